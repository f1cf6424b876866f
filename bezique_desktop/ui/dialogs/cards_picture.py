"""Small pictures of cards: a spread fan for a tile, a row for a meld. They come from the live deck, made while idle."""

from enum import Enum

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bezique_desktop.ui.art.deck import CORNER, CardKey
from bezique_desktop.ui.art.laid_card import laid_card
from bezique_desktop.ui.art.palette import CARD_EDGE, CREAM
from bezique_desktop.ui.art.strokes import fill, moved, rounded
from bezique_desktop.ui.dialogs.style import Row, Style
from bezique_desktop.ui.geometry import CARD_RATIO, Spot


class Spread(Enum):
    """How the cards lie."""

    FAN = "fan"
    ROW = "row"


def fan_spots(count: int, x: float, y: float, width: float, unit: float) -> list[Spot]:
    """Cards around x, y, the middle one upright and the others leaning away from it."""
    apart, lean = (8.0, 9.0) if count > 2 else (13.0, 13.0)
    spots: list[Spot] = []
    for k in range(count):
        place = k - (count - 1) / 2
        left, top = x + place * apart * unit - width / 2, y - width * CARD_RATIO / 2 + abs(place * lean) * 0.12 * unit
        spots.append(Spot(left, top, width, place * lean))
    return spots


def row_spots(count: int, height: float, width: float, room: float) -> list[Spot]:
    """Cards side by side from the left, overlapping where they must."""
    step = min(width * 1.06, (room - width) / max(1, count - 1))
    return [Spot(k * step, (height - width * CARD_RATIO) / 2, width) for k in range(count)]


class CardsPicture(QWidget):
    """Cards of a width in units. It repaints when the deck has made what it lacked."""

    def __init__(
        self, style: Style, cards: tuple[int, ...], width: float, spread: Spread = Spread.ROW, room: float = 0.0
    ) -> None:
        super().__init__()
        self.style_of_page = style
        self._cards, self._width, self._spread, self._room = cards, width, spread, room
        self._wanted: set[CardKey] = set()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        style.changed.connect(self._restyle)
        style.deck.ready.connect(self._made)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def _made(self, key: CardKey) -> None:
        if key in self._wanted:
            self._wanted.discard(key)
            self.update()

    def sizeHint(self) -> QSize:
        style, count = self.style_of_page, len(self._cards)
        wide = self._width * (1 + (count - 1) * 1.06)
        width = min(wide, self._room) if self._room else wide
        return QSize(style.pixels(width) + 2, style.pixels(self._width * CARD_RATIO) + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _spots(self) -> list[Spot]:
        unit, width = self.style_of_page.unit, self._width * self.style_of_page.unit
        if self._spread == Spread.FAN:
            return fan_spots(len(self._cards), self.width() / 2, self.height() / 2, width, unit)
        return row_spots(len(self._cards), self.height(), width, self.width() - 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        deck, ratio = self.style_of_page.deck, self.devicePixelRatioF()
        for card, spot in zip(self._cards, self._spots(), strict=True):
            key = deck.key(card, spot.width, ratio)
            if deck.made(key) is None:
                self._wanted.add(key)
                blank_card(painter, spot)
            else:
                laid_card(painter, deck, spot, card, ratio)
        deck.prepare(self._wanted)
        painter.end()


def blank_card(painter: QPainter, spot: Spot) -> None:
    """Stands where a card will be, for the moment that it takes to make it."""
    with moved(painter, spot.centre.x, spot.centre.y, spot.angle):
        corner = spot.width * CORNER
        fill(painter, rounded(-spot.width / 2, -spot.height / 2, spot.width, spot.height, corner), CREAM, CARD_EDGE, 1)


class Slot(QWidget):
    """Keeps a picture at the left of a place that is always equally wide."""

    def __init__(self, style: Style, picture: QWidget, width: float) -> None:
        super().__init__()
        self.style_of_page, self._width = style, width
        row = Row(style, parent=self)
        row.addWidget(picture)
        row.addStretch()
        style.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self.setFixedWidth(self.style_of_page.pixels(self._width))
