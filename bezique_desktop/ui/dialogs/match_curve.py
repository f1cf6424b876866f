"""The totals of the match deal by deal, as a line for each side."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen

from bezique_desktop.ui.art.fonts import TITLE
from bezique_desktop.ui.art.look import Align, Words
from bezique_desktop.ui.art.text import draw_text, text_width
from bezique_desktop.ui.dialogs.paper import Box
from bezique_desktop.ui.dialogs.style import Ink, Style
from bezique_desktop.ui.figures import figure
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.theme import Type
from bezique_desktop.ui.words import _
from bezique_desktop.values import frozen

_LIGHT: Final = ("#b0741a", "#27508f", "#2f7d4f")
_DARK: Final = ("#e6ad4d", "#8fb4ec", "#86dba0")
_LABEL: Final = Words(Type.KEY_CAP + 0.5, bold=False)
MOST_LABELS: Final = 12
_STEPS: Final = 4
_HUNDRED: Final = 100
"""From so many points on the scale of a match without a target goes on in hundreds."""


def side_colour(style: Style, place: int) -> str:
    """The colour of a side in charts: the viewer's own is 0."""
    return (_DARK if style.paper.dark else _LIGHT)[place % 3]


@frozen
class CurveLine:
    """A side: its name, its colour's place, and its totals from 0 on."""

    name: str
    place: int
    totals: Sequence[int]


class MatchCurve(Box):
    """The chart; ``target`` is drawn as a dashed line, 0 for none."""

    def __init__(self, style: Style, lines: Sequence[CurveLine], target: int) -> None:
        super().__init__(style)
        self._lines, self._target = lines, target
        told = "; ".join(f"{line.name}: " + ", ".join(str(total) for total in line.totals[1:]) for line in lines)
        self.setAccessibleName(f"{_('The match')}. {told}")

    # ------------------------------------------------------------------ scales
    @property
    def _step(self) -> int:
        return max(1, self._goal // _STEPS)

    @property
    def _top(self) -> int:
        return -(-max(self._goal, self._highest) // self._step) * self._step

    @property
    def _highest(self) -> int:
        return max(max(line.totals) for line in self._lines)

    @property
    def _goal(self) -> int:
        """The target; without one, what the totals have come to, or a little more."""
        grain = _HUNDRED if self._highest >= _HUNDRED else _STEPS
        return self._target or max(grain, -(-self._highest // grain) * grain)

    @property
    def has_scale(self) -> bool:
        """Whether there are points, or a target, that numbers at the left can belong to."""
        return self._target > 0 or any(any(line.totals) for line in self._lines)

    @property
    def _deals(self) -> int:
        return max(1, len(self._lines[0].totals) - 1)

    def _area(self) -> Rect:
        """Where the lines are drawn; the names of the sides stand at its right."""
        style = self.style_of_page
        unit = style.unit
        names = max(text_width(style.look, line.name, self._name_words(line)) for line in self._lines)
        left = 12 * unit + text_width(style.look, figure(self._top), _LABEL) + 8 * unit
        right = min(names, 0.36 * self.width()) + 20 * unit
        return Rect(left, 52 * unit, self.width() - left - right, self.height() - 104 * unit)

    def _point(self, area: Rect, deal: int, total: int) -> QPointF:
        return QPointF(area.x + area.width * deal / self._deals, area.bottom - area.height * total / self._top)

    def _name_words(self, line: CurveLine) -> Words:
        return Words(Type.SMALL, side_colour(self.style_of_page, line.place), bold=True)

    # ------------------------------------------------------------------ painting
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        style, area = self.style_of_page, self._area()
        unit = style.unit
        title = Words(Type.COLUMN_TITLE, style.ink(Ink.TEXT), bold=True, family=TITLE)
        draw_text(
            painter, style.look, Rect(16 * unit, 10 * unit, self.width() - 32 * unit, 26 * unit), _("The match"), title
        )
        self._grid(painter, area)
        for line in sorted(self._lines, key=lambda line: -line.place):
            self._curve(painter, area, line)
        self._names(painter, area)
        painter.end()

    def _grid(self, painter: QPainter, area: Rect) -> None:
        style, unit = self.style_of_page, self.style_of_page.unit
        for total in range(0, self._top + 1, self._step):
            target = total == self._target > 0
            y = self._point(area, 0, total).y()
            pen = QPen(QColor(style.paper.changed if target else style.paper.line), 1.2 * max(0.85, unit))
            pen.setStyle(Qt.PenStyle.DashLine if target else Qt.PenStyle.SolidLine)
            painter.setPen(pen)
            painter.drawLine(QPointF(area.x, y), QPointF(area.right, y))
            if self.has_scale:
                self._total(painter, Rect(0, y - 9 * unit, area.x - 7 * unit, 18 * unit), total, target)
        if len(self._lines[0].totals) > 1:
            self._deal_numbers(painter, area)

    def _total(self, painter: QPainter, box: Rect, total: int, is_target: bool) -> None:
        style = self.style_of_page
        ink = style.paper.changed if is_target else style.paper.muted
        draw_text(painter, style.look, box, figure(total), Words(_LABEL.size, ink, is_target, Align.RIGHT))

    def _deal_numbers(self, painter: QPainter, area: Rect) -> None:
        style, unit = self.style_of_page, self.style_of_page.unit
        words = Words(_LABEL.size, style.paper.muted, align=Align.CENTRE)
        every = -(-self._deals // MOST_LABELS)
        for deal in range(every, self._deals + 1, every):
            x = self._point(area, deal, 0).x()
            draw_text(
                painter, style.look, Rect(x - 20 * unit, area.bottom + 5 * unit, 40 * unit, 18 * unit), str(deal), words
            )
        under = Rect(area.x, area.bottom + 24 * unit, area.width, 18 * unit)
        draw_text(painter, style.look, under, _("deal"), words)

    def _curve(self, painter: QPainter, area: Rect, line: CurveLine) -> None:
        style, unit = self.style_of_page, self.style_of_page.unit
        colour, points = (
            QColor(side_colour(style, line.place)),
            [self._point(area, deal, total) for deal, total in enumerate(line.totals)],
        )
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        pen = QPen(colour, 2.6 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
        if line.place:
            pen.setDashPattern([4, 2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        painter.setPen(QPen(colour, 2 * unit))
        painter.setBrush(QColor(style.paper.card) if line.place else colour)
        radius = (4.4 if len(points) <= MOST_LABELS * 2 else 2.4) * unit
        for point in points[1:]:
            painter.drawEllipse(point, radius, radius)

    def _names(self, painter: QPainter, area: Rect) -> None:
        """Each name beside the end of its line, pushed apart where they would touch."""
        style, unit = self.style_of_page, self.style_of_page.unit
        height = max(17.0, 18 * unit)
        lines = sorted(self._lines, key=lambda line: -line.totals[-1])
        ends = [self._point(area, self._deals, line.totals[-1]).y() for line in lines]
        for line, y in zip(lines, kept_apart(ends, height, area.bottom), strict=True):
            box = Rect(area.right + 9 * unit, y - height / 2, self.width() - area.right - 13 * unit, height)
            draw_text(painter, style.look, box, line.name, self._name_words(line))


def kept_apart(places: Sequence[float], least: float, lowest: float) -> list[float]:
    """Heights as near to these, which rise downwards, as goes when they keep a distance and end at the lowest."""
    kept: list[float] = []
    for place in places:
        kept.append(max(place, kept[-1] + least) if kept else place)
    for number in reversed(range(len(kept))):
        kept[number] = min(kept[number], lowest - least * (len(kept) - 1 - number))
    return kept
