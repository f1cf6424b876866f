"""An evolution strategy over a list of integers, in integers: the same seed breeds the same list everywhere.

Each generation has pairs of candidates that lie on opposite sides of the middle and play against each other. The middle
moves a little towards the winners, the more the more they won by. The middles of the later half are averaged in the
end, so that little is left of the noise of the single steps.
"""

from collections.abc import Sequence
from math import isqrt
from typing import Final

from bezique_desktop.engine.chance import Chance, derived

PAIRS: Final = 16
UNIT: Final = 256
"""What the middle and the random steps are counted in."""
SHORTENED: Final = 6
"""A step in a random direction is so many times shorter than a candidate is away."""
_UNIFORM: Final = 12
_BITS: Final = 16


class Evolution:
    """The middle of the search, in parts of :data:`UNIT`, and how far it is looked around for each number."""

    def __init__(self, start: Sequence[int], spreads: Sequence[int], seed: int) -> None:
        self.middle: list[int] = [number * UNIT for number in start]
        self.spreads: list[int] = list(spreads)
        self.seed: int = seed
        self.generation: int = 0
        self.middles: list[list[int]] = [self.middle]

    @property
    def current(self) -> list[int]:
        """The middle as whole numbers."""
        return [_rounded(number, UNIT) for number in self.middle]

    @property
    def outcome(self) -> list[int]:
        """The mean of the later half of all middles, as whole numbers."""
        later = self.middles[len(self.middles) // 2 :]
        return [_rounded(sum(column), UNIT * len(later)) for column in zip(*later, strict=True)]

    def pairs(self) -> list[tuple[list[int], list[int]]]:
        """The pairs of candidates of this generation: one on this side of the middle, one on the other."""
        return [(self._candidate(pair, 1), self._candidate(pair, -1)) for pair in range(PAIRS)]

    def _candidate(self, pair: int, sign: int) -> list[int]:
        return [
            _rounded(number + sign * spread * step, UNIT)
            for number, spread, step in zip(self.middle, self.spreads, self._steps(pair), strict=True)
        ]

    def learn(self, margins: Sequence[int]) -> None:
        """Move the middle by how much the first of each pair won by; the next generation begins."""
        length = SHORTENED * max(1, isqrt(sum(margin * margin for margin in margins)))
        sums = [0] * len(self.middle)
        for pair, margin in enumerate(margins):
            sums = [total + margin * step for total, step in zip(sums, self._steps(pair), strict=True)]
        self.middle = [
            number + _rounded(spread * total, length)
            for number, spread, total in zip(self.middle, self.spreads, sums, strict=True)
        ]
        self.middles.append(self.middle)
        self.generation += 1

    def _steps(self, pair: int) -> list[int]:
        chance = Chance(derived(self.seed, self.generation, pair))
        return [_normal(chance) for _ in self.middle]


def _normal(chance: Chance) -> int:
    """A whole number around 0 with the standard deviation :data:`UNIT`, normal enough."""
    total = sum(chance.below(1 << _BITS) for _ in range(_UNIFORM))
    return _rounded((total - _UNIFORM * (1 << _BITS) // 2) * UNIT, 1 << _BITS)


def _rounded(number: int, divisor: int) -> int:
    """The quotient to the nearest whole number."""
    return (2 * number + divisor) // (2 * divisor)
