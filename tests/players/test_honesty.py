"""Players decide by what their seat may know: whatever lies hidden may be changed and the move stays."""

from __future__ import annotations

import json

import pytest

from bezique_desktop.cli.player import Respondent
from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.rules import Rules
from bezique_desktop.engine.sampling import sample
from bezique_desktop.engine.views import SeatView
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.hint import Adviser
from bezique_desktop.players.protocol import view_to_plain
from bezique_desktop.players.registry import PLAYERS
from tests.players.states import ALL_GAMES, drawn_rules, met, view_of

QUICK = 100
DRAWS = 4
MANY = 1000


def question(view: SeatView, seed: int) -> str:
    """The line that crosses the boundary to a player."""
    return json.dumps({"view": view_to_plain(view), "seed": seed})


def check(rules: Rules, count: int, every: int, asked: int) -> None:
    """Place the unseen cards of so many positions anew and compare question and answer, of so many players in turn in
    each position."""
    mechanics = Mechanics(rules)
    respondents = [Respondent(name) for name in PLAYERS]
    for number, view in enumerate(met(rules, count, every)):
        other = view_of(sample(view, mechanics, Chance(number)), view.seat)
        line = question(view, number)
        assert question(other, number) == line
        for turn in range(asked):
            respondent = respondents[(number + turn) % len(respondents)]
            answer = respondent.answer(line)
            assert "action" in json.loads(answer), answer
            assert Respondent(respondent.level).answer(question(other, number)) == answer


@pytest.mark.parametrize("game", ALL_GAMES)
def test_hidden_cards_do_not_change_the_move(game: str) -> None:
    """Same view and seed, same move, wherever the unseen cards lie."""
    check(rules_of(game), QUICK, 3, 1)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_hidden_cards_do_not_change_the_move_by_any_rules(game: str) -> None:
    """The same with every option that applies drawn at random."""
    for number in range(DRAWS):
        check(drawn_rules(game, number), QUICK // (2 * DRAWS), 3, 1)


@pytest.mark.long
@pytest.mark.parametrize("game", ALL_GAMES)
def test_hidden_cards_do_not_change_the_move_in_many_positions(game: str) -> None:
    """The same of every player in each of more positions."""
    check(rules_of(game), MANY, 2, len(PLAYERS))


@pytest.mark.long
@pytest.mark.parametrize("game", ALL_GAMES)
def test_hidden_cards_do_not_change_the_move_by_many_rules(game: str) -> None:
    """The same by many draws of the options."""
    for number in range(DRAWS, MANY // 20):
        check(drawn_rules(game, number), 20, 3, 2)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_hidden_cards_do_not_change_the_advice(game: str) -> None:
    """A hint, with its reason and its figures, comes from what the seat may know as well."""
    rules = rules_of(game)
    mechanics = Mechanics(rules)
    for number, view in enumerate(met(rules, 12, 5)):
        other = view_of(sample(view, mechanics, Chance(number)), view.seat)
        assert Adviser().advise(other, number) == Adviser().advise(view, number)
