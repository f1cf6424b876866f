"""Pages: sheets of paper over the table, and the whole window as a page; both measured in units of the layout."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.art.fonts import TITLE
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.style import Ink, Style
from bezique_desktop.ui.geometry import SHEET
from bezique_desktop.ui.settings import Preferences
from bezique_desktop.ui.theme import Theme, Type

SHEET_RADIUS: Final = 16.0
CARD_RADIUS: Final = 12.0
_SHEET_EDGE: Final = "#c9b98c"


class Page(QWidget):
    """A page with its widgets at places in units; ``design`` is how large it is."""

    closed = Signal()
    """The player wants it to go away."""
    gone = Signal()
    """Whoever laid it over the window has taken it away for good."""

    def __init__(self, theme: Theme, deck: Deck, design: tuple[float, float] = SHEET) -> None:
        super().__init__()
        self.page_style = Style(theme, deck)
        self.design = design
        self._places: dict[QWidget, tuple[float, float, float, float]] = {}
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def put(self, widget: QWidget, x: float, y: float, width: float, height: float) -> None:
        """Lay a widget at a place in units, from the top left corner of the design."""
        widget.setParent(self)
        self._places[widget] = (x, y, width, height)
        self._lay(widget)

    def drop(self, widget: QWidget) -> None:
        """Take a widget away for good."""
        self._places.pop(widget, None)
        widget.hide()
        widget.deleteLater()

    def dismiss(self) -> None:
        """Go away, as the player wants it."""
        self.closed.emit()

    def heed(self, preferences: Preferences) -> None:
        """Take in what the player prefers now, where this page shows it."""

    def set_theme(self, theme: Theme) -> None:
        """Other colours, at once."""
        self.page_style.set_theme(theme)
        self.update()

    @property
    def origin(self) -> tuple[float, float]:
        """Where the design begins, in pixels: it stands in the middle of the page."""
        unit = self.page_style.unit
        return (self.width() - self.design[0] * unit) / 2, (self.height() - self.design[1] * unit) / 2

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.page_style.set_unit(min(self.width() / self.design[0], self.height() / self.design[1]))
        for widget in self._places:
            self._lay(widget)
        self.arrange()

    def arrange(self) -> None:
        """Lay what has no fixed place, as buttons that are as wide as their words."""

    def put_row(self, buttons: Sequence[QWidget], left: float, top: float, gap: float = 10.0) -> None:
        """Widgets side by side from the left, each as wide as it wants to be."""
        for button in buttons:
            width, height = self._units(button)
            self.put(button, left, top, width, height)
            left += width + gap

    def put_row_right(self, buttons: Sequence[QWidget], right: float, top: float, gap: float = 10.0) -> None:
        """Widgets side by side from the right, the first one outermost."""
        for button in buttons:
            width, height = self._units(button)
            self.put(button, right - width, top, width, height)
            right -= width + gap

    def _units(self, widget: QWidget) -> tuple[float, float]:
        size, unit = widget.sizeHint(), self.page_style.unit
        return size.width() / unit, size.height() / unit

    def _lay(self, widget: QWidget) -> None:
        unit, (left, top) = self.page_style.unit, self.origin
        x, y, width, height = self._places[widget]
        widget.setGeometry(round(left + x * unit), round(top + y * unit), round(width * unit), round(height * unit))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)


class Sheet(Page):
    """A page of paper with a title."""

    def __init__(self, theme: Theme, deck: Deck, title: str) -> None:
        super().__init__(theme, deck)
        self.title = Label(self.page_style, title, Type.TITLE, Ink.TEXT, bold=True, family=TITLE)
        self.put(self.title, 36, 20, 700, 44)
        self.setAccessibleName(title)

    def set_title(self, title: str) -> None:
        """Another title."""
        self.title.set_text(title)
        self.setAccessibleName(title)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit, paper = self.page_style.unit, self.page_style.paper
        painter.setPen(QPen(QColor(paper.line if paper.dark else _SHEET_EDGE), 1.2 * unit))
        painter.setBrush(QColor(paper.ground))
        inside = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(inside, SHEET_RADIUS * unit, SHEET_RADIUS * unit)
        painter.end()


def sheet_shadow(painter: QPainter, sheet: QRectF, unit: float) -> None:
    """The soft shadow under a sheet, for whoever lays it over the table."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 9))
    for k in range(14, 0, -1):
        grown = sheet.adjusted(-k * 1.6 * unit, (8 - k * 0.9) * unit, k * 1.6 * unit, (8 + k * 0.9) * unit)
        painter.drawRoundedRect(grown, (16 + k * 1.4) * unit, (16 + k * 1.4) * unit)


class Box(QWidget):
    """A white card on the paper with a fine edge; ``dashed`` for a place to fill."""

    def __init__(self, style: Style, radius: float = CARD_RADIUS, dashed: bool = False) -> None:
        super().__init__()
        self.style_of_page = style
        self._radius, self._dashed = radius, dashed
        style.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit, paper = self.style_of_page.unit, self.style_of_page.paper
        pen = QPen(QColor(paper.line), 1.1 * max(0.85, unit))
        pen.setStyle(Qt.PenStyle.DashLine if self._dashed else Qt.PenStyle.SolidLine)
        painter.setPen(pen)
        painter.setBrush(QColor(paper.card))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), self._radius * unit, self._radius * unit)
        painter.end()


class Rule(QWidget):
    """A fine line across, or with ``upright`` from top to bottom."""

    def __init__(self, style: Style, upright: bool = False) -> None:
        super().__init__()
        self.style_of_page = style
        self._upright = upright
        (self.setFixedWidth if upright else self.setFixedHeight)(2)
        style.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QPen(QColor(self.style_of_page.paper.line), 1.1 * max(0.85, self.style_of_page.unit)))
        if self._upright:
            painter.drawLine(1, 0, 1, self.height())
        else:
            painter.drawLine(0, 1, self.width(), 1)
        painter.end()
