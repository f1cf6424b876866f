"""Recorded matches as files: reading any, and keeping those that were left or finished."""

from collections.abc import Callable, Generator, Iterable
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
LINES_A_STEP: Final = 60
"""So many lines of a record are read at once where somebody waits: some 5 ms of six-deck Bézique, uncompiled."""


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
    return _with_all_names(reader, reader.read(text))


def _with_all_names(reader: RecordReader, match: Match) -> Match:
    names, seats = len(match.names), match.rules.players
    if names != seats:
        raise RecordError(reader.line, Fault.NAMES, str(names), str(seats))
    return match


def _games_in(text: str) -> dict[str, Rules]:
    """The rules of the games that a record names: one, if it is a record."""
    named = {line.removeprefix("game ").strip() for line in text.splitlines() if line.startswith("game ")}
    return {game: rules_of(game) for game in game_ids() if game in named}


def read_record(path: Path) -> Match:
    """The match recorded in a file; raises :class:`UnreadableRecord`."""
    steps = record_steps(path)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            match: Match = end.value
            return match


def record_steps(path: Path) -> Generator[None, None, Match]:
    """Read a record as :func:`read_record` does, a few lines a step, for whoever has something else to do meanwhile."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise UnreadableRecord(path, error, error.strerror or str(error)) from error
    text, flaw = _decoded(content)
    reader = RecordReader(_games_in(text))
    try:
        match = yield from _played(reader, text)
    except RecordError as error:
        raise _unreadable(path, flaw or error, reader) from error
    if flaw is not None:
        raise _unreadable(path, flaw, reader)
    return match


def _decoded(content: bytes) -> tuple[str, UnicodeDecodeError | None]:
    """The text of a record; where it ceases to be one, the whole lines before that, and the error."""
    try:
        return content.decode(), None
    except UnicodeDecodeError as error:
        return content[: content.rfind(b"\n", 0, error.start) + 1].decode(), error


def _played(reader: RecordReader, text: str) -> Generator[None, None, Match]:
    lines = text.splitlines()
    if not text.strip():
        reader.read(text)
    for first in range(0, len(lines), LINES_A_STEP):
        for line in lines[first : first + LINES_A_STEP]:
            reader.feed(line)
        yield
    return _with_all_names(reader, reader.finished())


def _unreadable(path: Path, cause: Exception, reader: RecordReader) -> UnreadableRecord:
    """What is wrong with a record, with what was read of it."""
    foreign = f"this is not a text file; a record begins with {HEADER!r}"
    words = foreign if isinstance(cause, UnicodeDecodeError) else str(cause)
    return UnreadableRecord(path, cause, words, _good_part(reader))


def _good_part(reader: RecordReader) -> Match | None:
    """The match that a record tells before its first fault; None if nothing was played before it."""
    match = reader.match
    return match if match is not None and match.entries and len(match.names) == match.rules.players else None


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
