"""A player's holding: the cards in hand and those shown, counted by face when somebody asks."""

from typing import TypeVar

from mypy_extensions import i64

from bezique_desktop.engine.mechanics import RANK_WIDTH, Shape

_Card = TypeVar("_Card")
"""Left open, so that compiled code moves the cards as they are."""


def place_of(cards: list[int], card: int) -> i64:
    """Where a card lies among others, or -1: machine integers are compared, which asking a list does not do."""
    count: i64 = len(cards)
    place: i64 = 0
    while place < count:
        if cards[place] == card:
            return place
        place += 1
    return -1


def picked(cards: list[_Card], places: list[int]) -> list[_Card]:
    """The cards at these places."""
    return [cards[place] for place in places]


class Holding:
    """Hand plus shown cards (G-4).

    ``seen`` lists the cards of the hand that everybody has seen: picked up from the table, exchanged, or drawn face up.
    ``lent`` lists shown cards that are the partner's, in a holding put together for partners who combine (P-6). The
    masks ``once`` .. ``four_times`` of the faces held at least so often, and ``copies``, are counted when they are
    first asked for after a change: most cards come and go without anybody asking. Only the methods here change it.
    """

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.shown: list[int] = []
        self.seen: list[int] = []
        self.lent: list[int] = []
        self._counted: bool = False
        self._once: i64 = 0
        self._twice: i64 = 0
        self._thrice: i64 = 0
        self._four_times: i64 = 0
        self._ranks: i64 = 0
        self._copies: list[int] | None = None

    def copy(self) -> "Holding":
        """An independent holding with the same cards."""
        other = Holding()
        other.hand = self.hand[:]
        other.shown = self.shown[:]
        other.seen = self.seen[:]
        if self.lent:
            other.lent = self.lent[:]
        return other

    @property
    def copies(self) -> list[int]:
        """A bit for each copy held of every face; not to be changed."""
        counted = self._copies
        if counted is None:
            counted = [0] * 32
            for card in self.hand:
                counted[card & 31] |= 1 << (card >> 5)
            for card in self.shown:
                counted[card & 31] |= 1 << (card >> 5)
            self._copies = counted
        return counted

    @property
    def once(self) -> i64:
        """The faces held."""
        if not self._counted:
            self._count()
        return self._once

    @property
    def twice(self) -> i64:
        """The faces held at least twice."""
        if not self._counted:
            self._count()
        return self._twice

    @property
    def thrice(self) -> i64:
        """The faces held at least three times."""
        if not self._counted:
            self._count()
        return self._thrice

    @property
    def four_times(self) -> i64:
        """The faces held at least four times."""
        if not self._counted:
            self._count()
        return self._four_times

    def holds(self, card: int) -> bool:
        """Whether this physical card is in hand or shown."""
        return place_of(self.hand, card) >= 0 or place_of(self.shown, card) >= 0

    def take(self, card: int, seen: bool = False) -> None:
        """Take a card into the hand; ``seen`` if everybody knows it."""
        self.hand.append(card)
        if seen:
            self.seen.append(card)
        self._counted = False
        self._copies = None

    def take_all(self, cards: list[int]) -> None:
        """Take cards into the hand that nobody has seen."""
        self.hand += cards
        self._counted = False
        self._copies = None

    def give(self, card: int) -> None:
        """Let a card go, from the hand or from the table."""
        self._counted = False
        self._copies = None
        if self.shown:
            place = place_of(self.shown, card)
            if place >= 0:
                self.shown.pop(place)
                return
        self._leave_hand(card)

    def show(self, card: int) -> None:
        """Lay a card of the hand on the table; a shown one stays there."""
        if place_of(self.hand, card) >= 0:
            self._leave_hand(card)
            self.shown.append(card)

    def lend(self, card: int) -> None:
        """Count a shown card of the partner in (P-6)."""
        self.take(card)
        self.show(card)
        self.lent.append(card)

    def pick_up(self) -> None:
        """Take the shown cards back into the hand (G-16)."""
        self.hand += self.shown
        self.seen += self.shown
        self.shown = []

    def fitting(self, shapes: list[Shape]) -> list[Shape]:
        """The shapes that the faces held could make, histories aside."""
        once = self.once
        found: list[Shape] = []
        for shape in shapes:
            mask = shape.mask
            if shape.level == 1:
                if once & mask == mask:
                    found.append(shape)
            elif once & mask and self.fits(shape):
                found.append(shape)
        return found

    def fits(self, shape: Shape) -> bool:
        """Whether the faces held could make this shape, histories aside."""
        once = self.once
        level, mask = shape.level, shape.mask
        if level == 1:
            return once & mask == mask
        if level == 2:
            return self._twice & mask == mask
        if level == 0:
            return (self._ranks >> shape.place) & 127 >= 4
        return (self._thrice if level == 3 else self._four_times) & mask == mask

    def _leave_hand(self, card: int) -> None:
        self.hand.pop(place_of(self.hand, card))
        if self.seen:
            place = place_of(self.seen, card)
            if place >= 0:
                self.seen.pop(place)

    def _count(self) -> None:
        once: i64 = 0
        twice: i64 = 0
        thrice: i64 = 0
        four_times: i64 = 0
        ranks: i64 = 0
        top: i64 = 0x4000_0000_0000_0000  # shifted down, as in cards.one, but without a call
        for cards in (self.hand, self.shown):
            for card in cards:
                face: i64 = card & 31
                bit = top >> (62 - face)
                ranks += top >> (62 - RANK_WIDTH * (face & 7))
                if once & bit == 0:
                    once |= bit
                elif twice & bit == 0:
                    twice |= bit
                elif thrice & bit == 0:
                    thrice |= bit
                else:
                    four_times |= bit
        self._once, self._twice, self._thrice, self._four_times = once, twice, thrice, four_times
        self._ranks = ranks
        self._counted = True
