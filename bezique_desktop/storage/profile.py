"""What the program remembers of each player by name: the number of the next match, and a few counts."""

from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Final

from bezique_desktop.storage.document import Document
from bezique_desktop.storage.notices import Report
from bezique_desktop.values import frozen

NUMBER: Final = 1
"""The version of the file."""


@frozen
class Player:
    """One player: the number of the next match, from 1 (R-3); matches finished, won, and finished after an undo."""

    next_match: int = 1
    finished: int = 0
    won: int = 0
    undone: int = 0


class Profile:
    """The players by name; every change is written at once."""

    def __init__(self, path: Path, report: Report) -> None:
        self._document = Document(path, NUMBER, report)
        self._players: dict[str, Player] = self._read()

    def player(self, name: str) -> Player:
        """What is known of a player; nothing yet of one who is new."""
        return self._players.get(_plain(name), Player())

    def knows(self, name: str) -> bool:
        """Whether this player has begun a match."""
        return _plain(name) in self._players

    def begin_match(self, name: str, least: int = 1) -> int:
        """The number of the match that this player begins now, not below ``least``; the next has the number after."""
        player = self.player(name)
        number = max(player.next_match, least)
        self._set(name, replace(player, next_match=number + 1))
        return number

    def end_match(self, name: str, won: bool, undone: bool) -> None:
        """Count a match that this player has played to the end."""
        was = self.player(name)
        self._set(name, Player(was.next_match, was.finished + 1, was.won + int(won), was.undone + int(undone)))

    def _set(self, name: str, player: Player) -> None:
        self._players[_plain(name)] = player
        self._document.write({"players": {each: asdict(known) for each, known in self._players.items()}})

    def _read(self) -> dict[str, Player]:
        try:
            players = _object(self._document.read().get("players", {}))
            return {str(name): _player(counts) for name, counts in players.items()}
        except ValueError as error:
            self._document.refuse(error)
            return {}


def _player(counts: object) -> Player:
    known = _object(counts)
    values = {field.name: known.get(field.name, field.default) for field in fields(Player)}
    for name, value in values.items():
        if type(value) is not int or value < 0:
            raise ValueError(f"{name} is {value!r}")
    return Player(*[int(str(value)) for value in values.values()])


def _object(value: object) -> dict[object, object]:
    if not isinstance(value, dict):
        raise ValueError(f"{value!r} is not an object of JSON")
    return value


def _plain(name: str) -> str:
    """A name without spaces that cannot be seen, as records write it."""
    return " ".join(name.split())
