"""The kings' crowns, one form a suit. Origin: the centre of the card."""

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QPainter

from bezique_desktop.ui.art.palette import GOLD, INK, Robe
from bezique_desktop.ui.art.pips import pip
from bezique_desktop.ui.art.strokes import cord, dot, moved, shape

_SPIKES: Final = "M-23 -103 L-28 -132 L-15 -116 L-9 -137 L0 -116 L9 -137 L15 -116 L28 -132 L23 -103Z"
_ARCH: Final = "M-21 -104 C-34 -122 -22 -134 0 -131 C22 -134 34 -122 21 -104"
_PEAKS: Final = "M-22 -103 L-26 -118 L-12 -113 L0 -122 L12 -113 L26 -118 L22 -103Z"
_LEAVES: Final = "M-22 -103 L-25 -120 Q-16 -112 -13 -112 L0 -122 L13 -112 Q16 -112 25 -120 L22 -103Z"


def crown(painter: QPainter, suit: int, robe: Robe) -> None:
    """The crown of a king with its jewelled band."""
    _CROWNS[suit](painter, robe)
    shape(painter, "M-24 -108 Q0 -101 24 -108 L23 -98 Q0 -91 -23 -98Z", GOLD)
    jewel = robe.dark if suit == 2 else robe.second
    for x, y in ((-14, -100.6), (0, -99), (14, -100.6)):
        dot(painter, x, y, 2.6, jewel, INK, 1.1)


def _spiked(painter: QPainter, robe: Robe) -> None:
    shape(painter, _SPIKES, GOLD)
    for x, y in ((-28, -132), (-9, -137), (9, -137), (28, -132)):
        dot(painter, x, y, 3, robe.light)


def _arched(painter: QPainter, robe: Robe) -> None:
    shape(painter, _ARCH + "Z", robe.main)
    cord(painter, _ARCH, GOLD, 6.5, 4)
    cord(painter, "M0 -104 L0 -131", GOLD, 6.5, 4)
    dot(painter, 0, -134, 4.5, GOLD)


def _lozenged(painter: QPainter, robe: Robe) -> None:
    shape(painter, _PEAKS, GOLD)
    for x, y, size in ((-26, -122, 7), (0, -127, 10), (26, -122, 7)):
        with moved(painter, x, y):
            shape(painter, f"M0 {-size} L{size * 0.75} 0 L0 {size} L{-size * 0.75} 0Z", robe.second)


def _trefoiled(painter: QPainter, robe: Robe) -> None:
    shape(painter, _LEAVES, GOLD)
    for x, y, size in ((-25, -124, 15), (0, -127, 20), (25, -124, 15)):
        pip(painter, 3, x, y, size, robe.main, 0, INK, 1.6)


_CROWNS: Final[tuple[Callable[[QPainter, Robe], None], ...]] = (_spiked, _arched, _lozenged, _trefoiled)
