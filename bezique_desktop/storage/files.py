"""Writing files so that a reader finds the old or the new one, and putting aside what cannot be read."""

import os
from contextlib import suppress
from itertools import count
from pathlib import Path

from bezique_desktop.storage.notices import Notice, NoticeKind, Report


def write_new(path: Path, content: bytes) -> None:
    """Write a file anew and rename it into place; raises ``OSError``, and then the old file is as it was.

    The folder is made if there is none, a link is followed. The bytes are on the disk before the name is.
    """
    target = Path(os.path.realpath(path))
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = target.with_name(target.name + ".new")
    try:
        with open(fresh, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, target)
    except OSError:
        with suppress(OSError):
            fresh.unlink()
        raise


def set_aside(path: Path, why: str, report: Report) -> bool:
    """Rename a file that cannot be read to ``NAME.damaged-N`` and tell; False if even that fails."""
    kept = free_name(path, ".damaged-{}")
    try:
        os.replace(path, kept)
    except OSError as error:
        report(Notice(NoticeKind.STUCK, {"name": str(path), "why": error.strerror or str(error)}))
        return False
    report(Notice(NoticeKind.SET_ASIDE, {"name": path.name, "kept": str(kept), "why": why}))
    return True


def free_name(path: Path, ending: str) -> Path:
    """The first name, with numbers from 1 in this ending, that no file has."""
    names = (path.with_name(path.name + ending.format(number)) for number in count(1))
    return next(name for name in names if not os.path.lexists(name))


def is_writable(folder: Path) -> bool:
    """Whether files can be made in a folder, or the folder itself where it is not there yet; nothing is made."""
    there = next(each for each in (folder, *folder.parents) if os.path.lexists(each))
    return there.is_dir() and os.access(there, os.W_OK | os.X_OK)
