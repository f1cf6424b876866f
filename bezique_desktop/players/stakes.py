"""What game points are worth to a side of a match that goes to so many of them: near the end not all points count."""

from typing import Final

from bezique_desktop.engine.rules import RACE
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.weights import UNIT

USUAL: Final[tuple[int, ...]] = (0, 10, 4, 2)
"""How often a deal brings its winner so many game points, in parts of 16."""
MOST: Final = 6
"""More game points than this are not won in a deal."""
_PARTS: Final = 1 << 20


class Stakes:
    """The worth of game points to the side of one view, in hundredths of a game point at the usual rate.

    It is how much a side's chance to win the match changes, both winning deals alike from then on; where the match has
    no goal, or is settled by the difference (S-15, S-17), each game point is worth as much as any other.
    """

    def __init__(self, view: SeatView) -> None:
        self.worths: list[int] = []
        rules = view.rules
        if rules.mechanism == RACE and rules.number("s_match_target") and rules.says("s_settle", "match"):
            mine, theirs = [rules.number("s_match_target") - view.totals[side] for side in (view.side, 1 - view.side)]
            if mine > 0 and theirs > 0:
                self.worths = _worths(mine, theirs)

    def worth(self, points: int) -> int:
        """The worth of winning so many game points, or of losing them."""
        if not self.worths:
            return points * UNIT
        return self.worths[max(-MOST, min(MOST, points)) + MOST]


def _worths(mine: int, theirs: int) -> list[int]:
    chances = chances_of(mine, theirs)
    now = chances[mine][theirs]
    rate = max(1, (chances[mine - 1][theirs] - chances[mine][theirs - 1]) // 2)
    found: list[int] = []
    for points in range(-MOST, MOST + 1):
        then = chances[max(0, mine - max(0, points))][max(0, theirs + min(0, points))]
        found.append((then - now) * UNIT // rate)
    return found


def chances_of(mine: int, theirs: int) -> list[list[int]]:
    """The chance to win a match in which the sides lack so many game points, for every number up to these."""
    chances = [[_PARTS] * (theirs + 1)]
    for lacking in range(1, mine + 1):
        row = [0]
        for other in range(1, theirs + 1):
            total = 0
            for points in range(1, len(USUAL)):
                total += USUAL[points] * (chances[max(0, lacking - points)][other] + row[max(0, other - points)])
            row.append(total // (2 * sum(USUAL)))
        chances.append(row)
    return chances
