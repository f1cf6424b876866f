"""The lots before the first deal: everybody's cards side by side, and what they decide."""

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen

from bezique_desktop.ui.art.deck import CORNER, Deck
from bezique_desktop.ui.art.look import Align
from bezique_desktop.ui.art.strokes import rounded
from bezique_desktop.ui.dialogs.buttons import Button, painter_of
from bezique_desktop.ui.dialogs.cards_picture import CardsPicture
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.paper import Sheet
from bezique_desktop.ui.dialogs.style import Ink, Style
from bezique_desktop.ui.geometry import CARD_RATIO
from bezique_desktop.ui.model.drawing import Draw, Lot
from bezique_desktop.ui.theme import Theme, Type
from bezique_desktop.ui.wording_draw import (
    deal_caption,
    deal_result_text,
    dealer_choice,
    drawn_words,
    partners_caption,
    partners_result,
    tie_note,
)
from bezique_desktop.ui.words import _

WIDTH: Final = 720.0
SIDE: Final = 36.0
TOP: Final = 76.0
LOT: Final = 222.0
FOOT: Final = 84.0
"""Width of the page, its edge, where the first lot begins, and what a lot and the buttons take in units."""
CARD: Final = 84.0
FADED: Final = 150
"""How much of the paper covers a card that was drawn before the last."""


class Pile(CardsPicture):
    """The cards that a person has drawn: those before a tie faded, the last one ringed if it decides."""

    def __init__(self, style: Style, cards: tuple[int, ...], room: float, marked: bool) -> None:
        super().__init__(style, cards, CARD, room=room)
        self._marked = marked

    @property
    def wide(self) -> float:
        """How many units it takes."""
        return min(self._width * (1 + (len(self._cards) - 1) * 1.06), self._room)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter, style = painter_of(self), self.style_of_page
        spots = self._spots()
        last = spots[-1]
        veil = QColor(style.paper.ground)
        veil.setAlpha(FADED)
        for spot, after in pairwise(spots):
            painter.fillRect(QRectF(spot.x, spot.y, after.x - spot.x, spot.height), veil)
        if self._marked:
            self._ring(painter, QRectF(last.x, last.y, last.width, last.height))
        painter.end()

    def _ring(self, painter: QPainter, card: QRectF) -> None:
        width = max(2.0, 3.2 * self.style_of_page.unit)
        inner = card.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.setPen(QPen(QColor(self.style_of_page.paper.changed), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(rounded(inner.x(), inner.y(), inner.width(), inner.height(), card.width() * CORNER))


class DrawPage(Sheet):
    """Shows the lots."""

    answered = Signal(object)
    """The page was closed; who was chosen to deal, or None if that was left to the lots."""

    def __init__(self, theme: Theme, deck: Deck, draw: Draw) -> None:
        super().__init__(theme, deck, _("The draw"))
        self._dealer: int | None = None
        lots = [lot for lot in (draw.partners, draw.deal) if lot is not None]
        self.design = (WIDTH, TOP + len(lots) * LOT + FOOT)
        self.put(self.title, SIDE, 20, WIDTH - 2 * SIDE, 44)
        top = TOP
        if draw.partners is not None:
            self._lot(draw.partners, top, partners_caption(), partners_result(draw.partners))
            top += LOT
        self._lot(draw.deal, top, deal_caption(draw), deal_result_text(draw))
        self._buttons = self._answers(draw)
        self.setFocusProxy(self._buttons[0])

    def _lot(self, lot: Lot, top: float, caption: str, result: str) -> None:
        """Caption, cards over names, and the result."""
        style, inside = self.page_style, WIDTH - 2 * SIDE
        told = " ".join(text for text in (caption, tie_note(lot)) if text)
        self.put(Label(style, told, Type.BODY, Ink.MUTED), SIDE, top, inside, 24)
        column = inside / len(lot.names)
        for person, name in enumerate(lot.names):
            left, marked = SIDE + person * column, person in lot.marked
            cards = tuple(cards[person] for cards in lot.rounds)
            pile = Pile(style, cards, column - 24, marked)
            pile.setAccessibleName(drawn_words(name, cards))
            self.put(pile, left + (column - pile.wide) / 2, top + 30, pile.wide + 2, CARD * CARD_RATIO + 2)
            ink = Ink.ACCENT if marked else Ink.TEXT
            label = Label(style, name, Type.POINTS, ink, bold=marked, align=Align.CENTRE)
            self.put(label, left, top + 34 + CARD * CARD_RATIO, column, 24)
        self.put(Label(style, result, Type.NAME, bold=True), SIDE, top + 62 + CARD * CARD_RATIO, inside, 28)

    def _answers(self, draw: Draw) -> list[Button]:
        """The buttons, the best first."""
        if not draw.is_choice:
            on = Button(self.page_style, _("Deal the cards"), primary=True)
            on.clicked.connect(self.dismiss)
            return [on]
        buttons = []
        for seat in (draw.dealer, 1 - draw.dealer):
            button = Button(self.page_style, dealer_choice(draw, seat), primary=seat == draw.dealer)
            button.clicked.connect(lambda _checked=False, seat=seat: self._choose(seat))
            buttons.append(button)
        return buttons

    def _choose(self, seat: int) -> None:
        self._dealer = seat
        self.dismiss()

    def dismiss(self) -> None:
        super().dismiss()
        self.answered.emit(self._dealer)

    def arrange(self) -> None:
        self.put_row_right(self._buttons, WIDTH - SIDE, self.design[1] - 66)
