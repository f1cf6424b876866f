"""The console program that checks whether the program is honest: started, heard and stopped for the player."""

from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from bezique_desktop.ui.model.audit import Auditing
from bezique_desktop.ui.worker import Worker


class Stage(Enum):
    """How far a check has come."""

    UNTRIED = auto()
    RUNNING = auto()
    STOPPED = auto()
    BROKEN = auto()
    OVER = auto()


class Auditor(QObject):
    """One check, which can be repeated; ``command`` starts the console program. ``fault`` says why one broke off."""

    changed = Signal()
    """It has come further, or was stopped."""

    def __init__(self, command: list[str]) -> None:
        super().__init__()
        self.auditing = Auditing()
        self.stage = Stage.UNTRIED
        self.fault = ""
        self.worker = Worker(command, self)
        self.worker.answered.connect(self._hear)
        self.worker.broke.connect(self._ended)

    @property
    def is_running(self) -> bool:
        """Whether the console program is at work."""
        return self.stage is Stage.RUNNING

    def begin(self) -> None:
        """Check everything from the beginning."""
        self.auditing = Auditing()
        self._come_to(Stage.RUNNING)
        self.worker.start()

    def stop(self) -> None:
        """Stop; the program is gone when this returns."""
        if self.is_running:
            self.worker.stop()
            self._come_to(Stage.STOPPED)

    def _hear(self, line: str) -> None:
        if self.is_running and self.auditing.hear(line):
            self.changed.emit()

    def _ended(self, why: str) -> None:
        self.fault = why
        self._come_to(Stage.OVER if self.auditing.is_complete else Stage.BROKEN)

    def _come_to(self, stage: Stage) -> None:
        self.stage = stage
        self.changed.emit()
