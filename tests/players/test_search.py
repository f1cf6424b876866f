"""The player that imagines: what it decides rests on its view, the seed and the budget alone."""

from __future__ import annotations

import sys
import tracemalloc
from dataclasses import replace

import pytest

from bezique_desktop.engine.actions import Verb, parse_action
from bezique_desktop.engine.chance import Chance, derived
from bezique_desktop.engine.deal import OPEN
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.sampling import sample
from bezique_desktop.engine.views import SeatView
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.features import FEATURES, STAGES, features, stage
from bezique_desktop.players.judgement import counted
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.learnt.table import learnt_for
from bezique_desktop.players.lookahead import Lookahead, Numbers, counts_endings, ending_margin, lead_of, mirror
from bezique_desktop.players.quick import settled
from bezique_desktop.players.search import LAST_TRICK_OF_THE_MATCH, Searcher
from bezique_desktop.players.stakes import DECIDED, Goal
from bezique_desktop.players.thrifty import POSITIONS
from bezique_desktop.players.trials import Trial, best_of, root
from bezique_desktop.players.value import values_of
from bezique_desktop.players.weights import UNIT
from bezique_desktop.players.worlds import Worlds
from tests.players.states import ALL_GAMES, dealt, met, set_up, view_of

FEW = 12
MANY = 1000
BUDGET = 2


def permuted(view: SeatView, number: int) -> SeatView:
    """The same view with all unseen cards placed anew behind it."""
    return view_of(sample(view, Mechanics(view.rules), Chance(number)), view.seat)


def check_moves(game: str, count: int) -> None:
    """Moves are legal and do not change with the cards that lie hidden."""
    searcher, other = Searcher(BUDGET), Searcher(BUDGET)
    for number, view in enumerate(met(rules_of(game), count, 5)):
        action = searcher.choose(view, number)
        assert action in view.legal
        assert other.choose(permuted(view, number), number) == action


@pytest.mark.parametrize("game", ALL_GAMES)
def test_hidden_cards_do_not_change_the_move(game: str) -> None:
    """Same view, seed and budget, same move."""
    check_moves(game, FEW)


@pytest.mark.long
@pytest.mark.parametrize("game", ALL_GAMES)
def test_hidden_cards_do_not_change_the_move_in_many_positions(game: str) -> None:
    """The same in a thousand positions."""
    check_moves(game, MANY)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_imagined_deals_look_the_same_to_the_seat(game: str) -> None:
    """Every imagined deal and its mirror belong to the view."""
    rules = rules_of(game)
    numbers = Numbers(rules)
    for number, view in enumerate(met(rules, FEW, 5)):
        worlds = Worlds(view, Mechanics(rules), numbers.prior[5], numbers.choices)
        world = worlds.deal(Chance(number))
        assert view_of(world, view.seat) == view
        other = mirror(world)
        if other is not None:
            assert view_of(other, view.seat) == view
            assert sorted(other.talon) == sorted(world.talon)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_game_has_learnt_numbers(game: str) -> None:
    """A row a stage, a weight a feature."""
    rules = rules_of(game)
    learnt = learnt_for(rules.game, rules.mechanism, rules.packs, rules.players, rules.sides)
    assert len(learnt.values) == len(learnt.prior) == STAGES
    assert {len(row) for row in learnt.values} == {FEATURES}


@pytest.mark.parametrize("game", ALL_GAMES)
def test_what_one_side_gains_the_others_lose(game: str) -> None:
    """The features of all sides cancel out, and so do the margins but for rounding."""
    rules = rules_of(game)
    values = values_of(rules)
    deal = dealt(rules, 4)
    while not deal.over:
        if settled(deal):
            sides = range(deal.m.sides)
            assert not any(map(sum, zip(*[features(deal, side) for side in sides], strict=True)))
            assert abs(sum(values.margin(deal, side) for side in sides)) <= 3 * deal.m.sides
            assert 0 <= stage(deal) < STAGES
        deal.apply(view_of(deal).legal[0])
    assert values.margin(deal, 0) == 0


def test_the_first_choice_stays_unless_another_is_surely_better() -> None:
    """A gain of less than its standard error is no reason to do something else."""
    view = view_of(dealt(rules_of("program-long"), 1))
    first, other = [Trial(action) for action in view.legal if action.verb == Verb.PLAY][:2]
    for gain in (300, -250, 280, -260):
        first.note(0, 0)
        other.note(gain, 0)
    assert best_of([first, other]) is first
    for _ in range(60):
        first.note(0, 0)
        other.note(250, 0)
    assert best_of([first, other]) is other
    assert other.lead() > 150 * other.worlds


