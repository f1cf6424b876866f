"""A bracket with its label, drawn from the geometry of the layout."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from bezique_desktop.ui.art.look import Look, Words
from bezique_desktop.ui.art.panels import box, dashed_box, focus_ring
from bezique_desktop.ui.art.strokes import dot, saved
from bezique_desktop.ui.art.text import draw_text, text_width
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.scene.brackets import LABEL_GAP, LABEL_PAD, Bracket, Measure
from bezique_desktop.ui.theme import BUTTON_INK, CREAM, GOLD, GOLD_BRIGHT, PENDING, Type

CORNER = 5.0
_DASH = (3.2, 2.4)


def measure(look: Look) -> Measure:
    """The measure that the layout of brackets wants."""
    return lambda text, bold: text_width(look, text, Words(Type.SMALL, bold=bold))


def bracket(
    painter: QPainter, look: Look, shape: Bracket, hot: bool = False, focused: bool = False, drawn: float = 1.0
) -> None:
    """``hot`` under the pointer; ``drawn`` is the share that has drawn itself so far, from the middle outwards."""
    with saved(painter):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_pen(look, shape, hot))
        painter.drawPath(_outline(look, shape, drawn))
        colour = QColor(GOLD_BRIGHT if hot else PENDING if shape.pending else GOLD)
        if drawn >= 1:
            for x in shape.dots:
                dot(painter, x, shape.line, 3 * look.unit, colour, None)
        painter.setOpacity(painter.opacity() * drawn)
        _label(painter, look, shape, hot)
        if focused:
            focus_ring(painter, look, shape.label, 9)


def _pen(look: Look, shape: Bracket, hot: bool) -> QPen:
    colour = QColor(GOLD_BRIGHT if hot else PENDING if shape.pending else GOLD)
    style = Qt.PenStyle.CustomDashLine if shape.pending else Qt.PenStyle.SolidLine
    width = (2.4 if hot else 1.6) * max(look.unit, 0.8)
    made = QPen(colour, width, style, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
    if shape.pending:
        made.setDashPattern(_DASH)
    return made


def _outline(look: Look, shape: Bracket, drawn: float) -> QPainterPath:
    """Foot, corner, line, corner, foot; shorter and without feet while it draws itself."""
    middle, half = (shape.left + shape.right) / 2, (shape.right - shape.left) / 2 * drawn
    left, right, line = middle - half, middle + half, shape.line
    path = QPainterPath()
    if drawn < 1:
        path.moveTo(left, line)
        path.lineTo(right, line)
        return path
    side = 1 if line > shape.edge else -1
    radius = min(CORNER * look.unit, half)
    path.moveTo(left, shape.edge)
    path.lineTo(left, line - side * radius)
    path.quadTo(left, line, left + radius, line)
    path.lineTo(right - radius, line)
    path.quadTo(right, line, right, line - side * radius)
    path.lineTo(right, shape.edge)
    return path


def _label(painter: QPainter, look: Look, shape: Bracket, hot: bool) -> None:
    label, unit = shape.label, look.unit
    ground = QColor(GOLD) if hot else QColor(look.theme.felt.centre).darker(138)
    box(painter, label, ground, radius=label.height / 2)
    if shape.pending:
        dashed_box(painter, label, "#b3e9dcb4", 1, label.height / 2)
    name = Words(Type.SMALL, BUTTON_INK if hot else CREAM, on_light=hot)
    points = Words(Type.SMALL, BUTTON_INK if hot else GOLD_BRIGHT, bold=True, on_light=hot)
    x = label.x + LABEL_PAD * unit
    if shape.text:
        width = text_width(look, shape.text, name)
        draw_text(painter, look, Rect(x, label.y, width, label.height), shape.text, name)
        x += width + LABEL_GAP * unit
    draw_text(painter, look, Rect(x, label.y, label.right - x, label.height), shape.points, points)
