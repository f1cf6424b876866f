"""What the cards of a race to 66 are worth to keep, to lead and to take tricks with while cards are drawn: the rules of
thumb of imagined deals."""

from dataclasses import dataclass
from typing import Final

from bezique_desktop.engine.cards import FACES, KING, NINE, QUEEN
from bezique_desktop.engine.mechanics import Mechanics

BITS: Final[list[int]] = [2**face for face in range(FACES)]
"""The mask of each face."""
ABOVE: Final[list[int]] = [sum([BITS[high] for high in range(face + 1, (face | 7) + 1)]) for face in range(FACES)]
"""The mask of the cards above each face in its suit."""
IN_SUIT: Final[list[int]] = [bin(mask).count("1") for mask in range(256)]
"""How many cards a mask of one suit has."""


@dataclass(frozen=True)
class Manner:
    """Numbers in hundredths of a card point.

    Tables by rank run 9, J, Q, K, T, A: what a card is worth in hand outside trumps and in trumps, and how good it is
    to lead; pairs of numbers are for plain suits and for trumps: what a lead gains if nothing unseen beats it, what a
    king or queen is worth whose marriage is in hand, and whose other half is still unseen. ``turn`` is what it is worth
    to take a trick, ``last`` that of the last draw besides, ``married`` with a marriage to announce then; ``nine`` what
    the nine is worth that may still be exchanged. The talon is closed if the sure tricks lead to the goal with so many
    card points ``thrown`` to each, and if no more trumps may be out than so many hundredths above those that the hand
    draws.
    """

    plain: tuple[int, ...]
    trump: tuple[int, ...]
    lead_plain: tuple[int, ...]
    lead_trump: tuple[int, ...]
    top: tuple[int, int]
    pair: tuple[int, int]
    half: tuple[int, int]
    turn: int
    last: int
    married: int
    nine: int
    thrown: int
    out: int


USUAL: Final = Manner(
    plain=(-430, -285, -135, 145, 90, 1310),
    trump=(990, 860, 1490, 1595, 2135, 3640),
    lead_plain=(-330, 680, -730, -520, -1330, -3035),
    lead_trump=(-1200, -1490, -1665, -1170, -3740, -2140),
    top=(1755, -1410),
    pair=(1180, 1920),
    half=(200, 1010),
    turn=430,
    last=715,
    married=1195,
    nine=1010,
    thrown=7,
    out=151,
)
"""Found by evolution over deals that were played on like this from the first card."""


class Habits:
    """A manner face by face, for one trump suit."""

    def __init__(self, m: Mechanics, manner: Manner, trump: int) -> None:
        self.manner: Manner = manner
        self.points: bytes = m.card_points
        self.keep: list[int] = [0] * FACES
        self.lead: list[int] = [0] * FACES
        self.top: list[int] = [0] * FACES
        self.pair: list[int] = [0] * FACES
        self.half: list[int] = [0] * FACES
        self.spouse: list[int] = [0] * FACES
        for face in range(FACES):
            if face & 7 >= NINE:
                self._enter(face, 1 if face >> 3 == trump else 0)

    def _enter(self, face: int, strong: int) -> None:
        rank, manner = face & 7, self.manner
        self.keep[face] = (manner.trump if strong else manner.plain)[rank - NINE]
        self.lead[face] = (manner.lead_trump if strong else manner.lead_plain)[rank - NINE]
        self.top[face] = manner.top[strong]
        if QUEEN <= rank <= KING:
            self.pair[face] = manner.pair[strong]
            self.half[face] = manner.half[strong]
            self.spouse[face] = BITS[face + 1 if rank == QUEEN else face - 1]


def habits_of(m: Mechanics) -> list[Habits]:
    """The usual manner, for each trump suit."""
    return [Habits(m, USUAL, trump) for trump in range(4)]


def held_back(habits: Habits, face: int, hand: int, unseen: int) -> int:
    """What a king or queen costs its marriage when it is played from this hand."""
    spouse = habits.spouse[face]
    if spouse & hand:
        return habits.pair[face]
    return habits.half[face] if spouse & unseen else 0
