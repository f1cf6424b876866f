"""The deal of Sixty-Six: marriages announced on lead, closing, the exchanged nine, and the race to 66 (rules chapter
S)."""

from typing import Final

from mypy_extensions import i64

from bezique_desktop.engine.actions import CLAIM, CLOSE, EXCHANGES, NO_ACTIONS, Action, Verb
from bezique_desktop.engine.cards import KING, NINE, NO_CARDS, NO_SUIT, QUEEN, one
from bezique_desktop.engine.deal import END, NO_CARD, NOBODY, OPEN, OVER, Deal
from bezique_desktop.engine.events import Claimed, Closed, Dealt, Declared, EndBegan, Exchanged, Source
from bezique_desktop.engine.kinds import DOUBLE_MARRIAGE, KINDS, MARRIAGE
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.engine.tricks import may_follow, why_not

ANNOUNCEMENTS: Final[list[Action]] = [
    Action(Verb.DECLARE, MARRIAGE + suit, (suit * 8 + KING, suit * 8 + QUEEN)) for suit in range(4)
]
"""The marriage of each suit (S-6)."""
_CARDS: Final = Source.CARDS
_DECLARATION: Final = Source.DECLARATION
_LAST_TRICK: Final = Source.LAST_TRICK
"""Looked up once: asking an enumeration for a member takes as long as a play."""


