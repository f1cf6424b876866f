"""Paintings of the tools and of the column of actions."""

from PySide6.QtGui import QColor, QPainter

from bezique_desktop.ui.art.actions import ActionText, ButtonState, action_button, column_title
from bezique_desktop.ui.art.icons import icon
from bezique_desktop.ui.art.look import Look
from bezique_desktop.ui.art.panels import BUTTON_RADIUS, focus_ring, tool_button
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.scene.layout_side import ActionColumn
from bezique_desktop.ui.scene.painted_item import Painting, painting
from bezique_desktop.ui.scene.standing import REACH
from bezique_desktop.ui.theme import MUTED
from bezique_desktop.values import frozen

ICONS = {"last_trick": "last", "melds": "last"}


@frozen
class ToolState:
    """A tool button: its name, and how it is shown."""

    name: str
    enabled: bool = True
    lit: bool = False


def tool_painting(look: Look, rect: Rect, tool: ToolState, hot: bool, focused: bool) -> Painting:
    """One tool."""

    def draw(painter: QPainter) -> None:
        tool_button(painter, look, rect, ICONS.get(tool.name, tool.name), tool.lit, hot, tool.enabled)
        if focused:
            focus_ring(painter, look, rect, BUTTON_RADIUS)

    return painting(rect, REACH, (look, tool, hot, focused), draw)


def action_painting(look: Look, rect: Rect, text: ActionText, state: ButtonState) -> Painting:
    """One action."""
    return painting(rect, REACH, (look, text, state), lambda painter: action_button(painter, look, rect, text, state))


def heading_painting(look: Look, column: ActionColumn, title: str, note: str) -> Painting:
    """The two lines above the actions, and arrows where the column can be scrolled."""
    top = column.title
    bottom = column.note.bottom if column.note is not None else top.bottom
    rect = Rect(top.x, top.y, top.width, bottom - top.y)

    def draw(painter: QPainter) -> None:
        column_title(painter, look, column, title, note)
        for name, there, x in (("up", column.more_above, 30), ("down", column.more_below, 12)):
            if there:
                icon(painter, name, top.right - x * look.unit, top.centre.y, 16 * look.unit, QColor(MUTED))

    return painting(rect, 2, (look, column, title, note), draw)
