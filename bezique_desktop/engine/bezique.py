"""What happens in a deal of any Bézique game: two, three or four seats, turned-up trumps or none, declarations before
the draw or on lead."""

from typing import Final

from mypy_extensions import i64

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.bezique_refusals import BeziqueRefusals
from bezique_desktop.engine.cards import JACK, KING, NO_SUIT, QUEEN, SEVEN, rank_of, suit_of
from bezique_desktop.engine.deal import END, NO_CARD, NOBODY, OPEN, OVER, add
from bezique_desktop.engine.events import (
    BlancheShown,
    Cut,
    Dealt,
    Declared,
    EndBegan,
    Exchanged,
    Laid,
    Shown,
    Source,
    TrumpMade,
)
from bezique_desktop.engine.kinds import BEZIQUE, FOUR, KINDS, QUINT

_CARDS: Final = Source.CARDS
_DECLARATION: Final = Source.DECLARATION
_EXCHANGE: Final = Source.EXCHANGE
_LAST_TRICK: Final = Source.LAST_TRICK
_SEVEN: Final = Source.SEVEN
"""Looked up once: asking an enumeration for a member takes as long as a play."""


class BeziqueDeal(BeziqueRefusals):
    """One deal of a Bézique game."""

    def copy(self) -> "BeziqueDeal":
        other = BeziqueDeal(self.m, self.dealer)
        self._copy_into(other)
        return other

    # ------------------------------------------------------------------ dealing
    def deal_out(self, deck: list[int]) -> None:
        top = self._hand_out(deck)
        if self.m.turn_up:
            self.turn_up = deck[top]
            self.trump = (self.turn_up >> 3) & 3
            top += 1
        self.talon = deck[top:]
        self.opportunity = self.m.declare_at_start
        if self.log is not None:
            self.log.append(Dealt(self.dealer, self.turn_up))
        if self.turn_up != NO_CARD and self.turn_up & 7 == SEVEN and self.m.dealer_seven:
            self._credit(self.dealer, self.m.dealer_seven, Source.DEALER_SEVEN, -1, (self.turn_up,))
        if self.m.carte_blanche:
            for seat in range(self.m.seats):
                self.rights[seat] = not any([is_court(card) for card in self.holdings[seat].hand])
            self._ask_next(0)

    def credit_cut(self, lifted: int, guess: int) -> None:
        if self.log is not None:
            self.log.append(Cut(self.dealer, lifted, guess))
        if lifted == self.m.cut_target:
            self._credit(self.dealer, self.m.cut_points, Source.CUT, -1, ())
        if lifted == guess:
            self._credit((self.dealer + 1) % self.m.seats, self.m.estimate_points, Source.ESTIMATE, -1, ())

    # ------------------------------------------------------------------ carte blanche
    def _ask_next(self, step: i64) -> None:
        """Ask the next seat that may show a carte blanche, from this step after the leader on; then the leader acts."""
        self.asked = NOBODY
        self.to_act = self.leader
        while step < self.m.seats:
            seat = (self.leader + step) % self.m.seats
            if self.rights[seat]:
                self.asked = self.to_act = seat
                return
            step += 1

    def _lose_rights(self) -> None:
        """Who drew a court card has no carte blanche any more (X-6)."""
        for seat in range(self.m.seats):
            if self.rights[seat] and is_court(self.last_drawn[seat]):
                self.rights[seat] = False

    def _answer(self, shows: bool) -> None:
        seat = self.asked
        holding = self.holdings[seat]
        if shows:
            cards = tuple(holding.hand) if not self.takers else (self.last_drawn[seat],)
            holding.seen += [card for card in cards if card not in holding.seen]
            if self.log is not None:
                self.log.append(BlancheShown(seat, cards))
            self._credit(seat, self.m.carte_blanche, Source.CARTE_BLANCHE, -1, cards)
        else:
            self.rights[seat] = False
        if self.phase != OVER:
            self._ask_next((seat - self.leader) % self.m.seats + 1)

    # ------------------------------------------------------------------ what happens
    def apply(self, action: Action) -> None:
        verb = action.verb
        if verb == Verb.PLAY:
            self._play(action.card)
        elif verb == Verb.DRAW:
            self._close_opportunity()
            self._draw_round()
        elif verb == Verb.DECLARE:
            self._declare(action)
        elif verb == Verb.LAY:
            self._lay(action)
        elif verb == Verb.EXCHANGE:
            self._exchange(action.card)
        elif verb == Verb.SHOW:
            self._show_seven(action.card)
        else:
            self._answer(verb == Verb.CARTE_BLANCHE)

    def _play(self, card: int) -> None:
        if self.opportunity:
            self._close_opportunity()
        self._play_card(card)

    def _close_opportunity(self) -> None:
        self.opportunity = self.declared = self.seven_used = False

    def _take_trick(self) -> None:
        m, trick = self.m, self.trick
        points = self._gather(m.rank_rule and self.phase == OPEN)
        taker = self.leader
        if m.per_trick:
            self._credit(taker, points, _CARDS, -1, () if self.log is None else tuple(trick))
        else:
            add(self.captured, taker % m.sides, points)
        if self.phase == END:
            if not self.holdings[taker].hand:
                self._finish(taker)
        elif self.phase == OPEN:
            if m.on_lead:
                self._draw_round()
            else:
                self.opportunity = True

    def _draw_round(self) -> None:
        self._draw_cards()
        if self.m.carte_blanche:
            self._lose_rights()
        if self.drawn == len(self.talon) and self.turn_up == NO_CARD:
            self.phase = END
            for holding in self.holdings:
                holding.pick_up()
            if self.log is not None:
                self.log.append(EndBegan(self.leader))
        else:
            self.opportunity = self.m.on_lead
            if self.m.carte_blanche:
                self._ask_next(0)

    def _declare(self, action: Action) -> None:
        seat = self._declarer(action.cards)
        kind = action.kind
        points = self._value(kind)
        self.declared = True
        if self.m.seven_is_declaration:
            self.seven_used = True
        for card in action.cards:
            self.holdings[seat].show(card)
        history = self._history(seat)
        history.enter(kind, action.cards)
        if self.log is not None:
            self.log.append(Declared(seat, kind, action.cards))
        self._make_trump(seat, kind, action.cards)
        self._credit(seat, points, _DECLARATION, kind, action.cards)

    def _declarer(self, cards: tuple[int, ...]) -> i64:
        """Whose declaration it is: the partner's if a card of it is in his hand, or all are his, else that of the seat
        to act (P-6)."""
        if not self.m.partner_declares:
            return self.to_act
        own = self.holdings[self.to_act]
        for seat in range(self.to_act % self.m.sides, self.m.seats, self.m.sides):
            if seat != self.to_act:
                if any([card in self.holdings[seat].hand for card in cards]):
                    return seat
                if not any([own.holds(card) for card in cards]):
                    return seat
        return self.to_act

    def _make_trump(self, seat: i64, kind: int, cards: tuple[int, ...]) -> None:
        if self.trump != NO_SUIT:
            return
        suit = KINDS[kind].suit
        if BEZIQUE <= kind < FOUR and self.m.bezique_makes_trump:
            suit = next(suit_of(card) for card in cards if rank_of(card) == QUEEN)
        elif suit == self.banned or (kind >= QUINT and not self.m.sequence_makes_trump):
            return
        self.trump = suit
        if suit != NO_SUIT and self.log is not None:
            self.log.append(TrumpMade(seat, suit))

    def _lay(self, action: Action) -> None:
        seat = self._declarer(action.cards)
        for card in action.cards:
            self.holdings[seat].show(card)
        if self.log is not None:
            self.log.append(Laid(seat, action.kind, action.cards))

    def _exchange(self, card: int) -> None:
        seat = self.to_act
        taken = self.turn_up
        points = self.m.exchange_value(self._history(seat).seven_scored(card))
        self._use_seven()
        self.holdings[seat].give(card)
        self.holdings[seat].take(taken, True)
        self.turn_up = card
        if self.log is not None:
            self.log.append(Exchanged(seat, card, taken))
        self._credit(seat, points, _EXCHANGE, -1, (card, taken))

    def _show_seven(self, card: int) -> None:
        seat = self.to_act
        self._use_seven()
        self.holdings[seat].show(card)
        self._history(seat).mark_seven(card)
        if self.log is not None:
            self.log.append(Shown(seat, card))
        self._credit(seat, self.m.show_points, _SEVEN, -1, (card,))

    def _use_seven(self) -> None:
        self.seven_used = True
        if self.m.seven_is_declaration:
            self.declared = True

    # ------------------------------------------------------------------ points
    def _credit(self, seat: i64, points: int, source: Source, kind: int, cards: tuple[int, ...]) -> None:
        """Give points to the side of a seat; with ``end_check = immediate`` the deal may end here (G-24)."""
        if not points or self.phase == OVER:
            return
        side = seat % self.m.sides
        self._give_points(side, seat, points, source, kind, cards)
        if self.m.immediate and self.before[side] + self.scores[side] >= self.m.target:
            self._end()

    def _finish(self, taker: int) -> None:
        """The last trick is taken: its bonus, then the card points that were left to the end, those of its taker's
        side first (G-23, G-24, M-CP)."""
        if self.m.split_last_trick:
            for step in range(self.m.sides):
                self._credit((taker + step) % self.m.seats, self.m.last_trick // 2, _LAST_TRICK, -1, ())
        else:
            self._credit(taker, self.m.last_trick, _LAST_TRICK, -1, ())
        for step in range(self.m.sides):
            side = (taker + step) % self.m.sides
            self._credit(side, self.captured[side], _CARDS, -1, ())
        if self.phase != OVER:
            self._end()


def is_court(card: int) -> bool:
    """Whether a card is a king, queen or jack (X-6)."""
    return JACK <= card & 7 <= KING
