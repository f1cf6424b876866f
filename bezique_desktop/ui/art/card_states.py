"""What is painted over or around a card to show its state. Origin: the top left corner of the card."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from bezique_desktop.ui.art.deck import CORNER
from bezique_desktop.ui.art.strokes import fill
from bezique_desktop.ui.geometry import CARD_RATIO
from bezique_desktop.ui.theme import BUTTON_INK, GLOW, GOLD, GOLD_BRIGHT, GOLD_EDGE

NOT_PLAYABLE: Final = 112
LOSING: Final = 46
"""Opacity (of 255) of the felt's edge colour over a card that may not be played, and over the losers of a trick."""
HOVER_LIFT: Final = 0.06
SELECTED_LIFT: Final = 0.13
"""Lifts, in widths of a card."""
RING_REACH: Final = 5.0
FOCUS_REACH: Final = 7.0
GLOW_REACH: Final = 18.0
"""How far the rings and the glow reach beyond the card, in units."""


def shade(painter: QPainter, width: float, edge_colour: str, alpha: int) -> None:
    """Lay the colour of the felt's edge over a card."""
    colour = QColor(edge_colour)
    colour.setAlpha(alpha)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    _around(painter, width, 0.0)


def ring(painter: QPainter, width: float, unit: float, colour: str = GOLD_BRIGHT, strength: float = 1.0) -> None:
    """The gold ring of a card that counts now; ``strength`` fades it in."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setOpacity(painter.opacity() * strength)
    painter.setPen(QPen(QColor(BUTTON_INK), max(1.0, unit)))
    _around(painter, width, 3 * unit)
    painter.setPen(QPen(QColor(colour), 3.2 * unit))
    _around(painter, width, 1.4 * unit)


def focus(painter: QPainter, width: float, unit: float) -> None:
    """The white ring with a dark one around it of the card that has the keyboard."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#16323a"), 2.4 * max(unit, 0.8)))
    _around(painter, width, 4.6 * unit)
    painter.setPen(QPen(QColor("#ffffff"), 3.0 * unit))
    _around(painter, width, 2.2 * unit)


def glow(painter: QPainter, width: float, unit: float, strength: float = 1.0) -> None:
    """The warm light around a hinted card; painted before the card. ``strength`` 0..1 breathes."""
    painter.setPen(Qt.PenStyle.NoPen)
    for k in range(9, 0, -1):
        colour = QColor(GLOW)
        colour.setAlpha(round((15 + (9 - k) * 5) * strength))
        painter.setBrush(colour)
        _around(painter, width, k * 1.9 * unit)


def new_corner(painter: QPainter, width: float, strip: float | None = None) -> None:
    """The gold corner of a card just drawn; a tab on the upper edge when only a ``strip`` of the card is uncovered."""
    size, radius = 0.17 * width, CORNER * width
    path = QPainterPath()
    if strip is None or strip >= width:
        path.moveTo(width - size, 0)
        path.lineTo(width - radius, 0)
        path.quadTo(width, 0, width, radius)
        path.lineTo(width, size)
    else:
        right = strip - 0.04 * width
        path.moveTo(right - 0.12 * width, 0)
        path.lineTo(right, 0)
        path.lineTo(right, size)
        path.lineTo(right - 0.06 * width, 0.68 * size)
        path.lineTo(right - 0.12 * width, size)
    path.closeSubpath()
    fill(painter, path, QColor(GOLD), QColor(GOLD_EDGE), 0.8)


def _around(painter: QPainter, width: float, grow: float) -> None:
    radius = CORNER * width + grow
    rect = QRectF(-grow, -grow, width + 2 * grow, width * CARD_RATIO + 2 * grow)
    painter.drawRoundedRect(rect, radius, radius)
