"""A monkey at the program: random clicks, keys, drags, sizes and preferences, each told in a word."""

import random
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QPushButton, QWidget

from bezique_desktop.games.catalogue import game_ids
from bezique_desktop.ui.desktop import Desktop
from bezique_desktop.ui.model.new_game import NewGame
from bezique_desktop.ui.scene.targets import Group, in_group
from tests.ui.scene.truth import check_scene
from tests.ui.windows import settle

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
Key = Qt.Key
TABLE_KEYS: Final = (
    *(Key(Key.Key_1 + k) for k in range(9)), *[Key.Key_Space, Key.Key_Return] * 4,
    *[Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Tab, Key.Key_Backtab, Key.Key_Escape] * 3,
    *(Key(ord(letter)) for letter in "HUURSTLMPKC"), Key.Key_F1, Key.Key_F2, Key.Key_F10, Key.Key_Delete, Key.Key_Home,
)  # fmt: skip
SIZES: Final = ((960, 600), (1024, 600), (1280, 800), (1366, 768), (1600, 900), (1000, 1100))
PREFERENCES: Final = {
    "language": ("en", "ru"), "felt": ("green", "blue", "claret", "night"), "back": ("lozenge", "fans", "rosette"),
    "colours": (4, 2), "pace": ("off", "fast", "fast", "normal"), "motion": ("full", "full", "reduced"),
    "trick_click": (False, False, True), "auto_draw": (True, False), "double_click": (False, False, True),
    "sort": ("suit", "rank", "worth", "manual"), "paper": ("light", "dark"), "trick_hold": (0.0, 0.5, 1.0),
}  # fmt: skip
CHECKED_EVERY: Final = 20
REMEMBERED: Final = 40


