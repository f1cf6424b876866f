"""The start page: every entry does something, and there are no others."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.dialogs.start_entries import Entry
from bezique_desktop.ui.dialogs.start_page import StartPage
from bezique_desktop.ui.theme import theme
from tests.ui.dialogs.pages import QUEEN, activate, place, start

SIGNALS = {
    "Continue": "continue_game",
    "Play now": "play_now",
    "New game…": "new_game",
    "Open a record": "open_record",
    "Rules": "rules",
    "Preferences": "preferences",
    "Watch and learn": "watch",
    "Keys": "keys",
    "About": "about",
    "Quit": "leave",
}


def opened(qtbot: QtBot, page: StartPage) -> StartPage:
    qtbot.addWidget(page)
    place(page, 1280, 800)
    page.show()
    return page


def test_every_entry_tells(qtbot: QtBot, deck: Deck) -> None:
    page = opened(qtbot, start(theme(), deck))
    buttons = {button.text(): button for button in page.findChildren(QAbstractButton)}
    assert set(buttons) == set(SIGNALS)
    for text, signal in SIGNALS.items():
        with qtbot.waitSignal(getattr(page, signal), timeout=100):
            QTest.mouseClick(buttons[text], Qt.MouseButton.LeftButton)


def test_without_a_match_there_is_nothing_to_continue(qtbot: QtBot, deck: Deck) -> None:
    page = opened(qtbot, StartPage(theme(), deck, "Bézique", QUEEN))
    texts = [entry.text() for entry in page.findChildren(Entry)]
    assert "Continue" not in texts
    assert texts[0] == "Play now"


def test_entries_by_keyboard(qtbot: QtBot, deck: Deck) -> None:
    page = opened(qtbot, start(theme(), deck))
    activate(qtbot, page)
    first = page.findChildren(Entry)[0]
    first.clearFocus()
    first.setFocus(Qt.FocusReason.TabFocusReason)
    assert first.rings
    order = []
    for _step in SIGNALS:
        focused = QApplication.focusWidget()
        assert isinstance(focused, QAbstractButton)
        order.append(focused.text())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert order == list(SIGNALS)
    with qtbot.waitSignal(page.continue_game, timeout=100):
        QTest.keyClick(first, Qt.Key.Key_Return)


def test_theme_changes_at_once(qtbot: QtBot, deck: Deck) -> None:
    page = opened(qtbot, start(theme(), deck))
    before = page.grab().toImage().pixelColor(8, 8)
    page.set_theme(theme("claret"))
    assert page.grab().toImage().pixelColor(8, 8) != before
