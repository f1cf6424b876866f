"""Writing files so that a reader finds the old or the new one, and putting aside what cannot be read."""

import os
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Final

from bezique_desktop.storage.notices import Notice, NoticeKind, Report, stuck

_putting: Final[dict[Path, Thread]] = {}
"""The thread that waits for the disk, for each file that was to be written soon."""
_faults: Final[list[tuple[Path, OSError]]] = []
"""What went wrong on them."""


def write_new(path: Path, content: bytes, synced: bool = True) -> None:
    """Write a file anew and rename it into place; raises ``OSError``, and then the old file is as it was.

    The folder is made if there is none, a link is followed. The bytes are on the disk before the name is, unless
    ``synced`` is False: then the owner sees to it.
    """
    target = Path(os.path.realpath(path))
    fresh = _written(target, content)
    _put(fresh, target, synced)


def write_soon(path: Path, content: bytes, then: Callable[[], object] | None = None) -> None:
    """Like :func:`write_new`, but another thread waits for the disk, renames, and does what is to be done ``then``.

    :func:`await_files` waits for it, :func:`settle` for all such files. Raises ``OSError`` if the bytes cannot even be
    written.
    """
    target = Path(os.path.realpath(path))
    await_files(target)
    fresh = _written(target, content)
    thread = Thread(target=_put_later, args=(fresh, target, then), name="file to disk", daemon=True)
    _putting[target] = thread
    thread.start()


def await_files(place: Path) -> None:
    """Wait until a file is in its place, or all files of a folder are, as far as they were to be written soon."""
    real = Path(os.path.realpath(place))
    for path in [path for path in _putting if real in (path, path.parent)]:
        _putting.pop(path).join()


def settle() -> list[tuple[Path, OSError]]:
    """Wait until all that was to be written soon is in its place; the files of which that failed, each told once."""
    while _putting:
        _putting.popitem()[1].join()
    return faults()


def faults() -> list[tuple[Path, OSError]]:
    """The files that were to be written soon and could not be, as far as that is known; each is told once."""
    found = list(_faults)
    del _faults[: len(found)]
    return found


def _put_later(fresh: Path, target: Path, then: Callable[[], object] | None) -> None:
    try:
        _put(fresh, target)
        if then is not None:
            then()
    except OSError as error:
        _faults.append((target, error))


def _written(target: Path, content: bytes) -> Path:
    """The bytes in a file beside the target."""
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = target.with_name(target.name + ".new")
    try:
        fresh.write_bytes(content)
    except OSError:
        with suppress(OSError):
            fresh.unlink()
        raise
    return fresh


def _put(fresh: Path, target: Path, synced: bool = True) -> None:
    """Bring a file to the disk and give it its name."""
    try:
        if synced:
            with open(fresh, "rb+") as file:
                os.fsync(file.fileno())
        os.replace(fresh, target)
    except OSError:
        with suppress(OSError):
            fresh.unlink()
        raise


def set_aside(path: Path, why: Exception, report: Report) -> bool:
    """Rename a file that cannot be read to ``NAME.damaged-N`` and tell; False if even that fails."""
    kept = free_name(path, ".damaged-{}")
    try:
        os.replace(path, kept)
    except OSError as error:
        report(stuck(path, error))
        return False
    report(Notice(NoticeKind.SET_ASIDE, {"name": path.name, "kept": str(kept), "why": str(why)}, why))
    return True


def free_name(path: Path, ending: str) -> Path:
    """The first name, with numbers from 1 in this ending, that no file has."""
    names = (path.with_name(path.name + ending.format(number)) for number in count(1))
    return next(name for name in names if not os.path.lexists(name))


def is_writable(folder: Path) -> bool:
    """Whether files can be made in a folder, or the folder itself where it is not there yet; nothing is left there."""
    there = next(each for each in (folder, *folder.parents) if os.path.lexists(each))
    return there.is_dir() and os.access(there, os.W_OK | os.X_OK) and (there == folder or _takes_folders(there))


def _takes_folders(folder: Path) -> bool:
    """Whether a folder can be made in another: not everywhere where it is allowed to."""
    trial = folder / f".bezique-{os.getpid()}"
    try:
        trial.mkdir()
        trial.rmdir()
    except OSError:
        return False
    return True
