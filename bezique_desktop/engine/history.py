"""What a player has scored in this deal: the memory that the rules of re-use ask (M-5 to M-10)."""

from typing import Final

from bezique_desktop.engine.kinds import BEZIQUE, FOUR, FOUR_TRUMP, KIND_COUNT, QUINT, TWO_SEVENS

MARRIAGES: Final = 0
QUINTS: Final = 32
BEZIQUES: Final = 64
FOURS: Final = 192
TRUMP_FOURS: Final = 224
SEVENS: Final = 256
ROWS: Final = 288
"""Where each row of 32 faces begins; beziques have a row for each number of pairs, marriage and double marriage share
one (M-6)."""


def row_of(kind: int) -> int:
    """The row of used cards that a kind writes in."""
    if kind < QUINT:
        return MARRIAGES
    if kind < BEZIQUE:
        return QUINTS
    if kind < FOUR:
        return BEZIQUES + 32 * (kind - BEZIQUE)
    if kind < FOUR_TRUMP:
        return FOURS
    return TRUMP_FOURS if kind < TWO_SEVENS else SEVENS


ROW: Final[list[int]] = [row_of(kind) for kind in range(KIND_COUNT)]


_UNUSED: Final[list[int]] = [0] * ROWS
_NEVER: Final[list[int]] = [0] * KIND_COUNT
"""What those share who have scored nothing; never changed."""


class History:
    """Scored declarations of one owner: a player, or a side that may combine its cards (P-10).

    ``used[row + face]`` has a bit for each copy of the face that was used there; the row of sevens holds those that
    scored their ten (MS-3). ``scored`` counts each kind, ``melds`` lists kind and cards in order. Only the methods here
    change them.
    """

    def __init__(self) -> None:
        self.used: list[int] = _UNUSED
        self.scored: list[int] = _NEVER
        self.melds: list[tuple[int, tuple[int, ...]]] = []

    def copy(self) -> "History":
        """An independent history with the same content."""
        other = History()
        if self.used is not _UNUSED:
            other.used = self.used[:]
            other.scored = self.scored[:]
            other.melds = self.melds[:]
        return other

    def enter(self, kind: int, cards: tuple[int, ...]) -> None:
        """Remember a scored declaration."""
        self._begin()
        self.scored[kind] += 1
        self.melds.append((kind, cards))
        row = ROW[kind]
        for card in cards:
            self.used[row + (card & 31)] |= 1 << (card >> 5)

    def mark_seven(self, card: int) -> None:
        """Remember that this trump seven has scored its ten."""
        self._begin()
        self.used[SEVENS + (card & 31)] |= 1 << (card >> 5)

    def _begin(self) -> None:
        """Have lists of its own from the first entry on: many histories stay empty, and copying them costs."""
        if self.used is _UNUSED:
            self.used = [0] * ROWS
            self.scored = [0] * KIND_COUNT

    def seven_scored(self, card: int) -> bool:
        """Whether this trump seven has scored its ten (MS-3)."""
        return self.was_used(SEVENS, card)

    def scored_sevens(self) -> tuple[int, ...]:
        """The trump sevens that have scored their ten, in order of card."""
        faces = [face for face in range(0, 32, 8) if self.used[SEVENS + face]]
        return tuple(
            sorted([face + 32 * copy for face in faces for copy in range(6) if self.used[SEVENS + face] >> copy & 1])
        )

    def was_used(self, row: int, card: int) -> bool:
        """Whether this card was used in the declarations of a row."""
        return (self.used[row + (card & 31)] >> (card >> 5)) & 1 == 1

    def in_any_bezique(self, face: int) -> int:
        """The copies of a face that were used in beziques of any size."""
        used = self.used
        return (
            used[BEZIQUES + face] | used[BEZIQUES + 32 + face] | used[BEZIQUES + 64 + face] | used[BEZIQUES + 96 + face]
        )

    def has_bezique(self) -> bool:
        """Whether any bezique was scored."""
        scored = self.scored
        return bool(scored[BEZIQUE] or scored[BEZIQUE + 1] or scored[BEZIQUE + 2] or scored[BEZIQUE + 3])
