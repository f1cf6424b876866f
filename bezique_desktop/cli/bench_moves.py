"""Checksums of what the computer players do: they must be the same interpreted and compiled, on any system."""

import hashlib
from collections.abc import Iterator
from itertools import islice
from typing import Final

from bezique_desktop.arena.honesty import positions
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.advice_lines import hint_to_plain
from bezique_desktop.players.hint import Adviser
from bezique_desktop.players.player import Player
from bezique_desktop.players.registry import LEVELS, player
from bezique_desktop.players.search import Searcher

WORLDS: Final = 4
"""How many deals the strongest level imagines here; in play that depends on the build."""
SEED: Final = 7
MOVE_LINES: Final = len(LEVELS) + 1
"""So many lines a game: one a level, and one for hints."""


def move_lines(game: str, count: int) -> Iterator[str]:
    """For each level, and for hints, a digest over the moves in so many positions with a choice."""
    views = list(islice(positions(Mechanics(rules_of(game)), SEED), count))
    for level in LEVELS:
        mover = _mover(level)
        yield _line(level, [str(mover.choose(view, number)) for number, view in enumerate(views)])
    adviser = Adviser(Searcher(WORLDS))
    yield _line("hints", [str(hint_to_plain(adviser.advise(view, number))) for number, view in enumerate(views)])


def _mover(level: str) -> Player:
    return Searcher(WORLDS) if level == LEVELS[-1] else player(level)


def _line(name: str, told: list[str]) -> str:
    return f"{name:10} {hashlib.sha256(chr(10).join(told).encode()).hexdigest()[:32]}"
