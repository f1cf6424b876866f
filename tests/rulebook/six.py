"""Beginnings of a six-deck deal: A to declare with a hand, before trumps are made or after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.rulebook.decks import spaced
from tests.rulebook.table import A, B, Game

QUIET: dict[str, Any] = {"carte_blanche": False, "x_cut_bonus": "off"}


def six(**options: Any) -> Game:
    """Return a six-deck match without carte blanche and cut, which have tests of their own."""
    return Game("six-deck", **{**QUIET, **options})


def with_trumps(hand: str, trump: str = "H", draws: Sequence[str] = (), table: Game | None = None) -> Game:
    """Let B make trumps with its first trick, and A win the next; A holds these cards (at most ten) and then draws
    the others."""
    table = table or six()
    low = f"7{trump}5 7{trump}6"
    couple = f"K{trump}6 Q{trump}6"
    talon = " ".join(["*", *(draws[:1] or ["*"]), spaced(draws[1:])])
    table.deal(f"{hand} {low}", couple, dealer=A, talon=talon)
    table.free(low)
    table.win(B)
    table.do(B, f"declare marriage {couple}")
    assert table.last["trump"] == trump
    table.win(A)
    return table


def after_trumps(trump: str, **options: Any) -> Game:
    """Return a match whose first deal is over and had these trumps; the next one is for A to lead."""
    table = six(**options)
    table.deal(f"K{trump}1 Q{trump}1")
    table.win(A)
    table.do(A, f"declare marriage K{trump}1 Q{trump}1")
    table.finish(last=A)
    return table
