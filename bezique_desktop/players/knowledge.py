"""What a seat can work out from its view before it judges anything: its cards, what is unseen, how long the talon
lasts."""

from typing import Final

from bezique_desktop.engine.cards import pack
from bezique_desktop.engine.deal import NO_CARD, OPEN
from bezique_desktop.engine.history import History
from bezique_desktop.engine.holding import Holding
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.tricks import winner
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.chances import share

ALL_TRICKS: Final = 1000
"""More tricks than any deal has."""


class Knowledge:
    """One seat's reckoning.

    ``unseen`` counts the cards of each face that lie in the talon or hidden in other hands, ``hidden`` all of them. A
    seat that remembers only the last so many finished tricks counts the cards of the others as unseen too. ``others``
    are the cards in other hands that everybody knows, a list a seat. ``pooled`` is the holding that declarations are
    made from: with the partner's shown cards where partners combine (P-6). ``chances`` is how many more times somebody
    will be able to declare, the running trick included and an opportunity that is open now left out.
    """

    def __init__(self, view: SeatView, mechanics: Mechanics, remembers: int = ALL_TRICKS) -> None:
        self.view: SeatView = view
        self.m: Mechanics = mechanics
        self.seat: int = view.seat
        self.side: int = view.side
        self.open: bool = view.phase == OPEN
        self.holding: Holding = known_holding(view, view.seat)
        self.pooled: Holding = self._pooled()
        self.others: list[list[int]] = [
            [card for card in view.hands[seat] + view.shown[seat] if card >= 0 and seat != view.seat]
            for seat in range(mechanics.seats)
        ]
        self.unseen: list[int] = self._count_unseen(remembers)
        self.hidden: int = sum(self.unseen)
        self.rounds: int = view.talon // mechanics.seats if self.open else 0
        later = 1 if mechanics.on_lead or view.opportunity else 0
        self.chances: int = max(0, self.rounds - later)

    def _pooled(self) -> Holding:
        if not self.m.combine:
            return self.holding
        pooled = self.holding.copy()
        for partner in range(self.side, self.m.seats, self.m.sides):
            if partner != self.seat:
                for card in self.view.shown[partner]:
                    pooled.lend(card)
        return pooled

    def _count_unseen(self, remembers: int) -> list[int]:
        view = self.view
        counts = [0] * 32
        for card in pack(self.m.rules.packs, self.m.rules.lowest_rank):
            counts[card & 31] += 1
        gone = list(view.trick) + self.holding.hand + self.holding.shown
        gone += view.played[max(0, len(view.takers) - remembers) * self.m.seats :]
        if view.turn_up != NO_CARD:
            gone.append(view.turn_up)
        for cards in self.others:
            gone += cards
        for card in gone:
            counts[card & 31] -= 1
        return counts

    def out(self) -> list[int]:
        """The cards of each face that other hands hold or may still get."""
        counts = self.unseen[:]
        for cards in self.others:
            for card in cards:
                counts[card & 31] += 1
        return counts

    @property
    def draw_chance(self) -> int:
        """The chance that a given unseen card will still be drawn by this seat."""
        face_down = self.view.talon - (1 if self.view.turn_up != NO_CARD else 0)
        return share(face_down, self.hidden * self.m.seats)

    def hand_chance(self, seat: int) -> int:
        """The chance that a given unseen card is in the hand of another seat now."""
        return share(self.view.hands[seat].count(-1), self.hidden)

    @property
    def progress(self) -> int:
        """How much of the talon is gone, as a chance is counted."""
        return share(len(self.view.takers), len(self.view.takers) + self.rounds)

    def other_hand(self) -> list[int]:
        """The whole hand of the only other seat once the talon is gone."""
        cards = pack(self.m.rules.packs, self.m.rules.lowest_rank)
        gone = set(self.view.played) | set(self.view.trick) | set(self.view.holding)
        return [card for card in cards if card not in gone]

    @property
    def holder(self) -> int:
        """The seat whose card takes the running trick so far."""
        view = self.view
        place = winner(list(view.trick), view.trump, self.m.rank_rule and self.open) if view.trick else 0
        return (view.leader + place) % self.m.seats

    def is_trump(self, card: int) -> bool:
        """Whether a card is of the trump suit."""
        return (card >> 3) & 3 == self.view.trump

    def history(self, seat: int) -> History:
        """What this seat has scored."""
        history = History()
        owner = self.m.owner(seat)
        for kind, cards in self.view.melds[owner]:
            history.enter(kind, cards)
        for card in self.view.sevens[owner]:
            history.mark_seven(card)
        return history

    def tricks_of_side(self, seat: int) -> int:
        """Tricks taken by the side of a seat (C-9, P-7)."""
        sides = self.m.sides
        return len([taker for taker in self.view.takers if taker % sides == seat % sides])

    def restricted(self, seat: int, more: int = 0) -> bool:
        """Whether this seat would still have too few tricks to declare after taking so many more (C-9)."""
        until = self.m.restricted_until
        return until > 0 and self.tricks_of_side(seat) + more < until


def known_holding(view: SeatView, seat: int) -> Holding:
    """The cards that the viewer knows a seat to hold."""
    holding = Holding()
    for card in view.shown[seat]:
        holding.take(card)
        holding.show(card)
    for card in view.hands[seat]:
        if card >= 0:
            holding.take(card)
    return holding
