"""The signal to end, SIGTERM, taken as an interrupt: what was started is put away first."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def ended_once() -> Iterator[None]:
    """Let the first signal raise ``SystemExit`` within; further ones change nothing, and behind it all is as before."""
    before = signal.signal(signal.SIGTERM, _leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def heed_no_more() -> None:
    """From now on a signal changes nothing: everything is being put away already."""
    signal.signal(signal.SIGTERM, _stay)


def _leave(number: int, frame: FrameType | None) -> None:
    heed_no_more()
    raise SystemExit(128 + number)


def _stay(number: int, frame: FrameType | None) -> None:
    """A function, not ``SIG_IGN``: Python complains of a signal that arrives while it is put in."""
