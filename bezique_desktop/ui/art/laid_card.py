"""Cards painted where the layout puts them: for pictures, piles and everything that is no item of its own."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.art.strokes import moved
from bezique_desktop.ui.geometry import Spot
from bezique_desktop.ui.scene.layout_talon import Talon


def laid_card(painter: QPainter, deck: Deck, spot: Spot, card: int, ratio: float = 1.0) -> None:
    """A card (negative: its back) at a spot."""
    made = deck.card(deck.key(card, spot.width, ratio))
    with moved(painter, spot.centre.x, spot.centre.y, spot.angle):
        painter.drawPixmap(QPointF(-spot.width / 2 - made.margin, -spot.height / 2 - made.margin), made.pixmap)


def talon_pile(painter: QPainter, deck: Deck, talon: Talon, turn_up: int, ratio: float = 1.0) -> None:
    """The turn-up (if it lies there), the closed cards on it and the lid of a closed talon."""
    if talon.turn_up is not None:
        laid_card(painter, deck, talon.turn_up, turn_up, ratio)
    for spot in talon.closed:
        laid_card(painter, deck, spot, -1, ratio)
    if talon.lid is not None:
        laid_card(painter, deck, talon.lid, -1, ratio)
