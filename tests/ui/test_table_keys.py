"""The letters of the table can be changed, and count everywhere at once."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bezique_desktop.players.hint import hint
from bezique_desktop.ui.desktop import Desktop
from bezique_desktop.ui.dialogs.ledger_page import LedgerPage
from bezique_desktop.ui.dialogs.preferences_page import PreferencesPage
from bezique_desktop.ui.scene.keyboard import wish_of
from bezique_desktop.ui.scene.offers import Command
from bezique_desktop.ui.scene.tips import tool_tip
from bezique_desktop.ui.table_keys import USUAL, deed_of, latin, letter_for, letters_of, set_letters, with_letter
from bezique_desktop.ui.wording_keys import key_groups
from tests.ui.scene.room import Room
from tests.ui.windows import press

Key = Qt.Key


@pytest.fixture(autouse=True)
def _usual_letters() -> Iterator[None]:
    yield
    set_letters({})


def test_a_letter_that_is_taken_changes_places() -> None:
    letters = with_letter(USUAL, "hint", "U")
    assert (letters["hint"], letters["undo"]) == ("U", "H")
    assert sorted(letters.values()) == sorted(USUAL.values())


@pytest.mark.parametrize("changed", [{"hint": "1"}, {"hint": ""}, {"nothing": "A"}, {"hint": "U"}, {"hint": True}])
def test_letters_that_make_no_sense_are_left_out(changed: dict[str, object]) -> None:
    assert letters_of(changed) == USUAL


def test_changed_letters_count_at_the_table_and_in_words() -> None:
    set_letters({"hint": "Q"})
    assert deed_of("Q") == "hint"
    assert deed_of("H") == ""
    assert tool_tip("hint").endswith("(Q)")
    assert ("Q",) in [line.keys for group in key_groups() for line in group.lines]
    for key in (Key.Key_Q, ord("Й")):
        wish = wish_of(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
        assert wish is not None
        assert wish.tool == "hint"


def test_every_letter_of_a_russian_keyboard_has_its_place() -> None:
    assert latin("Я") == "Z"
    assert latin("H") == "H"
    assert latin("1") == latin("Ж") == ""


def test_a_hint_is_hidden_by_the_letter_that_it_has_now(qtbot: QtBot) -> None:
    set_letters({"hint": "U", "undo": "H"})
    room = Room(qtbot).open(qtbot)
    room.other_moves()
    room.view.show_hint(hint(room.now.view), "because")
    assert room.view.state is not None
    assert [offer.key for offer in room.view.state.offers if offer.command is Command.OTHER_HINT] == ["u"]
    room.key(Key.Key_U)
    assert room.view.attention.advice is None


def test_letters_are_set_in_the_preferences(desktop: Desktop) -> None:
    desktop.perform("preferences")
    page = desktop.window.overlay.page
    assert isinstance(page, PreferencesPage)
    page.open(3)
    cap = page.keys["ledger"].cap
    cap.click()
    QTest.keyClick(cap, Key.Key_Escape)
    assert letter_for("ledger") == "L"
    assert desktop.window.overlay.page is page
    cap.click()
    QTest.keyClick(cap, Key.Key_J)
    assert letter_for("ledger") == "J"
    assert desktop.preferences.letters == {"ledger": "J"}
    assert cap.text() == "J"
    desktop.window.overlay.close_page()
    press(Key.Key_L)
    assert desktop.window.overlay.page is None
    press(Key.Key_J)
    assert isinstance(desktop.window.overlay.page, LedgerPage)
