"""The letters of the table as they can be changed: a line for each, with a cap that takes the next letter pressed."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from bezique_desktop.ui.dialogs.buttons import Button
from bezique_desktop.ui.dialogs.choice_row import titled
from bezique_desktop.ui.dialogs.style import Row, Style
from bezique_desktop.ui.table_keys import latin
from bezique_desktop.ui.words import _


def deed_words(deed: str) -> str:
    """What a letter does."""
    return {
        "hint": _("Hint"),
        "undo": _("Undo"),
        "redo": _("Redo"),
        "melds": _("All melds"),
        "plan": _("What a card may still become"),
        "ledger": _("Ledger"),
        "last_trick": _("Last trick"),
        "selecting": _("Choose the cards of a meld"),
        "unseen": _("Cards not seen yet"),
    }[deed]


class KeyCap(Button):
    """Shows a letter; pressed, it waits for another."""

    picked = Signal(str)

    def __init__(self, style: Style, letter: str, title: str) -> None:
        super().__init__(style, letter)
        self._letter, self._title = letter, title
        self._waits = False
        self.clicked.connect(lambda: self._wait(True))
        self._wait(False)

    def show_letter(self, letter: str) -> None:
        """Another letter."""
        self._letter = letter
        self._wait(False)

    def _wait(self, waits: bool) -> None:
        self._waits = waits
        self.set_text(_("Press a letter") if waits else self._letter, f"{self._title}: {self._letter}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._waits:
            super().keyPressEvent(event)
            return
        key = event.key()
        letter = latin(chr(key)) if key < 0x10000 else ""
        if letter:
            self._wait(False)
            self.picked.emit(letter)
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._wait(False)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._wait(False)
        super().focusOutEvent(event)


class KeyRow(QWidget):
    """A deed and its letter."""

    picked = Signal(str, str)
    """The deed and the letter that the player chose."""

    def __init__(self, style: Style, deed: str, letter: str) -> None:
        super().__init__()
        row = Row(style, 14, (0, 2, 0, 2), self)
        row.addLayout(titled(style, deed_words(deed), ""), 1)
        self.cap = KeyCap(style, letter, deed_words(deed))
        self.cap.picked.connect(lambda chosen: self.picked.emit(deed, chosen))
        row.addWidget(self.cap)


def key_rows(style: Style, letters: Mapping[str, str]) -> dict[str, KeyRow]:
    """A line for each letter of the table."""
    return {deed: KeyRow(style, deed, letter) for deed, letter in letters.items()}
