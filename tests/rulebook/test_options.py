"""Options as such: what is listed, what may be overridden, and what is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bezique_desktop.cli.referee import Referee
from bezique_desktop.engine.options import OPTIONS
from bezique_desktop.engine.rules import RACE
from bezique_desktop.games.catalogue import game_ids, rules_of
from tests.rulebook.scenes import earn, play_at_random
from tests.rulebook.table import A, B, Game

GAMES = game_ids()

ALLOWED: dict[str, tuple[Any, ...]] = {
    "target": (100, 500, 10000),
    "end_check": ("end_of_deal", "immediate"),
    "both_over": ("last_trick", "higher_total"),
    "first_dealer": ("low_card", "high_card_chooses", "match_parity", "client_leads", "random"),
    "next_deal": ("alternate", "loser_leads", "winner_deals"),
    "open_trick_rule": ("suit", "rank"),
    "end_follow": ("suit_then_trump", "suit_or_trump"),
    "end_must_beat": (False, True),
    "declare_timing": ("before_draw", "on_lead"),
    "declare_at_start": (False, True),
    "restricted_until_tricks": (0, 8),
    "restricted_scope": ("marriages_quints", "all_declarations"),
    "quartet_suits": ("any", "distinct"),
    "repeat_rule": ("once", "fresh", "replace", "portland"),
    "single_double_lock": (False, True),
    "bezique_upgrade": (False, True),
    "quint_after_marriage": (False, True),
    "marriage_after_quint": (False, True),
    "double_marriage": (False, True),
    "meld_needs_hand_card": (False, True),
    "announce_pending": (False, True),
    "expose_extra": (False, True),
    "plain_quint_points": (0, 100, 150),
    "trump_quint_points": (250, 300),
    "any_tens_points": (0, 90),
    "bezique_cards": ("fixed", "by_trump"),
    "seven_exchange_points": (0, 10, 20),
    "seven_show_points": (0, 10),
    "two_sevens_points": (0, 20),
    "dealer_seven_bonus": (0, 10),
    "seven_is_declaration": (False, True),
    "card_points": ("none", "full", "brisques"),
    "card_points_when": ("per_trick", "end_of_deal"),
    "last_trick_points": (0, 10, 50, 250),
    "deal_packets": (1, 2, "3-2-3"),
    "talon_count_visible": (False, True),
    "trick_review": ("none", "last", "all"),
}
WRONG: list[tuple[str, Any]] = [
    ("target", 99),
    ("target", 10001),
    ("target", "1000"),
    ("target", True),
    ("target", 500.5),
    ("target", None),
    ("end_check", "sometimes"),
    ("both_over", True),
    ("restricted_until_tricks", 9),
    ("restricted_until_tricks", -1),
    ("restricted_until_tricks", False),
    ("end_must_beat", 1),
    ("end_must_beat", "true"),
    ("quartet_suits", ["any"]),
    ("plain_quint_points", 50),
    ("trump_quint_points", 0),
    ("seven_exchange_points", 30),
    ("last_trick_points", 20),
    ("deal_packets", 3),
    ("deal_packets", "1"),
    ("deal_packets", True),
    ("card_points", {}),
    ("no_such_option", 1),
    ("variant", "X"),
    ("players", 3),
    ("trump_source", "first_marriage_or_sequence"),
]
IDENTITY = {
    "program-long": ("R", "turn_up"),
    "program-short": ("R", "turn_up"),
    "classic": ("C", "turn_up"),
    "card-points": ("V", "turn_up"),
    "trumpless": ("N2", "first_marriage"),
    "three-handed": ("T", "turn_up"),
    "four-handed": ("P", "turn_up"),
    "trumpless-three": ("N3", "first_marriage"),
    "trumpless-four": ("N4", "first_marriage"),
    "six-deck": ("X", "first_marriage_or_sequence"),
    "sixty-six": ("S", "turn_up"),
}


def foreign(game: str) -> dict[str, Any]:
    """Return another value than the neutral one for every option that does not apply to a game."""
    rules = rules_of(game)
    own = rules.offered | ({"target"} if rules.mechanism == RACE else set())
    others = [option for option in OPTIONS if not option.fixed and option.id not in own]
    return {
        option.id: next(value for value in option.values or (option.low, option.high) if value != option.neutral)
        for option in others
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_listed(game: str) -> None:
    """The answer to a new match holds all options, also those of other games."""
    table = Game(game)
    options = table.options
    assert set(options) == {option.id for option in OPTIONS}
    assert (options["variant"], options["trump_source"]) == IDENTITY[game]
    assert options["players"] == table.shape.seats
    assert foreign(game).keys() | rules_of(game).offered >= ALLOWED.keys() - {"target"}
    for name in rules_of(game).offered & ALLOWED.keys() - {"target", "restricted_until_tricks"}:
        assert any(value == options[name] and type(value) is type(options[name]) for value in ALLOWED[name]), name


@pytest.mark.parametrize("name", ALLOWED)
def test_every_allowed_value_is_taken(name: str) -> None:
    """An override is echoed, and changes no other option."""
    usual = Game("classic").options
    for value in ALLOWED[name]:
        assert Game("classic", **{name: value}).options == {**usual, name: value}


@pytest.mark.parametrize(("name", "value"), WRONG)
def test_wrong_values_are_refused(name: str, value: Any) -> None:
    """Unknown options, values out of range and fixed options: the error names what was wrong, the match stays."""
    table = Game("classic", target=777)
    answer = table.ask({"new": {"game": "classic", "options": {name: value}}})
    assert (answer["ok"], answer["error"]) == (False, "request")
    assert name in answer["message"]
    assert table.ask({"deal": {"seed": 1}})["ok"]


@pytest.mark.parametrize("name", ["target", "end_check", "restricted_until_tricks", "plain_quint_points"])
def test_the_error_names_what_is_allowed(name: str) -> None:
    """A player who mistypes an option learns its values."""
    message = Game("classic").ask({"new": {"game": "classic", "options": {name: "oddity"}}})["message"]
    assert "oddity" in message
    assert all(str(value) in message for value in (ALLOWED[name][0], ALLOWED[name][-1]))


@pytest.mark.parametrize("game", GAMES)
def test_options_of_other_games_change_nothing(game: str) -> None:
    """With every foreign option turned round, the same deal takes the same course."""
    results = []
    for options in ({}, foreign(game)):
        table = Game(game, **options)
        table.deal_as({"seed": 21})
        play_at_random(table, random.Random(3))
        results.append(table.last)
    assert results[0] == results[1]


def test_no_suit_is_banned_after_a_deal() -> None:
    """N-1: the ban on the last trump suit belongs to six packs, and setting it changes nothing here."""
    table = Game("trumpless", trump_repeat_ban=True)
    for _ in range(2):
        earn(table, ["marriage KS1 QS1"], last=B)
        assert table.last["trump"] == "S"
        assert table.last["scores"][A] == table.captured[A] + 40


@pytest.mark.parametrize(("name", "value"), [("talon_count_visible", False), ("trick_review", "all")])
def test_what_the_screen_shows_is_no_matter_of_the_referee(name: str, value: Any) -> None:
    """C-15: these two are obeyed by the window; the referee's state is the same."""
    plain, changed = Game("program-long"), Game("program-long", **{name: value})
    assert plain.deal_as({"seed": 5}) == changed.deal_as({"seed": 5})
    assert plain.view(A) == changed.view(A)


def test_sevens_of_a_game_without_a_turn_up() -> None:
    """N-5: the options about sevens have no effect where no card is turned up."""
    table = Game("trumpless", restricted_until_tricks=0, two_sevens_points=20, seven_show_points=10)
    table.deal("KS QS 7S1 7S2")
    table.win(A)
    table.do(A, "declare marriage KS1 QS1")
    table.win(A)
    table.refused(A, "declare two-sevens 7S1 7S2")
    table.refused(A, "show 7S1")


def test_a_referee_without_a_match_knows_no_state() -> None:
    """There is nothing to ask before the first match."""
    answer = Referee().answer('{"state": true}')
    assert '"request"' in answer
