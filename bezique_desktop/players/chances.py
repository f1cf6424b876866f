"""Chances as whole numbers, so that every machine, compiled or not, comes to the same move."""

from typing import Final

ONE: Final = 1024
"""Certainty."""


class Draws:
    """The chances of getting cards when each unseen card comes with the same chance ``each``, independently of the
    others."""

    def __init__(self, each: int) -> None:
        self.each: int = each
        self.known: dict[int, int] = {}

    def at_least(self, wanted: int, copies: int) -> int:
        """The chance that at least ``wanted`` out of ``copies`` unseen cards come."""
        if wanted <= 0:
            return ONE
        if copies < wanted:
            return 0
        key = copies * 32 + wanted
        if key not in self.known:
            self.known[key] = self._at_least(wanted, copies)
        return self.known[key]

    def _at_least(self, wanted: int, copies: int) -> int:
        exactly = [ONE] + [0] * (wanted - 1)
        for _ in range(copies):
            for count in range(wanted - 1, 0, -1):
                exactly[count] += (exactly[count - 1] - exactly[count]) * self.each // ONE
            exactly[0] -= exactly[0] * self.each // ONE
        return max(0, ONE - sum(exactly))


def share(part: int, whole: int) -> int:
    """``part`` out of ``whole`` as a chance; nothing out of nothing is no chance."""
    return ONE * part // whole if whole > 0 else 0


def once_in(tries: int) -> int:
    """The chance to succeed at least once in so many tries at even odds."""
    return 0 if tries <= 0 else ONE - (ONE >> min(tries, 10))


def either(one: int, other: int) -> int:
    """The chance of at least one of two independent things."""
    return ONE - (ONE - one) * (ONE - other) // ONE
