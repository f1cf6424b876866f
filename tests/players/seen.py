"""What a seat can see for itself, read off its view apart from any player."""

from __future__ import annotations

from bezique_desktop.engine.actions import Verb
from bezique_desktop.engine.cards import NINE, TEN, pack, rank_of, suit_of
from bezique_desktop.engine.deal import END, OPEN
from bezique_desktop.engine.history import ROW
from bezique_desktop.engine.kinds import BEZIQUE, FOUR
from bezique_desktop.engine.mechanics import FRESH, Mechanics, Shape
from bezique_desktop.engine.tricks import beats, winner
from bezique_desktop.engine.views import Melds, SeatView


class Table:
    """What the seat to play can see for itself."""

    def __init__(self, view: SeatView, m: Mechanics) -> None:
        self.view = view
        self.m = m
        self.playable = [action.card for action in view.legal if action.verb == Verb.PLAY]
        gone = set(view.played) | set(view.trick) | set(view.holding) | {view.turn_up}
        for seat in range(m.seats):
            gone |= set(view.shown[seat]) | set(view.hands[seat])
        self.coming = [card & 31 for card in pack(m.rules.packs, m.rules.lowest_rank) if card not in gone]
        self.draws = view.talon // m.seats - 1
        self.used = {card for kind, cards in self.melds() if BEZIQUE <= kind < FOUR for card in cards}
        self.scored = {kind for kind, _ in self.melds()}

    def melds(self) -> Melds:
        """What the owner of the seat's cards has scored."""
        return self.view.melds[self.view.seat % self.m.sides if self.m.combine else self.view.seat]

    @property
    def theirs(self) -> list[int]:
        """The whole hand of the only other seat once the talon is gone."""
        gone = {*self.view.played, *self.view.trick, *self.view.holding}
        return [card for card in pack(self.m.rules.packs, self.m.rules.lowest_rank) if card not in gone]

    def loses(self, card: int) -> bool:
        """Whether an opponent holds the trick and this card leaves it to him."""
        view, by_rank = self.view, self.m.rank_rule and self.view.phase == OPEN
        if not view.trick:
            return False
        place = winner(list(view.trick), view.trump, by_rank)
        holder = (view.leader + place) % self.m.seats
        return holder % self.m.sides != view.side and not beats(card, view.trick[place], view.trump, by_rank)

    def worthless(self, card: int) -> list[int]:
        """The sevens, eights and nines that may be played in place of an ace or ten: plain ones, in the last tricks
        trumps for trumps too."""
        if rank_of(card) < TEN:
            return []
        low = [other for other in self.playable if rank_of(other) <= NINE]
        if self.view.phase == END:
            return [other for other in low if not self.is_trump(other) or self.is_trump(card)]
        return [other for other in low if not self.is_trump(other)]

    def wasted(self, card: int) -> bool:
        """Whether an ace or ten goes for nothing while a worthless card might."""
        return bool(self.worthless(card)) and self.loses(card)

    def takes(self, card: int) -> bool:
        """Whether the trick would be the seat's own for now."""
        view, by_rank = self.view, self.m.rank_rule and self.view.phase == OPEN
        return winner([*view.trick, card], view.trump, by_rank) == len(view.trick)

    def is_trump(self, card: int) -> bool:
        """Whether it is one."""
        return suit_of(card) == self.view.trump

    def needed_for(self, card: int, reach: int) -> set[int]:
        """The kinds that lack at most so many cards before the last chance to declare, for which this card has no
        other to stand in."""
        return {shape.kind for shape in self.m.shapes[self.view.trump + 1] if self._needs(shape, card, reach)}

    def fresh(self, kind: int) -> bool:
        """Whether neither the kind was scored yet nor a bezique that stands in its way: a higher one, or any where one
        locks the others."""
        if not BEZIQUE <= kind < FOUR:
            return kind not in self.scored
        return not any(BEZIQUE <= other < FOUR and (self.m.lock or other >= kind) for other in self.scored)

    def spent(self, kind: int) -> set[int]:
        """The cards that have served in this kind and cannot again (M-6)."""
        if self.m.repeat != FRESH:
            return set()
        return {card for other, cards in self.melds() if ROW[other] == ROW[kind] for card in cards}

    def _needs(self, shape: Shape, card: int, reach: int) -> bool:
        face, spent = card & 31, self.spent(shape.kind)
        if card in spent or not any(face in slot for slot in shape.slots):
            return False
        held = [other & 31 for other in self.view.holding if other not in spent]
        missing = 0
        for slot in shape.slots:
            have = sum(face in slot for face in held)
            if have + sum(face in slot for face in self.coming) < shape.count:
                return False
            if face in slot and have > shape.count:
                return False
            missing += max(0, shape.count - have)
        return missing <= min(reach, self.draws)
