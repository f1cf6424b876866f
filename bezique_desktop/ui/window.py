"""The one window: the start page or the table, and the pages laid over them."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from bezique_desktop.engine.actions import Action
from bezique_desktop.table.step import Step
from bezique_desktop.table.table import Table
from bezique_desktop.ui.model.new_game import NewGame
from bezique_desktop.ui.model.session import Session
from bezique_desktop.ui.seating import drivers, new_match
from bezique_desktop.ui.settings import Preferences
from bezique_desktop.ui.window_feed import Feed
from bezique_desktop.ui.window_overlay import Overlay
from bezique_desktop.ui.window_plain import StartPage, TableView


class MainWindow(QWidget):
    """Start page, table and overlay."""

    shown = Signal(object)
    """The table has settled on this step."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self.preferences = preferences
        self.session: Session | None = None
        self.stack = QStackedWidget(self)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.stack)
        self.start_page = StartPage()
        self.start_page.play_now.connect(lambda: self.begin(NewGame(preferences.game, preferences.level)))
        self.stack.addWidget(self.start_page)
        self.view = TableView()
        self.stack.addWidget(self.view)
        self.feed = Feed(self.view)
        self.feed.drained.connect(self.shown)
        self.view.chosen.connect(self._choose)
        self.overlay = Overlay(self)

    def begin(self, wish: NewGame, seats: range | None = None) -> None:
        """Deal a new match."""
        self.leave()
        table = Table(new_match(wish, 1))
        computers = range(1, table.match.rules.players) if seats is None else seats
        self.session = Session(table, 0, drivers(table, wish.level, computers))
        self.session.stepped.connect(self.feed.push)
        self.stack.setCurrentWidget(self.view)
        self.session.start()

    def leave(self) -> None:
        """Leave the match on the table."""
        if self.session is not None:
            self.session.close()
            self.session = None
        self.feed.clear()

    def _choose(self, action: Action) -> None:
        if self.session is not None:
            self.session.submit(action)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.leave()
        super().closeEvent(event)


def result_line(step: Step) -> str:
    """A finished deal in a line."""
    scores = ", ".join(f"{name} {score}" for name, score in zip(step.names, step.view.scores, strict=False))
    return f"{step.view.rules.game}, deal {step.seed}: {scores}"
