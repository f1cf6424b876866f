"""What brought the points of a deal: bars for each kind of credit, side by side."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent

from bezique_desktop.ui.art.fonts import TITLE
from bezique_desktop.ui.art.look import Align, Words
from bezique_desktop.ui.art.text import draw_text, text_width
from bezique_desktop.ui.dialogs.match_curve import side_colour
from bezique_desktop.ui.dialogs.paper import Box
from bezique_desktop.ui.dialogs.style import Ink, Style
from bezique_desktop.ui.figures import figure, plain
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.theme import Type
from bezique_desktop.ui.wording_ledger import Family, family_title
from bezique_desktop.ui.words import _

ALWAYS: Final = (Family.MARRIAGES, Family.BEZIQUES, Family.FOURS, Family.CARDS)
"""Shown even if they brought nothing; the others only when they did."""


class Brought(Box):
    """The chart: sides from left to right as in the account, ``places`` are their colours."""

    def __init__(self, style: Style, sums: Mapping[Family, Sequence[int]], places: Sequence[int]) -> None:
        super().__init__(style)
        self._rows = [(family, points) for family, points in sums.items() if family in ALWAYS or any(points)]
        self._places = places
        told = "; ".join(f"{family_title(family)} {plain(self._figures(points))}" for family, points in self._rows)
        self.setAccessibleName(f"{_('What brought the points')}. {told}")

    @staticmethod
    def _figures(points: Sequence[int]) -> str:
        return " : ".join(figure(each) for each in points)

    def _words(self) -> tuple[Words, Words]:
        style = self.style_of_page
        return (
            Words(14, style.ink(Ink.TEXT)),
            Words(14, style.ink(Ink.TEXT), bold=True, align=Align.RIGHT),
        )

    def _columns(self) -> tuple[float, float]:
        """Where the bars begin and end."""
        look, unit = self.style_of_page.look, self.style_of_page.unit
        names, figures = self._words()
        left = max(text_width(look, family_title(family), names) for family, _points in self._rows)
        right = max(text_width(look, self._figures(points), figures) for _family, points in self._rows)
        return left + 26 * unit, self.width() - right - 24 * unit

    def cut_texts(self) -> list[str]:
        """Something if there is no room for bars."""
        left, right = self._columns()
        return [] if right - left > 40 * self.style_of_page.unit else [self.accessibleName()]

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        style, unit = self.style_of_page, self.style_of_page.unit
        title = Words(Type.COLUMN_TITLE, style.ink(Ink.TEXT), bold=True, family=TITLE)
        head = Rect(16 * unit, 10 * unit, self.width() - 28 * unit, 26 * unit)
        draw_text(painter, style.look, head, _("What brought the points"), title)
        top, bottom = 42 * unit, self.height() - 8 * unit
        step = min((bottom - top) / len(self._rows), 31 * unit)
        for place, (family, points) in enumerate(self._rows):
            self._row(painter, Rect(0, top + place * step, self.width(), step), family, points)
        painter.end()

    def _row(self, painter: QPainter, box: Rect, family: Family, points: Sequence[int]) -> None:
        style, unit = self.style_of_page, self.style_of_page.unit
        names, figures = self._words()
        left, right = self._columns()
        most = max(1, *(max(each) for _family, each in self._rows))
        draw_text(painter, style.look, Rect(16 * unit, box.y, left, box.height), family_title(family), names)
        draw_text(
            painter, style.look, Rect(0, box.y, self.width() - 14 * unit, box.height), self._figures(points), figures
        )
        thick = min(8 * unit, box.height / (len(points) + 1))
        y = box.centre.y - (len(points) * (thick + 2 * unit) - 2 * unit) / 2
        painter.setPen(Qt.PenStyle.NoPen)
        for place, each in zip(self._places, points, strict=True):
            painter.setBrush(QColor(side_colour(style, place)))
            painter.drawRoundedRect(
                QRectF(left, y, max(1.5 * unit, (right - left) * each / most), thick), 2 * unit, 2 * unit
            )
            y += thick + 2 * unit
