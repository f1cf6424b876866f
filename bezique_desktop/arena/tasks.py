"""What a helper process can be asked for, by the name of the task."""

from collections.abc import Callable, Mapping
from dataclasses import asdict

from bezique_desktop.arena.comparison import plain_shares, round_of_deals, round_of_matches
from bezique_desktop.arena.contestants import Contestant
from bezique_desktop.arena.entrants import entrants
from bezique_desktop.arena.fairness import dealt
from bezique_desktop.arena.fingerprints import decks
from bezique_desktop.arena.genome import weights_of
from bezique_desktop.arena.honesty import foreseeing, peeking
from bezique_desktop.arena.learners import Sampler, contest
from bezique_desktop.arena.luck import Judge
from bezique_desktop.arena.setting import Plain, Setting, rows_of, setting_of
from bezique_desktop.arena.silences import Listener
from bezique_desktop.engine.chance import derived
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.players.value import values_of
from bezique_desktop.players.weights import THRIFTY


class Workshop:
    """Does tasks one after another; players and rules stay until another setting is asked for."""

    def __init__(self) -> None:
        self._setting: Setting | None = None
        self._mechanics: Mechanics | None = None
        self._judge: Judge | None = None
        self._contestants: list[Contestant] = []
        self._tasks: Mapping[str, Callable[[Plain], Plain]] = {
            "deals": self._deals,
            "matches": self._matches,
            "contest": self._contest,
            "positions": self._positions,
            "silences": self._silences,
            "hidden": self._hidden,
            "decks": self._decks,
            "worth": self._worth,
            "number": self._number,
        }

    def perform(self, task: Plain) -> Plain:
        """The result of a task, which names itself."""
        return self._tasks[str(task["task"])](task)

    def close(self) -> None:
        """Let the players go."""
        for contestant in self._contestants:
            contestant.close()
        self._contestants = []

    def _deals(self, task: Plain) -> Plain:
        setting, mechanics = self._seat(task)
        shares = round_of_deals(mechanics, self._contestants, setting.series, number_of(task), self._judge)
        return plain_shares(shares)

    def _matches(self, task: Plain) -> Plain:
        setting, mechanics = self._seat(task)
        return plain_shares(round_of_matches(mechanics, self._contestants, setting.series, number_of(task)))

    def _contest(self, task: Plain) -> Plain:
        mine, others = weights_of(numbers(task, "mine"), THRIFTY), weights_of(numbers(task, "others"), THRIFTY)
        deals = range(number_of(task, "first"), number_of(task, "end"))
        mechanics = self._game(task)
        judge = values_of(mechanics.rules)
        return {"score": contest(mechanics, mine, others, number_of(task, "series"), deals, judge)}

    def _positions(self, task: Plain) -> Plain:
        mine = weights_of(numbers(task, "mine"), THRIFTY)
        sampler = Sampler(self._game(task), mine, number_of(task, "series"))
        for number in range(number_of(task, "first"), number_of(task, "end")):
            sampler.play(number)
        return {"rows": [sums.plain() for sums in sampler.sums], "census": sampler.census.plain()}

    def _silences(self, task: Plain) -> Plain:
        mine = weights_of(numbers(task, "mine"), THRIFTY)
        prior, choices = rows_of(task, "prior"), rows_of(task, "choices")
        listener = Listener(self._game(task), mine, prior, choices, number_of(task, "series"))
        for number in range(number_of(task, "first"), number_of(task, "end")):
            listener.play(number)
        return {"counts": listener.counts}

    def _hidden(self, task: Plain) -> Plain:
        start, count = self._stream(task), number_of(task, "end")
        return asdict(peeking(self._game(task), str(task["level"]), start, count))

    def _decks(self, task: Plain) -> Plain:
        start, count = self._stream(task), number_of(task, "end")
        return asdict(foreseeing(self._game(task), str(task["level"]), start, count))

    def _worth(self, task: Plain) -> Plain:
        deals = range(number_of(task, "first"), number_of(task, "end"))
        series = derived(setting_in(task).series, number_of(task, "stream"))
        return dealt(self._game(task), series, deals).plain()

    def _number(self, task: Plain) -> Plain:
        count = number_of(task, "end")
        fingerprints = decks(self._game(task).rules, setting_in(task).series, count)
        return {"decks": fingerprints, "count": count, "differing": 0}

    def _stream(self, task: Plain) -> int:
        return derived(setting_in(task).series, number_of(task, "first"))

    def _seat(self, task: Plain) -> tuple[Setting, Mechanics]:
        """The setting of a task, its rules, and its players in their places."""
        mechanics = self._game(task)
        setting = self._setting
        assert setting is not None
        if not self._contestants:
            self._contestants = entrants(setting.players, mechanics.sides, setting.worker, setting.patience)
        return setting, mechanics

    def _game(self, task: Plain) -> Mechanics:
        """The rules of a task's setting."""
        setting = setting_in(task)
        if setting != self._setting or self._mechanics is None:
            self.close()
            self._mechanics = Mechanics(setting.rules())
            self._judge = values_of(self._mechanics.rules) if setting.luck else None
            self._setting = setting
        return self._mechanics


def setting_in(task: Plain) -> Setting:
    """The setting of a task."""
    plain = task["setting"]
    assert isinstance(plain, dict)
    return setting_of(plain)


def number_of(task: Plain, name: str = "number") -> int:
    """A number of a task."""
    number = task[name]
    assert isinstance(number, int)
    return number


def numbers(task: Plain, name: str) -> list[int]:
    """A list of numbers of a task."""
    listed = task[name]
    assert isinstance(listed, list)
    return listed
