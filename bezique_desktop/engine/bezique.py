"""The deal of every Bézique game: two, three or four seats, turned-up trumps or none, declarations before the draw or
on lead."""

from typing import Final

from mypy_extensions import i64

from bezique_desktop.engine.actions import CARTE_BLANCHE, DRAW, EXCHANGES, NO_ACTIONS, SHOWS, WAIVE, Action, Verb
from bezique_desktop.engine.announcing import Meld
from bezique_desktop.engine.cards import JACK, KING, NO_CARDS, NO_SUIT, QUEEN, SEVEN, rank_of, suit_of
from bezique_desktop.engine.deal import END, NO_CARD, NOBODY, OPEN, OVER, Deal, add
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
from bezique_desktop.engine.history import History
from bezique_desktop.engine.holding import Holding
from bezique_desktop.engine.kinds import BEZIQUE, FOUR, KINDS, QUINT
from bezique_desktop.engine.mechanics import Shape
from bezique_desktop.engine.melds import instance, refusal
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.engine.tricks import may_follow, why_not

_CARDS: Final = Source.CARDS
_DECLARATION: Final = Source.DECLARATION
_EXCHANGE: Final = Source.EXCHANGE
_LAST_TRICK: Final = Source.LAST_TRICK
_SEVEN: Final = Source.SEVEN
"""Looked up once: asking an enumeration for a member takes as long as a play."""


