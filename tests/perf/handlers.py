"""Plays a deal and resizes the window in a program of its own; prints how long the slowest event handlers computed."""

import json
import random
import sys
import time
from collections import Counter
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bezique_desktop.engine.actions import Action
from bezique_desktop.table.step import Step
from bezique_desktop.ui.scene.table_view import TableView
from bezique_desktop.ui.scene.targets import Group, Target
from bezique_desktop.ui.settings import Preferences
from tests.ui.scene.deals import play_on
from tests.ui.tables import table_of

SIZES = ((1280, 800), (1600, 1000), (960, 600), (1920, 1080))


class Timed(QApplication):
    """An application that measures the thread's computing time of every event, from the outermost handler."""

    def __init__(self) -> None:
        super().__init__(sys.argv[:1])
        self.depth = 0
        self.slowest: list[tuple[float, str]] = []
        self.count: Counter[str] = Counter()

    def notify(self, receiver: QObject, event: QEvent) -> bool:
        name = f"{type(receiver).__name__} {event.type().name}"
        self.depth += 1
        start = time.thread_time()
        try:
            return super().notify(receiver, event)
        finally:
            self.depth -= 1
            if self.depth == 0:
                self.slowest.append(((time.thread_time() - start) * 1000, name))
                self.count[name] += 1


class Game:
    """A deal in the window."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.table = table_of("program-long", 3)
        self.chance = random.Random(3)
        self.step: Step | None = None
        self.table.subscribe(0, self.show)
        view.chosen.connect(self.choose)

    def show(self, step: Step) -> None:
        """Show a step with its motion."""
        self.step = step
        self.view.show_step(step, True)

    def choose(self, action: Action) -> None:
        """Do what the player chose."""
        self.table.submit(0, action, self.table.number)

    def move(self, watched: bool) -> None:
        """One move of either side; ``watched`` lets its motion run to the end."""
        assert self.step is not None
        if self.step.view.to_act == 1:
            play_on(self.table, self.chance)
        else:
            self.view.end_motion()
            able = [target for target in self.view.targets if target.enabled and target.group <= Group.ACTIONS]
            offers = [target for target in able if target.group == Group.ACTIONS]
            cards = [target for target in able if target.group in (Group.HAND, Group.ROW)]
            self.click(self.chance.choice(offers or cards))
        run(self.view, 5.0 if watched else 0.02)

    def click(self, target: Target) -> None:
        """Move there and click."""
        place = QPoint(round(target.rect.x + 0.2 * target.rect.width), round(target.rect.centre.y))
        QTest.mouseMove(self.view.viewport(), place)
        QApplication.processEvents()
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)


def run(view: TableView, seconds: float) -> None:
    """Let the event loop run until nothing moves, at most so long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        QApplication.processEvents()
        if not view.busy and seconds > 1:
            return
        time.sleep(0.001)


def main() -> dict[str, Any]:
    """Play and measure."""
    app = Timed()
    view = TableView()
    view.resize(*SIZES[0])
    view.set_preferences(Preferences(pace="fast", motion="full", trick_hold=0.1))
    view.show()
    run(view, 0.2)
    game = Game(view)
    game.table.start()
    moves = 0
    while game.step is not None and game.step.deal_result is None:
        game.move(watched=moves % 5 == 0)
        moves += 1
        if moves % 40 == 0:
            resize(view)
    app.slowest.sort(reverse=True)
    view.close()
    return {"moves": moves, "events": sum(app.count.values()), "slowest": app.slowest[:12]}


def resize(view: TableView) -> None:
    """Drag the window to other sizes in many steps."""
    for width, height in SIZES:
        start = view.size()
        for share in range(1, 6):
            view.resize(
                start.width() + (width - start.width()) * share // 5,
                start.height() + (height - start.height()) * share // 5,
            )
            QApplication.processEvents()
        run(view, 0.4)


if __name__ == "__main__":
    sys.stdout.write(json.dumps(main()))
