"""What the games for three, four and six packs, and Sixty-Six, are set to, and what of it may be changed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.table import A, B, Game

CLASSIC: dict[str, Any] = {
    "end_check": "end_of_deal",
    "both_over": "last_trick",
    "first_dealer": "low_card",
    "next_deal": "alternate",
    "direction": "ccw",
    "open_trick_rule": "suit",
    "end_follow": "suit_then_trump",
    "end_must_beat": False,
    "declare_timing": "before_draw",
    "restricted_until_tricks": 4,
    "restricted_scope": "marriages_quints",
    "quartet_suits": "any",
    "repeat_rule": "fresh",
    "single_double_lock": False,
    "bezique_upgrade": True,
    "quint_after_marriage": True,
    "marriage_after_quint": False,
    "double_marriage": True,
    "meld_needs_hand_card": False,
    "announce_pending": False,
    "expose_extra": False,
    "plain_quint_points": 100,
    "trump_quint_points": 250,
    "any_tens_points": 0,
    "trump_quartets": False,
    "bezique_cards": "fixed",
    "trump_source": "turn_up",
    "seven_exchange_points": 20,
    "seven_show_points": 10,
    "two_sevens_points": 20,
    "dealer_seven_bonus": 10,
    "seven_is_declaration": False,
    "card_points": "full",
    "card_points_when": "end_of_deal",
    "last_trick_points": 10,
    "deal_packets": 2,
    "talon_count_visible": False,
    "trick_review": "none",
    "strict_table": "off",
}
NO_SEVENS = {"seven_exchange_points": 0, "seven_show_points": 0, "two_sevens_points": 0, "dealer_seven_bonus": 0}
TRUMPLESS = {"trump_source": "first_marriage", "trump_quint_points": 300, "bezique_makes_trump": False, **NO_SEVENS}
PARTNERS = {"partner_may_declare": False, "partner_combine": False, "split_last_trick": False}
THREE = {**CLASSIC, "players": 3, "target": 1500, "triple_bezique_wins": True}
FOUR = {**CLASSIC, "players": 4, "target": 1000, "triple_bezique_wins": False, **PARTNERS}
PRESETS: dict[str, dict[str, Any]] = {
    "three-handed": {**THREE, "variant": "T"},
    "four-handed": {**FOUR, "variant": "P"},
    "trumpless-three": {**THREE, **TRUMPLESS, "variant": "N3"},
    "trumpless-four": {**FOUR, **TRUMPLESS, "variant": "N4"},
    "six-deck": {
        **{name: value for name, value in CLASSIC.items() if name not in ("end_check", "both_over", "direction")},
        **NO_SEVENS,
        "variant": "X",
        "players": 2,
        "first_dealer": "high_card_chooses",
        "end_must_beat": True,
        "restricted_until_tricks": 0,
        "repeat_rule": "replace",
        "double_marriage": False,
        "announce_pending": True,
        "expose_extra": True,
        "plain_quint_points": 150,
        "quadruple_bezique_points": 4000,
        "trump_quartets": True,
        "bezique_cards": "by_trump",
        "bezique_makes_trump": False,
        "trump_source": "first_marriage_or_sequence",
        "trump_repeat_ban": True,
        "card_points": "none",
        "last_trick_points": 250,
        "carte_blanche": True,
        "x_cut_bonus": "random",
        "x_game_bonus": 1000,
        "x_rubicon": 3000,
        "x_rounding": "each",
        "x_deals": 0,
        "deal_packets": 1,
        "talon_count_visible": True,
        "trick_review": "all",
    },
    "sixty-six": {
        "variant": "S",
        "players": 2,
        "target": 66,
        "first_dealer": "low_card",
        "next_deal": "winner_deals",
        "trump_source": "turn_up",
        "last_trick_points": 10,
        "s_claim": "auto",
        "s_match_target": 7,
        "s_settle": "match",
        "s_close_when": "any_lead",
        "s_exchange_when": "on_lead",
        "s_marriage_needs_trick": False,
        "s_marriage_in_end": True,
        "s_end_must_beat": False,
        "s_last_trick_when_closed": True,
        "s_carry_65": False,
        "deal_packets": 1,
        "talon_count_visible": True,
        "trick_review": "last",
        "strict_table": "off",
    },
}
FIXED: list[tuple[str, str, Any]] = [
    *((game, "variant", "R") for game in PRESETS),
    *((game, "players", 2) for game in PRESETS),
    *((game, "trump_source", "first_marriage") for game in PRESETS),
    ("sixty-six", "target", 100),
]
FOREIGN: dict[str, dict[str, Any]] = {
    "three-handed": {"carte_blanche": True, "partner_combine": True, "s_claim": "manual", "x_deals": 1},
    "four-handed": {"carte_blanche": True, "s_close_when": "before_first_trick", "x_cut_bonus": "random"},
    "trumpless-three": {"dealer_seven_bonus": 10, "partner_may_declare": True, "seven_exchange_points": 20},
    "trumpless-four": {"seven_show_points": 10, "two_sevens_points": 20, "trump_repeat_ban": True},
    "six-deck": {"target": 100, "end_check": "immediate", "split_last_trick": True, "triple_bezique_wins": True},
    "sixty-six": {"end_must_beat": True, "card_points": "none", "carte_blanche": True, "declare_timing": "on_lead"},
}


@pytest.mark.parametrize("game", PRESETS)
def test_presets(game: str) -> None:
    """T-1, T-5, P-5, N-1, X-8, X-15, S-15: the values of section 10, and those of other games' options stay neutral."""
    options = Game(game).options
    assert {name: options[name] for name in PRESETS[game]} == PRESETS[game]
    assert set(options) == set(Game("classic").options)


