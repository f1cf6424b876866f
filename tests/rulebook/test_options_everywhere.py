"""Every option in every game to which it applies: what it changes there, or where else that is shown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bezique_desktop.games.catalogue import game_ids, rules_of
from tests.rulebook import shown_melds, shown_play, shown_points

SHOWN: dict[str, Callable[[str], None]] = {**shown_melds.SHOWN, **shown_play.SHOWN, **shown_points.SHOWN}
ELSEWHERE = {
    "carte_blanche": "six_deck",
    "partner_combine": "four_handed",
    "quadruple_bezique_points": "six_deck_melds",
    "trump_quartets": "six_deck_melds",
    "trump_repeat_ban": "six_deck",
    "x_cut_bonus": "six_deck",
    "x_deals": "six_deck",
    "x_game_bonus": "six_deck",
    "x_rounding": "six_deck",
    "x_rubicon": "six_deck",
    "s_carry_65": "sixty_six_end",
    "s_claim": "sixty_six_end",
    "s_close_when": "sixty_six",
    "s_end_must_beat": "sixty_six",
    "s_exchange_when": "sixty_six",
    "s_last_trick_when_closed": "sixty_six_end",
    "s_marriage_in_end": "sixty_six",
    "s_marriage_needs_trick": "sixty_six",
    "s_match_target": "sixty_six_end",
    "s_settle": "sixty_six_end",
}
"""The options of a single game, and one that two games share, which have tests of their own."""
PAIRS = [(game, option) for game in game_ids() for option in sorted(rules_of(game).offered)]


@pytest.mark.parametrize(("game", "option"), [pair for pair in PAIRS if pair[1] in SHOWN])
def test_the_option_has_its_effect(game: str, option: str) -> None:
    """With each of its values the game goes as that value says."""
    SHOWN[option](game)


def test_no_option_is_left_out() -> None:
    """What is not shown here has a test of its own in the file that is named."""
    assert {option for _, option in PAIRS} == {*SHOWN, *ELSEWHERE}
    for option, name in ELSEWHERE.items():
        assert option in (Path(__file__).parent / f"test_{name}.py").read_text(encoding="utf-8"), option
