"""What the start page offers, as large buttons on the felt: a title, one or two lines, an icon or a portrait."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen

from bezique_desktop.ui.art.fonts import TITLE
from bezique_desktop.ui.art.icons import icon
from bezique_desktop.ui.art.look import Words
from bezique_desktop.ui.art.panels import box, focus_ring, gold_brush
from bezique_desktop.ui.art.portraits import portrait
from bezique_desktop.ui.art.strokes import dot
from bezique_desktop.ui.art.text import draw_text, text_width
from bezique_desktop.ui.dialogs.buttons import Link, PaintedButton, painter_of
from bezique_desktop.ui.dialogs.style import Ink, Style
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.theme import ACTIVE, BUTTON_EDGE, BUTTON_INK, CREAM, GOLD_BRIGHT, GOLD_EDGE, MUTED
from bezique_desktop.values import frozen

RADIUS: Final = 14.0
REACH: Final = 5.0
"""An entry keeps so much free around it for the ring of the keyboard, in units."""


@frozen
class EntryText:
    """A title and what stands below it; the last line is set a little smaller."""

    title: str
    lines: tuple[str, ...]

    @property
    def spoken(self) -> str:
        """All of it, for screen readers."""
        return ". ".join((self.title, *self.lines))


@frozen
class EntryLook:
    """How an entry is set, in units: left edge, sizes of title and lines, height of a line; x and size of the icon."""

    left: float
    title: float
    line: float
    step: float
    icon_x: float
    icon: float


LARGE: Final = EntryLook(104, 27, 15.5, 20, 52, 30)
WIDE: Final = EntryLook(104, 21, 14.5, 21, 52, 30)
SMALL: Final = EntryLook(64, 18, 14, 20, 34, 28)


class Entry(PaintedButton):
    """One entry. ``face``: the portrait of a player in place of the icon; ``gold``: the one to go for."""

    def __init__(
        self,
        style: Style,
        text: EntryText,
        look: EntryLook,
        icon_name: str = "play",
        face: int = -1,
        gold: bool = False,
    ) -> None:
        super().__init__(style, text.title, text.spoken)
        self.text_of_entry, self._look, self._icon, self._face, self._gold = text, look, icon_name, face, gold

    def _title_words(self) -> Words:
        return Words(
            self._look.title, BUTTON_INK if self._gold else ACTIVE, bold=True, family=TITLE, on_light=self._gold
        )

    def _line_words(self, place: int) -> Words:
        first = self._gold and place == 0
        if self._gold:
            return Words(self._look.line - place, "#3d2f10" if first else "#4d3d18", bold=first, on_light=True)
        return Words(self._look.line, MUTED)

    def _room(self) -> float:
        arrow = 76 if self._gold else 10
        return self.width() - (self._look.left + arrow + 2 * REACH) * self.style_of_page.unit

    def cut_texts(self) -> list[str]:
        """The texts that do not fit."""
        texts = [(self.text_of_entry.title, self._title_words())]
        texts += [(line, self._line_words(place)) for place, line in enumerate(self.text_of_entry.lines)]
        look, room = self.style_of_page.look, self._room() + 1
        return [text for text, words in texts if text_width(look, text, words) > room]

    def paintEvent(self, event: QPaintEvent) -> None:
        style, painter = self.style_of_page, painter_of(self)
        unit = style.unit
        rect = Rect(0, 0, self.width(), self.height()).inset(REACH * unit, REACH * unit)
        self._ground(painter, rect)
        middle = rect.centre.y
        x = rect.x + self._look.icon_x * unit
        if self._face >= 0:
            radius = rect.height * 0.32
            portrait(painter, self._face, x, middle, radius)
            dot(painter, x, middle, radius, None, QColor(GOLD_EDGE), 2 * unit)
        else:
            icon(painter, self._icon, x, middle, self._look.icon * unit, self._ink(), 1.8)
        if self._gold:
            icon(painter, "play", rect.right - 40 * unit, middle, 30 * unit, QColor(BUTTON_INK), 1.6, solid=True)
        self._texts(painter, rect)
        if self.rings:
            focus_ring(painter, style.look, rect, RADIUS)
        painter.end()

    def _ink(self) -> QColor:
        return QColor(BUTTON_INK if self._gold else GOLD_BRIGHT)

    def _ground(self, painter: QPainter, rect: Rect) -> None:
        look, width = self.style_of_page.look, max(0.85, self.style_of_page.unit)
        if self._gold:
            edge = "#ffffff" if self.hot else BUTTON_EDGE
            box(painter, rect, gold_brush(rect, self.isDown()), edge, 1.4 * width, RADIUS * look.unit)
        else:
            edge = GOLD_BRIGHT if self.hot else "#a8dcae4f" if self._look is WIDE else "#59dcae4f"
            alpha = 190 if self.isDown() else 150 if self.hot else None
            box(painter, rect, look.panel(alpha), edge, 1.3 * width, RADIUS * look.unit)

    def _texts(self, painter: QPainter, rect: Rect) -> None:
        look, unit = self.style_of_page.look, self.style_of_page.unit
        x, room = rect.x + self._look.left * unit, self._room()
        title = look.pixels(self._look.title) * 1.25
        steps = [max(self._look.step * unit, look.pixels(self._line_words(k).size) * 1.2) for k in range(2)]
        y = rect.centre.y - (title + sum(steps[: len(self.text_of_entry.lines)])) / 2
        draw_text(painter, look, Rect(x, y, room, title), self.text_of_entry.title, self._title_words())
        y += title
        for place, line in enumerate(self.text_of_entry.lines):
            draw_text(painter, look, Rect(x, y, room, steps[place]), line, self._line_words(place))
            y += steps[place]


class FeltLink(Link):
    """A word to click on the felt."""

    def __init__(self, style: Style, text: str) -> None:
        super().__init__(style, text, 15.5, Ink.FELT_MUTED)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.rings:
            painter = painter_of(self)
            painter.setPen(QPen(QColor(CREAM), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
            painter.end()
