"""Lines of the ledger: what, with which cards, at which trick, how many points."""

from collections import Counter
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from bezique_desktop.ui.art.look import Align, Words
from bezique_desktop.ui.art.text import draw_text, text_width
from bezique_desktop.ui.dialogs.answering import Answering
from bezique_desktop.ui.dialogs.buttons import painter_of
from bezique_desktop.ui.dialogs.style import Ink, Style
from bezique_desktop.ui.figures import plain
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.theme import Type
from bezique_desktop.ui.wording_cards import card_sign, cards_words
from bezique_desktop.ui.words import _
from bezique_desktop.values import frozen

CARDS_AT: Final = 154.0
TRICK_WIDTH: Final = 26.0
POINTS_WIDTH: Final = 42.0
"""Where the cards begin, and the widths of the columns at the right, in units."""
_GAP: Final = 7.0
LONGEST: Final = 5
"""More cards than these are written with a count for each face."""


def short_cards(cards: tuple[int, ...]) -> str:
    """Cards side by side, or grouped by face where there are many."""
    if len(cards) <= LONGEST:
        return "  ".join(card_sign(card) for card in cards)
    faces = Counter(card & 31 for card in cards)
    return "  ".join(f"{card_sign(face)}×{count}" for face, count in faces.items())


@frozen
class LedgerLine:
    """One line. ``trick`` is the one that was just over, 0 before the first; ``faint`` for what brought nothing;
    ``why`` names the rule."""

    title: str
    points: str
    cards: tuple[int, ...] = ()
    note: str = ""
    trick: int = -1
    bold: bool = False
    faint: bool = False
    why: str = ""

    @property
    def spoken(self) -> str:
        """The line in words."""
        parts = [self.title, cards_words(self.cards), self.note, self.points]
        if self.trick > 0:
            parts.insert(3, _("after trick {number}").format(number=self.trick))
        return plain(", ".join(part for part in parts if part))


class LedgerRow(Answering):
    """One line as a widget. In a column of so many units the cards stand under the title where both have no room."""

    def __init__(self, style: Style, line: LedgerLine, column: float = 0.0) -> None:
        super().__init__(style)
        self.line, self._column = line, column
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(line.spoken)
        self.answer(line.why)
        style.changed.connect(self.updateGeometry)

    @property
    def _is_double(self) -> bool:
        """Whether the cards stand under the title."""
        style, line = self.style_of_page, self.line
        if not self._column or not line.cards:
            return False
        words = Words(Type.BODY, bold=line.bold)
        room = (self._column - POINTS_WIDTH - _GAP) * style.unit - max(TRICK_WIDTH * style.unit, 18.0)
        cards = text_width(style.look, short_cards(line.cards), Words(Type.NOTE))
        return text_width(style.look, line.title, words) + cards > room

    def sizeHint(self) -> QSize:
        height = max(17, self.style_of_page.pixels(27))
        return QSize(0, height + max(15, self.style_of_page.pixels(20)) if self._is_double else height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _middle(self, words: Words, room: float) -> str:
        """The cards or the note; cards that have no room are left out, the title tells them well enough."""
        if not self.line.cards:
            return self.line.note
        look, cards = self.style_of_page.look, short_cards(self.line.cards)
        tight = cards.replace("  ", "\u2009")
        return next((text for text in (cards, tight) if text_width(look, text, words) <= room), "")

    def _parts(self) -> list[tuple[str, Words, Rect]]:
        """The texts with their boxes; cards begin in their column, or behind a long title."""
        style, line, double = self.style_of_page, self.line, self._is_double
        unit = style.unit
        height = max(17, style.pixels(27)) if double else self.height()
        ink = style.ink(Ink.MUTED if line.faint else Ink.TEXT)
        light = style.on_light(Ink.TEXT)
        title = Words(Type.BODY, ink, line.bold, on_light=light)
        middle = Words(Type.NOTE, style.ink(Ink.TEXT), on_light=light)
        number = Words(Type.LABEL, style.ink(Ink.MUTED), align=Align.RIGHT)
        points = Words(Type.BODY + 0.5, ink, bold=True, align=Align.RIGHT)
        last = max(POINTS_WIDTH * unit, text_width(style.look, line.points, points) + _GAP * unit / 2)
        right = self.width() - last
        trick = max(TRICK_WIDTH * unit, 18.0) if line.trick >= 0 else 0.0
        taken = 0.0 if double else text_width(style.look, line.title, title) + _GAP * unit
        text = self._middle(middle, right - trick - taken)
        wide = text_width(style.look, text, middle)
        start = 0.0 if double else max(min(CARDS_AT * unit, right - trick - wide), taken)
        top, deep = (height - 4 * unit, self.height() - height) if double else (0.0, float(height))
        parts = [
            (line.title, title, Rect(0, 0, start if text and not double else right, height)),
            (line.points, points, Rect(right, 0, last, height)),
        ]
        if text:
            parts.append((text, middle, Rect(start, top, right - trick - start, deep)))
        if line.trick >= 0:
            parts.append((str(line.trick or "–"), number, Rect(right - trick, 0, trick, height)))
        return parts

    def cut_texts(self) -> list[str]:
        """The texts that do not fit."""
        look = self.style_of_page.look
        return [text for text, words, box in self._parts() if text_width(look, text, words) > box.width + 1.5]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, paper = painter_of(self), self.style_of_page.paper
        if self.hasFocus():
            line = max(2, self.style_of_page.pixels(2))
            painter.fillRect(self.rect(), QColor(paper.chosen))
            painter.fillRect(0, self.height() - line, self.width(), line, QColor(paper.accent))
        for text, words, box in self._parts():
            draw_text(painter, self.style_of_page.look, box, text, words)
        painter.end()
