"""What is played and by whom, as a value that crosses to a helper process."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bezique_desktop.engine.options import Value
from bezique_desktop.engine.rules import Rules, changed
from bezique_desktop.games.catalogue import rules_of

Plain = dict[str, object]
"""Values that JSON can carry."""


@dataclass(frozen=True)
class Setting:
    """A game with changed options, the players in the words of the command line, and the series of deals.

    With ``luck`` every deal is played with its luck worked out beside the score; with ``worker`` our own players run
    behind the line protocol, which a program from outside always does, ``patience`` seconds a move.
    """

    game: str
    players: str
    series: int
    options: Mapping[str, Value] = field(default_factory=dict)
    luck: bool = False
    worker: bool = False
    patience: float = 5.0

    def rules(self) -> Rules:
        """The rules in force; raises ``ValueError`` with a sentence if there are no such ones."""
        return changed(rules_of(self.game), self.options)

    def plain(self) -> Plain:
        """The setting for JSON."""
        return {
            "game": self.game, "players": self.players, "series": self.series, "options": dict(self.options),
            "luck": self.luck, "worker": self.worker, "patience": self.patience,
        }  # fmt: skip


def setting_of(plain: Plain) -> Setting:
    """The setting that :meth:`Setting.plain` wrote."""
    options = plain["options"]
    assert isinstance(options, dict)
    return Setting(
        str(plain["game"]), str(plain["players"]), int(str(plain["series"])), options,
        bool(plain["luck"]), bool(plain["worker"]), float(str(plain["patience"])),
    )  # fmt: skip


def rows_of(plain: Plain, name: str) -> list[list[int]]:
    """A table of whole numbers."""
    rows = plain[name]
    assert isinstance(rows, list)
    return rows
