"""The measured ladders that come with the program."""

import json
from dataclasses import dataclass
from pathlib import Path

from bezique_desktop.arena.setting import Plain
from bezique_desktop.resources_path import resource


@dataclass(frozen=True)
class Measured:
    """The ladder of one game: what equal players would win in percent, the version that was measured, and for each
    level but the weakest its name, that of the next weaker, the percentage won, half the interval, and the matches."""

    even: float
    version: str
    rungs: tuple[tuple[str, str, float, float, int], ...]


def file_of(game: str) -> Path:
    """Where the ladder of a game lies."""
    return resource("ladder", f"{game}.json")


def write(game: str, table: Plain) -> Path:
    """Put a measured ladder where the window's help finds it; returns the file."""
    file = file_of(game)
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
    return file


def measured(game: str) -> Measured | None:
    """The ladder of a game, or None if it was not measured."""
    file = file_of(game)
    if not file.is_file():
        return None
    found = json.loads(file.read_text(encoding="utf-8"))
    names = ("stronger", "weaker", "percent", "interval", "matches")
    rungs = tuple(tuple(rung[name] for name in names) for rung in found["rungs"])
    return Measured(found["even"], found["version"], rungs)
