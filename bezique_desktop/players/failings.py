"""How the levels below the strongest fall short of the best that they know: as people do, and in proportion to how much
luck there is in a game."""

from dataclasses import dataclass
from typing import Final

from bezique_desktop.engine.rules import Rules
from bezique_desktop.players.learnt.shortcomings import SHORTCOMINGS
from bezique_desktop.players.learnt.table import known_game
from bezique_desktop.players.stakes import swing_of
from bezique_desktop.players.weights import UNIT

MEMORY: Final[dict[str, tuple[int, int]]] = {
    "beginner": (0, 0),
    "casual": (1, 2),
    "steady": (2, 4),
    "skilled": (4, 18),
    "expert": (8, 20000),
}
"""How many finished tricks a level remembers, and how many positions of an ending it counts out."""
FALLIBLE: Final[tuple[str, ...]] = tuple(MEMORY)
"""The levels that have failings, the weakest first."""


@dataclass(frozen=True)
class Failings:
    """How a player falls short of the best that it knows.

    It remembers so many finished tricks, overlooks so many of a hundred things that it could declare, and takes a card
    for better or worse than it is by up to ``doubt`` hundredths of a point and ``misjudged`` hundredths of its worth.
    It counts out an ending, or what closing the talon leads to, of no more than so many ``positions``.
    """

    tricks: int
    overlooked: int
    doubt: int
    misjudged: int
    positions: int


def failings_of(level: str, rules: Rules) -> Failings:
    """The failings of a level in this game.

    All but memory follow from one number, its shortcoming: by so many hundredths of a card's worth, and of how much
    luck there is in a trick, it errs at most, and it overlooks three quarters as many of a hundred declarations.
    """
    tricks, positions = MEMORY[level]
    shortcoming = shortcoming_of(level, rules)
    return Failings(
        tricks=tricks,
        overlooked=shortcoming * 3 // 4,
        doubt=shortcoming * swing_of(rules) * UNIT // 100,
        misjudged=shortcoming,
        positions=positions,
    )


def shortcoming_of(level: str, rules: Rules) -> int:
    """The shortcoming of a level in this game, or in the nearest one for which it was measured."""
    game = known_game(rules.game, rules.mechanism, rules.packs, rules.players, rules.sides)
    return SHORTCOMINGS[game][FALLIBLE.index(level)]
