"""Motion: it takes the time chosen, gives way to the player at once, and leaves nothing behind."""

import time
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bezique_desktop.engine.events import Declared, Taken
from bezique_desktop.games.catalogue import game_ids
from bezique_desktop.table.step import Step
from bezique_desktop.ui.scene.targets import Group
from bezique_desktop.ui.settings import Preferences
from tests.ui.scene.deals import play_on
from tests.ui.scene.room import FAST, OFF, Room

Key = Qt.Key
NORMAL = Preferences(pace="normal", motion="full")


def quiet(qtbot: QtBot, room: Room) -> None:
    """Wait until nothing moves."""
    qtbot.waitUntil(lambda: not room.view.busy, timeout=10_000)


def play_until(room: Room, wanted: type) -> Step:
    """End every motion but that of the first step with such an event, which is left running."""
    while True:
        room.view.end_motion()
        play_on(room.table, room.chance)
        if any(isinstance(event, wanted) for event in room.now.events):
            return room.now


@pytest.fixture
def room(qtbot: QtBot) -> Iterator[Room]:
    made = Room(qtbot, preferences=NORMAL).open(qtbot)
    yield made
    made.view.end_motion()


def test_deal_is_played_and_ends_in_the_table(qtbot: QtBot, room: Room) -> None:
    assert room.view.busy
    assert room.settled == 0
    quiet(qtbot, room)
    assert room.settled == 1
    room.check()


def test_deal_waits_until_the_table_is_seen(qtbot: QtBot) -> None:
    room = Room(qtbot, preferences=FAST)
    room.table.start()
    assert room.settled == 0
    room.view.show()
    assert room.view.busy
    quiet(qtbot, room)
    assert room.settled == 1
    room.check()


@pytest.mark.parametrize("wanted", [Taken, Declared])
def test_click_ends_motion_at_once_and_still_counts(room: Room, wanted: type) -> None:
    while True:
        step = play_until(room, wanted)
        if step.view.to_act == 0 and step.view.legal:
            break
    QTest.qWait(150)
    assert room.view.busy
    before, start = room.now.number, time.thread_time()
    tool = next(target for target in room.targets(Group.TOOLS) if target.key == "menu")
    room.click(tool)
    assert (time.thread_time() - start) * 1000 < 50
    assert not room.view.busy
    assert room.tools == ["menu"]
    assert room.now.number == before
    room.check()


def test_card_in_motion_is_played_where_it_is_seen(qtbot: QtBot) -> None:
    room = Room(qtbot, preferences=replace(NORMAL, pace="slow")).open(qtbot)
    while True:
        step = play_until(room, Taken)
        if step.view.to_act == 0 and any(action.card in step.view.hand for action in step.view.legal if action.cards):
            break
    QTest.qWait(100)
    cards = room.view.stage.scene.cards
    card = next(action.card for action in step.view.legal if action.cards and action.card in step.view.hand)
    if card in cards:
        point = cards[card].sceneBoundingRect().center().toPoint()
        seen = room.view.stage.scene.topmost(point.x(), point.y(), [key for key in cards if key in step.view.hand])
        QTest.mouseClick(room.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
        assert seen in room.now.view.trick or seen in room.now.view.played
    room.view.end_motion()


def test_key_ends_motion_and_counts(room: Room) -> None:
    play_until(room, Taken)
    room.key(Key.Key_L)
    assert room.tools == ["ledger"]
    assert not room.view.busy
    room.check()


def test_finished_trick_stays_for_the_time_chosen(qtbot: QtBot) -> None:
    room = Room(qtbot, preferences=replace(FAST, trick_hold=0.6)).open(qtbot)
    play_until(room, Taken)
    start = time.monotonic()
    qtbot.waitUntil(lambda: "remark" in room.view.stage.scene.painted, timeout=2000)
    shown = time.monotonic()
    qtbot.waitUntil(lambda: "remark" not in room.view.stage.scene.painted, timeout=3000)
    assert 0.55 <= time.monotonic() - shown < 1.5
    assert shown - start < 1.0
    quiet(qtbot, room)


@pytest.mark.parametrize("pace", ["fast", "off"])
def test_finished_trick_stays_until_a_click(qtbot: QtBot, pace: str) -> None:
    room = Room(qtbot, preferences=replace(FAST, pace=pace, trick_click=True)).open(qtbot)
    play_until(room, Taken)
    qtbot.waitUntil(lambda: "remark" in room.view.stage.scene.painted, timeout=2000)
    QTest.qWait(300)
    assert room.view.busy
    QTest.mouseClick(room.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(1150, 450))
    assert not room.view.busy
    room.check()


def test_without_motion_nothing_is_timed(qtbot: QtBot) -> None:
    room = Room(qtbot, preferences=OFF).open(qtbot)
    for _ in range(30):
        play_on(room.table, room.chance)
        assert not room.view.busy
        assert room.settled == room.now.number
        room.check()


def test_reduced_motion_fades_and_ends_in_the_table(qtbot: QtBot) -> None:
    room = Room(qtbot, preferences=replace(FAST, motion="reduced")).open(qtbot)
    for _ in range(12):
        quiet(qtbot, room)
        room.check()
        if room.is_over:
            break
        play_on(room.table, room.chance)
    quiet(qtbot, room)


def test_every_motion_of_a_deal_ends_in_the_table(qtbot: QtBot) -> None:
    room = Room(qtbot, "classic", 2, FAST).open(qtbot)
    for turn in range(60):
        if turn % 3:
            QTest.qWait(15)
            room.view.end_motion()
        else:
            quiet(qtbot, room)
        room.check()
        if room.is_over:
            break
        play_on(room.table, room.chance)
    quiet(qtbot, room)


@pytest.mark.parametrize("motion", ["full", "reduced"])
@pytest.mark.parametrize("game", game_ids())
def test_the_last_motion_of_a_deal_ends_in_the_table(qtbot: QtBot, game: str, motion: str) -> None:
    """The last trick is collected, and what is counted only now is scored."""
    room = Room(qtbot, game, 2, replace(FAST, motion=motion)).open(qtbot)
    while not room.is_over:
        room.view.end_motion()
        play_on(room.table, room.chance)
    quiet(qtbot, room)
    room.check()


def test_hiding_ends_motion(room: Room) -> None:
    assert room.view.busy
    room.view.hide()
    assert not room.view.busy
    assert room.settled == 1


def test_score_counts_up_to_what_was_scored(qtbot: QtBot, room: Room) -> None:
    play_until(room, Declared)
    qtbot.waitUntil(lambda: bool(room.view.stage.scene.flying), timeout=3000)
    quiet(qtbot, room)
    QApplication.processEvents()
    assert not room.view.stage.scene.flying
    room.check()


def test_the_tag_of_whose_turn_it_is_comes_up_slowly(qtbot: QtBot, room: Room) -> None:
    before = room.now.view.to_act
    while room.now.view.to_act in (before, -1):
        room.view.end_motion()
        play_on(room.table, room.chance)
    room.view.end_motion()
    scene = room.view.stage.scene
    (name,) = [name for name in scene.painted if name.startswith("tag ")]
    tag = scene.painted[name]
    assert tag.opacity() < 1
    qtbot.waitUntil(lambda: tag.opacity() == 1, timeout=2000)
    room.view.stage.ambience.fade_in([tag], room.view.stage.motion)
    room.view.stage.ambience.stop()
    assert tag.opacity() == 1
