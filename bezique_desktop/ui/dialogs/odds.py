"""The chance to draw what a meld lacks, exactly, from what the viewer has seen. No Qt."""

from collections.abc import Sequence
from fractions import Fraction
from math import comb

from bezique_desktop.players.knowledge import Knowledge

Lack = tuple[int, int]
"""How many cards of a sort are lacking, and how many such cards are unseen."""


def draws_left(known: Knowledge) -> int:
    """How many cards the viewer still draws in time: the last one comes when nothing can be declared any more."""
    return max(0, known.rounds - 1)


def chance_to_draw(known: Knowledge, lacking: Sequence[Lack]) -> Fraction:
    """The chance that the viewer draws all that is lacking in time; every unseen card is as likely to come as any
    other. The turn-up, which is drawn last, comes too late."""
    return chance(known.hidden, draws_left(known), lacking)


def chance(hidden: int, draws: int, lacking: Sequence[Lack]) -> Fraction:
    """The chance that so many draws out of the hidden cards bring enough of every sort."""
    if draws > hidden:
        return chance(hidden, hidden, lacking)
    ways = {0: 1}
    for wanted, unseen in lacking:
        ways = _extended(ways, wanted, unseen)
    others = hidden - sum(unseen for _, unseen in lacking)
    good = sum(number * comb(others, draws - drawn) for drawn, number in ways.items() if drawn <= draws)
    return Fraction(good, comb(hidden, draws))


def _extended(ways: dict[int, int], wanted: int, unseen: int) -> dict[int, int]:
    """In how many ways so many cards are drawn, with enough of one more sort among them."""
    found: dict[int, int] = {}
    for before, number in ways.items():
        for more in range(wanted, unseen + 1):
            found[before + more] = found.get(before + more, 0) + number * comb(unseen, more)
    return found
