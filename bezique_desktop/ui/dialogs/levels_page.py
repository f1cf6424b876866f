"""How well the computers play, to be changed while a match goes on."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal

from bezique_desktop.players.names import LEVELS
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.dialogs.buttons import Button
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.paper import Sheet
from bezique_desktop.ui.dialogs.seat_rows import SeatRow, level_choice, level_text
from bezique_desktop.ui.dialogs.style import Ink, Style
from bezique_desktop.ui.theme import Theme, Type
from bezique_desktop.ui.wording_games import Opponent, level_today, opponent
from bezique_desktop.ui.words import _

WIDTH: Final = 720.0
SIDE: Final = 36.0
TOP: Final = 116.0
ROW: Final = 62.0
STEP: Final = 70.0
FOOT: Final = 88.0
"""Width of the page, its edge, where the first computer stands, how high each is and how far the next, and what the
buttons take in units."""


class LevelRow(SeatRow):
    """A computer at the table and how well it plays; ``level`` is what is chosen."""

    def __init__(self, style: Style, who: Opponent, level: str, is_partner: bool) -> None:
        super().__init__(style, who.face)
        self._name = _("{name}, your partner").format(name=who.name) if is_partner else who.name
        called = _("Level of {name}").format(name=who.name)
        self.levels = level_choice(style, LEVELS, level_today(level), called)
        self.levels.picked.connect(self._pick)
        self.right.addWidget(self.levels)
        self._pick(level)

    def _pick(self, level: object) -> None:
        self.level = str(level)
        self.say(self._name, level_text(opponent(self.level)))


class LevelsPage(Sheet):
    """Everybody's level; nothing changes before the player is done. ``levels`` are those chosen to begin with."""

    chosen = Signal(tuple)
    """The levels, in the order of the seats, from now on."""

    def __init__(
        self, theme: Theme, deck: Deck, people: Sequence[Opponent], levels: Sequence[str], partners: Sequence[bool]
    ) -> None:
        super().__init__(theme, deck, _("How well they play"))
        style, inside = self.page_style, WIDTH - 2 * SIDE
        self.design = (WIDTH, TOP + len(people) * STEP + FOOT)
        self.put(self.title, SIDE, 20, inside, 44)
        text = _("From the next move on. The cards, the points and what can be taken back stay as they are.")
        self.put(Label(style, text, Type.BODY, Ink.MUTED, wrap=True), SIDE, 68, inside, 48)
        self.rows = [LevelRow(style, *computer) for computer in zip(people, levels, partners, strict=True)]
        for place, row in enumerate(self.rows):
            self.put(row, SIDE, TOP + place * STEP, inside, ROW)
        self._done, self._leave = Button(style, _("Done"), primary=True), Button(style, _("Cancel"))
        self._done.clicked.connect(self._agree)
        self._leave.clicked.connect(self.dismiss)
        first = self.rows[0].levels.buttons
        self.setFocusProxy(next((button for button in first if button.isChecked()), first[0]))

    def _agree(self) -> None:
        self.dismiss()
        self.chosen.emit(self.levels)

    @property
    def levels(self) -> tuple[str, ...]:
        """What is chosen by now, in the order of the seats."""
        return tuple(row.level for row in self.rows)

    def arrange(self) -> None:
        self.put_row_right([self._done, self._leave], WIDTH - SIDE, self.design[1] - 66)
