"""Score chips of 1000, 100 and 10: seen from above, and in stacks standing on the felt."""

import math
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from bezique_desktop.ui.art.palette import GOLD_DARK
from bezique_desktop.ui.art.pips import pip
from bezique_desktop.ui.art.strokes import dot, fill, moved, saved, shape
from bezique_desktop.values import frozen

VALUES: Final = (1000, 100, 10)
TILT: Final = 0.40
THICKNESS: Final = 0.29
"""Height of the ellipse of a chip and thickness of a chip, in radii."""


@frozen
class _Chip:
    """The colours of a chip, and the suit of its sign."""

    field: QColor
    spots: QColor
    device: int


_CHIPS: Final = {
    1000: _Chip(QColor("#c9982b"), QColor("#fff3d0"), 3),
    100: _Chip(QColor("#a62a3a"), QColor("#fbeee0"), 2),
    10: _Chip(QColor("#2c62a3"), QColor("#eef3fb"), 0),
}
_EMPTY: Final = QColor(255, 255, 255, 46)
_SHADOW: Final = QColor(0, 0, 0, 70)
_SIDE_EDGE: Final = QColor(20, 12, 10, 150)


def chips_of(score: int) -> tuple[int, int, int]:
    """Chips of 1000 (nine at most), 100 and 10 that show a score; what is under ten stays in the figure."""
    score = max(0, score)
    return min(9, score // 1000), score // 100 % 10, score // 10 % 10


def stack_height(count: int, radius: float) -> float:
    """From the foot of a stack to the middle of its top."""
    return radius * THICKNESS * count


def chip_top(painter: QPainter, value: int, radius: float) -> None:
    """A chip seen from above around the origin: edge spots, milled ring, inlay with its sign."""
    chip = _CHIPS[value]
    with saved(painter):
        painter.scale(radius / 50, radius / 50)
        dot(painter, 0, 0, 49, chip.field, chip.field.darker(190), 2)
        for k in range(8):
            with moved(painter, 0, 0, 45 * k):
                shape(painter, "M-9.5 -48 L9.5 -48 L7.6 -35 L-7.6 -35Z", chip.spots, None)
                shape(painter, "M-2.2 -48 L2.2 -48 L1.9 -35 L-1.9 -35Z", chip.field, None)
        dot(painter, 0, 0, 34.5, chip.field.darker(125), chip.field.darker(190), 1.4)
        dot(painter, 0, 0, 30, chip.spots, GOLD_DARK, 1.6)
        dot(painter, 0, 0, 26.5, None, chip.field, 1.2)
        pip(painter, chip.device, 0, -1 if chip.device == 0 else 0, 30, chip.field.darker(112))


def lying_chip(painter: QPainter, value: int, x: float, y: float, radius: float) -> None:
    """One chip seen aslant, lying at x, y: what slides from the bank to a plate."""
    chip_stack(painter, value, 1, x, y, radius)


def chip_stack(painter: QPainter, value: int, count: int, x: float, y: float, radius: float) -> None:
    """So many chips standing with the centre of the lowest at x, y; none is a dashed ring."""
    if count == 0:
        _empty(painter, x, y, radius)
        return
    with saved(painter):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_SHADOW)
        painter.drawEllipse(QPointF(x + radius * 0.12, y + radius * 0.10), radius * 1.06, radius * TILT * 1.14)
        for k in range(count):
            _side(painter, _CHIPS[value], k, x + _jitter(k, radius), y - stack_height(k, radius), radius)
        painter.translate(x + _jitter(count - 1, radius), y - stack_height(count, radius))
        painter.scale(1, TILT)
        chip_top(painter, value, radius)


def _empty(painter: QPainter, x: float, y: float, radius: float) -> None:
    with saved(painter):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(_EMPTY, 1.1, Qt.PenStyle.DashLine))
        painter.drawEllipse(QPointF(x, y), radius * 0.94, radius * 0.94 * TILT)


def _jitter(k: int, radius: float) -> float:
    """Chips do not stand exactly on each other."""
    return ((k * 37) % 5 - 2) * radius * 0.022


def _side(painter: QPainter, chip: _Chip, k: int, x: float, y: float, radius: float) -> None:
    """The visible half of the edge of the k-th chip, with its spots."""
    light = QLinearGradient(x - radius, 0, x + radius, 0)
    light.setColorAt(0, chip.field.darker(150))
    light.setColorAt(0.38, chip.field.lighter(112))
    light.setColorAt(1, chip.field.darker(165))
    fill(painter, _band(x, y, radius, 0, math.pi), QBrush(light), _SIDE_EDGE, max(0.7, radius * 0.035))
    turn = 0.10 + (k * 53 % 40) / 260
    for spot in range(-1, 5):
        start = max(0.0, spot * 0.785 + turn)
        end = min(math.pi, spot * 0.785 + turn + 0.34)
        if end - start > 0.04:
            fill(painter, _band(x, y, radius, start, end), chip.spots.darker(108))


def _band(x: float, y: float, radius: float, start: float, end: float) -> QPainterPath:
    """A piece of the edge between two angles (radians, 0 at the right, growing towards the viewer)."""
    angles = [start + (end - start) * step / 8 for step in range(9)]
    foot = [QPointF(x + radius * math.cos(a), y + radius * TILT * math.sin(a)) for a in angles]
    path = QPainterPath(foot[0])
    for point in foot[1:]:
        path.lineTo(point)
    for point in reversed(foot):
        path.lineTo(point.x(), point.y() - radius * THICKNESS)
    path.closeSubpath()
    return path
