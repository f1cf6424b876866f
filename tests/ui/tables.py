"""Tables to sit down at, and waiting for what the event loop brings."""

import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from bezique_desktop.engine.match import Match
from bezique_desktop.engine.rules import changed
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.table.table import Table


def table_of(game: str = "program-short", seed: int = 1, **options: object) -> Table:
    """A table with a new match, not yet dealt; by the rules of the program seat 0 leads first."""
    rules = changed(rules_of(game), options)
    return Table(Match(rules, [f"player {seat}" for seat in range(rules.players)], 2, seed))


def wait_until(is_so: Callable[[], bool], seconds: float = 20.0) -> None:
    """Let the event loop run until something is so; fails after that long."""
    end = time.monotonic() + seconds
    while not is_so():
        QCoreApplication.processEvents()
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.001)
