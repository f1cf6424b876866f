"""Buttons of the pages: real ones for keyboard and screen reader, painted as the page is."""

import math
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from bezique_desktop.ui.art.look import Align, Words
from bezique_desktop.ui.art.text import LINE_HEIGHT, draw_text, text_width
from bezique_desktop.ui.dialogs.style import Ink, Style
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.theme import Type

_BY_KEYBOARD: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
    Qt.FocusReason.OtherFocusReason,
    Qt.FocusReason.PopupFocusReason,
)
PRIMARY: Final = ("#2d7a55", "#1b5438", "#174832")
PRIMARY_DARK: Final = ("#3a8f66", "#24684a", "#7cc79f")
"""Top, bottom and edge of the button that goes on, on light and on dark paper."""
PLAIN_EDGE: Final = "#bfb08a"
LEAST_HEIGHT: Final = 28


class PaintedButton(QPushButton):
    """A button that paints itself and knows whether the keyboard brought the focus."""

    def __init__(self, style: Style, text: str = "", spoken: str = "") -> None:
        super().__init__(text)
        self.style_of_page = style
        self.keyboard_focus = False
        self.setFlat(True)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(spoken or text)
        style.changed.connect(self._restyle)

    def set_text(self, text: str, spoken: str = "") -> None:
        """Say something else."""
        self.setText(text)
        self.setAccessibleName(spoken or text)
        self._restyle()

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self.keyboard_focus = event.reason() in _BY_KEYBOARD
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self.keyboard_focus = False
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    @property
    def rings(self) -> bool:
        """Whether the ring of the keyboard is to be drawn."""
        return self.keyboard_focus and self.hasFocus()

    @property
    def hot(self) -> bool:
        """Whether the pointer is over it."""
        return self.underMouse() and self.isEnabled()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


def painter_of(widget: QWidget) -> QPainter:
    """A painter with smooth edges."""
    painter = QPainter(widget)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    return painter


def focus_frame(painter: QPainter, style: Style, rect: QRectF, radius: float) -> None:
    """The ring of the keyboard on paper; ``radius`` in pixels."""
    width = max(2.0, 2.2 * style.unit)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(style.paper.ground), width * 2.2))
    inner = rect.adjusted(width, width, -width, -width)
    painter.drawRoundedRect(inner, radius, radius)
    painter.setPen(QPen(QColor(style.paper.changed), width))
    painter.drawRoundedRect(inner, radius, radius)


class Button(PaintedButton):
    """A button with a frame; ``primary`` is the one that goes on."""

    def __init__(self, style: Style, text: str, primary: bool = False) -> None:
        super().__init__(style, text)
        self._primary = primary

    @property
    def _words(self) -> Words:
        ink = "#ffffff" if self._primary else self.style_of_page.ink(Ink.TEXT)
        opacity = 1.0 if self.isEnabled() else 0.45
        return Words(Type.POINTS, ink, bold=True, align=Align.CENTRE, on_light=not self._primary, opacity=opacity)

    def sizeHint(self) -> QSize:
        style = self.style_of_page
        width = text_width(style.look, self.text(), self._words) + 40 * style.unit
        return QSize(math.ceil(width), max(LEAST_HEIGHT, style.pixels(42)))

    def cut_texts(self) -> list[str]:
        """The text if it does not fit."""
        room = self.width() - 12 * self.style_of_page.unit
        return [self.text()] if text_width(self.style_of_page.look, self.text(), self._words) > room + 1 else []

    def paintEvent(self, event: QPaintEvent) -> None:
        style, painter = self.style_of_page, painter_of(self)
        rect, radius = QRectF(self.rect()).adjusted(1, 1, -1, -1), 10 * style.unit
        painter.setPen(QPen(QColor(self._edge()), 1.2 * max(0.85, style.unit)))
        painter.setBrush(self._fill(rect))
        painter.drawRoundedRect(rect, radius, radius)
        draw_text(painter, style.look, Rect(0, 0, self.width(), self.height()), self.text(), self._words)
        if self.rings:
            focus_frame(painter, style, rect, radius * 0.7)
        painter.end()

    def _edge(self) -> str:
        paper = self.style_of_page.paper
        if self._primary:
            return (PRIMARY_DARK if paper.dark else PRIMARY)[2]
        return paper.accent if self.hot else paper.line if paper.dark else PLAIN_EDGE

    def _fill(self, rect: QRectF) -> QColor | QLinearGradient:
        paper = self.style_of_page.paper
        if not self._primary:
            return QColor(paper.chosen if self.isDown() else paper.card)
        top, bottom, _edge = PRIMARY_DARK if paper.dark else PRIMARY
        light = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        light.setColorAt(0, QColor(bottom if self.isDown() else top).lighter(112 if self.hot else 100))
        light.setColorAt(1, QColor(bottom))
        return light


class Link(PaintedButton):
    """A word to click: no frame, underlined under the pointer."""

    def __init__(
        self,
        style: Style,
        text: str,
        size: float = Type.NOTE,
        ink: Ink = Ink.ACCENT,
        bold: bool = True,
        tight: bool = False,
    ) -> None:
        super().__init__(style, text)
        self._size, self._ink, self._bold = size, ink, bold
        self._line = LINE_HEIGHT if tight else 1.7

    @property
    def _words(self) -> Words:
        style = self.style_of_page
        opacity = 1.0 if self.isEnabled() else 0.45
        return Words(self._size, style.ink(self._ink), self._bold, on_light=style.on_light(self._ink), opacity=opacity)

    def set_ink(self, ink: Ink) -> None:
        """Another colour."""
        self._ink = ink
        self.update()

    def sizeHint(self) -> QSize:
        style = self.style_of_page
        width = text_width(style.look, self.text(), self._words) + 12 * style.unit
        return QSize(math.ceil(width), math.ceil(style.type(self._size) * self._line))

    def cut_texts(self) -> list[str]:
        """The text if it does not fit."""
        return [self.text()] if self.sizeHint().width() > self.width() + 1 else []

    def paintEvent(self, event: QPaintEvent) -> None:
        style, painter = self.style_of_page, painter_of(self)
        inset = 6 * style.unit
        box = Rect(inset, 0, self.width() - 2 * inset + 1, self.height())
        end = draw_text(painter, style.look, box, self.text(), self._words)
        if self.hot:
            base = self.height() / 2 + style.type(self._size) * 0.55
            painter.setPen(QPen(QColor(self._words.colour), max(1.0, style.unit)))
            painter.drawLine(round(inset), round(base), round(end), round(base))
        if self.rings:
            focus_frame(painter, style, QRectF(self.rect()), 5 * style.unit)
        painter.end()