@pytest.mark.parametrize(("game", "name", "value"), FIXED)
def test_what_belongs_to_a_game_cannot_be_changed(game: str, name: str, value: Any) -> None:
    """Number of players, kind of trumps, and the 66 points."""
    answer = Game(game).ask({"new": {"game": game, "options": {name: value}}})
    assert (answer["error"], name in answer["message"]) == ("request", True)


@pytest.mark.parametrize("game", FOREIGN)
def test_options_of_other_games_change_nothing(game: str) -> None:
    """They may be sent, are listed with a neutral value, and have no effect."""
    plain, other = Game(game), Game(game, **FOREIGN[game])
    assert other.options == plain.options
    request = {"seed": 12, "dealer": 0, "cut": 20, "guess": 22}
    assert other.deal_as(request) == plain.deal_as(request)


@pytest.mark.parametrize(
    ("game", "texts"),
    [
        ("three-handed", ["close", "claim", "carte-blanche", "waive", "lay marriage KS1 QS1"]),
        ("four-handed", ["close", "claim", "carte-blanche", "waive", "lay marriage KS1 QS1"]),
        ("trumpless-three", ["exchange 7S1", "show 7S1", "declare two-sevens 7S1 7S2", "close"]),
        ("six-deck", ["exchange 7S1", "show 7S1", "declare two-sevens 7S1 7S2", "claim", "close"]),
        ("sixty-six", ["draw", "show 9S1", "waive", "declare bezique QS1 JD1", "lay marriage KS1 QS1", "play 7S1"]),
    ],
)
def test_actions_of_other_games_are_illegal(game: str, texts: list[str]) -> None:
    """N-5, G-21: well formed, so the rules refuse them."""
    table = Game(game, **({"carte_blanche": False} if game == "six-deck" else {}))
    table.deal_as({"seed": 3})
    for text in texts:
        for seat in range(table.shape.seats):
            table.refused(seat, text)


@pytest.mark.parametrize("game", PRESETS)
def test_names_one_a_seat(game: str) -> None:
    """A match has as many names as seats, and a record tells them."""
    seats = Game(game).shape.seats
    for count in range(1, 6):
        names = [f"player {number}" for number in range(count)]
        table = Game(game)
        answer = table.ask({"new": {"game": game, "names": names}})
        assert answer["ok"] is (count == seats)
        if answer["ok"]:
            table.deal_as({"seed": 1})
            assert all(name in table.ask({"record": True})["record"] for name in names)


@pytest.mark.parametrize("game", PRESETS)
def test_seats_that_are_not_there(game: str) -> None:
    """A seat or dealer beyond the last is a request that cannot be understood."""
    table = Game(game)
    seats = table.shape.seats
    assert table.ask({"deal": {"seed": 1, "dealer": seats}})["error"] == "request"
    table.deal_as({"seed": 1})
    for request in ({"view": seats}, {"do": "draw", "seat": seats}, {"may": "draw", "seat": -1}):
        assert table.ask(request)["error"] == "request"


@pytest.mark.parametrize("game", PRESETS)
def test_a_deck_has_every_card_once(game: str) -> None:
    """G-1, G-6, S-1: neither a card too few nor one of another game."""
    table = Game(game)
    deck = table.shape.cards
    strange = "7S1" if game == "sixty-six" else "7S9"
    for wrong in (deck[1:], [*deck, deck[0]], [*deck[1:], strange], [*deck[1:], deck[1]]):
        assert table.ask({"deal": {"deck": wrong, "dealer": A}})["error"] == "request"
    assert table.ask({"deal": {"deck": deck, "dealer": B}})["ok"]
    assert table.ask({"deal": {"deck": deck, "dealer": B}})["error"] == "request"
