"""Learning a game from self-play: weights by evolution, then the value of positions by regression."""

from collections.abc import Callable
from dataclasses import dataclass

from bezique_desktop.arena.census import Census, census_of
from bezique_desktop.arena.crew import Crew, Job
from bezique_desktop.arena.evolution import PAIRS, Evolution
from bezique_desktop.arena.genome import genome_of, spreads_of, weights_of
from bezique_desktop.arena.notebook import Notebook
from bezique_desktop.arena.regression import Sums, explained, solution, sums_of
from bezique_desktop.arena.setting import Plain, Setting, rows_of
from bezique_desktop.arena.silences import empty, merge, silences
from bezique_desktop.engine.chance import derived
from bezique_desktop.players.features import FEATURES, STAGES
from bezique_desktop.players.value import SCALE
from bezique_desktop.players.weights import THRIFTY, UNIT, Weights

BATCH = 25
"""Deals that a helper plays for one result."""
POSITIONS_BATCH = 100
"""The same where the result is long."""
FEW = 200
"""Positions from which a stage of its own is not learnt."""
_EVOLUTION = 5
_POSITIONS = 6
_PROOF = 7
_SILENCES = 8
LISTENED = 20
"""For silences one deal is played where so many are played for the values."""

Teller = Callable[[int, int, str], None]
"""Hears how many of how many parts of which stage of the work are done."""


@dataclass(frozen=True)
class Plan:
    """How much is learnt from: generations, deals for each pair of candidates, deals whose positions are valued, and
    deals that prove whether the weights have got better."""

    generations: int
    contest: int
    deals: int
    proof: int


@dataclass(frozen=True)
class Lesson:
    """What was learnt from so many ``positions``.

    ``weights`` won ``margin`` points a deal over those of the start. ``values`` and ``prior``, the worth of features
    and where unseen cards lie, have a row a stage; ``choices`` tell how readily one card is played instead of another,
    ``silences`` how many imagined hands with something to declare are kept. ``explained`` is the part of what came that
    the values tell in deals that they were not learnt from.
    """

    weights: Weights
    margin: float
    values: list[list[int]]
    prior: list[list[int]]
    choices: list[list[int]]
    silences: list[int]
    positions: int
    explained: float


