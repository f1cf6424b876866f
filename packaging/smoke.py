"""Build the bundle and use it: `python packaging/smoke.py [--work FOLDER] [--compare]`.

It bundles the package that this Python imports: the checkout, or with PYTHONPATH a compiled build. Each game plays a
demo deal and must leave a picture, the referee must answer. `--compare` reports size and start beside those of an empty
window in the same wrapping.
"""

import argparse
import importlib.util
import json
import math
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from bundle import FIRST_PAINT, MEASURED, SHARED_LIBRARY
from progress import Unable, run, say, step

HERE = Path(__file__).resolve().parent
SUFFIX = ".exe" if sys.platform == "win32" else ""
STARTS = 9
PROGRAM = HERE.parent / "tests" / "perf" / "first_paint.py"
"""Ends when the program is painted."""
SCENES = {
    "the start page": ["bezique", "--size", "1280x800"],
    "a deal of program-long": ["bezique", "--new", "program-long", "--size", "1280x800"],
}
EMPTY = "empty-window"
PATIENCE = 60
"""Seconds that one start of the program may take."""

FEWEST_COLOURS = 200
"""A picture of the table has thousands; a blank or broken one a few."""


def build(spec: str, name: str, work: Path) -> Path:
    """The folder of the bundle that a spec describes; `-P`, since a package in the current folder is not the one."""
    folders = ["--distpath", str(work / "dist"), "--workpath", str(work / "build")]
    command = [sys.executable, "-P", "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    run([*command, *folders, HERE / spec], f"PyInstaller could not build {spec}.")
    return work / "dist" / name


def start(program: Path, *arguments: str, home: Path, typed: str = "") -> str:
    """What a program of the bundle prints; it must end well, in an environment that helps it with nothing."""
    variables = {"QT_QPA_PLATFORM": "offscreen", "BEZIQUE_HOME": str(home), "PYTHONPATH": ""}
    ended = subprocess.run(
        [program.with_name(program.name + SUFFIX), *arguments],
        input=typed, capture_output=True, encoding="utf-8", timeout=PATIENCE, env=os.environ | variables, cwd=home,
    )  # fmt: skip
    if ended.returncode:
        call = " ".join([program.name, *arguments])
        raise Unable(f"{call} ended with {ended.returncode}:\n{ended.stdout}{ended.stderr}")
    return ended.stdout


def check_picture(file: Path) -> None:
    """A picture that shows something."""
    if not file.is_file():
        raise Unable(f"No picture was written to {file}.")
    with Image.open(file) as picture:
        colours = picture.convert("RGB").getcolors(maxcolors=picture.width * picture.height) or []
    if len(colours) < FEWEST_COLOURS:
        raise Unable(f"The picture {file} has only {len(colours)} colours.")


def check_engine(bundle: Path, home: Path) -> None:
    """The bundle has the engine compiled exactly if this Python has."""
    told = start(bundle / "bezique", "--version", home=home).strip()
    say(f"  {told}")
    if ("compiled" in told) != (importlib.util.find_spec(SHARED_LIBRARY) is not None):
        raise Unable("The engine in the bundle is not the one that was to be bundled.")


def check_games(bundle: Path, home: Path) -> None:
    games = sorted(file.stem.replace("_", "-") for file in bundle.rglob("bezique_desktop/games/*.toml"))
    if not games:
        raise Unable("The bundle holds no games.")
    for game in games:
        picture = home / f"{game}.png"
        start(bundle / "bezique-desktop", "--demo", "--screenshot", str(picture), "--new", game, home=home)
        check_picture(picture)
    say(f"  each played a demo deal and was drawn: {', '.join(games)}")


def check_referee(bundle: Path, home: Path) -> None:
    requests = [{"new": {"game": "program-long"}}, {"deal": {"seed": 1}}, {"view": 0}, {"nonsense": 1}]
    lines = "".join(f"{json.dumps(request)}\n" for request in requests)
    answers = [json.loads(line) for line in start(bundle / "bezique", "referee", home=home, typed=lines).splitlines()]
    if [answer["ok"] for answer in answers] != [True, True, True, False]:
        raise Unable(f"The referee answered {answers}.")


def size(folder: Path) -> float:
    """In megabytes, every file counted once."""
    return sum(file.stat().st_size for file in folder.rglob("*") if not file.is_symlink() and file.is_file()) / 1e6


def report(bundle: Path, empty: Path, home: Path) -> None:
    """The size of the bundle and its start, both beside an empty window."""
    own = size(bundle) - (bundle / (MEASURED + SUFFIX)).stat().st_size / 1e6
    say(f"The bundle: {own:.0f} MB, {own / size(empty):.2f} of the {size(empty):.0f} MB of an empty window")
    scenes: dict[str, list[str | Path]] = {"an empty window": [empty / EMPTY]}
    scenes |= {scene: [bundle / MEASURED, *words] for scene, words in SCENES.items()}
    times = fastest_starts(list(scenes.values()), home)
    for scene, seconds in zip(scenes, times, strict=True):
        say(f"  {scene} is painted after {seconds:.2f} s, {seconds / times[0]:.2f} of an empty one")


def fastest_starts(commands: Sequence[Sequence[str | Path]], home: Path) -> list[float]:
    """Seconds that each program takes to paint its window; the least of several starts, which they take in turns."""
    times = [math.inf] * len(commands)
    for _ in range(STARTS):
        for place, (program, *words) in enumerate(commands):
            with tempfile.TemporaryDirectory(dir=home) as fresh:
                begin = time.perf_counter()
                start(Path(program), *map(str, words), home=Path(fresh))
                times[place] = min(times[place], time.perf_counter() - begin)
    return times


def smoke(work: Path, compare: bool) -> None:
    home = work / "home"
    home.mkdir(parents=True, exist_ok=True)
    if compare:
        os.environ[FIRST_PAINT] = str(PROGRAM)
    with step("Building the bundle"):
        bundle = build("bezique.spec", "bezique-desktop", work)
    check_engine(bundle, home)
    with step("Playing every game"):
        check_games(bundle, home)
    with step("Asking the referee"):
        check_referee(bundle, home)
    if compare:
        report(bundle, build("empty_window.spec", EMPTY, work), home)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Build the bundle and use it.")
    parser.add_argument("--work", type=Path, help="where to build (default: a folder that is removed at the end)")
    parser.add_argument("--compare", action="store_true", help="build an empty window too and report the ratios")
    return parser.parse_args()


def main() -> int:
    asked = arguments()
    try:
        if asked.work:
            smoke(asked.work.resolve(), asked.compare)
        else:
            with tempfile.TemporaryDirectory() as work:
                smoke(Path(work), asked.compare)
    except (Unable, subprocess.TimeoutExpired) as reason:
        say(str(reason))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
