"""The numbers that a player by rules of thumb judges with."""

from dataclasses import dataclass
from typing import Final

UNIT: Final = 100
"""One point of the game; every judgement is counted in such hundredths."""


@dataclass(frozen=True)
class Weights:
    """What a player holds cards, tricks and chances to be worth.

    Tables by rank run 7, 8, 9, J, Q, K, T, A and say in hundredths of a point what a card in hand is worth as a card to
    play with, apart from what it may complete: at the start of the talon and at its end, outside trumps and in trumps.
    ``patience`` discounts a declaration with 0, 1, 2, 3 cards missing, ``trust`` one that lies ready when it is asked
    what to declare first; they and the chances below are parts of 1024. ``lead`` is what taking a trick is worth in
    itself, at the start and the end of the talon, ``right`` what it is worth while the side has too few tricks to
    declare (C-9). ``delay`` is the part of a waiting declaration that each trick lost is thought to cost, ``denial``
    the part of what an opponent may declare that counts as one's own gain when he does not take the trick. The last
    five say how likely an opponent who could is to take a trick: with the ten of the suit led, with another card of the
    suit or a trump where little lies in it, and the same where an ace or ten does.
    """

    plain_early: tuple[int, ...]
    plain_late: tuple[int, ...]
    trump_early: tuple[int, ...]
    trump_late: tuple[int, ...]
    patience: tuple[int, ...]
    trust: int
    lead_early: int
    lead_late: int
    right: int
    delay: int
    denial: int
    take_with_ten: int
    take_poor_with_suit: int
    take_poor_with_trump: int
    take_rich_with_suit: int
    take_rich_with_trump: int


THRIFTY: Final = Weights(
    plain_early=(0, 7, 15, 40, 65, 85, 350, 280),
    plain_late=(0, 15, 35, 100, 140, 210, 420, 630),
    trump_early=(480, 510, 550, 800, 950, 1100, 1900, 2400),
    trump_late=(1050, 1150, 1250, 1650, 2000, 2350, 3600, 4700),
    patience=(800, 410, 225, 110),
    trust=970,
    lead_early=-100,
    lead_late=50,
    right=800,
    delay=60,
    denial=960,
    take_with_ten=700,
    take_poor_with_suit=250,
    take_poor_with_trump=100,
    take_rich_with_suit=900,
    take_rich_with_trump=700,
)

NOVICE: Final = Weights(
    plain_early=(0, 0, 0, 150, 300, 450, 1200, 1300),
    plain_late=(0, 0, 0, 150, 300, 450, 1200, 1300),
    trump_early=(300, 300, 300, 500, 700, 900, 2200, 2500),
    trump_late=(300, 300, 300, 500, 700, 900, 2200, 2500),
    patience=(500, 150, 0, 0),
    trust=500,
    lead_early=0,
    lead_late=0,
    right=0,
    delay=100,
    denial=0,
    take_with_ten=300,
    take_poor_with_suit=300,
    take_poor_with_trump=300,
    take_rich_with_suit=500,
    take_rich_with_trump=500,
)
