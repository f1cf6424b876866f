"""A program without a window that plays at random and keeps its match, for a test that kills it.

Run as ``python keeping.py FOLDER CHANCE``: it goes on with what it finds, and after each thing it did prints how many
there were.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.record import record_text
from bezique_desktop.engine.rules import changed
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.storage.autosave import Autosave, Saved
from bezique_desktop.storage.notices import Notice
from bezique_desktop.storage.places import Places
from bezique_desktop.table.table import Table

State = tuple[int, str] | None
"""The number of the match and its record, or None while there is none."""


def new_match(number: int) -> Match:
    """Another game each time, short enough to come to an end."""
    games = game_ids()
    rules = rules_of(games[number % len(games)])
    wishes = {"target": 200, "x_deals": 1}
    rules = changed(rules, {name: value for name, value in wishes.items() if name in rules.offered})
    return Match(rules, ["Anna", "Bela", "Cleo", "Dora"][: rules.players], number, number)


def doings(saved: Saved | None, autosave: Autosave | None, number: int, chance: Chance) -> Iterator[State]:
    """Play on for ever and tell the state after each thing done; without an autosave the same happens, unkept."""
    if saved is None:
        table = begun(number, autosave)
        yield state(table)
    else:
        table = Table(saved.match, autosave.resume(saved) if autosave else None, timeline=saved.timeline)
    while True:
        if not table.match.entries:
            table.start()
        elif table.match.result is not None and chance.below(4):
            if autosave:
                autosave.leave(table.match)
            yield None
            table = begun(table.match.number + 1, autosave)
        else:
            something(table, chance)
        yield state(table)


def begun(number: int, autosave: Autosave | None) -> Table:
    match = new_match(number)
    return Table(match, autosave.begin(match) if autosave else None)


def something(table: Table, chance: Chance) -> None:
    """One random thing: mostly an action, sometimes undo or redo, seldom another level or a concession."""
    seat = chance.below(table.match.rules.players)
    what = chance.below(100)
    if what < 12:
        table.undo(seat)
    elif what < 20:
        table.redo(seat)
    elif what == 20:
        table.concede(seat)
    elif what < 24:
        table.change_levels([("casual", "steady", "master")[chance.below(3)] for _ in table.match.names])
    elif not table.next_deal(table.number):
        seats = range(table.match.rules.players)
        choices = [(each, action) for each in seats for action in table.step(each).view.legal]
        if choices:
            table.submit(*choices[chance.below(len(choices))], table.number)


def state(table: Table) -> State:
    return table.match.number, record_text(table.match)


def main(folder: Path, seed: int) -> None:
    def complain(notice: Notice) -> None:
        sys.exit(f"told: {notice}")

    autosave = Autosave(Places(folder, folder), complain)
    saved = autosave.left()
    os.write(1, b"ready\n")
    for count, _ in enumerate(doings(saved, autosave, seed, Chance(seed)), 1):
        os.write(1, b"%d\n" % count)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
