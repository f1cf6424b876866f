"""The few strokes everything is drawn with: filled paths with an ink outline, lines, dots, SVG path texts."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from bezique_desktop.ui.art.palette import INK

Fill = QColor | QBrush | None
_TOKENS: Final = re.compile(r"[A-Za-z]|-?\d*\.?\d+")
_STEPS: Final[dict[str, tuple[int, Callable[..., None]]]] = {
    "M": (2, QPainterPath.moveTo),
    "L": (2, QPainterPath.lineTo),
    "Q": (4, QPainterPath.quadTo),
    "C": (6, QPainterPath.cubicTo),
    "Z": (0, QPainterPath.closeSubpath),
}
"""How many numbers each command takes, and what it does."""


@lru_cache(maxsize=1024)
def svg_path(text: str) -> QPainterPath:
    """The path of an SVG ``d`` text made of absolute M, L, Q, C and Z. Callers must not change it."""
    path, command, numbers = QPainterPath(), "", list[float]()
    for token in _TOKENS.findall(text):
        if token in _STEPS:
            command = token
        else:
            numbers.append(float(token))
        count, step = _STEPS[command]
        if len(numbers) == count:
            step(path, *numbers)
            command = "L" if command == "M" and numbers else command
            numbers = []
    return path


@contextmanager
def saved(painter: QPainter) -> Iterator[None]:
    """Put the painter back to what it was when the block ends."""
    painter.save()
    try:
        yield
    finally:
        painter.restore()


@contextmanager
def moved(painter: QPainter, x: float, y: float, angle: float = 0.0) -> Iterator[None]:
    """A block with the origin at x, y and turned by ``angle`` degrees."""
    with saved(painter):
        painter.translate(x, y)
        if angle:
            painter.rotate(angle)
        yield


@contextmanager
def clipped(painter: QPainter, path: QPainterPath) -> Iterator[None]:
    """A block that paints inside ``path`` only."""
    with saved(painter):
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        yield


def both_sides(painter: QPainter) -> Iterator[int]:
    """Run the body of a loop for the left side (mirrored, -1) and the right (1) of the vertical axis."""
    for side in (-1, 1):
        with saved(painter):
            painter.scale(side, 1)
            yield side


def pen(colour: QColor, width: float) -> QPen:
    """A solid round pen."""
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def fill(
    painter: QPainter, path: QPainterPath, colour: Fill, outline: QColor | None = None, width: float = 2.0
) -> None:
    """Paint a path; None leaves out the inside or the outline."""
    painter.setBrush(colour if colour is not None else Qt.BrushStyle.NoBrush)
    if outline is None:
        painter.setPen(Qt.PenStyle.NoPen)
    else:
        painter.setPen(pen(outline, width))
    painter.drawPath(path)


def shape(painter: QPainter, text: str, colour: Fill, outline: QColor | None = INK, width: float = 2.0) -> None:
    """Paint the area of an SVG path text."""
    fill(painter, svg_path(text), colour, outline, width)


def line(painter: QPainter, text: str, colour: QColor = INK, width: float = 2.0) -> None:
    """Draw an SVG path text as a line."""
    fill(painter, svg_path(text), None, colour, width)


def cord(painter: QPainter, text: str, colour: QColor, outer: float, inner: float) -> None:
    """Draw a line with an ink edge: ``outer`` wide in ink, ``inner`` wide in colour."""
    line(painter, text, INK, outer)
    line(painter, text, colour, inner)


def dot(
    painter: QPainter, x: float, y: float, radius: float, colour: Fill, outline: QColor | None = INK, width: float = 1.6
) -> None:
    """Paint a disc."""
    disc = QPainterPath()
    disc.addEllipse(QPointF(x, y), radius, radius)
    fill(painter, disc, colour, outline, width)


def rounded(x: float, y: float, width: float, height: float, radius: float) -> QPainterPath:
    """A rounded rectangle as a path."""
    path = QPainterPath()
    path.addRoundedRect(x, y, width, height, radius, radius)
    return path
