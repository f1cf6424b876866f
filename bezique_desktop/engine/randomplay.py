"""Whole deals of uniformly random legal actions: for benches, checksums and properties."""

from mypy_extensions import i64

from bezique_desktop.engine.actions import PLAYS
from bezique_desktop.engine.cards import NO_SUIT
from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.deal import OVER, Deal
from bezique_desktop.engine.dealing import new_deal
from bezique_desktop.engine.mechanics import Mechanics


class Outcome:
    """A finished random deal, how many actions it took and a number that every choice in it has changed."""

    def __init__(self, deal: Deal, count: int, trace: int) -> None:
        self.deal: Deal = deal
        self.count: int = count
        self.trace: int = trace


def random_deal(mechanics: Mechanics, cards: list[int], seed: int) -> Outcome:
    """Shuffle the cards by the seed and let the seat to act choose uniformly among its legal actions to the end."""
    chance = Chance(seed)
    deck = cards[:]
    chance.shuffle(deck)
    deal = new_deal(mechanics, seed % mechanics.seats, NO_SUIT, [0] * mechanics.sides)
    deal.deal_out(deck)
    count: i64 = 0
    trace: i64 = 0
    while deal.phase != OVER:
        seat = deal.to_act
        playable = deal.playable(seat)
        others = deal.others(seat)
        plays: i64 = len(playable)
        size: i64 = plays + len(others)
        chosen = chance.below(size)
        action = PLAYS[playable[chosen]] if chosen < plays else others[chosen - plays]
        kind: i64 = action.kind
        trace = (trace * 31 + size * 64 + chosen + 7 * kind) % 1000000007
        deal.apply(action)
        count += 1
    return Outcome(deal, int(count), int(trace))
