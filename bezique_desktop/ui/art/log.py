"""The log of the deal: a title, and one line an event that fades as it ages."""

from collections.abc import Sequence

from PySide6.QtCore import QLineF
from PySide6.QtGui import QColor, QPainter, QPen

from bezique_desktop.ui.art.look import Align, Look, Words
from bezique_desktop.ui.art.panels import PANEL_RADIUS, box, panel
from bezique_desktop.ui.art.strokes import dot
from bezique_desktop.ui.art.text import draw_text, fits, text_width
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.scene.layout_side import LogParts, log_opacity
from bezique_desktop.ui.theme import ACTIVE, CREAM, GOLD_BRIGHT, MUTED, SEAT_DOTS, Type
from bezique_desktop.values import frozen


@frozen
class LogLine:
    """What happened, whose it was (None: nobody's; 0: the viewer), and the points it brought ("+40").

    ``cards`` are those it is about, ``told`` says all of it in full words. ``short`` leaves out the name, which
    the dot tells too, where the text does not fit.
    """

    text: str
    seat: int | None = None
    points: str = ""
    cards: tuple[int, ...] = ()
    told: str = ""
    short: str = ""


def log(
    painter: QPainter,
    look: Look,
    parts: LogParts,
    head: tuple[str, str] | None,
    lines: Sequence[LogLine],
    opaque: bool = False,
) -> None:
    """The panel with as many of the newest lines as it has boxes for, and its head if that stands in it.

    ``opaque``: it lies over other things.
    """
    if opaque:
        box(painter, parts.panel, QColor(look.theme.felt.edge), radius=PANEL_RADIUS * look.unit)
    panel(painter, look, parts.panel)
    if head is not None:
        _head(painter, look, parts, head)
    shown = lines[len(lines) - len(parts.lines) :]
    for k, (line, place) in enumerate(zip(shown, parts.lines, strict=True)):
        log_line(painter, look, place, line, len(shown) - 1 - k)


def _head(painter: QPainter, look: Look, parts: LogParts, head: tuple[str, str]) -> None:
    draw_text(painter, look, parts.title, head[0], Words(Type.BODY, CREAM, bold=True))
    draw_text(painter, look, parts.note, head[1], Words(Type.LABEL, MUTED))
    painter.setPen(QPen(QColor("#40dcae4f"), 1))
    inset = 14 * look.unit
    painter.drawLine(QLineF(parts.panel.x + inset, parts.rule, parts.panel.right - inset, parts.rule))


def log_header(painter: QPainter, look: Look, parts: LogParts, title: str, note: str) -> None:
    """The head on the bare felt, above the plates."""
    draw_text(painter, look, parts.title, title, Words(Type.COLUMN_TITLE, ACTIVE, bold=True))
    draw_text(painter, look, parts.note, note, Words(Type.SMALL, MUTED))


def log_line(painter: QPainter, look: Look, place: Rect, line: LogLine, age: int) -> None:
    """One line; ``age`` newer ones follow."""
    unit, opacity = look.unit, log_opacity(age)
    if line.seat is not None:
        colour = QColor(SEAT_DOTS[line.seat % len(SEAT_DOTS)])
        colour.setAlphaF(opacity)
        dot(painter, place.x + 4 * unit, place.centre.y, 3.4 * unit, colour, None)
    points = Words(Type.SMALL, GOLD_BRIGHT, bold=True, align=Align.RIGHT, opacity=opacity)
    taken = text_width(look, line.points, points) + 6 * unit if line.points else 0.0
    words = Rect(place.x + 14 * unit, place.y, place.width - 14 * unit - taken, place.height)
    colour_name = ACTIVE if age == 0 else CREAM
    whole = not line.short or fits(look, line.text, Words(Type.SMALL, ACTIVE, bold=True), words.width)
    text = line.text if whole else line.short
    draw_text(painter, look, words, text, Words(Type.SMALL, colour_name, bold=age == 0, opacity=opacity))
    if line.points:
        draw_text(painter, look, place, line.points, points)
