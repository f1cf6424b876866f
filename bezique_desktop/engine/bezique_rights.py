"""What a seat may do in a deal of any Bézique game: the cards to play, the declarations, the sevens."""

from mypy_extensions import i64

from bezique_desktop.engine.actions import CARTE_BLANCHE, DRAW, EXCHANGES, NO_ACTIONS, SHOWS, WAIVE, Action, Verb
from bezique_desktop.engine.announcing import Meld
from bezique_desktop.engine.cards import NO_CARDS, SEVEN
from bezique_desktop.engine.deal import END, NOBODY, OPEN, Deal
from bezique_desktop.engine.history import History
from bezique_desktop.engine.holding import Holding
from bezique_desktop.engine.kinds import KINDS
from bezique_desktop.engine.mechanics import Shape
from bezique_desktop.engine.melds import instance
from bezique_desktop.engine.tricks import may_follow


class BeziqueRights(Deal):
    """A deal that lists what may be done in it, each kind of declaration once."""

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
        """Cards of the table that make a shape, taken as if they were in the hand where one must come from there."""
        if not table.fits(shape) or not self._value(shape.kind):
            return ()
        if self._restricted(seat) and self.m.is_restricted(shape.kind):
            return ()
        if self.m.needs_hand_card:
            table = table.copy()
            table.hand = table.shown[:]
        return instance(self.m, self._history(seat), table, shape, self._tables(seat))

    # ------------------------------------------------------------------ what it depends on
    def _history(self, seat: i64) -> History:
        return self.histories[self.m.owner(seat)]

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
