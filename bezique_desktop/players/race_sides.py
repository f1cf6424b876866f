"""What one side brings into the ending of the race to 66, packed into a number: positions of it are keys of a table."""

from typing import Final

from mypy_extensions import i64

from bezique_desktop.engine.deal import Deal
from bezique_desktop.engine.mechanics import Mechanics

TRICKS: Final = 1 << 8
"""What a side that took a trick has in its number beside its points."""
WAITING: Final = 1 << 9
"""What a point of a marriage that waits for a trick counts in it (S-6)."""
POINTS: Final = TRICKS - 1
"""The bits of its points."""


def numbered(points: int, tricks: bool, waiting: int) -> int:
    """A side as a number: its points, whether it took a trick, the points of marriages that wait for one (S-6)."""
    return points + (TRICKS if tricks else 0) + waiting * WAITING


def side_of(deal: Deal, seat: int) -> int:
    """What a seat brings into the ending of this deal."""
    tricks = seat in deal.takers
    waiting = 0
    if deal.m.marriage_needs_trick and not tricks:
        for kind, _ in deal.histories[seat].melds:
            waiting += deal.m.marriage_points(kind & 3, deal.trump)
    return numbered(deal.scores[seat], tricks, waiting)


def points_of(side: int) -> int:
    """The points of a side."""
    return side & POINTS


def with_marriage(m: Mechanics, side: int, points: int) -> int:
    """The side after announcing a marriage of so many points (S-6)."""
    return side + points * WAITING if m.marriage_needs_trick and not side & TRICKS else side + points


def with_trick(taker: i64, points: i64) -> i64:
    """The side after taking a trick with so many points: what waited for one counts too."""
    return (taker & POINTS) + points + taker // WAITING | TRICKS


def won_from(loser: i64, half: i64, loser_closed: bool) -> i64:
    """The game points that are won from a loser; with so many points he loses a single one (S-12, S-13)."""
    given: i64 = 3
    if loser & TRICKS and loser & POINTS:
        given = 1 if loser & POINTS >= half else 2
    return given * 2 if loser_closed else given
