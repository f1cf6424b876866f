"""The records that are kept: what was played, by whom, when and how it ended; one of them is opened."""

from collections import deque
from collections.abc import Generator, Sequence
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDate, QLocale, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QColor, QHideEvent, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bezique_desktop.storage.records import UnreadableRecord, record_steps, recorded_on
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.art.look import Align, Words
from bezique_desktop.ui.art.text import draw_text, text_width
from bezique_desktop.ui.dialogs.buttons import Button, PaintedButton, focus_frame, painter_of
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.paper import Sheet
from bezique_desktop.ui.dialogs.scroll import Scroll
from bezique_desktop.ui.dialogs.style import Column, Ink, Style
from bezique_desktop.ui.figures import plain
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.theme import Theme, Type
from bezique_desktop.ui.wording_records import RecordText, damaged_line, record_line
from bezique_desktop.ui.words import _, language, ngettext

MOST: Final = 100
"""So many records are listed, the latest; the others are found by their files."""
HEIGHT: Final = 62.0
_EDGE: Final = 18.0
_SHARE: Final = 0.56
"""The part of a row's width that is kept for the left text of each line."""


class RecordRow(PaintedButton):
    """A record: the match and the date above, players and result below."""

    def __init__(self, style: Style, file: Path) -> None:
        super().__init__(style)
        self.file = file
        self.day = _day_text(recorded_on(file))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.tell(RecordText("…", "", ""))

    def tell(self, told: RecordText) -> None:
        """What the record says."""
        self.told = told
        parts = (self.told.title, self.told.players, self.told.result, self.day)
        self.setAccessibleName(plain(". ".join(part for part in parts if part)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.style_of_page.pixels(400), self.style_of_page.pixels(HEIGHT))

    def _set(self) -> list[tuple[str, Words, Rect]]:
        """The four texts and where they stand."""
        style, edge = self.style_of_page, _EDGE * self.style_of_page.unit
        muted, text = style.ink(Ink.MUTED), style.ink(Ink.TEXT)
        half, pad = self.height() * 0.42, self.height() * 0.08
        left = (self.width() - 2 * edge) * _SHARE
        right = self.width() - 2 * edge - left - edge
        x, end = edge, self.width() - edge - right
        return [
            (self.told.title, Words(Type.NAME, text, bold=True), Rect(x, pad, left, half)),
            (self.day, Words(Type.BODY, muted, align=Align.RIGHT), Rect(end, pad, right, half)),
            (self.told.players, Words(Type.BODY, text), Rect(x, pad + half, left, half)),
            (self.told.result, Words(Type.BODY, muted, align=Align.RIGHT), Rect(end, pad + half, right, half)),
        ]

    def cut_texts(self) -> list[str]:
        """The texts that do not fit."""
        look = self.style_of_page.look
        return [text for text, words, box in self._set() if text_width(look, text, words) > box.width + 1]

    def paintEvent(self, event: QPaintEvent) -> None:
        style, painter = self.style_of_page, painter_of(self)
        rect, radius = QRectF(self.rect()).adjusted(1, 1, -1, -1), 10 * style.unit
        painter.setPen(QPen(QColor(style.paper.accent if self.hot else style.paper.line), 1.1 * max(0.85, style.unit)))
        painter.setBrush(QColor(style.paper.chosen if self.isDown() else style.paper.card))
        painter.drawRoundedRect(rect, radius, radius)
        for text, words, box in self._set():
            draw_text(painter, style.look, box, text, words)
        if self.rings:
            focus_frame(painter, style, rect, radius * 0.7)
        painter.end()


class RecordsPage(Sheet):
    """The page; the rows come one after another, since each match is played again, bit by bit, to know how it ended."""

    chosen = Signal(Path)
    """The player wants this record."""
    elsewhere = Signal()
    """He wants one out of a file that is not listed."""

    def __init__(self, theme: Theme, deck: Deck, files: Sequence[Path]) -> None:
        super().__init__(theme, deck, _("Open a record"))
        style, listed = self.page_style, files[:MOST]
        self.rows: list[RecordRow] = []
        """The records that are listed so far, the latest first."""
        text = _("A match that is not finished goes on; one that is over can be stepped through.")
        self.put(Label(style, text, Type.BODY, Ink.MUTED, wrap=True), 36, 66, 1068, 30)
        self._inside = QWidget()
        self._rows = Column(style, 8, (2, 2, 8, 2), self._inside)
        self._rows.addStretch(1)
        self._scroll = Scroll(style, self._inside)
        self.put(self._scroll, 34, 104, 1072, 530)
        older = len(files) - len(listed)
        more = ngettext("{number} older one is in a file.", "{number} older ones are in files.", older)
        self.more = Label(style, more.format(number=older) if older else "", Type.LABEL, Ink.MUTED)
        self.put(self.more, 36, 660, 480, 30)
        self.other, self.back = Button(style, _("Another file…")), Button(style, _("Close"))
        for button in (self.other, self.back):
            button.setParent(self)
        self.other.clicked.connect(self.elsewhere)
        self.back.clicked.connect(self.closed)
        self._listing = self._list(listed)
        self._reading = QTimer(self)
        self._reading.setInterval(0)
        self._reading.timeout.connect(self._go_on)
        self._go_on()
        self._reading.start()

    def arrange(self) -> None:
        self.put_row_right([self.back, self.other], 1104, 654)

    @property
    def is_reading(self) -> bool:
        """Whether records are still to be listed."""
        return self._reading.isActive()

    def finish(self) -> None:
        """List the rest at once."""
        deque(self._listing, 0)

    def _go_on(self) -> None:
        if next(self._listing, self._reading) is self._reading:
            self._reading.stop()

    def _list(self, files: Sequence[Path]) -> Generator[None, None, None]:
        """A row for every record, and what is told of it when it has been read; a step is short."""
        for file in files:
            row = self._add(file)
            yield
            row.tell((yield from _line_of(file)))

    def _add(self, file: Path) -> RecordRow:
        row = RecordRow(self.page_style, file)
        row.clicked.connect(lambda: self.chosen.emit(row.file))
        self._rows.insertWidget(self._rows.count() - 1, row)
        self.rows.append(row)
        self._order(row)
        return row

    def _order(self, row: RecordRow) -> None:
        """The keyboard begins at the first row and goes to the buttons after the last."""
        if len(self.rows) == 1:
            self.setFocusProxy(row)
        for before, after in pairwise((*self.rows[-2:], self.other, self.back)):
            QWidget.setTabOrder(before, after)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._reading.start()

    def hideEvent(self, event: QHideEvent) -> None:
        if not event.spontaneous():
            self._reading.stop()
        super().hideEvent(event)


def _line_of(file: Path) -> Generator[None, None, RecordText]:
    try:
        match = yield from record_steps(file)
    except UnreadableRecord as error:
        return damaged_line(error)
    return record_line(match)


def _day_text(day: date) -> str:
    return QLocale(language()).toString(QDate(day.year, day.month, day.day), "d MMMM yyyy")
