"""Lines that answer why: when they are pointed at, clicked or reached by the keyboard."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QScrollArea, QToolTip, QWidget

from bezique_desktop.ui.dialogs.scroll import VEIL
from bezique_desktop.ui.dialogs.style import Style
from bezique_desktop.ui.tooltips import rich_tip

LONG: Final = 60_000
"""How long an answer that was asked for by click or key stays, in milliseconds, unless the line is left before."""


class Answering(QWidget):
    """A line with an answer. Tab reaches one line of a group, the arrow keys go on from there."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self.style_of_page = style
        self._group: Sequence[Answering] = (self,)
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
        QToolTip.hideText()
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
        if self.toolTip():
            QToolTip.showText(self.mapToGlobal(QPoint(0, self.height() - 12)), self.toolTip(), self, QRect(), LONG)

    def _reveal(self) -> None:
        """Scroll to where it is seen."""
        above = self.parentWidget()
        while above is not None:
            if isinstance(above, QScrollArea):
                above.ensureWidgetVisible(self, 0, self.style_of_page.pixels(VEIL))
            above = above.parentWidget()

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
