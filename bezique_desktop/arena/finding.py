"""What an audit has found: the checks by name, and the result of one of them."""

from dataclasses import asdict, dataclass
from typing import Final

from bezique_desktop.arena.setting import Plain

HIDDEN: Final = "hidden"
DECKS: Final = "decks"
WORTH: Final = "worth"
SHUFFLE: Final = "shuffle"
NUMBER: Final = "number"
CHECKS: Final = (HIDDEN, DECKS, WORTH, SHUFFLE, NUMBER)


@dataclass(frozen=True)
class Finding:
    """The result of one check of a game, at one level where it concerns a level.

    ``count`` says how much was looked at: positions for ``hidden``, moves for ``decks``, deals for the others;
    ``differing`` what was not as it must be. ``means`` are the mean worths of what each seat was dealt, ``figure`` the
    standard errors of the farthest (``worth``) or the chi-square statistic (``shuffle``), ``freedom`` its degrees of
    freedom and ``chance`` how often a fair shuffle exceeds it.
    """

    check: str
    game: str
    level: str
    passed: bool
    count: int
    differing: int = 0
    means: tuple[float, ...] = ()
    figure: float = 0.0
    freedom: int = 0
    chance: float = 1.0

    def plain(self) -> Plain:
        """The finding for JSON."""
        return asdict(self)
