"""A computer at a seat: hears the steps of the table, asks its worker for a move and submits the answer."""

import json
import sys
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from bezique_desktop.engine.actions import Action, parse_action
from bezique_desktop.engine.reasons import IllegalAction
from bezique_desktop.table.seeds import move_seed
from bezique_desktop.table.step import Step
from bezique_desktop.table.table import Table

if TYPE_CHECKING:
    from bezique_desktop.ui.worker import Worker

PATIENCE_MS: Final = 5000
"""How long a computer player may think about one move."""

PAUSE_MS: Final = 60
"""How long a new worker is not started: the table is painted first."""


def console_command(*arguments: str) -> list[str]:
    """How our own console program is started."""
    if getattr(sys, "frozen", False):
        window = Path(sys.executable)
        return [str(window.with_name("bezique" + window.suffix)), *arguments]
    safe_path = ["-P"] if sys.flags.safe_path else []
    return [sys.executable, *safe_path, "-m", "bezique_desktop.cli.main", *arguments]


def worker_command(level: str) -> list[str]:
    """How a computer player of this level is started."""
    return console_command("player", "--level", level)


class Driver(QObject):
    """Plays one seat of a table by means of a worker.

    An answer counts for the step that it was asked for; when the table has moved on, it is dropped. A worker that is
    late, ends, or answers what the rules refuse is replaced for that move by the simplest player. ``seed`` is a number
    of the player's own, which has nothing to do with the cards. While ``waits`` says so, because his partner may
    declare in his place, he keeps his answer until :meth:`go_on`.
    """

    failed = Signal(str)
    """Its program failed, and another player made the move; the text says why, for the log."""

    def __init__(self, table: Table, seat: int, command: list[str], seed: int, patience_ms: int = PATIENCE_MS) -> None:
        super().__init__()
        self._table = table
        self._seat = seat
        self._seed = seed
        self._asked: Step | None = None
        self._kept: Action | None = None
        self.waits: Callable[[], bool] = lambda: False
        self._command = command
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(patience_ms)
        self._clock.timeout.connect(self._late)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self._begin)
        self._leave: Callable[[], None] | None = None

    @cached_property
    def _worker(self) -> "Worker":
        from bezique_desktop.ui.worker import Worker

        worker = Worker(self._command, self)
        worker.answered.connect(self._hear)
        worker.broke.connect(self._replace)
        return worker

    def start(self) -> None:
        """Start the worker soon, and make the move if it is this seat's then."""
        self._pause.start()

    def _begin(self) -> None:
        self._worker.start()
        self._leave = self._table.subscribe(self._seat, self._take)
        self._take(self._table.step(self._seat))

    def close(self) -> None:
        """Leave the table; the worker is gone when this returns."""
        self._pause.stop()
        if self._leave is not None:
            self._leave()
        self._settle()
        self._worker.stop()

    def _take(self, step: Step) -> None:
        if self._asked is not None and not step.events:
            self._worker.stop()
        self._settle()
        if step.view.legal:
            self._asked = step
            self._clock.start()
            self._worker.ask(self._question(step))

    def go_on(self) -> None:
        """The partner does not want to declare: make the move that was kept."""
        if self._kept is not None:
            self._submit(self._kept)

    def _settle(self) -> None:
        self._asked = self._kept = None
        self._clock.stop()

    def _question(self, step: Step) -> str:
        from bezique_desktop.players.protocol import view_to_plain

        seed = move_seed(self._seed, step.view)
        return json.dumps({"view": view_to_plain(step.view), "seed": seed, "number": step.number})

    def _hear(self, line: str) -> None:
        if self._asked is None:
            return
        try:
            answer = json.loads(line)
            action = parse_action(answer["action"]) if answer["number"] == self._asked.number else None
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            self._replace(f"{line!r} is no answer: {error!r}")
        else:
            if action is not None:
                self._submit(action)

    def _submit(self, action: Action) -> None:
        step = self._asked
        if step is not None and self._kept is None and self.waits():
            self._clock.stop()
            self._kept = action
        elif step is not None:
            self._settle()
            try:
                self._table.submit(self._seat, action, step.number)
            except IllegalAction as refused:
                self._asked = step
                self._replace(f"{action} is illegal: {refused}")

    def _late(self) -> None:
        self._worker.stop()
        self._replace(f"no answer within {self._clock.interval()} ms")

    def _replace(self, fault: str) -> None:
        """Let the simplest player make the move that was asked for, if any."""
        import logging

        logging.getLogger(__name__).warning("The computer player at seat %d failed: %s", self._seat, fault)
        self.failed.emit(fault)
        if self._asked is not None:
            from bezique_desktop.players.registry import SIMPLEST, player

            view = self._asked.view
            self._submit(player(SIMPLEST).choose(view, move_seed(self._seed, view)))
