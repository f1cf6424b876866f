"""Draws of the options that apply to a game."""

from __future__ import annotations

import random
from typing import Any

COMMON: dict[str, tuple[Any, ...]] = {
    "target": (100, 300, 500, 1000, 10000),
    "end_check": ("end_of_deal", "immediate"),
    "both_over": ("last_trick", "higher_total"),
    "next_deal": ("alternate", "loser_leads", "winner_deals"),
    "first_dealer": ("low_card", "high_card_chooses", "match_parity", "client_leads", "random"),
    "open_trick_rule": ("suit", "rank"),
    "end_follow": ("suit_then_trump", "suit_or_trump"),
    "end_must_beat": (False, True),
    "declare_timing": ("before_draw", "on_lead"),
    "declare_at_start": (False, True),
    "restricted_until_tricks": (0, 0, 1, 4, 8),
    "restricted_scope": ("marriages_quints", "all_declarations"),
    "quartet_suits": ("any", "distinct"),
    "repeat_rule": ("once", "fresh", "replace", "portland"),
    "single_double_lock": (False, False, True),
    "bezique_upgrade": (True, False),
    "quint_after_marriage": (True, False),
    "marriage_after_quint": (True, False),
    "double_marriage": (True, False),
    "meld_needs_hand_card": (False, True),
    "announce_pending": (True, False),
    "expose_extra": (True, False),
    "plain_quint_points": (0, 100, 150),
    "trump_quint_points": (250, 300),
    "any_tens_points": (0, 90),
    "bezique_cards": ("fixed", "by_trump"),
    "seven_is_declaration": (False, True),
    "card_points": ("none", "full", "brisques"),
    "card_points_when": ("per_trick", "end_of_deal"),
    "last_trick_points": (0, 10, 50, 250),
    "deal_packets": (1, 2, "3-2-3"),
}
SEVENS: dict[str, tuple[Any, ...]] = {
    "seven_exchange_points": (0, 10, 20),
    "seven_show_points": (0, 10),
    "two_sevens_points": (0, 20),
    "dealer_seven_bonus": (0, 10),
}
TRUMPLESS: dict[str, tuple[Any, ...]] = {"bezique_makes_trump": (False, True)}
THREE: dict[str, tuple[Any, ...]] = {"triple_bezique_wins": (True, False)}
FOUR: dict[str, tuple[Any, ...]] = {
    "partner_may_declare": (False, True),
    "partner_combine": (False, True),
    "split_last_trick": (False, True),
    "triple_bezique_wins": (True, False),
}
SIX: dict[str, tuple[Any, ...]] = {
    "deal_packets": (1, 2),
    "repeat_rule": ("once", "fresh", "replace", "replace", "portland"),
    "trump_quartets": (True, False),
    "trump_repeat_ban": (True, False),
    "quadruple_bezique_points": (4000, 4500),
    "carte_blanche": (True, False),
    "x_cut_bonus": ("off", "random", "interactive"),
    "x_game_bonus": (0, 70, 1000),
    "x_rubicon": (0, 1000, 3000),
    "x_rounding": ("each", "final", "none"),
}
RACE: dict[str, tuple[Any, ...]] = {
    "s_claim": ("auto", "manual"),
    "s_match_target": (0, 7, 8),
    "s_settle": ("match", "pips"),
    "s_close_when": ("any_lead", "before_first_trick"),
    "s_exchange_when": ("on_lead", "any_time_after_own_trick"),
    "s_marriage_needs_trick": (False, True),
    "s_marriage_in_end": (True, False),
    "s_end_must_beat": (False, True),
    "s_last_trick_when_closed": (True, False),
    "s_carry_65": (False, True),
    "last_trick_points": (0, 10, 50),
    "deal_packets": (1, 2),
}


def random_options(game: str, chance: random.Random) -> dict[str, Any]:
    """Return a value for every option that applies to the game, but those for the screen."""
    if game == "sixty-six":
        return {name: chance.choice(values) for name, values in RACE.items()}
    table = COMMON | (TRUMPLESS if game.startswith(("trumpless", "six")) else SEVENS)
    for word, more in (("three", THREE), ("four", FOUR), ("six", SIX)):
        table |= more if word in game else {}
    options = {name: chance.choice(values) for name, values in table.items()}
    if options["end_check"] == "immediate":
        options["card_points_when"] = "per_trick"
    return options
