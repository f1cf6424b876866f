"""Pictures that cards wear: faces and backs from the deck, and what is laid over or around them to show their state."""

from collections.abc import Callable
from enum import IntEnum
from typing import Final

from PySide6.QtGui import QPainter, QPixmap

from bezique_desktop.ui.art import card_states
from bezique_desktop.ui.art.deck import CardKey, CardPixmap, Deck
from bezique_desktop.ui.geometry import CARD_RATIO
from bezique_desktop.ui.scene.painted_item import pixmap_of
from bezique_desktop.ui.theme import Theme
from bezique_desktop.values import frozen


class Mark(IntEnum):
    """What can be shown on a card; the values are the order from below, the card itself lying at 0."""

    GLOW = -1
    DIM = 1
    LOSING = 2
    NEW = 3
    NEW_BELOW = 4
    RING = 5
    FOCUS = 6


_REACH: Final = {Mark.GLOW: card_states.GLOW_REACH + 2, Mark.RING: 7.0, Mark.FOCUS: 8.0}
"""How far a mark reaches beyond the card, in units."""


@frozen
class Cloth:
    """What marks depend on besides the size of the card."""

    theme: Theme
    unit: float
    ratio: float


class Wardrobe:
    """All pictures for one look of the table; the overlays are kept until the look changes."""

    def __init__(self, deck: Deck, cloth: Cloth) -> None:
        self.deck = deck
        self.cloth = cloth
        self._overlays: dict[tuple[Mark, float], QPixmap] = {}

    def key(self, face: int, width: float, large_index: bool, lifted: bool) -> CardKey:
        """The key of a card in the deck."""
        return self.deck.key(face, width, self.cloth.ratio, large_index, lifted)

    def prepare(self, face: int, width: float, large_index: bool) -> None:
        """Have a card made in idle time that will be turned over soon."""
        self.deck.prepare([self.key(face, width, large_index, lifted=False)])

    def body(self, key: CardKey) -> CardPixmap:
        """The card. A lifted one is made at once, since its stand-in would flicker under the pointer."""
        return self.deck.exact(key) if key.lifted else self.deck.card(key)

    def overlay(self, mark: Mark, width: float) -> tuple[QPixmap, float]:
        """A mark for a card of this width, and how far it reaches beyond the card."""
        reach = _REACH.get(mark, 0.0) * max(self.cloth.unit, 0.8)
        place = (mark, round(width, 1))
        if place not in self._overlays:
            self._overlays[place] = self._paint(mark, width, reach)
        return self._overlays[place], reach

    def _paint(self, mark: Mark, width: float, reach: float) -> QPixmap:
        pixmap = pixmap_of(width + 2 * reach, width * CARD_RATIO + 2 * reach, self.cloth.ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(reach, reach)
        self._drawing(mark)(painter, width)
        painter.end()
        return pixmap

    def _drawing(self, mark: Mark) -> Callable[[QPainter, float], None]:
        edge, unit = self.cloth.theme.felt.edge, self.cloth.unit
        return {
            Mark.GLOW: lambda painter, width: card_states.glow(painter, width, unit),
            Mark.DIM: lambda painter, width: card_states.shade(painter, width, edge, card_states.NOT_PLAYABLE),
            Mark.LOSING: lambda painter, width: card_states.shade(painter, width, edge, card_states.LOSING),
            Mark.NEW: card_states.new_corner,
            Mark.NEW_BELOW: _new_corner_below,
            Mark.RING: lambda painter, width: card_states.ring(painter, width, unit),
            Mark.FOCUS: lambda painter, width: card_states.focus(painter, width, unit),
        }[mark]


def _new_corner_below(painter: QPainter, width: float) -> None:
    """The corner of a card just drawn at its lower left, where a neighbour covers the upper right."""
    painter.translate(width, width * CARD_RATIO)
    painter.rotate(180)
    card_states.new_corner(painter, width)
