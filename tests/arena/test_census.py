"""What self-play tells about hands and leads."""

from __future__ import annotations

import pytest

from bezique_desktop.arena.census import Census, census_of
from bezique_desktop.arena.learners import Sampler
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.chances import ONE
from bezique_desktop.players.weights import THRIFTY
from bezique_desktop.players.worlds import EVEN

ACE_OF_TRUMPS = 15
SEVEN = 0


def sampled(game: str, deals: int) -> Census:
    """The counts of so many deals."""
    sampler = Sampler(Mechanics(rules_of(game)), THRIFTY, 1)
    for number in range(deals):
        sampler.play(number)
    return sampler.census


def test_hands_are_better_than_by_chance() -> None:
    """A plain seven is thrown away, a trump ace is kept; and as many cards are expected as there are."""
    census = sampled("program-long", 25)
    prior = census.prior()[6]
    assert prior[SEVEN] < EVEN < prior[ACE_OF_TRUMPS]
    held = sum(map(sum, census.counts["held"]))
    expected = sum(map(sum, census.counts["expected"])) / (1 << 16)
    assert expected == pytest.approx(held, rel=0.001)


def test_leads() -> None:
    """Nothing beats the ace of trumps that was played first."""
    leads = sampled("program-long", 25).leads()
    assert all(0 <= part <= ONE for row in leads for part in row)
    assert leads[6][ACE_OF_TRUMPS] > leads[6][SEVEN]


def test_counts_are_added() -> None:
    """There and back through plain values."""
    one, two = sampled("three-handed", 1), sampled("three-handed", 1)
    two.merge(census_of(one.plain()))
    assert two.counts["led"] == [[2 * count for count in row] for row in one.counts["led"]]
