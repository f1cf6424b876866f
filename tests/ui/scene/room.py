"""A table view with a match behind it: seat 0 is played through the view, seat 1 at random."""

import random
from collections.abc import Iterator
from itertools import count

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bezique_desktop.engine.actions import Action
from bezique_desktop.table.step import Step
from bezique_desktop.ui.geometry import Spot
from bezique_desktop.ui.scene.placing import Picture
from bezique_desktop.ui.scene.table_view import TableView
from bezique_desktop.ui.scene.targets import Group, Target, hit, in_group
from bezique_desktop.ui.settings import Preferences
from tests.ui.scene.deals import play_on
from tests.ui.scene.truth import check_scene, expected
from tests.ui.tables import table_of

OFF = Preferences(pace="off", motion="full")
FAST = Preferences(pace="fast", motion="full", trick_hold=0.05)


class Room:
    """View, table, and what the view has said."""

    def __init__(
        self, qtbot: QtBot, game: str = "program-long", seed: int = 1, preferences: Preferences = OFF, **options: object
    ) -> None:
        self.table = table_of(game, seed, **options)
        self.view = TableView()
        qtbot.addWidget(self.view)
        self.view.resize(1280, 800)
        self.view.set_preferences(preferences)
        self.view.judge = lambda action: self.table.why(0, action)
        self.refused: list[Action] = []
        self.tools: list[str] = []
        self.goes_on = count()
        self.settled = 0
        self.step: Step | None = None
        self.view.chosen.connect(self._choose)
        self.view.refused.connect(self.refused.append)
        self.view.tool.connect(self.tools.append)
        self.view.settled.connect(self._count)
        self.chance = random.Random(seed)
        self.table.subscribe(0, self._show)

    def open(self, qtbot: QtBot) -> "Room":
        """Show the view and deal."""
        with qtbot.waitExposed(self.view):
            self.view.show()
        self.view.activateWindow()
        qtbot.waitUntil(self.view.isActiveWindow)
        self.table.start()
        return self

    def _count(self) -> None:
        self.settled += 1

    def _show(self, step: Step) -> None:
        self.step = step
        self.view.show_step(step, True)

    def _choose(self, action: Action) -> None:
        self.table.submit(0, action, self.table.number)

    @property
    def now(self) -> Step:
        """The latest step."""
        assert self.step is not None
        return self.step

    @property
    def is_over(self) -> bool:
        """Whether the deal has ended."""
        return self.now.deal_result is not None

    def other_moves(self) -> None:
        """Let seat 1 act until it is seat 0's turn or the deal is over."""
        while not self.is_over and self.now.view.to_act != 0:
            play_on(self.table, self.chance)

    # ------------------------------------------------------------------ mouse and keys
    def targets(self, group: Group) -> list[Target]:
        """What can be pressed in a group."""
        return in_group(self.view.targets, group)

    def point_on(self, target: Target) -> QPoint:
        """A place in the window where this target, and nothing over it, is under the pointer."""
        for point in _places(target):
            found = hit(self.view.targets, point.x(), point.y())
            if found is not None and found.ident == target.ident:
                return point
        raise AssertionError(f"{target} cannot be reached")

    def click(self, target: Target, button: Qt.MouseButton = Qt.MouseButton.LeftButton, control: bool = False) -> None:
        """Click on a target."""
        held = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(self.view.viewport(), button, held, self.point_on(target))

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key where the keyboard is."""
        widget: QWidget = QApplication.focusWidget() or self.view
        QTest.keyClick(widget, key, modifier)

    # ------------------------------------------------------------------ truth
    def expected(self) -> Picture:
        """Where everything must stand for the latest step."""
        return expected(self.view, self.now)

    def check(self) -> None:
        """The scene is exactly the table."""
        check_scene(self.view, self.now)


def _places(target: Target) -> Iterator[QPoint]:
    spot = target.spot
    if spot is not None:
        yield from (QPoint(round(spot.x + 0.12 * spot.width), round(_down(spot, share))) for share in (0.3, 0.6, 0.15))
    rect = target.rect
    for across in range(1, 20):
        for down in (0.5, 0.3, 0.7, 0.15, 0.85):
            yield QPoint(round(rect.x + rect.width * across / 20), round(rect.y + rect.height * down))


def _down(spot: Spot, share: float) -> float:
    return spot.y + share * spot.height
