"""Processes that tests start and that must be gone afterwards."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path


def is_alive(pid: int) -> bool:
    """Whether there is such a process, other than one that waits to be buried."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (OSError, ProcessLookupError):
        return False


def pids_in(file: Path) -> list[int]:
    """The numbers that programs have written into a file, a line each."""
    return [int(word) for word in file.read_text().split()] if file.exists() else []


def wait_for(condition: Callable[[], bool], seconds: float = 20) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not come about"
        time.sleep(0.05)
