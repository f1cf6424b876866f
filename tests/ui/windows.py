"""The whole window for tests: fresh files, computers in this process, and a hand at mouse and keyboard."""

import time
from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.players.registry import player
from bezique_desktop.storage.notices import Notice, NoticeKind
from bezique_desktop.table.step import Step
from bezique_desktop.table.table import Table
from bezique_desktop.ui.desktop import Desktop
from bezique_desktop.ui.keeping import Keeping
from bezique_desktop.ui.scene.offers import Command
from bezique_desktop.ui.scene.table_view import TableView
from bezique_desktop.ui.scene.targets import Group, Ident, find, hit


class Computer(QObject):
    """A computer player in this process: it answers as soon as it is asked."""

    failed = Signal(str)

    def __init__(self, table: Table, seat: int, level: str) -> None:
        super().__init__()
        self._table, self._seat, self._player = table, seat, player(level)
        self._kept: Step | None = None
        self.waits: Callable[[], bool] = lambda: False
        self._leave = table.subscribe(seat, self._take)

    def start(self) -> None:
        self._take(self._table.step(self._seat))

    def close(self) -> None:
        self._leave()

    def go_on(self) -> None:
        if self._kept is not None:
            self._move(self._kept)

    def _take(self, step: Step) -> None:
        self._kept = None
        if step.view.legal and self.waits():
            self._kept = step
        elif step.view.legal:
            self._move(step)

    def _move(self, step: Step) -> None:
        if step.view.legal:
            self._table.submit(self._seat, self._player.choose(step.view, step.number), step.number)


def computers(table: Table, levels: Mapping[int, str]) -> list[Computer]:
    """Instead of workers in processes of their own."""
    return [Computer(table, seat, level) for seat, level in levels.items()]


def desktop_of(
    language: str = "en", pace: str = "off", size: tuple[int, int] = (1280, 800), **values: object
) -> Desktop:
    """The program as it starts with these preferences; what storage tells fails the test."""
    keeping = Keeping(_refuse, language)
    keeping.change(replace(keeping.preferences, **{"pace": pace, "sound": False, **values}))  # type: ignore[arg-type]
    desktop = Desktop(keeping)
    desktop.window.place("", size)
    desktop.furnish()
    desktop.window.show()
    desktop.show_start()
    settle()
    return desktop


def discard(desktop: Desktop) -> None:
    """Close the window, and let nothing of it stay behind."""
    desktop.window.close()
    desktop.window.deleteLater()
    desktop.deleteLater()
    settle()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _refuse(notice: Notice) -> None:
    if notice.kind is not NoticeKind.MATCH_KEPT:
        raise AssertionError(str(notice))


def settle() -> None:
    """Let everything happen that is due."""
    for _ in range(3):
        QCoreApplication.processEvents()


def until(is_so: Callable[[], object], seconds: float = 10.0) -> None:
    """Let things happen until something is so."""
    end = time.monotonic() + seconds
    while not is_so():
        QCoreApplication.processEvents()
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.001)


def step_of(desktop: Desktop) -> Step:
    assert desktop.step is not None
    return desktop.step


def view_of(desktop: Desktop) -> TableView:
    assert desktop.view is not None
    return desktop.view


def button(part: QWidget, text: str) -> QPushButton:
    """The visible button that is called, or whose name begins, like this."""
    found = [each for each in part.findChildren(QPushButton) if each.isVisible() and _is_called(each, text)]
    assert found, f"no button {text!r}"
    return found[0]


def _is_called(each: QPushButton, text: str) -> bool:
    return each.text() == text or each.accessibleName().startswith(text)


def click(widget: QWidget) -> None:
    """Click into the middle of a widget."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, widget.rect().center())
    settle()


def point_at(widget: QWidget, point: QPoint) -> None:
    """Move the pointer to a point, coming from elsewhere: no move is reported where it stands already."""
    QTest.mouseMove(widget, QPoint(1, 1) if point.x() > 1 else QPoint(3, 3))
    QTest.mouseMove(widget, point)


def press(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the keyboard is."""
    target = QApplication.focusWidget() or QApplication.activeWindow()
    assert target is not None
    QTest.keyClick(target, key, held)
    settle()


# ---------------------------------------------------------------------- at the table
def target_of(view: TableView, action: Action) -> Ident:
    """What stands on the table for a legal action."""
    state = view.state
    assert state is not None
    if action.verb is Verb.PLAY:
        groups = (Group.HAND, Group.ROW)
        return next((group, action.card) for group in groups if find(view.targets, (group, action.card)) is not None)
    place = next(place for place, offer in enumerate(state.offers) if offer.action == action)
    return (Group.ACTIONS, place)


def point_of(view: TableView, ident: Ident) -> QPoint:
    """A point where a target is not covered by another."""
    target = find(view.targets, ident)
    assert target is not None
    rect = target.rect
    for k in range(1, 20):
        x, y = rect.x + rect.width * k / 20, rect.y + rect.height * 0.5
        top = hit(view.targets, x, y)
        if top is not None and top.ident == ident:
            return QPoint(round(x), round(y))
    raise AssertionError(f"{ident} is covered")


def click_on(view: TableView, ident: Ident) -> None:
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point_of(view, ident))
    settle()


def by_mouse(desktop: Desktop, action: Action) -> None:
    """Do this by clicking."""
    view = view_of(desktop)
    click_on(view, target_of(view, action))


def by_keyboard(desktop: Desktop, action: Action) -> None:
    """Do this by keys alone: declarations have keys, cards are reached by arrows."""
    view = view_of(desktop)
    group, key = target_of(view, action)
    if group is Group.ACTIONS:
        press(Qt.Key.Key_Space if action.verb in (Verb.DRAW, Verb.WAIVE) else Qt.Key(Qt.Key.Key_1 + int(str(key))))
        return
    while view.attention.focus is None or view.attention.focus[0] != group:
        press(Qt.Key.Key_Tab)
    for arrow in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        for _ in range(12):
            if view.attention.focus != (group, key):
                press(arrow)
    assert view.attention.focus == (group, key), f"{key} cannot be reached by arrows"
    press(Qt.Key.Key_Return)


def passes(desktop: Desktop) -> bool:
    """Whether the table offers to go on without declaring."""
    state = view_of(desktop).state
    return state is not None and any(offer.command is Command.PASS for offer in state.offers)


def seen_at(view: TableView, card: int) -> QPoint | None:
    """A point where a card is seen just now, at rest or in motion; None if it is covered, or not yet drawn."""
    scene = view.stage.scene
    if card not in scene.cards:
        return None
    rect = scene.cards[card].sceneBoundingRect()
    for across in range(1, 20):
        x, y = rect.x() + rect.width() * across / 20, rect.center().y()
        if scene.topmost(x, y, scene.cards) == card:
            return view.mapFromScene(x, y)
    return None


def menu_lines() -> list[QAction]:
    """What the menu lists when it is opened by its key; it is closed again."""
    press(Qt.Key.Key_F10)
    opened = QApplication.activePopupWidget()
    assert isinstance(opened, QMenu)
    opened.close()
    return [action for action in opened.actions() if not action.isSeparator()]


def from_menu(words: str) -> None:
    """Choose the line of the menu that begins like this."""
    listed = [action for action in menu_lines() if action.text().startswith(words)]
    assert listed, f"no line {words!r}"
    listed[0].trigger()
    settle()
