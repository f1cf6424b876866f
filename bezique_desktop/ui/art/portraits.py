"""The face of a player: the head of a court card in a roundel."""

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bezique_desktop.ui.art.court import half_figure
from bezique_desktop.ui.art.palette import faded, robe
from bezique_desktop.ui.art.strokes import clipped, dot
from bezique_desktop.ui.theme import GOLD, GOLD_BRIGHT

SEAT_FACES: Final = (2 * 8 + 3, 0 * 8 + 4, 3 * 8 + 5, 1 * 8 + 5)
"""The court that stands for a seat: jack of diamonds (the viewer), queen of spades, king of clubs, king of hearts."""
_GROUND: Final = QColor(20, 14, 4)


def portrait(painter: QPainter, face: int, x: float, y: float, radius: float) -> None:
    """The head of a court (a face: suit * 8 + rank) in a circle around x, y."""
    roundel = QPainterPath()
    roundel.addEllipse(QPointF(x, y), radius, radius)
    with clipped(painter, roundel):
        painter.translate(x, y)
        painter.scale(radius / 41, radius / 41)
        painter.translate(0, 90)
        half_figure(painter, face & 7, face >> 3, robe(face >> 3, four_colours=True))


def framed_portrait(painter: QPainter, face: int, x: float, y: float, radius: float, bright: bool = False) -> None:
    """A portrait with its gold ring on a dark ground; brighter when the seat is to act."""
    dot(painter, x, y, radius * 1.104, faded(_GROUND, 150), None)
    portrait(painter, face, x, y, radius)
    dot(painter, x, y, radius, None, QColor(GOLD_BRIGHT if bright else GOLD), radius * 2 / 23)
