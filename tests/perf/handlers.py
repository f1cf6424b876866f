"""Plays a deal in the whole program, opens its pages and resizes its window; prints the slowest event handlers."""

import gc
import json
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView

from bezique_desktop.table.step import Step
from bezique_desktop.ui.desktop import Desktop
from bezique_desktop.ui.dialogs.ledger_page import LedgerPage
from bezique_desktop.ui.dialogs.paper import Page
from bezique_desktop.ui.dialogs.rules_page import RulesPage
from bezique_desktop.ui.keeping import Keeping
from bezique_desktop.ui.model.new_game import NewGame
from bezique_desktop.ui.scene.table_view import TableView
from bezique_desktop.ui.scene.targets import Group, Target

SIZES: Final = ((1280, 800), (1600, 1000), (960, 600), (1920, 1080))
PAGES: Final = ((Qt.Key.Key_N, True), (Qt.Key.Key_Comma, True), (Qt.Key.Key_F1, False), (Qt.Key.Key_F2, False))
"""The keys that open New game, Preferences, the rules and the keys; whether with Ctrl."""
OTHER_PAGES: Final = ("opponents", "honest", "about")
"""The commands that open the pages which have no key."""
HINTED: Final = 10
"""A hint is asked for before each move with this number."""
PAGES_AT_THE_TABLE: Final = ("melds", "unseen")

CONTROL: Final = Qt.KeyboardModifier.ControlModifier


class Timed(QApplication):
    """An application that measures the thread's computing time of every event, from the outermost handler."""

    def __init__(self) -> None:
        super().__init__(sys.argv[:1])
        self.depth = 0
        self.doing = "start"
        self.slowest: list[tuple[float, str]] = []
        self.count: Counter[str] = Counter()

    def get_ready(self) -> None:
        """See an event for an object that only Qt knows: PySide then makes all its classes, which no program does."""
        view = QGraphicsView()
        view.show()
        self.processEvents()
        view.close()
        self.slowest.clear()
        self.count.clear()

    def notify(self, receiver: QObject, event: QEvent) -> bool:
        self.depth += 1
        start = time.thread_time()
        try:
            return super().notify(receiver, event)
        finally:
            self.depth -= 1
            if self.depth == 0:
                name = f"{_name(receiver)} {event.type().name}, {self.doing}"
                self.slowest.append(((time.thread_time() - start) * 1000, name))
                self.count[name] += 1


def _name(receiver: QObject) -> str:
    """The class of a receiver; of a timer also that of its owner."""
    owner = receiver.parent() if isinstance(receiver, QTimer) else None
    return type(receiver).__name__ + (f" of {type(owner).__name__}" if owner is not None else "")


