"""Who beats whom, over the same deals from both seats: the order of the players must not change unnoticed."""

from __future__ import annotations

import pytest

from bezique_desktop.arena.contestants import Resident
from tests.arena.rounds import compared

DEALS = 150
PAIRS = [("greedy", "random"), ("novice", "random"), ("thrifty", "greedy"), ("thrifty", "novice")]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["program-long", "classic"])
@pytest.mark.parametrize(("better", "worse"), PAIRS)
def test_the_order_of_the_players(game: str, better: str, worse: str) -> None:
    """The lower end of the 95 % interval of the margin is above nothing."""
    showing = compared(game, [Resident(better), Resident(worse)], DEALS, 11)[0]
    assert showing.margin - showing.interval > 0, showing
