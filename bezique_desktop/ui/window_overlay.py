"""Pages laid over the window: a scrim darkens what lies below, the keyboard stays in the page, Esc closes it."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

SCRIM: Final = QColor(4, 16, 10, 120)
PAGE: Final = (1140.0, 720.0)
"""Width and height of a page, in units of the layout."""
WINDOW: Final = (1280.0, 800.0)


class Overlay(QWidget):
    """The pages that lie over its parent, the newest on top; hidden while there is none."""

    closed = Signal()
    """The last page went away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pages: list[QWidget] = []
        self._before: list[QWidget | None] = []
        parent.installEventFilter(self)
        self.hide()

    @property
    def page(self) -> QWidget | None:
        """The page on top."""
        return self._pages[-1] if self._pages else None

    def open(self, page: QWidget) -> None:
        """Lay a page on top and give it the keyboard."""
        self._before.append(QApplication.focusWidget())
        if self._pages:
            self._pages[-1].hide()
        self._pages.append(page)
        page.setParent(self)
        self._arrange()
        page.show()
        self.show()
        self.raise_()
        self._enter(page)

    def close_page(self) -> None:
        """Take the top page away and give the keyboard back."""
        page, before = self._pages.pop(), self._before.pop()
        page.hide()
        page.deleteLater()
        if self._pages:
            self._pages[-1].show()
        else:
            self.hide()
        if before is not None:
            before.setFocus(Qt.FocusReason.PopupFocusReason)
        if not self._pages:
            self.closed.emit()

    def clear(self) -> None:
        """Take all pages away."""
        while self._pages:
            self.close_page()

    def _enter(self, page: QWidget) -> None:
        first = page.focusProxy() or page
        if first.focusPolicy() == Qt.FocusPolicy.NoFocus:
            self.setFocus()
            self.focusNextPrevChild(True)
        else:
            first.setFocus(Qt.FocusReason.PopupFocusReason)

    def _arrange(self) -> None:
        self.resize(self.parentWidget().size())
        unit = min(self.width() / WINDOW[0], self.height() / WINDOW[1])
        width, height = round(PAGE[0] * unit), round(PAGE[1] * unit)
        for page in self._pages:
            page.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self._arrange()
        return super().eventFilter(watched, event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep Tab within the page: the next widget of the chain that belongs to it, round and round."""
        page = self.page
        start = QApplication.focusWidget()
        if page is None:
            return False
        widget = start if start is not None and self.isAncestorOf(start) else page
        last = widget
        while True:
            widget = widget.nextInFocusChain() if forward else widget.previousInFocusChain()
            if page.isAncestorOf(widget) and _takes_tab(widget):
                widget.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
                return True
            if widget is last:
                return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_page()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing below the scrim is clicked."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), SCRIM)
        painter.end()


def _takes_tab(widget: QWidget) -> bool:
    return widget.isVisible() and widget.isEnabled() and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
