"""Cards painted where the layout puts them: for pictures, piles and everything that is no item of its own."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.art.strokes import moved
from bezique_desktop.ui.geometry import Spot


def laid_card(painter: QPainter, deck: Deck, spot: Spot, card: int, ratio: float = 1.0) -> None:
    """A card (negative: its back) at a spot."""
    made = deck.card(deck.key(card, spot.width, ratio))
    with moved(painter, spot.centre.x, spot.centre.y, spot.angle):
        painter.drawPixmap(QPointF(-spot.width / 2 - made.margin, -spot.height / 2 - made.margin), made.pixmap)
