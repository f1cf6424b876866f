"""What the courts hold, one thing a card. Origin: on the axis of the shaft, level with the centre of the card."""

from typing import Final

from PySide6.QtGui import QColor, QPainter

from bezique_desktop.ui.art.palette import GOLD, GOLD_DARK, INK, LEAF, STEEL, WOOD, Robe
from bezique_desktop.ui.art.pips import on_circle, pip
from bezique_desktop.ui.art.strokes import both_sides, cord, dot, line, moved, shape

_FULLER: Final = QColor("#8d9bb0")
_AXE_BACK: Final = QColor("#c3cedb")
_PETAL: Final = QColor("#f5f0ff")
_AXE: Final = "M2 -120 C10 -124 14 -130 19 -134 Q24 -112 19 -90 C14 -94 10 -100 2 -104Z"
_CROSS: Final = "M-2 -120 L-2 -126 L-7 -126 L-7 -130 L-2 -130 L-2 -136 L2 -136 L2 -130 L7 -130 L7 -126 L2 -126 L2 -120Z"
_LILY: Final = (
    "M0 -94 C-6 -102 -16 -102 -14 -120 C-8 -116 -5 -112 -4 -108 C-5 -118 -3 -128 0 -134 "
    "C3 -128 5 -118 4 -108 C5 -112 8 -116 14 -120 C16 -102 6 -102 0 -94Z"
)
_GOBLET: Final = (
    "M-13 -128 L13 -128 C13 -104 6 -100 3 -97 L3 -78 L11 -72 L-11 -72 L-3 -78 L-3 -97 C-6 -100 -13 -104 -13 -128Z"
)
_LEAF_RIGHT: Final = "M0 -66 Q16 -70 15 -84 Q3 -82 0 -66Z"
_CROOK: Final = "M0 0 L0 -108 C0 -134 -24 -132 -20 -112"


def kings_attribute(painter: QPainter, suit: int, robe: Robe) -> None:
    """Sword, sceptre, axe or orb."""
    (_sword, _sceptre, _axe, _orb)[suit](painter, robe)


def queens_attribute(painter: QPainter, suit: int, robe: Robe) -> None:
    """Lily, rose, goblet or clover."""
    (_lily, _rose, _goblet, _clover)[suit](painter, robe)


def jacks_attribute(painter: QPainter, suit: int, robe: Robe) -> None:
    """Halberd, arrow, banner or crook."""
    (_halberd, _arrow, _banner, _crook)[suit](painter, robe)


def _sword(painter: QPainter, robe: Robe) -> None:
    shape(painter, "M-4 -40 L-4 -120 L0 -134 L4 -120 L4 -40Z", STEEL)
    line(painter, "M0 -122 L0 -46", _FULLER, 1.6)
    shape(painter, "M-15 -45 L15 -45 L15 -39 L-15 -39Z", GOLD)
    shape(painter, "M-3 -39 L3 -39 L3 -18 L-3 -18Z", robe.dark)
    dot(painter, 0, -15, 5, GOLD)


def _sceptre(painter: QPainter, robe: Robe) -> None:
    shape(painter, "M-2.6 0 L-2.6 -108 L2.6 -108 L2.6 0Z", GOLD, INK, 1.8)
    dot(painter, 0, -104, 5, GOLD)
    pip(painter, 1, 0, -120, 27, robe.main, 0, INK, 2)
    dot(painter, 0, -84, 4, robe.main)


def _axe(painter: QPainter, robe: Robe) -> None:
    shape(painter, "M-2.6 0 L-2.6 -130 L2.6 -130 L2.6 0Z", WOOD, INK, 1.8)
    shape(painter, _AXE, STEEL)
    shape(painter, "M-2 -118 L-15 -112 L-2 -106Z", _AXE_BACK)
    dot(painter, 0, -133, 3.6, GOLD)


def _orb(painter: QPainter, robe: Robe) -> None:
    shape(painter, "M-2.6 0 L-2.6 -96 L2.6 -96 L2.6 0Z", GOLD, INK, 1.8)
    dot(painter, 0, -107, 13, robe.second.lighter(120))
    line(painter, "M-13 -107 L13 -107 M0 -120 L0 -107", INK, 5)
    line(painter, "M-13 -107 L13 -107 M0 -119 L0 -107", GOLD, 2.8)
    shape(painter, _CROSS, GOLD, INK, 1.4)


