"""How well the computers play is changed while a match goes on: who sits there, what is told of it, and what stays."""

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bezique_desktop.engine.record import record_text
from bezique_desktop.storage.autosave import saved_in
from bezique_desktop.storage.places import places
from bezique_desktop.storage.records import read_record, records_in
from bezique_desktop.ui import seating
from bezique_desktop.ui.desktop import Desktop
from bezique_desktop.ui.dialogs.levels_page import LevelsPage
from bezique_desktop.ui.model.new_game import NewGame
from bezique_desktop.ui.scene.plates import plate_text
from bezique_desktop.ui.words import set_language
from tests.e2e.processes import is_alive, pids_in
from tests.ui.tables import wait_until
from tests.ui.windows import (
    button,
    click,
    computers,
    desktop_of,
    discard,
    from_menu,
    menu_lines,
    press,
    settle,
    step_of,
    view_of,
)

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)

WORDS = "How well they play"


@pytest.fixture
def desktops(desktops: Callable[..., Desktop], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Desktop]:
    """Computers play in this process."""
    monkeypatch.setattr("bezique_desktop.ui.matches.drivers", computers)
    return desktops


def asked(desktop: Desktop) -> LevelsPage:
    """The page, opened from the menu."""
    from_menu(WORDS)
    page = desktop.window.overlay.page
    assert isinstance(page, LevelsPage)
    return page


def change(desktop: Desktop, *levels: int) -> None:
    """Click on these levels, from 1, seat by seat, 0 for no click."""
    page = asked(desktop)
    for row, level in zip(page.rows, levels, strict=True):
        if level:
            click(row.levels.buttons[level - 1])
    click(button(page, "Done"))


def levels(desktop: Desktop) -> list[str]:
    assert desktop.room.match is not None
    return desktop.room.match.levels


def play(desktop: Desktop, moves: int = 10_000) -> None:
    """Play the first legal action so often, at most to the end of the match."""
    for _move in range(moves):
        step, session = step_of(desktop), desktop.room.session
        assert session is not None
        if step.match_result is not None:
            return
        if step.deal_result is not None:
            desktop.next_deal()
        else:
            session.submit(step.view.legal[0])
        settle()


def test_another_computer_plays_on(desktop: Desktop) -> None:
    before, companion = step_of(desktop), desktop.room.companions[0]
    change(desktop, 6)
    assert desktop.window.overlay.page is None
    assert desktop.room.companions[0] is not companion
    assert levels(desktop) == ["", "master"]
    assert step_of(desktop).view == before.view
    state = view_of(desktop).state
    assert state is not None
    plate = plate_text(state.step, state.company, 1, 0)
    assert (plate.name, plate.note.partition(" ·")[0]) == ("Anton", "Master")
    assert state.company.line(1) == "Master: imagines what you may hold"
    play(desktop, 4)
    desktop.perform("undo")
    assert levels(desktop) == ["", "master"]
    assert (desktop.preferences.level, desktop.preferences.seat_levels) == ("master", ("master",))


def test_by_keyboard(desktop: Desktop) -> None:
    page = asked(desktop)
    assert QApplication.focusWidget() is page.rows[0].levels.buttons[0]
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Right)
    assert page.rows[0].note.text().startswith("Steady: ")
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Space)
    assert desktop.window.overlay.page is None
    assert levels(desktop) == ["", "steady"]
    from_menu(WORDS)
    again = desktop.window.overlay.page
    assert isinstance(again, LevelsPage)
    click(again.rows[0].levels.buttons[4])
    press(Qt.Key.Key_Escape)
    assert levels(desktop) == ["", "steady"]


def test_each_is_named_and_only_who_changes_is_replaced(started: Desktop) -> None:
    started.deal(NewGame("four-handed", "steady", seed=3, levels=("steady", "master", "casual")))
    page = asked(started)
    told = [(row.name.text(), row.levels.accessibleName(), row.level) for row in page.rows]
    names, before = step_of(started).names[1:], list(started.room.companions)
    assert [level for _name, _called, level in told] == levels(started)[1:]
    assert [called for _name, called, _level in told] == [f"Level of {name}" for name in names]
    assert [name for name, _called, _level in told] == [names[0], f"{names[1]}, your partner", names[2]]
    faces, place = started.room.faces, levels(started).index("master")
    press(Qt.Key.Key_Escape)
    change(started, *[1 if seat == place else 0 for seat in (1, 2, 3)])
    assert levels(started)[place] == "beginner"
    assert [new is old for new, old in zip(started.room.companions, before, strict=True)] == [
        seat != place for seat in (1, 2, 3)
    ]
    assert (step_of(started).names[1:], started.room.faces) == (names, faces)
    play(started, 5)


