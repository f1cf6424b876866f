"""Pages laid over the window: a scrim darkens what lies below, the keyboard stays in the page, Esc closes it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from bezique_desktop.ui.focus import enter, focused, give_back, next_inside
from bezique_desktop.ui.geometry import SHEET, WINDOW
from bezique_desktop.values import frozen

if TYPE_CHECKING:
    from bezique_desktop.ui.dialogs.paper import Page

SCRIM: Final = QColor(4, 16, 10, 120)


@frozen
class Layer:
    """A page, its size in units, and who had the keyboard before it came."""

    page: "Page"
    design: tuple[float, float]
    before: QWidget | None


class Overlay(QWidget):
    """The pages over its parent, of which only the newest is seen; hidden while there is none."""

    def __init__(self, parent: QWidget, beneath: Callable[[], QWidget | None]) -> None:
        """``beneath`` tells who gets the keyboard if the one who had it is no more."""
        super().__init__(parent)
        self._window = parent
        self._beneath = beneath
        self._layers: list[Layer] = []
        self.hide()

    @property
    def page(self) -> "Page | None":
        """The page that is seen."""
        return self._layers[-1].page if self._layers else None

    def open(self, page: "Page", design: tuple[float, float] = SHEET) -> None:
        """Lay a page on top and give it the keyboard."""
        if self._layers:
            self._layers[-1].page.hide()
        self._layers.append(Layer(page, design, focused()))
        page.setParent(self)
        page.closed.connect(self.close_page)
        self.arrange()
        self.show()
        self.raise_()
        page.show()
        enter(page, Qt.FocusReason.OtherFocusReason)

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
        give_back(layer.before, self.page or self._beneath())

    @property
    def pages(self) -> "list[Page]":
        """All pages, the newest last."""
        return [layer.page for layer in self._layers]

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
    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep Tab within the page, round and round."""
        page, start = self.page, focused()
        if page is None:
            return False
        inside = start if start is not None and page.isAncestorOf(start) else page
        found = next_inside(page, inside, forward)
        if found is None:
            return False
        found.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_page()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing under the scrim is clicked."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        from bezique_desktop.ui.dialogs.paper import sheet_shadow

        painter = QPainter(self)
        painter.fillRect(event.rect(), SCRIM)
        if self.page is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            sheet_shadow(painter, QRectF(self.page.geometry()), self.width() / WINDOW[0])
        painter.end()
