"""Whoever ends a command that measures, and however: no helper and no program from outside is left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.e2e.processes import is_alive, pids_in, wait_for

HUNG = """
import os, time
with open({file!r}, "a") as told:
    print(os.getpid(), file=told, flush=True)
time.sleep(300)
"""

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks the system about processes")


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(entry.read_text().rpartition(")")[2].split()[1])
        except (OSError, ValueError):
            continue
        if parent == pid:
            found.append(int(entry.parent.name))
    return found


def heed_interrupts() -> None:
    """Programs started in the background of a shell pass on that they ignore an interrupt."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL], ids=["interrupt", "end", "kill"])
def test_nothing_is_left_of_a_comparison(how: signal.Signals, tmp_path: Path) -> None:
    file, bot = tmp_path / "pids", tmp_path / "bot.py"
    bot.write_text(HUNG.format(file=str(file)))
    players = f"greedy,cmd:{sys.executable} {bot}"
    words = ["play", "--jobs", "2", "--deals", "50", "--patience", "60", "--players", players]
    command = [sys.executable, "-m", "bezique_desktop.cli.main", *words]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL, preexec_fn=heed_interrupts) as play:
        try:
            wait_for(lambda: len(pids_in(file)) == 2)
            helpers = children(play.pid)
            assert len(helpers) == 2
            os.kill(play.pid, how)
            play.wait(20)
        finally:
            play.kill()
    wait_for(lambda: not any(is_alive(pid) for pid in [*helpers, *pids_in(file)]))


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["end", "kill"])
def test_no_computer_player_outlives_the_window(how: signal.Signals, home: Path) -> None:
    """The window ends in the middle of a match: its worker finds its input closed, and ends too."""
    words = ["--new", "program-long", "--level", "master", "--seed", "1"]
    command = [sys.executable, "-m", "bezique_desktop", *words]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as window:
        try:
            wait_for(lambda: len(children(window.pid)) == 1)
            workers = children(window.pid)
            os.kill(window.pid, how)
            window.wait(20)
        finally:
            window.kill()
    wait_for(lambda: not any(is_alive(pid) for pid in workers))
