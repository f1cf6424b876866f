"""A lock that one process holds; it falls when the process ends, however it ends."""

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Holds the lock of a file from the moment it is made until it is released; ``held`` says whether it got it.

    Raises ``OSError`` if the file cannot be made at all. A file system that knows no locks lets everybody have it.
    """

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._handle: int = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
        self.held: bool = True
        try:
            _lock(self._handle)
        except (BlockingIOError, PermissionError):
            self.release()
        except OSError:
            pass

    def release(self) -> None:
        """Let the lock go; once is enough, twice does no harm."""
        if self.held:
            self.held = False
            os.close(self._handle)
