"""Self-play to learn from: contests of weights, and positions with what came of them."""

from dataclasses import dataclass
from typing import Final

from bezique_desktop.arena.census import Census
from bezique_desktop.arena.comparison import seated
from bezique_desktop.arena.contestants import Contestant
from bezique_desktop.arena.deals import NumberedDeal, brought
from bezique_desktop.arena.luck import Judge
from bezique_desktop.arena.regression import Sums
from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.chance import Chance, derived
from bezique_desktop.engine.deal import Deal
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.views import SeatView, Standing, seat_view
from bezique_desktop.players.features import FEATURES, STAGES, features, stage
from bezique_desktop.players.judgement import judge
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.player import Player, RulesInForce
from bezique_desktop.players.quick import settled
from bezique_desktop.players.registry import SIMPLEST, player
from bezique_desktop.players.scoring import is_race
from bezique_desktop.players.value import waiting
from bezique_desktop.players.weights import UNIT, Weights

POSITIONS: Final = 500
"""How many positions of an ending are looked at in self-play."""
DRAWS: Final = 6
"""How many other draws a draw is compared with to take the luck off a contest."""
WILD: Final = 24
"""One move in so many is left to chance, so that unusual positions are met too."""


class Learner:
    """The player by rules of thumb with numbers on trial."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Weights = weights
        self.rules: RulesInForce = RulesInForce()

    def choose(self, view: SeatView) -> Action:
        """Its action."""
        return judge(Knowledge(view, self.rules.of(view.rules)), self.weights, POSITIONS).choice.action


class Trainee(Contestant):
    """A learner as a contestant."""

    def __init__(self, weights: Weights) -> None:
        super().__init__("trainee")
        self.learner: Learner = Learner(weights)

    def answer(self, view: SeatView, seed: int, number: int) -> Action:
        return self.learner.choose(view)


def contest(
    mechanics: Mechanics, mine: Weights, others: Weights, series: int, numbers: range, judge: Judge | None = None
) -> int:
    """What a player with these weights scores in all more than the others' mean, times the number of others, over deals
    that are played from every seat; in hundredths, less the luck of the draw by this judge."""
    contestants: list[Contestant] = [Trainee(mine), *[Trainee(others) for _ in range(mechanics.sides - 1)]]
    total = 0
    for number in numbers:
        deal = NumberedDeal(mechanics, series, number)
        for turn in range(mechanics.sides):
            scores = deal.play(seated(mechanics, contestants, turn), judge, DRAWS)
            side = -turn % mechanics.sides
            total += UNIT * (scores[side] * mechanics.sides - sum(scores))
            total -= round(UNIT * deal.luck[side]) * (mechanics.sides - 1)
    return total


@dataclass(frozen=True)
class Met:
    """A position between two tricks for one side: its stage, its features, and what is settled by then."""

    row: int
    features: list[int]
    settled: int


class Sampler:
    """Plays deals of a player against itself and adds up, stage by stage of the talon, its positions between two tricks
    and what was where."""

    def __init__(self, mechanics: Mechanics, weights: Weights, series: int) -> None:
        self.mechanics: Mechanics = mechanics
        self.learner: Learner = Learner(weights)
        self.wild: Player = player(SIMPLEST)
        self.series: int = series
        self.sums: list[Sums] = [Sums(FEATURES) for _ in range(STAGES)]
        self.census: Census = Census()

    def play(self, number: int) -> None:
        """Play one deal and add its positions."""
        chance = Chance(derived(self.series, number))
        deal = NumberedDeal(self.mechanics, self.series, number).start()
        met: list[list[Met]] = [[] for _ in self._sides]
        tricks = -1
        while not deal.over:
            if settled(deal) and len(deal.takers) > tricks:
                tricks = len(deal.takers)
                for side in self._sides:
                    met[side].append(Met(stage(deal), features(deal, side), self._settled(deal, side)))
                self.census.place(deal)
            view = seat_view(deal, Standing(1, 1, tuple([0] * deal.m.sides)), deal.to_act)
            wild, seed = chance.below(WILD) == 0, chance.below(1 << 30)
            self.census.apply(deal, self.wild.choose(view, seed) if wild else self.learner.choose(view))
        for side in self._sides:
            self._enter(met[side], self._outcome(deal, side))

    def _enter(self, met: list[Met], outcome: int) -> None:
        """Add the positions of one side: each with what came of it in all, and until the next stage."""
        later: Met | None = None
        for place in range(len(met) - 1, -1, -1):
            at = met[place]
            if place + 1 < len(met) and met[place + 1].row != at.row:
                later = met[place + 1]
            sums = self.sums[at.row]
            sums.add(at.features, outcome - at.settled)
            if later is None or later.row != at.row - 1:
                sums.link(at.features, outcome - at.settled, [])
            else:
                sums.link(at.features, later.settled - at.settled, later.features)

    @property
    def _sides(self) -> range:
        """With two sides the features and the margin of one are those of the other with the sign changed."""
        return range(1 if self.mechanics.sides == 2 else self.mechanics.sides)

    def _settled(self, deal: Deal, side: int) -> int:
        """What a side has more than the others already, times their number, in hundredths."""
        others = self.mechanics.sides - 1
        if is_race(self.mechanics):
            return 0
        mine = deal.scores[side]
        return UNIT * (mine * others - (sum(deal.scores) - mine)) + others * waiting(deal, side)

    def _outcome(self, deal: Deal, side: int) -> int:
        scores = brought(self.mechanics, deal)
        return UNIT * (scores[side] * self.mechanics.sides - sum(scores))
