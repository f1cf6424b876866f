"""Every player plays every game to the end, by the rules."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest

from bezique_desktop.engine.cards import NO_SUIT
from bezique_desktop.engine.chance import derived
from bezique_desktop.engine.deal import Deal
from bezique_desktop.engine.options import OPTION, Value
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.registry import LEVELS, PLAYERS, SIMPLEST, UnknownPlayerError, player
from tests.players.states import ALL_GAMES, dealt, drawn_rules, view_of

QUICK = 12
MANY = 60
LENGTHY = {"six-deck"}
DRAWS = {
    game: 24 if game == "sixty-six" else 4 if rules_of(game).players > 2 or game in LENGTHY else 6 for game in ALL_GAMES
}
"""How many draws of the options are played by default: as many as take a second or two."""
TOLD = {
    "end_check",
    "open_trick_rule",
    "end_follow",
    "end_must_beat",
    "declare_timing",
    "declare_at_start",
    "restricted_scope",
    "repeat_rule",
    "single_double_lock",
    "bezique_upgrade",
    "meld_needs_hand_card",
    "announce_pending",
    "expose_extra",
    "bezique_cards",
    "bezique_makes_trump",
    "trump_repeat_ban",
    "seven_is_declaration",
    "card_points",
    "carte_blanche",
    "x_cut_bonus",
    "partner_may_declare",
    "partner_combine",
    "split_last_trick",
    "s_claim",
    "s_close_when",
    "s_exchange_when",
    "s_marriage_needs_trick",
    "s_marriage_in_end",
    "s_end_must_beat",
    "s_last_trick_when_closed",
}
"""The options that change what may be done, or what is worth doing."""


def play_out(deal: Deal, number: int) -> None:
    """One deal with a different player at each seat, in turn with the number of the deal.

    Everybody who may act is asked, also who may declare in his partner's place (P-6); one of them acts.
    """
    seated = [player(PLAYERS[(number + seat * (1 + number // 4)) % len(PLAYERS)]) for seat in range(deal.m.seats)]
    step = 0
    while not deal.over:
        answers = []
        for view in [view_of(deal, seat) for seat in range(deal.m.seats)]:
            if view.legal:
                action = seated[view.seat].choose(view, derived(number, step))
                assert action in view.legal
                answers.append((view.seat, action))
        deal.play(*answers[step % len(answers)])
        step += 1


def play_drawn(game: str, number: int) -> None:
    """One deal in the middle of a match with options drawn by this number."""
    rules, chance = drawn_rules(game, number), random.Random(number)
    most = max(1, min(2000, rules.number("target")))
    before = [chance.randrange(most) // 10 * 10 for _ in range(rules.sides)]
    deal = dealt(rules, number, chance.choice([NO_SUIT, *range(4)]), before)
    if not rules.says("x_cut_bonus", "off"):
        deal.credit_cut(chance.choice([23, 24]), 24)
    play_out(deal, number)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_player_finishes_its_deals(game: str) -> None:
    """No player ever answers what the rules refuse."""
    for number in range(QUICK):
        play_out(dealt(rules_of(game), number), number)


@pytest.mark.long
@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_player_finishes_many_deals(game: str) -> None:
    """The same over more deals."""
    for number in range(QUICK, QUICK + MANY):
        play_out(dealt(rules_of(game), number), number)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_player_finishes_deals_by_any_rules(game: str) -> None:
    """The same with every option that applies drawn at random."""
    for number in range(DRAWS[game]):
        play_drawn(game, number)


@pytest.mark.long
@pytest.mark.parametrize("game", ALL_GAMES)
@pytest.mark.parametrize("first", range(100, 400, 100))
def test_every_player_finishes_many_deals_by_any_rules(game: str, first: int) -> None:
    """The same over many draws of the options."""
    for number in range(first, first + (20 if game in LENGTHY else 100)):
        play_drawn(game, number)


def test_the_options_drawn_have_every_value() -> None:
    """What changes the play most was met with all its values in the games to which it applies."""
    met: dict[str, set[Value]] = defaultdict(set)
    for game in ALL_GAMES:
        for number in range(DRAWS[game]):
            rules = drawn_rules(game, number)
            for name in TOLD & rules.offered:
                met[name].add(rules.options[name])
    assert {name: set(OPTION[name].values) - met[name] for name in TOLD} == {name: set() for name in TOLD}


def test_levels_are_players() -> None:
    """What is offered to people can be played; the stand-in too."""
    assert set(LEVELS) | {SIMPLEST} <= set(PLAYERS)


def test_an_unknown_player_is_named() -> None:
    """The error says what there is."""
    with pytest.raises(UnknownPlayerError, match=r"no player 'grandmaster'.*thrifty"):
        player("grandmaster")
