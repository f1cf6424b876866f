"""How likely the card that holds a trick is beaten by the seats that still play to it."""

from typing import Final

from bezique_desktop.engine.cards import TEN
from bezique_desktop.engine.tricks import beats
from bezique_desktop.players.chances import ONE, Draws, either
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.weights import Weights

RICH: Final = 10
"""Card points from which a trick is worth a high card."""

_TEN: Final = 0
_SUIT: Final = 1
_TRUMP: Final = 2


class Beating:
    """The chances that other seats beat a card in the running trick."""

    def __init__(self, known: Knowledge, weights: Weights) -> None:
        self.known: Knowledge = known
        self.weights: Weights = weights
        self.by_rank: bool = known.m.rank_rule and known.open
        self.draws: list[Draws] = [Draws(known.hand_chance(seat)) for seat in range(known.m.seats)]

    def chance(self, seat: int, card: int, first: int, stake: int) -> int:
        """The chance that a seat beats this card, in a trick with this card led and so many card points."""
        led = (first >> 3) & 3
        ten, suit, trump = self._means(seat, card, led)
        w = self.weights
        if not self.known.open:
            if not self.known.m.suit_or_trump:
                trump = trump * (ONE - self._follows(seat, led)) // ONE
            return either(either(ten, suit), trump)
        if stake >= RICH:
            return either(either(ten, suit) * w.take_rich_with_suit // ONE, trump * w.take_rich_with_trump // ONE)
        poor = either(ten * w.take_with_ten // ONE, suit * w.take_poor_with_suit // ONE)
        return either(poor, trump * w.take_poor_with_trump // ONE)

    def with_ten(self, seat: int, card: int, first: int) -> int:
        """The chance that a seat beats this card with the ten of the suit led, and so adds to the trick."""
        return self._means(seat, card, (first >> 3) & 3)[_TEN] * self.weights.take_with_ten // ONE

    def _means(self, seat: int, card: int, led: int) -> tuple[int, int, int]:
        """The chances that a seat holds a card that beats this one: the ten of the suit led, another of the suit, a
        trump."""
        known = self.known
        unseen = [0, 0, 0]
        for face in range(32):
            count = known.unseen[face]
            if count and beats(face, card, known.view.trump, self.by_rank):
                unseen[sort_of(face, led)] += count
        draws = self.draws[seat]
        means = [draws.at_least(1, count) for count in unseen]
        for other in known.others[seat]:
            if beats(other, card, known.view.trump, self.by_rank):
                means[sort_of(other, led)] = ONE
        return means[0], means[1], means[2]

    def _follows(self, seat: int, led: int) -> int:
        """The chance that a seat holds a card of the suit led."""
        for other in self.known.others[seat]:
            if (other >> 3) & 3 == led:
                return ONE
        return self.draws[seat].at_least(1, sum(self.known.unseen[led * 8 : led * 8 + 8]))


def sort_of(card: int, led: int) -> int:
    """By what a card takes a trick: as the ten of the suit led, as another card of the suit, or as a trump."""
    if (card >> 3) & 3 != led:
        return _TRUMP
    return _TEN if card & 7 == TEN else _SUIT
