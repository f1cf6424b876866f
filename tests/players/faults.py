"""What makes people say that a computer plays stupidly: found from the view and the card alone, apart from any player.

Two faults: an ace or ten goes to a trick that an opponent holds although a worthless card might be played, and a card
goes that a bezique or a trump quint still needs although another does the same in the trick and is needed for less.
"""

from __future__ import annotations

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.cards import TEN, card_text, pack, rank_of, suit_of
from bezique_desktop.engine.deal import OPEN
from bezique_desktop.engine.history import ROW
from bezique_desktop.engine.kinds import BEZIQUE, FOUR, KINDS, QUINT, TWO_SEVENS
from bezique_desktop.engine.mechanics import FRESH, Mechanics, Shape
from bezique_desktop.engine.tricks import beats, winner
from bezique_desktop.engine.views import Melds, SeatView

NINE = 2


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

    def loses(self, card: int) -> bool:
        """Whether an opponent holds the trick and this card leaves it to him."""
        view, by_rank = self.view, self.m.rank_rule and self.view.phase == OPEN
        if not view.trick:
            return False
        place = winner(list(view.trick), view.trump, by_rank)
        holder = (view.leader + place) % self.m.seats
        return holder % self.m.sides != view.side and not beats(card, view.trick[place], view.trump, by_rank)

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


def wasted(table: Table, card: int) -> bool:
    """Whether an ace or ten goes for nothing while a plain seven, eight or nine might."""
    worthless = [other for other in table.playable if rank_of(other) <= NINE and not table.is_trump(other)]
    return rank_of(card) >= TEN and bool(worthless) and table.loses(card)


def broken(table: Table, card: int) -> str:
    """The kind that the card is needed for while an equal card is needed for less; empty if there is none."""
    mine = table.needed_for(card, 3)
    near = table.needed_for(card, 2)
    precious = [
        kind
        for kind in near
        if table.fresh(kind)
        and card not in table.used
        and (BEZIQUE <= kind < FOUR or (QUINT <= kind < BEZIQUE and table.is_trump(card)))
    ]
    if table.draws < 1 and (table.m.on_lead or not table.takes(card)):
        return ""
    for other in table.playable:
        equal = rank_of(other) == rank_of(card) and table.is_trump(other) == table.is_trump(card)
        if precious and equal and (not table.view.trick or table.takes(other) == table.takes(card)):
            less = {kind for kind in table.needed_for(other, 3) if kind < TWO_SEVENS}
            if less < mine and not less & set(precious):
                return f"{KINDS[precious[0]].label} ({card_text(other)} does the same)"
    return ""


def fault(view: SeatView, m: Mechanics, action: Action) -> str:
    """The fault of an action in words; empty if it is none."""
    if action.verb != Verb.PLAY or view.phase != OPEN:
        return ""
    table = Table(view, m)
    if wasted(table, action.card):
        return f"{action} goes to a lost trick"
    kind = broken(table, action.card)
    return f"{action} gives up {kind}" if kind else ""
