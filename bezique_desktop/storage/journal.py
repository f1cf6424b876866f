"""The journal of the match in progress: every move is in the file before anybody sees it."""

import os
from io import FileIO
from pathlib import Path

from bezique_desktop.engine.record import level_lines
from bezique_desktop.storage.files import write_new
from bezique_desktop.storage.flusher import Flusher
from bezique_desktop.storage.notices import Report, not_saved
from bezique_desktop.table.moves import Move, move_lines


class Journal:
    """Adds lines to a file; each is with the system when the call returns, and on the disk soon after.

    ``content`` is all that the file should hold; its first ``written`` bytes are there already, and with 0 the file is
    made anew. What cannot be written is told once, kept, and tried again with the next line: the game goes on.
    """

    def __init__(self, path: Path, report: Report, content: bytes, written: int = 0) -> None:
        self._path: Path = path
        self._report: Report = report
        self._content: bytes = content
        self._written: int = written
        self._failing: bool = False
        self._file: FileIO | None = None
        self._flusher: Flusher | None = None
        self._save()

    def add(self, move: Move) -> None:
        """A new move was made."""
        self._append(move_lines(move))

    def back(self, count: int) -> None:
        """The last so many moves were taken back."""
        self._append([f"undo {count}"])

    def forward(self, count: int) -> None:
        """The moves that were last taken back, so many, were made again."""
        self._append([f"redo {count}"])

    def change_levels(self, levels: list[str]) -> None:
        """The computers play at these levels from now on."""
        self._append(level_lines(levels))

    def close(self) -> None:
        """Bring everything to the disk and let the file go."""
        self._save()
        if self._flusher is not None:
            self._flusher.close()
            self._look_for_fault(self._flusher)
        self._let_go()

    def _let_go(self) -> None:
        if self._flusher is not None:
            self._flusher.close()
        if self._file is not None:
            self._file.close()
        self._file = self._flusher = None

    def _append(self, lines: list[str]) -> None:
        self._content += "".join([line + "\n" for line in lines]).encode()
        self._save()

    def _save(self) -> None:
        try:
            self._write(self._opened())
        except OSError as error:
            self._fail(error)

    def _opened(self) -> FileIO:
        """The file, made or opened if it is not yet; what a torn end left in an old one is cut off.

        One that somebody moved away or deleted is let go, and made anew in its place, as is one that has become
        shorter before it was opened.
        """
        if self._file is not None and not _lies_at(self._path, self._file):
            self._let_go()
            self._written = 0
        if self._file is None:
            if not 0 < self._written <= _size(self._path):
                write_new(self._path, self._content, synced=False)
                self._written = len(self._content)
            self._file = FileIO(self._path, "r+")
            self._file.truncate(self._written)
            self._flusher = Flusher(self._file.fileno())
        return self._file

    def _write(self, file: FileIO) -> None:
        """Write what the file lacks; after a failure over the part of it that got there."""
        file.seek(self._written)
        rest = memoryview(self._content)[self._written :]
        while rest:
            rest = rest[file.write(rest) :]
        self._written = len(self._content)
        self._wish()

    def _wish(self) -> None:
        """Ask for the bytes to be put on the disk, and tell if that failed before."""
        if self._flusher is not None:
            self._flusher.want()
            if not self._look_for_fault(self._flusher):
                self._failing = False

    def _look_for_fault(self, flusher: Flusher) -> bool:
        fault, flusher.fault = flusher.fault, None
        if fault is not None:
            self._fail(fault)
        return fault is not None

    def _fail(self, error: OSError) -> None:
        if not self._failing:
            self._failing = True
            self._report(not_saved(self._path, error))


def _size(path: Path) -> int:
    """How many bytes a file holds, 0 if there is none."""
    try:
        return path.stat().st_size
    except (FileNotFoundError, NotADirectoryError):
        return 0


def _lies_at(path: Path, file: FileIO) -> bool:
    """Whether the open file is still the one at this place."""
    try:
        return os.path.samestat(os.stat(path), os.fstat(file.fileno()))
    except (FileNotFoundError, NotADirectoryError):
        return False
