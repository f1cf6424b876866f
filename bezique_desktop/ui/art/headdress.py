"""What queens and jacks wear on their heads, one form a suit. Origin: the centre of the card."""

from typing import Final

from PySide6.QtGui import QColor, QPainter

from bezique_desktop.ui.art.palette import GOLD, GOLD_DARK, INK, LINEN, Robe
from bezique_desktop.ui.art.pips import on_circle, pip
from bezique_desktop.ui.art.strokes import both_sides, dot, line, moved, shape

_DIADEM: Final = "M-18 -108 L-20 -122 L-10 -116 L0 -138 L10 -116 L20 -122 L18 -108 Q0 -114 -18 -108Z"
_CORONET: Final = (
    "M-19 -106 C-22 -116 -18 -122 -12 -116 C-8 -128 8 -128 12 -116 C18 -122 22 -116 19 -106 Q0 -114 -19 -106Z"
)
_KOKOSHNIK: Final = (
    "M-22 -98 C-36 -122 -18 -138 0 -138 C18 -138 36 -122 22 -98 C20 -110 10 -113 0 -113 C-10 -113 -20 -110 -22 -98Z"
)
_BERRY: Final = QColor("#e8e0c8")
_BERET: Final = "M-28 -102 C-34 -116 -16 -126 4 -124 C22 -124 32 -116 26 -104 Q0 -98 -28 -102Z"
_BYCOCKET: Final = "M-40 -97 C-24 -100 -16 -128 6 -130 C24 -130 26 -112 24 -102 C6 -98 -16 -98 -40 -97Z"


def headdress(painter: QPainter, suit: int, robe: Robe) -> None:
    """A queen's diadem, coronet, kokoshnik or wreath."""
    (_diadem, _coronet, _kokoshnik, _wreath)[suit](painter, robe)


def hat(painter: QPainter, suit: int, robe: Robe) -> None:
    """A jack's beret, bycocket, chaperon or plumed cap."""
    (_beret, _bycocket, _chaperon, _cap)[suit](painter, robe)


def _diadem(painter: QPainter, robe: Robe) -> None:
    shape(painter, _DIADEM, GOLD)
    pip(painter, 0, 0, -119, 13, robe.dark)


def _coronet(painter: QPainter, robe: Robe) -> None:
    shape(painter, _CORONET, GOLD)
    pip(painter, 1, 0, -130, 14, robe.main, 0, INK, 1.4)
    pip(painter, 1, -19, -122, 10, robe.main, 0, INK, 1.2)
    pip(painter, 1, 19, -122, 10, robe.main, 0, INK, 1.2)


def _kokoshnik(painter: QPainter, robe: Robe) -> None:
    shape(painter, _KOKOSHNIK, robe.second)
    for degrees in range(-60, 61, 30):
        x, y = on_circle(24, degrees)
        with moved(painter, x * 1.06, y * 0.96 - 103):
            shape(painter, "M0 -5 L3.6 0 L0 5 L-3.6 0Z", robe.light, INK, 1.1)
    line(painter, "M-21 -101 C-19 -111 -10 -114 0 -114 C10 -114 19 -111 21 -101", GOLD, 3.4)


def _wreath(painter: QPainter, robe: Robe) -> None:
    for degrees in range(-75, 76, 25):
        x, y = on_circle(21, degrees)
        with moved(painter, x, y - 96, degrees):
            leaf = robe.main if degrees % 50 else robe.light
            shape(painter, "M0 6 C-8 0 -6 -10 0 -15 C6 -10 8 0 0 6Z", leaf, INK, 1.5)
    dot(painter, 0, -115, 5, GOLD, INK, 1.5)
    for _side in both_sides(painter):
        dot(painter, 13, -111, 3.6, _BERRY, INK, 1.2)


def _beret(painter: QPainter, robe: Robe) -> None:
    shape(painter, "M20 -118 C40 -136 10 -150 -34 -128 C-22 -130 -8 -130 4 -118Z", robe.light, INK, 1.8)
    line(painter, "M14 -120 C2 -130 -16 -132 -30 -128", robe.dark, 1.4)
    shape(painter, _BERET, robe.main)
    shape(painter, "M-26 -104 Q0 -97 25 -105 L24 -99 Q0 -91 -24 -98Z", GOLD, INK, 1.7)


def _bycocket(painter: QPainter, robe: Robe) -> None:
    shape(painter, _BYCOCKET, robe.main)
    shape(painter, "M-40 -97 C-22 -110 4 -108 26 -112 L24 -100 C4 -97 -18 -97 -40 -97Z", robe.dark, INK, 1.8)
    shape(painter, "M14 -108 C14 -126 24 -138 34 -138 C34 -126 26 -112 18 -106Z", GOLD, INK, 1.6)
    line(painter, "M17 -109 C20 -122 27 -130 32 -135", GOLD_DARK, 1.3)


def _chaperon(painter: QPainter, robe: Robe) -> None:
    shape(painter, "M20 -112 C40 -112 40 -86 34 -62 L26 -66 C30 -84 28 -100 18 -104Z", robe.main)
    shape(painter, "M-22 -104 C-22 -130 -4 -136 6 -134 C26 -130 28 -116 22 -104Z", robe.main)
    for k in range(-3, 4):
        dot(painter, k * 7.4, -104 - (9 - k * k) * 0.55, 6.6, robe.second if k % 2 else robe.light)
    shape(painter, "M0 -124 L6 -116 L0 -108 L-6 -116Z", robe.light, INK, 1.4)


def _cap(painter: QPainter, robe: Robe) -> None:
    for x, plume in ((-10, robe.light), (0, LINEN), (10, robe.light)):
        outline = (
            f"M{x * 0.6} -112 C{x * 1.2 - 7} -124 {x * 1.6 - 4} -136 {x * 2} -138 "
            f"C{x * 1.6 + 8} -132 {x * 1.2 + 7} -122 {x * 0.6 + 4} -112Z"
        )
        shape(painter, outline, plume, INK, 1.6)
    shape(painter, "M-26 -106 C-24 -120 24 -120 26 -106 Q0 -100 -26 -106Z", robe.main)
    shape(painter, "M-30 -104 Q0 -114 30 -104 Q0 -93 -30 -104Z", robe.dark, INK, 1.8)
    dot(painter, 0, -112, 4, GOLD, INK, 1.4)
