"""What each key means on the table."""

from enum import Enum
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

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
_TOOLS: Final = {"H": "hint", "U": "undo", "R": "redo", "L": "ledger", "M": "melds", "T": "last_trick", "P": "plan"}
_WITH_CONTROL: Final = {"Z": "undo", "Y": "redo"}
_SELECTING: Final = "S"
_CYRILLIC: Final = dict(zip("РГКДЬЕЫЯНЗ", "HURLMTSZYP", strict=True))
"""Letters that stand on the same keys of a Russian keyboard."""
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
    if _letter(key) == _SELECTING:
        return KeyWish(Wish.SELECTING)
    return _OTHERS.get(key) or _tool(_TOOLS.get(_letter(key), ""), bool(held & _SHIFT))


def _letter(key: int) -> str:
    """The Latin letter on a key, "" for other keys."""
    letter = chr(key) if key < 0x10000 else ""
    return _CYRILLIC.get(letter, letter)


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
