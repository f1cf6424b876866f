"""What storage has to tell people: never an exception, always one sentence."""

import errno
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from bezique_desktop.values import frozen

if TYPE_CHECKING:
    from bezique_desktop.engine.match import Match


class NoticeKind(Enum):
    """What happened; the value is the sentence in English, with the names of its values in braces."""

    SET_ASIDE = "The file {name} cannot be read and was kept as {kept}: {why}"
    CUT_SHORT = "The file {name} is damaged in line {line} and was kept as {kept}; the match goes on from there."
    STUCK = "The file {name} cannot be read and cannot be put aside, so nothing is saved there: {why}"
    DISK_FULL = "The disk is full: {name} is not saved. The game goes on."
    NOT_WRITABLE = "The folder {folder} cannot be written to: {name} is not saved. The game goes on."
    NOT_MADE = "The folder {folder} cannot be made: {name} is not saved. The game goes on."
    NOT_SAVED = "{name} is not saved: {why}. The game goes on."
    NOTHING_SAVED = "The folder {folder} cannot be written to: nothing will be saved there."
    NO_FOLDER = "The folder {folder} cannot be made: nothing will be saved."
    MATCH_KEPT = "The match that was not finished lies among the records: {name}"
    IN_USE = "The program is running already and keeps the match in progress; this match will not be saved."
    SETTING_REPLACED = "The setting “{name}” had a value it cannot have; it is back to its first value."


@frozen
class Notice:
    """One thing to tell; as text it is one English sentence. ``cause`` is what ``why`` among its values says, ``match``
    the one that lies in the file called ``name``."""

    kind: NoticeKind
    values: dict[str, str]
    cause: Exception | None = None
    match: "Match | None" = None

    def __str__(self) -> str:
        return self.kind.value.format(**self.values)


Report = Callable[[Notice], None]
"""Takes what there is to tell, on the thread of whoever asked storage for something."""


def not_saved(path: Path, error: OSError) -> Notice:
    """Why a file cannot be saved."""
    values = {"name": path.name, "folder": str(path.parent), "why": error.strerror or str(error)}
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return Notice(NoticeKind.DISK_FULL, values)
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOTDIR, errno.EEXIST):
        return Notice(NoticeKind.NOT_WRITABLE, values)
    if error.errno == errno.ENOENT:  # the folder is made before the file, so there can be none
        return Notice(NoticeKind.NOT_MADE, values)
    return Notice(NoticeKind.NOT_SAVED, values, error)


def stuck(path: Path, error: OSError) -> Notice:
    """Why a file that cannot be read stays where it is."""
    return Notice(NoticeKind.STUCK, {"name": str(path), "why": error.strerror or str(error)}, error)