class Training:
    """One training; all of it is decided by the game, the plan and the seed."""

    def __init__(self, setting: Setting, plan: Plan, crew: Crew, notebook: Notebook, tell: Teller) -> None:
        self.setting: Setting = setting
        self.plan: Plan = plan
        self.crew: Crew = crew
        self.notebook: Notebook = notebook
        self.tell: Teller = tell

    def learn(self) -> Lesson:
        """All of it; weights that prove no better are given up."""
        genome = self._evolved()
        margin = self._proven(genome) if self.plan.generations else 0.0
        if margin <= 0:
            genome, margin = genome_of(THRIFTY), 0.0
        sums, held, census = self._positions(genome)
        told = _explained(held, _rows(sums))
        whole = [_together([one, other]) for one, other in zip(sums, held, strict=True)]
        prior, choices = census.prior(), census.choices()
        return Lesson(
            weights_of(genome, THRIFTY), margin,
            [[round(number * SCALE) for number in row] for row in _rows(whole)], prior, choices,
            self._silences(genome, prior, choices), sum(each.count for each in whole), told,
        )  # fmt: skip

    # ------------------------------------------------------------------ weights
    def _evolved(self) -> list[int]:
        evolution = Evolution(genome_of(THRIFTY), spreads_of(THRIFTY), self.setting.series)
        for generation in range(self.plan.generations):
            margins = [0] * PAIRS
            series = derived(self.setting.series, _EVOLUTION, generation)
            jobs = [
                (f"{generation}:{pair}", self._contest(one, other, series, range(self.plan.contest)))
                for pair, (one, other) in enumerate(evolution.pairs())
            ]
            for key, result in self.crew.run(jobs, self.notebook):
                margins[int(key.partition(":")[2])] = int(str(result["score"]))
            evolution.learn(margins)
            self.tell(generation + 1, self.plan.generations, "generation")
        return evolution.outcome

    def _proven(self, genome: list[int]) -> float:
        """The margin over the first weights, in points a deal, over deals that were not learnt from."""
        series = derived(self.setting.series, _PROOF)
        jobs = [
            (f"proof:{numbers.start}", self._contest(genome, genome_of(THRIFTY), series, numbers))
            for numbers in batches(self.plan.proof)
        ]
        total = 0
        for done, (_, result) in enumerate(self.crew.run(jobs, self.notebook), 1):
            total += int(str(result["score"]))
            self.tell(done, len(jobs), "proof")
        sides = self.setting.rules().sides
        return total / (UNIT * self.plan.proof * sides * (sides - 1))

    def _contest(self, mine: list[int], others: list[int], series: int, numbers: range) -> Plain:
        return {"task": "contest", "mine": mine, "others": others, **self._deals(series, numbers)}

    def _deals(self, series: int, numbers: range) -> Plain:
        return {"setting": self.setting.plain(), "series": series, "first": numbers.start, "end": numbers.stop}

    # ------------------------------------------------------------------ values
    def _positions(self, genome: list[int]) -> tuple[list[Sums], list[Sums], Census]:
        """The positions to learn from, those of every tenth batch to try the outcome on, and the counts of all."""
        series = derived(self.setting.series, _POSITIONS)
        jobs: list[Job] = [
            (f"positions:{numbers.start}", {"task": "positions", "mine": genome, **self._deals(series, numbers)})
            for numbers in batches(self.plan.deals, POSITIONS_BATCH)
        ]
        sums, held, census = _empty(), _empty(), Census()
        for done, (key, result) in enumerate(self.crew.run(jobs, self.notebook), 1):
            rows, counts = result["rows"], result["census"]
            assert isinstance(rows, list)
            assert isinstance(counts, dict)
            census.merge(census_of(counts))
            batch = int(key.partition(":")[2]) // POSITIONS_BATCH
            for each, row in zip(held if batch % 10 == 9 else sums, rows, strict=True):
                each.merge(sums_of(row))
            self.tell(done, len(jobs), "batch of positions")
        return sums, held, census

    def _silences(self, genome: list[int], prior: list[list[int]], choices: list[list[int]]) -> list[int]:
        series = derived(self.setting.series, _SILENCES)
        known: Plain = {"task": "silences", "mine": genome, "prior": prior, "choices": choices}
        jobs = [
            (f"silences:{numbers.start}", {**known, **self._deals(series, numbers)})
            for numbers in batches(1 + self.plan.deals // LISTENED)
        ]
        counts = empty()
        for done, (_, result) in enumerate(self.crew.run(jobs, self.notebook), 1):
            merge(counts, rows_of(result, "counts"))
            self.tell(done, len(jobs), "batch of silences")
        return silences(counts)


def _empty() -> list[Sums]:
    return [Sums(FEATURES) for _ in range(STAGES)]


def _together(parts: list[Sums]) -> Sums:
    whole = Sums(FEATURES)
    for part in parts:
        whole.merge(part)
    return whole


def _rows(sums: list[Sums]) -> list[list[float]]:
    """A solution for each stage, the last first, drawn towards that of all stages: what comes until the next stage and
    what that is worth varies less than what comes in all. A stage with few positions has its nearest neighbour's."""
    middle = solution(_together(sums))
    rows: list[list[float]] = []
    later = middle
    for each in sums:
        if each.count >= FEW:
            later = solution(each, middle, each.towards(later))
        rows.append(later)
    known = [row for row, each in enumerate(sums) if each.count >= FEW] or [0]
    return [rows[min(known, key=lambda other: abs(other - row))] for row in range(len(rows))]


def _explained(held: list[Sums], rows: list[list[float]]) -> float:
    """The part of the variation in positions that were not learnt from; 0 if there are none."""
    squares = sum(each.square for each in held)
    told = sum(explained(each, row) * each.square for each, row in zip(held, rows, strict=True))
    return told / squares if squares else 0.0


def batches(deals: int, size: int = BATCH) -> list[range]:
    """So many deals in parts for helpers."""
    return [range(first, min(deals, first + size)) for first in range(0, deals, size)]
