"""What points are worth to a side of a match that goes to so many of them: near the end not all of them count."""

from typing import Final

from bezique_desktop.engine.rules import RACE
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.trials import root
from bezique_desktop.players.weights import UNIT

A_TRICK: Final = 16
"""Points that a trick brings both sides together, with what is declared after it."""
SWING: Final = 22
"""By how many points what a side gets of one trick varies."""
QUANTILES: Final[tuple[int, ...]] = (-128, -52, 0, 52, 128)
"""A fifth of all chances each lies around so many hundredths of the usual variation."""
DECIDED: Final = 300
"""A lead that decides a match as surely as if it were over, in points."""
UNDECIDED: Final = 250
"""More than this no lead is worth while the match goes on."""
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


class Goal:
    """What a lead is worth to a side of a match for two to a target, in hundredths of a point.

    While nobody can reach the target with this deal it is the lead itself; near the target it is how likely the match
    is won, in such points. ``near`` says whether it makes a difference, ``last_trick_decides`` whether both sides have
    reached the target already where the last trick decides then (C-14).
    """

    def __init__(self, view: SeatView) -> None:
        rules = view.rules
        counts = rules.result == "points" and rules.players == 2
        self.target: int = rules.number("target") * UNIT if counts else 0
        self.last_trick_wins: bool = counts and rules.says("both_over", "last_trick")
        self.mine: int = view.totals[view.side] * UNIT
        self.theirs: int = view.totals[1 - view.side] * UNIT if counts else 0
        within = A_TRICK * UNIT * tricks_left(len(view.hand) + len(view.shown[view.seat]), view.talon)
        ahead = max(self.mine + view.scores[view.side] * UNIT, self.theirs + view.scores[1 - view.side] * UNIT)
        self.near: bool = self.target > 0 and ahead + within >= self.target
        behind = min(self.mine + view.scores[view.side] * UNIT, self.theirs + view.scores[1 - view.side] * UNIT)
        self.last_trick_decides: bool = self.last_trick_wins and self.near and behind >= self.target

    def worth(self, mine: int, theirs: int, margin: int, tricks: int) -> int:
        """The worth of so many points for each side in this deal, with this margin expected in the tricks left."""
        half = A_TRICK * UNIT * tricks // 2
        first = self.mine + mine * UNIT + half + margin // 2
        second = self.theirs + theirs * UNIT + half - margin // 2
        swing = SWING * root(tricks * UNIT * UNIT)
        total = 0
        for mine_off in QUANTILES:
            for theirs_off in QUANTILES:
                total += self._ended(first + mine_off * swing // UNIT, second + theirs_off * swing // UNIT)
        return total // (len(QUANTILES) * len(QUANTILES))

    def _ended(self, mine: int, theirs: int) -> int:
        """The worth of such totals after the deal."""
        lead = mine - theirs
        if max(mine, theirs) < self.target:
            return max(-UNDECIDED * UNIT, min(UNDECIDED * UNIT, lead))
        if self.last_trick_wins and min(mine, theirs) >= self.target:
            return 0
        return DECIDED * UNIT if lead > 0 else -DECIDED * UNIT if lead < 0 else 0


def tricks_left(cards: int, talon: int) -> int:
    """How many tricks a deal for two has left when a hand has so many cards and the talon so many."""
    return cards + talon // 2


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
