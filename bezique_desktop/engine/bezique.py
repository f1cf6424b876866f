"""The deal of every Bézique game: two, three or four seats, turned-up trumps or none, declarations before the draw or on lead."""

from bezique_desktop.engine.actions import DRAW, EXCHANGES, PLAYS, SHOWS, Action, Verb
from bezique_desktop.engine.cards import NO_SUIT, QUEEN, SEVEN, rank_of, suit_of
from bezique_desktop.engine.deal import END, NO_CARD, NOBODY, OPEN, OVER, Deal
from bezique_desktop.engine.events import (
    Credited,
    DealOver,
    Dealt,
    Declared,
    Drew,
    EndBegan,
    Exchanged,
    Laid,
    Played,
    Shown,
    Source,
    Taken,
    TrumpMade,
)
from bezique_desktop.engine.history import History
from bezique_desktop.engine.holding import Holding
from bezique_desktop.engine.kinds import BEZIQUE, FOUR, KINDS, QUINT
from bezique_desktop.engine.mechanics import Mechanics, Shape
from bezique_desktop.engine.melds import instance, refusal
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.engine.rules import PACKETS
from bezique_desktop.engine.tricks import may_follow, why_not, winner


class BeziqueDeal(Deal):
    """One deal of a Bézique game.

    ``histories`` has one entry a seat, or one a side where partners combine (P-10). ``opportunity`` is open while the seat to act
    may declare; ``declared`` and ``seven_used`` say what it has used of it (G-21). ``captured`` are card points not yet credited.
    ``banned`` is the suit that may not become trumps (X-10), ``before`` the match totals that ``end_check = immediate`` looks at.
    """

    def __init__(self, mechanics: Mechanics, dealer: int, banned: int, before: list[int]) -> None:
        super().__init__(mechanics, dealer)
        self.banned: int = banned if mechanics.trump_ban else NO_SUIT
        self.before: list[int] = before
        self.histories: list[History] = []
        self.opportunity: bool = False
        self.declared: bool = False
        self.seven_used: bool = False
        self.captured: list[int] = [0] * mechanics.sides
        self.last_drawn: list[int] = [NO_CARD] * mechanics.seats

    def copy(self) -> "BeziqueDeal":
        other = BeziqueDeal(self.m, self.dealer, self.banned, self.before)
        self._copy_into(other)
        other.histories = [history.copy() for history in self.histories]
        other.opportunity, other.declared, other.seven_used = self.opportunity, self.declared, self.seven_used
        other.captured, other.last_drawn = self.captured[:], self.last_drawn[:]
        return other

    # ------------------------------------------------------------------ dealing
    def deal_out(self, deck: list[int]) -> None:
        """Deal from the front of a whole deck in packets, eldest hand first (14.0); the turn-up goes to the end of the talon."""
        seats = self.m.seats
        self.holdings = [Holding() for _ in range(seats)]
        self.histories = [History() for _ in range(self.m.sides if self.m.combine else seats)]
        top = 0
        for size in packets(self.m.rules.options["deal_packets"], self.m.rules.hand):
            for step in range(1, seats + 1):
                holding = self.holdings[(self.dealer + step) % seats]
                for card in deck[top : top + size]:
                    holding.take(card)
                top += size
        if self.m.turn_up:
            self.turn_up = deck[top]
            self.trump = (self.turn_up >> 3) & 3
            top += 1
        self.talon = deck[top:]
        self.leader = self.to_act = (self.dealer + 1) % seats
        self.opportunity = self.m.declare_at_start
        if self.log is not None:
            self.log.append(Dealt(self.dealer, self.turn_up))
        if self.turn_up != NO_CARD and self.turn_up & 7 == SEVEN and self.m.dealer_seven:
            self._credit(self.dealer, self.m.dealer_seven, Source.DEALER_SEVEN, -1, (self.turn_up,))

    # ------------------------------------------------------------------ what is legal
    def legal(self, seat: int) -> list[Action]:
        if self.phase == OVER:
            return []
        actions: list[Action] = []
        if seat == self.to_act:
            if not self.opportunity or self.m.on_lead:
                actions = [PLAYS[card] for card in self._playable(seat)]
            if self.opportunity:
                self._list_sevens(seat, actions)
                if not self.m.on_lead:
                    actions.append(DRAW)
        if self.opportunity and not self.declared and self._may_declare(seat):
            self._list_declarations(seat, actions)
        return actions

    def _playable(self, seat: int) -> list[int]:
        holding = self.holdings[seat]
        if self.phase == OPEN:
            return holding.hand + holding.shown
        return may_follow(holding.hand, self.trick, self.trump, self.m.must_beat, self.m.suit_or_trump)

    def _may_declare(self, seat: int) -> bool:
        if seat == self.to_act:
            return True
        return self.m.partner_declares and seat % self.m.sides == self.to_act % self.m.sides

    def _list_declarations(self, seat: int, actions: list[Action]) -> None:
        holding = self._pooled(seat)
        history = self._history(seat)
        restricted = self._restricted(seat)
        seen = -1
        for shape in self.m.shapes[self.trump + 1]:
            kind = shape.kind
            if kind == seen or not holding.fits(shape) or (restricted and self._is_restricted(kind)):
                continue
            if not self._value(kind):
                continue
            cards = instance(self.m, history, holding, shape, self._tables(seat))
            if cards:
                actions.append(Action(Verb.DECLARE, kind, cards))
                seen = kind

    def _list_sevens(self, seat: int, actions: list[Action]) -> None:
        if not self.m.turn_up or not self._seven_right():
            return
        holding = self.holdings[seat]
        held = holding.copies[self.trump * 8 + SEVEN]
        copy = 0
        while held >> copy:
            if (held >> copy) & 1:
                card = self.trump * 8 + SEVEN + 32 * copy
                if self.turn_up & 7 != SEVEN:
                    actions.append(EXCHANGES[card])
                if self.m.show_points and not self._history(seat).seven_scored(card):
                    actions.append(SHOWS[card])
            copy += 1

    def refusal(self, seat: int, action: Action) -> Reason | None:
        if self.phase == OVER:
            return Reason.DEAL_OVER
        verb = action.verb
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

    def _play_refusal(self, seat: int, card: int) -> Reason | None:
        if not self.holdings[seat].holds(card):
            return Reason.NOT_HELD
        if self.opportunity and not self.m.on_lead:
            return Reason.MUST_DRAW_FIRST
        allowed = self._playable(seat)
        if card in allowed:
            return None
        return why_not(card, allowed, self.trick, self.trump, self.m.must_beat, self.m.suit_or_trump)

    def _seven_refusal(self, seat: int, action: Action) -> Reason | None:
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

    def _declare_refusal(self, seat: int, action: Action) -> Reason | None:
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

    def _meld_refusal(self, seat: int, holding: Holding, kind: int, cards: tuple[int, ...], restricted: bool) -> Reason | None:
        shapes = [shape for shape in self.m.shapes[self.trump + 1] if shape.kind == kind]
        if not shapes:
            later = any([shape.kind == kind for shape in self.m.shapes[1]])
            return Reason.NO_TRUMP_YET if later and self.trump == NO_SUIT else Reason.WORTH_NOTHING
        if not self._value(kind):
            return Reason.WORTH_NOTHING
        if restricted and self._is_restricted(kind):
            return Reason.TOO_FEW_TRICKS
        reason: Reason | None = Reason.NOT_THESE_CARDS
        for shape in shapes:
            if reason == Reason.NOT_THESE_CARDS:
                reason = refusal(self.m, self._history(seat), holding, shape, cards, self._tables(seat))
        return reason

    # ------------------------------------------------------------------ what the predicates ask
    def _history(self, seat: int) -> History:
        return self.histories[seat % self.m.sides if self.m.combine else seat]

    def _pooled(self, seat: int) -> Holding:
        """The holding that declarations are made from: with the partner's shown cards where partners combine (P-6)."""
        if not self.m.combine:
            return self.holdings[seat]
        pooled = self.holdings[seat].copy()
        for partner in range(seat % self.m.sides, self.m.seats, self.m.sides):
            if partner != seat:
                for card in self.holdings[partner].shown:
                    pooled.take(card)
                    pooled.show(card)
                    pooled.lent.append(card)
        return pooled

    def _tables(self, seat: int) -> list[int]:
        return self._pooled(seat).shown if self.m.combine else self.holdings[seat].shown

    def _restricted(self, seat: int) -> bool:
        """Whether the seat's side has too few tricks (C-9, P-7)."""
        if not self.m.restricted_until:
            return False
        side = seat % self.m.sides
        return sum([1 for taker in self.takers if taker % self.m.sides == side]) < self.m.restricted_until

    def _is_restricted(self, kind: int) -> bool:
        return kind < BEZIQUE or self.m.restrict_all

    def _value(self, kind: int) -> int:
        return self.m.value(kind, KINDS[kind].suit, self.trump, self.banned)

    def _seven_right(self) -> bool:
        return not self.seven_used and not (self.m.seven_is_declaration and self.declared)

    def pending(self, seat: int) -> list[int]:
        """The kinds that a seat could score from cards all lying on its own table (M-11); empty unless they are announced."""
        if not self.m.announce_pending or self.phase != OPEN:
            return []
        table = Holding()
        for card in self.holdings[seat].shown:
            table.take(card)
            table.show(card)
        return [
            shape.kind
            for shape in self.m.shapes[self.trump + 1]
            if table.fits(shape) and self._pending(seat, table, shape)
        ]

    def _pending(self, seat: int, table: Holding, shape: Shape) -> bool:
        if not self._value(shape.kind) or (self._restricted(seat) and self._is_restricted(shape.kind)):
            return False
        if self.m.needs_hand_card:
            table = table.copy()
            table.hand = table.shown[:]
        return bool(instance(self.m, self._history(seat), table, shape, self._tables(seat)))

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
        else:
            self._show_seven(action.card)

    def _play(self, card: int) -> None:
        self._close_opportunity()
        seat = self.to_act
        self.holdings[seat].give(card)
        self.trick.append(card)
        if self.log is not None:
            self.log.append(Played(seat, card))
        if len(self.trick) < self.m.seats:
            self.to_act = (seat + 1) % self.m.seats
        else:
            self._take_trick()

    def _close_opportunity(self) -> None:
        self.opportunity = self.declared = self.seven_used = False

    def _take_trick(self) -> None:
        trick = self.trick
        by_rank = self.m.rank_rule and self.phase == OPEN
        taker = (self.leader + winner(trick, self.trump, by_rank)) % self.m.seats
        points = 0
        for card in trick:
            points += self.m.card_points[card & 31]
        self.played += trick
        self.leaders.append(self.leader)
        self.takers.append(taker)
        self.trick = []
        self.leader = self.to_act = taker
        if self.log is not None:
            self.log.append(Taken(taker, tuple(trick), points))
        if self.m.per_trick:
            self._credit(taker, points, Source.CARDS, -1, tuple(trick))
        else:
            self.captured[taker % self.m.sides] += points
        if self.phase == OVER:
            return
        if self.phase == END:
            if not self.holdings[taker].hand:
                self._finish(taker)
        elif self.m.on_lead:
            self._draw_round()
        else:
            self.opportunity = True

    def _draw_round(self) -> None:
        for step in range(self.m.seats):
            self._draw((self.leader + step) % self.m.seats)
        if self.drawn == len(self.talon) and self.turn_up == NO_CARD:
            self.phase = END
            for holding in self.holdings:
                holding.pick_up()
            if self.log is not None:
                self.log.append(EndBegan(self.leader))
        elif self.m.on_lead:
            self.opportunity = True

    def _draw(self, seat: int) -> None:
        is_turn_up = self.drawn == len(self.talon)
        if is_turn_up:
            card = self.turn_up
            self.turn_up = NO_CARD
        else:
            card = self.talon[self.drawn]
            self.drawn += 1
        self.holdings[seat].take(card, is_turn_up)
        self.last_drawn[seat] = card
        if self.log is not None:
            self.log.append(Drew(seat, card, is_turn_up))

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
        self._credit(seat, points, Source.DECLARATION, kind, action.cards)

    def _declarer(self, cards: tuple[int, ...]) -> int:
        """Whose declaration it is: the seat to act, or the partner who holds the cards (P-6)."""
        for seat in range(self.to_act % self.m.sides, self.m.seats, self.m.sides):
            if self.m.partner_declares and seat != self.to_act and self.holdings[seat].holds(cards[0]):
                return seat
        return self.to_act

    def _make_trump(self, seat: int, kind: int, cards: tuple[int, ...]) -> None:
        if self.trump != NO_SUIT:
            return
        suit = KINDS[kind].suit
        if BEZIQUE <= kind < FOUR and self.m.bezique_makes_trump:
            suit = [suit_of(card) for card in cards if rank_of(card) == QUEEN][0]
        elif suit == self.banned or (kind >= QUINT and not self.m.sequence_makes_trump):
            return
        self.trump = suit
        if suit != NO_SUIT and self.log is not None:
            self.log.append(TrumpMade(seat, suit))

    def _lay(self, action: Action) -> None:
        for card in action.cards:
            self.holdings[self.to_act].show(card)
        if self.log is not None:
            self.log.append(Laid(self.to_act, action.kind, action.cards))

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
        self._credit(seat, points, Source.EXCHANGE, -1, (card, taken))

    def _show_seven(self, card: int) -> None:
        seat = self.to_act
        self._use_seven()
        self.holdings[seat].show(card)
        self._history(seat).mark_seven(card)
        if self.log is not None:
            self.log.append(Shown(seat, card))
        self._credit(seat, self.m.show_points, Source.SEVEN, -1, (card,))

    def _use_seven(self) -> None:
        self.seven_used = True
        if self.m.seven_is_declaration:
            self.declared = True

    # ------------------------------------------------------------------ points
    def _credit(self, seat: int, points: int, source: Source, kind: int, cards: tuple[int, ...]) -> None:
        """Give points to the side of a seat; with ``end_check = immediate`` the deal may end here (G-24)."""
        if not points or self.phase == OVER:
            return
        side = seat % self.m.sides
        self.scores[side] += points
        if self.log is not None:
            self.log.append(Credited(side, seat, points, source, kind, cards, len(self.takers)))
        if self.m.immediate and self.before[side] + self.scores[side] >= self.m.target:
            self._end()

    def _finish(self, taker: int) -> None:
        """The last trick is taken: its bonus, then the card points that were left to the end (G-23, M-CP)."""
        if self.m.split_last_trick:
            for seat in range(self.m.sides):
                self._credit(seat, self.m.last_trick // 2, Source.LAST_TRICK, -1, ())
        else:
            self._credit(taker, self.m.last_trick, Source.LAST_TRICK, -1, ())
        for side in range(self.m.sides):
            self._credit(side, self.captured[side], Source.CARDS, -1, ())
        if self.phase != OVER:
            self._end()

    def _end(self) -> None:
        self.phase = OVER
        self.to_act = NOBODY
        self.opportunity = False
        if self.log is not None:
            self.log.append(DealOver(tuple(self.scores)))


def packets(setting: bool | int | str, hand: int) -> list[int]:
    """The sizes of the packets in which a hand of so many cards is dealt (14.0)."""
    sizes: list[int] = []
    pattern = PACKETS[setting]
    while sum(sizes) < hand:
        sizes.append(min(pattern[len(sizes) % len(pattern)], hand - sum(sizes)))
    return sizes

