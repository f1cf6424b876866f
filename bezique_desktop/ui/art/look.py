"""What every painter needs besides a QPainter: the theme, the layout unit, and how a text is set."""

from dataclasses import replace
from enum import Enum

from PySide6.QtGui import QColor

from bezique_desktop.ui.art.fonts import UI
from bezique_desktop.ui.theme import CREAM, Theme, type_pixels
from bezique_desktop.values import frozen


class Align(Enum):
    """Where a text stands in its box."""

    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


@frozen
class Look:
    """The theme, and the layout unit in pixels."""

    theme: Theme
    unit: float = 1.0

    def pixels(self, size: float) -> int:
        """Pixel size of a size of type."""
        return type_pixels(size, self.unit)

    def panel(self, alpha: int | None = None) -> QColor:
        """The colour of panels on the felt, at its own opacity or another (0..255)."""
        if alpha is None:
            return QColor(self.theme.felt.panel)
        colour = QColor(self.theme.felt.panel_solid)
        colour.setAlpha(alpha)
        return colour


@frozen
class Words:
    """How a text is set: size in units, colour, weight, place in its box, family. ``on_light``: signs as on a card."""

    size: float
    colour: str = CREAM
    bold: bool = False
    align: Align = Align.LEFT
    family: str = UI
    on_light: bool = False
    opacity: float = 1.0

    def but(self, colour: str | None = None, align: Align | None = None, bold: bool | None = None) -> "Words":
        """The same with some of it changed."""
        return replace(
            self,
            colour=self.colour if colour is None else colour,
            align=self.align if align is None else align,
            bold=self.bold if bold is None else bold,
        )
