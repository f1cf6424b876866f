"""What comes out of many rounds: margins with and without luck, wins and times, with intervals."""

from dataclasses import dataclass

from bezique_desktop.arena.comparison import MICROSECONDS, Share
from bezique_desktop.arena.contestants import REASONS
from bezique_desktop.arena.figures import half_width, mean, percentile, without_noise


@dataclass(frozen=True)
class Showing:
    """How one contestant did.

    ``margin`` is its score less the mean of the others', a deal or match, ``adjusted`` the same with the luck of the
    draw taken off, ``wins`` the part of all deals or matches in which it alone scored most or won, a draw being shared;
    each with half the width of its 95 % interval over rounds. ``points`` is its mean score; ``median`` and ``slow`` are
    the median and the 95th percentile of its time for a move, in milliseconds.
    """

    name: str
    margin: float
    interval: float
    adjusted: float
    adjusted_interval: float
    wins: float
    wins_interval: float
    points: float
    median: float
    slow: float
    moves: int
    faults: int
    reasons: tuple[str, ...]


class Tally:
    """The rounds so far, by number, so that the order in which they were finished changes nothing."""

    def __init__(self, names: list[str]) -> None:
        self.names: list[str] = names
        self.rounds: dict[int, list[Share]] = {}

    def add(self, number: int, shares: list[Share]) -> None:
        """Enter a round."""
        self.rounds[number] = shares

    @property
    def length(self) -> float:
        """How many deals a round took from each seat, on average."""
        return mean([shares[0].deals for shares in self.rounds.values()])

    def of(self, player: int) -> list[Share]:
        """What one contestant had, round by round."""
        return [self.rounds[number][player] for number in sorted(self.rounds)]

    def showings(self) -> list[Showing]:
        """How every contestant did so far."""
        return [self._showing(player, name) for player, name in enumerate(self.names)]

    def _showing(self, player: int, name: str) -> Showing:
        shares = self.of(player)
        margins = [share.margin for share in shares]
        adjusted = without_noise(margins, [share.luck for share in shares])
        wins = [share.wins for share in shares]
        times = sorted([time for share in shares for time in share.times])
        reasons = dict.fromkeys([reason for share in shares for reason in share.reasons])
        return Showing(
            name, mean(margins), half_width(margins), mean(adjusted), half_width(adjusted),
            mean(wins), half_width(wins), mean([share.points for share in shares]),
            1000 * percentile(times, 50) / MICROSECONDS, 1000 * percentile(times, 95) / MICROSECONDS, len(times),
            sum(share.faults for share in shares), tuple(reasons)[:REASONS],
        )  # fmt: skip
