"""A court card: two half figures back to back, parted by a sash on the diagonal, in a double frame."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from bezique_desktop.ui.art.jack import jack
from bezique_desktop.ui.art.king import king
from bezique_desktop.ui.art.palette import GOLD, GOLD_DARK, INK, IVORY, Robe, faded, robe
from bezique_desktop.ui.art.pips import on_circle, pip
from bezique_desktop.ui.art.queen import queen
from bezique_desktop.ui.art.strokes import clipped, dot, fill, line, moved, pen, rounded, saved, svg_path

HALF_WIDTH: Final = 72.0
HALF_HEIGHT: Final = 140.0
"""Half the size of the frame."""
_CUT: Final = 20.0
_SASH: Final = f"M-100 {-_CUT * 100 / HALF_WIDTH:.2f} L100 {_CUT * 100 / HALF_WIDTH:.2f}"
_HALF: Final = f"M-100 -160 L100 -160 L100 {_CUT * 100 / HALF_WIDTH:.2f} L-100 {-_CUT * 100 / HALF_WIDTH:.2f}Z"
_HEAD_Y: Final = -88.0
_FIGURES: Final[dict[int, Callable[[QPainter, int, Robe], None]]] = {3: jack, 4: queen, 5: king}


def court(painter: QPainter, rank: int, suit: int, colour: QColor, large_index: bool, four_colours: bool) -> None:
    """The picture of a jack, queen or king; the small sign in its corner makes room for a large index."""
    dress = robe(suit, four_colours)
    frame = rounded(-HALF_WIDTH, -HALF_HEIGHT, 2 * HALF_WIDTH, 2 * HALF_HEIGHT, 5)
    with moved(painter, 125, 175):
        for turn in (0, 180):
            with moved(painter, 0, 0, turn), clipped(painter, svg_path(_HALF).intersected(frame)):
                half_figure(painter, rank, suit, dress)
                if not large_index:
                    pip(painter, suit, -50, -119, 27, colour, 0, IVORY, 2.2)
        _sash(painter, frame, dress)
        fill(painter, frame, None, INK, 2.4)
        outer = rounded(-HALF_WIDTH - 4, -HALF_HEIGHT - 4, 2 * HALF_WIDTH + 8, 2 * HALF_HEIGHT + 8, 8)
        fill(painter, outer, None, GOLD_DARK, 1.4)


def half_figure(painter: QPainter, rank: int, suit: int, dress: Robe) -> None:
    """Ground and upper half of a court; nothing is clipped. Origin: the centre of the card."""
    frame = QRectF(-HALF_WIDTH, -HALF_HEIGHT, 2 * HALF_WIDTH, 2 * HALF_HEIGHT)
    painter.fillRect(frame, IVORY)
    painter.fillRect(frame, faded(dress.light, 90))
    _GROUNDS[rank](painter, faded(GOLD, 95))
    _FIGURES[rank](painter, suit, dress)


def _sash(painter: QPainter, frame: QPainterPath, dress: Robe) -> None:
    with clipped(painter, frame):
        line(painter, _SASH, INK, 10)
        line(painter, _SASH, GOLD, 6.4)
        for share in (-0.8, -0.4, 0.0, 0.4, 0.8):
            dot(painter, share * HALF_WIDTH, share * _CUT, 2.1, dress.dark, None)


def _sunburst(painter: QPainter, ray: QColor) -> None:
    """Behind a king."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ray)
    with saved(painter):
        painter.translate(0, _HEAD_Y)
        for degrees in range(0, 360, 20):
            ends = [QPointF(*on_circle(200, degrees + spread)) for spread in (-5, 5)]
            painter.drawPolygon(QPolygonF([QPointF(0, 0), *ends]))


def _circles(painter: QPainter, ray: QColor) -> None:
    """Behind a queen."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(ray, 5))
    for radius in (60, 47, 34):
        painter.drawEllipse(QPointF(0, _HEAD_Y), radius, radius)


def _pales(painter: QPainter, ray: QColor) -> None:
    """Behind a jack."""
    for x in range(-60, 70, 15):
        painter.fillRect(QRectF(x - 3, -150, 6, 150), ray)


_GROUNDS: Final[dict[int, Callable[[QPainter, QColor], None]]] = {3: _pales, 4: _circles, 5: _sunburst}
