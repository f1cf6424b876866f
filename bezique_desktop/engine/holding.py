"""A player's holding: the cards in hand and those shown, counted by face when somebody asks."""

from mypy_extensions import i64

from bezique_desktop.engine.mechanics import RANK_WIDTH, Shape


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
        return card in self.hand or card in self.shown

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
        if self.shown and card in self.shown:
            self.shown.remove(card)
        else:
            self._leave_hand(card)
        self._counted = False
        self._copies = None

    def show(self, card: int) -> None:
        """Lay a card of the hand on the table; a shown one stays there."""
        if card in self.hand:
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
        hand = self.hand
        place: i64 = 0
        while hand[place] != card:
            place += 1
        hand.pop(place)
        if self.seen and card in self.seen:
            self.seen.remove(card)

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
