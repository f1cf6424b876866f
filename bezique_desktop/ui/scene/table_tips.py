"""The tooltips of the table; what is said about cards is worked out when it is wanted."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QToolTip, QWidget

from bezique_desktop.ui.geometry import zoom
from bezique_desktop.ui.scene.state import TableState
from bezique_desktop.ui.scene.targets import CARDS, Group, Target


class TableTips:
    """Shows what helps with a target; ``card`` is asked for the words about one of the viewer's cards, ``meld`` for
    what cards that have scored are still good for."""

    def __init__(self, viewport: QWidget) -> None:
        self._viewport = viewport
        self.card: Callable[[int], str] | None = None
        self.meld: Callable[[tuple[int, ...]], str] | None = None

    def show(self, target: Target | None, state: TableState | None, shown_at: QPoint) -> None:
        """Show the tooltip of a target at a point of the screen, until the pointer leaves the target."""
        from bezique_desktop.ui.tooltips import rich_tip

        text = "" if target is None or state is None else self._text(target, state)
        if target is None or not text:
            QToolTip.hideText()
            return
        rect, scale = target.rect, zoom(self._viewport.width(), self._viewport.height())
        around = QRect(round(rect.x), round(rect.y), round(rect.width), round(rect.height))
        QToolTip.showText(shown_at, rich_tip(text, scale), self._viewport, around)

    def _text(self, target: Target, state: TableState) -> str:
        if target.group in CARDS and isinstance(target.key, int):
            return self.card(target.key) if self.card is not None else ""
        own = [each for each in state.picture.brackets if each.seat == state.view.seat]
        laid = next((each.meld for each in own if (Group.BRACKETS, each.key) == target.ident), None)
        more = self.meld(laid.cards) if laid is not None and self.meld is not None else ""
        return f"{target.help}\n{more}" if more else target.help