class BeziqueDeal(Deal):
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

    # ------------------------------------------------------------------ what is legal
    def playable(self, seat: i64) -> list[int]:
        if seat != self.to_act or self.asked != NOBODY or (self.opportunity and not self.m.on_lead):
            return NO_CARDS
        if self.phase == OPEN:
            holding = self.holdings[seat]
            return holding.hand + holding.shown if holding.shown else holding.hand
        return self._may_follow(self.holdings[seat]) if self.phase == END else NO_CARDS

    def others(self, seat: i64) -> list[Action]:
        if self.asked != NOBODY:
            return [CARTE_BLANCHE, WAIVE] if seat == self.asked else NO_ACTIONS
        if not self.opportunity:
            return NO_ACTIONS
        actions: list[Action] = []
        if seat == self.to_act:
            self._list_sevens(seat, actions)
            if not self.m.on_lead:
                actions.append(DRAW)
        if not self.declared and self._may_declare(seat):
            self._list_declarations(seat, actions)
        return actions

    def _may_follow(self, holding: Holding) -> list[int]:
        return may_follow(holding.hand, self.trick, self.trump, self.m.must_beat, self.m.suit_or_trump)

    def _may_declare(self, seat: i64) -> bool:
        if seat == self.to_act:
            return True
        return self.m.partner_declares and seat % self.m.sides == self.to_act % self.m.sides

    def _list_declarations(self, seat: i64, actions: list[Action]) -> None:
        holding = self._pooled(seat)
        history = self._history(seat)
        shapes = self.m.free_shapes if self._restricted(seat) else self.m.shapes
        seen = -1
        for shape in holding.fitting(shapes[self.trump + 1]):
            kind = shape.kind
            if kind == seen or not self._value(kind):
                continue
            cards = instance(self.m, history, holding, shape, self._tables(seat))
            if cards:
                actions.append(Action(Verb.DECLARE, kind, cards))
                seen = kind

    def _list_sevens(self, seat: i64, actions: list[Action]) -> None:
        if not self.m.turn_up or not self._seven_right():
            return
        holding = self.holdings[seat]
        seven = self.trump * 8 + SEVEN
        if not (holding.once >> seven) & 1:
            return
        held = holding.copies[seven]
        copy = 0
        while held >> copy:
            if (held >> copy) & 1:
                card = seven + 32 * copy
                if self.turn_up & 7 != SEVEN:
                    actions.append(EXCHANGES[card])
                if self.m.show_points and not self._history(seat).seven_scored(card):
                    actions.append(SHOWS[card])
            copy += 1

    def refusal(self, seat: int, action: Action) -> Reason | None:
        if self.phase == OVER:
            return Reason.DEAL_OVER
        verb = action.verb
        if verb == Verb.CARTE_BLANCHE or verb == Verb.WAIVE or self.asked != NOBODY:
            return self._blanche_refusal(seat, verb)
        if verb == Verb.DECLARE or verb == Verb.LAY:
            return self._declare_refusal(seat, action)
        if verb > Verb.DRAW:
            return Reason.NOT_IN_THIS_GAME
        if seat != self.to_act:
            return Reason.NOT_YOUR_TURN
        if verb == Verb.PLAY:
            return self._play_refusal(seat, action.card)
        if verb == Verb.DRAW:
            return None if self.opportunity and not self.m.on_lead else Reason.NOTHING_TO_DRAW_FOR
        return self._seven_refusal(seat, action)

    def _blanche_refusal(self, seat: i64, verb: int) -> Reason | None:
        if verb != Verb.CARTE_BLANCHE and verb != Verb.WAIVE:
            if verb > Verb.DRAW:
                return Reason.NOT_IN_THIS_GAME
            return Reason.MUST_ANSWER_CARTE_BLANCHE if seat == self.asked else Reason.NOT_YOUR_TURN
        if not self.m.carte_blanche:
            return Reason.NOT_IN_THIS_GAME
        return None if seat == self.asked else Reason.NOT_CARTE_BLANCHE

    def _play_refusal(self, seat: i64, card: int) -> Reason | None:
        if not self.holdings[seat].holds(card):
            return Reason.NOT_HELD
        if self.opportunity and not self.m.on_lead:
            return Reason.MUST_DRAW_FIRST
        if self.phase == OPEN:
            return None
        allowed = self._may_follow(self.holdings[seat])
        if card in allowed:
            return None
        return why_not(card, allowed, self.trick, self.trump, self.m.must_beat, self.m.suit_or_trump)

    def _seven_refusal(self, seat: i64, action: Action) -> Reason | None:
        card = action.card
        if not self.m.turn_up or (action.verb == Verb.SHOW and not self.m.show_points):
            return Reason.NOT_IN_THIS_GAME
        if not self.holdings[seat].holds(card):
            return Reason.NOT_HELD
        if self.phase != OPEN:
            return Reason.TALON_EMPTY
        if not self.opportunity:
            return Reason.NO_OPPORTUNITY
        if not self._seven_right():
            return Reason.SEVEN_ALREADY_USED if self.seven_used else Reason.ALREADY_DECLARED
        if card & 31 != self.trump * 8 + SEVEN:
            return Reason.NOT_THE_TRUMP_SEVEN
        if action.verb == Verb.EXCHANGE:
            return Reason.TURN_UP_IS_SEVEN if self.turn_up & 7 == SEVEN else None
        return Reason.SEVEN_HAS_SCORED if self._history(seat).seven_scored(card) else None

    def _declare_refusal(self, seat: i64, action: Action) -> Reason | None:
        laying = action.verb == Verb.LAY
        if laying and not self.m.expose_extra:
            return Reason.NOT_IN_THIS_GAME
        if self.phase != OPEN:
            return Reason.TALON_EMPTY
        if not self.opportunity or not self._may_declare(seat):
            return Reason.NO_OPPORTUNITY if seat == self.to_act else Reason.NOT_YOUR_TURN
        if self.declared and not laying:
            return Reason.ALREADY_DECLARED
        holding = self._pooled(seat)
        for card in action.cards:
            if card >> 5 >= self.m.rules.packs or not holding.holds(card):
                return Reason.NOT_HELD
        reason = self._meld_refusal(seat, holding, action.kind, action.cards, self._restricted(seat))
        if reason is None and laying and not any([card in self.holdings[seat].hand for card in action.cards]):
            return Reason.NEEDS_HAND_CARD
        return reason

    def _meld_refusal(
        self, seat: int, holding: Holding, kind: int, cards: tuple[int, ...], restricted: bool
    ) -> Reason | None:
        shapes = [shape for shape in self.m.shapes[self.trump + 1] if shape.kind == kind]
        if not shapes:
            later = any([shape.kind == kind for shape in self.m.shapes[1]])
            return Reason.NO_TRUMP_YET if later and self.trump == NO_SUIT else Reason.WORTH_NOTHING
        if not self._value(kind):
            return Reason.WORTH_NOTHING
        if restricted and self.m.is_restricted(kind):
            return Reason.TOO_FEW_TRICKS
        reason: Reason | None = Reason.NOT_THESE_CARDS
        for shape in shapes:
            if reason == Reason.NOT_THESE_CARDS:
                reason = refusal(self.m, self._history(seat), holding, shape, cards, self._tables(seat))
        return reason

    # ------------------------------------------------------------------ what the predicates ask
    def _history(self, seat: i64) -> History:
        return self.histories[seat % self.m.sides if self.m.combine else seat]

    def _pooled(self, seat: i64) -> Holding:
        """The holding that declarations are made from: with the partner's shown cards where partners combine (P-6)."""
        if not self.m.combine:
            return self.holdings[seat]
        pooled = self.holdings[seat].copy()
        for partner in range(seat % self.m.sides, self.m.seats, self.m.sides):
            if partner != seat:
                for card in self.holdings[partner].shown:
                    pooled.lend(card)
        return pooled

    def _tables(self, seat: i64) -> list[int]:
        return self._pooled(seat).shown if self.m.combine else self.holdings[seat].shown

    def _restricted(self, seat: i64) -> bool:
        """Whether the seat's side has too few tricks (C-9, P-7)."""
        if not self.m.restricted_until:
            return False
        return self.side_tricks[seat % self.m.sides] < self.m.restricted_until

    def _value(self, kind: int) -> int:
        return self.m.value(kind, KINDS[kind].suit, self.trump, self.banned)

    def _seven_right(self) -> bool:
        return not self.seven_used and not (self.m.seven_is_declaration and self.declared)

    def pending_melds(self, seat: int) -> list[Meld]:
        if not self.m.announce_pending or self.phase != OPEN:
            return []
        table = Holding()
        for card in self.holdings[seat].shown:
            table.take(card)
            table.show(card)
        waiting = [(shape.kind, self._pending(seat, table, shape)) for shape in self.m.shapes[self.trump + 1]]
        return [(kind, cards) for kind, cards in waiting if cards]

    def _pending(self, seat: i64, table: Holding, shape: Shape) -> tuple[int, ...]:
        if not table.fits(shape) or not self._value(shape.kind):
            return ()
        if self._restricted(seat) and self.m.is_restricted(shape.kind):
            return ()
        if self.m.needs_hand_card:
            table = table.copy()
            table.hand = table.shown[:]
        return instance(self.m, self._history(seat), table, shape, self._tables(seat))

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
        points = self.m.exchange_points
        if self.m.show_points and self._history(seat).seven_scored(card):
            points = max(0, points - 10)
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
        """The last trick is taken: its bonus, then the card points that were left to the end (G-23, M-CP)."""
        if self.m.split_last_trick:
            for step in range(self.m.sides):
                self._credit((taker + step) % self.m.seats, self.m.last_trick // 2, _LAST_TRICK, -1, ())
        else:
            self._credit(taker, self.m.last_trick, _LAST_TRICK, -1, ())
        for side in range(self.m.sides):
            self._credit(side, self.captured[side], _CARDS, -1, ())
        if self.phase != OVER:
            self._end()


def is_court(card: int) -> bool:
    """Whether a card is a king, queen or jack (X-6)."""
    return JACK <= card & 7 <= KING
