"""Where an option shows its effect: an opportunity of A's in any Bézique game, hearts being trumps."""

from __future__ import annotations

import random
from typing import Any

from tests.properties.reference import may_follow
from tests.rulebook.scenes import act_at_random
from tests.rulebook.table import A, B, Game

PLAIN: dict[str, Any] = {
    "bezique_cards": "fixed",
    "bezique_upgrade": True,
    "carte_blanche": False,
    "repeat_rule": "fresh",
    "restricted_until_tricks": 0,
    "single_double_lock": False,
    "x_cut_bonus": "off",
}
"""What keeps other rules out of the way."""
DOUBLE = "double-bezique QS1 QS2 JD1 JD2"
ACES = "four-aces AS1 AH1 AD1 AC1"


def plain(game: str, **options: Any) -> Game:
    """Return a match in which nothing but these options is out of the ordinary."""
    return Game(game, **{**PLAIN, **options})


def opened(game: str, hand: str, turn_up: str = "9H", **options: Any) -> Game:
    """Return a game in which A may declare with these cards, at most six. Where no card is turned up, B has made hearts
    trumps by its first trick."""
    table = plain(game, **options)
    if table.options["trump_source"] == "turn_up":
        table.deal(hand, turn_up=turn_up)
    else:
        last = table.shape.packs
        low, couple = f"7H{last} 8H{last}", f"KH{last} QH{last}"
        table.deal(f"{hand} {low}", couple, dealer=A)
        table.free(low)
        table.win(B)
        table.do(B, f"declare marriage {couple}")
    table.win(A)
    assert table.last["trump"] == "H"
    return table


def after(table: Game, *melds: str, card: str | None = None) -> Game:
    """Let A declare these one trick after the other, and win one more, with this card if it is given."""
    for meld in melds[:-1]:
        table.do(A, f"declare {meld}")
        table.win(A)
    table.do(A, f"declare {melds[-1]}")
    table.win(A, card=card)
    return table


def allows(table: Game, meld: str) -> bool:
    """Return whether A may declare this now."""
    return table.may(A, f"declare {meld}")


def followed(game: str, name: str, value: Any, other: Any, **options: Any) -> None:
    """Play at random until somebody follows in the END phase where the option makes a difference, and check it."""
    for seed in range(200):
        table, chance = opened(game, "", **{**options, name: value}), random.Random(seed)
        while table.last["phase"] != "over":
            state = table.last
            if state["phase"] == "end" and state["trick"]:
                place = state["hands"][state["to_act"]], [card for _, card in state["trick"]], state["trump"]
                expected = may_follow(*place, table.options)
                assert set(state["legal"]["play"]) == expected
                if expected != may_follow(*place, {**table.options, name: other}):
                    return
            act_at_random(table, chance)
    raise AssertionError("it made no difference")
