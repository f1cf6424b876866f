"""The planner for one card: what it may still become, and what it can become no more, each with its reason."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from PySide6.QtWidgets import QWidget

from bezique_desktop.engine.actions import PLAYS, Action, Verb
from bezique_desktop.engine.deal import OPEN
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.art.fonts import TITLE
from bezique_desktop.ui.dialogs.buttons import Button
from bezique_desktop.ui.dialogs.card_prospects import Prospect, has_prospects, prospects
from bezique_desktop.ui.dialogs.cards_picture import CardsPicture
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.meld_chart import MOST_SIGNS, MeldCell, gone_text, status_text
from bezique_desktop.ui.dialogs.meld_states import MeldState, MeldStatus
from bezique_desktop.ui.dialogs.paper import Sheet
from bezique_desktop.ui.dialogs.scroll import Scroll
from bezique_desktop.ui.dialogs.style import Column, Ink, Row, Style
from bezique_desktop.ui.mechanics_in_force import mechanics_of
from bezique_desktop.ui.scene.card_marks import is_just_drawn
from bezique_desktop.ui.theme import Theme, Type
from bezique_desktop.ui.wording_cards import card_words, cards_lacked
from bezique_desktop.ui.wording_kinds import kind_within, kind_words
from bezique_desktop.ui.wording_reasons import reason_text
from bezique_desktop.ui.words import _

WIDTH: Final = 900.0
TOP: Final = 166.0
FOOT: Final = 80.0
"""The room above and below the lists."""
ROW: Final = 80.0
MOST_ROWS: Final = 5
"""More rows are scrolled to."""
CARD: Final = 92.0
MOST: Final = 4
"""How many hopes a tooltip tells."""


def prospect_text(prospect: Prospect, view: SeatView, card: int) -> str:
    """How near a meld is for this card, or why it is out of reach."""
    if prospect.reason is not None:
        return reason_text(prospect.reason, Action(Verb.DECLARE, prospect.state.kind, (card,)), view)
    if prospect.gone:
        return gone_text(prospect.gone)
    if prospect.state.status is MeldStatus.LOST:
        return _("too few cards are left to draw")
    return f"{status_text(prospect.state)}{_odds(prospect)}"


def _odds(prospect: Prospect) -> str:
    """How many of the missing cards nobody has seen, and the chance to draw them in time."""
    if prospect.chance is None:
        return ""
    text = _("{number} unseen, chance {chance}")
    chance = percent(prospect.chance).replace(" ", "\N{NO-BREAK SPACE}")
    return " · " + text.format(number=prospect.unseen, chance=chance)


def percent(chance: Fraction) -> str:
    """A chance in whole percent; only what is certain is 100 %, and what can happen is never 0 %."""
    if 0 < chance < Fraction(1, 100):
        return _("under 1 %")
    if Fraction(99, 100) < chance < 1:
        return _("over 99 %")
    return _("{number} %").format(number=round(100 * chance))


def card_tip(view: SeatView, card: int, refused: Reason | None) -> str:
    """A card in a few lines: its name, why it may not be played now, what it may still become, and its mark."""
    lines = [card_words(card).capitalize()]
    if refused is not None:
        lines.append(reason_text(refused, PLAYS[card], view))
    hopes = [each for each in prospects(view, card) if each.is_open] if has_prospects(view) else []
    lines += [
        f"{kind_words(each.state.kind)}, {each.state.points}: {_in_words(each.state)}{_odds(each)}"
        for each in hopes[:MOST]
    ]
    if has_prospects(view) and not hopes and view.phase == OPEN:
        lines.append(_("It can make no meld any more: a card to play."))
    if is_just_drawn(view, card):
        lines.append(_("Just drawn: the gold corner marks it until you have played."))
    return "\n".join(lines)


def _in_words(state: MeldState) -> str:
    """Where a meld stands, with the cards in words where they are few."""
    if state.missing and not state.any_suit and len(state.missing) <= MOST_SIGNS:
        return _("{cards} missing").format(cards=cards_lacked(state.missing))
    return status_text(state)


def still_good(view: SeatView, cards: Sequence[int]) -> str:
    """The kinds that any of these cards may still become, the dearest first."""
    if not has_prospects(view) or view.phase != OPEN:
        return ""
    hopes = {each.state.kind: each.state.points for card in cards for each in prospects(view, card) if each.is_open}
    dear = sorted(hopes, key=lambda kind: -hopes[kind])
    return _("Still good for: {melds}").format(melds=", ".join(map(kind_within, dear[:MOST]))) if dear else ""


class CardPage(Sheet):
    """The page for one card of the viewer's."""

    def __init__(self, theme: Theme, deck: Deck, view: SeatView, card: int) -> None:
        super().__init__(theme, deck, card_words(card).capitalize())
        found = prospects(view, card)
        hopes, lost = [each for each in found if each.is_open], [each for each in found if not each.is_open]
        rows = min(MOST_ROWS, max(2, len(hopes), len(lost)))
        self.design = (WIDTH, TOP + 40 + rows * ROW + FOOT)
        style = self.page_style
        self.put(self.title, 156, 26, WIDTH - 190, 44)
        self.put(CardsPicture(style, (card,), CARD), 36, 24, CARD + 4, CARD * 1.4 + 4)
        self.put(Label(style, _copies(view, card), Type.BODY, Ink.MUTED, wrap=True), 156, 70, WIDTH - 190, 44)
        self._lists(view, card, hopes, lost)
        self.back = Button(style, _("Back to the table"), primary=True)
        self.back.clicked.connect(self.closed)
        self.setFocusProxy(self.back)

    def _lists(self, view: SeatView, card: int, hopes: Sequence[Prospect], lost: Sequence[Prospect]) -> None:
        style, inside = self.page_style, QWidget()
        columns = Row(style, 16, (0, 0, 4, 0), inside)
        none = _("nothing: a card to play")
        columns.addLayout(_column(style, _("It may still become"), hopes, view, card, none), 1)
        columns.addLayout(_column(style, _("No longer"), lost, view, card, _("nothing is lost yet")), 1)
        self.put(Scroll(style, inside), 36, TOP, WIDTH - 56, self.design[1] - TOP - FOOT)

    def arrange(self) -> None:
        self.put_row_right([self.back], WIDTH - 36, self.design[1] - 66)


def _column(style: Style, title: str, part: Sequence[Prospect], view: SeatView, card: int, nothing: str) -> Column:
    column = Column(style, 6)
    column.addWidget(Label(style, title, Type.COLUMN_TITLE, bold=True, family=TITLE))
    for each in part:
        column.addWidget(MeldCell(style, each.state, view, prospect_text(each, view, card)))
    if not part:
        column.addWidget(Label(style, nothing, Type.BODY, Ink.MUTED))
    column.addStretch(1)
    return column


def _copies(view: SeatView, card: int) -> str:
    """How many such cards the viewer holds, and how many are still unseen."""
    held = sum(other & 31 == card & 31 for other in view.holding)
    unseen = Knowledge(view, mechanics_of(view.rules)).unseen[card & 31]
    if held == view.rules.packs:
        return _("You hold every one of them.")
    seen = _("You hold {held} of {all}; none is still to come.")
    text = _("You hold {held} of {all}; {unseen} not seen yet.") if unseen else seen
    return text.format(held=held, all=view.rules.packs, unseen=unseen)
