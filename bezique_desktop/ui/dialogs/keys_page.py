"""The keys that the program knows."""

import math

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.art.fonts import TITLE
from bezique_desktop.ui.art.look import Align, Words
from bezique_desktop.ui.art.text import draw_text, text_width
from bezique_desktop.ui.dialogs.buttons import Button, painter_of
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.paper import Box, Sheet
from bezique_desktop.ui.dialogs.style import Column, Ink, Row, Style
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.theme import Theme, Type
from bezique_desktop.ui.wording_keys import KeyGroup, KeyLine, key_groups
from bezique_desktop.ui.words import _

CAPS = 108.0
"""Room for the caps of a line in units."""


class KeyCaps(QWidget):
    """The caps of the keys that do the same."""

    def __init__(self, style: Style, keys: tuple[str, ...]) -> None:
        super().__init__()
        self.style_of_page, self._keys = style, keys
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(", ".join(keys))
        style.changed.connect(self.updateGeometry)

    @property
    def _words(self) -> Words:
        return Words(Type.LABEL, self.style_of_page.ink(Ink.TEXT), bold=True, align=Align.CENTRE)

    def _widths(self) -> list[float]:
        style = self.style_of_page
        return [max(26 * style.unit, text_width(style.look, key, self._words) + 12 * style.unit) for key in self._keys]

    def sizeHint(self) -> QSize:
        style, widths = self.style_of_page, self._widths()
        width = sum(widths) + 6 * style.unit * (len(widths) - 1)
        return QSize(math.ceil(max(CAPS * style.unit, width)), max(22, style.pixels(26)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        style, painter = self.style_of_page, painter_of(self)
        x, height = 0.0, self.height()
        for key, width in zip(self._keys, self._widths(), strict=True):
            rect = QRectF(x + 1, 1, width - 2, height - 2)
            painter.setPen(QPen(QColor(style.paper.line), 1.2))
            painter.setBrush(QColor(style.paper.ground))
            painter.drawRoundedRect(rect, 5 * style.unit, 5 * style.unit)
            draw_text(painter, style.look, Rect(x, 0, width, height - 1), key, self._words)
            x += width + 6 * style.unit
        painter.end()


class KeysPage(Sheet):
    """All keys in columns by what they are for."""

    def __init__(self, theme: Theme, deck: Deck) -> None:
        super().__init__(theme, deck, _("Keys"))
        groups = key_groups()
        width = (1068 - 18 * (len(groups) - 1)) / len(groups)
        for place, group in enumerate(groups):
            self.put(self._column(group), 36 + place * (width + 18), 92, width, 430)
        self.back = Button(self.page_style, _("Close"), primary=True)
        self.back.clicked.connect(self.closed)
        self.setFocusProxy(self.back)

    def _column(self, group: KeyGroup) -> QWidget:
        style, box = self.page_style, Box(self.page_style)
        column = Column(style, 9, (16, 14, 14, 12), box)
        column.addWidget(Label(style, group.title, Type.COLUMN_TITLE, bold=True, family=TITLE))
        for line in group.lines:
            column.addLayout(self._line(line))
        column.addStretch(1)
        return box

    def _line(self, line: KeyLine) -> Row:
        row = Row(self.page_style, 10)
        row.addWidget(KeyCaps(self.page_style, line.keys))
        row.addWidget(Label(self.page_style, line.text, Type.NOTE, wrap=True, middle=True), 1)
        return row

    def arrange(self) -> None:
        self.put_row_right([self.back], 1104, 654)
