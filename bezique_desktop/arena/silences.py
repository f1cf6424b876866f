"""How often combinations lie ready in other hands, and how much oftener in hands that are imagined from the cards
played alone: what nobody declared at his opportunity he is not likely to hold."""

from typing import Final

from bezique_desktop.arena.deals import NumberedDeal
from bezique_desktop.arena.learners import Learner
from bezique_desktop.engine.chance import Chance, derived
from bezique_desktop.engine.deal import OPEN, Deal
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.views import SeatView, Standing, seat_view
from bezique_desktop.players.features import stage_of_rounds
from bezique_desktop.players.weights import Weights
from bezique_desktop.players.worlds import EVEN, Worlds, lies_ready

IMAGINED: Final = 4
"""So many deals are imagined at a position."""
SELDOM: Final = 4
"""One move in so many is looked at."""
_THOUGHT: Final = 3

Counts = list[list[int]]
"""For who took the last trick, and for others: hands, those with a combination ready, imagined hands, those with
one."""


def empty() -> Counts:
    """No counts."""
    return [[0] * 4 for _ in range(2)]


class Listener:
    """Plays deals of a player against itself and counts."""

    def __init__(
        self, mechanics: Mechanics, weights: Weights, prior: list[list[int]], choices: list[list[int]], series: int
    ) -> None:
        self.mechanics: Mechanics = mechanics
        self.learner: Learner = Learner(weights)
        self.prior: list[list[int]] = prior
        self.choices: list[list[int]] = choices
        self.series: int = series
        self.counts: Counts = empty()

    def play(self, number: int) -> None:
        """Play one deal and count."""
        chance = Chance(derived(self.series, number))
        deal = NumberedDeal(self.mechanics, self.series, number).start()
        while not deal.over and deal.phase == OPEN:
            view = seat_view(deal, Standing(1, 1, tuple([0] * deal.m.sides)), deal.to_act)
            if view.takers and not view.opportunity and chance.below(SELDOM) == 0:
                self._count(deal, view, chance)
            deal.apply(self.learner.choose(view))

    def _count(self, deal: Deal, view: SeatView, chance: Chance) -> None:
        prior = self.prior[stage_of_rounds(view.talon // deal.m.seats)]
        worlds = Worlds(view, self.mechanics, prior, self.choices)
        imagined = [worlds.deal(chance) for _ in range(IMAGINED)]
        for seat, wanted in enumerate(worlds.wanted):
            if wanted:
                counts = self.counts[0 if seat == view.takers[-1] else 1]
                counts[0] += 1
                counts[1] += lies_ready(deal, seat)
                counts[2] += IMAGINED
                counts[3] += sum([lies_ready(world, seat) for world in imagined])


def merge(counts: Counts, others: Counts) -> None:
    """Add the counts of other deals."""
    for row, other in zip(counts, others, strict=True):
        row[:] = [mine + theirs for mine, theirs in zip(row, other, strict=True)]


def silences(counts: Counts) -> list[int]:
    """How many of :data:`~bezique_desktop.players.worlds.EVEN` imagined hands with something ready to keep, so that as
    many are left as there truly are."""
    return [
        min(EVEN, EVEN * (ready + _THOUGHT) * (others - seen + _THOUGHT)
            // ((hands - ready + _THOUGHT) * (seen + _THOUGHT)))
        for hands, ready, others, seen in counts
    ]  # fmt: skip
