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
from bezique_desktop.ui.dialogs.stepper import Stepper
from bezique_desktop.ui.dialogs.style import Column, Ink, Row, Style
from bezique_desktop.ui.model.new_game import BY_LOT
from bezique_desktop.ui.scene.layout_side import PARTNER_STEP
from bezique_desktop.ui.theme import Type
from bezique_desktop.ui.tooltips import rich_tip
from bezique_desktop.ui.wording_games import Opponent, cast, level_today, opponent
from bezique_desktop.ui.words import _

PORTRAIT_INK: Final = QColor("#a8761a")
IN_SIGHT: Final = 3
"""So many levels have room side by side with their names."""


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


class Portraits(QWidget):
    """The faces of one side: those of partners cover each other a little, the first one on top."""

    def __init__(self, style: Style, faces: Sequence[int], radius: float) -> None:
        super().__init__()
        self.style_of_page = style
        self._faces, self._radius = tuple(faces), radius
        style.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        style = self.style_of_page
        wide = 2 * self._radius + 4 + (len(self._faces) - 1) * PARTNER_STEP * self._radius
        self.setFixedSize(style.pixels(wide), style.pixels(2 * self._radius + 4))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, unit = painter_of(self), self.style_of_page.unit
        radius, middle = self._radius * unit, self.height() / 2
        for place in reversed(range(len(self._faces))):
            x = middle + place * PARTNER_STEP * radius
            portrait(painter, self._faces[place], x, middle, radius)
            dot(painter, x, middle, radius, None, PORTRAIT_INK, 1.6 * unit)
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
        super().__init__(style, opponent(level).face)
        self.levels = level_choice(style, levels, level)
        self.levels.picked.connect(lambda picked: self.level_picked.emit(str(picked)))
        self.right.addWidget(self.levels)

    def introduce(self, who: Opponent, place: str = "") -> None:
        """Who sits here."""
        self.portrait.show_face(who.face)
        self.say(who.name, level_text(who))


class SmallSeat(Box):
    """The same for one of several computers: the choice stands under the name, and a word about the place beside it."""

    level_picked = Signal(str)

    def __init__(self, style: Style, levels: Sequence[str], level: str) -> None:
        super().__init__(style, 10)
        self.portrait = Portrait(style, opponent(level).face, 15)
        self.name = Label(style, "", Type.BODY, bold=True)
        self.note = Label(style, "", Type.LABEL, Ink.MUTED)
        self.levels = small_level_choice(style, levels, level)
        self.levels.picked.connect(lambda picked: self.level_picked.emit(str(picked)))
        column = Column(style, 2, (6, 4, 6, 6), self)
        head = Row(style, 8)
        head.addWidget(self.portrait)
        head.addWidget(self.name)
        head.addWidget(self.note)
        head.addStretch()
        column.addLayout(head)
        column.addWidget(self.levels, 0, Qt.AlignmentFlag.AlignHCenter)

    def introduce(self, who: Opponent, place: str = "") -> None:
        """Who sits here, and where that is."""
        self.portrait.show_face(who.face)
        self.name.set_text(who.name)
        self.note.set_text(place)
        self.setToolTip(rich_tip(level_text(who), max(1.0, self.style_of_page.unit)))


def level_choice(style: Style, levels: Sequence[str], level: str, name: str = "") -> Segmented:
    """The levels to choose from side by side; where they are many, by their numbers from the weakest on. ``name`` is
    what the choice is called where there are several."""
    few = len(levels) <= IN_SIGHT
    answers = [(each, opponent(each).title if few else str(place)) for place, each in enumerate(levels, 1)]
    choice = Segmented(style, answers, level, name or _("Level of the computer"))
    choice.explain([level_text(opponent(each)) for each in levels])
    return choice


def level_text(who: Opponent) -> str:
    """A level by its name, and how it plays."""
    return f"{who.title}: {who.line}"


def small_level_choice(style: Style, levels: Sequence[str], level: str) -> Segmented | Stepper:
    """The same where there is little room."""
    if len(levels) <= IN_SIGHT:
        return level_choice(style, levels, level)
    return Stepper(style, [(each, opponent(each).title) for each in levels], level, _("Level of the computer"))


class PartnerChoice(QWidget):
    """Which of the computers plays with the player, or that the lot decides."""

    picked = Signal(object)

    def __init__(self, style: Style, partner: int, computers: int) -> None:
        super().__init__()
        title = _("Who plays with you?")
        answers = [(person, "") for person in range(BY_LOT, computers + 1)]
        self.answers = Segmented(style, answers, partner, title)
        self.answers.picked.connect(self.picked)
        row = Row(style, 12, (8, 0, 0, 0), self)
        row.addWidget(Label(style, title, Type.BODY, bold=True), 1)
        row.addWidget(self.answers)

    def introduce(self, people: Sequence[Opponent]) -> None:
        """Who may be chosen."""
        self.answers.rename([_("the lot decides"), *(who.name for who in people)])


class ComputerSeats(QWidget):
    """All computers at the table, each with its level; with ``pairs`` also who of them plays with the player."""

    def __init__(
        self, style: Style, offered: Sequence[str], levels: Sequence[str], pairs: bool, partner: int = BY_LOT
    ) -> None:
        super().__init__()
        known = [level_today(level) for level in levels]
        self.levels = [level if level in offered else offered[0] for level in known]
        self.partner = partner
        self.choice = PartnerChoice(style, partner, len(levels)) if pairs else None
        make = ComputerSeat if len(levels) == 1 else SmallSeat
        self.seats: list[ComputerSeat | SmallSeat] = [make(style, offered, level) for level in self.levels]
        whole, row = Column(style, 8, parent=self), Row(style, 8)
        whole.addLayout(row)
        for place, seat in enumerate(self.seats):
            seat.level_picked.connect(lambda level, place=place: self._pick(place, level))
            row.addWidget(seat, 1)
        if self.choice is not None:
            self.choice.picked.connect(self._choose)
            whole.addWidget(self.choice)
        self._introduce()

    def _pick(self, place: int, level: str) -> None:
        self.levels[place] = level
        self._introduce()

    def _choose(self, partner: object) -> None:
        self.partner = partner if isinstance(partner, int) else BY_LOT
        self._introduce()

    def _introduce(self) -> None:
        people = cast(self.levels)
        for person, (seat, who) in enumerate(zip(self.seats, people, strict=True), 1):
            seat.introduce(who, _("partner") if self.choice is not None and person == self.partner else "")
        if self.choice is not None:
            self.choice.introduce(people)
