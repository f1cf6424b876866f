"""Lines with an answer are reached by Tab and the arrow keys, and answer a click."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.dialogs.answering import Answering, Bubble
from bezique_desktop.ui.dialogs.ledger_page import LedgerPage
from bezique_desktop.ui.dialogs.meld_chart import MeldChart
from bezique_desktop.ui.dialogs.paper import Page
from bezique_desktop.ui.dialogs.scroll import Scroll
from bezique_desktop.ui.theme import theme
from tests.ui.dialogs.pages import activate, end_of, moments, place


def opened(qtbot: QtBot, deck: Deck) -> Page:
    page = MeldChart(theme(), deck, moments()["deal"].view)
    qtbot.addWidget(page)
    place(page, 1280, 800)
    page.show()
    activate(qtbot, page)
    page.setFocus()
    return page


def stops(page: Page) -> list[Answering]:
    lines = page.findChildren(Answering)
    return [line for line in lines if line.focusPolicy() == Qt.FocusPolicy.StrongFocus]


def said(page: Page) -> list[str]:
    return [bubble.text for bubble in page.findChildren(Bubble) if bubble.isVisible()]


def test_a_column_is_one_stop_and_arrows_go_on(qtbot: QtBot, deck: Deck) -> None:
    page = opened(qtbot, deck)
    first = stops(page)
    assert len(first) == 3
    assert QApplication.focusWidget() is page.focusProxy()
    first[0].setFocus(Qt.FocusReason.TabFocusReason)
    assert said(page) == [first[0].accessibleDescription()]
    QTest.keyClick(first[0], Qt.Key.Key_Down)
    below = QApplication.focusWidget()
    assert isinstance(below, Answering)
    assert below is not first[0]
    assert said(page) == [below.accessibleDescription()]
    assert len(stops(page)) == 3
    QTest.keyClick(below, Qt.Key.Key_Home)
    assert QApplication.focusWidget() is first[0]
    page.setFocus()
    assert not said(page)


def test_a_click_answers(qtbot: QtBot, deck: Deck) -> None:
    page = opened(qtbot, deck)
    line = stops(page)[1]
    QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    assert said(page) == [line.accessibleDescription()]


def test_escape_still_closes_the_page(qtbot: QtBot, deck: Deck) -> None:
    page = opened(qtbot, deck)
    line = stops(page)[0]
    line.setFocus()
    with qtbot.waitSignal(page.closed, timeout=200):
        QTest.keyClick(line, Qt.Key.Key_Escape)


def test_an_answer_goes_when_its_line_is_scrolled_away(qtbot: QtBot, deck: Deck) -> None:
    page = LedgerPage(theme(), deck, end_of("six-deck"))
    qtbot.addWidget(page)
    place(page, 1280, 800)
    page.show()
    activate(qtbot, page)
    area = max(page.findChildren(Scroll), key=lambda each: each.verticalScrollBar().maximum())
    lines = area.findChildren(Answering)
    for line in (lines[0], lines[0], lines[1]):
        QTest.mouseClick(line, Qt.MouseButton.LeftButton)
        assert said(page) == [line.accessibleDescription()]
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert not said(page)
    QTest.keyClick(lines[1], Qt.Key.Key_Home)
    assert area.verticalScrollBar().value() < area.verticalScrollBar().maximum()
