"""How far a long command is, on standard error: on one line of a terminal, else a line now and then."""

import sys
from time import monotonic
from typing import Final, Self

PAUSE_TERMINAL: Final = 0.2
PAUSE_FILE: Final = 30.0
"""Seconds between two lines."""
SOON: Final = 3.0
"""Seconds after which the first line says how long it may take."""


class Progress:
    """Tells what is done and how long the rest may take; at the end of a ``with`` it leaves the line."""

    def __init__(self) -> None:
        self.terminal: bool = sys.stderr.isatty()
        self.began: float = monotonic()
        self.told: float = self.began
        self.width: int = 0
        self.first: int | None = None
        self.pause: float = PAUSE_TERMINAL if self.terminal else SOON

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_raised: object) -> None:
        self.end()

    def begin(self, total: int, what: str) -> None:
        """So many are to be done."""
        self._tell(f"{what} 0 of {total}")

    def expect(self, seconds: float) -> None:
        """It will take about so long, which is told if it is worth waiting for."""
        if seconds > SOON:
            self._tell(f"about {clock(seconds)} in all")

    def remark(self, text: str) -> None:
        """A line that stays, before what is told next."""
        self.end()
        self.width = 0
        print(text, file=sys.stderr, flush=True)

    def __call__(self, done: int, total: int, what: str) -> None:
        """So many of a total are done; nothing is said of the total if it is 0."""
        now = monotonic()
        if self.first is None:
            self.first = done - 1
        if now - self.told < self.pause and (done != total or not self.width):
            return
        self.told = now
        self.pause = PAUSE_TERMINAL if self.terminal else PAUSE_FILE
        fresh = max(1, done - self.first)
        left = (now - self.began) / fresh * (total - done)
        text = f"{what} {done} of {total}, about {clock(left)} left" if total else f"{what} {done}"
        self._tell(text)

    def _tell(self, text: str) -> None:
        if self.terminal:
            print("\r" + text.ljust(self.width), end="", file=sys.stderr, flush=True)
            self.width = len(text)
        else:
            print(text, file=sys.stderr, flush=True)

    def end(self) -> None:
        """Leave the line."""
        if self.terminal and self.width:
            print("\r" + " " * self.width + "\r", end="", file=sys.stderr, flush=True)


def clock(seconds: float) -> str:
    """A length of time in hours, minutes and seconds."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
