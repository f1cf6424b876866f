"""The cards that the player has not seen yet, counted by rank and suit: those of the talon and of hidden hands."""

from typing import Final

from bezique_desktop.engine.cards import rank_of, suit_of
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.art.indices import index_text
from bezique_desktop.ui.art.look import Align
from bezique_desktop.ui.dialogs.buttons import Button
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.paper import Box, Sheet
from bezique_desktop.ui.dialogs.style import Grid, Ink
from bezique_desktop.ui.mechanics_in_force import mechanics_of
from bezique_desktop.ui.theme import Theme, Type
from bezique_desktop.ui.wording_cards import SIGNS, cards_count, index_language, of_suit, rank_word
from bezique_desktop.ui.words import _, pgettext

SIZE: Final = (560.0, 600.0)


def unseen(view: SeatView) -> dict[tuple[int, int], int]:
    """How many cards of each rank and suit are still unseen."""
    counts = Knowledge(view, mechanics_of(view.rules)).unseen
    faces = [face for face in range(32) if rank_of(face) >= view.rules.lowest_rank]
    return {(rank_of(face), suit_of(face)): counts[face] for face in faces}


class UnseenPage(Sheet):
    """A table with a line for each rank, the highest first, and a column for each suit."""

    def __init__(self, theme: Theme, deck: Deck, view: SeatView) -> None:
        super().__init__(theme, deck, _("Not seen yet"))
        self.design = SIZE
        style, counts = self.page_style, unseen(view)
        self.put(self.title, 36, 20, SIZE[0] - 72, 44)
        told = _("{cards} in the talon and in hidden hands").format(cards=cards_count(sum(counts.values())))
        self.put(Label(style, told, Type.BODY, Ink.MUTED), 36, 62, SIZE[0] - 72, 26)
        box = Box(style)
        self._grid = Grid(style, 8, 6, box)
        for suit in range(4):
            self._put(SIGNS[suit], 0, suit + 1, Type.TITLE * 0.75, Ink.TEXT, "")
        for line, rank in enumerate(range(7, view.rules.lowest_rank - 1, -1), 1):
            self._put(index_text(rank, index_language()), line, 0, Type.COLUMN_TITLE, Ink.TEXT, "")
            for suit in range(4):
                self._count(counts[rank, suit], line, suit + 1, rank, suit)
        self.put(box, 36, 100, SIZE[0] - 72, SIZE[1] - 100 - 84)
        self.back = Button(style, _("Back to the table"), primary=True)
        self.back.clicked.connect(self.closed)
        self.setFocusProxy(self.back)

    def _count(self, count: int, line: int, column: int, rank: int, suit: int) -> None:
        card = pgettext("card", "{rank} of {suit}").format(rank=rank_word(rank), suit=of_suit(suit))
        ink = Ink.TEXT if count else Ink.MUTED
        self._put(str(count) if count else "–", line, column, Type.COLUMN_TITLE, ink, f"{card}: {count}")

    def _put(self, text: str, line: int, column: int, size: float, ink: Ink, spoken: str) -> None:
        label = Label(self.page_style, text, size, ink, bold=ink is Ink.TEXT, align=Align.CENTRE)
        if spoken:
            label.setAccessibleName(spoken)
        self._grid.addWidget(label, line, column)

    def arrange(self) -> None:
        self.put_row_right([self.back], SIZE[0] - 36, SIZE[1] - 66)
