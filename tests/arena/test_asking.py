"""Who is asked in a deal, and in what order."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bezique_desktop.arena.contestants import Contestant
from bezique_desktop.arena.deals import NumberedDeal
from bezique_desktop.arena.matches import NumberedMatch
from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.rules import Rules, changed
from bezique_desktop.engine.views import SeatView
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.registry import LEVELS, player

Asked = list[tuple[SeatView, Action, int]]


class Noted(Contestant):
    """A player whose questions are kept; one that is shy declares nothing by itself."""

    def __init__(self, name: str, asked: Asked, is_shy: bool) -> None:
        super().__init__(name)
        self.asked = asked
        self.is_shy = is_shy
        self.player = player(name)

    def answer(self, view: SeatView, seed: int, number: int) -> Action:
        action = self.player.choose(view, seed)
        if self.is_shy:
            action = next((each for each in reversed(view.legal) if each.verb in (Verb.PLAY, Verb.DRAW)), action)
        self.asked.append((view, action, number))
        return action


def rules(**options: bool) -> Rules:
    return changed(rules_of("four-handed"), options)


def table_of(name: str = "greedy", shy: tuple[int, ...] = ()) -> tuple[list[Contestant], Asked]:
    """Four players, some of them shy, and what they will have been asked."""
    asked: Asked = []
    return [Noted(name, asked, seat in shy) for seat in range(4)], asked


def by_partners(asked: Asked) -> Asked:
    return [question for question in asked if question[0].to_act != question[0].seat]


@pytest.mark.parametrize("whole_match", [False, True], ids=["deal", "match"])
def test_a_partner_who_may_declare_is_asked_before_the_chance_is_gone(whole_match: bool) -> None:
    """What he declares counts, and he that won the trick goes on."""
    seated, asked = table_of(shy=(0, 1))
    allowed = rules(partner_may_declare=True)
    if whole_match:
        NumberedMatch(changed(allowed, {"target": 500}), 1, 1).play(seated)
    else:
        NumberedDeal(Mechanics(allowed), 1, 1).play(seated)
    assert by_partners(asked)
    for (view, action, _), (after, _, _) in pairwise(asked):
        if view.to_act != view.seat:
            assert action.verb == Verb.DECLARE
            assert (
                len(after.melds[view.seat]) == len(view.melds[view.seat]) + 1 or after.deal_number != view.deal_number
            )
    assert [number for _, _, number in asked] == list(range(len(asked)))
    assert not any(contestant.faults for contestant in seated)


def test_who_declares_himself_leaves_nothing_to_his_partner() -> None:
    """And is asked first."""
    seated, asked = table_of(shy=(0,))
    NumberedDeal(Mechanics(rules(partner_may_declare=True)), 1, 1).play(seated)
    assert by_partners(asked)
    for (before, action, _), (view, _, _) in pairwise(asked):
        if view.to_act != view.seat:
            assert (before.seat, action.verb) == (view.to_act, Verb.DRAW)


def test_without_the_right_only_he_is_asked_who_is_to_act() -> None:
    """The same question under the same number as ever."""
    seated, asked = table_of(shy=(0, 1))
    NumberedDeal(Mechanics(rules()), 1, 1).play(seated)
    assert not by_partners(asked)
    assert [number for _, _, number in asked] == list(range(len(asked)))


@pytest.mark.parametrize("level", LEVELS[:-1])
def test_every_level_can_be_asked_as_a_partner(level: str) -> None:
    """And answers what the rules allow."""
    seated, asked = table_of(level, shy=(0, 1))
    NumberedDeal(Mechanics(rules(partner_may_declare=True)), 1, 2).play(seated)
    assert by_partners(asked)
    assert [contestant.reasons for contestant in seated] == [[], [], [], []]
