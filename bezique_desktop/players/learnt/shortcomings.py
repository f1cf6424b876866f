"""How far each level below the strongest falls short of the best that it knows, the weakest first.

Spaced by matches of neighbours, a few hundred a game, so that with two sides each wins about two of three matches
against the one below, and with three seats one about half of them against two; the last is as far from the strongest.
What a number means is said in :mod:`bezique_desktop.players.failings`.
"""

from typing import Final

SHORTCOMINGS: Final[dict[str, tuple[int, ...]]] = {
    "card-points": (70, 61, 49, 36, 17),
    "classic": (72, 62, 52, 40, 22),
    "four-handed": (77, 66, 52, 38, 18),
    "program-long": (71, 62, 52, 40, 25),
    "program-short": (77, 67, 56, 43, 26),
    "six-deck": (76, 62, 45, 29, 6),
    "sixty-six": (55, 47, 35, 24, 4),
    "three-handed": (64, 56, 46, 36, 21),
    "trumpless": (74, 65, 52, 43, 25),
    "trumpless-four": (79, 69, 59, 44, 18),
    "trumpless-three": (70, 62, 53, 38, 24),
}
