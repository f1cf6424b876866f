"""The four queens: hair, necklace, headdress. Origin: the centre of the card, the figure above it."""

from typing import Final

from PySide6.QtGui import QColor, QPainter

from bezique_desktop.ui.art.figure import HAND_X, arm, face, neck, patterned_robe
from bezique_desktop.ui.art.headdress import headdress
from bezique_desktop.ui.art.palette import GOLD, HAIR, INK, SKIN, SKIN_SHADE, WHITE, Robe
from bezique_desktop.ui.art.pips import pip
from bezique_desktop.ui.art.regalia import queens_attribute
from bezique_desktop.ui.art.strokes import both_sides, dot, fill, line, moved, shape, svg_path

_ROBE: Final = "M-84 60 L-84 -14 C-70 -34 -40 -44 -13 -52 L13 -52 C40 -44 70 -34 84 -14 L84 60Z"
_NECKLINE: Final = (
    "M-30 -44 C-22 -26 -10 -18 0 -12 C10 -18 22 -26 30 -44 L36 -41 C28 -18 12 -8 0 0 C-12 -8 -28 -18 -36 -41Z"
)
_FRINGE: Final = (
    "M-16 -92 C-18 -110 -8 -112 0 -104 C8 -112 18 -110 16 -92 C13 -100 6 -102 0 -104 C-6 -102 -13 -100 -16 -92Z"
)
_VEIL: Final = "M-20 -112 C-44 -104 -46 -60 -40 -20 L40 -20 C46 -60 44 -104 20 -112Z"
_WAVES: Final = "M6 -112 C34 -112 36 -84 30 -72 C40 -60 34 -42 26 -34 C24 -44 14 -52 12 -66Z"
_BOB: Final = "M4 -110 C30 -110 28 -84 22 -66 C20 -58 24 -54 30 -52 C22 -44 12 -50 11 -62Z"


def queen(painter: QPainter, suit: int, robe: Robe) -> None:
    """Draw the upper half of a queen."""
    hair = HAIR[suit]
    (_veiled, _waved, _braided, _bobbed)[suit](painter, hair, robe)
    outline = svg_path(_ROBE)
    patterned_robe(painter, outline, suit, robe)
    fill(painter, outline, None, INK, 2.4)
    neck(painter)
    _shoulders(painter)
    _necklace(painter, suit, robe)
    face(painter, True, hair, 1.9)
    shape(painter, _FRINGE, hair, INK, 1.8)
    _earrings(painter, robe)
    headdress(painter, suit, robe)
    with moved(painter, HAND_X, 0):
        queens_attribute(painter, suit, robe)
    arm(painter, robe, HAND_X)


def _veiled(painter: QPainter, hair: QColor, robe: Robe) -> None:
    shape(painter, _VEIL, robe.dark, INK, 2.2)
    for _side in both_sides(painter):
        line(painter, "M30 -96 C38 -74 36 -46 33 -30", robe.light, 1.6)
    shape(painter, "M-17 -106 C-28 -96 -26 -70 -22 -52 L22 -52 C26 -70 28 -96 17 -106Z", hair)


def _waved(painter: QPainter, hair: QColor, robe: Robe) -> None:
    for _side in both_sides(painter):
        shape(painter, _WAVES, hair)
        line(painter, "M22 -102 C30 -90 22 -78 27 -66 C32 -56 28 -48 26 -42", hair.lighter(150), 1.8)


def _braided(painter: QPainter, hair: QColor, robe: Robe) -> None:
    for _side in both_sides(painter):
        shape(painter, "M4 -110 C28 -112 27 -88 21 -74 L12 -70Z", hair)
        for k in range(5):
            dot(painter, 24 + k % 2, 10 * k - 72, 6.6 - k * 0.5, hair)
        dot(painter, 24, -25, 3.6, robe.second)


def _bobbed(painter: QPainter, hair: QColor, robe: Robe) -> None:
    for _side in both_sides(painter):
        shape(painter, _BOB, hair)
        line(painter, "M20 -98 C25 -86 20 -70 19 -62", hair.lighter(150), 1.8)


def _shoulders(painter: QPainter) -> None:
    shape(painter, "M-8 -54 L-30 -44 C-22 -26 -10 -18 0 -12 C10 -18 22 -26 30 -44 L8 -54Z", SKIN)
    shape(painter, "M2 -50 L8 -54 L30 -44 C22 -26 10 -18 0 -12Z", SKIN_SHADE, None)
    shape(painter, _NECKLINE, GOLD, INK, 1.8)


def _necklace(painter: QPainter, suit: int, robe: Robe) -> None:
    line(painter, "M-17 -47 Q0 -28 17 -47", INK, 1.4)
    for k in range(-3, 4):
        dot(painter, k * 5.2, -37.5 + abs(k) * 2.4, 2.3, WHITE, INK, 1)
    pip(painter, suit, 0, -27, 13, robe.second if suit == 2 else robe.main, 0, INK, 1.4)


def _earrings(painter: QPainter, robe: Robe) -> None:
    for _side in both_sides(painter):
        dot(painter, 17, -76, 2.6, GOLD, INK, 1.2)
        shape(painter, "M17 -73 L19.6 -66 L14.4 -66Z", robe.main, INK, 1.1)
