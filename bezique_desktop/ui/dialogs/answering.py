"""Lines that answer why: when they are pointed at, clicked or reached by the keyboard."""

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QScrollArea, QWidget

from bezique_desktop.ui.art.look import Words
from bezique_desktop.ui.art.text import text_width
from bezique_desktop.ui.dialogs.buttons import painter_of
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.scroll import VEIL
from bezique_desktop.ui.dialogs.style import Column, Style
from bezique_desktop.ui.theme import Type
from bezique_desktop.ui.tooltips import rich_tip

WIDEST: Final = 440.0
SIDE: Final = 14.0
"""How wide the text of an answer is at most, and the room left and right of it, in units."""


class Bubble(QWidget):
    """An answer over the page, beside the line that gave it; nothing is clicked or focused in it."""

    def __init__(self, style: Style, text: str, line: QWidget) -> None:
        super().__init__(line.window())
        self.style_of_page, self.text = style, text
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        parts = text.split("\n")
        column = Column(style, 3, (SIDE, 9, SIDE, 10), self)
        for place, part in enumerate(parts):
            column.addWidget(Label(style, part, Type.NOTE, bold=not place and len(parts) > 1, wrap=True))
        words = Words(Type.NOTE, bold=True)
        widest = max(text_width(style.look, part, words) for part in parts)
        width = round(min(widest + 2, WIDEST * style.unit) + 2 * SIDE * style.unit)
        self.resize(width, column.totalHeightForWidth(width))
        self._stand_beside(line)
        self.show()
        self.raise_()

    def _stand_beside(self, line: QWidget) -> None:
        """Below the line, or above it where there is no room, and never beyond the edge of the window."""
        window = line.window()
        below = line.mapTo(window, QPoint(0, line.height() + 3))
        top = (
            below.y() if below.y() + self.height() < window.height() else below.y() - line.height() - self.height() - 6
        )
        self.move(max(0, min(below.x(), window.width() - self.width() - 4)), max(0, top))

    def paintEvent(self, event: QPaintEvent) -> None:
        style, painter = self.style_of_page, painter_of(self)
        painter.setPen(QPen(QColor(style.paper.accent), 1.4 * max(0.85, style.unit)))
        painter.setBrush(QColor(style.paper.card))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 9 * style.unit, 9 * style.unit)
        painter.end()


class Answering(QWidget):
    """A line with an answer. Tab reaches one line of a group, the arrow keys go on from there."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self.style_of_page = style
        self._group: Sequence[Answering] = (self,)
        self._bubble: Bubble | None = None
        style.changed.connect(self._tell)

    def answer(self, why: str) -> None:
        """The sentence, in a tooltip and for screen readers; none for what asks no question."""
        self.setAccessibleDescription(why)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if why else Qt.FocusPolicy.NoFocus)
        self._tell()

    def _tell(self) -> None:
        why = self.accessibleDescription()
        self.setToolTip(rich_tip(why, max(1.0, self.style_of_page.unit)) if why else "")

    def join(self, group: "Sequence[Answering]") -> None:
        """Be one of a group, of which only one line is a stop of the Tab key."""
        self._group = group
        self._stop(self is group[0])

    def _stop(self, is_stop: bool) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_stop else Qt.FocusPolicy.ClickFocus)

    # ------------------------------------------------------------------ what asks
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        for line in self._group:
            line._stop(line is self)
        self._reveal()
        self.update()
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._say()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._fall_silent()
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self._say()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ways = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Home: -len(self._group)}
        ways[Qt.Key.Key_End] = len(self._group)
        way = ways.get(Qt.Key(event.key()))
        if way is None or self.focusPolicy() == Qt.FocusPolicy.NoFocus:
            super().keyPressEvent(event)
            return
        place = max(0, min(len(self._group) - 1, list(self._group).index(self) + way))
        self._group[place].setFocus(Qt.FocusReason.TabFocusReason)

    def _say(self) -> None:
        self._fall_silent()
        if self.accessibleDescription():
            self._bubble = Bubble(self.style_of_page, self.accessibleDescription(), self)
            for area in self._areas():
                area.verticalScrollBar().valueChanged.connect(self._fall_silent, Qt.ConnectionType.UniqueConnection)

    def _fall_silent(self) -> None:
        if self._bubble is not None:
            self._bubble.hide()
            self._bubble.deleteLater()
            self._bubble = None

    def hideEvent(self, event: QHideEvent) -> None:
        self._fall_silent()
        super().hideEvent(event)

    def _areas(self) -> Iterator[QScrollArea]:
        """What it can be scrolled in."""
        above = self.parentWidget()
        while above is not None:
            if isinstance(above, QScrollArea):
                yield above
            above = above.parentWidget()

    def _reveal(self) -> None:
        """Scroll to where it is seen."""
        for area in self._areas():
            area.ensureWidgetVisible(self, 0, self.style_of_page.pixels(VEIL))

    def ring(self, painter: QPainter) -> None:
        """The ring of the keyboard around the line that it has."""
        if not self.hasFocus():
            return
        unit = self.style_of_page.unit
        painter.setPen(QPen(QColor(self.style_of_page.paper.accent), 2 * max(0.85, unit)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6 * unit, 6 * unit)


def one_stop(lines: Sequence[Answering]) -> None:
    """Make those of a column that have an answer one stop of the Tab key."""
    group = [line for line in lines if line.accessibleDescription()]
    for line in group:
        line.join(group)
