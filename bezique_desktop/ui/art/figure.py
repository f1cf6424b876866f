"""What all courts share: face, neck, arm, robe. Origin: the centre of the card, the figure above it."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bezique_desktop.ui.art.palette import GOLD, INK, SKIN, SKIN_SHADE, WHITE, Robe
from bezique_desktop.ui.art.pips import pip
from bezique_desktop.ui.art.strokes import both_sides, clipped, dot, fill, line, moved, shape, svg_path

HAND_X: Final = 50
"""Where the right hand holds the attribute."""
_MAN: Final = "M-17 -94 C-17 -108 17 -108 17 -94 C18 -78 12 -62 0 -60 C-12 -62 -18 -78 -17 -94Z"
_WOMAN: Final = "M-15.5 -94 C-15.5 -108 15.5 -108 15.5 -94 C16 -79 9 -63 0 -61 C-9 -63 -16 -79 -15.5 -94Z"
_SHADE: Final = "M1 -115 L30 -115 L30 -50 L0 -50 C4 -64 -2 -70 3 -76 C5 -82 0 -88 1 -95Z"
_NOSE: Final = QColor("#8a5a38")
_LIPS: Final = QColor("#b8232f")
_MOUTH: Final = QColor("#9a3b2c")
_CHEEK: Final = QColor(220, 90, 80, 90)


def face(painter: QPainter, female: bool, hair: QColor, brow: float) -> None:
    """A face seen from the front, lit from the left."""
    outline = svg_path(_WOMAN if female else _MAN)
    fill(painter, outline, SKIN)
    with clipped(painter, outline):
        shape(painter, _SHADE, SKIN_SHADE, None)
    fill(painter, outline, None, INK, 2)
    _eyes(painter, hair, brow)
    line(painter, "M1 -90 L3 -79 Q1 -77.5 -2 -78.5", _NOSE, 1.5)
    if female:
        shape(painter, "M-5 -71.5 Q-2.5 -74 0 -72.6 Q2.5 -74 5 -71.5 Q0 -66.5 -5 -71.5Z", _LIPS, None)
        dot(painter, -10.5, -77, 2.6, _CHEEK, None)
        dot(painter, 10.5, -77, 2.6, _CHEEK, None)
    else:
        line(painter, "M-4.5 -71 Q0 -69.5 4.5 -71", _MOUTH, 2)


def _eyes(painter: QPainter, hair: QColor, brow: float) -> None:
    for _side in both_sides(painter):
        line(painter, "M3.5 -93 Q7.5 -97 12 -93", hair.darker(130), brow)
        shape(painter, "M2.9 -87 Q7.5 -91.5 12.1 -87 Q7.5 -84 2.9 -87Z", WHITE, INK, 1.2)
        dot(painter, 7.5, -87.4, 1.9, INK, None)


def neck(painter: QPainter) -> None:
    """The neck, between face and robe."""
    shape(painter, "M-7 -68 L-8 -48 L8 -48 L7 -68Z", SKIN_SHADE)


def arm(painter: QPainter, robe: Robe, x: float) -> None:
    """Sleeve with its gold cuff, and the hand that holds the attribute at ``x``."""
    with moved(painter, x, -26):
        shape(painter, "M-9 4 L9 6 C12 24 20 40 34 52 L34 70 L-26 70 C-30 44 -14 24 -9 4Z", robe.dark)
        line(painter, "M-4 16 C-8 30 -16 40 -18 56 M5 16 C7 32 12 42 18 54 M0 16 L-2 52", robe.light, 1.5)
        shape(painter, "M-11 1 L11 4 L11 12 L-12 9Z", GOLD, INK, 1.6)
    with moved(painter, x, -30):
        shape(painter, "M-8 -5 Q0 -9 8 -5 L8 5 Q0 9 -8 5Z", SKIN, INK, 1.8)
        line(painter, "M-3 -2 L7 -2", INK, 1.1)
        line(painter, "M-3 1.5 L7 1.5", INK, 1.1)


def patterned_robe(painter: QPainter, outline: QPainterPath, suit: int, robe: Robe) -> None:
    """Fill a robe with the pattern of its suit: chevrons, scales, lozenges or stripes with trefoils."""
    with clipped(painter, outline):
        painter.fillRect(QRectF(-80, -160, 160, 260), robe.main)
        _PATTERNS[suit](painter, robe)


def _chevrons(painter: QPainter, robe: Robe) -> None:
    for k, y in enumerate(range(-70, 60, 20)):
        with moved(painter, 0, y):
            shape(painter, "M-80 26 L0 -8 L80 26 L80 34 L0 0 L-80 34Z", robe.light if k % 2 else GOLD, None)


def _scales(painter: QPainter, robe: Robe) -> None:
    for k, y in enumerate(range(-78, 40, 13)):
        for x in range(-90, 91, 26):
            dot(painter, x + 13 * (k % 2), y, 13, robe.main if k % 2 else robe.dark, robe.light, 2)


def _lozenges(painter: QPainter, robe: Robe) -> None:
    seen = painter.clipBoundingRect()
    rows = [j for j in range(-4, 4) if seen.top() < j * 20 + 20 and j * 20 - 20 < seen.bottom()]
    for j in rows:
        for i in range(-5, 6):
            with moved(painter, i * 24 + 12 * (j % 2), j * 20):
                shape(painter, "M0 -20 L12 0 L0 20 L-12 0Z", robe.light if j % 2 else robe.second, None)
                if j % 2:
                    dot(painter, 0, 0, 2.4, robe.dark, None)


def _stripes(painter: QPainter, robe: Robe) -> None:
    for k, x in enumerate(range(-84, 90, 24)):
        painter.fillRect(QRectF(x, -160, 12, 260), robe.dark)
        for y in range(-70, 60, 22):
            pip(painter, 3, x + 18, y + 11 * (k % 2), 10, robe.light)


_PATTERNS: Final[tuple[Callable[[QPainter, Robe], None], ...]] = (_chevrons, _scales, _lozenges, _stripes)
