"""How play.py and test.py speak to the user. Standard library only, like all that the two import."""

import contextlib
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path


class Unable(Exception):
    """Something that the user has to do first; its text is the whole message."""


def say(line: str) -> None:
    """Progress goes to the error stream: the output of the program stays clean."""
    print(line, file=sys.stderr, flush=True)


@contextlib.contextmanager
def step(title: str) -> Iterator[None]:
    """Announce what takes time, and then how long it took."""
    say(f"{title} ...")
    begin = time.monotonic()
    yield
    say(f"  done in {time.monotonic() - begin:.0f} s")


def succeeds(*command: str | Path) -> bool:
    """Run a command that may fail; its progress is for a terminal only, its complaints for everybody."""
    progress = sys.stderr if sys.stderr.isatty() else subprocess.DEVNULL
    return subprocess.run(command, check=False, stdin=subprocess.DEVNULL, stdout=progress).returncode == 0


def run(command: Sequence[str | Path], failure: str) -> None:
    """Run a command that must not fail; `failure` says what it means here if it does."""
    if not succeeds(*command):
        raise Unable(failure)
