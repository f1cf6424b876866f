"""Pages over pages: one of each kind, the one that is wanted on top, as it was left."""

import sys
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from bezique_desktop.ui.desktop import Desktop
from bezique_desktop.ui.dialogs.audit_page import AuditPage
from bezique_desktop.ui.dialogs.cut_page import CutPage
from bezique_desktop.ui.dialogs.draw_page import DrawPage
from bezique_desktop.ui.dialogs.keys_page import KeysPage
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.ledger_page import LedgerPage
from bezique_desktop.ui.dialogs.meld_chart import MeldChart
from bezique_desktop.ui.dialogs.new_game_page import NewGamePage
from bezique_desktop.ui.dialogs.opponents_page import OpponentsPage
from bezique_desktop.ui.dialogs.paper import Page
from bezique_desktop.ui.dialogs.preferences_page import PreferencesPage
from bezique_desktop.ui.dialogs.records_page import RecordsPage
from bezique_desktop.ui.dialogs.rules_page import RulesPage
from bezique_desktop.ui.model.new_game import NewGame
from bezique_desktop.ui.window_question import Question
from tests.ui.windows import button, click, from_menu, press, settle, step_of, until, view_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)
CONTROL = Qt.KeyboardModifier.ControlModifier


def kinds(desktop: Desktop) -> list[type[Page]]:
    """The pages that lie over the window, the one that is seen last."""
    return [type(page) for page in desktop.window.overlay.pages]


def top(desktop: Desktop) -> Page:
    """The page that is seen, alone."""
    pages = desktop.window.overlay.pages
    assert [page for page in pages if page.isVisible()] == pages[-1:]
    return pages[-1]


def test_pages_do_not_pile_up(desktop: Desktop) -> None:
    for _time in range(3):
        for key in (Qt.Key.Key_F1, Qt.Key.Key_F2):
            press(key)
    assert kinds(desktop) == [RulesPage, KeysPage]
    for line in ("Melds", "Ledger", "Preferences", "Opponents", "Melds", "Ledger", "Preferences", "Opponents", "Rules"):
        from_menu(line)
    assert kinds(desktop) == [KeysPage, MeldChart, LedgerPage, PreferencesPage, OpponentsPage, RulesPage]
    assert isinstance(top(desktop), RulesPage)


def test_a_page_comes_back_as_it_was_left(desktop: Desktop) -> None:
    press(Qt.Key.Key_N, CONTROL)
    page = desktop.window.overlay.page
    assert isinstance(page, NewGamePage)
    click(button(page, "Sixty-Six"))
    page.own.field.setFocus()
    QTest.keyClicks(page.own.field, "Anna")
    press(Qt.Key.Key_F2)
    press(Qt.Key.Key_F1)
    press(Qt.Key.Key_N, CONTROL)
    assert top(desktop) is page
    assert page.own.field.text() == "Anna"
    assert page.rules_in_force.game == "sixty-six"
    assert QApplication.focusWidget() is page.own.field
    for kind in (RulesPage, KeysPage):
        press(Qt.Key.Key_Escape)
        assert isinstance(top(desktop), kind)
    press(Qt.Key.Key_Escape)
    assert desktop.window.overlay.page is None
    assert QApplication.focusWidget() is view_of(desktop)


def test_a_page_about_something_else_is_made_anew(desktop: Desktop) -> None:
    press(Qt.Key.Key_F1)
    first = top(desktop)
    press(Qt.Key.Key_N, CONTROL)
    page = desktop.window.overlay.page
    assert page is not None
    click(button(page, "Sixty-Six"))
    press(Qt.Key.Key_F1)
    assert kinds(desktop) == [NewGamePage, RulesPage]
    assert top(desktop) is not first
    assert "Sixty-Six" in top(desktop).accessibleName()
    press(Qt.Key.Key_F1)
    assert "Sixty-Six" in top(desktop).accessibleName()
    press(Qt.Key.Key_Escape)
    press(Qt.Key.Key_Escape)
    assert desktop.window.overlay.page is None


def test_the_game_that_is_chosen_is_meant_from_page_to_page(desktop: Desktop) -> None:
    """From New game to How strong?, and on to the rules."""
    press(Qt.Key.Key_N, CONTROL)
    page = desktop.window.overlay.page
    assert page is not None
    click(button(page, "Sixty-Six"))
    click(button(page, "How strong?"))
    press(Qt.Key.Key_F1)
    assert kinds(desktop) == [NewGamePage, OpponentsPage, RulesPage]
    assert "Sixty-Six" in top(desktop).accessibleName()


