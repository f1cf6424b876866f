"""How much memory a computer player's process takes."""

import json
import subprocess
from pathlib import Path

import pytest

from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.advice_lines import ADVICE
from bezique_desktop.players.protocol import view_to_plain
from bezique_desktop.players.registry import LEVELS
from bezique_desktop.ui.driver import worker_command
from tests.players.states import ALL_GAMES, met

MOST_MEGABYTES = 150
MOVES = 6


def peak(pid: int) -> float:
    """The most memory that a process has had so far, in megabytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM:")) / 1024


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="asks the system about memory")
def test_the_strongest_player_takes_little_memory() -> None:
    """Below 150 MB after moves and hints in every game, one after another."""
    command = worker_command(LEVELS[-1])
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        for game in ALL_GAMES:
            for number, view in enumerate(met(rules_of(game), MOVES, 25)):
                question = {"view": view_to_plain(view), "seed": number}
                for wanted, asked in (("action", question), ("advice", {**question, "advice": ADVICE})):
                    worker.stdin.write(json.dumps(asked) + "\n")
                    worker.stdin.flush()
                    assert wanted in json.loads(worker.stdout.readline())
        taken = peak(worker.pid)
        worker.stdin.close()
    assert taken < MOST_MEGABYTES, f"{taken:.0f} MB"
