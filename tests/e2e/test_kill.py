"""A real process is killed at random moments, while it plays, undoes, saves and puts matches away: nothing is lost."""

import random
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path

import pytest

from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.record import record_text
from bezique_desktop.storage.autosave import Autosave, Saved
from bezique_desktop.storage.notices import Notice
from bezique_desktop.storage.places import Places
from bezique_desktop.storage.records import read_record, records_in
from tests.e2e import keeping

LONGEST = 0.08
"""Seconds that a process may play before it is killed."""


def killed(folder: Path, seed: int, moment: float, ready: bool) -> int:
    """Let a process play and kill it a moment after it is ready, or after its very start; returns how much it told."""
    command = [sys.executable, keeping.__file__, str(folder), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        if ready:
            assert process.stdout.readline() == b"ready\n", process.stderr.read()
        time.sleep(moment)
        process.kill()
        told = process.stdout.read().split()
        assert process.stderr.read() == b""
    return int(told[-1]) if told and told[-1] != b"ready" else 0


def left(folder: Path) -> Saved | None:
    notices: list[Notice] = []
    autosave = Autosave(Places(folder, folder), notices.append)
    saved = autosave.left()
    autosave.close()
    assert notices == []
    return saved


def state(saved: Saved | None) -> keeping.State:
    return None if saved is None else (saved.match.number, record_text(saved.match))


def kill_once(folder: Path, seed: int, moment: float, ready: bool) -> int:
    """One life and death; the journal then tells what was last told to be done, or the one thing after it."""
    before = left(folder)
    count = killed(folder, seed, moment, ready)
    after = state(left(folder))
    states = [state(before), *islice(keeping.doings(before, None, seed, Chance(seed)), count + 1)]
    assert after in states[count:]
    return count


def kill_often(folder: Path, times: int, moments: random.Random) -> None:
    done = 0
    for seed in range(1, times + 1):
        ready = moments.random() < 0.85
        done += kill_once(folder, seed, moments.uniform(0, LONGEST if ready else 2 * LONGEST), ready)
    assert done > 10 * times
    left(folder)
    assert list(Places(folder, folder).journal.glob("*.kept-*")) == []
    records = [read_record(path) for path in records_in(folder / "records")]
    assert len(records) > times // 20
    assert all(record.result is not None for record in records)
    assert len({record_text(record) for record in records}) == len(records)


def test_killed_at_some_moments_nothing_is_lost(tmp_path: Path) -> None:
    kill_often(tmp_path, 12, random.Random())


@pytest.mark.slow
def test_killed_at_a_hundred_moments_nothing_is_lost(tmp_path: Path) -> None:
    kill_often(tmp_path, 100, random.Random())
