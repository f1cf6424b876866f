"""What self-play tells about hands."""

from __future__ import annotations

import pytest

from bezique_desktop.arena.census import Census, census_of
from bezique_desktop.arena.learners import Sampler
from bezique_desktop.arena.silences import Listener, empty, merge, silences
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.inference import EQUAL, LEADING
from bezique_desktop.players.quick import CLASSES
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


def test_choices() -> None:
    """A trump ace is hardly ever led instead of a plain seven, which is gladly led instead of it."""
    choices = sampled("program-long", 25).choices()[LEADING]
    assert choices[SEVEN * CLASSES + ACE_OF_TRUMPS] < EQUAL // 4
    assert choices[ACE_OF_TRUMPS * CLASSES + SEVEN] > EQUAL * 4


def test_silences() -> None:
    """Who took the last trick holds less that he could have declared than what he played lets expect."""
    census = sampled("program-long", 10)
    listener = Listener(Mechanics(rules_of("program-long")), THRIFTY, census.prior(), census.choices(), 1)
    for number in range(10):
        listener.play(number)
    counts = empty()
    merge(counts, listener.counts)
    assert counts == listener.counts
    after_trick, _ = silences(counts)
    assert 0 < after_trick < EVEN
    assert silences(empty()) == [EVEN, EVEN]


def test_counts_are_added() -> None:
    """There and back through plain values."""
    one, two = sampled("three-handed", 1), sampled("three-handed", 1)
    two.merge(census_of(one.plain()))
    assert two.counts["chosen"] == [[2 * count for count in row] for row in one.counts["chosen"]]
