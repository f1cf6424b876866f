"""The ladder of levels: neighbours play matches until it is known how much stronger the upper one is."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Final

from bezique_desktop.arena.comparison import shares_of
from bezique_desktop.arena.crew import Job
from bezique_desktop.arena.figures import half_width, mean
from bezique_desktop.arena.setting import Plain, Setting
from bezique_desktop.arena.tally import Tally
from bezique_desktop.engine.rules import Rules

WIDEST: Final = 5.0
"""The 95 % interval, in percent of matches from end to end, with which the measurement is content."""
FEWEST: Final = 30
"""Rounds of matches that are played in any case, so that the interval means something."""
FIRST: Final = 2
"""Rounds of every pair before any is preferred."""
HANDLING: Final = 100
"""Microseconds that a move takes beside the player's own time, roughly."""


@dataclass(frozen=True)
class Rung:
    """One level against the next weaker one: the percentage of matches that it won, with half the width of the 95 %
    interval, and how many matches were played."""

    stronger: str
    weaker: str
    percent: float
    interval: float
    matches: int


class Ladder:
    """All pairs of neighbours, the weakest first. With three seats one of the stronger plays against two weaker."""

    def __init__(self, setting: Setting, levels: Sequence[str]) -> None:
        self.setting: Setting = setting
        self.rules: Rules = setting.rules()
        self.pairs: list[tuple[str, str]] = list(zip(levels[1:], levels, strict=False))
        self.tallies: list[Tally] = [Tally(list(pair)) for pair in self.pairs]
        self.asked: list[int] = [0] * len(self.pairs)
        self.spent: list[int] = [0] * len(self.pairs)

    @property
    def even(self) -> float:
        """The percentage that equal players would win."""
        return 100 / self.rules.sides

    def heading(self) -> Plain:
        """What is measured, for a notebook."""
        return {"measure": "ladder", "pairs": [list(pair) for pair in self.pairs], **self.setting.plain()}

    def jobs(self, goes_on: Callable[[], bool]) -> Iterator[Job]:
        """Matches to play until all is known or time is up, each of the pair whose interval they narrow most for their
        time; of players who think long there are fewer, but they get more of the time."""
        while goes_on():
            open_pairs = [pair for pair in range(len(self.pairs)) if not self.is_known(pair)]
            if not open_pairs:
                return
            yield self._job(max(open_pairs, key=self._promise))

    def _promise(self, pair: int) -> tuple[bool, float]:
        """Whether a pair has yet to be asked for its first rounds; by how much the square of its interval falls with a
        round more than it was asked for, over the time of that round."""
        asked, known = self.asked[pair], len(self.tallies[pair].rounds)
        if asked < FIRST or not known:
            return asked < FIRST, -asked
        spread = self.rung(pair).interval ** 2 * (known + 2)
        return False, spread / (asked + 2) ** 2 * known / max(1, self.spent[pair])

    def _job(self, pair: int) -> Job:
        number = self.asked[pair]
        while number in self.tallies[pair].rounds:
            number += 1
        self.asked[pair] = number + 1
        setting = Setting(**{**vars(self.setting), "players": ",".join(self.pairs[pair])})
        return f"{pair}:{number}", {"task": "matches", "setting": setting.plain(), "number": number}

    def enter(self, key: str, result: Plain) -> None:
        """Take note of a round of matches."""
        name, _, number = key.partition(":")
        pair, shares = int(name), shares_of(result)
        self.tallies[pair].add(int(number), shares)
        self.spent[pair] += sum(sum(share.times) + HANDLING * len(share.times) for share in shares)

    def is_known(self, pair: int) -> bool:
        """Whether the interval of this pair is narrow enough."""
        return len(self.tallies[pair].rounds) >= FEWEST and 2 * self.rung(pair).interval <= WIDEST

    def rung(self, pair: int) -> Rung:
        """How a pair stands; its interval counts a round won and one lost besides, so that a few rounds that all went
        one way do not look certain."""
        wins = [100 * share.wins for share in self.tallies[pair].of(0)]
        width = half_width([*wins, 0.0, 100.0])
        return Rung(*self.pairs[pair], round(mean(wins), 1), round(width, 1), len(wins) * self.rules.sides)

    def rungs(self) -> list[Rung]:
        """All pairs, the weakest first."""
        return [self.rung(pair) for pair in range(len(self.pairs))]


def table(ladder: Ladder, version: str) -> Plain:
    """The result as data, for the help of the window."""
    return {
        "game": ladder.rules.game,
        "even": round(ladder.even, 1),
        "version": version,
        "seed": ladder.setting.series,
        "rungs": [asdict(rung) for rung in ladder.rungs()],
    }
