"""Brings what was written to a file onto the disk, on a thread of its own."""

import os
import threading


class Flusher:
    """Asks the system to put a file on the disk whenever wanted; wishes that arrive meanwhile are one wish.

    ``fault`` is the latest error, for the owner to fetch: the thread tells nobody.
    """

    def __init__(self, handle: int) -> None:
        self._handle: int = handle
        self._wanted = threading.Event()
        self._closing: bool = False
        self.fault: OSError | None = None
        self._thread = threading.Thread(target=self._work, name="journal to disk", daemon=True)
        self._thread.start()

    def want(self) -> None:
        """Have everything written so far put on the disk soon."""
        self._wanted.set()

    def close(self) -> None:
        """Wait until everything is on the disk and the thread has ended."""
        self._closing = True
        self._wanted.set()
        self._thread.join()

    def _work(self) -> None:
        last = False
        while not last:
            self._wanted.wait()
            self._wanted.clear()
            last = self._closing
            try:
                os.fsync(self._handle)
            except OSError as error:
                self.fault = error
