"""What waits to be scored is told in the log and to screen readers, and marked, whenever it changes (M-11)."""

from collections.abc import Iterable
from itertools import pairwise

import pytest
from PySide6.QtGui import QAccessible, QAccessibleEvent
from pytestqt.qtbot import QtBot

from bezique_desktop.engine.actions import parse_action
from bezique_desktop.engine.events import Pending
from bezique_desktop.engine.kinds import BEZIQUE, MARRIAGE
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.table.step import Step
from bezique_desktop.table.table import Table
from bezique_desktop.ui.scene.cues import cues
from bezique_desktop.ui.scene.spread import spread_of
from bezique_desktop.ui.wording_log import log_lines, spoken_text
from bezique_desktop.ui.words import set_language
from tests.engine.positions import FOUR_MARRIAGES, KINGS_AND_QUEENS, deck_of
from tests.ui.scene.room import Room
from tests.ui.tables import table_of

BREAKING = ("0 draw", "0 play KS1", "1 play 8C1", "0 draw", "0 play QH1", "1 play 8C2", "0 draw", "0 play QD1")
LEFT = [{0, 1, 2, 3}, {1, 2, 3}, {2, 3}, {3}]
"""The suits of the marriages that wait, time after time."""


def kings_and_queens() -> Table:
    """A table at which seat 0 has kings and queens to declare."""
    match = Match(rules_of("six-deck"), ["You", "Clara"], 1, 1)
    match.start_deal(0, deck_of("six-deck", *KINGS_AND_QUEENS))
    return Table(match)


def act(table: Table, acts: Iterable[str]) -> None:
    """Let the seats do this."""
    for each in acts:
        seat, _, text = each.partition(" ")
        assert table.submit(int(seat), parse_action(text), table.number)


def room_of(qtbot: QtBot) -> Room:
    room = Room(qtbot)
    room.table = kings_and_queens()
    room.table.subscribe(0, room._show)
    return room.open(qtbot)


def lines(room: Room) -> list[str]:
    assert room.view.state is not None
    return [line.text for line in room.view.state.lines]


def test_the_log_tells_what_waits_and_what_waits_no_longer(qtbot: QtBot) -> None:
    room = room_of(qtbot)
    for each in (*FOUR_MARRIAGES, *BREAKING, "1 play 8C3", "0 draw", "0 play KC1"):
        act(room.table, [each])
        room.check()
    assert [line for line in lines(room) if "score" in line] == [
        "You may score marriage ♠♥♦♣",
        "You may score marriage ♥♦♣",
        "You may score marriage ♦♣",
        "You may score marriage ♣",
        "You have no meld left to score",
    ]


def test_undo_takes_the_line_back(qtbot: QtBot) -> None:
    room = room_of(qtbot)
    act(room.table, FOUR_MARRIAGES)
    whole = lines(room)
    assert whole[-1].startswith("You may score")
    room.table.undo(0)
    assert not any("score" in line for line in lines(room))
    room.table.redo(0)
    assert lines(room) == whole


def test_its_line_shows_the_cards(qtbot: QtBot) -> None:
    room = room_of(qtbot)
    act(room.table, FOUR_MARRIAGES)
    assert room.view.state is not None
    line = room.view.state.lines[-1]
    assert set(line.cards) == set(room.now.view.shown[0])
    assert line.told.endswith("marriage of spades, marriage of hearts, marriage of diamonds, marriage of clubs")


def test_screen_readers_hear_of_it(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: heard.append(said(event)))
    room = room_of(qtbot)
    act(room.table, FOUR_MARRIAGES)
    assert "You may score marriage of spades, " in heard[-1]


def said(event: QAccessibleEvent) -> str:
    """The text of an announcement."""
    message = getattr(event, "message", None)
    return message() if message is not None else ""


def test_the_other_seat_hears_of_it_by_name(spoken: str) -> None:
    table, told = kings_and_queens(), list[Step]()
    table.subscribe(1, told.append)
    act(table, (*FOUR_MARRIAGES, *BREAKING))
    line = log_lines(told[-1].events, told[-1].view, ("Ada", "You"))[-1]
    assert (line.text, line.short) == {
        "en": ("Ada may score marriage ♣", "may score marriage ♣"),
        "ru": ("Ada: ждёт объявления марьяж ♣", "ждёт: марьяж ♣"),
    }[spoken]
    gone = [Pending(0, (), ())]
    wanted = {"en": "Ada has no meld left to score.", "ru": "Ada: больше ничто не ждёт объявления."}
    assert spoken_text(gone, told[-1].view, ("Ada", "You")) == wanted[spoken]


def test_the_viewer_is_spoken_to(spoken: str) -> None:
    view = table_step().view
    told = spoken_text([Pending(0, (MARRIAGE + 1, BEZIQUE), ())], view, ("You", "Clara"))
    wanted = {
        "en": "You may score marriage of hearts, bézique.",
        "ru": "У вас ждёт: марьяж червей, безик.",
    }
    assert told == wanted[spoken]


def table_step() -> Step:
    table = table_of("six-deck", 1)
    table.start()
    return table.step(0)


@pytest.fixture(params=["en", "ru"])
def spoken(request: pytest.FixtureRequest) -> str:
    """Each language in turn."""
    set_language(request.param)
    return str(request.param)


def test_the_marks_come_with_the_cue() -> None:
    """Not only when all has come to rest."""
    table, told = kings_and_queens(), list[Step]()
    table.subscribe(0, told.append)
    table.start()
    act(table, (*FOUR_MARRIAGES, *BREAKING))
    mechanics = Mechanics(table.match.rules)
    suits = []
    for before, step in pairwise(told):
        if any(isinstance(event, Pending) for event in step.events):
            marks = cues(spread_of(before, mechanics), step, mechanics)[-1].after.melds[0]
            suits.append({meld.kind - MARRIAGE for meld in marks if meld.pending})
    assert suits == LEFT
