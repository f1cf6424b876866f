"""The log tells the deal after every step, after an undo and after a load."""

import random

import pytest

from bezique_desktop.table.step import Step
from bezique_desktop.ui.scene.logbook import Logbook
from tests.ui.scene.deals import GAMES, play_on
from tests.ui.tables import table_of

NAMES = ("You", "Marguerite", "Anton", "Wilhelm")


def told(book: Logbook, seats: int = 2) -> list[str]:
    return [f"{line.text} {line.points} {line.told} {line.cards}" for line in book.lines(NAMES[:seats])]


@pytest.mark.parametrize("game", GAMES)
def test_deal_loaded_is_told_like_the_deal_watched(game: str) -> None:
    table, chance, watched = table_of(game, 4), random.Random(4), Logbook()
    table.subscribe(0, watched.take)
    table.start()
    while table.match.entries[-1].result is None:
        play_on(table, chance)
        loaded = Logbook()
        loaded.take(table.step(0))
        seats = table.match.rules.players
        assert told(loaded, seats) == told(watched, seats)


def test_undo_takes_lines_back_and_redo_brings_them() -> None:
    table, shown, chance, book = table_of("program-long", 3), list[Step](), random.Random(1), Logbook()
    table.subscribe(0, shown.append)
    table.subscribe(0, book.take)
    table.start()
    for _ in range(30):
        play_on(table, chance)
    whole = told(book)
    assert table.undo(0)
    short = told(book)
    assert len(short) < len(whole)
    assert whole[: len(short)] == short
    table.redo(0)
    assert told(book)[: len(short)] == short
    assert len(told(book)) >= len(short)
