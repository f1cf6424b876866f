"""Whether it matters how an option is answered: some have no effect under certain answers to others."""

from collections.abc import Callable, Mapping
from typing import Final

from bezique_desktop.engine.results import DEAL_WINS_TARGET
from bezique_desktop.engine.rules import Rules

LEVEL_DEAL: Final = 10
"""Only with so many points for the last trick can both players of Sixty-Six have 65 (S-11)."""

_NEEDS: Final[Mapping[str, Callable[[Rules], bool]]] = {
    "both_over": lambda rules: rules.says("end_check", "end_of_deal"),
    "next_deal": lambda rules: not _plays_one_deal(rules),
    "triple_bezique_wins": lambda rules: (
        rules.number("target") <= DEAL_WINS_TARGET and rules.says("end_check", "end_of_deal")
    ),
    "end_follow": lambda rules: not rules.on("end_must_beat"),
    "declare_at_start": lambda rules: rules.says("declare_timing", "on_lead") and not _all_waits(rules),
    "restricted_scope": lambda rules: rules.number("restricted_until_tricks") > 0,
    "bezique_upgrade": lambda rules: not rules.on("single_double_lock"),
    "trump_repeat_ban": lambda rules: rules.says("bezique_cards", "by_trump") and not _plays_one_deal(rules),
    "card_points_when": lambda rules: not rules.says("card_points", "none"),
    "split_last_trick": lambda rules: rules.number("last_trick_points") > 0,
    "s_last_trick_when_closed": lambda rules: rules.number("last_trick_points") > 0,
    "s_carry_65": lambda rules: rules.number("last_trick_points") == LEVEL_DEAL,
    "s_settle": lambda rules: rules.number("s_match_target") > 0,
}
"""What must be so for an option to have an effect (G-14, G-19, G-24, C-9, M-9, X-11, T-8, S-17); the others have one
always."""


def has_effect(rules: Rules, option: str) -> bool:
    """Whether another value of this option would change anything, the other options being as they are."""
    needs = _NEEDS.get(option)
    return option in rules.offered and (needs is None or needs(rules))


def is_on(rules: Rules, option: str) -> bool:
    """Whether a switch is on and has its effect."""
    return rules.on(option) and has_effect(rules, option)


def _plays_one_deal(rules: Rules) -> bool:
    """Whether the match is a single deal (X-24)."""
    return rules.result == "game_value" and rules.number("x_deals") == 1


def _all_waits(rules: Rules) -> bool:
    """Whether there is nothing to declare, show or exchange before somebody has taken a trick (C-9)."""
    waits = rules.number("restricted_until_tricks") > 0 and rules.says("restricted_scope", "all_declarations")
    return waits and not rules.says("trump_source", "turn_up")
