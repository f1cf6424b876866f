"""What a position is worth, by numbers learnt from the play of the program against itself."""

from typing import Final

from bezique_desktop.engine.deal import Deal
from bezique_desktop.engine.rules import Rules
from bezique_desktop.players.features import FEATURES, STAGES, features, stage
from bezique_desktop.players.learnt.table import Learnt, learnt_for
from bezique_desktop.players.scoring import is_race
from bezique_desktop.players.weights import UNIT

SCALE: Final = 1024
"""Learnt numbers are parts of this."""


class Values:
    """The learnt numbers of one game: for each stage of the talon a weight a feature."""

    def __init__(self, rows: tuple[tuple[int, ...], ...]) -> None:
        self.rows: list[list[int]] = [list(row) for row in rows]
        while len(self.rows) < STAGES:
            self.rows.append([0] * FEATURES)

    def margin(self, deal: Deal, side: int) -> int:
        """What this side is expected to score from here on, less the mean of the others, in hundredths of a point (of a
        game point in Sixty-Six), for a deal between two tricks in which every card lies where it is said to lie."""
        if deal.over:
            return 0
        row = self.rows[stage(deal)]
        total = 0
        found = features(deal, side)
        for index in range(FEATURES):
            if found[index]:
                total += row[index] * found[index]
        others = deal.m.sides - 1
        return total // (SCALE * others) + waiting(deal, side)


def waiting(deal: Deal, side: int) -> int:
    """Card points that are taken already and will be credited at the end (M-CP), less the mean of the others'."""
    if is_race(deal.m) or deal.m.per_trick:
        return 0
    others = deal.m.sides - 1
    mine = deal.captured[side]
    return UNIT * (mine * others - (sum(deal.captured) - mine)) // others


def values_of(rules: Rules) -> Values:
    """The numbers learnt for these rules, else those of the nearest game by its mechanism."""
    found: Learnt = learnt_for(rules.game, rules.mechanism, rules.packs, rules.players, rules.sides)
    return Values(found.values)
