"""The part of a page that scrolls, and its bar."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QScrollArea, QScrollBar, QStyle, QStyleOptionSlider, QWidget

from bezique_desktop.ui.dialogs.buttons import painter_of
from bezique_desktop.ui.dialogs.style import Style


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
        self.viewport().setAutoFillBackground(False)
        self.setWidget(inside)
        inside.setAutoFillBackground(False)
        self._reads = inside.focusPolicy() == Qt.FocusPolicy.NoFocus and not inside.findChildren(QAbstractButton)
        self._bar.rangeChanged.connect(self._range)

    def _range(self, _low: int, high: int) -> None:
        """What only can be read is reached by Tab, and moved by arrow keys, when there is more of it than fits."""
        reach = Qt.FocusPolicy.StrongFocus if high > 0 and self._reads else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(reach)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._light()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._light()

    def _light(self) -> None:
        self._bar.lit = self.hasFocus()
        self._bar.update()
