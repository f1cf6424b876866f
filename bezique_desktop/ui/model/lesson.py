"""Watch and learn: the strongest level plays at all seats, at a comfortable pace, and says before each move why."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from bezique_desktop.engine.actions import DRAW, Action
from bezique_desktop.table.step import Step
from bezique_desktop.table.table import Table
from bezique_desktop.ui.adviser import Adviser
from bezique_desktop.values import frozen

if TYPE_CHECKING:
    from bezique_desktop.players.advice import Hint

PACES_MS: Final = (9000, 6000, 4000, 2500, 1200)
"""How long a reason can be read before the move is made, from slow to fast."""
USUAL: Final = 2
BRIEF_MS: Final = 500
"""How long nothing happens before a card is drawn, for which there is no reason to read."""
COVERED_MS: Final = 400
"""How often is looked whether the table can be seen again."""


@frozen
class Progress:
    """How a lesson goes on: whether it waits for the player, and the place of its pace in :data:`PACES_MS`."""

    is_paused: bool = False
    pace: int = USUAL

    @property
    def fastest(self) -> int:
        """The place of the fastest pace."""
        return len(PACES_MS) - 1


class Lesson(QObject):
    """Plays every seat of a table. It is told by :meth:`go_on` whenever the table lies still; ``is_covered`` says
    whether a page lies over it, and then no move is made."""

    explained = Signal(object, object)
    """The :class:`Step` of the seat that is to act, and the :class:`Hint` that it is about to follow."""
    changed = Signal()
    """It goes on otherwise than before."""

    def __init__(self, table: Table, adviser: Adviser) -> None:
        super().__init__()
        self._table = table
        self._adviser = adviser
        self._asked = -1
        self._next: tuple[Step, Action] | None = None
        self._told: tuple[Step, Hint] | None = None
        self._is_hasty = False
        self.progress = Progress()
        self.is_covered: Callable[[], bool] = lambda: False
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._tick)
        adviser.advised.connect(self._explain)

    def start(self) -> None:
        """Nothing to do before the table lies still."""

    def close(self) -> None:
        """Stop for good; the worker is gone when this returns."""
        self._clock.stop()
        self._next = None
        self._adviser.close()

    def go_on(self) -> None:
        """The table lies still: think about what comes next, once; what was told about it is told again."""
        seat = self._table.step(0).view.to_act
        if seat < 0 or self._asked == self._table.number:
            if self._told is not None and self._told[0].number == self._table.number:
                self.explained.emit(*self._told)
            return
        step = self._table.step(seat)
        self._asked, self._next = step.number, None
        if step.view.legal == (DRAW,):
            self._prepare(step, DRAW, BRIEF_MS)
        elif step.view.legal:
            self._adviser.ask(step)

    def _explain(self, step: Step, hint: "Hint") -> None:
        if step.number == self._table.number:
            self._told = (step, hint)
            self.explained.emit(step, hint)
            self._prepare(step, hint.action, PACES_MS[self.progress.pace])

    def _prepare(self, step: Step, action: Action, length_ms: int) -> None:
        self._next = (step, action)
        if self._is_hasty:
            self.next_move()
        elif not self.progress.is_paused:
            self._clock.start(length_ms)

    def _tick(self) -> None:
        if self.is_covered():
            self._clock.start(COVERED_MS)
        else:
            self.next_move()

    # ------------------------------------------------------------------ what the player may do
    def next_move(self) -> None:
        """Make the move at once; one that is still thought about, as soon as it is found."""
        self._clock.stop()
        coming, self._next = self._next, None
        self._is_hasty = coming is None and self._adviser.is_asked
        if coming is not None:
            step, action = coming
            self._table.submit(step.view.seat, action, step.number)

    def pause(self) -> None:
        """Wait for the player, or go on by itself again."""
        self._change(Progress(not self.progress.is_paused, self.progress.pace))

    def faster(self) -> None:
        """Leave less time to read, and go on."""
        self._change(Progress(False, min(self.progress.pace + 1, self.progress.fastest)))

    def slower(self) -> None:
        """Leave more time to read, and go on."""
        self._change(Progress(False, max(self.progress.pace - 1, 0)))

    def _change(self, progress: Progress) -> None:
        self.progress = progress
        self._clock.stop()
        if self._next is not None and not progress.is_paused:
            self._clock.start(PACES_MS[progress.pace])
        self.changed.emit()
