"""Cards as small integers, and their text.

A face is ``suit * 8 + rank``; a physical card is ``face + 32 * copy`` (G-3), so 32 faces and up to six copies of each
(G-1). Suits are numbered S, H, D, C and ranks 7, 8, 9, J, Q, K, T, A: a higher number is a higher card (G-2).
"""

from typing import Final

from mypy_extensions import i64

SUITS: Final = "SHDC"
RANKS: Final = "789JQKTA"
SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
SEVEN: Final = 0
NINE: Final = 2
JACK: Final = 3
QUEEN: Final = 4
KING: Final = 5
TEN: Final = 6
ACE: Final = 7

FACES: Final = 32
NO_SUIT: Final = -1
"""Stands for "no trump suit yet"."""
HIDDEN: Final = -1
"""Stands in a view for a card that the viewer may not know."""

NO_CARDS: Final[list[int]] = []
"""No cards at all; never changed."""


class NotationError(ValueError):
    """A text that should be a card, an action or a kind is none."""


def face_of(card: int) -> int:
    """The face (0..31) of a physical card."""
    return card & 31


def suit_of(card: int) -> int:
    """The suit (0..3) of a card."""
    return (card >> 3) & 3


def rank_of(card: int) -> int:
    """The rank (0..7) of a card; a higher rank beats a lower one of its suit (G-2)."""
    return card & 7


def copy_of(card: int) -> int:
    """Which copy of its face a card is, counted from 0."""
    return card >> 5


def card(rank: int, suit: int, copy: int = 0) -> int:
    """The physical card of this rank, suit and copy (counted from 0)."""
    return suit * 8 + rank + 32 * copy


def card_text(code: int) -> str:
    """Rank, suit and copy counted from 1: ``QS1``; ``??`` for a card that is hidden."""
    if code < 0:
        return "??"
    return RANKS[code & 7] + SUITS[(code >> 3) & 3] + str((code >> 5) + 1)


def parse_card(text: str) -> int:
    """Read ``QS1``; raises :class:`NotationError` for anything else."""
    if len(text) != 3 or text[0] not in RANKS or text[1] not in SUITS or text[2] not in "123456789":
        raise NotationError(f"not a card: {text!r}")
    return RANKS.index(text[0]) + 8 * SUITS.index(text[1]) + 32 * (int(text[2]) - 1)


def pack(packs: int, lowest_rank: int = SEVEN) -> list[int]:
    """All cards of so many packs, in a fixed order; ``lowest_rank`` is the nine in Sixty-Six (G-1, S-1)."""
    return [32 * copy + face for copy in range(packs) for face in range(FACES) if face & 7 >= lowest_rank]


def one(index: i64) -> i64:
    """The mask with this single bit set, 0 to 61.

    Shifted down from the top: mypyc writes a literal 1 shifted up as a C ``int``, which ends at bit 31. The top is the
    highest bit that mypyc keeps without a box.
    """
    top: i64 = 0x2000_0000_0000_0000
    return top >> (61 - index)


def bits(mask: i64) -> int:
    """How many bits of a 32-bit mask are set."""
    m: i64 = mask
    m = m - ((m >> 1) & 0x55555555)
    m = (m & 0x33333333) + ((m >> 2) & 0x33333333)
    m = (m + (m >> 4)) & 0x0F0F0F0F
    return int(((m * 0x01010101) & 0xFFFFFFFF) >> 24)