def test_the_rules_of_thumb_are_half_believed() -> None:
    """What they hold to be much worse must come out much better."""
    view = view_of(dealt(rules_of("program-long"), 1))
    plays = [action for action in view.legal if action.verb == Verb.PLAY]
    first, near, far = Trial(plays[0], 0), Trial(plays[1], -100), Trial(plays[2], -900)
    for gain in (250, 350) * 20:
        for trial, brought in ((first, 0), (near, gain), (far, 2 * gain)):
            trial.note(brought, 0)
    assert best_of([first, near, far]) is near
    assert near.lead() == 100 * near.worlds
    assert far.lead() == -150 * far.worlds


def test_last_draws_are_counted_out() -> None:
    """In the last three tricks with a draw of a game for two, and in no other; both sides count alike."""
    rules = rules_of("classic")
    deal = dealt(rules, 4)
    while deal.phase == OPEN:
        assert counts_endings(view_of(deal)) is (deal.talon_left <= 6)
        deal.apply(Searcher(1).choose(view_of(deal), 1) if deal.talon_left <= 6 else view_of(deal).legal[0])
    assert ending_margin(deal, 0) == -ending_margin(deal, 1)
    assert not counts_endings(view_of(deal))
    assert not any(counts_endings(view) for view in met(rules_of("four-handed"), FEW, 5))


def test_an_ending_is_played_for_the_last_trick_where_it_decides() -> None:
    """With both sides over the target and this rule (C-14), a side that can take it does."""
    rules = rules_of("classic")
    deal = dealt(rules, 4)
    while not deal.over:
        view = view_of(deal)
        if deal.phase == OPEN:
            deal.apply(view.legal[0])
            continue
        known = Knowledge(view, Mechanics(rules))
        deciding = counted(known, POSITIONS, LAST_TRICK_OF_THE_MATCH)
        assert deciding is not None
        action = Searcher(1).choose(replace(view, totals=(1020, 1010)), 1)
        if len(view.legal) > 1:
            assert action == deciding.action
        deal.apply(action)


def test_an_action_brings_what_it_scores() -> None:
    """What is told of an action holds the points that it scores at once."""
    rules = rules_of("program-long")
    for view in met(rules, 40):
        declarations = [action for action in view.legal if action.verb == Verb.DECLARE]
        if declarations:
            deal = sample(view, Mechanics(rules), Chance(1))
            before = lead_of(deal, view.side)
            deal.apply(declarations[0])
            assert lead_of(deal, view.side) - before in (20, 40, 60, 80, 100, 250, 500)
            Lookahead(Numbers(rules), view).outcome(deal.copy(), deal.legal(view.seat)[0])


def test_a_match_that_ends_at_once_is_decided() -> None:
    """No trick is left when a side reaches the target in the middle of a deal, and the last one decides nothing."""
    hands = ["AS1 7H1 8H1 9H1 7D1 8D1 9D1 7C1", "7S1 8S1 9S1 8C1 9C1 7C2 8C2 9C2"]
    deal = set_up("program-long", hands, "8D2", end_check="immediate", both_over="last_trick")
    deal.before = [995, 990] if deal.to_act == 0 else [990, 995]
    view = view_of(deal)
    assert not Goal(replace(view, totals=(1010, 1010))).last_trick_decides
    lookahead = Lookahead(Numbers(deal.m.rules), view)
    assert lookahead.outcome(deal.copy(), parse_action("play AS1")) == DECIDED * UNIT


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 8, 15, 16, 17, 10**6, 10**18 + 12345])
def test_whole_roots(number: int) -> None:
    """The largest number whose square is not larger."""
    assert root(number) ** 2 <= number < (root(number) + 1) ** 2


@pytest.mark.slow
@pytest.mark.skipif("coverage" in sys.modules, reason="traces of its own")
def test_memory_stays_small() -> None:
    """A deal of the largest game, thought over move by move, keeps nothing that grows."""
    searcher = Searcher(BUDGET)
    views = list(met(rules_of("six-deck"), 60, 7))
    searcher.choose(views[0], 1)
    tracemalloc.start()
    for number, view in enumerate(views):
        searcher.choose(view, derived(3, number))
    kept, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert kept < 2_000_000
    assert most < 40_000_000
