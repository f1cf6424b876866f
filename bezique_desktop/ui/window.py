"""The one window: the start page or the table, pages laid over them, and the keys that work everywhere."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from bezique_desktop.ui.focus import enter
from bezique_desktop.ui.geometry import SMALLEST_WINDOW
from bezique_desktop.ui.window_overlay import Overlay, P

if TYPE_CHECKING:
    from bezique_desktop.ui.dialogs.paper import Page
    from bezique_desktop.ui.window_notice import NoticeBar

KEYS: Final = {
    "Ctrl+N": "new",
    "Ctrl+O": "open",
    "Ctrl+Z": "undo",
    "Ctrl+Y": "redo",
    "Ctrl+Shift+Z": "redo",
    "Ctrl+,": "preferences",
    "Ctrl+Q": "quit",
    "F1": "help",
    "F2": "keys",
    "F10": "menu",
    "F11": "full screen",
}
"""Keys that work everywhere, and the command that each gives."""

FIRST_SIZE: Final = QSize(1280, 800)
ROOM_LEFT: Final = 0.92
"""The part of the screen that the first window may take."""


class MainWindow(QWidget):
    """The window. It shows what it is given and tells what the player wants; it knows of no match."""

    wanted = Signal(str)
    """A command of :data:`KEYS`."""
    left = Signal()
    """The window is about to close."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumSize(*SMALLEST_WINDOW)
        self._stack = QStackedWidget(self)
        self.overlay = Overlay(self, self._stack.currentWidget)
        self._notice: NoticeBar | None = None

    def listen(self) -> None:
        """Answer to the keys from now on."""
        from PySide6.QtGui import QKeySequence, QShortcut

        for key, command in KEYS.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setAutoRepeat(command in ("undo", "redo"))
            shortcut.activated.connect(lambda command=command: self.wanted.emit(command))

    # ------------------------------------------------------------------ what it shows
    @property
    def notice(self) -> "NoticeBar":
        """The line that tells something once."""
        if self._notice is None:
            from bezique_desktop.ui.window_notice import NoticeBar

            self._notice = NoticeBar(self)
        return self._notice

    @property
    def content(self) -> QWidget | None:
        """What fills the window."""
        return self._stack.currentWidget()

    @property
    def pages(self) -> "list[Page]":
        """Every page that there is: the one that fills the window, if one does, and those over it."""
        content = self.content
        if content is None:
            return self.overlay.pages
        from bezique_desktop.ui.dialogs.paper import Page

        return [*([content] if isinstance(content, Page) else []), *self.overlay.pages]

    def show_content(self, widget: QWidget, keep: QWidget | None = None) -> None:
        """Fill the window with this; what was there before goes, except ``keep``."""
        before = self._stack.currentWidget()
        if self._stack.indexOf(widget) < 0:
            self._stack.addWidget(widget)
        self._stack.setCurrentWidget(widget)
        if before is not None and before is not widget and before is not keep:
            self._stack.removeWidget(before)
            before.deleteLater()
        if self.overlay.page is None:
            enter(widget, Qt.FocusReason.MouseFocusReason)

    def open(self, kind: type[P], make: Callable[[], P], about: object = None) -> None:
        """Lay the page of this kind over the window, under what is being told; it is made if there is none."""
        self.overlay.open(kind, make, about)
        if self._notice is not None:
            self._notice.raise_()

    def call(self) -> None:
        """Tell the player that it is his turn if he looks elsewhere."""
        if not self.isActiveWindow():
            QApplication.alert(self)

    # ------------------------------------------------------------------ where it stands
    def place(self, saved: str, size: tuple[int, int] | None) -> None:
        """Take this size; else stand where the window stood last; else be large, but fit on the screen."""
        if size is not None:
            self.resize(*size)
        elif not (saved and self.restoreGeometry(QByteArray.fromBase64(saved.encode()))):
            room = self.screen().availableSize() * ROOM_LEFT
            self.resize(FIRST_SIZE.boundedTo(room).expandedTo(self.minimumSize()))

    @property
    def placed(self) -> str:
        """Where it stands, for :meth:`place`."""
        return bytes(self.saveGeometry().toBase64().data()).decode()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or no longer."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stack.setGeometry(self.rect())
        self.overlay.arrange()
        if self._notice is not None:
            self._notice.arrange()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.left.emit()
        super().closeEvent(event)
