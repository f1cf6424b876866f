"""What plays tell about hands, and what game points are worth to a match."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bezique_desktop.engine.cards import SUITS, parse_card
from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.rules import changed
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.inference import (
    DECLINING,
    LEADING,
    LOSING,
    TAKING,
    WINNING,
    Inference,
    choices_of,
    role_of,
)
from bezique_desktop.players.lookahead import Numbers
from bezique_desktop.players.search import Searcher
from bezique_desktop.players.stakes import Goal, Stakes
from bezique_desktop.players.weights import UNIT
from bezique_desktop.players.worlds import Worlds, lies_ready
from tests.players.staging import staged
from tests.players.states import ALL_GAMES, met, view_of

CLUBS = SUITS.index("C")


def card(name: str) -> int:
    """A card by its name."""
    return parse_card(name)


@pytest.mark.parametrize(
    ("trick", "played", "other", "role"),
    [
        ("", "7C1", "AC1", LEADING),
        ("TD1", "7S1", "8S1", LOSING),
        ("TD1", "AD1", "7C1", WINNING),
        ("TD1", "AD1", "8S1", TAKING),
        ("TD1", "8S1", "AD1", DECLINING),
    ],
)
def test_roles(trick: str, played: str, other: str, role: int) -> None:
    """With clubs as trumps."""
    cards = [card(name) for name in trick.split()]
    assert role_of(cards, card(played), card(other), CLUBS, False) == role


@pytest.mark.parametrize("game", ALL_GAMES)
def test_choices_are_those_of_the_seat(game: str) -> None:
    """One a finished trick, and that in the running one; every card that was played is among them."""
    rules = rules_of(game)
    mechanics = Mechanics(rules)
    for view in met(rules, 12, 5):
        made = [choice.card for seat in range(rules.players) for choice in choices_of(view, mechanics, seat)]
        assert sorted(made) == sorted(view.played + view.trick)


def test_a_thrown_queen_leaves_no_seven() -> None:
    """Who throws a plain queen away holds no worthless card, but may hold trump aces."""
    rules = rules_of("program-long")
    view = next(view for view in met(rules, 12, 5) if len(view.takers) > 3 and not view.trick)
    other = 1 - view.seat
    trump = view.trump
    thrown = (trump + 1) % 4 * 8 + 4
    queens = tuple([thrown + 32 * (index % 2) for index in range(len(view.played))])
    told = Inference(replace(view, played=queens), Mechanics(rules), other, Numbers(rules).choices)
    seven, ace = told.weights([(trump + 2) % 4 * 8, trump * 8 + 7])
    assert seven * 3 < ace


@pytest.mark.parametrize("game", ALL_GAMES)
def test_weights_can_be_drawn_by(game: str) -> None:
    """They are above 0, and their sum is small enough."""
    rules = rules_of(game)
    numbers = Numbers(rules)
    for view in met(rules, 12, 5):
        for weights in Worlds(view, Mechanics(rules), numbers.prior[4], numbers.choices).weights:
            assert all(weight > 0 for weight in weights)
            assert sum(weights) < 1 << 30


def test_who_declared_nothing_holds_less_that_lies_ready() -> None:
    """Deals in which the last taker holds something to declare are put aside, unless all are such."""
    rules = rules_of("program-long")
    mechanics, numbers = Mechanics(rules), Numbers(rules)
    fewer = more = 0
    for number, view in enumerate(met(rules, 40, 5)):
        for silences in ((), (0, 0)):
            worlds = Worlds(view, mechanics, numbers.prior[4], numbers.choices, silences)
            found = sum(lies_ready(worlds.deal(Chance(each)), 1 - view.seat) for each in range(number, number + 5))
            fewer, more = (fewer + found, more) if silences else (fewer, more + found)
    assert fewer * 4 < more


def test_game_points_near_the_goal() -> None:
    """Who lacks one game point wins nothing by three; what is equal at the start is lost as it is won."""
    rules = rules_of("sixty-six")
    view = next(iter(met(rules, 1, 5)))

    def worth(mine: int, theirs: int, points: int) -> int:
        totals = (mine, theirs) if view.side == 0 else (theirs, mine)
        return Stakes(replace(view, totals=totals)).worth(points)

    assert worth(6, 0, 3) == worth(6, 0, 1) > 0
    assert worth(0, 6, -3) == worth(0, 6, -1) < 0
    assert worth(0, 0, 1) == -worth(0, 0, -1)
    assert worth(0, 0, 1) < worth(0, 0, 2) < worth(0, 0, 3)
    by_pips = replace(view, rules=changed(rules, {"s_settle": "pips"}), totals=(6, 6))
    assert Stakes(by_pips).worth(3) == 3 * UNIT


def goal(game: str, mine: int, *theirs: int) -> Goal:
    """The goal of the eldest hand at the beginning of a deal with these totals."""
    view = next(iter(met(rules_of(game), 1, 5)))
    totals = list(theirs)
    totals.insert(view.side, mine)
    return Goal(replace(view, totals=tuple(totals)))


def worth(of: Goal, mine: int, theirs: int, tricks: int) -> int:
    """What so many points are worth in a game for two."""
    return of.worth([mine, theirs] if of.side == 0 else [theirs, mine], [0, 0], tricks)


def test_points_near_the_target() -> None:
    """Far from it a lead is a lead; near it, what wins the match counts for more than what comes on top."""
    assert not goal("program-long", 0, 0).near
    assert goal("four-handed", 900, 900).near
    assert not goal("three-handed", 0, 0, 0).near
    ahead = goal("program-long", 960, 500)
    assert ahead.near
    first, second = worth(ahead, 20, 0, 1), worth(ahead, 40, 0, 1)
    assert second - first > worth(ahead, 220, 0, 1) - worth(ahead, 200, 0, 1)
    even = goal("program-long", 900, 900)
    assert worth(even, 200, 200, 8) == 0
    assert worth(even, 210, 200, 8) == -worth(even, 200, 210, 8) > 0


def test_the_last_trick_decides_where_both_are_over() -> None:
    """Where the rules say so (C-14)."""
    assert goal("classic", 1010, 1020).last_trick_decides
    assert not goal("classic", 990, 1020).last_trick_decides
    assert not goal("program-long", 1010, 1020).last_trick_decides


def test_one_of_two_opponents_near_the_target() -> None:
    """Points hurt more where they win the match, and who is far behind both has little to lose by it."""
    near = goal("three-handed", 1400, 1485, 300)

    def after(first: int, second: int) -> int:
        scores = [first, second]
        scores.insert(near.side, 0)
        return near.worth(scores, [0, 0, 0], 0)

    assert near.near
    assert after(20, 0) < after(10, 10) == after(0, 20)
    assert goal("three-handed", 1490, 300, 300).worth([10, 10, 10], [0, 0, 0], 0) > 0


@pytest.mark.parametrize(("scores", "right"), [((1000, 6000), "draw"), ((3200, 6000), "declare four-aces")])
def test_a_loser_under_the_rubicon_gives_no_more_points(scores: tuple[int, int], right: str) -> None:
    """They go to the winner (X-23)."""
    deal = staged("six-deck", "AS AD AC AH 7S 8S 9S 7D 8D 9D 7C", rounds=1, opportunity=True, scores=scores)
    action = Searcher(20).choose(view_of(deal), 1)
    assert str(action).startswith(right)


@pytest.mark.parametrize(("threat", "right"), [(1, "play TD1"), (2, "play 7D1")])
def test_a_ten_goes_to_whom_it_does_not_win_the_match_for(threat: int, right: str) -> None:
    """The third seat takes this trick, the second the last one; a ten more takes one of them to the target."""
    deal = staged("three-handed", "TD 7D", trick="KC AC", leader=1, others={1: "AH", 2: "7S"})
    for holding in deal.holdings[1:]:
        holding.seen = holding.hand[:]
    points = deal.m.card_points
    coming = [0, points[card("AH1")] + deal.m.last_trick, points[card("KC1")] + points[card("AC1")]]
    for number, each in enumerate(deal.played):
        coming[deal.takers[number // 3]] += points[each & 31]
    totals = [900, 0, 0]
    totals[threat] = deal.m.rules.number("target") - coming[threat] - 5
    action = Searcher(20).choose(replace(view_of(deal), totals=tuple(totals)), 1)
    assert str(action) == right
