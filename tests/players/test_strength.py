"""Who beats whom, over the same deals from both seats: the order of the players must not change unnoticed."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bezique_desktop.arena.contestants import Resident
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.failings import FALLIBLE
from tests.arena.rounds import compared
from tests.players.states import ALL_GAMES

DEALS = 150
FEWER = 60
PAIRS = [("greedy", "random"), ("novice", "random"), ("thrifty", "greedy"), ("thrifty", "novice")]


@pytest.mark.long
@pytest.mark.parametrize("game", ["program-long", "classic"])
@pytest.mark.parametrize(("better", "worse"), PAIRS)
def test_the_order_of_the_players(game: str, better: str, worse: str) -> None:
    """The lower end of the 95 % interval of the margin is above nothing."""
    showing = compared(game, [Resident(better), Resident(worse)], DEALS, 11)[0]
    assert showing.margin - showing.interval > 0, showing


@pytest.mark.long
@pytest.mark.parametrize("game", ALL_GAMES)
def test_the_levels_in_every_game(game: str) -> None:
    """Thrifty beats the novice, or two of them, in every game."""
    beginners = [Resident("novice") for _ in range(rules_of(game).sides - 1)]
    showing = compared(game, [Resident("thrifty"), *beginners], FEWER, 11)[0]
    assert showing.margin - showing.interval > 0, showing


@pytest.mark.long
@pytest.mark.parametrize("game", ["program-long", "sixty-six"])
@pytest.mark.parametrize(("worse", "better"), list(pairwise([*FALLIBLE, "thrifty"])))
def test_each_level_falls_less_short_than_the_one_below(game: str, worse: str, better: str) -> None:
    """And none is without failings."""
    showing = compared(game, [Resident(better), Resident(worse)], 5 * DEALS, 11)[0]
    assert showing.margin - showing.interval > 0, showing
