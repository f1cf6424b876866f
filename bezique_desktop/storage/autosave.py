"""The match in progress, kept so that the next start can go on with it; one process at a time may keep it."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from bezique_desktop.engine.match import Match
from bezique_desktop.engine.record import record_text
from bezique_desktop.engine.record_faults import RecordError
from bezique_desktop.storage.files import free_name, set_aside, settle, write_new
from bezique_desktop.storage.journal import Journal
from bezique_desktop.storage.journal_text import JournalFault, JournalText
from bezique_desktop.storage.lock import Lock
from bezique_desktop.storage.notices import Notice, NoticeKind, Report, not_saved, stuck
from bezique_desktop.storage.places import Places
from bezique_desktop.storage.records import keep_soon, match_of
from bezique_desktop.table.moves import moves_of, replayed
from bezique_desktop.table.timeline import Timeline
from bezique_desktop.values import frozen

LAST_OF_HEAD: Final = "seed"
"""The word of the last line before the first deal."""
ON_THE_WAY: Final = ".kept-{}"
"""What is added to the name of a journal whose match goes to the records, until the record is on the disk."""

NOT_THERE: Final = (FileNotFoundError, NotADirectoryError)


@frozen
class Saved:
    """A match as it was left, its timeline for the table, and the good part of the journal."""

    match: Match
    timeline: Timeline
    content: bytes


class Autosave:
    """Keeps the journal of one match at a time.

    At the start ask for the match that was :meth:`left` and :meth:`resume` it or :meth:`begin` another; both give a
    table its journal, or None if nothing can be kept, which ``report`` was told. :meth:`leave` a match when it is put
    away, :meth:`close` at the end.
    """

    def __init__(self, places: Places, report: Report) -> None:
        self._path: Path = places.journal / "match.journal"
        self._records: Path = places.records
        self._report: Report = report
        self._journal: Journal | None = None
        self._usable: bool = True
        self._lock: Lock | None = self._locked()
        if self._usable:
            self._arrive()

    def _locked(self) -> Lock | None:
        """The lock of the journal; where no file can be made there is none, and the journal will say so itself."""
        try:
            lock = Lock(self._path.with_suffix(".lock"))
        except OSError:
            return None
        if not lock.held:
            self._usable = False
            self._report(Notice(NoticeKind.IN_USE, {}))
        return lock

    # ------------------------------------------------------------------ what was left
    def left(self) -> Saved | None:
        """The match that the last run left, finished or not.

        Of a damaged journal it is the match before the fault, and the whole file is kept under another name.
        """
        return self._read() if self._usable and self._journal is None else None

    def _read(self) -> Saved | None:
        try:
            content = self._path.read_bytes()
        except NOT_THERE:
            return None
        except OSError as error:
            self._usable = set_aside(self._path, error, self._report)
            return None
        try:
            return saved_in(content)
        except (JournalFault, RecordError) as error:
            return self._rescued(content, error)

    def _rescued(self, content: bytes, why: Exception) -> Saved | None:
        """The match before the fault, which is all that the journal holds from now on."""
        found = good_part(content)
        if found is None:
            self._usable = set_aside(self._path, why, self._report)
            return None
        saved, line = found
        kept = free_name(self._path, ".damaged-{}")
        try:
            write_new(kept, content)
            write_new(self._path, saved.content)
        except OSError as error:
            self._usable = False
            self._report(stuck(self._path, error))
            return None
        self._report(Notice(NoticeKind.CUT_SHORT, {"name": self._path.name, "line": str(line), "kept": str(kept)}))
        return saved

    def resume(self, saved: Saved) -> Journal | None:
        """Go on with the journal of a match that was left."""
        if self._usable:
            self._journal = Journal(self._path, self._report, saved.content, len(saved.content))
        return self._journal

    def begin(self, match: Match) -> Journal | None:
        """Begin the journal of another match; one that is still there goes to the records, finished or not."""
        self._close_journal()
        self._clear()
        if self._usable:
            self._journal = Journal(self._path, self._report, record_text(match).encode())
        return self._journal

    def leave(self, match: Match) -> None:
        """Let the match go: a finished one goes to the records, another waits for the next start."""
        if self._journal is None:
            return
        self._close_journal()
        try:
            if match.result is not None:
                self._put_away(match)
        except OSError as error:
            self._report(stuck(self._path, error))

    def close(self) -> None:
        """Bring everything to the disk, and let another process have the journal."""
        self._close_journal()
        for path, error in settle():
            self._report(not_saved(path, error))
        if self._lock is not None:
            self._lock.release()

    # ------------------------------------------------------------------ making room
    def _close_journal(self) -> None:
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def _clear(self) -> None:
        """Make room for another journal, and lose nothing that was played."""
        if not self._usable:
            return
        saved = self._read()
        if saved is None:
            return
        try:
            if saved.timeline.here <= 1:
                self._path.unlink()
            elif not self._put_away(saved.match):
                os.replace(self._path, free_name(self._path, ON_THE_WAY))
        except OSError as error:
            self._usable = set_aside(self._path, error, self._report)

    def _put_away(self, match: Match) -> bool:
        """Send the match of the journal to the records; the journal stays under another name until it has got there.

        False if it cannot be sent, which was told; then the journal is where it was.
        """
        kept = free_name(self._path, ON_THE_WAY)
        with suppress(*NOT_THERE):
            os.replace(self._path, kept)
        is_sent = self._send(match, kept)
        if not is_sent:
            with suppress(*NOT_THERE):
                os.replace(kept, self._path)
        return is_sent

    def _send(self, match: Match, kept: Path) -> bool:
        """Write the record of a match, and remove what kept it; where one lies that is not finished is told."""
        try:
            path = keep_soon(self._records, record_text(match), lambda: _remove(kept))
        except OSError as error:
            self._report(not_saved(self._records / "record", error))
            return False
        if match.result is None:
            self._report(Notice(NoticeKind.MATCH_KEPT, {"name": path.name}, match=match))
        return True

    def _arrive(self) -> None:
        """Bring to the records what was on the way there when an earlier program ended."""
        for kept in sorted(self._path.parent.glob(self._path.name + ON_THE_WAY.format("*"))):
            if kept.suffix.removeprefix(ON_THE_WAY.format("")).isdecimal():
                self._bring(kept)

    def _bring(self, kept: Path) -> None:
        """Send what a journal kept to the records; a damaged one is put aside, and what is good of it sent."""
        content = b""
        try:
            content = kept.read_bytes()
            saved = saved_in(content)
        except NOT_THERE:
            return
        except (OSError, JournalFault, RecordError) as error:
            set_aside(kept, error, self._report)
            found = good_part(content)
            if found is None:
                return
            saved = found[0]
        self._send(saved.match, kept)


def _remove(file: Path) -> None:
    """Delete a file; one that cannot be deleted is tried again at the next start."""
    with suppress(OSError):
        file.unlink()


def saved_in(content: bytes) -> Saved:
    """The match that a journal tells; raises :class:`JournalFault` or ``RecordError``."""
    text = JournalText(content)
    match = match_of(text.record)
    words = [line.partition(" ")[0] for line in text.head]
    if words.count("name") != match.rules.players or LAST_OF_HEAD not in words:
        raise JournalFault("its head is not whole")
    moves = moves_of(match)
    if len(moves) != len(text.moves):
        raise JournalFault("it goes on after the end of the match")
    timeline = Timeline(moves, text.here, text.marks, text.undone)
    return Saved(replayed(match, timeline.made), timeline, content[: text.size])


def good_part(content: bytes) -> tuple[Saved, int] | None:
    """The match that a damaged journal tells before its fault, and the number of the faulty line.

    None if the fault is in its head, or nothing was played before it.
    """
    lines = content.split(b"\n")
    ends = [number for number, line in enumerate(lines, 1) if line.startswith(LAST_OF_HEAD.encode())]
    found: Saved | None = None
    good, bad = ends[0] if ends else 0, len(lines)
    while good and bad - good > 1:
        middle = (good + bad) // 2
        saved = _tried(b"\n".join(lines[:middle]) + b"\n")
        if saved is None:
            bad = middle
        else:
            found, good = saved, middle
    return None if found is None or not found.timeline.here else (found, bad)


def _tried(content: bytes) -> Saved | None:
    try:
        return saved_in(content)
    except (JournalFault, RecordError):
        return None
