"""Hints from a worker: the window asks and goes on; what comes too late for the position is never shown."""

import json
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from bezique_desktop.table.seeds import move_seed
from bezique_desktop.table.step import Step
from bezique_desktop.ui.driver import worker_command

if TYPE_CHECKING:
    from bezique_desktop.ui.worker import Worker

STRONGEST: Final = "master"
"""The level whose choice a hint is."""
PATIENCE_MS: Final = 4000
"""How long a worker may think about a hint."""
SILENCE_MS: Final = 400
"""After so long the player is told that the hint is coming."""


def adviser_command() -> list[str]:
    """How the program is started that gives hints."""
    return worker_command(STRONGEST)


class Adviser(QObject):
    """Answers each question about a step with a hint, unless the step is dropped before.

    What the worker cannot say in time, or says amiss, is replaced by a quick hint by rules of thumb.
    """

    advised = Signal(object, object)
    """The :class:`Step` that was asked about, and the :class:`Hint`."""
    pondering = Signal()
    """The answer takes a while."""

    def __init__(self, command: list[str], patience_ms: int = PATIENCE_MS) -> None:
        super().__init__()
        self._command = command
        self._asked: Step | None = None
        self._count = 0
        self._clock = self._timer(patience_ms)
        self._clock.timeout.connect(self._late)
        self._silence = self._timer(SILENCE_MS)
        self._silence.timeout.connect(self.pondering)

    def _timer(self, length_ms: int) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(length_ms)
        return timer

    @cached_property
    def _worker(self) -> "Worker":
        from bezique_desktop.ui.worker import Worker

        worker = Worker(self._command, self)
        worker.answered.connect(self._hear)
        worker.broke.connect(self._replace)
        return worker

    @property
    def is_asked(self) -> bool:
        """Whether a hint is on its way."""
        return self._asked is not None

    @property
    def number(self) -> int:
        """The number of the step that was asked about, -1 if none was."""
        return -1 if self._asked is None else self._asked.number

    def ask(self, step: Step) -> None:
        """Ask for the best action of this step, which has one; what was asked before is dropped."""
        from bezique_desktop.players.advice_lines import ADVICE
        from bezique_desktop.players.protocol import view_to_plain

        self.drop()
        self._count += 1
        self._asked = step
        view = step.view
        question = {"advice": ADVICE, "view": view_to_plain(view), "seed": move_seed(view.seat, view)}
        self._clock.start()
        self._silence.start()
        self._worker.ask(json.dumps({**question, "number": self._count}))

    def drop(self) -> None:
        """Forget what was asked; a worker that thinks about it stops."""
        if self._asked is not None:
            self._settle()
            self._worker.stop()

    def close(self) -> None:
        """Send the worker home, if one was ever needed; it is gone when this returns."""
        self._settle()
        if "_worker" in vars(self):
            self._worker.stop()

    def _settle(self) -> None:
        self._asked = None
        self._clock.stop()
        self._silence.stop()

    def _hear(self, line: str) -> None:
        from bezique_desktop.players.advice_lines import hint_from_plain

        step = self._asked
        if step is None:
            return
        try:
            answer = json.loads(line)
            if answer["number"] != self._count:
                return
            hint = hint_from_plain(answer["advice"], step.view)
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            self._replace(f"{line!r} is no advice: {error!r}")
            return
        self._settle()
        self.advised.emit(step, hint)

    def _late(self) -> None:
        self._worker.stop()
        self._replace(f"no answer within {self._clock.interval()} ms")

    def _replace(self, fault: str) -> None:
        """Give a quick hint in place of the one that was asked for, if any."""
        import logging

        from bezique_desktop.players.hint import QUICK_POSITIONS, hint

        logging.getLogger(__name__).warning("No hint came from the worker: %s", fault)
        step = self._asked
        if step is not None:
            self._settle()
            self.advised.emit(step, hint(step.view, QUICK_POSITIONS))
