"""A player's holding: the cards in hand and those shown, with masks kept in step."""

from typing import Final

from mypy_extensions import i64

from bezique_desktop.engine.cards import bits, one
from bezique_desktop.engine.mechanics import Shape

_ONES: Final[list[int]] = [bits(index) for index in range(512)]


class Holding:
    """Hand plus shown cards (G-4).

    ``copies[face]`` has a bit for each copy held; ``once`` .. ``four_times`` are masks of the faces held at least so
    often. ``seen`` lists the cards of the hand that everybody has seen: picked up from the table, exchanged, or drawn
    face up. ``lent`` lists shown cards that are the partner's, in a holding put together for partners who combine
    (P-6).
    """

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.shown: list[int] = []
        self.seen: list[int] = []
        self.lent: list[int] = []
        self.copies: list[int] = [0] * 32
        self.once: i64 = 0
        self.twice: i64 = 0
        self.thrice: i64 = 0
        self.four_times: i64 = 0

    def copy(self) -> "Holding":
        """An independent holding with the same cards."""
        other = Holding()
        other.hand = self.hand[:]
        other.shown = self.shown[:]
        other.seen = self.seen[:]
        other.copies = self.copies[:]
        other.once, other.twice, other.thrice, other.four_times = self.once, self.twice, self.thrice, self.four_times
        return other

    def holds(self, card: int) -> bool:
        """Whether this physical card is in hand or shown."""
        return (self.copies[card & 31] >> (card >> 5)) & 1 == 1

    def take(self, card: int, seen: bool = False) -> None:
        """Take a card into the hand; ``seen`` if everybody knows it."""
        self.hand.append(card)
        if seen:
            self.seen.append(card)
        face = card & 31
        held = self.copies[face] | (1 << (card >> 5))
        self.copies[face] = held
        self._toggle(face, _ONES[held])

    def give(self, card: int) -> None:
        """Let a card go, from the hand or from the table."""
        if not self._leave_hand(card):
            self.shown.remove(card)
        face = card & 31
        held = self.copies[face]
        self.copies[face] = held ^ (1 << (card >> 5))
        self._toggle(face, _ONES[held])

    def show(self, card: int) -> None:
        """Lay a card of the hand on the table; a shown one stays there."""
        if self._leave_hand(card):
            self.shown.append(card)

    def pick_up(self) -> None:
        """Take the shown cards back into the hand (G-16)."""
        self.hand.extend(self.shown)
        self.seen.extend(self.shown)
        self.shown = []

    def fitting(self, shapes: list[Shape]) -> list[Shape]:
        """The shapes that the faces held could make, histories aside."""
        once = self.once
        twice = self.twice
        found: list[Shape] = []
        for shape in shapes:
            mask = shape.mask
            if shape.level == 1:
                if once & mask == mask:
                    found.append(shape)
            elif shape.level == 2:
                if twice & mask == mask:
                    found.append(shape)
            elif self.fits(shape):
                found.append(shape)
        return found

    def fits(self, shape: Shape) -> bool:
        """Whether the faces held could make this shape, histories aside."""
        mask = shape.mask
        if shape.level == 1:
            return self.once & mask == mask
        if shape.level == 2:
            return self.twice & mask == mask
        if shape.level == 0:
            return (
                bits(self.once & mask)
                + bits(self.twice & mask)
                + bits(self.thrice & mask)
                + bits(self.four_times & mask)
                >= 4
            )
        return (self.thrice if shape.level == 3 else self.four_times) & mask == mask

    def _leave_hand(self, card: int) -> bool:
        """Take a card out of the hand; False if it is not there."""
        hand = self.hand
        for place in range(len(hand)):
            if hand[place] == card:
                hand.pop(place)
                if self.seen and card in self.seen:
                    self.seen.remove(card)
                return True
        return False

    def _toggle(self, face: int, count: int) -> None:
        bit = one(face)
        if count == 1:
            self.once ^= bit
        elif count == 2:
            self.twice ^= bit
        elif count == 3:
            self.thrice ^= bit
        elif count == 4:
            self.four_times ^= bit
