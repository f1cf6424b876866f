"""The four kings: crown, mane, beard, ermine. Origin: the centre of the card, the figure above it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtGui import QColor, QPainter

from bezique_desktop.ui.art.crowns import crown
from bezique_desktop.ui.art.figure import arm, face, neck, patterned_robe
from bezique_desktop.ui.art.palette import GOLD, HAIR, INK, LINEN, OLD_HAIR, Robe
from bezique_desktop.ui.art.pips import pip
from bezique_desktop.ui.art.regalia import kings_attribute
from bezique_desktop.ui.art.strokes import both_sides, cord, dot, fill, line, moved, saved, shape, svg_path

_ROBE: Final = "M-84 60 L-84 -24 C-62 -44 -34 -52 -15 -57 L15 -57 C34 -52 62 -44 84 -24 L84 60Z"
_ERMINE: Final = (
    "M-15 -58 C-40 -52 -58 -40 -66 -28 C-48 -26 -26 -24 -12 -4 L0 12 L12 -4 "
    "C26 -24 48 -26 66 -28 C58 -40 40 -52 15 -58Z"
)
_TAILS: Final = ((48, -36), (33, -40), (22, -28), (12, -16))
_BEARD_TOP: Final = "M-17.3 -85 C-17 -77 -13 -70 -8 -67.6 Q0 -65 8 -67.6 C13 -70 17 -77 17.3 -85 "
_BEARD_ENDS: Final = (
    "C20 -64 15 -52 9 -42 Q4.5 -49 0 -38 Q-4.5 -49 -9 -42 C-15 -52 -20 -64 -17.3 -85Z",
    "C24 -66 18 -45 0 -42 C-18 -45 -24 -66 -17.3 -85Z",
    "C19 -68 9 -60 0 -37 C-9 -60 -19 -68 -17.3 -85Z",
    "C19 -70 19 -60 18 -48 L9 -42 L0 -47 L-9 -42 L-18 -48 C-19 -60 -19 -70 -17.3 -85Z",
)
_MOUSTACHE: Final = (
    "M0 -75.6 C-4 -78 -10 -76 -12.5 -71.4 C-8 -71.6 -4 -72.6 0 -73.6 C4 -72.6 8 -71.6 12.5 -71.4 C10 -76 4 -78 0 -75.6Z"
)
_LIP: Final = QColor("#b23a30")
_OLD_BROW: Final = QColor("#3a323e")
ATTRIBUTE_X: Final = 49


def king(painter: QPainter, suit: int, robe: Robe) -> None:
    """Draw the upper half of a king."""
    hair = OLD_HAIR if suit == 0 else HAIR[suit]
    with _larger_head(painter):
        _mane(painter, hair)
    outline = svg_path(_ROBE)
    patterned_robe(painter, outline, suit, robe)
    fill(painter, outline, None, INK, 2.4)
    _ermine(painter)
    with _larger_head(painter):
        neck(painter)
        face(painter, False, hair if suit else _OLD_BROW, 2.4)
        _beard(painter, suit, hair)
    with saved(painter):
        painter.translate(0, -11)
        painter.scale(1.14, 0.94)
        painter.translate(0, 4.2)
        crown(painter, suit, robe)
    dot(painter, 0, -24, 9, GOLD, INK, 1.8)
    pip(painter, suit, 0, -24, 10.5, robe.dark)
    with moved(painter, ATTRIBUTE_X, 0):
        kings_attribute(painter, suit, robe)
    arm(painter, robe, ATTRIBUTE_X)


@contextmanager
def _larger_head(painter: QPainter) -> Iterator[None]:
    """Kings have a larger head than the other courts: the rank reads by it."""
    with saved(painter):
        painter.translate(0, -58)
        painter.scale(1.17, 1.13)
        painter.translate(0, 58)
        yield


def _mane(painter: QPainter, hair: QColor) -> None:
    for _side in both_sides(painter):
        shape(painter, "M20 -102 C32 -92 30 -66 24 -54 C16 -50 12 -58 14 -70 L14 -100Z", hair)
        line(painter, "M22 -92 C27 -80 25 -68 21 -58", hair.lighter(150), 1.6)


def _ermine(painter: QPainter) -> None:
    """Cape with its black tails, and the gold chain on it."""
    shape(painter, _ERMINE, LINEN, INK, 2.2)
    for _side in both_sides(painter):
        for x, y in _TAILS:
            with moved(painter, x, y):
                shape(painter, "M0 -4 Q3 0 2 4 L0 1 L-2 4 Q-3 0 0 -4Z", INK, None)
    cord(painter, "M-26 -50 Q0 -14 26 -50", GOLD, 6, 3.6)


def _beard(painter: QPainter, suit: int, hair: QColor) -> None:
    """Beard and moustache; they leave cheeks and mouth free."""
    shape(painter, _BEARD_TOP + _BEARD_ENDS[suit], hair, INK, 1.8)
    strand = hair.darker(140) if suit == 2 else hair.lighter(165)
    for x in (-9, -3, 3, 9):
        line(painter, f"M{x} {-61 + abs(x) * 0.2:.1f} Q{x * 1.1:.1f} -56 {x * 0.85:.2f} -50", strand, 1.3)
    shape(painter, _MOUSTACHE, hair.darker(112) if suit else hair.lighter(135), INK, 1.1)
    line(painter, "M-4 -69.6 Q0 -67.8 4 -69.6", _LIP, 2.4)
