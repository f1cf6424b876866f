"""The chart of melds: every one of the game with its points, and how near the viewer is to it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QGraphicsOpacityEffect, QSizePolicy, QWidget

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.cards import ACE, JACK, KING, QUEEN, TEN
from bezique_desktop.engine.deal import OPEN
from bezique_desktop.engine.kinds import FOUR, MARRIAGE, QUINT
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.engine.views import SeatView
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.art.fonts import TITLE
from bezique_desktop.ui.art.look import Align
from bezique_desktop.ui.dialogs.answering import Answering, one_stop
from bezique_desktop.ui.dialogs.buttons import Button, painter_of
from bezique_desktop.ui.dialogs.card_prospects import loss
from bezique_desktop.ui.dialogs.cards_picture import CardsPicture, Slot
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.meld_states import MeldState, MeldStatus, meld_states
from bezique_desktop.ui.dialogs.meld_why import why_not_now
from bezique_desktop.ui.dialogs.paper import Sheet
from bezique_desktop.ui.dialogs.scroll import Scroll
from bezique_desktop.ui.dialogs.style import Column, Ink, Row, Style
from bezique_desktop.ui.theme import Theme, Type
from bezique_desktop.ui.wording_cards import card_signs, trump_text
from bezique_desktop.ui.wording_kinds import example_cards, kind_name, kind_needs, kind_words
from bezique_desktop.ui.wording_reasons import reason_text
from bezique_desktop.ui.words import N_, _, ngettext

PICTURE_ROOM: Final = 96.0
CARD: Final = 30.0
MOST_SIGNS: Final = 3

_FIXED: Final = {
    MeldStatus.POSSIBLE: N_("declare it now"),
    MeldStatus.READY: N_("complete: wait for your turn"),
    MeldStatus.WAITS: N_("waits for trumps"),
    MeldStatus.LOST: N_("no longer possible"),
    MeldStatus.FAR: N_("wants a new card"),
}
_INKS: Final = {
    MeldStatus.POSSIBLE: Ink.ACCENT,
    MeldStatus.READY: Ink.ACCENT,
    MeldStatus.SHORT: Ink.CHANGED,
    MeldStatus.SCORED: Ink.ACCENT,
}


def status_text(state: MeldState) -> str:
    """Where a meld stands, in words."""
    if state.status == MeldStatus.SCORED:
        return scored_text(state) or _("no longer possible")
    return _after_scoring(state, _nearness(state))


def scored_text(state: MeldState) -> str:
    """How often a meld has scored; "" if it has not."""
    times = ngettext("scored", "scored {number} times", max(1, state.scored))
    return times.format(number=state.scored) if state.scored else ""


def _after_scoring(state: MeldState, text: str) -> str:
    """What is told of a meld, behind how often it has scored already."""
    if not state.scored:
        return text
    return _("{scored} · once more: {state}").format(scored=scored_text(state), state=text)


def _nearness(state: MeldState) -> str:
    """How near a meld is that may score yet."""
    if not state.missing:
        return _(_FIXED[state.status])
    if state.any_suit:
        return _any_missing(state.missing[0] & 7, len(state.missing))
    if len(state.missing) > MOST_SIGNS:
        return ngettext("{number} card missing", "{number} cards missing", len(state.missing)).format(
            number=len(state.missing)
        )
    return _("{cards} missing").format(cards=card_signs(state.missing))


def _any_missing(rank: int, number: int) -> str:
    """How many cards of a rank are missing, of whatever suit."""
    texts = {
        ACE: ngettext("{number} ace missing", "{number} aces missing", number),
        TEN: ngettext("{number} ten missing", "{number} tens missing", number),
        KING: ngettext("{number} king missing", "{number} kings missing", number),
        QUEEN: ngettext("{number} queen missing", "{number} queens missing", number),
        JACK: ngettext("{number} jack missing", "{number} jacks missing", number),
    }
    return texts[rank].format(number=number)


def gone_text(faces: Sequence[int]) -> str:
    """Of which cards too few are left."""
    return ngettext("{cards} is gone", "{cards} are gone", len(faces)).format(cards=card_signs(faces))


def loss_text(state: MeldState, view: SeatView) -> str:
    """Why a meld is lost, in a sentence that names the rule where it is one; "" if it is not lost."""
    if state.status is not MeldStatus.LOST:
        return ""
    found = loss(view, state.kind)
    if found.reason is not None:
        example = example_cards(state.kind, view.rules, view.trump)
        return reason_text(found.reason, Action(Verb.DECLARE, state.kind, tuple(example)), view)
    return gone_text(found.gone) if found.gone else _("too few cards are left to draw")


def why_text(state: MeldState, view: SeatView) -> str:
    """Why a meld stands so; "" where its state says it all."""
    return loss_text(state, view) or why_not_now(state, view)


def cell_text(state: MeldState, view: SeatView) -> str:
    """What stands under the name of a meld: the reason where the state alone would raise a question."""
    waits = state.status is MeldStatus.READY and view.to_act == view.seat
    if view.phase == OPEN and (waits or state.status is MeldStatus.LOST):
        return " · ".join(part for part in (scored_text(state), why_text(state, view)) if part)
    return status_text(state)


class MeldCell(Answering):
    """One meld: small cards, its name, where it stands (or what ``text`` says of it in any number of lines), its
    points."""

    def __init__(self, style: Style, state: MeldState, view: SeatView, text: str = "") -> None:
        super().__init__(style)
        self.state = state
        grows = QSizePolicy.Policy.Minimum if text else QSizePolicy.Policy.Fixed
        self.setSizePolicy(QSizePolicy.Policy.Preferred, grows)
        text = text or status_text(state)
        self.setAccessibleName(f"{kind_words(state.kind)}: {state.points}. {text}")
        lost = state.status == MeldStatus.LOST
        picture = CardsPicture(style, example_cards(state.kind, view.rules, view.trump), CARD, room=PICTURE_ROOM)
        if lost:
            faded = QGraphicsOpacityEffect(picture)
            faded.setOpacity(0.4)
            picture.setGraphicsEffect(faded)
        row = Row(style, 10, (10, 4, 12, 4), self)
        row.addWidget(Slot(style, picture, PICTURE_ROOM))
        row.addLayout(self._texts(text, lost), 1)
        points = Label(
            style, str(state.points), Type.COLUMN_TITLE, Ink.MUTED if lost else Ink.TEXT, bold=True, align=Align.RIGHT
        )
        row.addWidget(points)

    def _texts(self, text: str, lost: bool) -> Column:
        style, state = self.style_of_page, self.state
        texts = Column(style)
        texts.addStretch()
        texts.addWidget(Label(style, kind_name(state.kind), Type.BODY, Ink.MUTED if lost else Ink.TEXT, bold=True))
        texts.addWidget(Label(style, text, Type.LABEL, _INKS.get(state.status, Ink.MUTED), wrap=True))
        texts.addStretch()
        return texts

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), max(42, self.style_of_page.pixels(56)))

    def paintEvent(self, event: QPaintEvent) -> None:
        style, painter = self.style_of_page, painter_of(self)
        paper, unit = style.paper, style.unit
        now = self.state.status == MeldStatus.POSSIBLE
        painter.setPen(QPen(QColor(paper.accent if now else paper.line), (1.8 if now else 1.0) * max(0.85, unit)))
        fills = {
            MeldStatus.POSSIBLE: paper.chosen,
            MeldStatus.READY: paper.chosen,
            MeldStatus.SHORT: paper.changed_ground,
        }
        painter.setBrush(QColor(fills.get(self.state.status, paper.card)))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 9 * unit, 9 * unit)
        self.ring(painter)
        painter.end()


def _note(view: SeatView) -> str:
    """The trumps, and what holds for all melds when the talon is gone."""
    if view.phase == OPEN:
        return trump_text(view.trump)
    gone = reason_text(Reason.TALON_EMPTY, Action(Verb.DECLARE, MARRIAGE, ()), view)
    return f"{trump_text(view.trump)} · {gone}"


class MeldChart(Sheet):
    """The page with all melds in three columns."""

    def __init__(self, theme: Theme, deck: Deck, view: SeatView) -> None:
        super().__init__(theme, deck, _("Melds"))
        style = self.page_style
        self.put(Label(style, _note(view), Type.BODY + 0.5, Ink.MUTED), 36, 62, 1068, 26)
        states = meld_states(view)
        inside = QWidget()
        columns = Row(style, 14, (0, 0, 4, 0), inside)
        for title, part in self._parts(states):
            column, cells = Column(style, 6), list[MeldCell]()
            column.addWidget(Label(style, title, Type.COLUMN_TITLE, bold=True, family=TITLE))
            for state in part:
                cell = MeldCell(style, state, view, cell_text(state, view))
                cell.answer(why_text(state, view) or kind_needs(state.kind, view.rules, view.trump))
                column.addWidget(cell)
                cells.append(cell)
            one_stop(cells)
            column.addStretch(1)
            columns.addLayout(column, 1)
        self.put(Scroll(style, inside), 36, 98, 1084, 542)
        self.back = Button(style, _("Back to the table"), primary=True)
        self.back.clicked.connect(self.closed)
        self.setFocusProxy(self.back)

    @staticmethod
    def _parts(states: Sequence[MeldState]) -> list[tuple[str, list[MeldState]]]:
        return [
            (_("Marriages"), [state for state in states if state.kind < QUINT]),
            (_("Quints and béziques"), [state for state in states if QUINT <= state.kind < FOUR]),
            (_("Fours and sevens"), [state for state in states if state.kind >= FOUR]),
        ]

    def arrange(self) -> None:
        self.put_row_right([self.back], 1104, 654)
