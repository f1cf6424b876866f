"""What a helper process can be asked for, by the name of the task."""

from collections.abc import Callable, Mapping

from bezique_desktop.arena.comparison import plain_shares, round_of_deals, round_of_matches
from bezique_desktop.arena.contestants import Contestant
from bezique_desktop.arena.entrants import entrants
from bezique_desktop.arena.setting import Plain, Setting, setting_of
from bezique_desktop.engine.mechanics import Mechanics


class Workshop:
    """Does tasks one after another; players and rules stay until another setting is asked for."""

    def __init__(self) -> None:
        self._setting: Setting | None = None
        self._mechanics: Mechanics | None = None
        self._contestants: list[Contestant] = []
        self._tasks: Mapping[str, Callable[[Plain], Plain]] = {
            "deals": self._deals,
            "matches": self._matches,
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
        shares = round_of_deals(mechanics, self._contestants, setting.series, number_of(task), None)
        return plain_shares(shares)

    def _matches(self, task: Plain) -> Plain:
        setting, mechanics = self._seat(task)
        return plain_shares(round_of_matches(mechanics, self._contestants, setting.series, number_of(task)))

    def _seat(self, task: Plain) -> tuple[Setting, Mechanics]:
        plain = task["setting"]
        assert isinstance(plain, dict)
        setting = setting_of(plain)
        if setting != self._setting or self._mechanics is None:
            self.close()
            rules = setting.rules()
            self._mechanics = Mechanics(rules)
            self._contestants = entrants(setting.players, rules.sides, setting.worker, setting.patience)
            self._setting = setting
        return setting, self._mechanics


def number_of(task: Plain) -> int:
    """The number of the deal, match or batch."""
    number = task["number"]
    assert isinstance(number, int)
    return number
