"""Suit signs, and where they stand on the numeral cards."""

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bezique_desktop.ui.art.palette import GOLD, GOLD_DARK, IVORY
from bezique_desktop.ui.art.strokes import Fill, dot, fill, moved, pen, saved, svg_path

_SPADE: Final = (
    "M0 -52 C9 -33 49 -10 49 15 C49 31 38 39 26 39 C16 39 8 34 4 25 C5 39 10 47 19 51 L-19 51 "
    "C-10 47 -5 39 -4 25 C-8 34 -16 39 -26 39 C-38 39 -49 31 -49 15 C-49 -10 -9 -33 0 -52Z"
)
_HEART: Final = (
    "M0 47 C-9 30 -50 8 -50 -19 C-50 -37 -37 -47 -24 -47 C-12 -47 -3 -39 0 -26 "
    "C3 -39 12 -47 24 -47 C37 -47 50 -37 50 -19 C50 8 9 30 0 47Z"
)
_DIAMOND: Final = "M0 -54 C9 -35 25 -14 41 0 C25 14 9 35 0 54 C-9 35 -25 14 -41 0 C-25 -14 -9 -35 0 -54Z"
_CLUB_FOOT: Final = "M-12 -12 L12 -12 L14 4 L5 22 C6 38 10 47 19 51 L-19 51 C-10 47 -6 38 -5 22 L-14 4Z"

SIGNS: Final = {"♠": 0, "♥": 1, "♦": 2, "♣": 3}
"""The suits in texts; they are drawn as pips, never as glyphs of a font."""

_PAIR: Final = ((-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0))
_THIRDS: Final = ((-1.0, -0.333), (1.0, -0.333), (-1.0, 0.333), (1.0, 0.333))
_MIDDLE: Final = ((-1.0, 0.0), (1.0, 0.0))
_PLACES: Final = {
    0: (*_PAIR, *_MIDDLE, (0.0, -0.5)),
    1: (*_PAIR, *_MIDDLE, (0.0, -0.5), (0.0, 0.5)),
    2: (*_PAIR, *_THIRDS, (0.0, 0.0)),
    6: (*_PAIR, *_THIRDS, (0.0, -0.667), (0.0, 0.667)),
}
"""Places of the pips for the ranks seven, eight, nine and ten, from the middle of the card."""


@lru_cache(maxsize=4)
def pip_path(suit: int) -> QPainterPath:
    """The outline of a suit sign, about 100 units high around the origin."""
    if suit < 3:
        return svg_path((_SPADE, _HEART, _DIAMOND)[suit])
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y in ((0, -27), (-26, 9), (26, 9)):
        path.addEllipse(QPointF(x, y), 23, 23)
    path.addPath(svg_path(_CLUB_FOOT))
    return path.simplified()


def pip(
    painter: QPainter,
    suit: int,
    x: float,
    y: float,
    size: float,
    colour: Fill,
    angle: float = 0.0,
    outline: QColor | None = None,
    width: float = 2.0,
) -> None:
    """A suit sign ``size`` units high around x, y."""
    with moved(painter, x, y, angle):
        painter.scale(size / 100, size / 100)
        fill(painter, pip_path(suit), colour, outline, width * 100 / size)


def numeral(painter: QPainter, rank: int, suit: int, colour: QColor, large_index: bool) -> None:
    """The pips of a seven, eight, nine or ten; narrower beside a large index."""
    across, down, size = (31, 112, 44) if large_index else (41, 110, 48)
    for x, y in _PLACES[rank]:
        pip(painter, suit, 125 + x * across, 175 + y * down, size, colour, 180 if y > 0.01 else 0)


_INNER: Final = ((6, 54), (-7, 58), (0, 58), (-3, 42))
"""Offset and size of the small sign inside the sign of an ace."""


def ace(painter: QPainter, suit: int, colour: QColor) -> None:
    """The medallion of an ace: rays, a double ring, the sign with a gold one inside."""
    with moved(painter, 125, 175):
        _rays(painter)
        dot(painter, 0, 0, 69, IVORY, GOLD_DARK, 2.2)
        dot(painter, 0, 0, 64.5, None, GOLD, 1.3)
        pip(painter, suit, 0, 1, 104, colour)
        y, size = _INNER[suit]
        pip(painter, suit, 0, y, size, None, 0, IVORY, 2.2)
        pip(painter, suit, 0, y, size * 0.52, GOLD)


def _rays(painter: QPainter) -> None:
    for k in range(32):
        with saved(painter):
            painter.rotate(k * 360 / 32)
            painter.setPen(pen(GOLD, 2.6 if k % 2 else 2.0))
            painter.drawLine(QPointF(0, -74), QPointF(0, -96 if k % 2 else -84))
            if k % 2 == 0:
                dot(painter, 0, -89, 2.2, GOLD, None)


def on_circle(radius: float, degrees: float) -> tuple[float, float]:
    """The point on a circle round the origin, 0 degrees at the top, clockwise."""
    angle = math.radians(degrees)
    return radius * math.sin(angle), -radius * math.cos(angle)
