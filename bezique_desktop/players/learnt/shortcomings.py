"""How far each level below the strongest falls short of the best that it knows, the weakest first.

Spaced by matches of neighbours, a few hundred a game, so that with two sides each wins about two of three matches
against the one below, and with three seats one about half of them against two; the last is as far from the strongest.
What a number means is said in :mod:`bezique_desktop.players.failings`.
"""

from typing import Final

SHORTCOMINGS: Final[dict[str, tuple[int, ...]]] = {
    "card-points": (72, 62, 48, 35, 18),
    "classic": (72, 62, 48, 35, 18),
    "four-handed": (72, 62, 48, 35, 18),
    "program-long": (72, 62, 48, 35, 18),
    "program-short": (72, 62, 48, 35, 18),
    "six-deck": (95, 80, 66, 50, 30),
    "sixty-six": (72, 62, 48, 35, 18),
    "three-handed": (72, 62, 48, 35, 18),
    "trumpless": (72, 62, 48, 35, 18),
    "trumpless-four": (72, 62, 48, 35, 18),
    "trumpless-three": (72, 62, 48, 35, 18),
}
