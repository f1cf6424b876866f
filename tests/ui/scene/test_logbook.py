"""The log tells the deal after every step, after an undo and after a load."""

import random
from dataclasses import replace

import pytest

from bezique_desktop.table.step import Step
from bezique_desktop.ui.scene.logbook import Logbook
from tests.ui.scene.deals import GAMES, play_on, steps
from tests.ui.tables import table_of

NAMES = ("You", "Marguerite", "Anton", "Wilhelm")


def told(book: Logbook, seats: int = 2) -> list[str]:
    """The lines but those that only whoever was there can tell."""
    lines = [f"{line.text} {line.points}" for line in book.lines(NAMES[:seats])]
    return [line for line in lines if "draw" not in line and "deal" not in line.lower() and "talon" not in line]


@pytest.mark.parametrize("game", GAMES)
def test_deal_loaded_is_told_like_the_deal_watched(game: str) -> None:
    book = Logbook()
    for step in steps(game, 4):
        book.take(step)
        if step.number % 10 == 0 and step.deal_result is None:
            loaded = Logbook()
            loaded.take(without_events(step))
            assert _plain(told(loaded, len(step.names))) == _plain(told(book, len(step.names)))


def _plain(lines: list[str]) -> list[str]:
    """Trumps are told as they are made; a load knows them only."""
    return [line for line in lines if "trumps" not in line]


def without_events(step: Step) -> Step:
    return replace(step, events=())


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
