"""What felt and deck look like: a corner of the table with a few cards."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from bezique_desktop.engine.cards import parse_card
from bezique_desktop.ui.art.chips import chip_stack
from bezique_desktop.ui.art.deck import CardKey
from bezique_desktop.ui.art.felt import felt_pixmap
from bezique_desktop.ui.art.laid_card import laid_card
from bezique_desktop.ui.art.look import Words
from bezique_desktop.ui.art.panels import badge, tray
from bezique_desktop.ui.art.text import draw_text
from bezique_desktop.ui.dialogs.style import Style
from bezique_desktop.ui.geometry import Point, Rect, Spot
from bezique_desktop.ui.theme import CREAM, Type
from bezique_desktop.ui.wording_cards import trump_text

SIZE: Final = (330.0, 500.0)
_CARDS: Final = (
    (-1, Spot(24, 26, 74)),
    (-1, Spot(52, 26, 74)),
    (parse_card("KH1"), Spot(34, 190, 84, -3.5)),
    (parse_card("TD1"), Spot(128, 186, 84, 3)),
    (parse_card("QS1"), Spot(30, 350, 100, -7)),
    (parse_card("JD1"), Spot(112, 342, 100, 0)),
    (parse_card("AC1"), Spot(194, 350, 100, 7)),
)
"""Cards and their places in units; a negative card shows its back."""
HEARTS: Final = 1


class Preview(QWidget):
    """The picture. It follows theme and deck."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self.style_of_page = style
        self._wanted: set[CardKey] = set()
        style.changed.connect(self.update)
        style.deck.ready.connect(self._made)

    def _made(self, key: CardKey) -> None:
        if key in self._wanted:
            self._wanted.discard(key)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        style, ratio = self.style_of_page, self.devicePixelRatioF()
        unit, look = style.unit, style.look
        edge = QPainterPath()
        edge.addRoundedRect(QRectF(self.rect()), 12 * unit, 12 * unit)
        painter.setClipPath(edge)
        painter.drawPixmap(0, 0, felt_pixmap(style.theme.felt, self.width(), self.height(), ratio))
        tray(painter, look, Rect(18 * unit, 172 * unit, 294 * unit, 152 * unit))
        badge(painter, look, Point(176 * unit, 76 * unit), 21 * unit, HEARTS)
        words = Words(Type.NOTE, CREAM, bold=True)
        draw_text(painter, look, Rect(206 * unit, 62 * unit, 118 * unit, 28 * unit), trump_text(HEARTS), words)
        chip_stack(painter, 100, 6, 246 * unit, 300 * unit, 15 * unit)
        chip_stack(painter, 10, 3, 282 * unit, 300 * unit, 15 * unit)
        for card, spot in _CARDS:
            self._card(painter, card, spot, ratio)
        painter.end()

    def _card(self, painter: QPainter, card: int, spot: Spot, ratio: float) -> None:
        unit, deck = self.style_of_page.unit, self.style_of_page.deck
        placed = Spot(spot.x * unit, spot.y * unit, spot.width * unit, spot.angle)
        key = deck.key(card, placed.width, ratio)
        if not deck.card(key).exact:
            self._wanted.add(key)
        laid_card(painter, deck, placed, card, ratio)
