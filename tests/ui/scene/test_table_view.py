"""The table as a player uses it: mouse, keys, motion, and the scene against the table after everything."""

import os
import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bezique_desktop.engine.actions import DRAW, Verb
from bezique_desktop.players.hint import hint
from bezique_desktop.ui.scene.targets import Group
from bezique_desktop.ui.settings import FELTS, SORTS
from bezique_desktop.ui.words import languages, set_language
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


def play_by_arrows(room: Room, chance: random.Random) -> None:
    """Go to some card that may be played, and press Enter."""
    able = [action.card for action in room.now.view.legal]
    for _ in range(chance.randrange(1, 8)):
        room.key(Key.Key_Right)
    for _ in range(12):
        focus = room.view.attention.focus
        if focus is not None and focus[1] in able:
            break
        room.key(Key.Key_Left if chance.random() < 0.5 else Key.Key_Right)
    room.key(Key.Key_Return)


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
            play_by_arrows(room, chance)
        if room.now.number == before:
            assert room.refused
            room.refused.clear()
        room.check()
    with qtbot.waitSignal(room.view.continue_wanted, timeout=100):
        room.key(Key.Key_Space)


class Monkey:
    """Does anything at all, at any time."""

    KEYS = (Key.Key_1, Key.Key_Space, Key.Key_Right, Key.Key_Return, Key.Key_Tab, Key.Key_S, Key.Key_T, Key.Key_Up)

    def __init__(self, room: Room, chance: random.Random) -> None:
        self.room = room
        self.chance = chance
        self.tricks = (
            (30, self.click), (8, self.double_click), (8, self.drag), (8, self.select), (40, self.key),
            (3, self.resize), (3, self.undo), (3, self.redo), (2, self.prefer), (2, self.hint), (10, self.breathe),
        )  # fmt: skip

    def act(self) -> None:
        """One of its tricks."""
        weights = [weight for weight, _ in self.tricks]
        self.chance.choices([trick for _, trick in self.tricks], weights)[0]()

    def point(self) -> QPoint:
        """Somewhere in the window, rather where something is."""
        view = self.room.view
        if view.targets and self.chance.random() < 0.6:
            rect = self.chance.choice(view.targets).rect
            return QPoint(round(rect.x + 8), round(rect.centre.y))
        return QPoint(self.chance.randrange(view.width()), self.chance.randrange(view.height()))

    def mouse(self, act: Callable[..., None], button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """Use the mouse somewhere."""
        act(self.room.view.viewport(), button, Qt.KeyboardModifier.NoModifier, self.point())

    def click(self) -> None:
        self.mouse(QTest.mouseClick)

    def double_click(self) -> None:
        self.mouse(QTest.mouseClick)
        self.mouse(QTest.mouseDClick)
        self.mouse(QTest.mouseRelease)

    def drag(self) -> None:
        self.mouse(QTest.mousePress)
        for _ in range(3):
            QTest.mouseMove(self.room.view.viewport(), self.point())
        self.breathe()
        self.mouse(QTest.mouseRelease)

    def select(self) -> None:
        self.mouse(QTest.mouseClick, Qt.MouseButton.RightButton)

    def key(self) -> None:
        self.room.key(self.chance.choice(self.KEYS))

    def resize(self) -> None:
        self.room.view.resize(self.chance.randrange(960, 1500), self.chance.randrange(600, 900))

    def undo(self) -> None:
        self.room.table.undo(0)

    def redo(self) -> None:
        self.room.table.redo(0)

    def prefer(self) -> None:
        felt, sort = self.chance.choice(FELTS), self.chance.choice(SORTS)
        language = self.chance.choice(languages())
        set_language(language)
        pace = self.chance.choice(("fast", "off", "normal"))
        motion = self.chance.choice(("full", "reduced"))
        chosen = replace(FAST, felt=felt, sort=sort, language=language, pace=pace, motion=motion)
        self.room.view.set_preferences(chosen)

    def hint(self) -> None:
        if self.room.now.view.legal:
            self.room.view.show_hint(hint(self.room.now.view), "because")

    def breathe(self) -> None:
        for _ in range(self.chance.randrange(4)):
            QApplication.processEvents()


def come_to_rest(qtbot: QtBot, room: Room) -> None:
    """End all motion, look at the running trick, and wait until all is painted."""
    room.view.end_motion()
    room.view.look_back(None)
    room.view.paint_now()


def many(count: int, few: int) -> int:
    """How often a monkey acts: less often outside the slow run."""
    return count if os.environ.get("CI") else few


def test_monkey(qtbot: QtBot) -> None:
    room = Room(qtbot, "program-long", 5, FAST).open(qtbot)
    monkey = Monkey(room, random.Random(3))
    for turn in range(many(10_000, 1_000)):
        if room.is_over and turn % 10 == 5:
            room.table.next_deal(room.table.number)
        monkey.act()
        room.other_moves()
        if turn % 10 == 0:
            come_to_rest(qtbot, room)
            room.check()
    set_language("en")
    come_to_rest(qtbot, room)
