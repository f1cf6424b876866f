"""Reading of the figures in `vectors.json`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

VECTORS: dict[str, Any] = json.loads((Path(__file__).parent / "vectors.json").read_text(encoding="utf-8"))
GAMES = {"R": "program-long", "C": "classic", "N": "trumpless", "T": "three-handed", "X": "six-deck"}


@dataclass(frozen=True)
class Step:
    """One step of a declaration sequence: "do", "no", "ok" or "play", its text, and the cards that it names."""

    verb: str
    text: str
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Sequence:
    """A game, its trump (or None), the steps of one player, and what his declarations score if told."""

    game: str
    trump: str | None
    steps: tuple[Step, ...]
    points: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.game} {self.trump}: " + ", ".join(f"{step.verb} {step.text}" for step in self.steps)


def sequences(letters: str) -> list[Sequence]:
    """Return the declaration sequences of the games with these letters."""
    return [_sequence(entry) for entry in VECTORS["declarations"] if entry["game"] in letters]


def _sequence(entry: dict[str, Any]) -> Sequence:
    steps = tuple(_step(*step.split(" ", 1)) for step in entry["steps"])
    return Sequence(GAMES[entry["game"]], entry["trump"], steps, tuple(entry.get("points", ())))


def _step(verb: str, text: str) -> Step:
    words = text.split()
    return Step(verb, text, tuple(words if verb == "play" else words[1:]))
