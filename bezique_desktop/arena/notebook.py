"""Measurements on disk: a line of JSON for each, so that an interrupted measurement goes on where it was."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import IO

from bezique_desktop.arena.setting import Plain


class NotebookError(ValueError):
    """The file holds something else or cannot be used; the text says what."""


class Notebook:
    """The results that are known, by key; with a file they are kept there.

    The first line of the file is the heading: what is measured. A file with another heading is refused, a last line
    that was cut off is dropped.
    """

    def __init__(self, file: Path | None, heading: Mapping[str, object]) -> None:
        self.known: dict[str, Plain] = {}
        self._file: IO[str] | None = None
        if file is not None:
            try:
                self._file = self._opened(file, heading)
            except OSError as error:
                raise NotebookError(f"{file} cannot keep the results: {error.strerror or error}") from error

    def _opened(self, file: Path, heading: Mapping[str, object]) -> IO[str]:
        """The file, with its heading and what is whole of it, open for more."""
        good = self._read(file, heading) if file.exists() else ""
        file.write_text(good or json.dumps({"heading": heading}) + "\n", encoding="utf-8")
        return file.open("a", encoding="utf-8")

    def _read(self, file: Path, heading: Mapping[str, object]) -> str:
        """Learn what the file knows, and return as much of it as is whole."""
        lines = file.read_text(encoding="utf-8", errors="replace").splitlines(keepends=True)
        if lines and not lines[-1].endswith("\n"):
            lines.pop()
        for number, line in enumerate(lines, 1):
            try:
                entry = json.loads(line)
                if number == 1:
                    _compare(entry["heading"], dict(heading), file)
                else:
                    self.known[entry["key"]] = entry["result"]
            except (ValueError, KeyError, TypeError) as error:
                if isinstance(error, NotebookError):
                    raise
                raise NotebookError(f"{file}, line {number}: not a line of measurements") from error
        return "".join(lines)

    def enter(self, key: str, result: Plain) -> None:
        """Keep a result, on disk at once."""
        self.known[key] = result
        if self._file is not None:
            self._file.write(json.dumps({"key": key, "result": result}) + "\n")
            self._file.flush()

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()


def _compare(found: object, wanted: Plain, file: Path) -> None:
    if not isinstance(found, dict) or found != json.loads(json.dumps(wanted)):
        differing = [name for name in wanted if not isinstance(found, dict) or found.get(name) != wanted[name]]
        raise NotebookError(f"{file} holds other measurements: {', '.join(differing) or 'more'} differ")
