"""The seeded shuffle: the only module of the engine that knows randomness.

The generator is Marsaglia's multiply-with-carry (multiplier 698769069, base 2**32) started through SplitMix64, the
shuffle is Fisher and Yates. Both are written out here, so that a seed means the same deal on every system and in every
version of Python, compiled or not; the running state stays below 2**62, which a compiled integer holds without a box.
"""

from typing import Final, TypeVar

from mypy_extensions import i64

_Card = TypeVar("_Card")
"""Left open, so that the compiled shuffle moves the cards as they are."""

_MASK64: Final = (1 << 64) - 1
_MULTIPLIER: Final = 698769069


def mixed(seed: int) -> int:
    """SplitMix64 of a seed: 64 bits that look nothing like it."""
    z = (seed + 0x9E3779B97F4A7C15) & _MASK64
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK64
    return z ^ (z >> 31)


class Chance:
    """A stream of random numbers from one seed (any integer; 64 bits of it count)."""

    def __init__(self, seed: int) -> None:
        start = mixed(seed)
        low = start & 0xFFFFFFFF
        carry = (start >> 32) % (_MULTIPLIER - 2) + 1
        self.state: i64 = (carry << 32) | low

    def next32(self) -> i64:
        """The next number, uniform over 0 .. 2**32 - 1."""
        state: i64 = self.state
        state = _MULTIPLIER * (state & 0xFFFFFFFF) + (state >> 32)
        self.state = state
        return (state & 0xFFFFFFFF) ^ (state >> 32)

    def below(self, limit: i64) -> i64:
        """Uniform over 0 .. limit - 1 for a limit up to 2**30, without bias (Lemire's multiply and reject)."""
        product: i64 = self.next32() * limit
        low: i64 = product & 0xFFFFFFFF
        if low < limit:
            floor: i64 = 0x100000000 % limit
            while low < floor:
                product = self.next32() * limit
                low = product & 0xFFFFFFFF
        return product >> 32

    def shuffle(self, cards: list[_Card]) -> None:
        """Bring the list into a uniformly random order, in place."""
        last: i64 = len(cards)
        while last > 1:
            other = self.below(last)
            last -= 1
            held = cards[last]
            cards[last] = cards[other]
            cards[other] = held


def shuffled(cards: list[int], seed: int) -> list[int]:
    """A new list with the same cards in the order that this seed means."""
    order = list(cards)
    Chance(seed).shuffle(order)
    return order


def derived(seed: int, *path: int) -> int:
    """A seed of its own for each purpose or number below a seed, so that the streams are independent."""
    value = seed & _MASK64
    for step in path:
        value = mixed(value ^ mixed(step + 1))
    return value