class Player:
    """A person at the program, who opens pages, plays a deal and pulls at the window."""

    def __init__(self, app: Timed, desktop: Desktop) -> None:
        self.app, self.desktop = app, desktop
        self.chance = random.Random(3)
        self.moves = 0

    def run(self) -> None:
        """Everything there is to do."""
        self.do("show the window", self.desktop.window.show)
        self.do("start page", self.desktop.show_start)
        self.do("what can wait", self.desktop.furnish)
        run(lambda: False, 2.0)
        gc.freeze()  # as the program does
        self.open_pages("on the start page")
        self.do("deal", lambda: self.desktop.deal(NewGame("program-long", "novice", seed=3)))
        while not isinstance(self.desktop.window.overlay.page, LedgerPage):
            self.move()
        self.resize("with the ledger")
        self.open_pages("over the ledger")
        self.do("next deal", self.desktop.next_deal)
        run(lambda: self.my_turn, 10.0)
        self.do("close", self.desktop.window.close)

    def do(self, name: str, deed: Callable[[], object]) -> None:
        """Do something from the event loop, and let happen what comes of it."""
        self.app.doing = name
        QTimer.singleShot(0, deed)
        run(lambda: False, 0.3)

    def open_pages(self, where: str) -> None:
        """Open every page that there is anywhere."""
        window = self.desktop.window
        for key, control in PAGES:
            modifier = CONTROL if control else Qt.KeyboardModifier.NoModifier
            self.open_page(f"{key.name} {where}", partial(QTest.keyClick, window, key, modifier))
        for command in OTHER_PAGES:
            self.open_page(f"{command} {where}", partial(self.desktop.perform, command))

    def open_page(self, name: str, deed: Callable[[], object]) -> None:
        """Open a page, wait until all of it is made, and close it."""
        window = self.desktop.window
        before = window.overlay.page
        self.do(name, deed)
        run(partial(self.is_open, before), 5.0)
        page = window.overlay.page
        assert page is not None
        assert page is not before
        run(lambda: False, 0.2)
        QTest.keyClick(page, Qt.Key.Key_Escape)
        run(lambda: False, 0.1)

    def is_open(self, before: Page | None) -> bool:
        """Whether another page than this is open, and all of it is made."""
        page = self.desktop.window.overlay.page
        return page is not before and not (isinstance(page, RulesPage) and page.is_building)

    # ------------------------------------------------------------------ at the table
    @property
    def view(self) -> TableView:
        """The table."""
        assert self.desktop.view is not None
        return self.desktop.view

    @property
    def step(self) -> Step:
        """The latest step."""
        assert self.desktop.step is not None
        return self.desktop.step

    @property
    def my_turn(self) -> bool:
        """Whether there is something to do, now or when the motion has ended."""
        return bool(self.step.view.legal) or self.step.deal_result is not None

    def move(self) -> None:
        """One move of this seat; every fifth time its motion runs to the end."""
        self.app.doing = "play"
        watched = self.moves % 5 == 0
        if not watched:
            self.view.end_motion()
        run(lambda: self.my_turn and not (watched and self.view.busy), 10.0)
        if self.step.deal_result is not None:
            run(lambda: self.desktop.window.overlay.page is not None, 10.0)
            return
        self.view.end_motion()
        if self.moves % HINTED == 0:
            self.do("hint", partial(self.desktop.perform, "hint"))
        able = [target for target in self.view.targets if target.enabled and target.group <= Group.ACTIONS]
        offers = [target for target in able if target.group == Group.ACTIONS]
        self.click(self.chance.choice(offers or [each for each in able if each.group in (Group.HAND, Group.ROW)]))
        self.moves += 1
        if self.moves % 20 == 0:
            self.resize("at the table")
            for command in PAGES_AT_THE_TABLE:
                self.open_page(f"{command} at the table", partial(self.desktop.perform, command))

    def click(self, target: Target) -> None:
        """Move there and click."""
        place = QPoint(round(target.rect.x + 0.2 * target.rect.width), round(target.rect.centre.y))
        QTest.mouseMove(self.view.viewport(), place)
        QApplication.processEvents()
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)

    def resize(self, where: str) -> None:
        """Drag the window to other sizes in many steps."""
        self.app.doing = f"resize {where}"
        window = self.desktop.window
        for width, height in SIZES:
            start = window.size()
            for share in range(1, 6):
                across, down = (width - start.width()) * share // 5, (height - start.height()) * share // 5
                window.resize(start.width() + across, start.height() + down)
                QApplication.processEvents()
            run(lambda: False, 0.4)


def run(is_so: Callable[[], bool], seconds: float) -> None:
    """Let the event loop run until something is so, at most for so long."""
    end = time.monotonic() + seconds
    while not is_so() and time.monotonic() < end:
        QApplication.processEvents()
        time.sleep(0.001)


def main() -> dict[str, Any]:
    """Play and measure, with a journal in a folder of its own."""
    app = Timed()
    app.get_ready()
    with tempfile.TemporaryDirectory() as home:
        os.environ["BEZIQUE_HOME"] = home
        keeping = Keeping(lambda notice: sys.exit(str(notice)), "en")
        keeping.change(replace(keeping.preferences, pace="fast", motion="full", trick_hold=0.1, counting=True))
        desktop = Desktop(keeping)
        desktop.window.place("", SIZES[0])
        player = Player(app, desktop)
        player.run()
        desktop.close()
    app.slowest.sort(reverse=True)
    return {"moves": player.moves, "events": sum(app.count.values()), "slowest": app.slowest[:12]}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(main()))
