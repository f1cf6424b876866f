"""The guess before a deal of six packs."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.dialogs.cut_page import CutPage
from bezique_desktop.ui.dialogs.fields import NumberField
from bezique_desktop.ui.model.cutting import CutQuestion
from bezique_desktop.ui.theme import theme
from tests.ui.dialogs.pages import activate, place
from tests.ui.windows import button, click

ENTER = Qt.Key.Key_Return


def opened(qtbot: QtBot, deck: Deck) -> tuple[CutPage, NumberField, list[object]]:
    """The page, its field, and what is answered."""
    page = CutPage(theme(), deck, CutQuestion(31, 192, 24, 150, "Otto"))
    qtbot.addWidget(page)
    place(page, 1280, 800)
    page.show()
    activate(qtbot, page)
    field, told = page.focusProxy(), list[object]()
    assert isinstance(field, NumberField)
    page.answered.connect(told.append)
    field.setFocus()
    field.selectAll()
    return page, field, told


@pytest.mark.parametrize(("typed", "becomes"), [("99", "48"), ("7", "12"), ("", "24")])
@pytest.mark.parametrize("by_mouse", [False, True])
def test_another_number_is_seen_before_it_counts(
    qtbot: QtBot, deck: Deck, typed: str, becomes: str, by_mouse: bool
) -> None:
    page, field, told = opened(qtbot, deck)
    QTest.keyClicks(field, typed) if typed else QTest.keyClick(field, Qt.Key.Key_Backspace)
    for answers in ([], [int(becomes)]):
        if by_mouse:
            click(button(page, "Guess"))
        else:
            QTest.keyClick(field, ENTER)
        assert field.text() == becomes
        assert told == answers


def test_a_number_within_the_bounds_counts_at_once(qtbot: QtBot, deck: Deck) -> None:
    _page, field, told = opened(qtbot, deck)
    QTest.keyClicks(field, "31")
    QTest.keyClick(field, ENTER)
    assert told == [31]


def test_a_number_that_was_corrected_is_typed_over(qtbot: QtBot, deck: Deck) -> None:
    _page, field, told = opened(qtbot, deck)
    QTest.keyClicks(field, "99")
    QTest.keyClick(field, ENTER)
    QTest.keyClicks(field, "30")
    QTest.keyClick(field, ENTER)
    assert told == [30]
