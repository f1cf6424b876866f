"""While a computer thinks, the player may start anew, take back or leave: its program is gone, its move never comes."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from bezique_desktop.ui import seating
from bezique_desktop.ui.desktop import Desktop
from bezique_desktop.ui.model.new_game import NewGame
from tests.e2e.processes import is_alive, pids_in
from tests.ui.tables import wait_until
from tests.ui.windows import desktop_of, discard

WISH = NewGame("classic", "novice", seed=1)


@pytest.fixture
def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a computer that never answers leaves the numbers of its processes."""
    file, program = tmp_path / "pids", tmp_path / "thinker.py"
    program.write_text(
        "import os, sys, time\nsys.stdin.readline()\n"
        f"print(os.getpid(), file=open({str(file)!r}, 'a', buffering=1))\ntime.sleep(60)\n"
    )
    monkeypatch.setattr(seating, "worker_command", lambda level: [sys.executable, str(program)])
    return file


@pytest.fixture
def desktop(qtbot: QtBot, told: Path) -> Iterator[Desktop]:
    made = desktop_of()
    yield made
    discard(made)


def think(desktop: Desktop, told: Path) -> int:
    """Deal, lead a card and wait until the computer thinks about it; the number of its process."""
    desktop.deal(WISH)
    step, session = desktop.step, desktop.room.session
    assert step is not None
    assert session is not None
    session.submit(step.view.legal[0])
    wait_until(lambda: bool(pids_in(told)))
    return pids_in(told)[-1]


@pytest.mark.parametrize("deed", ["new", "undo", "start", "quit"])
def test_what_it_thought_is_forgotten(deed: str, desktop: Desktop, told: Path) -> None:
    thinker = think(desktop, told)
    if deed == "new":
        desktop.deal(WISH)
    elif deed == "undo":
        desktop.perform("undo")
    elif deed == "start":
        desktop.show_start()
    else:
        desktop.close()
    assert not is_alive(thinker)
    step = desktop.step
    QCoreApplication.processEvents()
    assert desktop.step is step
    assert step is None or not step.view.played + step.view.trick or deed in ("start", "quit")


@pytest.mark.parametrize("fault", ["import sys; sys.stdin.readline()", "print('[1, 2', flush=True); input()"])
def test_who_fails_is_named_once_and_the_game_goes_on(
    fault: str, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "faulty.py"
    program.write_text(fault)
    monkeypatch.setattr(seating, "worker_command", lambda level: [sys.executable, str(program)])
    desktop = desktop_of()
    desktop.deal(NewGame("three-handed", "novice", seed=1))
    told: list[str] = []
    desktop.room.failed.connect(told.append)
    for _ in range(3):
        wait_until(lambda: desktop.step is not None and bool(desktop.step.view.legal))
        step, session = desktop.step, desktop.room.session
        assert step is not None
        assert session is not None
        session.submit(step.view.legal[0])
    names = desktop.step.names if desktop.step is not None else ()
    assert sorted(text.split(" does not")[0] for text in told) == sorted(names[1:])
    discard(desktop)
