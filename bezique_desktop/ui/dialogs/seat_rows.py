"""Who plays: the player with a name to type, and the computer with its level to choose."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QWidget

from bezique_desktop.ui.art.portraits import SEAT_FACES, portrait
from bezique_desktop.ui.art.strokes import dot
from bezique_desktop.ui.dialogs.buttons import painter_of
from bezique_desktop.ui.dialogs.fields import TextField
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.paper import Box
from bezique_desktop.ui.dialogs.segmented import Segmented
from bezique_desktop.ui.dialogs.style import Column, Ink, Row, Style
from bezique_desktop.ui.theme import Type
from bezique_desktop.ui.wording_games import opponent
from bezique_desktop.ui.words import _

PORTRAIT_INK: Final = QColor("#a8761a")


class Portrait(QWidget):
    """The face of a player in a gold ring, ``radius`` units."""

    def __init__(self, style: Style, face: int, radius: float) -> None:
        super().__init__()
        self.style_of_page = style
        self.face, self._radius = face, radius
        style.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        size = self.style_of_page.pixels(2 * self._radius + 4)
        self.setFixedSize(size, size)
        self.update()

    def show_face(self, face: int) -> None:
        """Another player."""
        self.face = face
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, unit = painter_of(self), self.style_of_page.unit
        middle, radius = self.width() / 2, self._radius * unit
        portrait(painter, self.face, middle, middle, radius)
        dot(painter, middle, middle, radius, None, PORTRAIT_INK, 1.6 * unit)
        painter.end()


class SeatRow(Box):
    """A seat: portrait, name and a note, and at the right what can be chosen about it."""

    def __init__(self, style: Style, face: int) -> None:
        super().__init__(style, 10)
        self.portrait = Portrait(style, face, 20)
        self.name = Label(style, "", Type.POINTS, bold=True)
        self.note = Label(style, "", Type.SMALL, Ink.MUTED)
        row = Row(style, 12, (8, 0, 12, 0), self)
        row.addWidget(self.portrait)
        texts = Column(style)
        texts.addStretch()
        texts.addWidget(self.name)
        texts.addWidget(self.note)
        texts.addStretch()
        row.addLayout(texts, 1)
        self.right = row

    def say(self, name: str, note: str) -> None:
        """The two texts."""
        self.name.set_text(name)
        self.note.set_text(note)


class OwnSeat(SeatRow):
    """The player's own seat with the name to be called by."""

    def __init__(self, style: Style, name: str, note: str) -> None:
        super().__init__(style, SEAT_FACES[0])
        self.say(_("You"), note)
        label = Label(style, _("Name"), Type.SMALL, Ink.MUTED)
        self.field = TextField(style, _("Name"), 190, hint=_("You"))
        self.field.setText(name)
        label.setBuddy(self.field)
        self.right.addWidget(label, 0, Qt.AlignmentFlag.AlignVCenter)
        self.right.addWidget(self.field)


class ComputerSeat(SeatRow):
    """A computer player and how well it plays."""

    level_picked = Signal(str)

    def __init__(self, style: Style, levels: Sequence[str], level: str) -> None:
        who = opponent(level)
        super().__init__(style, who.face)
        self.level = level
        answers = [(each, opponent(each).title) for each in levels]
        self.levels = Segmented(style, answers, level, _("Level of the computer"))
        self.levels.picked.connect(self._pick)
        self.right.addWidget(self.levels)
        self._introduce()

    def _introduce(self) -> None:
        who = opponent(self.level)
        self.portrait.show_face(who.face)
        self.say(who.name, who.line)

    def _pick(self, level: object) -> None:
        self.level = str(level)
        self._introduce()
        self.level_picked.emit(self.level)
