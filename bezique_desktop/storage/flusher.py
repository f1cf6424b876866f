"""Brings what was written to a file onto the disk, on a thread of its own."""

import os
import threading


class Flusher:
    """Asks the system to put a file on the disk whenever wanted; wishes that arrive meanwhile are one wish.

    ``fault`` is the latest error, for the owner to fetch: the thread tells nobody.
    """

    def __init__(self, handle: int) -> None:
        self._handle: int = handle
        self._awake = threading.Event()
        self._wanted: bool = False
        self._closing: bool = False
        self.fault: OSError | None = None
        self._thread = threading.Thread(target=self._work, name="journal to disk", daemon=True)
        self._thread.start()

    def want(self) -> None:
        """Have everything written so far put on the disk soon."""
        self._wanted = True
        self._awake.set()

    def close(self) -> None:
        """Wait until everything is on the disk and the thread has ended."""
        self._closing = True
        self._awake.set()
        self._thread.join()

    def _work(self) -> None:
        while self._wanted or not self._closing:
            self._awake.wait()
            self._awake.clear()
            if self._wanted:
                self._wanted = False
                self._flush()

    def _flush(self) -> None:
        try:
            os.fsync(self._handle)
        except OSError as error:
            self.fault = error
