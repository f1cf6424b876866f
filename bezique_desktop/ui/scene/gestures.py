"""Mouse gestures on the table: click, double click, selecting, dragging. Knows positions and targets, not rules."""

from enum import Enum

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from bezique_desktop.ui.scene.targets import CARDS, CHOSEN_CARDS, Target
from bezique_desktop.values import frozen


class Gesture(Enum):
    """What the mouse has done."""

    CLICK = "click"
    DOUBLE = "double"
    SELECT = "select"
    MENU = "menu"
    DRAG = "drag"
    DROP = "drop"
    NOTHING = "nothing"


@frozen
class Made:
    """A gesture on a target; for drags the point where the pointer is."""

    gesture: Gesture
    target: Target | None = None
    x: float = 0.0
    y: float = 0.0


NOTHING = Made(Gesture.NOTHING)


class Gestures:
    """Turns presses, moves and releases into gestures."""

    def __init__(self) -> None:
        self._down: Target | None = None
        self._from = QPointF()
        self._dragging = False
        self._doubled = False

    @property
    def down(self) -> Target | None:
        """What the button was pressed on, until it is released."""
        return self._down

    @property
    def dragging(self) -> bool:
        """Whether a card is being dragged."""
        return self._dragging

    def forget(self) -> None:
        """The pressed target is gone."""
        self._down = None
        self._dragging = False

    def press(self, event: QMouseEvent, target: Target | None, double: bool = False) -> Made:
        """A button went down on a target."""
        self.forget()
        if target is not None and target.group in CHOSEN_CARDS:
            if event.button() == Qt.MouseButton.RightButton and target.group in CARDS:
                return Made(Gesture.MENU, target, event.position().x(), event.position().y())
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                return Made(Gesture.SELECT, target)
        if event.button() == Qt.MouseButton.LeftButton:
            self._down, self._from, self._doubled = target, event.position(), double
        return NOTHING

    def move(self, event: QMouseEvent) -> Made:
        """The pointer moved; beyond the usual distance with a card under it, that drags the card."""
        x, y = event.position().x(), event.position().y()
        if self._down is None or self._down.group not in CARDS:
            return Made(Gesture.NOTHING, None, x, y)
        way = (event.position() - self._from).manhattanLength()
        if not self._dragging and way < QApplication.startDragDistance():
            return Made(Gesture.NOTHING, None, x, y)
        self._dragging = True
        return Made(Gesture.DRAG, self._down, x, y)

    def release(self, event: QMouseEvent, target: Target | None) -> Made:
        """A button went up over a target: where it went down, that counts even if the target has gone on meanwhile."""
        down, dragged, doubled = self._down, self._dragging, self._doubled
        if event.button() != Qt.MouseButton.LeftButton or down is None:
            return NOTHING
        self.forget()
        if dragged:
            return Made(Gesture.DROP, down, event.position().x(), event.position().y())
        is_still = (event.position() - self._from).manhattanLength() < QApplication.startDragDistance()
        if not is_still and (target is None or target.ident != down.ident):
            return NOTHING
        return Made(Gesture.DOUBLE if doubled else Gesture.CLICK, down)
