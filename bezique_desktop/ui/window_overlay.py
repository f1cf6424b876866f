"""Pages laid over the window: a scrim darkens what lies below, the keyboard stays in the page, Esc closes it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from bezique_desktop.ui.focus import enter, focused, give_back, next_inside
from bezique_desktop.ui.geometry import WINDOW

if TYPE_CHECKING:
    from bezique_desktop.ui.dialogs.paper import Page

SCRIM: Final = QColor(4, 16, 10, 120)
P = TypeVar("P", bound="Page")


class Layer:
    """A page, how it is made, what it is about, and who had the keyboard before it came.

    ``is_dated``: its words are not those that would be written now.
    """

    def __init__(self, page: "Page", make: "Callable[[], Page]", about: object, before: QWidget | None) -> None:
        self.page, self.make, self.about, self.before = page, make, about, before
        self.is_dated = False


class Overlay(QWidget):
    """The pages over its parent, one of each kind, of which only the newest is seen; hidden while there is none."""

    emptied = Signal()
    """The player has closed the last page."""

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

    def page_of(self, kind: type[P]) -> P | None:
        """The page of this kind, if there is one."""
        return next((page for page in self.pages if isinstance(page, kind)), None)

    def open(self, kind: type[P], make: Callable[[], P], about: object = None) -> None:
        """Show the page of this kind and give it the keyboard: the one that lies here already comes to the top as it
        was left; if there is none, or it is about something else, one is made."""
        before, layer = focused(), next((each for each in self._layers if isinstance(each.page, kind)), None)
        if layer is not None and layer.about == about:
            self._bring_up(layer)
            return
        if layer is not None:
            before = layer.before if layer.page is self.page else before
            self._pull(layer)
            _discard(layer.page)
        self._push(Layer(self._adopted(make()), make, about, before))
        if self.page is not None:
            enter(self.page, Qt.FocusReason.OtherFocusReason)

    def _adopted(self, page: "Page") -> "Page":
        page.setParent(self)
        page.closed.connect(self.close_page)
        return page

    def _bring_up(self, layer: Layer) -> None:
        """Lay a page on top that lies somewhere below."""
        if layer.page is not self.page:
            self._pull(layer)
            holder, layer.before = layer.before, focused()
            self._push(layer)
            give_back(holder, layer.page)

    def _push(self, layer: Layer) -> None:
        """Lay it on top."""
        if self.page is not None:
            self.page.hide()
        self._layers.append(layer)
        self.show()
        self.raise_()
        self._uncover()

    def _uncover(self) -> None:
        """Show what lies on top; a page whose words are dated is made anew."""
        layer = self._layers[-1]
        if layer.is_dated:
            dated, layer.page, layer.is_dated = layer.page, self._adopted(layer.make()), False
            dated.deleteLater()
        self.arrange()
        layer.page.show()

    def _pull(self, layer: Layer) -> None:
        """Take it out from among the others; the one above remembers now who had the keyboard before, and this one who
        had it in its own page."""
        place = self._layers.index(layer)
        self._layers.remove(layer)
        if place < len(self._layers):
            above = self._layers[place]
            above.before, layer.before = layer.before, above.before

    def close_page(self) -> None:
        """Take the page that is seen away, and give the keyboard back."""
        if not self._layers:
            return
        layer = self._layers.pop()
        _discard(layer.page)
        if self._layers:
            self._uncover()
        else:
            self.hide()
        give_back(layer.before, self.page or self._beneath())
        if not self._layers:
            self.emptied.emit()

    @property
    def pages(self) -> "list[Page]":
        """All pages, the newest last."""
        return [layer.page for layer in self._layers]

    @property
    def subjects(self) -> list[object]:
        """What the pages are about, the newest last."""
        return [layer.about for layer in self._layers]

    def outdate(self) -> None:
        """Another language is spoken: what lies below is made anew when it is seen again. The page on top sees to
        itself."""
        for layer in self._layers[:-1]:
            layer.is_dated = True

    def clear(self) -> None:
        """Take all pages away, and give the keyboard to who had it before the first."""
        layers, self._layers = self._layers, []
        for layer in reversed(layers):
            _discard(layer.page)
        if layers:
            self.hide()
            give_back(layers[0].before, self._beneath())

    def arrange(self) -> None:
        """Fill the parent, and put every page into the middle."""
        self.setGeometry(self._window.rect())
        unit = min(self.width() / WINDOW[0], self.height() / WINDOW[1])
        for layer in self._layers:
            width, height = (round(length * unit) for length in layer.page.design)
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
        if event.key() == Qt.Key.Key_Escape and self.page is not None:
            self.page.dismiss()

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


def _discard(page: "Page") -> None:
    """Let a page go for good."""
    page.hide()
    page.gone.emit()
    page.deleteLater()
