"""What all widgets of one page are drawn with: theme, deck, layout unit. A change is told to all of them at once."""

from enum import Enum

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QWidget

from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.art.look import Look
from bezique_desktop.ui.theme import ACTIVE, BUTTON_INK, CREAM, MUTED, Paper, Theme, type_pixels


class Ink(Enum):
    """What a text is, which decides its colour on the ground of the page."""

    TEXT = "text"
    MUTED = "muted"
    ACCENT = "accent"
    CHANGED = "changed"
    FELT = "felt"
    FELT_MUTED = "felt muted"
    FELT_ACTIVE = "felt active"
    GOLD = "gold"


_ON_PAPER = {Ink.TEXT: "text", Ink.MUTED: "muted", Ink.ACCENT: "accent", Ink.CHANGED: "changed"}
_ON_FELT = {Ink.FELT: CREAM, Ink.FELT_MUTED: MUTED, Ink.FELT_ACTIVE: ACTIVE, Ink.GOLD: BUTTON_INK}


class Style(QObject):
    """Theme, deck and layout unit of a page; :attr:`changed` after any of them."""

    changed = Signal()

    def __init__(self, theme: Theme, deck: Deck) -> None:
        super().__init__()
        self.theme = theme
        self.deck = deck
        self.unit = 1.0
        self.look = Look(theme, self.unit)
        """For the painters of the table."""

    @property
    def paper(self) -> Paper:
        """Ground and inks of the page."""
        return self.theme.paper

    def set_unit(self, unit: float) -> None:
        """The layout unit in pixels."""
        if unit != self.unit:
            self.unit = unit
            self._change()

    def set_theme(self, theme: Theme) -> None:
        """Other colours."""
        if theme != self.theme:
            self.theme = theme
            self._change()

    def _change(self) -> None:
        self.look = Look(self.theme, self.unit)
        self.changed.emit()

    def pixels(self, units: float) -> int:
        """A length in whole pixels."""
        return round(units * self.unit)

    def type(self, size: float) -> int:
        """Pixel size of a size of type."""
        return type_pixels(size, self.unit)

    def ink(self, ink: Ink) -> str:
        """The colour of a text."""
        name = _ON_PAPER.get(ink)
        return _ON_FELT[ink] if name is None else str(getattr(self.paper, name))

    def on_light(self, ink: Ink) -> bool:
        """Whether suit signs in a text have the colours that they have on a card."""
        return ink == Ink.GOLD or (ink not in _ON_FELT and not self.paper.dark)


Margins = tuple[float, float, float, float]
"""Left, top, right and bottom, in units."""
NO_MARGINS: Margins = (0.0, 0.0, 0.0, 0.0)


class Line(QBoxLayout):
    """Widgets one after the other; all lengths in units."""

    def __init__(
        self, way: QBoxLayout.Direction, style: Style, gap: float, margins: Margins, parent: QWidget | None
    ) -> None:
        super().__init__(way, parent) if parent else super().__init__(way)
        self._style, self._gap, self._margins = style, gap, margins
        style.changed.connect(self.rescale)
        self.rescale()

    def rescale(self) -> None:
        """Take the unit as it is now."""
        self.setSpacing(self._style.pixels(self._gap))
        self.setContentsMargins(*[self._style.pixels(margin) for margin in self._margins])


class Column(Line):
    """Widgets one under the other."""

    def __init__(
        self, style: Style, gap: float = 0.0, margins: Margins = NO_MARGINS, parent: QWidget | None = None
    ) -> None:
        super().__init__(QBoxLayout.Direction.TopToBottom, style, gap, margins, parent)


class Row(Line):
    """Widgets side by side."""

    def __init__(
        self, style: Style, gap: float = 0.0, margins: Margins = NO_MARGINS, parent: QWidget | None = None
    ) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight, style, gap, margins, parent)


class Grid(QGridLayout):
    """Widgets in rows and columns; all lengths in units."""

    def __init__(self, style: Style, across: float = 0.0, down: float = 0.0, parent: QWidget | None = None) -> None:
        super().__init__(parent) if parent else super().__init__()
        self._style, self._across, self._down = style, across, down
        self.setContentsMargins(0, 0, 0, 0)
        style.changed.connect(self.rescale)
        self.rescale()

    def rescale(self) -> None:
        """Take the unit as it is now."""
        self.setHorizontalSpacing(self._style.pixels(self._across))
        self.setVerticalSpacing(self._style.pixels(self._down))
