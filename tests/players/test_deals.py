"""Every player plays every game to the end, by the rules."""

from __future__ import annotations

import pytest

from bezique_desktop.engine.chance import derived
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.registry import LEVELS, PLAYERS, SIMPLEST, UnknownPlayerError, player
from tests.players.states import ALL_GAMES, dealt, view_of

QUICK = 12
MANY = 60


def play_out(game: str, number: int) -> None:
    """One deal with a different player at each seat, in turn with the number of the deal."""
    deal = dealt(rules_of(game), number)
    seated = [player(PLAYERS[(number + seat * (1 + number // 4)) % len(PLAYERS)]) for seat in range(deal.m.seats)]
    step = 0
    while not deal.over:
        view = view_of(deal)
        action = seated[view.seat].choose(view, derived(number, step))
        assert action in view.legal
        deal.play(view.seat, action)
        step += 1


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_player_finishes_its_deals(game: str) -> None:
    """No player ever answers what the rules refuse."""
    for number in range(QUICK):
        play_out(game, number)


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_player_finishes_many_deals(game: str) -> None:
    """The same over more deals."""
    for number in range(QUICK, QUICK + MANY):
        play_out(game, number)


def test_levels_are_players() -> None:
    """What is offered to people can be played; the stand-in too."""
    assert set(LEVELS) | {SIMPLEST} <= set(PLAYERS)


def test_an_unknown_player_is_named() -> None:
    """The error says what there is."""
    with pytest.raises(UnknownPlayerError, match=r"no player 'grandmaster'.*thrifty"):
        player("grandmaster")
