"""Texts of the pages: as labels that screen readers know, with suit signs drawn as pips."""

import math

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy

from bezique_desktop.ui.art.fonts import UI
from bezique_desktop.ui.art.look import Align, Words
from bezique_desktop.ui.art.text import LINE_HEIGHT, draw_paragraph, draw_text, text_width, wrapped
from bezique_desktop.ui.dialogs.style import Ink, Style
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.theme import Type


class Label(QLabel):
    """A line, or with ``wrap`` a paragraph as high as its width makes it; ``middle``: in the middle of its height."""

    def __init__(
        self,
        style: Style,
        text: str = "",
        size: float = Type.BODY,
        ink: Ink = Ink.TEXT,
        bold: bool = False,
        align: Align = Align.LEFT,
        family: str = UI,
        wrap: bool = False,
        middle: bool = False,
    ) -> None:
        super().__init__(text)
        self.style_of_page = style
        self._size, self._ink, self._bold, self._align, self._family, self._wrap = size, ink, bold, align, family, wrap
        self._middle = middle
        self._apply_policy()
        style.changed.connect(self._restyle)

    def _apply_policy(self) -> None:
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(self._wrap)
        if self._wrap:
            policy.setVerticalPolicy(QSizePolicy.Policy.Minimum)
        self.setSizePolicy(policy)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def set_text(self, text: str) -> None:
        """Say something else."""
        if text != self.text():
            self.setText(text)
            self.updateGeometry()

    def set_ink(self, ink: Ink) -> None:
        """Say it in another colour."""
        self._ink = ink
        self.update()

    @property
    def words(self) -> Words:
        """How the text is set."""
        style = self.style_of_page
        return Words(
            self._size,
            style.ink(self._ink),
            self._bold,
            self._align,
            self._family,
            style.on_light(self._ink),
        )

    def _line(self) -> int:
        return math.ceil(self.style_of_page.type(self._size) * LINE_HEIGHT)

    def sizeHint(self) -> QSize:
        width = math.ceil(text_width(self.style_of_page.look, self.text(), self.words))
        return QSize(width, self._line())

    def minimumSizeHint(self) -> QSize:
        if not self._wrap:
            return self.sizeHint()
        look, words = self.style_of_page.look, self.words
        longest = max((text_width(look, word, words) for word in self.text().split()), default=0.0)
        return QSize(math.ceil(longest), self._line())

    def hasHeightForWidth(self) -> bool:
        return self._wrap

    def heightForWidth(self, width: int) -> int:
        lines = len(wrapped(self.style_of_page.look, self.text(), self.words, width)) if self._wrap else 1
        return math.ceil(lines * self.style_of_page.type(self._size) * LINE_HEIGHT)

    def cut_texts(self) -> list[str]:
        """The text if it does not fit where it stands."""
        look = self.style_of_page.look
        if self._wrap:
            widest = self.minimumSizeHint().width() > self.width() + 1
            return [self.text()] if widest or self.heightForWidth(self.width()) > self.height() + 1 else []
        return [self.text()] if text_width(look, self.text(), self.words) > self.width() + 1 else []

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        spare = self.height() - self.heightForWidth(self.width()) if self._middle else 0
        box = Rect(0, max(0, spare) / 2, self.width(), self.height() - max(0, spare) / 2)
        draw = draw_paragraph if self._wrap else draw_text
        draw(painter, self.style_of_page.look, box, self.text(), self.words)
        painter.end()


class TailedLabel(Label):
    """A small paragraph with a button behind its last word."""

    def __init__(self, style: Style, text: str, tail: QPushButton) -> None:
        super().__init__(style, text, Type.LABEL, Ink.MUTED, wrap=True)
        self._tail = tail
        self._known: dict[tuple[str, float, int], tuple[int, float, bool]] = {}
        tail.setParent(self)

    def _ends(self, width: int) -> tuple[int, float, bool]:
        """The lines of the text, where the last one ends, and whether the tail fits behind it; a layout asks for the
        same width time after time."""
        asked = (self.text(), self.style_of_page.unit, width)
        if asked not in self._known:
            self._known[asked] = self._ends_at(width)
        return self._known[asked]

    def _ends_at(self, width: int) -> tuple[int, float, bool]:
        look = self.style_of_page.look
        lines = wrapped(look, self.text(), self.words, width)
        end = text_width(look, lines[-1], self.words)
        return len(lines), end, end + self._tail.sizeHint().width() <= width

    def heightForWidth(self, width: int) -> int:
        lines, _end, fits = self._ends(width)
        return math.ceil((lines if fits else lines + 1) * self.style_of_page.type(self._size) * LINE_HEIGHT)

    def set_text(self, text: str) -> None:
        super().set_text(text)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        lines, end, fits = self._ends(self.width())
        step = self.style_of_page.type(self._size) * LINE_HEIGHT
        x, row = (end, lines - 1) if fits else (-6 * self.style_of_page.unit, lines)
        size = self._tail.sizeHint()
        self._tail.setGeometry(round(x), round(row * step), size.width(), size.height())
