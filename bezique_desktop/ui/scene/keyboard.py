"""What each key means on the table."""

from enum import Enum
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from bezique_desktop.ui.table_keys import deed_of, latin
from bezique_desktop.values import frozen


class Wish(Enum):
    """What a key asks for."""

    MOVE = "move"
    PRESS = "press"
    OFFER = "offer"
    GO_ON = "go on"
    TOOL = "tool"
    SELECT = "select"
    SELECTING = "selecting"
    BACK = "back"


@frozen
class KeyWish:
    """A wish, with the direction of an arrow, the place of an offer or the name of a tool."""

    wish: Wish
    step: tuple[int, int] = (0, 0)
    place: int = -1
    tool: str = ""


Key = Qt.Key
_ARROWS: Final[dict[int, tuple[int, int]]] = {
    Key.Key_Left: (-1, 0),
    Key.Key_Right: (1, 0),
    Key.Key_Up: (0, -1),
    Key.Key_Down: (0, 1),
}
_WITH_CONTROL: Final = {"Z": "undo", "Y": "redo"}
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_CONTROL = Qt.KeyboardModifier.ControlModifier


def wish_of(event: QKeyEvent) -> KeyWish | None:
    """What a key press asks for; None leaves it to the window."""
    key, held = event.key(), event.modifiers()
    if held & Qt.KeyboardModifier.AltModifier:
        return None
    if held & _CONTROL:
        if key == Key.Key_Space:
            return KeyWish(Wish.SELECT)
        return _tool(_WITH_CONTROL.get(_letter(key), ""), bool(held & _SHIFT))
    if key in _ARROWS:
        return KeyWish(Wish.MOVE, step=_ARROWS[key])
    if Key.Key_1 <= key <= Key.Key_9:
        return KeyWish(Wish.OFFER, place=key - Key.Key_1)
    deed = deed_of(_letter(key))
    if deed == "selecting":
        return KeyWish(Wish.SELECTING)
    return _OTHERS.get(key) or _tool(deed, bool(held & _SHIFT))


def _letter(key: int) -> str:
    """The Latin letter on a key, "" for other keys."""
    return latin(chr(key)) if key < 0x10000 else ""


def _tool(name: str, shifted: bool) -> KeyWish | None:
    """A tool by its key; with Shift, undo is redo."""
    if not name:
        return None
    return KeyWish(Wish.TOOL, tool="redo" if name == "undo" and shifted else name)


_OTHERS: Final[dict[int, KeyWish]] = {
    Key.Key_Return: KeyWish(Wish.PRESS),
    Key.Key_Enter: KeyWish(Wish.PRESS),
    Key.Key_Space: KeyWish(Wish.GO_ON),
    Key.Key_Escape: KeyWish(Wish.BACK),
    Key.Key_Home: KeyWish(Wish.OFFER, tool="home"),
    Key.Key_End: KeyWish(Wish.OFFER, tool="end"),
    Key.Key_Backspace: KeyWish(Wish.OFFER, tool="backspace"),
}
