"""Recorded matches as files: reading any, and keeping those that were left or finished."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bezique_desktop.engine.match import Match
from bezique_desktop.engine.record import HEADER, RecordReader, record_text
from bezique_desktop.engine.record_faults import Fault, RecordError
from bezique_desktop.engine.rules import Rules
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.storage.files import await_files, free_name, write_new, write_soon

if TYPE_CHECKING:
    from datetime import date

ENDING: Final = ".bezique"
LONGEST_HEAD: Final = 8000
"""So many characters hold what a record says before its first deal."""


class UnreadableRecord(ValueError):
    """A file is no record, or a damaged one; the text is one sentence and names the line where there is one.

    ``good`` is the match before the fault, None if nothing was played before it.
    """

    def __init__(self, path: Path, cause: Exception, words: str, good: Match | None = None) -> None:
        super().__init__(f"{path}: {words}")
        self.path: Path = path
        self.cause: Exception = cause
        self.good: Match | None = good


def match_of(text: str) -> Match:
    """The match that a record tells, played again by the rules; raises ``RecordError`` naming the faulty line."""
    reader = RecordReader(_games_in(text))
    match = reader.read(text)
    names, seats = len(match.names), match.rules.players
    if names != seats:
        raise RecordError(reader.line, Fault.NAMES, str(names), str(seats))
    return match


def good_part_of(text: str) -> Match | None:
    """The match that a record tells before its first fault; None if nothing was played before it."""
    reader = RecordReader(_games_in(text))
    with suppress(RecordError):
        reader.read(text)
    match = reader.match
    return match if match is not None and match.entries and len(match.names) == match.rules.players else None


def _games_in(text: str) -> dict[str, Rules]:
    """The rules of the games that a record names: one, if it is a record."""
    named = {line.removeprefix("game ").strip() for line in text.splitlines() if line.startswith("game ")}
    return {game: rules_of(game) for game in game_ids() if game in named}


def read_record(path: Path) -> Match:
    """The match recorded in a file; raises :class:`UnreadableRecord`."""
    content = b""
    try:
        content = path.read_bytes()
        return match_of(content.decode())
    except OSError as error:
        raise UnreadableRecord(path, error, error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        words = f"this is not a text file; a record begins with {HEADER!r}"
        raise UnreadableRecord(path, error, words, good_part_of(_whole_lines(content[: error.start]))) from error
    except RecordError as error:
        raise UnreadableRecord(path, error, str(error), good_part_of(content.decode())) from error


def _whole_lines(content: bytes) -> str:
    return content[: content.rfind(b"\n") + 1].decode()


def write_record(path: Path, match: Match) -> None:
    """Write the record of a match; raises ``OSError``."""
    write_new(path, record_text(match).encode())


def keep_soon(folder: Path, text: str, then: Callable[[], object]) -> Path:
    """Put a record into the folder of records under a name of its own, and return its path; raises ``OSError``.

    Another thread waits for the disk and does ``then`` what is to be done. A record that lies there already, because a
    program ended just after it was written, is not written twice.
    """
    from datetime import date

    words = dict([line.split(" ", 1) for line in text.splitlines()[:200] if line.startswith(("game ", "match "))])
    name = f"{words.get('game', 'match')} {words.get('match', '0')}"
    content = text.encode()
    await_files(folder)
    for other in folder.glob(f"* {name}*{ENDING}"):
        if _is_called(other, name) and _holds(other, content):
            then()
            return other
    path = folder / f"{date.today().isoformat()} {name}{ENDING}"
    if path.exists():
        path = free_name(path.with_suffix(""), " ({})" + ENDING)
    write_soon(path, content, then)
    return path


def _is_called(file: Path, name: str) -> bool:
    """Whether the name of a file is a day and this, with a number in brackets or without."""
    called = file.name.removesuffix(ENDING).partition(" ")[2]
    return called == name or called.startswith(f"{name} (")


def _holds(file: Path, content: bytes) -> bool:
    """Whether a file has just this content; not if it cannot be read."""
    try:
        return file.read_bytes() == content
    except OSError:
        return False


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


def recorded_on(file: Path) -> "date":
    """The day on which a match was put away, as the name of its file tells, else that of its last change."""
    from datetime import date

    with suppress(ValueError):
        return date.fromisoformat(file.name[:10])
    try:
        return date.fromtimestamp(file.stat().st_mtime)
    except OSError:
        return date.today()


def records_in(folder: Path) -> list[Path]:
    """The records of a folder, those of the latest day first; none if there is no such folder."""
    found = [path for path in folder.glob(f"*{ENDING}") if path.is_file()]
    return sorted(found, key=lambda path: (recorded_on(path), path.stat().st_mtime_ns, path), reverse=True)
