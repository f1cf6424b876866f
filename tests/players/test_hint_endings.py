"""Hints for endings that are counted out: the advice, what the other cards cost, and the last trick of a match."""

from __future__ import annotations

from dataclasses import replace

from bezique_desktop.engine.actions import PLAYS
from bezique_desktop.engine.deal import OPEN, Deal
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.advice import Hint, HintReason
from bezique_desktop.players.hint import Adviser, look_of
from bezique_desktop.players.registry import player
from bezique_desktop.players.search import Searcher
from tests.players.states import dealt, view_of

CLASSIC = rules_of("classic")


def ending(number: int) -> Deal:
    """A deal whose talon is gone."""
    deal = dealt(CLASSIC, number)
    while deal.phase == OPEN:
        deal.apply(player("thrifty").choose(view_of(deal), 1))
    return deal


def margin_after(deal: Deal, card: int) -> int:
    """What the side to act gets more than the other from here on if it plays the card and all goes on by best play."""
    side, tried = deal.to_act, deal.copy()
    before = tried.scores[side] - tried.scores[1 - side]
    tried.apply(PLAYS[card])
    while not tried.over:
        tried.apply(player("thrifty").choose(view_of(tried), 1))
    return tried.scores[side] - tried.scores[1 - side] - before


def test_the_other_cards_of_an_ending_cost_what_best_play_loses_by_them() -> None:
    """The figures are exact, and of cards that look different."""
    told = 0
    for number in range(6):
        deal = ending(number)
        while not deal.over:
            view = view_of(deal)
            advice = Adviser(Searcher(1)).advise(view, 1)
            best = margin_after(deal, advice.action.card)
            for runner in advice.runners:
                assert look_of(runner.action) != look_of(advice.action)
                assert runner.cost == best - margin_after(deal, runner.action.card)
                told += runner.cost > 0
            deal.apply(advice.action)
    assert told > 10


def test_a_hint_says_so_where_the_last_trick_decides_the_match() -> None:
    """With both sides over the target and the rule that the last trick decides then (C-14) it advises what the
    strongest level plays, and says who takes that trick by best play."""
    fates = set()
    for number in range(6):
        deal = ending(number)
        while len(view_of(deal).legal) > 1:
            view = replace(view_of(deal), totals=(1020, 1010))
            advice = Adviser(Searcher(1)).advise(view, 1)
            assert advice.reason is HintReason.LAST_TRICK_DECIDES
            assert advice.action == Searcher(1).choose(view, 1)
            assert advice.points == takes_the_last(deal, advice)
            fates.add(advice.points)
            deal.apply(advice.action)
    assert fates == {0, 1}


def takes_the_last(deal: Deal, advice: Hint) -> int:
    """1 if the side to act takes the last trick after this advice, both sides playing for it; else 0."""
    side, tried = deal.to_act, deal.copy()
    tried.apply(advice.action)
    while not tried.over:
        tried.apply(Searcher(1).choose(replace(view_of(tried), totals=(1020, 1010)), 1))
    return 1 if tried.takers[-1] == side else 0
