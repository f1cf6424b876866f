"""The account of one side: who, the declarations, the tricks, this deal and the match."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bezique_desktop.engine.events import Credited, Source
from bezique_desktop.table.step import Step
from bezique_desktop.ui.art.chips import VALUES, chip_stack, chips_of
from bezique_desktop.ui.art.fonts import FIGURE, TITLE
from bezique_desktop.ui.art.look import Align, Words
from bezique_desktop.ui.art.text import draw_text, text_width
from bezique_desktop.ui.dialogs.answering import Answering, one_stop
from bezique_desktop.ui.dialogs.buttons import painter_of
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.ledger_rows import POINTS_WIDTH, LedgerLine, LedgerRow
from bezique_desktop.ui.dialogs.ledger_sums import SideSums, side_name
from bezique_desktop.ui.dialogs.ledger_why import why_credit, why_source
from bezique_desktop.ui.dialogs.ledger_why_sums import (
    why_before,
    why_deal,
    why_declared,
    why_last_trick,
    why_match,
    why_worth,
)
from bezique_desktop.ui.dialogs.paper import Box, Rule
from bezique_desktop.ui.dialogs.scroll import Scroll
from bezique_desktop.ui.dialogs.seat_rows import Portraits
from bezique_desktop.ui.dialogs.style import Column, Ink, Row, Style
from bezique_desktop.ui.figures import figure, signed
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.theme import Type
from bezique_desktop.ui.wording_cards import tricks_text
from bezique_desktop.ui.wording_ledger import source_title
from bezique_desktop.ui.wording_worth import worth_sum, worth_title
from bezique_desktop.ui.words import _

SIDE = 18.0
"""Room left and right of the texts in units."""
BAR = 10.0
"""What a scroll bar takes of it."""


class MatchBand(Answering):
    """The total of the match with its chips."""

    def __init__(self, style: Style, total: int, why: str) -> None:
        super().__init__(style)
        self._total = total
        self.setFixedHeight(style.pixels(48))
        self.setAccessibleName(f"{_('Match')}: {total}")
        self.answer(why)
        style.changed.connect(lambda: self.setFixedHeight(style.pixels(48)))

    def paintEvent(self, event: QPaintEvent) -> None:
        style, painter = self.style_of_page, painter_of(self)
        unit, width, height = style.unit, self.width(), self.height()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(style.paper.chosen))
        painter.drawRoundedRect(QRectF(self.rect()), 8 * unit, 8 * unit)
        title = Words(Type.COLUMN_TITLE, style.ink(Ink.ACCENT), bold=True)
        draw_text(painter, style.look, Rect(12 * unit, 0, 120 * unit, height), _("Match"), title)
        words = Words(27, style.ink(Ink.ACCENT), bold=True, align=Align.RIGHT, family=FIGURE)
        draw_text(painter, style.look, Rect(0, 0, width - 12 * unit, height), figure(self._total), words)
        self._chips(painter, text_width(style.look, figure(self._total), words))
        self.ring(painter)
        painter.end()

    def _chips(self, painter: QPainter, taken: float) -> None:
        """The stacks between the title and the figure, smaller where there is little room."""
        style, unit = self.style_of_page, self.style_of_page.unit
        stacks = [(value, count) for value, count in zip(VALUES, chips_of(self._total), strict=True) if count]
        title = text_width(style.look, _("Match"), Words(Type.COLUMN_TITLE, bold=True))
        left, right = 20 * unit + title, self.width() - 20 * unit - taken
        step = min(28 * unit, (right - left) / max(1, len(stacks)))
        x = max(left + step / 2, min(self.width() / 2 - 14 * unit, right - (len(stacks) - 0.5) * step))
        for value, count in stacks:
            chip_stack(painter, value, count, x, self.height() - 8 * unit, 11 / 28 * step)
            x += step

    def cut_texts(self) -> list[str]:
        """The title if it runs into the chips."""
        words = Words(Type.COLUMN_TITLE, bold=True)
        return [_("Match")] if text_width(self.style_of_page.look, _("Match"), words) > self.width() * 0.36 else []


class LedgerColumn(Box):
    """The whole account of a side, ``width`` units wide."""

    def __init__(self, style: Style, step: Step, sums: SideSums, faces: Sequence[int], width: float) -> None:
        super().__init__(style)
        self._step, self._sums = step, sums
        self._narrow = step.view.rules.sides > 2
        self._width = width - 2 * SIDE
        self._lines: list[Answering] = []
        column = Column(style, 0, (SIDE, 10, SIDE, 10), self)
        column.addLayout(self._head(faces))
        column.addWidget(Rule(style))
        column.addLayout(self._heading())
        column.addWidget(self._declarations(), 1)
        column.addWidget(Rule(style))
        self._add(column, LedgerLine(_("Declared"), figure(sums.declared_points), bold=True, why=why_declared(sums)))
        self._tricks(column)
        column.addSpacing(4)
        column.addWidget(Rule(style))
        self._add(column, LedgerLine(_("This deal"), figure(sums.deal), bold=True, why=why_deal(sums)))
        self._worth(column)
        self._add(column, LedgerLine(_("Before"), figure(sums.before), why=why_before(step)))
        column.addSpacing(4)
        band = MatchBand(style, sums.match, why_match(step, sums))
        column.addWidget(band)
        one_stop([*self._lines, band])
        self.setAccessibleName(f"{side_name(step, sums.side)}: {sums.deal:+d}")

    def _head(self, faces: Sequence[int]) -> Row:
        style, sums, dense = self.style_of_page, self._sums, self._narrow or len(faces) > 1
        row = Row(style, 6 if dense else 12, (-6 if dense else -4, 0, 0, 6))
        row.addWidget(Portraits(style, faces, 17 if dense else 24))
        texts = Column(style)
        name = Label(style, side_name(self._step, sums.side), self._name_size, bold=True, family=TITLE)
        name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        texts.addStretch()
        texts.addWidget(name)
        note = _("{declared} declared, {cards} in tricks").format(
            declared=figure(sums.declared_points), cards=figure(sums.cards + sums.last_trick)
        )
        if self._narrow or self._step.view.rules.says("card_points", "none"):
            note = tricks_text(sums.tricks)
        texts.addWidget(Label(style, note, Type.SMALL, Ink.MUTED))
        texts.addStretch()
        row.addLayout(texts, 1)
        size = 24 if dense else 30
        row.addWidget(Label(style, signed(sums.deal), size, bold=True, align=Align.RIGHT, family=FIGURE))
        return row

    @property
    def _name_size(self) -> float:
        """Two names, or a narrow column, take smaller letters."""
        rules = self._step.view.rules
        return 16 if rules.players > 2 else 19

    def _heading(self) -> Row:
        style = self.style_of_page
        row = Row(style, 0, (0, 6, 8 if self._narrow else POINTS_WIDTH, 2))
        row.addWidget(Label(style, _("Declarations"), Type.SMALL, Ink.CHANGED, bold=True))
        row.addStretch()
        row.addWidget(Label(style, _("after trick"), Type.LABEL, Ink.MUTED))
        return row

    def _declarations(self) -> QWidget:
        style, inside = self.style_of_page, QWidget()
        column = Column(style, 0, parent=inside)
        for credit in self._sums.declared:
            why = why_credit(credit, self._step.view.rules, self._step.view.trump)
            row = LedgerRow(style, _credit_line(credit, why), self._width - BAR)
            column.addWidget(row)
            self._lines.append(row)
        if not self._sums.declared:
            nothing = _("nothing yet") if self._step.deal_result is None else _("nothing")
            column.addWidget(Label(style, nothing, Type.SMALL, Ink.MUTED))
        column.addStretch(1)
        return Scroll(style, inside, keep_room=False)

    def _worth(self, column: Column) -> None:
        """What the deal brings to the match, where that is not its points."""
        rules, result = self._step.view.rules, self._step.deal_result
        if rules.result != "points" and result is not None:
            note, gain = worth_sum(rules, result, self._sums.side), self._sums.gain
            points = f"= {figure(gain)}" if note else figure(gain) if gain else "–"
            why = why_worth(self._step, result)
            line = LedgerLine(worth_title(rules), points, note=note, bold=True, faint=not gain, why=why)
            self._add(column, line)

    def _tricks(self, column: Column) -> None:
        style, sums = self.style_of_page, self._sums
        heading = Row(style, 0, (0, 7, 0, 1))
        heading.addWidget(Label(style, _("Tricks"), Type.SMALL, Ink.CHANGED, bold=True))
        column.addLayout(heading)
        cards = figure(sums.cards) if sums.cards else "–"
        tricks = "" if self._narrow else tricks_text(sums.tricks)
        counted = not self._step.view.rules.says("card_points", "none")
        title = _("Card points") if counted else _("Tricks taken")
        rules = self._step.view.rules
        why = why_source(Source.CARDS, rules, sums.cards)
        self._add(column, LedgerLine(title, cards if counted else "", note=tricks, faint=not sums.cards, why=why))
        why = why_last_trick(self._step)
        if sums.last_trick:
            number = len(self._step.view.takers)
            self._add(column, LedgerLine(_("Last trick"), figure(sums.last_trick), trick=number, why=why))
        else:
            self._add(column, LedgerLine(_("Last trick"), "–", faint=True, why=why))

    def _add(self, column: Column, line: LedgerLine) -> None:
        row = LedgerRow(self.style_of_page, line)
        column.addWidget(row)
        self._lines.append(row)


def _credit_line(credit: Credited, why: str) -> LedgerLine:
    cards = credit.cards
    if credit.kind >= 0:
        cards = tuple(sorted(cards, key=lambda card: (-(card & 7), card)))
    return LedgerLine(source_title(credit), figure(credit.points), cards, trick=credit.trick, why=why)
