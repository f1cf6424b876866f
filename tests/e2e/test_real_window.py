"""A deal in the real program on an X server, played by keys that come from outside."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from bezique_desktop.storage.autosave import saved_in
from bezique_desktop.storage.notices import Notice
from bezique_desktop.storage.settings import SettingsFile
from bezique_desktop.ui.settings import Preferences, plain
from bezique_desktop.ui.start import DESKTOP_FILE, PRODUCT

pytestmark = [pytest.mark.xcb, pytest.mark.slow]

PATIENCE: Final = 60.0
ANSWER: Final = 0.4
"""Seconds after which a key that has not done anything will not do it any more."""


class Player:
    """Presses keys in the window, and reads in the journal what came of it."""

    def __init__(self, window: str, journal: Path) -> None:
        self.window = window
        self.journal = journal

    def press(self, *keys: str) -> None:
        xdotool("key", "--delay", "15", *keys)

    def tries(self, *keys: str) -> None:
        """Press keys in a window that may be gone before the last of them."""
        subprocess.run(["xdotool", "key", "--delay", "15", *keys], check=False, capture_output=True)

    def size(self) -> int:
        return self.journal.stat().st_size

    def is_over(self) -> bool:
        return saved_in(self.journal.read_bytes()).match.entries[0].result is not None

    def does(self, key: str) -> bool:
        """Whether the key has done something."""
        before = self.size()
        self.press(key)
        return comes(lambda: self.size() > before, ANSWER)


def xdotool(*arguments: str) -> str:
    return subprocess.run(["xdotool", *arguments], check=True, capture_output=True, text=True).stdout.strip()


def comes(is_so: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    end = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def window_of(program: subprocess.Popen[bytes]) -> str:
    found: list[str] = []

    def is_there() -> bool:
        search = ["xdotool", "search", "--onlyvisible", "--pid", str(program.pid)]
        found[:] = subprocess.run(search, check=False, capture_output=True, text=True).stdout.split()
        return bool(found)

    assert comes(is_there), "no window was opened"
    return found[-1]


@pytest.fixture
def program(home: Path) -> Iterator[subprocess.Popen[bytes]]:
    def no_notice(notice: Notice) -> None:
        raise AssertionError(notice)

    SettingsFile(home / "settings.json", no_notice).save(plain(Preferences(pace="off")))
    command = [sys.executable, "-m", "bezique_desktop", "--new", "program-short", "--seed", "3"]
    started = subprocess.Popen(command, env=os.environ)
    yield started
    if started.poll() is None:
        started.kill()
        started.wait()


def test_a_deal_by_keys_from_outside(program: subprocess.Popen[bytes], home: Path) -> None:
    journal = home / "journal" / "match.journal"
    player = Player(window_of(program), journal)
    assert comes(journal.exists)
    assert player.window in xdotool("search", "--class", PRODUCT).split()
    assert player.window in xdotool("search", "--classname", DESKTOP_FILE).split()
    xdotool("windowfocus", "--sync", player.window)
    player.press("Tab")
    arrows = ["Left"] * 8 + ["Right"] * 8
    while not player.is_over():
        if not player.does("Return"):
            player.press(arrows[0])
            arrows.append(arrows.pop(0))
            assert program.poll() is None

    def has_quit() -> bool:
        """The last key may have dealt anew, and then Esc opens the menu, which keeps the keyboard to itself."""
        if program.poll() is None:
            player.tries("Escape", "ctrl+q")
            time.sleep(ANSWER)
        return program.poll() is not None

    assert comes(has_quit)
    assert program.returncode == 0
