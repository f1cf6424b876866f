"""Boxes on the felt: panel, cartouche, pill, badge, tool button."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen

from bezique_desktop.ui.art.icons import icon
from bezique_desktop.ui.art.look import Align, Look, Words
from bezique_desktop.ui.art.pips import pip
from bezique_desktop.ui.art.strokes import Fill, dot
from bezique_desktop.ui.art.text import draw_text, text_width, wrapped
from bezique_desktop.ui.geometry import Point, Rect
from bezique_desktop.ui.theme import (
    BUTTON_BOTTOM,
    BUTTON_INK,
    BUTTON_TOP,
    CREAM,
    GOLD,
    GOLD_BRIGHT,
    PANEL_EDGE,
    Type,
)

PANEL_RADIUS: Final = 12.0
BUTTON_RADIUS: Final = 10.0
TRAY_RADIUS: Final = 18.0
PILL_LINE: Final = 1.25
"""Distance of the lines of a pill, in sizes of the font."""
_FOCUS: Final = QColor("#ffffff")
_FOCUS_EDGE: Final = QColor("#16323a")


def gold_brush(rect: Rect, pressed: bool = False) -> QBrush:
    """The fill of the best action and of primary buttons."""
    light = QLinearGradient(0, rect.y, 0, rect.bottom)
    light.setColorAt(0, QColor(BUTTON_BOTTOM if pressed else BUTTON_TOP))
    light.setColorAt(1, QColor(BUTTON_BOTTOM))
    return QBrush(light)


def box(
    painter: QPainter, rect: Rect, colour: Fill, edge: str | None = None, width: float = 1.1, radius: float = 0.0
) -> None:
    """A rounded rectangle; all lengths in pixels."""
    painter.setPen(QPen(QColor(edge), width) if edge else Qt.PenStyle.NoPen)
    painter.setBrush(colour if isinstance(colour, QBrush) else QBrush(colour) if colour else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(rect.x, rect.y, rect.width, rect.height), radius, radius)


def dashed_box(painter: QPainter, rect: Rect, edge: str, width: float, radius: float) -> None:
    """The dashed edge of what is pending; all lengths in pixels."""
    line = QPen(QColor(edge), width)
    line.setDashPattern((3, 2.4))
    painter.setPen(line)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(rect.x, rect.y, rect.width, rect.height), radius, radius)


def panel(painter: QPainter, look: Look, rect: Rect, active: bool = False, radius: float = PANEL_RADIUS) -> None:
    """A dark panel with a fine gold edge, a bright one when ``active``."""
    unit = look.unit
    edge, width = (GOLD_BRIGHT, 2 * unit) if active else (PANEL_EDGE, 1.1 * max(0.85, unit))
    box(painter, rect, look.panel(), edge, width, radius * unit)


def focus_ring(painter: QPainter, look: Look, rect: Rect, radius: float = PANEL_RADIUS) -> None:
    """The white ring with a dark one around it that marks what has the keyboard; ``radius`` in units."""
    unit = look.unit
    for grow, colour in ((4.6, _FOCUS_EDGE), (2.6, _FOCUS)):
        outer = rect.inset(-grow * unit, -grow * unit)
        box(painter, outer, None, colour.name(), 2.0 * max(unit, 0.8), (radius + grow) * unit)


def tray(painter: QPainter, look: Look, rect: Rect) -> None:
    """The cartouche behind the trick."""
    box(painter, rect, QColor(0, 0, 0, 22), "#2edcae4f", 1.3 * max(0.85, look.unit), TRAY_RADIUS * look.unit)


def pill_rect(look: Look, slot: Rect, text: str) -> Rect:
    """Where a pill with this text stands at the left of its slot; text too long for one line takes more."""
    unit, words = look.unit, Words(Type.NOTE, bold=True)
    lines = wrapped(look, text, words, slot.width - 26 * unit)
    width = max(text_width(look, line, words) for line in lines) + 26 * unit
    height = max(28 * unit, 21.0) + (len(lines) - 1) * look.pixels(Type.NOTE) * PILL_LINE
    return Rect(slot.x, slot.centre.y - height / 2, width, height)


def pill(painter: QPainter, look: Look, rect: Rect, text: str, gold: bool = False) -> None:
    """A result or a remark beside the trick."""
    unit, single = look.unit, max(28 * look.unit, 21.0)
    colour = QColor(GOLD) if gold else look.panel(190)
    box(painter, rect, colour, GOLD_BRIGHT, 1.2 * max(0.85, unit), single / 2)
    words = Words(Type.NOTE, BUTTON_INK if gold else CREAM, bold=True, align=Align.CENTRE, on_light=gold)
    step = look.pixels(Type.NOTE) * PILL_LINE
    for k, line in enumerate(wrapped(look, text, words, rect.width - 25 * unit)):
        draw_text(painter, look, Rect(rect.x, rect.y + k * step, rect.width, single), line, words)


def badge(painter: QPainter, look: Look, middle: Point, radius: float, suit: int | None) -> None:
    """The trump badge; empty until there are trumps."""
    unit = look.unit
    dot(painter, middle.x + 1, middle.y + 2 * unit, radius, QColor(0, 0, 0, 70), None)
    dot(painter, middle.x, middle.y, radius, QColor("#fdfaf1"), QColor("#dca842"), 2.4 * unit)
    dot(painter, middle.x, middle.y, radius - 4 * unit, None, QColor("#c9a860"), unit)
    if suit is not None:
        colour = QColor(look.theme.suits.on_card[suit])
        pip(painter, suit, middle.x, middle.y + (0.5 * unit if suit else 0.0), radius * 1.12, colour)


def tool_button(
    painter: QPainter, look: Look, rect: Rect, name: str, lit: bool = False, hot: bool = False, enabled: bool = True
) -> None:
    """A square button with an icon; ``lit`` while what it shows is open, ``hot`` under the pointer."""
    colour = QColor(GOLD) if lit else look.panel(190 if hot and enabled else None)
    edge = GOLD_BRIGHT if lit else "#b0dcae4f" if hot and enabled else PANEL_EDGE
    box(painter, rect, colour, edge, 1.1 * max(0.85, look.unit), BUTTON_RADIUS * look.unit)
    ink = QColor(BUTTON_INK if lit else CREAM)
    ink.setAlpha(255 if enabled else 90)
    icon(painter, name, rect.centre.x, rect.centre.y, rect.width * 0.58, ink)
