"""The four jacks: bobbed hair, hat, tunic of two halves. Origin: the centre of the card, the figure above it."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bezique_desktop.ui.art.figure import HAND_X, arm, face, neck, patterned_robe
from bezique_desktop.ui.art.headdress import hat
from bezique_desktop.ui.art.palette import GOLD, HAIR, INK, LINEN, Robe
from bezique_desktop.ui.art.regalia import jacks_attribute
from bezique_desktop.ui.art.strokes import both_sides, clipped, dot, fill, line, moved, shape, svg_path

_TUNIC: Final = "M-84 60 L-84 -20 C-66 -40 -34 -46 -13 -54 L13 -54 C34 -46 66 -40 84 -20 L84 60Z"
_HAIR: Final = "M-18 -104 C-30 -98 -28 -74 -25 -60 Q-18 -54 -12 -60 L12 -60 Q18 -54 25 -60 C28 -74 30 -98 18 -104Z"
_FRINGE: Final = (
    "M-17 -88 C-19 -108 -6 -108 0 -106 C6 -108 19 -108 17 -88 C15 -96 10 -98 0 -98 C-10 -98 -15 -96 -17 -88Z"
)
_FOLDS: Final = (
    "M-22 -42 C-30 -24 -32 -8 -30 10",
    "M-40 -36 C-50 -20 -54 -8 -54 4",
    "M-10 -30 C-13 -14 -14 -4 -13 14",
)


def jack(painter: QPainter, suit: int, robe: Robe) -> None:
    """Draw the upper half of a jack."""
    hair = HAIR[suit]
    shape(painter, _HAIR, hair)
    for _side in both_sides(painter):
        line(painter, "M21 -94 C25 -82 23 -72 21 -63", hair.lighter(155), 1.6)
    outline = svg_path(_TUNIC)
    patterned_robe(painter, outline, suit, robe)
    _plain_half(painter, outline, robe)
    fill(painter, outline, None, INK, 2.4)
    _buttons(painter)
    neck(painter)
    if suit in (0, 2):
        _collar(painter, LINEN if suit == 0 else robe.second)
    else:
        _ruff(painter)
    face(painter, False, hair, 2)
    shape(painter, _FRINGE, hair, INK, 1.8)
    hat(painter, suit, robe)
    with moved(painter, HAND_X, 0):
        jacks_attribute(painter, suit, robe)
    arm(painter, robe, HAND_X)


def _plain_half(painter: QPainter, outline: QPainterPath, robe: Robe) -> None:
    """The left half of the tunic is plain, with folds and a shoulder of the main colour."""
    with clipped(painter, outline):
        painter.fillRect(QRectF(-90, -80, 90, 140), robe.light)
    for fold in _FOLDS:
        line(painter, fold, robe.main)
    shape(painter, "M-84 -34 L-46 -42 C-58 -34 -66 -24 -70 -12 L-84 -8Z", robe.main, INK, 1.8)


def _buttons(painter: QPainter) -> None:
    line(painter, "M0 -50 L0 30", INK, 2.2)
    for y in range(-34, 20, 13):
        dot(painter, 0, y, 3, GOLD, INK, 1.3)


def _collar(painter: QPainter, colour: QColor) -> None:
    for _side in both_sides(painter):
        shape(painter, "M0 -50 L12 -60 L40 -46 L26 -36 L16 -42 L10 -28Z", colour)


def _ruff(painter: QPainter) -> None:
    for k in range(-4, 5):
        dot(painter, k * 6.2, -51 + k * k * 0.35, 6.4, LINEN, INK, 1.5)
