"""A comparison of players: the same deals from every seat, and what comes out of it."""

from collections.abc import Callable
from dataclasses import dataclass

from bezique_desktop.arena.contestants import Contestant
from bezique_desktop.arena.deals import NumberedDeal
from bezique_desktop.arena.figures import half_width, mean, percentile
from bezique_desktop.engine.mechanics import Mechanics


@dataclass(frozen=True)
class Showing:
    """How one contestant did.

    ``margin`` is its score less the mean of the others', a deal, with half the width of the 95 % interval over paired
    deals; ``points`` its mean score; ``wins`` the part of all deals in which it alone scored most, a tie counting by
    halves (or by thirds); ``median`` and ``slow`` the median and the 95th percentile of its time for a move, in
    milliseconds.
    """

    name: str
    margin: float
    interval: float
    points: float
    wins: float
    median: float
    slow: float
    moves: int
    faults: int
    reasons: tuple[str, ...]


class Comparison:
    """Plays every deal once for each way of turning the contestants round the table, one contestant a side."""

    def __init__(self, mechanics: Mechanics, contestants: list[Contestant], series: int) -> None:
        self.mechanics: Mechanics = mechanics
        self.contestants: list[Contestant] = contestants
        self.series: int = series
        self.deals: int = 0
        sides = mechanics.sides
        self.margins: list[list[float]] = [[] for _ in range(sides)]
        self.points: list[list[float]] = [[] for _ in range(sides)]
        self.wins: list[float] = [0.0] * sides

    def run(self, deals: int, progress: Callable[[int], None]) -> None:
        """Play so many more deals from every seat; ``progress`` hears how many are done."""
        for _ in range(deals):
            self._play(NumberedDeal(self.mechanics, self.series, self.deals))
            self.deals += 1
            progress(self.deals)

    def _play(self, deal: NumberedDeal) -> None:
        sides = self.mechanics.sides
        points = [0.0] * sides
        margins = [0.0] * sides
        for turn in range(sides):
            seated = [self.contestants[(seat + turn) % sides] for seat in range(self.mechanics.seats)]
            scores = deal.play(seated)
            for side, score in enumerate(scores):
                player = (side + turn) % sides
                points[player] += score / sides
                margins[player] += (score - (sum(scores) - score) / (sides - 1)) / sides
                if score == max(scores):
                    self.wins[player] += 1 / scores.count(score)
        for player in range(sides):
            self.points[player].append(points[player])
            self.margins[player].append(margins[player])

    def showings(self) -> list[Showing]:
        """How every contestant did so far."""
        return [self._showing(player) for player in range(self.mechanics.sides)]

    def _showing(self, player: int) -> Showing:
        contestant = self.contestants[player]
        margins = self.margins[player]
        return Showing(
            contestant.name, mean(margins), half_width(margins), mean(self.points[player]),
            self.wins[player] / max(1, self.deals * self.mechanics.sides),
            1000 * percentile(contestant.seconds, 50), 1000 * percentile(contestant.seconds, 95),
            len(contestant.seconds),
            contestant.faults, tuple(contestant.reasons),
        )  # fmt: skip
