"""The kinds of declaration: what a player can score with cards (rules chapter M, 2.1).

A kind is an index into :data:`KINDS`; marriages and quints are a kind for each suit. The index is what the engine
counts with, the name what people read: ``marriage H``, ``four-kings``, ``double-bezique``.
"""

from dataclasses import dataclass
from typing import Final

from bezique_desktop.engine.cards import ACE, JACK, KING, NO_SUIT, QUEEN, SUITS, TEN

MARRIAGE_CLASS: Final = 0
BEZIQUE_CLASS: Final = 1
QUARTET_CLASS: Final = 2
SEVENS_CLASS: Final = 3

MARRIAGE: Final = 0
DOUBLE_MARRIAGE: Final = 4
QUINT: Final = 8
BEZIQUE: Final = 12
FOUR: Final = 16
FOUR_TRUMP: Final = 21
TWO_SEVENS: Final = 26
"""First kind of each family; add the suit, the number of pairs less one, or the index in :data:`QUARTET_RANKS`."""

QUARTET_RANKS: Final = (ACE, TEN, KING, QUEEN, JACK)
QUARTET_NAMES: Final = ("aces", "tens", "kings", "queens", "jacks")
BEZIQUE_NAMES: Final = ("bezique", "double-bezique", "triple-bezique", "quadruple-bezique")


@dataclass(frozen=True)
class Kind:
    """One kind of declaration.

    ``name`` is the word of the protocol, ``suit`` the suit of a marriage or quint (else ``NO_SUIT``), ``size`` how many
    cards it takes, ``meld_class`` the class inside which cards are re-used under M-6 to M-8, ``level`` its place there.
    """

    index: int
    name: str
    suit: int
    size: int
    meld_class: int
    level: int

    @property
    def label(self) -> str:
        """The name with its suit, as lists of legal declarations show it: ``marriage H``."""
        return self.name if self.suit == NO_SUIT else f"{self.name} {SUITS[self.suit]}"


def _kinds() -> list[Kind]:
    table: list[Kind] = []
    for level, (name, size) in enumerate((("marriage", 2), ("double-marriage", 4), ("quint", 5))):
        table += [Kind(4 * level + suit, name, suit, size, MARRIAGE_CLASS, level) for suit in range(4)]
    table += [Kind(BEZIQUE + n, BEZIQUE_NAMES[n], NO_SUIT, 2 * n + 2, BEZIQUE_CLASS, n) for n in range(4)]
    table += [Kind(FOUR + n, "four-" + QUARTET_NAMES[n], NO_SUIT, 4, QUARTET_CLASS, 0) for n in range(5)]
    table += [Kind(FOUR_TRUMP + n, "four-trump-" + QUARTET_NAMES[n], NO_SUIT, 4, QUARTET_CLASS, 1) for n in range(5)]
    table.append(Kind(TWO_SEVENS, "two-sevens", NO_SUIT, 2, SEVENS_CLASS, 0))
    return table


KINDS: Final[list[Kind]] = _kinds()
KIND_COUNT: Final = 27
KIND_NAMES: Final[frozenset[str]] = frozenset(kind.name for kind in KINDS)


def kind_named(name: str, suit: int) -> int:
    """The index of the kind with this name, and this suit where it is a kind for each suit; -1 where there is none."""
    for kind in KINDS:
        if kind.name == name and kind.suit in (NO_SUIT, suit):
            return kind.index
    return -1