def test_nothing_chosen_nothing_changes(desktop: Desktop) -> None:
    before, companion = levels(desktop), desktop.room.companions[0]
    change(desktop, 0)
    assert levels(desktop) == before
    assert desktop.room.companions[0] is companion


def test_the_new_level_outlives_the_program(desktops: Callable[[], Desktop]) -> None:
    first = desktops()
    first.deal(NewGame("three-handed", "casual", seed=3))
    play(first, 5)
    change(first, 5, 1)
    told = saved_in((places().journal / "match.journal").read_bytes()).match
    assert first.room.match is not None
    assert record_text(told) == record_text(first.room.match)
    play(first, 2)
    names, faces = step_of(first).names, first.room.faces
    first.window.close()
    second = desktops()
    second.resume()
    assert levels(second) == ["", "expert", "beginner"]
    assert [who.level for who in second.room.opponents] == ["expert", "beginner"]
    assert (step_of(second).names, second.room.faces) == (names, faces)
    assert [row.level for row in asked(second).rows] == ["expert", "beginner"]


def test_a_rematch_is_against_the_new_level_and_the_record_tells_it(desktop: Desktop) -> None:
    change(desktop, 2)
    desktop.perform("concede")
    page = desktop.window.overlay.page
    assert page is not None
    click(button(page, "Concede"))
    desktop.rematch()
    assert levels(desktop) == ["", "casual"]
    assert step_of(desktop).names[1] == "Clara"
    desktop.show_start()
    assert [read_record(file).levels for file in records_in(desktop.keeping.records)] == [["", "casual"]]


def test_it_is_not_offered_where_nobody_plays(desktop: Desktop) -> None:
    assert any(line.text().startswith(WORDS) for line in menu_lines())
    desktop.concede()
    refuses(desktop)
    desktop.records.replay()
    refuses(desktop)
    desktop.teach(NewGame("program-long", "novice", seed=3))
    refuses(desktop)
    desktop.show_start()
    refuses(desktop)


def refuses(desktop: Desktop) -> None:
    settle()
    desktop.window.overlay.clear()
    assert not any(line.text().startswith(WORDS) for line in menu_lines())
    desktop.perform("levels")
    assert desktop.window.overlay.page is None


def test_another_language_leaves_what_is_chosen(desktop: Desktop) -> None:
    """The page is made anew under the preferences."""
    click(asked(desktop).rows[0].levels.buttons[3])
    press(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    desktop.preferring.take(replace(desktop.preferences, language="ru"))
    press(Qt.Key.Key_Escape)
    page = desktop.window.overlay.page
    assert isinstance(page, LevelsPage)
    assert page.rows[0].levels.buttons[3].isChecked()
    assert levels(desktop)[1] != "skilled"
    click(button(page, "Готово"))
    assert levels(desktop)[1] == "skilled"


def test_in_russian(desktop: Desktop) -> None:
    set_language("ru")
    desktop.perform("levels")
    page = desktop.window.overlay.page
    assert isinstance(page, LevelsPage)
    assert page.accessibleName() == "Сила игры компьютера"
    assert page.rows[0].levels.accessibleName() == "Сила игрока Антон"
    assert page.rows[0].levels.buttons[5].accessibleName() == "6, Мастер: представляет, что у вас на руках"


def test_one_that_thinks_is_asked_anew_and_its_program_is_gone(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, program = tmp_path / "pids", tmp_path / "thinker.py"
    program.write_text(
        "import os, sys, time, json\nquestion = json.loads(sys.stdin.readline())\n"
        f"print(os.getpid(), file=open({str(told)!r}, 'a', buffering=1))\n"
        "if sys.argv[1] != 'master':\n    time.sleep(60)\n"
        "print(json.dumps({'action': question['view']['legal'][0], 'number': question['number']}), flush=True)\n"
        "sys.stdin.readline()\n"
    )
    monkeypatch.setattr(seating, "worker_command", lambda level: [sys.executable, str(program), level])
    desktop = desktop_of()
    desktop.deal(NewGame("classic", "beginner", seed=1))
    play(desktop, 1)
    wait_until(lambda: len(pids_in(told)) == 1)
    thinker, before = pids_in(told)[0], step_of(desktop)
    change(desktop, 6)
    assert not is_alive(thinker)
    wait_until(lambda: len(step_of(desktop).view.trick) != len(before.view.trick))
    assert len(pids_in(told)) == 2
    discard(desktop)
    assert not any(is_alive(pid) for pid in pids_in(told))
