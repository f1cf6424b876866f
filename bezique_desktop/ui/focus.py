"""Where the keyboard goes: through the widgets of one part of the window, round and round."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import Shiboken


def focused() -> QWidget | None:
    """Who has the keyboard."""
    return QApplication.focusWidget()


def next_inside(part: QWidget, start: QWidget, forward: bool = True) -> QWidget | None:
    """The next widget of a part that Tab goes to from ``start``; None if there is no other."""
    found = _next(start, forward)
    while found is not start:
        if part.isAncestorOf(found) and _takes_tab(found):
            return found
        found = _next(found, forward)
    return None


def enter(part: QWidget, reason: Qt.FocusReason) -> None:
    """Give the keyboard to a part: to itself, to the widget that it has chosen, or to its first."""
    chosen = part.focusProxy() or _chosen_in(part)
    if chosen is None or not chosen.isVisibleTo(part):
        takes = part.focusPolicy() != Qt.FocusPolicy.NoFocus
        chosen = part if takes else next_inside(part, part)
    if chosen is not None:
        chosen.setFocus(reason)


def give_back(widget: QWidget | None, part: QWidget | None) -> None:
    """Give the keyboard back to a widget if it is still there, else to a part."""
    if widget is not None and Shiboken.isValid(widget) and widget.isVisible():
        widget.setFocus(Qt.FocusReason.OtherFocusReason)
    elif part is not None:
        enter(part, Qt.FocusReason.OtherFocusReason)


def _chosen_in(part: QWidget) -> QWidget | None:
    return part.focusWidget()


def _next(widget: QWidget, forward: bool) -> QWidget:
    after = widget.nextInFocusChain() if forward else widget.previousInFocusChain()
    return after or widget


def _takes_tab(widget: QWidget) -> bool:
    tab = Qt.FocusPolicy.TabFocus
    return widget.isVisible() and widget.isEnabled() and (widget.focusPolicy() & tab) == tab
