"""The log of the deal: a title, and one line an event that fades as it ages."""

from dataclasses import dataclass

from PySide6.QtCore import QLineF
from PySide6.QtGui import QColor, QPainter, QPen

from bezique_desktop.ui.art.look import Align, Look, Words
from bezique_desktop.ui.art.panels import panel
from bezique_desktop.ui.art.strokes import dot
from bezique_desktop.ui.art.text import draw_text, text_width
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.scene.layout_side import LogParts, log_opacity
from bezique_desktop.ui.theme import ACTIVE, CREAM, GOLD_BRIGHT, MUTED, SEAT_DOTS, Type


@dataclass(frozen=True)
class LogLine:
    """What happened, whose it was (None: nobody's; 0: the viewer), and the points it brought ("+40")."""

    text: str
    seat: int | None = None
    points: str = ""


def log(painter: QPainter, look: Look, parts: LogParts, title: str, note: str, lines: list[LogLine]) -> None:
    """The panel with as many of the newest lines as it has boxes for."""
    panel(painter, look, parts.panel)
    header = Words(Type.BODY, CREAM, bold=True)
    draw_text(painter, look, parts.title, title, header)
    draw_text(painter, look, parts.note, note, Words(Type.LABEL, MUTED))
    if parts.rule > parts.panel.y:
        painter.setPen(QPen(QColor("#40dcae4f"), 1))
        inset = 14 * look.unit
        painter.drawLine(QLineF(parts.panel.x + inset, parts.rule, parts.panel.right - inset, parts.rule))
    shown = lines[len(lines) - len(parts.lines) :]
    for k, (line, box) in enumerate(zip(shown, parts.lines, strict=True)):
        log_line(painter, look, box, line, len(shown) - 1 - k)


def log_line(painter: QPainter, look: Look, box: Rect, line: LogLine, age: int) -> None:
    """One line; ``age`` newer ones follow."""
    unit, opacity = look.unit, log_opacity(age)
    if line.seat is not None:
        colour = QColor(SEAT_DOTS[line.seat % len(SEAT_DOTS)])
        colour.setAlphaF(opacity)
        dot(painter, box.x + 4 * unit, box.centre.y, 3.4 * unit, colour, None)
    points = Words(Type.SMALL, GOLD_BRIGHT, bold=True, align=Align.RIGHT, opacity=opacity)
    taken = text_width(look, line.points, points) + 6 * unit if line.points else 0.0
    words = Rect(box.x + 14 * unit, box.y, box.width - 14 * unit - taken, box.height)
    colour_name = ACTIVE if age == 0 else CREAM
    draw_text(painter, look, words, line.text, Words(Type.SMALL, colour_name, bold=age == 0, opacity=opacity))
    if line.points:
        draw_text(painter, look, box, line.points, points)
