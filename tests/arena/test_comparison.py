"""The same deals from every seat."""

from __future__ import annotations

import pytest

from bezique_desktop.arena.contestants import Resident
from bezique_desktop.arena.deals import NumberedDeal
from bezique_desktop.engine.actions import PLAYS, Action
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.views import SeatView
from bezique_desktop.games.catalogue import rules_of
from tests.arena.rounds import compared
from tests.players.states import ALL_GAMES


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_player_is_even_with_itself(game: str) -> None:
    """Turning the table round cancels the luck of the cards exactly."""
    rules = rules_of(game)
    for showing in compared(game, [Resident("greedy") for _ in range(rules.sides)], 4):
        assert showing.margin == pytest.approx(0, abs=1e-9)
        assert showing.interval == pytest.approx(0, abs=1e-9)
        assert showing.wins == pytest.approx(1 / rules.sides)


def test_a_series_repeats_itself() -> None:
    """Same number, same deals and players' seeds, same outcome; another number, other deals."""
    first = compared("classic", [Resident("greedy"), Resident("random")], 5)
    again = compared("classic", [Resident("greedy"), Resident("random")], 5)
    assert [showing.margin for showing in first] == [showing.margin for showing in again]
    mechanics = Mechanics(rules_of("classic"))
    assert NumberedDeal(mechanics, 3, 0).deck == NumberedDeal(mechanics, 3, 0).deck
    assert NumberedDeal(mechanics, 3, 0).deck != NumberedDeal(mechanics, 4, 0).deck
    assert NumberedDeal(mechanics, 3, 0).deck != NumberedDeal(mechanics, 3, 1).deck


def test_margins_mirror_each_other() -> None:
    """What one side wins the other loses, and points and wins fit."""
    better, worse = compared("program-long", [Resident("greedy"), Resident("random")], 6)
    assert better.margin == -worse.margin == pytest.approx(better.points - worse.points)
    assert better.wins + worse.wins == pytest.approx(1)
    assert better.moves > 0
    assert better.median <= better.slow


class Cheat(Resident):
    """Plays the first card of the deal again and again."""

    def answer(self, view: SeatView, seed: int, number: int) -> Action:
        first = (view.played or view.trick or view.holding)[0]
        return PLAYS[first]


def test_an_illegal_answer_is_replaced_and_named() -> None:
    """The deal goes on with the move of the simplest player."""
    showing = compared("program-long", [Cheat("greedy"), Resident("greedy")], 1)[0]
    assert showing.faults > 0
    assert "the rules refuse" in showing.reasons[0]
