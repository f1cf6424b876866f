"""Matches, places and listeners for the tests of what is kept."""

from __future__ import annotations

from pathlib import Path

from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.record import record_text
from bezique_desktop.storage.autosave import Autosave
from bezique_desktop.storage.notices import Notice, NoticeKind
from bezique_desktop.storage.places import Places
from bezique_desktop.table.table import Table
from tests.table.playing import advance, short_match


class Notices(list[Notice]):
    """What was told, to be called as a report."""

    def __call__(self, notice: Notice) -> None:
        assert str(notice)
        self.append(notice)

    @property
    def kinds(self) -> list[NoticeKind]:
        return [notice.kind for notice in self]


def here(folder: Path) -> Places:
    return Places(folder, folder)


def journal_in(folder: Path) -> Path:
    return here(folder).journal / "match.journal"


def played(autosave: Autosave, actions: int, game: str = "program-long", seed: int = 1) -> Table:
    """A table with a journal at which so many actions were made."""
    match = short_match(game, seed)
    table = Table(match, autosave.begin(match))
    table.start()
    chance = Chance(seed)
    for _ in range(actions):
        if table.match.result is None:
            advance(table, chance)
    return table


def journal_of(folder: Path, actions: int, undo: bool = False) -> bytes:
    """The journal of a match that was left, with something undone on the way if wished."""
    autosave = Autosave(here(folder), Notices())
    table = played(autosave, actions)
    if undo:
        table.undo(0)
        table.undo(1)
        table.redo(0)
    autosave.close()
    return journal_in(folder).read_bytes()


def left_in(folder: Path, notices: Notices | None = None) -> Match | None:
    """The match that the next start would offer."""
    autosave = Autosave(here(folder), Notices() if notices is None else notices)
    saved = autosave.left()
    autosave.close()
    return None if saved is None else saved.match


def text_left(folder: Path) -> str | None:
    match = left_in(folder)
    return None if match is None else record_text(match)
