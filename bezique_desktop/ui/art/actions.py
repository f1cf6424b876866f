"""The column of actions: title, and one button an action with key cap, name and points."""

from PySide6.QtGui import QColor, QPainter

from bezique_desktop.ui.art.look import Align, Look, Words
from bezique_desktop.ui.art.panels import BUTTON_RADIUS, box, dashed_box, focus_ring, gold_brush
from bezique_desktop.ui.art.text import draw_text, text_width
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.scene.layout_side import ActionColumn
from bezique_desktop.ui.theme import (
    ACTIVE,
    BUTTON_EDGE,
    BUTTON_INK,
    CREAM,
    GOLD_BRIGHT,
    MUTED,
    PANEL_EDGE,
    Type,
)
from bezique_desktop.values import frozen


@frozen
class ActionText:
    """What a button says: the key that presses it, the name, the points ("+80") or nothing."""

    key: str
    name: str
    points: str = ""


@frozen
class ButtonState:
    """``best`` is filled gold; ``hot`` under the pointer; ``pending`` is drawn dashed and cannot be pressed."""

    best: bool = False
    hot: bool = False
    pressed: bool = False
    focused: bool = False
    enabled: bool = True
    pending: bool = False


def column_title(painter: QPainter, look: Look, column: ActionColumn, title: str, note: str) -> None:
    """The two lines above the buttons."""
    draw_text(painter, look, column.title, title, Words(Type.COLUMN_TITLE, ACTIVE, bold=True))
    if column.note is not None:
        draw_text(painter, look, column.note, note, Words(Type.SMALL, MUTED))


def action_button(painter: QPainter, look: Look, rect: Rect, text: ActionText, state: ButtonState) -> None:
    """One action."""
    unit, ink = look.unit, BUTTON_INK if state.best else CREAM
    opacity = 1.0 if state.enabled or state.pending else 0.45
    _ground(painter, look, rect, state)
    left = rect.x + 14 * unit
    if text.key:
        left = _key_cap(painter, look, rect, text.key, state) + 8 * unit
    points = Words(Type.POINTS, ink if state.best else GOLD_BRIGHT, bold=True, align=Align.RIGHT, opacity=opacity)
    taken = text_width(look, text.points, points) + 8 * unit if text.points else 0.0
    right = rect.right - 11 * unit
    name = Words(Type.ACTION, ink, bold=True, on_light=state.best, opacity=opacity)
    draw_text(painter, look, Rect(left, rect.y, right - left - taken, rect.height), text.name, name)
    if text.points:
        draw_text(painter, look, Rect(left, rect.y, right - left, rect.height), text.points, points)
    if state.focused:
        focus_ring(painter, look, rect, BUTTON_RADIUS)


def _ground(painter: QPainter, look: Look, rect: Rect, state: ButtonState) -> None:
    width, radius = 1.3 * max(0.85, look.unit), BUTTON_RADIUS * look.unit
    if state.best:
        box(painter, rect, gold_brush(rect, state.pressed), "#ffffff" if state.hot else BUTTON_EDGE, width, radius)
        return
    edge = "#c0e9dcb4" if state.pending else GOLD_BRIGHT if state.hot and state.enabled else "#8cdcae4f"
    box(painter, rect, look.panel(215 if state.hot else 165), None if state.pending else edge, width, radius)
    if state.pending:
        dashed_box(painter, rect, edge, width, radius)


def _key_cap(painter: QPainter, look: Look, rect: Rect, key: str, state: ButtonState) -> float:
    """The cap with the key; the x of its right edge."""
    unit = look.unit
    words = Words(Type.KEY_CAP, BUTTON_INK if state.best else MUTED, bold=True, align=Align.CENTRE)
    width = max(22 * unit, text_width(look, key, words) + 10 * unit)
    height = max(20 * unit, 15.0)
    cap = Rect(rect.x + 8 * unit, rect.centre.y - height / 2, width, height)
    box(painter, cap, QColor(0, 0, 0, 40), "#70241a08" if state.best else PANEL_EDGE, max(0.85, unit), 5 * unit)
    draw_text(painter, look, cap, key, words)
    return cap.right