def _lily(painter: QPainter, robe: Robe) -> None:
    cord(painter, "M0 -6 L0 -96", LEAF, 4.6, 2.6)
    shape(painter, _LILY, _PETAL)
    line(painter, "M0 -100 L0 -122", GOLD_DARK, 1.5)
    shape(painter, _LEAF_RIGHT, LEAF, INK, 1.5)


def _rose(painter: QPainter, robe: Robe) -> None:
    cord(painter, "M0 -6 L0 -104", LEAF, 4.6, 2.6)
    shape(painter, "M0 -72 Q-15 -76 -15 -90 Q-2 -88 0 -72Z", LEAF, INK, 1.5)
    shape(painter, "M0 -64 Q15 -68 15 -82 Q2 -80 0 -64Z", LEAF, INK, 1.5)
    for degrees in range(0, 360, 72):
        x, y = on_circle(8, degrees)
        dot(painter, x, y - 114, 8, robe.main, INK, 1.5)
    dot(painter, 0, -114, 7, robe.light, INK, 1.5)
    line(painter, "M-3 -115 Q0 -119 3 -115 Q1 -111 -2 -112", robe.dark, 1.5)


def _goblet(painter: QPainter, robe: Robe) -> None:
    shape(painter, _GOBLET, GOLD)
    shape(painter, "M0 -122 L6 -114 L0 -106 L-6 -114Z", robe.second, INK, 1.3)
    line(painter, "M-12 -124 L12 -124", GOLD_DARK, 1.5)
    cord(painter, "M0 -72 L0 -40", GOLD, 5, 3)


def _clover(painter: QPainter, robe: Robe) -> None:
    cord(painter, "M0 -6 C-3 -50 2 -80 0 -100", LEAF, 4.6, 2.6)
    pip(painter, 3, 0, -116, 32, robe.light, 0, INK, 1.8)
    pip(painter, 3, -11, -80, 20, robe.light, -50, INK, 1.6)
    pip(painter, 3, 11, -70, 20, robe.light, 50, INK, 1.6)


def _halberd(painter: QPainter, robe: Robe) -> None:
    shape(painter, "M-2.4 0 L-2.4 -112 L2.4 -112 L2.4 0Z", WOOD, INK, 1.7)
    shape(painter, "M-3 -108 L0 -138 L3 -108Z", STEEL)
    shape(painter, "M2 -112 Q20 -112 17 -90 Q10 -97 2 -96Z", STEEL)
    shape(painter, "M-2 -110 L-14 -104 L-2 -98Z", STEEL)


def _arrow(painter: QPainter, robe: Robe) -> None:
    shape(painter, "M-2 0 L-2 -112 L2 -112 L2 0Z", WOOD, INK, 1.6)
    shape(painter, "M0 -138 L9 -112 L0 -117 L-9 -112Z", STEEL)
    for y in (-46, -54, -62):
        for _side in both_sides(painter):
            with moved(painter, 0, y):
                shape(painter, "M2 0 L12 -10 L12 -2 L2 8Z", robe.main, INK, 1.2)


def _banner(painter: QPainter, robe: Robe) -> None:
    shape(painter, "M-2.4 0 L-2.4 -134 L2.4 -134 L2.4 0Z", WOOD, INK, 1.7)
    dot(painter, 0, -135, 3.5, GOLD)
    shape(painter, "M-2 -130 L-2 -88 L-13 -96 L-24 -88 L-24 -130Z", robe.second)
    shape(painter, "M-13 -126 L-6 -113 L-13 -100 L-20 -113Z", robe.light, INK, 1.3)


def _crook(painter: QPainter, robe: Robe) -> None:
    cord(painter, _CROOK, GOLD, 7.5, 4.4)
    dot(painter, -20, -110, 4.4, robe.main, INK, 1.5)
    dot(painter, 0, -100, 4, robe.main, INK, 1.4)
