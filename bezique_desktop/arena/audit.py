"""The honesty of the program in figures: that nobody peeks, and that the cards fall as they must."""

from collections.abc import Iterator, Sequence
from typing import Final

from bezique_desktop.arena.crew import Job
from bezique_desktop.arena.fairness import Heap, chi_square, empty_heap, farthest, heap_of, means
from bezique_desktop.arena.finding import DECKS, HIDDEN, NUMBER, SHUFFLE, WORTH, Finding
from bezique_desktop.arena.fingerprints import decks
from bezique_desktop.arena.setting import Plain, Setting
from bezique_desktop.engine.mechanics import Mechanics

SIGMAS: Final = 3.0
"""How many standard errors a mean may be off."""
RAREST: Final = 0.001
"""A shuffle fails if chance alone would do so less often."""
NUMBERS: Final = 200
"""Deals that are dealt twice."""
_STATES: Final = 20
_DEALS: Final = 1000
"""Positions and deals that a helper looks at for one result."""


class Audit:
    """All checks of one game: the tasks of the helpers, and what their results come to."""

    def __init__(self, game: str, levels: Sequence[str], states: int, deals: int, seed: int) -> None:
        self.setting: Setting = Setting(game, "", seed)
        self.mechanics: Mechanics = Mechanics(self.setting.rules())
        self.levels: tuple[str, ...] = tuple(levels)
        self.states: int = states
        self.deals: int = deals
        self.results: dict[str, list[Plain]] = {}
        self.all_deals: Heap = empty_heap(self.mechanics)
        self.parts: dict[str, int] = {}
        for key, _ in self.jobs():
            part = key.rpartition(":")[0]
            self.parts[part] = self.parts.get(part, 0) + 1

    @property
    def size(self) -> int:
        """How many tasks there are."""
        return sum(self.parts.values())

    def jobs(self) -> Iterator[Job]:
        """All tasks; a key names the check, the level and the part."""
        yield f"{self.setting.game}:{NUMBER}::0", self._task(NUMBER, 0, NUMBERS)
        for index, level in enumerate(self.levels):
            for part, first in enumerate(range(0, self.deals, _DEALS)):
                task = self._task(WORTH, first, min(self.deals, first + _DEALS))
                yield f"{self.setting.game}:{WORTH}:{level}:{part}", {**task, "stream": index}
        for check, every in ((HIDDEN, 1), (DECKS, _STATES)):
            for level in self.levels:
                for part, first in enumerate(range(0, self.states, _STATES)):
                    count = min(self.states - first, _STATES)
                    task = self._task(check, first, max(1, count // every))
                    yield f"{self.setting.game}:{check}:{level}:{part}", {**task, "level": level}

    def _task(self, check: str, first: int, end: int) -> Plain:
        return {"task": check, "setting": self.setting.plain(), "first": first, "end": end}

    def enter(self, key: str, result: Plain) -> list[Finding]:
        """Take note of a result; returns the findings that it completes."""
        part = key.rpartition(":")[0]
        known = self.results.setdefault(part, [])
        known.append(result)
        if len(known) < self.parts[part]:
            return []
        _, check, level = part.split(":")
        if check == WORTH:
            return self._dealt(level, [heap_of(each) for each in known])
        count, differing = (sum(int(str(each[name])) for each in known) for name in ("count", "differing"))
        if check == NUMBER:
            own = decks(self.mechanics.rules, self.setting.series, NUMBERS)
            differing = sum(mine != theirs for mine, theirs in zip(own, _texts(known[0]), strict=True))
        return [Finding(check, self.setting.game, level, not differing, count, differing)]

    def _dealt(self, level: str, heaps: list[Heap]) -> list[Finding]:
        game, whole = self.setting.game, empty_heap(self.mechanics)
        for heap in heaps:
            whole.merge(heap)
        self.all_deals.merge(whole)
        off = farthest(whole)
        rounded = tuple(round(mean, 2) for mean in means(whole))
        found = [Finding(WORTH, game, level, off < SIGMAS, whole.deals, means=rounded, figure=round(off, 2))]
        if self.all_deals.deals == self.deals * len(self.levels):
            found.append(self._shuffle())
        return found

    def _shuffle(self) -> Finding:
        size, deals = self.mechanics.rules.cards, self.all_deals.deals
        statistic, chance = chi_square(self.all_deals.places, size, deals)
        passed = RAREST < chance < 1 - RAREST
        freedom = (size - 1) ** 2
        return Finding(
            SHUFFLE, self.setting.game, "", passed, deals, figure=round(statistic, 1), freedom=freedom, chance=chance
        )


def _texts(result: Plain) -> list[str]:
    listed = result["decks"]
    assert isinstance(listed, list)
    return listed
