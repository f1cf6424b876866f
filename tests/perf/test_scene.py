"""The table is quick: no handler computes for long, a frame costs little more than its pixmaps, memory stays flat."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
HANDLER_MS = 50
"""How long an event handler may compute on the window's thread."""
FRAME_RATIO = 1.2
"""What a frame with eight moving cards may cost beside a bare repaint of the same pixmaps."""
GROWTH_MB = 6
"""How much memory may grow from the first hundred deals to the next hundred."""


def measured(module: str, *arguments: str) -> dict[str, Any]:
    """What a program of its own has measured."""
    command = [sys.executable, "-m", f"tests.perf.{module}", *arguments]
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True, timeout=1800, check=True)
    told: dict[str, Any] = json.loads(done.stdout)
    return told


@pytest.mark.long
def test_no_handler_computes_for_long(
    capsys: pytest.CaptureFixture[str], record_property: Callable[[str, object], None]
) -> None:
    """In the whole program; the run that a busy machine has disturbed least counts."""
    told = measured("handlers")
    for _again in range(2):
        if told["slowest"][0][0] >= HANDLER_MS:
            told = min(told, measured("handlers"), key=lambda told: float(told["slowest"][0][0]))
    slowest, name = told["slowest"][0]
    record_property("slowest handlers, ms", told["slowest"])
    with capsys.disabled():
        sys.stdout.write(f"\n  the slowest of {told['events']} handlers took {slowest:.0f} ms: {name}\n")
    assert told["moves"] > 20
    assert slowest < HANDLER_MS


@pytest.mark.long
def test_frame_costs_little_more_than_its_pixmaps(record_property: Callable[[str, object], None]) -> None:
    told = measured("frames", "frames")
    record_property("frame", told)
    assert told["ratio"]["8 moving"] <= FRAME_RATIO
    assert told["ratio"]["2 moving"] < told["ratio"]["8 moving"]


@pytest.mark.long
def test_memory_stays_flat(record_property: Callable[[str, object], None]) -> None:
    told = measured("frames", "memory", "200")
    record_property("memory, MB", told)
    assert told["last deal"] - told["half"] < GROWTH_MB
