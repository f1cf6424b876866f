"""Steps on their way to the table view: shown one after another, each when the one before has settled."""

from collections import deque

from PySide6.QtCore import QObject, Signal

from bezique_desktop.table.step import Step
from bezique_desktop.ui.scene.table_view import TableView


class Feed(QObject):
    """Hands steps to the view in order. A step without events (undo, load) replaces all that wait."""

    showing = Signal(object)
    """This step is shown from now on."""
    drained = Signal(object)
    """The view has settled on this step and nothing waits."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._waiting: deque[Step] = deque()
        self._shown: Step | None = None
        self._is_moving = False
        self._is_handing = False
        view.settled.connect(self._settled)

    def push(self, step: Step) -> None:
        """Show a step after those before it."""
        if not step.events:
            self._waiting.clear()
            self._is_moving = False
        self._waiting.append(step)
        self._hand_on()

    def clear(self) -> None:
        """Forget all that wait, and what is shown: when that settles, nobody is told."""
        self._waiting.clear()
        self._is_moving = False
        self._shown = None

    def _settled(self) -> None:
        self._is_moving = False
        self._hand_on()

    def _hand_on(self) -> None:
        """Show what waits; a view that settles at once is served in a loop, not by recursion."""
        if self._is_handing:
            return
        self._is_handing = True
        while self._waiting and not self._is_moving:
            self._is_moving = True
            self._shown = self._waiting.popleft()
            self.showing.emit(self._shown)
            self._view.show_step(self._shown, bool(self._shown.events))
        self._is_handing = False
        if not self._is_moving and self._shown is not None:
            self.drained.emit(self._shown)
