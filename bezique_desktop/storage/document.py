"""A JSON object in a file with a version: read whole or put aside, written anew and renamed."""

import json
from pathlib import Path
from typing import Final

from bezique_desktop.storage.files import await_files, faults, set_aside, write_soon
from bezique_desktop.storage.notices import Report, not_saved

VERSION: Final = "version"


class Document:
    """One file; ``number`` is the version that this program writes and reads. ``guarded``: leave the file alone."""

    def __init__(self, path: Path, number: int, report: Report, guarded: bool = False) -> None:
        self._path: Path = path
        self._number: int = number
        self._report: Report = report
        self._guarded: bool = guarded
        self._usable: bool = not guarded

    def read(self) -> dict[str, object]:
        """What the file holds without its version; empty if there is none, or it was put aside as unreadable."""
        self._settle()
        try:
            found = json.loads(self._path.read_bytes())
        except (FileNotFoundError, NotADirectoryError):
            return {}
        except (OSError, ValueError, RecursionError) as error:
            return self.refuse(error)
        if not isinstance(found, dict):
            return self.refuse(ValueError("it is not an object of JSON"))
        version = found.pop(VERSION, None)
        if type(version) is not int or version != self._number:
            return self.refuse(ValueError(f"its version is {version!r}, and this program reads {self._number}"))
        return found

    def refuse(self, why: Exception) -> dict[str, object]:
        """Put the file aside because its content makes no sense; returns the empty content that stands instead."""
        if not self._guarded:
            self._usable = set_aside(self._path, why, self._report)
        return {}

    def write(self, content: dict[str, object]) -> bool:
        """Write the content; False if it cannot be written, which was told.

        It is with the system when the call returns, and in its place as soon as the disk has it.
        """
        if not self._usable:
            return False
        text = json.dumps({VERSION: self._number, **content}, ensure_ascii=False, indent=1)
        self._settle()
        try:
            write_soon(self._path, text.encode(errors="replace") + b"\n")
        except OSError as error:
            self._report(not_saved(self._path, error))
            return False
        return True

    def _settle(self) -> None:
        """Wait until what was written last is in its place, and tell if that failed."""
        await_files(self._path)
        for path, error in faults():
            self._report(not_saved(path, error))
