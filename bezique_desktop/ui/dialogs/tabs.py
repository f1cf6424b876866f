"""Tabs: titles in a line, the chosen one underlined, each with the number of changes under it."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from bezique_desktop.ui.art.look import Align, Words
from bezique_desktop.ui.art.text import draw_text, text_width
from bezique_desktop.ui.dialogs.buttons import PaintedButton, focus_frame, painter_of
from bezique_desktop.ui.dialogs.style import Ink, Style
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.theme import Type

_BADGE = 18.0
_DOT = 8.0
_SIDE = 7.0
"""What is free at both sides of a title, so that the ring of the keyboard stands clear of it."""


class Tab(PaintedButton):
    """One title with its badge."""

    walked = Signal(int)
    """An arrow key asks for the neighbour so many places on."""

    def __init__(self, style: Style, text: str) -> None:
        super().__init__(style, text)
        self.setCheckable(True)
        self._count, self._is_counted = 0, True

    def set_count(self, count: int, is_counted: bool = True) -> None:
        """So many changes; none shows no badge, and those that are counted elsewhere show a dot."""
        if (count, is_counted) != (self._count, self._is_counted):
            self._count, self._is_counted = count, is_counted
            self._restyle()

    @property
    def badge(self) -> str:
        """What the badge says, "" if there is none."""
        return "" if not self._count else str(self._count) if self._is_counted else "•"

    @property
    def _words(self) -> Words:
        ink = Ink.ACCENT if self.isChecked() else Ink.TEXT if self.hot else Ink.MUTED
        return Words(Type.BODY + 0.5, self.style_of_page.ink(ink), bold=True)

    def _text_width(self) -> float:
        return text_width(self.style_of_page.look, self.text(), self._words)

    @property
    def title_rect(self) -> QRect:
        """Where the letters of the title stand."""
        side = self.style_of_page.pixels(_SIDE)
        return QRect(side, self.height() // 4, math.ceil(self._text_width()), self.height() // 2)

    def _badge_size(self) -> float:
        unit = self.style_of_page.unit
        return max(16.0, _BADGE * unit) if self._is_counted else max(7.0, _DOT * unit)

    def sizeHint(self) -> QSize:
        badge = self._badge_size() + 6 * self.style_of_page.unit if self._count else 0.0
        sides = 2 * self.style_of_page.pixels(_SIDE)
        return QSize(math.ceil(self._text_width() + badge) + 2 + sides, self.style_of_page.pixels(34))

    def cut_texts(self) -> list[str]:
        """The text if it does not fit."""
        return [self.text()] if self.sizeHint().width() > self.width() + 1 else []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if event.key() in step:
            self.walked.emit(step[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        style, painter = self.style_of_page, painter_of(self)
        unit, height = style.unit, self.height()
        line, side = 3 * unit, style.pixels(_SIDE)
        draw_text(painter, style.look, Rect(side, 0, self._text_width() + 1, height - line), self.text(), self._words)
        if self._count:
            self._paint_badge(painter, height - line)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(style.paper.accent))
            painter.drawRoundedRect(QRectF(side, height - line, self.width() - 2 * side, line), line / 2, line / 2)
        if self.rings:
            focus_frame(painter, style, QRectF(0, 0, self.width(), height - line), 5 * unit)
        painter.end()

    def _paint_badge(self, painter: QPainter, height: float) -> None:
        style, size = self.style_of_page, self._badge_size()
        rect = Rect(self.width() - size - style.pixels(_SIDE), (height - size) / 2, size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(style.paper.changed))
        painter.drawEllipse(QRectF(rect.x, rect.y, size, size))
        if not self._is_counted:
            return
        ink = style.paper.ground if style.paper.dark else "#ffffff"
        words = Words(Type.KEY_CAP, ink, bold=True, align=Align.CENTRE)
        draw_text(painter, style.look, rect, self.badge, words)


class Tabs(QWidget):
    """The line of tabs. Arrow keys walk through them."""

    picked = Signal(int)
    """The player chose the tab at this place."""

    def __init__(self, style: Style, titles: Sequence[str], gap: float = 10.0) -> None:
        super().__init__()
        self.style_of_page = style
        self._gap = gap
        self._group = QButtonGroup(self)
        self.tabs: list[Tab] = []
        self._group.idClicked.connect(self._clicked)
        style.changed.connect(self._arrange)
        self.set_titles(titles)

    def set_titles(self, titles: Sequence[str]) -> None:
        """Other tabs; the first one is chosen."""
        for tab in self.tabs:
            self._group.removeButton(tab)
            tab.hide()
            tab.deleteLater()
        self.tabs = [Tab(self.style_of_page, title) for title in titles]
        for place, tab in enumerate(self.tabs):
            tab.setParent(self)
            tab.walked.connect(self._walk)
            self._group.addButton(tab, place)
            tab.show()
        self.choose(0)
        self._arrange()

    def choose(self, place: int) -> None:
        """Mark a tab without telling anybody."""
        self.tabs[place].setChecked(True)
        for k, tab in enumerate(self.tabs):
            tab.setFocusPolicy(Qt.FocusPolicy.StrongFocus if k == place else Qt.FocusPolicy.ClickFocus)

    def set_counts(self, counts: Sequence[tuple[int, bool]]) -> None:
        """The number of changes under each tab, and whether they are counted there."""
        for tab, (count, is_counted) in zip(self.tabs, counts, strict=True):
            tab.set_count(count, is_counted)
        self._arrange()

    def _clicked(self, place: int) -> None:
        self.choose(place)
        self.picked.emit(place)

    def _walk(self, step: int) -> None:
        now = next((k for k, tab in enumerate(self.tabs) if tab.hasFocus()), 0)
        place = (now + step) % len(self.tabs)
        self.choose(place)
        self.tabs[place].setFocus(Qt.FocusReason.TabFocusReason)
        self.picked.emit(place)

    def _arrange(self) -> None:
        sizes = [tab.sizeHint() for tab in self.tabs]
        room = self.width() - sum(size.width() for size in sizes)
        gap = max(0, min(self.style_of_page.pixels(self._gap), room // max(1, len(sizes) - 1)))
        x = 0
        for tab, size in zip(self.tabs, sizes, strict=True):
            tab.setGeometry(x, 0, size.width(), self.height())
            x += size.width() + gap
        self.update()

    def cut_texts(self) -> list[str]:
        """The tabs that run out at the right."""
        return [tab.text() for tab in self.tabs if tab.geometry().right() > self.width()]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        style, painter = self.style_of_page, QPainter(self)
        painter.setPen(QPen(QColor(style.paper.line), 1.2 * max(0.85, style.unit)))
        side = style.pixels(_SIDE)
        painter.drawLine(side, self.height() - 1, self.width() - side, self.height() - 1)
        painter.end()
