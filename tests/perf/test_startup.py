"""How long it takes until something is seen, beside an empty window with a graphics view: reported, not judged.

The runs are interleaved and the least of each counts, so that a busy machine disturbs all alike.
"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest

RUNS: Final = 5
PROGRAM: Final = Path(__file__).with_name("first_paint.py")
SCENES: Final = {
    "an empty window": ["empty"],
    "the start page": ["bezique", "--size", "1280x800"],
    "a deal of program-long": ["bezique", "--new", "program-long", "--size", "1280x800"],
}


def seconds_to_paint(arguments: list[str], home: Path, cache: Path) -> float:
    """Seconds from the start of a process to its first painted window; sources are compiled, a player has no files."""
    shutil.rmtree(home, ignore_errors=True)
    variables = {**os.environ, "BEZIQUE_HOME": str(home), "PYTHONPYCACHEPREFIX": str(cache)}
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    begin = time.perf_counter()
    command = [sys.executable, str(PROGRAM), *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=variables) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        taken = time.perf_counter() - begin
        assert line.strip() == b"painted"
    return taken


@pytest.mark.slow
def test_seconds_to_the_first_paint(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    least = dict.fromkeys(SCENES, float("inf"))
    for run in range(RUNS + 1):
        for scene, arguments in SCENES.items():
            taken = seconds_to_paint(arguments, tmp_path / "home", tmp_path / "cache")
            if run:
                least[scene] = min(least[scene], taken)
    empty = least["an empty window"]
    with capsys.disabled():
        for scene, taken in least.items():
            sys.stdout.write(f"\n  {scene} painted after {taken * 1000:.0f} ms, {taken / empty:.2f} of an empty window")
        sys.stdout.write("\n")
