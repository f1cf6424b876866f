"""Measurements on disk: a line of JSON for each, so that an interrupted measurement goes on where it was."""

import json
from collections.abc import Mapping
from io import FileIO
from pathlib import Path

from bezique_desktop.arena.setting import Plain


class NotebookError(ValueError):
    """The file holds something else or cannot be used; the text says what."""


class Notebook:
    """The results that are known, by key; with a file they are kept there.

    The first line of the file is the heading: what is measured. A file with another heading is refused, a last line
    that was cut off is dropped; what is whole is never written again.
    """

    def __init__(self, file: Path | None, heading: Mapping[str, object]) -> None:
        self.known: dict[str, Plain] = {}
        self._path: Path | None = file
        self._file: FileIO | None = None
        if file is not None:
            if file.exists() and not file.is_file() and not file.is_dir():
                raise NotebookError(f"{file} cannot keep the results: it is no ordinary file")
            try:
                self._file = FileIO(file, "a+")
                self._begin(file, self._file, heading)
            except OSError as error:
                self.close()
                raise _lost(file, error) from error
            except NotebookError:
                self.close()
                raise

    def _begin(self, path: Path, file: FileIO, heading: Mapping[str, object]) -> None:
        """Learn what the file knows, and make it ready for more."""
        file.seek(0)
        content = file.readall()
        *lines, torn = content.split(b"\n")
        first = _line({"heading": heading})
        for number, line in enumerate(lines if lines or first.startswith(torn) else [torn], 1):
            self._learn(line, number, path, heading)
        if torn:
            file.truncate(len(content) - len(torn))
        if not lines:
            _write(file, first)

    def _learn(self, line: bytes, number: int, path: Path, heading: Mapping[str, object]) -> None:
        try:
            entry = json.loads(line)
            if number == 1:
                _compare(entry["heading"], dict(heading), path)
            else:
                self.known[entry["key"]] = entry["result"]
        except NotebookError:
            raise
        except (ValueError, KeyError, TypeError) as error:
            raise NotebookError(f"{path}, line {number}: not a line of measurements") from error

    def enter(self, key: str, result: Plain) -> None:
        """Keep a result, on disk at once; raises :class:`NotebookError` if the disk does not take it."""
        self.known[key] = result
        if self._file is not None and self._path is not None:
            try:
                _write(self._file, _line({"key": key, "result": result}))
            except OSError as error:
                raise _lost(self._path, error) from error

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()


def _line(entry: Plain) -> bytes:
    return json.dumps(entry).encode() + b"\n"


def _write(file: FileIO, line: bytes) -> None:
    """Write all of it: a disk that is nearly full takes a part, and refuses the rest."""
    while line:
        line = line[file.write(line) :]


def _lost(path: Path, error: OSError) -> NotebookError:
    return NotebookError(f"{path} cannot keep the results: {error.strerror or error}")


def _compare(found: object, wanted: Plain, file: Path) -> None:
    if not isinstance(found, dict) or found != json.loads(json.dumps(wanted)):
        differing = [name for name in wanted if not isinstance(found, dict) or found.get(name) != wanted[name]]
        raise NotebookError(f"{file} holds other measurements: {', '.join(differing) or 'more'} differ")
