"""Tiles to choose a game by: a small picture, the name and a line; and those of saved house rules."""

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from bezique_desktop.ui.art.look import Words
from bezique_desktop.ui.art.text import draw_text, fits, wrapped
from bezique_desktop.ui.dialogs.buttons import PaintedButton, focus_frame, painter_of
from bezique_desktop.ui.dialogs.cards_picture import CardsPicture, Spread
from bezique_desktop.ui.dialogs.style import Ink, Style
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.theme import Type

TILE: Final = (192.0, 84.0)
LEAST: Final = 66
"""Pixels that a tile is high at least: letters do not shrink below a size, and four lines want room."""
PICTURE: Final = 76.0
MARGIN: Final = 9.0
"""Width of the picture at the left and of what is kept free at the right, in units."""
LINE: Final = 1.22
CLOSEST: Final = 1.1
"""Distance of lines in sizes of the font, and the least where there are many."""
EDGE: Final = 6.0
"""What is kept free above and below the lines, in units."""
_CARD: Final = 34.0
_TICK: Final = 20.0


class Tick(QWidget):
    """The mark of what is chosen."""

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent)
        self._style_of_page = style
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, paper, size = painter_of(self), self._style_of_page.paper, float(self.width())
        painter.setPen(QPen(QColor(paper.chosen), size / 9))
        painter.setBrush(QColor(paper.accent))
        painter.drawEllipse(QRectF(0, 0, size, size).adjusted(1, 1, -1, -1))
        painter.setPen(QPen(QColor(paper.ground), size / 8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        corners = [QPointF(size * x, size * y) for x, y in ((0.30, 0.52), (0.45, 0.67), (0.71, 0.35))]
        painter.drawPolyline(corners)
        painter.end()


class Tile(PaintedButton):
    """A game; the chosen one has a ground and a tick, the one with the keyboard a ring."""

    entered = Signal()
    """Enter was pressed where the game is chosen already."""

    def __init__(self, style: Style, title: str, fact: str, cards: tuple[int, ...]) -> None:
        super().__init__(style, title, f"{title}. {fact}")
        self._title, self._fact = title, fact
        self.setCheckable(True)
        self._picture = CardsPicture(style, cards, _CARD, Spread.FAN)
        self._picture.setParent(self)
        self._picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.tick = Tick(self, style)
        self.toggled.connect(self.tick.setVisible)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.isChecked():
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(self.style_of_page.pixels(TILE[0]), max(LEAST, self.style_of_page.pixels(TILE[1])))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = self.style_of_page.pixels(PICTURE)
        self._picture.setGeometry(0, 0, width, self.height())
        self._picture.move(QPoint(0, 0))
        tick, inset = max(16, self.style_of_page.pixels(_TICK)), self.style_of_page.pixels(5)
        self.tick.setGeometry(inset, self.height() - tick - inset, tick, tick)

    def _set(self) -> list[tuple[str, Words, Rect]]:
        """The lines of the two texts and where they stand: a block in the middle of the tile."""
        style = self.style_of_page
        left, width = PICTURE * style.unit, self.width() - (PICTURE + MARGIN) * style.unit
        small = Words(Type.LABEL, style.ink(Ink.MUTED))
        fact = self._fact if fits(style.look, self._fact, small, width) else self._fact.replace(" · ", "\n")
        texts = ((self._title, Words(Type.BODY + 0.5, style.ink(Ink.TEXT), bold=True)), (fact, small))
        lines = [wrapped(style.look, text, words, width) for text, words in texts]
        sizes = [style.type(words.size) for _text, words in texts]
        letters = sum(size * len(part) for size, part in zip(sizes, lines, strict=True))
        line = min(LINE, max(CLOSEST, (self.height() - 2 * EDGE * style.unit) / letters))
        steps = [size * line for size in sizes]
        y = (self.height() - sum(step * len(part) for step, part in zip(steps, lines, strict=True))) / 2
        placed: list[tuple[str, Words, Rect]] = []
        for (_text, words), step, part in zip(texts, steps, lines, strict=True):
            for text in part:
                placed.append((text, words, Rect(left, y, width, step)))
                y += step
        return placed

    def cut_texts(self) -> list[str]:
        """The texts that do not fit, or come too near to the edge."""
        look, edge = self.style_of_page.look, EDGE * self.style_of_page.unit - 1
        return [
            text
            for text, words, box in self._set()
            if box.y < edge or box.bottom > self.height() - edge or not fits(look, text, words, box.width)
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        style, painter = self.style_of_page, painter_of(self)
        paper, unit, chosen = style.paper, style.unit, self.isChecked()
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        edge = paper.accent if chosen or self.hot else paper.line
        painter.setPen(QPen(QColor(edge), (2.2 if chosen else 1.1) * max(0.85, unit)))
        painter.setBrush(QColor(paper.chosen if chosen else paper.card))
        painter.drawRoundedRect(rect, 10 * unit, 10 * unit)
        for text, words, box in self._set():
            draw_text(painter, style.look, box, text, words)
        if self.rings:
            focus_frame(painter, style, rect, 8 * unit)
        painter.end()
