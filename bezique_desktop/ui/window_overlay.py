"""Pages laid over the window: a scrim darkens what lies below, the keyboard stays in the page, Esc closes it."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from bezique_desktop.ui.dialogs.paper import SHEET, WINDOW, Page, sheet_shadow

SCRIM: Final = QColor(4, 16, 10, 120)


@dataclass(frozen=True)
class Layer:
    """A page, its size in units, and who had the keyboard before it came."""

    page: Page
    design: tuple[float, float]
    before: QWidget | None


class Overlay(QWidget):
    """The pages over its parent, of which only the newest is seen; hidden while there is none."""

    emptied = Signal()
    """The last page went away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self._layers: list[Layer] = []
        self.hide()

    @property
    def page(self) -> Page | None:
        """The page that is seen."""
        return self._layers[-1].page if self._layers else None

    def open(self, page: Page, design: tuple[float, float] = SHEET) -> None:
        """Lay a page on top and give it the keyboard."""
        if self._layers:
            self._layers[-1].page.hide()
        self._layers.append(Layer(page, design, _focused()))
        page.setParent(self)
        page.closed.connect(self.close_page)
        self.arrange()
        self.show()
        self.raise_()
        page.show()
        self._enter(page)

    def close_page(self) -> None:
        """Take the page that is seen away, and give the keyboard back."""
        if not self._layers:
            return
        layer = self._layers.pop()
        layer.page.hide()
        layer.page.deleteLater()
        if self._layers:
            self._layers[-1].page.show()
        else:
            self.hide()
        if layer.before is not None:
            layer.before.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self._layers:
            self.emptied.emit()

    def clear(self) -> None:
        """Take all pages away."""
        while self._layers:
            self.close_page()

    def arrange(self) -> None:
        """Fill the parent, and put every page into the middle."""
        self.setGeometry(self._window.rect())
        unit = min(self.width() / WINDOW[0], self.height() / WINDOW[1])
        for layer in self._layers:
            width, height = round(layer.design[0] * unit), round(layer.design[1] * unit)
            layer.page.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    # ------------------------------------------------------------------ keyboard and pointer
    def _enter(self, page: Page) -> None:
        """Begin where the page has chosen to, else at its first widget."""
        chosen = page.focusProxy() or _focus_in(page)
        if chosen is not None and chosen.isVisible():
            chosen.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.focusNextPrevChild(True)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep Tab within the page, round and round."""
        page, widget = self.page, _focused()
        if page is None:
            return False
        start = widget if widget is not None and page.isAncestorOf(widget) else page
        found = _next(start, forward)
        while found is not start:
            if page.isAncestorOf(found) and _takes_tab(found):
                found.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
                return True
            found = _next(found, forward)
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_page()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing under the scrim is clicked."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), SCRIM)
        if self.page is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            sheet_shadow(painter, QRectF(self.page.geometry()), self.width() / WINDOW[0])
        painter.end()


def _focused() -> QWidget | None:
    return QApplication.focusWidget()


def _focus_in(page: Page) -> QWidget | None:
    return page.focusWidget()


def _next(widget: QWidget, forward: bool) -> QWidget:
    after = widget.nextInFocusChain() if forward else widget.previousInFocusChain()
    return after or widget


def _takes_tab(widget: QWidget) -> bool:
    tab = Qt.FocusPolicy.TabFocus
    return widget.isVisible() and widget.isEnabled() and (widget.focusPolicy() & tab) == tab
