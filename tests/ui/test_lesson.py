"""Watch and learn: the computer plays every seat in every game, says why, and waits or hurries as it is told."""

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from bezique_desktop.games.catalogue import game_ids
from bezique_desktop.players.hint import hint
from bezique_desktop.table.step import Step
from bezique_desktop.ui.adviser import Adviser
from bezique_desktop.ui.desktop import Desktop
from bezique_desktop.ui.dialogs.ledger_page import LedgerPage
from bezique_desktop.ui.dialogs.new_game_page import NewGamePage
from bezique_desktop.ui.dialogs.start_page import StartPage
from bezique_desktop.ui.model.lesson import PACES_MS, Lesson
from bezique_desktop.ui.model.new_game import NewGame
from bezique_desktop.ui.settings import Preferences
from tests.e2e.test_leftovers import children
from tests.ui.tables import table_of, wait_until
from tests.ui.windows import (
    button,
    click,
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

WISH = NewGame("program-short", "casual", seed=1)


class QuickAdviser(Adviser):
    """Answers at once by rules of thumb, in this process."""

    def ask(self, step: Step) -> None:
        self.advised.emit(step, hint(step.view, 0))


@pytest.fixture
def desktop(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desktop]:
    monkeypatch.setattr("bezique_desktop.ui.matches.Adviser", QuickAdviser)
    made = desktop_of()
    yield made
    discard(made)


def lesson_of(desktop: Desktop) -> Lesson:
    lesson = desktop.room.lesson
    assert lesson is not None
    return lesson


def moves(desktop: Desktop) -> int:
    """How much has been played."""
    return step_of(desktop).number


def offered(desktop: Desktop) -> list[str]:
    state = view_of(desktop).state
    assert state is not None
    return [offer.tool for offer in state.offers]


def buttons(desktop: Desktop) -> list[str]:
    """What the page on top offers."""
    page = desktop.window.overlay.page
    assert page is not None
    return [each.text() for each in page.findChildren(QPushButton) if each.isVisible()]


@pytest.mark.slow
@pytest.mark.parametrize("game", game_ids())
def test_a_whole_deal_is_played_and_explained(game: str, desktop: Desktop) -> None:
    desktop.teach(NewGame(game, "casual", seed=3))
    reasons = set()
    while step_of(desktop).deal_result is None and step_of(desktop).match_result is None:
        advice = view_of(desktop).attention.advice
        if advice is not None:
            assert advice.title
            reasons.add(advice.reason)
        before = moves(desktop)
        lesson_of(desktop).next_move()
        settle()
        assert moves(desktop) > before
    assert len(reasons) > 5
    assert desktop.window.overlay.page is None


@pytest.mark.parametrize("seat", [0, 1])
def test_the_reason_is_told_before_the_move(seat: int, desktop: Desktop) -> None:
    desktop.teach(WISH)
    while step_of(desktop).view.to_act != seat:
        press(Qt.Key.Key_Return)
    advice, before = view_of(desktop).attention.advice, step_of(desktop)
    assert advice is not None
    assert advice.title.startswith(before.names[1]) == (seat == 1)
    assert before.view.legal == ()
    press(Qt.Key.Key_Return)
    view = step_of(desktop).view
    seen = {*view.trick, *view.played, *view.shown[seat]}
    assert set(advice.action.cards) <= seen


def test_it_goes_on_by_itself_and_waits_when_told(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bezique_desktop.ui.model.lesson.PACES_MS", (30, 30, 30, 30, 30))
    desktop.teach(WISH)
    wait_until(lambda: moves(desktop) > 3)
    press(Qt.Key.Key_Space)
    assert offered(desktop)[0] == "resume"
    before = moves(desktop)
    QTest.qWait(120)
    assert moves(desktop) == before
    press(Qt.Key.Key_Right)
    assert moves(desktop) > before
    press(Qt.Key.Key_Space)
    wait_until(lambda: moves(desktop) > before + 2)


def test_it_can_be_made_faster_and_slower(desktop: Desktop) -> None:
    desktop.teach(WISH)
    lesson = lesson_of(desktop)
    usual = lesson.progress.pace
    press(Qt.Key.Key_2)
    assert lesson.progress.pace == usual + 1
    for _ in PACES_MS:
        lesson.faster()
    assert "faster" not in offered(desktop)
    for _ in PACES_MS:
        lesson.slower()
    assert "slower" not in offered(desktop)
    assert "faster" in offered(desktop)
    assert list(PACES_MS) == sorted(PACES_MS, reverse=True)


def test_another_may_begin_while_cards_are_still_moving(desktop: Desktop) -> None:
    desktop.preferring.take(replace(desktop.preferences, pace="normal"))
    desktop.teach(WISH)
    settle()
    assert view_of(desktop).busy
    desktop.teach(replace(WISH, seed=2))
    assert moves(desktop) == 1


def test_no_move_is_made_under_a_page(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bezique_desktop.ui.model.lesson.PACES_MS", (30, 30, 30, 30, 30))
    desktop.teach(WISH)
    press(Qt.Key.Key_F1)
    before = moves(desktop)
    QTest.qWait(150)
    assert moves(desktop) == before
    press(Qt.Key.Key_Escape)
    wait_until(lambda: moves(desktop) > before)


def test_the_reason_follows_the_language(desktop: Desktop) -> None:
    """Whatever is changed in the preferences while it waits, the reason stands there again."""
    desktop.teach(WISH)
    press(Qt.Key.Key_Space)
    before = view_of(desktop).attention.advice
    desktop.preferring.take(replace(desktop.preferences, language="ru"))
    settle()
    after = view_of(desktop).attention.advice
    assert before is not None
    assert after is not None
    assert after.action == before.action
    assert after.reason != before.reason


def test_the_end_of_a_deal_waits_for_the_player(desktop: Desktop) -> None:
    desktop.teach(NewGame("program-long", "casual", seed=1))
    while step_of(desktop).deal_result is None:
        lesson_of(desktop).next_move()
        settle()
    assert step_of(desktop).view.deal_number == 1
    press(Qt.Key.Key_Space)
    assert step_of(desktop).view.deal_number == 2
    assert view_of(desktop).attention.advice is not None


def test_nothing_can_be_played_or_taken_back(desktop: Desktop) -> None:
    desktop.teach(WISH)
    for _ in range(6):
        press(Qt.Key.Key_Return)
    before = moves(desktop)
    for deed in ("undo", "redo", "hint", "deal again", "concede", "stop"):
        desktop.perform(deed)
        settle()
        assert desktop.window.overlay.page is None
    assert moves(desktop) == before
    assert step_of(desktop).match_result is None
    assert not desktop.room.session or desktop.room.session.looks_on


def test_what_only_a_player_can_do_is_not_offered(desktop: Desktop) -> None:
    """While a match without a limit runs and between its deals, in the menu and in the ledger."""
    desktop.teach(NewGame("sixty-six", "casual", {"s_match_target": 0}, seed=1))
    while True:
        lines = " ".join(line.text() for line in menu_lines())
        for words in ("Concede", "End the match", "Judge my decisions", "Take back", "Same cards"):
            assert words not in lines
        if step_of(desktop).deal_result is not None:
            break
        while step_of(desktop).deal_result is None:
            press(Qt.Key.Key_Return)
    from_menu("Ledger")
    assert "End the match" not in buttons(desktop)
    assert "Same cards again" in buttons(desktop)


def test_a_finished_lesson_teaches_the_same_cards_again(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bezique_desktop.ui.model.lesson.PACES_MS", (30, 30, 30, 30, 30))
    desktop.teach(NewGame("program-short", "casual", {"target": 100}, seed=5))
    number, hand = desktop.keeping.number_to_come, set(step_of(desktop).view.hand)
    while step_of(desktop).match_result is None:
        press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Space)
    page = desktop.window.overlay.page
    assert isinstance(page, LedgerPage)
    assert "Analyse" not in buttons(desktop)
    click(button(page, "Same cards again"))
    assert desktop.room.lesson is not None
    assert step_of(desktop).view.deal_number == 1
    assert set(step_of(desktop).view.hand) == hand
    assert desktop.keeping.number_to_come == number
    press(Qt.Key.Key_F1)
    before = moves(desktop)
    QTest.qWait(150)
    assert moves(desktop) == before


def test_a_deal_of_a_lesson_is_taught_again(desktop: Desktop) -> None:
    desktop.teach(NewGame("program-long", "casual", seed=1))
    hand = set(step_of(desktop).view.hand)
    while step_of(desktop).deal_result is None:
        press(Qt.Key.Key_Return)
    from_menu("Ledger")
    page = desktop.window.overlay.page
    assert page is not None
    click(button(page, "Same cards again"))
    assert step_of(desktop).deal_result is None
    assert set(step_of(desktop).view.hand) == hand
    before = moves(desktop)
    press(Qt.Key.Key_Return)
    assert moves(desktop) > before


def test_the_player_may_take_over(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bezique_desktop.ui.matches.drivers", lambda table, levels: [])
    desktop.teach(WISH)
    for _ in range(8):
        press(Qt.Key.Key_Return)
    played = (*step_of(desktop).view.played, *step_of(desktop).view.trick)
    press(Qt.Key.Key_1)
    assert desktop.room.lesson is None
    assert (*step_of(desktop).view.played, *step_of(desktop).view.trick) == played
    assert "pause" not in offered(desktop)


def test_it_is_reached_from_the_start_page(desktop: Desktop) -> None:
    start = desktop.window.content
    assert isinstance(start, StartPage)
    click(button(start, "Watch and learn"))
    assert desktop.room.lesson is not None
    assert step_of(desktop).view.rules.game == Preferences().game


def test_it_is_reached_from_new_game_with_the_rules_on_the_page(desktop: Desktop) -> None:
    press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    page = desktop.window.overlay.page
    assert isinstance(page, NewGamePage)
    click(button(page, "Sixty-Six"))
    link = button(page, "Watch and learn")
    link.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Space)
    assert desktop.room.lesson is not None
    assert step_of(desktop).view.rules.game == "sixty-six"
    assert desktop.preferences.game == Preferences().game


def test_from_the_menu_it_is_the_game_on_the_table(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not the one that was dealt last, and never the cards that the player holds."""
    monkeypatch.setattr("bezique_desktop.ui.matches.drivers", lambda table, levels: [])
    desktop.deal(NewGame("classic", "casual", seed=2))
    match = table_of("sixty-six", 4).match
    match.start_deal()
    desktop.go_on_with(match)
    desktop.perform("watch")
    assert lesson_of(desktop) is not None
    assert step_of(desktop).view.rules.game == "sixty-six"
    desktop.deal(NewGame("classic", "casual", seed=2))
    hand = set(step_of(desktop).view.hand)
    desktop.perform("watch")
    assert step_of(desktop).view.rules.game == "classic"
    assert set(step_of(desktop).view.hand) != hand


def test_a_match_in_progress_waits_meanwhile(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing of the lesson is kept."""
    monkeypatch.setattr("bezique_desktop.ui.matches.drivers", lambda table, levels: [])
    desktop.deal(NewGame("classic", "casual", seed=2))
    number = desktop.keeping.number_to_come
    desktop.teach(WISH)
    press(Qt.Key.Key_Return)
    desktop.show_start()
    assert desktop.unfinished is not None
    assert desktop.unfinished.match.rules.game == "classic"
    assert desktop.keeping.number_to_come == number


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks the system about processes")
@pytest.mark.parametrize("deed", ["start", "new", "quit"])
def test_its_program_goes_with_it(deed: str, qtbot: QtBot) -> None:
    """With the real worker: it explains, and no process is left."""
    desktop = desktop_of()
    before = own_children()
    desktop.teach(WISH)
    wait_until(lambda: view_of(desktop).attention.advice is not None)
    started = own_children() - before
    assert len(started) == 1
    press(Qt.Key.Key_Return)
    {"start": desktop.show_start, "new": lambda: desktop.teach(WISH), "quit": desktop.close}[deed]()
    assert not started & own_children()
    discard(desktop)
    assert own_children() <= before


def own_children() -> set[int]:
    """The processes that these tests have started."""
    return set(children(os.getpid()))
