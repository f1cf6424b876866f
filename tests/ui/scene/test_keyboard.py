"""What keys mean, on Latin and Russian keyboards."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from bezique_desktop.ui.scene.keyboard import Wish, wish_of

Key = Qt.Key
NONE, SHIFT, CONTROL, ALT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)


def press(key: int, held: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, held)


@pytest.mark.parametrize(
    ("key", "held", "tool"),
    [
        (Key.Key_H, NONE, "hint"),
        (Key.Key_U, NONE, "undo"),
        (Key.Key_U, SHIFT, "redo"),
        (Key.Key_R, NONE, "redo"),
        (Key.Key_Z, CONTROL, "undo"),
        (Key.Key_Z, CONTROL | SHIFT, "redo"),
        (Key.Key_Y, CONTROL, "redo"),
        (Key.Key_M, NONE, "melds"),
        (ord("Р"), NONE, "hint"),
        (ord("Г"), NONE, "undo"),
        (ord("Я"), CONTROL, "undo"),
        (ord("Д"), NONE, "ledger"),
    ],
)
def test_tools(key: int, held: Qt.KeyboardModifier, tool: str) -> None:
    wish = wish_of(press(key, held))
    assert wish is not None
    assert (wish.wish, wish.tool) == (Wish.TOOL, tool)


@pytest.mark.parametrize(
    ("key", "held", "wish"),
    [
        (Key.Key_Left, NONE, Wish.MOVE),
        (Key.Key_Return, NONE, Wish.PRESS),
        (Key.Key_5, NONE, Wish.OFFER),
        (Key.Key_Space, NONE, Wish.GO_ON),
        (Key.Key_Space, CONTROL, Wish.SELECT),
        (Key.Key_S, NONE, Wish.SELECTING),
        (Key.Key_Escape, NONE, Wish.BACK),
    ],
)
def test_wishes(key: int, held: Qt.KeyboardModifier, wish: Wish) -> None:
    found = wish_of(press(key, held))
    assert found is not None
    assert found.wish is wish


@pytest.mark.parametrize(
    ("key", "held"),
    [(Key.Key_F1, NONE), (Key.Key_H, ALT), (Key.Key_N, CONTROL), (Key.Key_H, CONTROL), (Key.Key_0, NONE)],
)
def test_other_keys_are_left_to_the_window(key: int, held: Qt.KeyboardModifier) -> None:
    assert wish_of(press(key, held)) is None
