"""The table as a player uses it: mouse, keys, motion, and the scene against the table after everything."""

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bezique_desktop.engine.actions import DRAW, Verb
from bezique_desktop.ui.scene.targets import Group
from tests.ui.scene.deals import GAMES
from tests.ui.scene.room import FAST, Room

Key = Qt.Key


@pytest.mark.parametrize("game", GAMES)
def test_whole_deal_by_mouse(qtbot: QtBot, game: str) -> None:
    room = Room(qtbot, game, 3).open(qtbot)
    chance = random.Random(1)
    while not room.is_over:
        room.other_moves()
        room.check()
        if room.is_over:
            break
        before = room.now.number
        offers = [target for target in room.targets(Group.ACTIONS) if target.enabled]
        cards = [target for target in room.targets(Group.HAND) + room.targets(Group.ROW) if target.enabled]
        if offers and (not cards or chance.random() < 0.8):
            room.click(offers[0])
            if room.now.number == before:
                continue
        else:
            room.click(chance.choice(cards))
        assert room.now.number > before
        room.check()
    assert not room.refused
    with qtbot.waitSignal(room.view.continue_wanted, timeout=100):
        room.click(room.targets(Group.ACTIONS)[0])


@pytest.mark.parametrize("game", GAMES)
def test_whole_deal_by_keyboard(qtbot: QtBot, game: str) -> None:
    room = Room(qtbot, game, 4).open(qtbot)
    chance = random.Random(2)
    room.view.setFocus()
    while not room.is_over:
        room.other_moves()
        if room.is_over:
            break
        before = room.now.number
        view = room.now.view
        if any(action.verb not in (Verb.PLAY, Verb.DRAW) for action in view.legal):
            room.key(Key.Key_1)
        elif DRAW in view.legal:
            room.key(Key.Key_Space)
        else:
            for _ in range(chance.randrange(1, 8)):
                room.key(Key.Key_Right)
            for _ in range(12):
                focus = room.view.attention.focus
                if focus is not None and focus[1] in [action.card for action in view.legal]:
                    break
                room.key(Key.Key_Left if chance.random() < 0.5 else Key.Key_Right)
            room.key(Key.Key_Return)
        if room.now.number == before:
            assert room.refused
            room.refused.clear()
        room.check()
    with qtbot.waitSignal(room.view.continue_wanted, timeout=100):
        room.key(Key.Key_Space)


def test_random_clicks_and_keys_during_motion(qtbot: QtBot) -> None:
    room = Room(qtbot, "program-long", 5, FAST).open(qtbot)
    chance = random.Random(3)
    for turn in range(600):
        if room.is_over:
            room.view.end_motion()
            room.table.next_deal(room.table.number)
        if chance.random() < 0.5:
            point = QPoint(chance.randrange(room.view.width()), chance.randrange(room.view.height()))
            act = QTest.mouseDClick if chance.random() < 0.2 else QTest.mouseClick
            act(room.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
        else:
            keys = (Key.Key_1, Key.Key_Space, Key.Key_Right, Key.Key_Return, Key.Key_Tab, Key.Key_S, Key.Key_T)
            room.key(chance.choice(keys))
        if chance.random() < 0.4:
            QApplication.processEvents()
        if chance.random() < 0.05:
            room.view.resize(chance.randrange(960, 1500), chance.randrange(600, 900))
        if chance.random() < 0.05:
            room.table.undo(0)
        room.other_moves()
        if turn % 10 == 0:
            room.view.end_motion()
            room.key(Key.Key_Escape)
            if room.view.review is not None:
                room.key(Key.Key_Escape)
            qtbot.waitUntil(lambda: not room.view.stage._idle.isActive(), timeout=5000)
            room.check()
    room.view.end_motion()
