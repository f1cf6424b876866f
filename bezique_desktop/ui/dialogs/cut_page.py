"""Before a deal of six packs: the dealer lifts cards, and the other player guesses how many."""

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSlider, QWidget

from bezique_desktop.engine.preliminaries import LEAST_CUT, MOST_CUT
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.art.laid_card import laid_card
from bezique_desktop.ui.art.palette import CARD_EDGE, CREAM
from bezique_desktop.ui.art.strokes import dot
from bezique_desktop.ui.dialogs.buttons import Button, painter_of
from bezique_desktop.ui.dialogs.fields import NumberField
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.paper import Sheet
from bezique_desktop.ui.dialogs.style import Ink, Style
from bezique_desktop.ui.geometry import CARD_RATIO, Spot
from bezique_desktop.ui.model.cutting import CutQuestion
from bezique_desktop.ui.theme import Theme, Type
from bezique_desktop.ui.wording_cards import cards_count, points_text
from bezique_desktop.ui.words import _

SIZE: Final = (620.0, 470.0)
CARD: Final = 104.0
THICKNESS: Final = 0.55
"""Width and thickness of a card in units."""
FIRST: Final = 18
"""Where the slider stands at first: at a number that nobody wants."""


class Packets(QWidget):
    """The packet that was lifted and the rest of the pack beside it, both as thick as they are."""

    def __init__(self, style: Style, lifted: int, cards: int) -> None:
        super().__init__()
        self.style_of_page = style
        self._lifted, self._cards = lifted, cards
        self.setAccessibleName(_("The packet that was lifted, and the rest of the pack"))
        style.changed.connect(self.update)

    def lift(self, cards: int) -> None:
        """So many cards lie at the left now."""
        self._lifted = cards
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, unit = painter_of(self), self.style_of_page.unit
        for cards, middle in ((self._lifted, 0.3), (self._cards - self._lifted, 0.7)):
            self._pile(painter, cards, self.width() * middle - CARD / 2 * unit)
        painter.end()

    def _pile(self, painter: QPainter, cards: int, x: float) -> None:
        """The edges of the cards under the topmost one."""
        unit = self.style_of_page.unit
        width, height = CARD * unit, CARD * CARD_RATIO * unit
        top = self.height() - height - cards * THICKNESS * unit - 2 * unit
        edge = QRectF(x, top + height * 0.9, width, height * 0.1 + cards * THICKNESS * unit)
        painter.setPen(QPen(QColor(CARD_EDGE), 1))
        painter.setBrush(QColor(CREAM))
        painter.drawRoundedRect(edge, 7 * unit, 7 * unit)
        painter.setPen(QPen(QColor(0, 0, 0, 40), 0.8))
        step = max(3.0, 3 * unit)
        for k in range(1, int(cards * THICKNESS * unit / step)):
            y = top + height + k * step - step / 2
            painter.drawLine(round(x + 5 * unit), round(y), round(x + width - 5 * unit), round(y))
        laid_card(painter, self.style_of_page.deck, Spot(x, top, width), -1, self.devicePixelRatioF())


class LiftSlider(QSlider):
    """A slider without marks: how many cards it stands for is to be felt, not read."""

    def __init__(self, style: Style) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.style_of_page = style
        self.setRange(LEAST_CUT, MOST_CUT)
        self.setValue(FIRST)
        self.setAccessibleName(_("How many cards to lift"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        style.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        style, painter = self.style_of_page, painter_of(self)
        unit, paper = style.unit, style.paper
        radius, middle = 11 * unit, self.height() / 2
        share = (self.value() - self.minimum()) / (self.maximum() - self.minimum())
        x = radius + 3 + share * (self.width() - 2 * radius - 6)
        painter.setPen(QPen(QColor(paper.line), 1.2 * max(0.85, unit)))
        painter.setBrush(QColor(paper.card))
        painter.drawRoundedRect(QRectF(3, middle - 4 * unit, self.width() - 6, 8 * unit), 4 * unit, 4 * unit)
        dot(
            painter,
            x,
            middle,
            radius,
            QColor(paper.accent),
            QColor(paper.changed if self.hasFocus() else paper.card),
            2,
        )
        painter.end()


class CutPage(Sheet):
    """Asks for the cut or the guess."""

    answered = Signal(object)
    """The page was closed; the number, or None to leave it to chance."""

    def __init__(self, theme: Theme, deck: Deck, question: CutQuestion) -> None:
        super().__init__(theme, deck, _("Lift the cards") if question.lifts else _("How many cards?"))
        self.design = SIZE
        self._answer: int | None = None
        self._question, style = question, self.page_style
        self.put(self.title, 36, 20, SIZE[0] - 72, 44)
        self.put(Label(style, self._text(), Type.POINTS, Ink.TEXT, wrap=True), 36, 68, SIZE[0] - 72, 48)
        self._packets = Packets(style, question.lifted or FIRST, question.cards)
        self.put(self._packets, 36, 122, SIZE[0] - 72, 252)
        self._input = self._slider() if question.lifts else self._number()
        self._do = Button(style, _("Lift") if question.lifts else _("Guess"), primary=True)
        self._do.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # so that a click does not correct the number on its way
        self._do.clicked.connect(self._agree)
        self._chance = Button(style, _("By chance"))
        self._chance.clicked.connect(self.dismiss)
        self.setFocusProxy(self._input)

    def _text(self) -> str:
        question, points = self._question, points_text(self._question.points)
        if question.lifts:
            return _("You deal. If you lift exactly {cards}, you score {points}.").format(
                cards=cards_count(question.wanted), points=points
            )
        return _("{name} has lifted the packet at the left for the deal. The right number scores {points}.").format(
            name=question.dealer, points=points
        )

    def _slider(self) -> LiftSlider:
        slider = LiftSlider(self.page_style)
        slider.valueChanged.connect(self._packets.lift)
        self.put(slider, 36, 400, SIZE[0] - 330, 36)
        return slider

    def _number(self) -> NumberField:
        field = NumberField(self.page_style, _("How many cards?"), LEAST_CUT, MOST_CUT)
        field.show_number(self._question.wanted)
        field.returnPressed.connect(self._agree)
        self.put(field, 36, 402, 80, 34)
        span = _("from {least} to {most}").format(least=LEAST_CUT, most=MOST_CUT)
        bounds = Label(self.page_style, span, Type.SMALL, Ink.MUTED)
        field.judged.connect(lambda good: bounds.set_ink(Ink.MUTED if good else Ink.CHANGED))
        self.put(bounds, 126, 402, 170, 34)
        return field

    def _agree(self) -> None:
        if isinstance(self._input, QSlider):
            self._answer = self._input.value()
        elif self._input.finish():
            self._answer = int(self._input.text())
        else:
            return
        self.dismiss()

    def dismiss(self) -> None:
        super().dismiss()
        self.answered.emit(self._answer)

    def arrange(self) -> None:
        self.put_row_right([self._do, self._chance], SIZE[0] - 36, SIZE[1] - 70)
