"""What points are worth to a side of a match that goes to so many of them, or of a game scored by its value: near the
end not all of them count alike."""

from typing import Final

from bezique_desktop.engine.results import game_value
from bezique_desktop.engine.rules import CARD_POINTS, RACE, Rules
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.trials import root
from bezique_desktop.players.weights import UNIT

A_TRICK: Final = 16
"""Points that a trick of two cards brings all sides together, with what is declared after it."""
SWING: Final = 22
"""By how many points what a side gets of one trick varies."""
A_TRICK_OF_MANY: Final = 68
SWING_OF_MANY: Final = 140
"""The same where a game with many packs is scored by its value."""
LATE: Final = 24
"""With no more tricks left than this such a game is played for its value."""
ROUNDED: Final = "none"
"""What a game is expected to be worth has no steps (X-23)."""
QUANTILES: Final[tuple[int, ...]] = (-128, -52, 0, 52, 128)
"""A fifth of all chances each lies around so many hundredths of the usual variation."""
COARSE: Final[tuple[int, ...]] = (-109, 0, 109)
"""The same in thirds, for more than two sides."""
DECIDED: Final = 300
"""A lead that decides a match as surely as if it were over, in points."""
UNDECIDED: Final = 250
"""More than this no lead is worth while the match goes on; to be behind costs each of several losers his part."""
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
    """What the scores of a deal are worth to a side, in hundredths of a point, where they are not worth themselves.

    In a match to a target that is its lead over the others while nobody can reach the target with this deal; near it,
    how likely the match is won, in such points. In a game that is scored by its value it is that value near the end of
    the deal, the rubicon counted in (X-23). ``near`` says whether it makes a difference, ``last_trick_decides`` whether
    every side has reached the target already where the last trick decides then (C-14), ``points_mislead`` whether more
    points may be a loss: those of a loser under the rubicon go to the winner.
    """

    def __init__(self, view: SeatView) -> None:
        rules = view.rules
        self.side: int = view.side
        counts = rules.result == "points"
        self.target: int = rules.number("target") * UNIT if counts else 0
        self.by_value: bool = rules.result == "game_value"
        self.rubicon: int = rules.number("x_rubicon")
        self.bonus: int = rules.number("x_game_bonus")
        at_once = rules.says("end_check", "immediate")
        self.last_trick_wins: bool = counts and rules.says("both_over", "last_trick") and not at_once
        self.totals: list[int] = [total * UNIT if counts else 0 for total in view.totals]
        self.a_trick: int = A_TRICK_OF_MANY if self.by_value else A_TRICK * rules.players // 2
        self.swing: int = swing_of(rules)
        left = tricks_left(len(view.hand) + len(view.shown[view.seat]), view.talon, rules.players)
        now = [total + points * UNIT for total, points in zip(self.totals, points_so_far(view), strict=True)]
        in_reach = self.target > 0 and max(now) + self.a_trick * UNIT * left >= self.target
        self.near: bool = in_reach or (self.by_value and left <= LATE)
        self.points_mislead: bool = self.by_value and self.near
        self.last_trick_decides: bool = self.last_trick_wins and in_reach and min(now) >= self.target

    def worth(self, scores: list[int], margins: list[int], tricks: int) -> int:
        """The worth of these points of the sides in this deal, if each is expected to get so much more than the mean of
        the others in the tricks left."""
        sides = len(scores)
        middle: list[int] = []
        for side in range(sides):
            coming = (self.a_trick * UNIT * tricks + (sides - 1) * margins[side]) // sides
            middle.append(self.totals[side] + scores[side] * UNIT + coming)
        swing = self.swing * root(tricks * UNIT * UNIT)
        if not swing:
            return self._ended(middle)
        parts = QUANTILES if sides == 2 else COARSE
        total = 0
        outcomes: list[list[int]] = [[end] for end in _around(middle[0], swing, parts)]
        for side in range(1, sides):
            outcomes = [[*ends, end] for ends in outcomes for end in _around(middle[side], swing, parts)]
        for ends in outcomes:
            total += self._ended(ends)
        return total // len(outcomes)

    def _ended(self, ends: list[int]) -> int:
        """The worth of such totals after the deal."""
        others = len(ends) - 1
        if self.by_value:
            return self._value(ends[self.side], ends[1 - self.side])
        lead = (ends[self.side] * (others + 1) - sum(ends)) // others
        if max(ends) < self.target:
            return max(-UNDECIDED * UNIT // others, min(UNDECIDED * UNIT, lead))
        over = [end for end in ends if end >= self.target]
        winning = over if self.last_trick_wins else [end for end in over if end == max(over)]
        if not self.last_trick_wins and len(winning) > 1:
            return 0
        if ends[self.side] not in winning:
            return -DECIDED * UNIT // others
        return DECIDED * UNIT * (others + 1 - len(winning)) // (others * len(winning))

    def _value(self, mine: int, theirs: int) -> int:
        """The value of a game that ends like this (X-22, X-23)."""
        if mine == theirs:
            return 0
        won, lost = max(mine, theirs) // UNIT, min(mine, theirs) // UNIT
        value = game_value(won, lost, self.rubicon, self.bonus, ROUNDED) * UNIT
        return value if mine > theirs else -value


def swing_of(rules: Rules) -> int:
    """By how many points what a side gets of one trick varies."""
    return SWING_OF_MANY if rules.result == "game_value" else SWING


def points_so_far(view: SeatView) -> list[int]:
    """The scores of the sides with the card points that they have taken, though these may be credited at the end
    (M-CP)."""
    rules = view.rules
    points = list(view.scores)
    if rules.says("card_points_when", "end_of_deal"):
        by_rank = CARD_POINTS[str(rules.options["card_points"])]
        for number, card in enumerate(view.played):
            points[view.takers[number // rules.players] % rules.sides] += by_rank[card & 7]
    return points


def _around(middle: int, swing: int, parts: tuple[int, ...]) -> list[int]:
    """Where a side may end that is expected to end there."""
    return [middle + part * swing // UNIT for part in parts]


def tricks_left(cards: int, talon: int, seats: int) -> int:
    """How many tricks a deal has left when a hand has so many cards and the talon so many."""
    return cards + talon // seats


def _worths(mine: int, theirs: int) -> list[int]:
    chances = winning_chances(mine, theirs)
    now = chances[mine][theirs]
    rate = max(1, (chances[mine - 1][theirs] - chances[mine][theirs - 1]) // 2)
    found: list[int] = []
    for points in range(-MOST, MOST + 1):
        then = chances[max(0, mine - max(0, points))][max(0, theirs + min(0, points))]
        found.append((then - now) * UNIT // rate)
    return found


def winning_chances(mine: int, theirs: int) -> list[list[int]]:
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