class Monkey:
    """One monkey with a number: the same number, the same deeds. ``told`` are its last deeds."""

    def __init__(self, desktop: Desktop, number: int) -> None:
        self.desktop = desktop
        self.chance = random.Random(number)
        self.told: deque[str] = deque(maxlen=REMEMBERED)
        self.checks = 0
        self._deeds: tuple[tuple[int, Callable[[], str]], ...] = (
            (24, self._click), (6, self._double), (4, self._odd_click), (8, self._drag), (22, self._key),
            (5, self._undo), (2, self._resize), (3, self._prefer), (10, self._wait), (6, self._push_button),
            (20, self._play), (4, self._hover),
        )  # fmt: skip

    def act(self, times: int) -> None:
        """Do so many things, and look every now and then whether the table still tells the truth."""
        weights = [weight for weight, _deed in self._deeds]
        for count in range(times):
            deed = self.chance.choices(self._deeds, weights)[0][1]
            if QApplication.activePopupWidget() is not None:
                deed = self._menu
            elif self.desktop.window.pages and self.chance.random() < 0.12:
                deed = self._close
            self.told.append(deed())
            if count % CHECKED_EVERY == 0:
                self.check()
        self.check()

    def check(self) -> None:
        """Everything at rest: the scene is what the model says."""
        desktop = self.desktop
        room, view = desktop._room, desktop.view
        if room is None or view is None or room.step is None:
            return
        view.end_motion()
        view.look_back(None)
        settle()
        view.end_motion()
        if room.step is not None:
            session = room.session
            check_scene(view, room.step if session is None else session.shown(session.table.step(0)))
            self.checks += 1

    # ------------------------------------------------------------------ mouse
    def _point(self, part: QWidget) -> QPoint:
        return QPoint(self.chance.randrange(max(1, part.width())), self.chance.randrange(max(1, part.height())))

    def _under(self) -> tuple[QWidget, QPoint]:
        """A random widget under a random point of the window, more often one of the table's own things."""
        window = self.desktop.window
        view = self.desktop.view
        if view is not None and view.isVisible() and window.overlay.page is None:
            targets = [target for target in view.targets if target.group != Group.LOG]
            if targets and self.chance.random() < 0.7:
                rect = self.chance.choice(targets).rect
                return view.viewport(), QPoint(
                    round(rect.x + rect.width * self.chance.random()),
                    round(rect.y + rect.height * self.chance.random()),
                )
        point = self._point(window)
        found = window.childAt(point) or window
        return found, found.mapFrom(window, point)

    def _click(self) -> str:
        widget, point = self._under()
        QTest.mouseClick(widget, LEFT, NONE, point)
        return f"click {type(widget).__name__} {point.x()},{point.y()}"

    def _double(self) -> str:
        widget, point = self._under()
        QTest.mouseClick(widget, LEFT, NONE, point)
        for _time in range(self.chance.choice((1, 1, 2))):
            QTest.mouseDClick(widget, LEFT, NONE, point)
            QTest.mouseRelease(widget, LEFT, NONE, point)
        return f"double click {type(widget).__name__} {point.x()},{point.y()}"

    def _odd_click(self) -> str:
        widget, point = self._under()
        button, held = self.chance.choice(((RIGHT, NONE), (LEFT, CONTROL), (LEFT, SHIFT)))
        QTest.mouseClick(widget, button, held, point)
        return f"{button.name} click {type(widget).__name__}"

    def _drag(self) -> str:
        widget, start = self._under()
        goal = self._point(widget)
        QTest.mousePress(widget, LEFT, NONE, start)
        for step in range(1, 5):
            QTest.mouseMove(widget, start + (goal - start) * (step / 4))
            if self.chance.random() < 0.2:
                QApplication.processEvents()
        if self.chance.random() < 0.15:
            self._key()
        QTest.mouseRelease(widget, LEFT, NONE, goal)
        return f"drag {type(widget).__name__} {start.x()},{start.y()} to {goal.x()},{goal.y()}"

    def _hover(self) -> str:
        widget, point = self._under()
        QTest.mouseMove(widget, point)
        return "hover"

    def _play(self) -> str:
        """Something sensible: play a card, or press an action."""
        view = self.desktop.view
        if view is None or view.state is None or not view.isVisible() or self.desktop.window.overlay.page is not None:
            return self._start()
        able = [each for group in (Group.HAND, Group.ACTIONS) for each in in_group(view.targets, group) if each.enabled]
        if able:
            view._press(self.chance.choice(able).ident)
        return "play"

    def _start(self) -> str:
        step = self.desktop.step
        if step is not None and self.desktop.window.overlay.page is None and self.chance.random() < 0.1:
            self.desktop.perform("replay")
            return "replay"
        if step is None and self.chance.random() < 0.3:
            game = self.chance.choice(game_ids())
            self.desktop.deal(NewGame(game, "novice", seed=self.chance.randrange(1000)))
            return f"deal {game}"
        return self._push_button()

    # ------------------------------------------------------------------ keys and commands
    def _key(self) -> str:
        target = QApplication.focusWidget() or self.desktop.window
        key = self.chance.choice(TABLE_KEYS)
        if isinstance(target, QLineEdit) and self.chance.random() < 0.5:
            key = Key.Key_Escape
        QTest.keyClick(target, key)
        return f"key {key.name} to {type(target).__name__}"

    def _undo(self) -> str:
        command = self.chance.choice(("undo", "undo", "redo"))
        self.desktop.perform(command)
        return command

    def _push_button(self) -> str:
        """A random button of the page, if there is one."""
        window = self.desktop.window
        part = window.overlay.page or window.content
        found = [] if part is None or part is self.desktop.view else part.findChildren(QPushButton)
        buttons = [each for each in found if each.isVisible() and each.isEnabled()]
        if buttons:
            chosen = self.chance.choice(buttons)
            name = chosen.accessibleName() or chosen.text()
            chosen.click()
            return f"button {name}"
        self._wait()
        return "wait"

    def _close(self) -> str:
        self.desktop.window.overlay.close_page()
        return "close page"

    def _menu(self) -> str:
        popup = QApplication.activePopupWidget()
        if not isinstance(popup, QMenu) or self.chance.random() < 0.4:
            if popup is not None:
                popup.close()
            return "close menu"
        actions: list[QAction] = [each for each in popup.actions() if each.isEnabled() and not each.isSeparator()]
        chosen = self.chance.choice(actions)
        popup.close()
        chosen.trigger()
        return f"menu {chosen.text()}"

    # ------------------------------------------------------------------ surroundings
    def _resize(self) -> str:
        width, height = self.chance.choice(SIZES)
        self.desktop.window.resize(width, height)
        return f"resize {width}x{height}"

    def _prefer(self) -> str:
        name = self.chance.choice(list(PREFERENCES))
        value = self.chance.choice(PREFERENCES[name])
        self.desktop.preferring.take(replace(self.desktop.preferences, **{name: value}))  # type: ignore[arg-type]
        return f"prefer {name} {value}"

    def _wait(self) -> str:
        ms = self.chance.choice((0, 1, 5, 20, 60, 250))
        QTest.qWait(ms)
        return f"wait {ms}"
