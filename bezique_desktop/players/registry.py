"""The computer players by name."""

from collections.abc import Callable
from typing import Final

from bezique_desktop.players.greedy import Greedy
from bezique_desktop.players.novice import Novice
from bezique_desktop.players.player import Player
from bezique_desktop.players.thrifty import Thrifty
from bezique_desktop.players.uniform import Uniform

LEVELS: Final = ("novice", "thrifty")
"""The levels offered to people, the weakest first."""
SIMPLEST: Final = "random"
"""Who stands in for a player that fails."""

_MAKERS: Final[dict[str, Callable[[], Player]]] = {
    "random": Uniform,
    "greedy": Greedy,
    "novice": Novice,
    "thrifty": Thrifty,
}
PLAYERS: Final = tuple(_MAKERS)


class UnknownPlayerError(ValueError):
    """There is no computer player with this name; the text lists those that there are."""


def player(name: str) -> Player:
    """A new player of this name."""
    if name not in _MAKERS:
        raise UnknownPlayerError(f"there is no player {name!r}; the players are: {', '.join(PLAYERS)}")
    return _MAKERS[name]()
