"""Build the bundle and use it: `python packaging/smoke.py [--work FOLDER] [--compare]`.

It bundles the package that this Python imports: the checkout, or with PYTHONPATH a compiled build. Each game plays a
demo deal and must leave a picture, the referee must answer; size and start are reported, with `--compare` beside
those of an empty window in the same wrapping.
"""

import argparse
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from PIL import Image

from bundle import SHARED_LIBRARY
from progress import Unable, run, say, step

HERE = Path(__file__).resolve().parent
SUFFIX = ".exe" if sys.platform == "win32" else ""
STARTS = 5
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


def fastest_start(program: Path, *arguments: str, home: Path) -> float:
    """Seconds to show a window, write its picture and end; the least of several starts."""
    times = []
    for _ in range(STARTS):
        begin = time.perf_counter()
        start(program, *arguments, home=home)
        times.append(time.perf_counter() - begin)
    return min(times)


def report(bundle: Path, empty: Path | None, home: Path) -> None:
    picture = str(home / "start.png")
    seconds = fastest_start(bundle / "bezique-desktop", "--screenshot", picture, home=home)
    say(f"The bundle: {size(bundle):.0f} MB; start page drawn, written and left in {seconds:.2f} s")
    if empty:
        least = fastest_start(empty / "empty-window", picture, home=home)
        say(
            f"An empty window: {size(empty):.0f} MB, {least:.2f} s; the ratios are",
        )
        say(f"  {size(bundle) / size(empty):.2f} in size and {seconds / least:.2f} in time")


def smoke(work: Path, compare: bool) -> None:
    home = work / "home"
    home.mkdir(parents=True, exist_ok=True)
    with step("Building the bundle"):
        bundle = build("bezique.spec", "bezique-desktop", work)
    check_engine(bundle, home)
    with step("Playing every game"):
        check_games(bundle, home)
    with step("Asking the referee"):
        check_referee(bundle, home)
    empty = build("empty_window.spec", "empty-window", work) if compare else None
    report(bundle, empty, home)


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
