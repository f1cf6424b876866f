"""What a person asks for when a match is to be dealt."""

from dataclasses import field
from typing import Final

from bezique_desktop.engine.options import Value
from bezique_desktop.engine.rules import Rules, changed
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.values import frozen

BY_LOT: Final = 0


@frozen
class NewGame:
    """A wish for a match: the game with other values for some options, how well the computers play, and who sits there.

    ``name`` is the player's own and ``opponents`` those of the computers in the order of play, "" for the usual ones.
    ``levels`` are those of the computers one by one, where they differ from ``level``. ``seed`` is the number of the
    first deal, None for one by chance. ``partner`` is which of the computers (from 1) sits opposite the player where
    partners play together, ``BY_LOT`` if the cards decide.
    """

    game: str
    level: str
    options: dict[str, Value] = field(default_factory=dict)
    name: str = ""
    opponents: tuple[str, ...] = ()
    seed: int | None = None
    levels: tuple[str, ...] = ()
    partner: int = BY_LOT

    def levels_of(self, computers: int) -> tuple[str, ...]:
        """How well each of so many computers plays, in the order of play."""
        return (*self.levels, *[self.level] * computers)[:computers]

    def rules(self) -> Rules:
        """The rules that are asked for; raises ``UnknownGameError`` or ``OptionError`` if there are none such."""
        return changed(rules_of(self.game), self.options)
