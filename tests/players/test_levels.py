"""The levels that are offered to people."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from bezique_desktop.engine.actions import CLOSE
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.failings import FALLIBLE, failings_of, shortcoming_of
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.race import closing
from bezique_desktop.players.registry import player
from bezique_desktop.players.stakes import SWING, SWING_OF_MANY
from tests.players.staging import staged
from tests.players.states import ALL_GAMES, view_of


@pytest.mark.parametrize(("level", "closes"), [("expert", True), ("skilled", False)])
def test_who_counts_endings_out_closes_by_what_they_bring(level: str, closes: bool) -> None:
    """The sure tricks bring 36 of the 39 points that are wanted, but the other has to follow suit with dear cards."""
    gone = "QD TD KD AD 9S QS JD QH"
    deal = staged("sixty-six", "AC TC KC TS AH 9D", trump="C", turn_up="9C", rounds=2, scores=(27, 24), gone=gone)
    view = view_of(deal)
    assert closing(Knowledge(view, Mechanics(view.rules))) < 0
    closed = [player(level).choose(view, seed) for seed in range(20)].count(CLOSE)
    assert closed > 10 if closes else not closed


@pytest.mark.parametrize("game", ALL_GAMES)
def test_each_level_has_milder_failings_than_the_one_below(game: str) -> None:
    """In every game; the best of them seldom overlooks anything, and to the weakest a card is worth something still."""
    rules = rules_of(game)
    failings = [failings_of(level, rules) for level in FALLIBLE]
    for worse, better in pairwise(failings):
        assert better.tricks > worse.tricks
        assert better.positions > worse.positions
        assert better.overlooked < worse.overlooked
        assert better.doubt < worse.doubt
        assert better.misjudged < worse.misjudged
    assert failings[0].misjudged < 100
    assert failings[-1].overlooked <= 20


def test_doubts_are_in_proportion_to_the_luck_in_a_trick() -> None:
    """Where deals score thousands of points, a few more or less are no matter."""
    doubts = {}
    for game in ("program-long", "six-deck"):
        shortcoming = shortcoming_of("skilled", rules_of(game))
        doubts[game] = failings_of("skilled", rules_of(game)).doubt / shortcoming
    assert doubts["six-deck"] == pytest.approx(doubts["program-long"] * SWING_OF_MANY / SWING, rel=0.01)


def test_a_game_that_was_never_measured_has_the_levels_of_its_neighbour() -> None:
    """A game file of one's own is played as well."""
    rules = rules_of("four-handed")
    assert failings_of("steady", replace(rules, game="ours")) == failings_of("steady", rules)
