"""What the melds of a game are worth, each with a picture from the deck."""

from PySide6.QtWidgets import QWidget

from bezique_desktop.engine.kinds import BEZIQUE, DOUBLE_MARRIAGE, FOUR, FOUR_TRUMP, KINDS, MARRIAGE, QUINT, TWO_SEVENS
from bezique_desktop.engine.rules import Rules
from bezique_desktop.ui.art.look import Align
from bezique_desktop.ui.dialogs.cards_picture import CardsPicture, Slot
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.style import Column, Ink, Row, Style
from bezique_desktop.ui.theme import Type
from bezique_desktop.ui.wording_kinds import example_cards, kind_needs, kind_title
from bezique_desktop.ui.words import _
from bezique_desktop.values import frozen

_FAMILIES = (MARRIAGE, DOUBLE_MARRIAGE, QUINT)
PICTURE = 190.0
"""Room for a picture in units."""
PLAIN_SUIT = 0
"""The suit that pictures a meld outside trumps."""


@frozen
class MeldWorth:
    """A kind, the cards that picture it, what it takes, its points outside trumps and in trumps."""

    kind: int
    cards: tuple[int, ...]
    needs: str
    plain: int
    trump: int

    @property
    def text(self) -> str:
        """All of it in words, to be searched."""
        return f"{kind_title(self.kind)} {self.needs} {self.points}"

    @property
    def points(self) -> str:
        """The points as they are shown."""
        if self.plain == self.trump:
            return str(self.plain)
        if not self.plain:
            return _("{points} in trumps").format(points=self.trump)
        return _("{plain}, in trumps {trump}").format(plain=self.plain, trump=self.trump)


def meld_worths(rules: Rules) -> list[MeldWorth]:
    """Every kind that scores in this game, suits taken together."""
    kinds = [*_FAMILIES, *range(BEZIQUE, FOUR), *range(FOUR, FOUR_TRUMP), *range(FOUR_TRUMP, TWO_SEVENS), TWO_SEVENS]
    turned_up = rules.says("trump_source", "turn_up")
    worths: list[MeldWorth] = []
    for kind in kinds:
        plain, trump = rules.plain[kind], rules.trump[kind]
        if (not plain and not trump) or (kind == TWO_SEVENS and not turned_up):
            continue
        suited = KINDS[kind].suit >= 0
        cards = example_cards(kind + (PLAIN_SUIT if suited else 0), rules, -1)
        worths.append(MeldWorth(kind, cards, kind_needs(kind, rules, -1), plain if suited else trump, trump))
    return worths


class MeldRow(QWidget):
    """A meld: its picture, what it takes, its points."""

    def __init__(self, style: Style, worth: MeldWorth) -> None:
        super().__init__()
        self.setAccessibleName(worth.text)
        row = Row(style, 18, (0, 2, 0, 2), self)
        row.addWidget(Slot(style, CardsPicture(style, worth.cards, 40, room=PICTURE), PICTURE))
        texts = Column(style)
        texts.addStretch()
        texts.addWidget(Label(style, kind_title(worth.kind), Type.BODY + 0.5, bold=True))
        texts.addWidget(Label(style, worth.needs, Type.SMALL, Ink.MUTED, wrap=True))
        texts.addStretch()
        row.addLayout(texts, 1)
        row.addWidget(Label(style, worth.points, Type.BODY + 0.5, Ink.ACCENT, bold=True, align=Align.RIGHT))
