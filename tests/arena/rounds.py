"""Short comparisons for tests."""

from __future__ import annotations

from bezique_desktop.arena.comparison import round_of_deals
from bezique_desktop.arena.contestants import Contestant
from bezique_desktop.arena.luck import Judge
from bezique_desktop.arena.tally import Showing, Tally
from bezique_desktop.engine.deal import Deal
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.games.catalogue import rules_of


def compared(
    game: str, contestants: list[Contestant], deals: int, series: int = 3, judge: Judge | None = None
) -> list[Showing]:
    """The showings after so many deals of one series."""
    mechanics = Mechanics(rules_of(game))
    tally = Tally([contestant.name for contestant in contestants])
    for number in range(deals):
        tally.add(number, round_of_deals(mechanics, contestants, series, number, judge))
    return tally.showings()


class Counter:
    """Judges a position by the trumps, aces and tens that a side holds more than the others."""

    def margin(self, deal: Deal, side: int) -> int:
        held = [0] * deal.m.sides
        for seat, holding in enumerate(deal.holdings):
            for card in holding.hand + holding.shown:
                held[seat % deal.m.sides] += 1500 * ((card >> 3) & 3 == deal.trump) + 700 * (card & 7 >= 6)
        return held[side] - (sum(held) - held[side]) // (deal.m.sides - 1)
