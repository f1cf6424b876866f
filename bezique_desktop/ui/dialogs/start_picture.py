"""The picture of the start page: a quint, a bézique and chips in a frame, painted once for each size."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from bezique_desktop.engine.cards import parse_card
from bezique_desktop.ui.art.chips import chip_stack
from bezique_desktop.ui.art.deck import CardKey
from bezique_desktop.ui.art.panels import box, tray
from bezique_desktop.ui.art.strokes import moved
from bezique_desktop.ui.dialogs.style import Style
from bezique_desktop.ui.geometry import CARD_RATIO, Rect, Spot

SIZE: Final = (640.0, 760.0)
"""Room of the picture in units; its frame is a little smaller."""
CARD: Final = 154.0
_FRAME: Final = Rect(30, 30, 580, 700)
_QUINT: Final = ("AH1", "TH1", "KH1", "QH1", "JH1")
_PAIR: Final = (("QS1", 196.0, 420.0, -10.0), ("JD1", 298.0, 426.0, 6.0))
_STACKS: Final = (
    (1000, 3, 98, 644),
    (100, 6, 158, 664),
    (10, 2, 134, 692),
    (100, 4, 540, 670),
    (10, 1, 486, 686),
)
"""Value, height and foot of each stack of chips."""


def picture_spots() -> list[tuple[int, Spot]]:
    """The cards and where they lie, in units."""
    spots: list[tuple[int, Spot]] = []
    for k, name in enumerate(_QUINT):
        angle = -28.0 + 14.0 * k
        turn = math.radians(angle)
        x, y = 320 + 400 * math.sin(turn), 656 - 400 * math.cos(turn)
        spots.append((parse_card(name), Spot(x - CARD / 2, y - CARD * CARD_RATIO / 2 - 6, CARD, angle)))
    return spots + [(parse_card(name), Spot(x, y - 8, CARD, angle)) for name, x, y, angle in _PAIR]


class StartPicture(QWidget):
    """The picture; cards appear when the deck has made them."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self.style_of_page = style
        self._wanted: set[CardKey] = set()
        self._painted: QPixmap | None = None
        self._is_open = False
        style.changed.connect(self._forget)
        style.deck.ready.connect(self._made)

    def _forget(self) -> None:
        self._painted = None
        self.update()

    def _open(self) -> None:
        """Lay cards and chips: what can be chosen on the page is painted before them."""
        self._is_open = True
        self._forget()

    def _made(self, key: CardKey) -> None:
        if key in self._wanted:
            self._wanted.discard(key)
            self._forget()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._forget()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._painted is None:
            self._painted = self._paint()
        if not self._is_open:
            QTimer.singleShot(0, self, self._open)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._painted)
        painter.end()

    def _paint(self) -> QPixmap:
        ratio, unit = self.devicePixelRatioF(), self.style_of_page.unit
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(QColor(0, 0, 0, 0))
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        frame = Rect(_FRAME.x * unit, _FRAME.y * unit, _FRAME.width * unit, _FRAME.height * unit)
        tray(painter, self.style_of_page.look, frame)
        box(painter, frame.inset(10 * unit, 10 * unit), None, "#24dcae4f", max(0.85, unit), 14 * unit)
        if self._is_open:
            self._lay(painter, ratio)
        painter.end()
        return pixmap

    def _lay(self, painter: QPainter, ratio: float) -> None:
        """Cards and chips."""
        unit = self.style_of_page.unit
        for card, spot in picture_spots():
            self._card(painter, card, spot, ratio)
        for value, count, x, y in _STACKS:
            chip_stack(painter, value, count, x * unit, y * unit, 29 * unit)

    def _card(self, painter: QPainter, card: int, spot: Spot, ratio: float) -> None:
        unit, deck = self.style_of_page.unit, self.style_of_page.deck
        key = deck.key(card, spot.width * unit, ratio, lifted=True)
        made = deck.card(key)
        if not made.exact:
            self._wanted.add(key)
        middle = spot.centre
        with moved(painter, middle.x * unit, middle.y * unit, spot.angle):
            corner = QPointF(-spot.width * unit / 2 - made.margin, -spot.height * unit / 2 - made.margin)
            painter.drawPixmap(corner, made.pixmap)
