"""Invisible buttons over what the table draws: screen readers and Tab find them, the pointer passes through."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from bezique_desktop.ui.scene.targets import Group, Ident, Target


class Proxy(QPushButton):
    """One of them. It draws nothing; what has the focus is drawn in the scene."""

    def __init__(self, owner: "Proxies", target: Target, parent: QWidget) -> None:
        super().__init__(parent)
        self._owner = owner
        self.ident = target.ident
        self.setFlat(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.clicked.connect(self._press)

    def follow(self, target: Target) -> None:
        """Stand where the target is, and be called like it."""
        rect = target.rect
        self.setGeometry(QRect(round(rect.x), round(rect.y), round(rect.width), round(rect.height)))
        if self.accessibleName() != target.name:
            self.setAccessibleName(target.name)
        if self.accessibleDescription() != target.help:
            self.setAccessibleDescription(target.help)

    def _press(self) -> None:
        self._owner.pressed(self.ident)

    def paintEvent(self, event: QPaintEvent) -> None:
        pass

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._owner.key(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        return self._owner.tab(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._owner.focused(self.ident)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._owner.left(self.ident)


class Proxies:
    """All of them, kept in step with the targets. The owner's callbacks are told what happens to them."""

    def __init__(
        self,
        parent: QWidget,
        pressed: Callable[[Ident], None],
        key: Callable[[QKeyEvent], None],
        tab: Callable[[bool], bool],
        focus: Callable[[Ident | None], None],
    ) -> None:
        self._parent = parent
        self._buttons: dict[Ident, Proxy] = {}
        self.pressed = pressed
        self.key = key
        self.tab = tab
        self._focus = focus
        self._focused: Ident | None = None

    @property
    def buttons(self) -> tuple[Proxy, ...]:
        """The buttons there are."""
        return tuple(self._buttons.values())

    def sync(self, targets: Iterable[Target]) -> None:
        """Have a button for each target and no others. Focus on one that goes passes to its neighbour."""
        wanted = {target.ident: target for target in targets if target.group != Group.ASIDE}
        held = self._focused
        places = [ident for ident in self._buttons if held is not None and ident[0] == held[0]]
        for ident, target in wanted.items():
            if ident not in self._buttons:
                self._buttons[ident] = Proxy(self, target, self._parent)
                self._buttons[ident].show()
            self._buttons[ident].follow(target)
        if held is not None and held not in wanted:
            self._pass_on(held, places, wanted)
        for ident in [ident for ident in self._buttons if ident not in wanted]:
            self._discard(self._buttons.pop(ident))
        self._buttons = {ident: self._buttons[ident] for ident in wanted}

    def _pass_on(self, held: Ident, places: list[Ident], wanted: dict[Ident, Target]) -> None:
        """The next of the group takes the focus, or the first of the hand."""
        at = places.index(held) if held in places else 0
        after = [ident for ident in (*places[at + 1 :], *reversed(places[:at])) if ident in wanted]
        rest = [ident for ident in wanted if ident[0] == held[0]]
        hand = [ident for ident in wanted if ident[0] == Group.HAND]
        for ident in (*after, *rest, *hand):
            self.give_focus(ident)
            return
        self._parent.setFocus()

    def _discard(self, button: Proxy) -> None:
        button.hide()
        button.setParent(None)
        button.deleteLater()

    def give_focus(self, ident: Ident) -> None:
        """Let the keyboard go to this target."""
        if ident in self._buttons:
            self._buttons[ident].setFocus(Qt.FocusReason.TabFocusReason)

    def focused(self, ident: Ident) -> None:
        """A button has got the focus."""
        self._focused = ident
        self._focus(ident)

    def left(self, ident: Ident) -> None:
        """A button has lost the focus."""
        if self._focused == ident:
            self._focused = None
            self._focus(None)
