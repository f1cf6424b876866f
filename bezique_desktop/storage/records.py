"""Recorded matches as files: reading any, and keeping those that were left or finished."""

from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import Final

from bezique_desktop.engine.match import Match
from bezique_desktop.engine.record import HEADER, RecordError, RecordReader, record_text
from bezique_desktop.engine.rules import Rules
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.storage.files import free_name, write_new

ENDING: Final = ".bezique"
LONGEST_HEAD: Final = 8000
"""So many characters hold what a record says before its first deal."""


class UnreadableRecord(ValueError):
    """A file is no record, or a damaged one; the text is one sentence and names the line where there is one."""


def match_of(text: str) -> Match:
    """The match that a record tells, played again by the rules; raises ``RecordError`` naming the faulty line."""
    reader = RecordReader(_games_in(text))
    match = reader.read(text)
    if len(match.names) != match.rules.players:
        raise RecordError(reader.line, f"{len(match.names)} names are given for {match.rules.players} seats")
    return match


def _games_in(text: str) -> dict[str, Rules]:
    """The rules of the games that a record names: one, if it is a record."""
    named = {line.removeprefix("game ").strip() for line in text.splitlines() if line.startswith("game ")}
    return {game: rules_of(game) for game in game_ids() if game in named}


def read_record(path: Path) -> Match:
    """The match recorded in a file; raises :class:`UnreadableRecord`."""
    try:
        return match_of(path.read_bytes().decode())
    except OSError as error:
        raise UnreadableRecord(f"{path}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise UnreadableRecord(f"{path}: this is not a text file; a record begins with {HEADER!r}") from error
    except RecordError as error:
        raise UnreadableRecord(f"{path}: {error}") from error


def write_record(path: Path, match: Match) -> None:
    """Write the record of a match; raises ``OSError``."""
    write_new(path, record_text(match).encode())


def keep(folder: Path, text: str) -> Path:
    """Put a record into the folder of records under a name of its own, and return its path; raises ``OSError``.

    A record that lies there already, because a program ended just after it was written, is not written twice.
    """
    words = dict([line.split(" ", 1) for line in text.splitlines()[:200] if line.startswith(("game ", "match "))])
    name = f"{words.get('game', 'match')} {words.get('match', '0')}"
    content = text.encode()
    for other in folder.glob(f"* {name}*{ENDING}"):
        if other.read_bytes() == content:
            return other
    path = folder / f"{date.today().isoformat()} {name}{ENDING}"
    if path.exists():
        path = free_name(path.with_suffix(""), " ({})" + ENDING)
    write_new(path, content)
    return path


def highest_number(files: Iterable[Path], name: str) -> int:
    """The highest number of the matches that somebody of this name played at seat 0, 0 if there is none."""
    numbers = [0]
    for file in files:
        head = _head(file)
        if f"name 0 {name}" in head:
            words = [line.removeprefix("match ") for line in head if line.startswith("match ")]
            numbers += [int(word) for word in words if word.isdecimal()]
    return max(numbers)


def _head(file: Path) -> list[str]:
    """The first lines of a file, none if it cannot be read."""
    try:
        with open(file, encoding="utf-8", errors="replace") as text:
            return [line.rstrip("\n") for line in text.readlines(LONGEST_HEAD)]
    except OSError:
        return []


def records_in(folder: Path) -> list[Path]:
    """The records of a folder, the latest first; none if there is no such folder."""
    found = [(path.stat().st_mtime_ns, path) for path in folder.glob(f"*{ENDING}") if path.is_file()]
    return [path for _, path in sorted(found, reverse=True)]