def test_what_is_preferred_elsewhere_is_not_undone(desktop: Desktop) -> None:
    """The menu over the preferences turns the sound on or off; a choice made on the page after that leaves it so."""
    wanted = not desktop.preferences.sound
    press(Qt.Key.Key_Comma, CONTROL)
    from_menu("Sound")
    page = top(desktop)
    assert isinstance(page, PreferencesPage)
    assert page.preferences.sound is wanted
    click(button(page, "Night"))
    assert desktop.preferences.felt == "night"
    assert desktop.preferences.sound is wanted


def test_another_question_takes_the_place_of_the_first(desktop: Desktop) -> None:
    desktop.room.choose(step_of(desktop).view.legal[0])
    from_menu("Concede")
    from_menu("Same cards")
    assert kinds(desktop) == [Question]
    assert top(desktop).accessibleName() == "Play this deal from its beginning?"
    press(Qt.Key.Key_Escape)
    assert desktop.window.overlay.page is None
    assert QApplication.focusWidget() is view_of(desktop)


def speak_russian(desktop: Desktop) -> None:
    """In the preferences, over what lies there, which is then seen again."""
    press(Qt.Key.Key_Comma, CONTROL)
    page = desktop.window.overlay.page
    assert page is not None
    click(button(page, "Program"))
    click(button(page, "Русский"))
    click(button(page, "Закрыть"))


def texts(page: Page) -> set[str]:
    """The words that are seen on a page."""
    labels, buttons = page.findChildren(Label), page.findChildren(QPushButton)
    return {part.text() for part in labels if part.isVisible()} | {part.text() for part in buttons if part.isVisible()}


def test_a_page_below_speaks_the_language_that_was_chosen(desktop: Desktop) -> None:
    press(Qt.Key.Key_F2)
    from_menu("Ledger")
    speak_russian(desktop)
    assert isinstance(top(desktop), LedgerPage)
    assert {"Скопировать номер", "К столу"} & texts(top(desktop))
    assert "Back to the table" not in texts(top(desktop))
    press(Qt.Key.Key_Escape)
    assert isinstance(top(desktop), KeysPage)
    assert "Закрыть" in texts(top(desktop))
    press(Qt.Key.Key_Escape)
    assert desktop.window.overlay.page is None
    assert QApplication.focusWidget() is view_of(desktop)


def test_the_answers_about_a_new_game_outlast_a_change_of_language(started: Desktop) -> None:
    press(Qt.Key.Key_N, CONTROL)
    page = started.window.overlay.page
    assert isinstance(page, NewGamePage)
    click(button(page, "Partners"))
    page.own.field.setFocus()
    QTest.keyClicks(page.own.field, "Anna")
    page.questions.open(2)
    before = page.wish
    speak_russian(started)
    after = top(started)
    assert isinstance(after, NewGamePage)
    assert after.title.text() == "Новая игра"
    assert "Сдать карты" in texts(after)
    assert replace(after.wish, opponents=before.opponents) == before
    assert after.questions.place == 2
    press(Qt.Key.Key_Escape)
    assert started.window.overlay.page is None
    assert started.preferences.name == ""


def draw_lots(desktop: Desktop) -> None:
    """Begin a match of six packs in which the player may choose who deals."""
    for seed in range(20):
        desktop.deal(NewGame("six-deck", "novice", {"x_cut_bonus": "interactive"}, seed=seed))
        if isinstance(desktop.window.overlay.page, DrawPage):
            return
        press(Qt.Key.Key_Escape)
    raise AssertionError("the player never had the higher card")


def test_the_lots_are_told_in_the_other_language(started: Desktop) -> None:
    draw_lots(started)
    speak_russian(started)
    told = texts(top(started))
    assert {"Вы", "Антон"} <= told
    assert not any("You" in text or "Anton" in text for text in told)
    click(button(top(started), "Антон сдаёт"))
    assert isinstance(top(started), CutPage)
    press(Qt.Key.Key_Escape)
    assert step_of(started).view.dealer == 1
    assert started.window.content is started.view


