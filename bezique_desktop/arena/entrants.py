"""From the words of a command line to the contestants of a comparison."""

import shlex
from typing import Final

from bezique_desktop.arena.contestants import Contestant, Resident, Visitor
from bezique_desktop.arena.outside import own_command
from bezique_desktop.players.registry import PLAYERS, UnknownPlayerError

OUTSIDE: Final = "cmd:"
"""Before the command that starts a program from outside."""


def own_player(level: str) -> list[str]:
    """The command that starts one of our own players behind the line protocol: a second start of this program."""
    return own_command("player", "--level", level)


def entrants(words: str, sides: int, worker: bool, patience: float) -> list[Contestant]:
    """One contestant a side, from names separated by commas; the last name stands for those that are missing.

    A name is that of a registered player, or ``cmd:`` and the command of a program that speaks the line protocol. With
    ``worker`` our own players speak it too. Raises ``ValueError`` with a sentence if this makes no sense.
    """
    names = split(words)
    if not 2 <= len(names) <= sides:
        wanted = "2 players" if sides == 2 else f"2 to {sides} players"
        raise ValueError(f"expected {wanted} for this game, one a side, but got {len(names)}: {words!r}")
    names += [names[-1]] * (sides - len(names))
    return [_entrant(name, worker, patience) for name in names]


def _entrant(name: str, worker: bool, patience: float) -> Contestant:
    if name.startswith(OUTSIDE):
        command = shlex.split(name.removeprefix(OUTSIDE))
        if not command:
            raise ValueError("cmd: wants a command after it")
        return Visitor(name, command, patience)
    if name not in PLAYERS:
        raise UnknownPlayerError(f"there is no player {name!r}; the players are: {', '.join(PLAYERS)}, cmd:COMMAND")
    return Visitor(name, own_player(name), patience) if worker else Resident(name)


def split(words: str) -> list[str]:
    """Names separated by commas, except those inside quotation marks, which are left out."""
    lexer = shlex.shlex(words, posix=True, punctuation_chars=False)
    lexer.whitespace = ","
    lexer.whitespace_split = True
    lexer.commenters = ""
    return [name.strip() for name in lexer if name.strip()]
