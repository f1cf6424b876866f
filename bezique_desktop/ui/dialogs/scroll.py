"""The part of a page that scrolls, and its bar."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QScrollArea, QScrollBar, QStyle, QStyleOptionSlider, QWidget

from bezique_desktop.ui.dialogs.buttons import painter_of
from bezique_desktop.ui.dialogs.style import Style

VEIL = 34.0
"""Height of what fades at an edge beyond which there is more, in units."""


def scroll_bar_width(style: Style) -> int:
    """How wide a scroll bar is; its room is kept free even where nothing scrolls."""
    return max(8, style.pixels(9))


class PaperBar(QScrollBar):
    """A scroll bar that is only its handle, and nothing while nothing scrolls."""

    def __init__(self, style: Style) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self.style_of_page = style
        self.lit = False
        style.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(scroll_bar_width(self.style_of_page), super().sizeHint().height())

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.maximum() <= self.minimum():
            return
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        slider = QStyle.SubControl.SC_ScrollBarSlider
        handle = self.style().subControlRect(QStyle.ComplexControl.CC_ScrollBar, option, slider, self)
        paper, painter = self.style_of_page.paper, painter_of(self)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(paper.changed if self.lit else paper.muted if self.underMouse() else paper.line))
        rect = QRectF(1, handle.y() + 1, self.width() - 2, handle.height() - 2)
        painter.drawRoundedRect(rect, rect.width() / 2, rect.width() / 2)
        painter.end()


class Veil(QWidget):
    """Lets what goes on beyond the edges of its parent fade into the paper."""

    def __init__(self, bar: QScrollBar, parent: QWidget, style: Style) -> None:
        super().__init__(parent)
        self._bar, self._style_of_page = bar, style
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        bar.valueChanged.connect(self.update)
        bar.rangeChanged.connect(self.update)

    @property
    def fades(self) -> tuple[bool, bool]:
        """Whether it goes on above, and below."""
        return self._bar.value() > self._bar.minimum(), self._bar.value() < self._bar.maximum()

    def paintEvent(self, event: QPaintEvent) -> None:
        height = self._style_of_page.pixels(VEIL)
        painter = painter_of(self)
        top, bottom = self.fades
        if top:
            self._fade(painter, 0, height)
        if bottom:
            self._fade(painter, self.height(), self.height() - height)
        painter.end()

    def _fade(self, painter: QPainter, edge: int, inner: int) -> None:
        ground = QColor(self._style_of_page.paper.ground)
        clear = QColor(ground)
        clear.setAlpha(0)
        colours = QLinearGradient(0, edge, 0, inner)
        colours.setColorAt(0.1, ground)
        colours.setColorAt(1, clear)
        painter.fillRect(0, min(edge, inner), self.width(), abs(edge - inner), colours)


class Scroll(QScrollArea):
    """A part of a page that scrolls up and down when there is more than fits, by wheel and keyboard."""

    def __init__(self, style: Style, inside: QWidget, keep_room: bool = True) -> None:
        super().__init__()
        self._bar = PaperBar(style)
        self.setVerticalScrollBar(self._bar)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        if keep_room:
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setViewport(QWidget())  # PySide knows what is made here; for Qt's own it would load every widget class
        self.setWidget(inside)
        inside.setAutoFillBackground(False)
        self._reads = all(
            part.focusPolicy() == Qt.FocusPolicy.NoFocus and not isinstance(part, QAbstractButton)
            for part in (inside, *inside.findChildren(QWidget))
        )
        self._bar.rangeChanged.connect(self._range)
        self.veil = Veil(self._bar, self, style)

    def _range(self, _low: int, high: int) -> None:
        """What only can be read is reached by Tab, and moved by arrow keys, when there is more of it than fits."""
        reach = Qt.FocusPolicy.StrongFocus if high > 0 and self._reads else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(reach)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.veil.setGeometry(self.viewport().geometry())
        self.veil.raise_()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._light()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._light()

    def _light(self) -> None:
        self._bar.lit = self.hasFocus()
        self._bar.update()