def test_the_cut_is_asked_for_in_the_other_language(started: Desktop) -> None:
    draw_lots(started)
    click(button(top(started), "Anton deals"))
    assert isinstance(top(started), CutPage)
    speak_russian(started)
    assert top(started).accessibleName() == "Сколько карт?"
    assert any("Антон" in text for text in texts(top(started)))
    press(Qt.Key.Key_Escape)
    assert step_of(started).view.deal_number == 1


def test_a_check_goes_on_in_the_other_language(started: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    command = [sys.executable, "-c", "import time; time.sleep(60)"]
    monkeypatch.setattr("bezique_desktop.ui.driver.console_command", lambda *_words: command)
    from_menu("Is it honest?")
    press(Qt.Key.Key_Return)
    speak_russian(started)
    page = top(started)
    assert isinstance(page, AuditPage)
    assert page.told.text() == "Проверка…"
    assert page.auditor.is_running
    press(Qt.Key.Key_Return)
    assert not page.auditor.is_running
    assert page.told.text() == "Остановлено."


def end_the_deal(desktop: Desktop) -> None:
    """Play to the last card, which is still on its way when this returns."""
    while len((view := step_of(desktop).view).hand) > 1 or len(view.takers) < view.rules.tricks - 1:
        desktop.room.choose(view.legal[0])
    desktop.preferring.take(replace(desktop.preferences, pace="normal"))
    desktop.room.choose(step_of(desktop).view.legal[0])
    assert step_of(desktop).deal_result is not None
    assert desktop.window.overlay.page is None


def test_the_books_wait_until_the_page_is_closed_that_lies_there(desktop: Desktop) -> None:
    end_the_deal(desktop)
    press(Qt.Key.Key_Comma, CONTROL)
    page = desktop.window.overlay.page
    assert isinstance(page, PreferencesPage)
    click(button(page, "Program"))
    page.field.setFocus()
    press(Qt.Key.Key_F2)
    press(Qt.Key.Key_Escape)
    until(lambda: not view_of(desktop).busy)
    settle()
    assert kinds(desktop) == [PreferencesPage]
    assert QApplication.focusWidget() is page.field
    QTest.keyClicks(page.field, "Anna")
    press(Qt.Key.Key_Return)
    assert kinds(desktop) == [PreferencesPage]
    assert step_of(desktop).view.deal_number == 1
    press(Qt.Key.Key_Escape)
    assert kinds(desktop) == [LedgerPage]
    assert top(desktop).accessibleName() == "End of deal 1"
    assert "Anna" in texts(top(desktop))
    press(Qt.Key.Key_Escape)
    assert desktop.window.overlay.page is None


def test_the_books_so_far_make_room_for_those_of_the_whole_deal(desktop: Desktop) -> None:
    end_the_deal(desktop)
    from_menu("Preferences")
    from_menu("Ledger")
    until(lambda: not view_of(desktop).busy)
    settle()
    assert kinds(desktop) == [PreferencesPage, LedgerPage]
    press(Qt.Key.Key_Return)
    assert desktop.window.overlay.page is None
    assert step_of(desktop).view.deal_number == 2


def test_books_that_are_owed_are_forgotten_with_their_match(desktop: Desktop) -> None:
    end_the_deal(desktop)
    press(Qt.Key.Key_F2)
    until(lambda: not view_of(desktop).busy)
    settle()
    assert kinds(desktop) == [KeysPage]
    from_menu("To the start page")
    press(Qt.Key.Key_F2)
    press(Qt.Key.Key_Escape)
    assert desktop.window.overlay.page is None


def test_books_that_were_opened_before_the_table_lay_still_are_not_shown_again(desktop: Desktop) -> None:
    end_the_deal(desktop)
    press(Qt.Key.Key_F2)
    from_menu("Ledger")
    until(lambda: not view_of(desktop).busy)
    settle()
    for _page in range(2):
        press(Qt.Key.Key_Escape)
    assert desktop.window.overlay.page is None


def test_records_are_read_on_when_their_page_is_seen_again(started: Desktop) -> None:
    for seed in range(7):
        started.deal(NewGame("program-short", "novice", seed=seed))
        started.room.choose(step_of(started).view.legal[0])
    started.show_start()
    from_menu("Open a record")
    page = started.window.overlay.page
    assert isinstance(page, RecordsPage)
    press(Qt.Key.Key_F1)
    assert not page.is_reading
    assert len(page.rows) < 6
    press(Qt.Key.Key_Escape)
    until(lambda: not page.is_reading)
    assert len(page.rows) == 6
