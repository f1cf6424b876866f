"""Hints come from a worker; whatever it does, the window goes on, and no hint is shown for another position."""

import json
import logging
import sys
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bezique_desktop.players.advice import Hint
from bezique_desktop.players.hint import QUICK_POSITIONS, hint
from bezique_desktop.players.registry import LEVELS
from bezique_desktop.table.step import Step
from bezique_desktop.ui import hinting
from bezique_desktop.ui.adviser import STRONGEST, Adviser, adviser_command
from bezique_desktop.ui.desktop import Desktop
from bezique_desktop.ui.model.new_game import NewGame
from tests.e2e.processes import is_alive, pids_in
from tests.ui.tables import table_of, wait_until
from tests.ui.windows import press, settle, step_of, view_of

WISH: Final = NewGame("program-short", "novice", seed=1)
HANGS: Final = "import time; time.sleep(60)"
ENDS: Final = "import sys; sys.stdin.readline()"
NONSENSE: Final = "import sys\nfor line in sys.stdin: print('[1, 2', flush=True)"
REFUSES: Final = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"error": "no", "number": json.loads(line)["number"]}), flush=True)
"""
CHEATS: Final = """
import json, sys
for line in sys.stdin:
    told = {"action": "play AS9", "reason": "only-move", "cards": [], "kind": None, "points": 0, "chances": 0}
    told |= {"worlds": 0, "runners": []}
    print(json.dumps({"advice": told, "number": json.loads(line)["number"]}), flush=True)
"""
THINKS: Final = """
import os, sys, time
for line in sys.stdin:
    with open({file!r}, "a") as told:
        print(os.getpid(), file=told)
    time.sleep(60)
"""


def command_of(program: str, tmp_path: Path) -> list[str]:
    file = tmp_path / "program.py"
    file.write_text(program)
    return [sys.executable, str(file)]


def dealt_step() -> Step:
    table = table_of()
    table.start()
    return table.step(0)


def told_by(adviser: Adviser, step: Step) -> tuple[Step, Hint]:
    """What an adviser says about a step."""
    told: list[tuple[Step, Hint]] = []
    adviser.advised.connect(lambda about, advice: told.append((about, advice)))
    adviser.ask(step)
    wait_until(lambda: bool(told))
    adviser.close()
    assert not adviser.is_asked
    return told[0]


def test_the_strongest_level_is_asked() -> None:
    assert LEVELS[-1] == STRONGEST


def test_a_hint_comes_from_the_worker(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    step = dealt_step()
    about, advice = told_by(Adviser(adviser_command()), step)
    assert about is step
    assert advice.action in step.view.legal
    assert advice.worlds > 0
    assert not caplog.records


@pytest.mark.parametrize(
    "program", [HANGS, ENDS, NONSENSE, REFUSES, CHEATS], ids=["hangs", "ends", "nonsense", "refuses", "cheats"]
)
def test_a_quick_hint_stands_in(program: str, qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    step = dealt_step()
    caplog.set_level(logging.WARNING)
    adviser = Adviser(command_of(program, tmp_path), 1000 if program == HANGS else 10_000)
    _about, advice = told_by(adviser, step)
    assert advice == hint(step.view, QUICK_POSITIONS)
    assert len(caplog.records) == 1


def test_the_answer_to_an_earlier_question_is_passed_over(qtbot: QtBot, tmp_path: Path) -> None:
    step, told = dealt_step(), []
    adviser = Adviser(command_of(HANGS, tmp_path))
    adviser.advised.connect(lambda *about: told.append(about))
    adviser.ask(step)
    adviser._hear(json.dumps({"advice": {}, "number": 0}))
    assert not told
    assert adviser.is_asked
    adviser.close()


# ---------------------------------------------------------------------- in the window
@pytest.fixture
def desktop(started: Desktop) -> Desktop:
    return started


@pytest.fixture
def thinking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where an adviser that never answers leaves the numbers of its processes."""
    file = tmp_path / "pids"
    command = command_of(THINKS.format(file=str(file)), tmp_path)
    monkeypatch.setattr(hinting, "adviser_command", lambda: command)
    return file


def test_the_hint_is_shown_and_done(desktop: Desktop) -> None:
    desktop.deal(WISH)
    press(Qt.Key.Key_H)
    wait_until(lambda: view_of(desktop).attention.advice is not None)
    shown = view_of(desktop).attention.advice
    assert shown is not None
    assert shown.action in step_of(desktop).view.legal
    before = step_of(desktop).number
    press(Qt.Key.Key_Return)
    assert step_of(desktop).number > before


def test_the_player_is_told_that_it_takes_a_while(thinking: Path, desktop: Desktop) -> None:
    desktop.deal(WISH)
    press(Qt.Key.Key_H)
    wait_until(lambda: view_of(desktop).attention.said != "")
    assert "Thinking" in view_of(desktop).attention.said


@pytest.mark.parametrize("deed", ["move", "undo", "new", "start", "quit"])
def test_a_hint_for_another_position_never_comes(deed: str, thinking: Path, desktop: Desktop) -> None:
    """And its process is gone at once."""
    desktop.deal(WISH)
    legal = step_of(desktop).view.legal
    desktop.room.choose(legal[0])
    wait_until(lambda: bool(step_of(desktop).view.legal))
    press(Qt.Key.Key_H)
    wait_until(lambda: bool(pids_in(thinking)))
    thinker = pids_in(thinking)[-1]
    {
        "move": lambda: desktop.room.choose(step_of(desktop).view.legal[0]),
        "undo": lambda: desktop.perform("undo"),
        "new": lambda: desktop.deal(WISH),
        "start": desktop.show_start,
        "quit": desktop.close,
    }[deed]()
    assert not is_alive(thinker)
    settle()
    assert view_of(desktop).attention.advice is None
