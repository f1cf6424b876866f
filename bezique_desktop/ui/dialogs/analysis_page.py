"""The decisions of a match that cost most, each with what would have been better."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QHideEvent, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.art.look import Align, Words
from bezique_desktop.ui.art.text import draw_text, text_width
from bezique_desktop.ui.dialogs.buttons import Button, PaintedButton, focus_frame, painter_of
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.paper import Sheet
from bezique_desktop.ui.dialogs.scroll import Scroll
from bezique_desktop.ui.dialogs.style import Column, Ink, Style
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.model.analysis import Analysis, Judged
from bezique_desktop.ui.theme import Theme, Type
from bezique_desktop.ui.wording_review import cost_text, decision_text, place_text, summary_text
from bezique_desktop.ui.words import _

MOST: Final = 20
"""So many decisions are listed."""
WIDTH: Final = 760.0
HEIGHT: Final = 640.0
_INSET: Final = 16.0


class DecisionRow(PaintedButton):
    """One decision, to be looked at on the table."""

    def __init__(self, style: Style, judged: Judged) -> None:
        self.place_told, self.told = place_text(judged), decision_text(judged)
        self.cost = "" if judged.cost is None else cost_text(judged.cost)
        super().__init__(style, "", f"{self.place_told}: {self.told}. {self.cost}")
        self.judged = judged
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(0, max(40, self.style_of_page.pixels(54)))

    def _parts(self) -> list[tuple[str, Words, Rect]]:
        style, inset = self.style_of_page, _INSET * self.style_of_page.unit
        half = self.height() / 2
        cost = Words(Type.COLUMN_TITLE, style.ink(Ink.CHANGED), bold=True, align=Align.RIGHT, on_light=True)
        room = text_width(style.look, self.cost, cost) + 2
        width = self.width() - 2 * inset
        return [
            (self.place_told, Words(Type.LABEL, style.ink(Ink.MUTED)), Rect(inset, half * 0.12, width, half * 0.84)),
            (
                self.told,
                Words(Type.BODY, style.ink(Ink.TEXT), bold=True, on_light=style.on_light(Ink.TEXT)),
                Rect(inset, half * 0.92, width - room - inset, half * 0.9),
            ),
            (self.cost, cost, Rect(self.width() - inset - room, 0, room, self.height())),
        ]

    def cut_texts(self) -> list[str]:
        """What does not fit."""
        look = self.style_of_page.look
        return [text for text, words, box in self._parts() if text_width(look, text, words) > box.width + 1]

    def paintEvent(self, event: QPaintEvent) -> None:
        style, painter = self.style_of_page, painter_of(self)
        rect, paper = QRectF(self.rect()).adjusted(1, 1, -1, -1), self.style_of_page.paper
        painter.setPen(QPen(QColor(paper.accent if self.hot else paper.line), 1.1 * max(0.85, style.unit)))
        painter.setBrush(QColor(paper.chosen if self.isDown() else paper.card))
        painter.drawRoundedRect(rect, 9 * style.unit, 9 * style.unit)
        for text, words, box in self._parts():
            draw_text(painter, style.look, box, text, words)
        if self.rings:
            focus_frame(painter, style, rect, 7 * style.unit)
        painter.end()


class AnalysisPage(Sheet):
    """Judges while it is seen."""

    look = Signal(int)
    """A place of the record that the player wants to see."""

    def __init__(self, theme: Theme, deck: Deck, analysis: Analysis) -> None:
        super().__init__(theme, deck, _("Your decisions"))
        self.design = (WIDTH, HEIGHT)
        self.analysis = analysis
        self._listed: list[int] = []
        self._body: QWidget | None = None
        style = self.page_style
        self._summary = Label(style, " ", Type.BODY, Ink.MUTED, wrap=True)
        self.put(self._summary, 36, 64, WIDTH - 72, 44)
        self.back = Button(style, _("Close"), primary=True)
        self.back.clicked.connect(self.closed)
        self.setFocusProxy(self.back)
        analysis.changed.connect(self.refresh)
        self.refresh()

    def arrange(self) -> None:
        self.put_row_right([self.back], WIDTH - 36, HEIGHT - 66)

    def refresh(self) -> None:
        """Tell how far it has come, and what was found."""
        analysis = self.analysis
        self._summary.set_text(summary_text(analysis.judged, analysis.done, analysis.count))
        listed = [each.place for each in analysis.dearest[:MOST]]
        if listed != self._listed or self._body is None:
            self._listed = listed
            self._list()

    def _list(self) -> None:
        if self._body is not None:
            self.drop(self._body)
        style, inside = self.page_style, QWidget()
        column = Column(style, 6, (0, 0, 8, 0), inside)
        for judged in self.analysis.dearest[:MOST]:
            row = DecisionRow(style, judged)
            row.clicked.connect(lambda _checked=False, place=judged.place: self.look.emit(place))
            column.addWidget(row)
        column.addStretch(1)
        self._body = Scroll(style, inside)
        self.put(self._body, 36, 116, WIDTH - 56, HEIGHT - 116 - 84)
        self._body.show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.analysis.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self.analysis.pause()
        super().hideEvent(event)