class SixtySixDeal(Deal):
    """One deal of Sixty-Six; the outcome stands in ``winner`` and ``value`` (game points, S-12 and S-13)."""

    def copy(self) -> "SixtySixDeal":
        other = SixtySixDeal(self.m, self.dealer)
        self._copy_into(other)
        return other

    def deal_out(self, deck: list[int]) -> None:
        top = self._hand_out(deck)
        self.turn_up = deck[top]
        self.trump = (self.turn_up >> 3) & 3
        self.talon = deck[top + 1 :]
        if self.log is not None:
            self.log.append(Dealt(self.dealer, self.turn_up))

    # ------------------------------------------------------------------ what is legal
    def playable(self, seat: i64) -> list[int]:
        if seat != self.to_act or self.phase == OVER:
            return NO_CARDS
        hand = self.holdings[seat].hand
        if self.announced != NO_SUIT:
            return [card for card in hand if (card >> 3) & 3 == self.announced and QUEEN <= card & 7 <= KING]
        if self.phase == OPEN:
            return hand
        return may_follow(hand, self.trick, self.trump, self.m.must_beat, False)

    def others(self, seat: i64) -> list[Action]:
        if seat != self.to_act or self.phase == OVER or (self.trick and not self.m.exchange_any_time):
            return NO_ACTIONS
        actions: list[Action] = []
        held: i64 = 0
        for card in self.holdings[seat].hand:
            held |= one(card)
        if not self.trick:
            self._list_marriages(held, actions)
        nine = self.trump * 8 + NINE
        if held & one(nine) and self._exchange_refusal(seat, nine) is None:
            actions.append(EXCHANGES[nine])
        if not self.trick:
            if self.phase == OPEN and self._close_refusal() is None:
                actions.append(CLOSE)
            if self.m.manual_claim:
                actions.append(CLAIM)
        return actions

    def _list_marriages(self, held: i64, actions: list[Action]) -> None:
        if self.announced != NO_SUIT or (self.phase == END and not self.m.marriage_in_end):
            return
        for suit in range(4):
            pair = one(suit * 8 + QUEEN) | one(suit * 8 + KING)
            if held & pair == pair:
                actions.append(ANNOUNCEMENTS[suit])

    def refusal(self, seat: int, action: Action) -> Reason | None:
        if self.phase == OVER:
            return Reason.DEAL_OVER
        verb = action.verb
        known = verb in (Verb.PLAY, Verb.DECLARE, Verb.EXCHANGE, Verb.CLOSE) or (
            verb == Verb.CLAIM and self.m.manual_claim
        )
        if not known or (verb == Verb.DECLARE and action.kind >= DOUBLE_MARRIAGE):
            return Reason.NOT_IN_THIS_GAME
        if seat != self.to_act:
            return Reason.NOT_YOUR_TURN
        if verb == Verb.PLAY:
            return self._play_refusal(seat, action.card)
        if verb == Verb.DECLARE:
            return self._marriage_refusal(seat, action.kind, action.cards)
        if verb == Verb.EXCHANGE:
            return self._exchange_refusal(seat, action.card)
        if verb == Verb.CLOSE:
            return self._close_refusal()
        return Reason.NO_OPPORTUNITY if self.trick else None

    def _play_refusal(self, seat: i64, card: int) -> Reason | None:
        if not self.holdings[seat].holds(card):
            return Reason.NOT_HELD
        allowed = self.playable(seat)
        if card in allowed:
            return None
        if self.announced != NO_SUIT:
            return Reason.MUST_LEAD_MARRIAGE
        return why_not(card, allowed, self.trick, self.trump, self.m.must_beat, False)

    def _marriage_refusal(self, seat: i64, kind: int, cards: tuple[int, ...]) -> Reason | None:
        if self.trick:
            return Reason.NO_OPPORTUNITY
        if self.announced != NO_SUIT:
            return Reason.ALREADY_DECLARED
        if self.phase == END and not self.m.marriage_in_end:
            return Reason.TALON_EMPTY
        if not all([self.holdings[seat].holds(card) for card in cards]):
            return Reason.NOT_HELD
        pair = ANNOUNCEMENTS[KINDS[kind].suit].cards
        return None if tuple(sorted(cards, reverse=True)) == pair else Reason.NOT_THESE_CARDS

    def _exchange_refusal(self, seat: i64, card: int) -> Reason | None:
        if not self.holdings[seat].holds(card):
            return Reason.NOT_HELD
        if self.phase != OPEN:
            return Reason.TALON_EMPTY
        if self.announced != NO_SUIT:
            return Reason.MUST_LEAD_MARRIAGE
        if card != self.trump * 8 + NINE:
            return Reason.NOT_THE_TRUMP_NINE
        if seat not in self.takers or (self.trick and not self.m.exchange_any_time):
            return Reason.NO_OPPORTUNITY
        return None

    def _close_refusal(self) -> Reason | None:
        if self.phase != OPEN:
            return Reason.TALON_EMPTY
        if self.trick or (self.takers and self.m.close_at_start):
            return Reason.NO_OPPORTUNITY
        if self.announced != NO_SUIT:
            return Reason.MUST_LEAD_MARRIAGE
        return Reason.TALON_TOO_SHORT if self.talon_left < 2 else None

    # ------------------------------------------------------------------ what happens
    def apply(self, action: Action) -> None:
        verb = action.verb
        if verb == Verb.PLAY:
            self._play(action.card)
        elif verb == Verb.DECLARE:
            self._announce(action)
        elif verb == Verb.EXCHANGE:
            self._exchange(action.card)
        elif verb == Verb.CLOSE:
            self._close()
        else:
            self._claim()

    def _play(self, card: int) -> None:
        self.announced = NO_SUIT
        self._play_card(card)

    def _take_trick(self) -> None:
        trick = self.trick
        points = self._gather(False)
        taker = self.leader
        self._credit(taker, points, _CARDS, -1, () if self.log is None else tuple(trick))
        if self.m.marriage_needs_trick and self.side_tricks[taker] == 1:
            for kind, cards in self.histories[taker].melds:
                self._credit(taker, self._worth(kind), _DECLARATION, kind, cards)
        if self.phase != OVER and not self.holdings[taker].hand:
            self._play_out(taker)
        elif self.phase == OPEN:
            self._draw_round()

    def _draw_round(self) -> None:
        self._draw_cards()
        if self.turn_up == NO_CARD:
            self.phase = END
            if self.log is not None:
                self.log.append(EndBegan(self.leader))

    def _announce(self, action: Action) -> None:
        seat = self.to_act
        kind = action.kind
        self.announced = KINDS[kind].suit
        holding = self.holdings[seat]
        holding.seen += [card for card in action.cards if card not in holding.seen]
        self.histories[seat].enter(kind, action.cards)
        if self.log is not None:
            self.log.append(Declared(seat, kind, action.cards))
        if not self.m.marriage_needs_trick or seat in self.takers:
            self._credit(seat, self._worth(kind), _DECLARATION, kind, action.cards)

    def _worth(self, kind: int) -> int:
        """The points of a marriage (S-6)."""
        return self.m.marriage_points(KINDS[kind].suit, self.trump)

    def _exchange(self, card: int) -> None:
        seat = self.to_act
        taken = self.turn_up
        self.holdings[seat].give(card)
        self.holdings[seat].take(taken, True)
        self.turn_up = card
        if self.log is not None:
            self.log.append(Exchanged(seat, card, taken))

    def _close(self) -> None:
        self.phase = END
        self.closed_by = self.to_act
        if self.log is not None:
            self.log.append(Closed(self.to_act))

    def _claim(self) -> None:
        seat = self.to_act
        right = self.scores[seat] >= self.m.wins_with
        if self.log is not None:
            self.log.append(Claimed(seat, right))
        if right:
            self._win(seat)
        else:
            self._decide(1 - seat, 2 * self.loss_of(seat))

    # ------------------------------------------------------------------ points and outcome
    def _credit(self, seat: i64, points: int, source: Source, kind: int, cards: tuple[int, ...]) -> None:
        if not points or self.phase == OVER:
            return
        self._give_points(seat, seat, points, source, kind, cards)
        if not self.m.manual_claim and self.scores[seat] >= self.m.wins_with:
            self._win(seat)

    def _play_out(self, taker: int) -> None:
        """The last cards are played: the last trick, then the deal as it stands, unclaimed (S-10, S-11)."""
        if self.closed_by == NOBODY or self.m.last_when_closed:
            self._credit(taker, self.m.last_trick, _LAST_TRICK, -1, ())
        if self.phase == OVER:
            return
        enough = [seat for seat in range(self.m.seats) if self.scores[seat] >= self.m.wins_with]
        closer = self.closed_by
        if len(enough) == 2:
            self._decide(NOBODY, 0)
        elif closer != NOBODY and closer not in enough:
            self._decide(1 - closer, 2 * self.loss_of(closer))
        elif len(enough) == 1:
            self._decide(enough[0], self.loss_of(1 - enough[0]))
        else:
            self._decide(NOBODY, 0)

    def _win(self, seat: i64) -> None:
        """A seat has reached what wins; an opponent who closed has failed (S-12, S-13)."""
        other = 1 - seat
        self._decide(seat, self.loss_of(other) * (2 if self.closed_by == other else 1))

    def loss_of(self, seat: int) -> int:
        """The game points that a losing seat gives (S-12)."""
        if seat not in self.takers or not self.scores[seat]:
            return 3
        return 1 if self.scores[seat] >= self.m.schneider else 2

    def _decide(self, winner: int, value: int) -> None:
        self.winner = winner
        self.value = value
        self._end()
