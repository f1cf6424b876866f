"""Three backs in the design space of the cards. They are always drawn one way up, so no orientation tells anything."""

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from bezique_desktop.ui.art.card_face import HEIGHT, WIDTH, blank
from bezique_desktop.ui.art.palette import faded
from bezique_desktop.ui.art.pips import on_circle, pip
from bezique_desktop.ui.art.strokes import clipped, dot, fill, line, moved, rounded, saved, shape, svg_path

_SHIELD: Final = (
    "M125 106 C150 124 176 124 186 142 C178 154 178 196 186 208 C176 226 150 226 125 244 "
    "C100 226 74 226 64 208 C72 196 72 154 64 142 C74 124 100 124 125 106Z"
)
_GROUNDS: Final = {"lozenge": "#22406f", "fans": "#7b1f33", "rosette": "#1d5a45"}
_WAVE: Final = "M0 0 C40 90 60 90 100 175 C140 260 160 260 200 350"


def card_back(painter: QPainter, name: str) -> None:
    """The back of this name; the lozenge for an unknown one."""
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        BACKS.get(name, _lozenge)(painter)


def _field(painter: QPainter, ground: QColor) -> QPainterPath:
    """Card and coloured field; the path that patterns are clipped to."""
    blank(painter)
    field = rounded(13, 13, WIDTH - 26, HEIGHT - 26, 9)
    fill(painter, field, ground)
    return field


def _rules(painter: QPainter, colour: QColor, outer: float, inner: float) -> None:
    for margin, width in ((outer, 3), (inner, 1.2)):
        fill(painter, rounded(margin, margin, WIDTH - 2 * margin, HEIGHT - 2 * margin, 7), None, colour, width)


def _four_suits(painter: QPainter, colour: QColor, distance: float) -> None:
    """The signs round the middle of the card."""
    for k, suit in enumerate((0, 1, 3, 2)):
        with moved(painter, 125, 175, 90 * k):
            pip(painter, suit, 0, -distance, 22, colour)


def _lozenge(painter: QPainter) -> None:
    ground, rule = QColor(_GROUNDS["lozenge"]), QColor("#e9dfc4")
    with clipped(painter, _field(painter, ground)):
        for j in range(-1, 11):
            for i in range(-1, 9):
                with moved(painter, 125 + (i - 4) * 32 + 16 * (j % 2), 175 + (j - 5) * 32):
                    shape(painter, "M0 -32 L16 0 L0 32 L-16 0Z", None, faded(rule, 110), 1.4)
                    shape(painter, "M0 -22 L11 0 L0 22 L-11 0Z", None, faded(rule, 150), 1.4)
                    shape(painter, "M0 -6 L3 0 L0 6 L-3 0Z", faded(rule, 230), None)
    _rules(painter, rule, 17, 23)
    dot(painter, 125, 175, 58, ground, rule, 2.6)
    for k in range(24):
        with moved(painter, 125, 175, 15 * k):
            line(painter, f"M0 -40 L0 {-54 if k % 2 else -50}", rule, 1.6)
    dot(painter, 125, 175, 37, ground, rule, 1.6)
    _four_suits(painter, rule, 19)


def _fans(painter: QPainter) -> None:
    """Fans run up in the upper half and down in the lower; in the shield spade and diamond, the pair of the game."""
    ground, rule = QColor(_GROUNDS["fans"]), QColor("#f0dcb4")
    field = _field(painter, ground)
    half = QPainterPath()
    half.addRect(0, 0, WIDTH, HEIGHT / 2)
    for turn in (0, 180):
        with saved(painter):
            painter.setTransform(_half_turn(turn), True)
            with clipped(painter, field.intersected(half)):
                _fan_rows(painter, ground, rule)
    _rules(painter, rule, 17.5, 23.5)
    fill(painter, svg_path(_SHIELD), ground, rule, 3)
    with moved(painter, 125, 175):
        painter.scale(0.88, 0.90)
        painter.translate(-125, -175)
        fill(painter, svg_path(_SHIELD), None, rule, 1.2)
    for turn in (0, 180):
        with moved(painter, 125, 175, turn):
            pip(painter, 0, 0, -31, 34, rule)
            pip(painter, 2, 36, 0, 19, rule)
            line(painter, "M-17 -7 L17 -7", rule, 1.4)


def _half_turn(degrees: float) -> QTransform:
    turn = QTransform()
    turn.translate(WIDTH / 2, HEIGHT / 2)
    turn.rotate(degrees)
    turn.translate(-WIDTH / 2, -HEIGHT / 2)
    return turn


def _fan_rows(painter: QPainter, ground: QColor, rule: QColor) -> None:
    for j in range(16):
        for i in range(-1, 8):
            with moved(painter, 125 + (i - 3) * 40 + 20 * (j % 2), 30 + j * 14):
                dot(painter, 0, 0, 22, ground if j % 2 else ground.darker(125), None)
                for radius, alpha, width in ((21, 210, 1.7), (15.5, 120, 1.2), (10, 120, 1.2)):
                    dot(painter, 0, 0, radius, None, faded(rule, alpha), width)
                shape(painter, "M0 -14 Q4.5 -7 0 -2 Q-4.5 -7 0 -14Z", faded(rule, 225), None)


def _rosette(painter: QPainter) -> None:
    """Engine-turned rosettes over a fine net, as on old bank notes."""
    ground, rule = QColor(_GROUNDS["rosette"]), QColor("#ecdfb8")
    with clipped(painter, _field(painter, ground)):
        _net(painter, faded(rule, 80))
    _rules(painter, rule, 17.5, 23.5)
    with clipped(painter, rounded(23.5, 23.5, WIDTH - 47, HEIGHT - 47, 6)):
        for x, y in ((24, 24), (226, 24), (24, 326), (226, 326)):
            dot(painter, x, y, 46, ground, rule, 1.8)
            _turned(painter, x, y, 14, 42, faded(rule, 190), 1.1)
    dot(painter, 125, 175, 83, ground, rule, 2.4)
    dot(painter, 125, 175, 79, None, rule, 1)
    _turned(painter, 125, 175, 44, 76, faded(rule, 215), 1.15)
    dot(painter, 125, 175, 43, ground, rule, 2)
    dot(painter, 125, 175, 39, None, rule, 1)
    _four_suits(painter, rule, 20)


def _net(painter: QPainter, colour: QColor) -> None:
    for side in (1, -1):
        with moved(painter, 125, 0):
            painter.scale(side, 1)
            for k in range(-30, 60):
                with moved(painter, k * 11 - 125, 0):
                    line(painter, _WAVE, colour, 1.1)


def _turned(painter: QPainter, x: float, y: float, inner: float, outer: float, colour: QColor, width: float) -> None:
    """Six turns of a rose of sixteen petals between two circles."""
    petals, turns = 16, 6
    for turn in range(turns):
        path = QPainterPath()
        for step in range(241):
            degrees = step * 1.5
            swing = 0.5 + 0.5 * math.cos(petals * math.radians(degrees) + 2 * math.pi * turn / turns)
            dx, dy = on_circle(inner + (outer - inner) * swing, degrees)
            if step:
                path.lineTo(x + dx, y + dy)
            else:
                path.moveTo(x + dx, y + dy)
        fill(painter, path, None, colour, width)


def plain_back(painter: QPainter, name: str) -> None:
    """The coloured field of a back without its pattern."""
    _field(painter, QColor(_GROUNDS.get(name, _GROUNDS["lozenge"])))


BACKS: Final[dict[str, Callable[[QPainter], None]]] = {"lozenge": _lozenge, "fans": _fans, "rosette": _rosette}
