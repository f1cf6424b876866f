"""The computer players by name: the levels, and those kept to measure strength by."""

from collections.abc import Callable
from typing import Final

from bezique_desktop.players.failings import FALLIBLE
from bezique_desktop.players.greedy import Greedy
from bezique_desktop.players.levels import Fallible, master
from bezique_desktop.players.names import LEVELS, PLAYERS, SIMPLEST
from bezique_desktop.players.novice import Novice
from bezique_desktop.players.player import Player
from bezique_desktop.players.thrifty import Thrifty
from bezique_desktop.players.uniform import Uniform

_MAKERS: Final[dict[str, Callable[[], Player]]] = {
    SIMPLEST: Uniform,
    "greedy": Greedy,
    "novice": Novice,
    "thrifty": Thrifty,
    "master": master,
}


class UnknownPlayerError(ValueError):
    """There is no computer player with this name; the text lists those that there are."""


def player(name: str) -> Player:
    """A new player of this name."""
    if name in FALLIBLE:
        return Fallible(name)
    if name not in _MAKERS:
        raise UnknownPlayerError(f"there is no player {name!r}; the players are: {', '.join(PLAYERS)}")
    return _MAKERS[name]()


__all__ = ["LEVELS", "PLAYERS", "SIMPLEST", "UnknownPlayerError", "player"]
