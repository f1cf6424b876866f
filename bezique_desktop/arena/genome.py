"""The numbers of a player by rules of thumb as one list of integers, which evolution changes."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Final

from bezique_desktop.players.weights import Weights

PARTS: Final = 1024
"""What a chance or a discount is counted in."""
LEAST_SPREAD: Final = 24
_WORTHS: Final = ("plain_early", "plain_late", "trump_early", "trump_late", "lead_early", "lead_late", "right")
"""Fields in hundredths of a point; all others are parts of :data:`PARTS`."""


def genome_of(weights: Weights) -> list[int]:
    """All numbers in the order of the fields."""
    genome: list[int] = []
    for each in fields(weights):
        value = getattr(weights, each.name)
        genome += value if isinstance(value, tuple) else [value]
    return genome


def weights_of(genome: Sequence[int], like: Weights) -> Weights:
    """The weights that such a list means; ``like`` has the same lengths."""
    values: dict[str, tuple[int, ...] | int] = {}
    place = 0
    for each in fields(like):
        old = getattr(like, each.name)
        size = len(old) if isinstance(old, tuple) else 1
        part = tuple([_within(each.name, number) for number in genome[place : place + size]])
        values[each.name] = part if isinstance(old, tuple) else part[0]
        place += size
    return Weights(**values)  # type: ignore[arg-type] # the fields are listed with their own types


def spreads_of(weights: Weights) -> list[int]:
    """By how much each number is changed at a time: an eighth of it, but not too little."""
    return [max(LEAST_SPREAD, abs(number) // 8) for number in genome_of(weights)]


def _within(name: str, number: int) -> int:
    return number if name in _WORTHS else min(PARTS, max(0, number))
