"""The start of the window: does what the command line asks for. Whatever is to be said goes through ``say``."""

import gc
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMessageLogContext, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from bezique_desktop.resources_path import resource
from bezique_desktop.storage.notices import Notice
from bezique_desktop.ui.asked import Asked
from bezique_desktop.ui.desktop import Desktop
from bezique_desktop.ui.display import platform_fault
from bezique_desktop.ui.keeping import Keeping
from bezique_desktop.ui.model.new_game import NewGame
from bezique_desktop.ui.settings import Preferences
from bezique_desktop.ui.words import SOURCE, languages

if TYPE_CHECKING:
    from bezique_desktop.engine.match import Match

Say = Callable[[str], None]
PRODUCT: Final = "Bezique Desktop"
DESKTOP_FILE: Final = "org.bezique_desktop.BeziqueDesktop"
"""The name of the desktop entry, by which a desktop finds the icon and the name of a window."""
PICTURE: Final = (1280, 800)
"""The size of a picture if no other is asked for."""
LANGUAGE_NAMES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Variables of the environment that name the language of the user, the weightiest first."""
FURNISHED_MS: Final = 150
"""By then the window has been painted."""


def run(asked: Asked, say: Say, complain: Say) -> int:
    """Open the window; returns the exit status when it is closed."""
    application = _application(complain)
    told: list[Notice] = []
    keeping = Keeping(told.append, _system_language(), _is_visit(asked), asked.lang)
    is_new = asked.new is not None or asked.demo
    wish = _wish(asked, keeping.preferences) if is_new else None
    try:
        recorded = _recorded(asked.record) if asked.record is not None and asked.screenshot is not None else None
    except ValueError as error:
        complain(str(error))
        return 1
    desktop = Desktop(keeping)
    desktop.window.place(keeping.preferences.window, asked.size or (PICTURE if asked.screenshot else None))
    if asked.demo or asked.screenshot:
        from bezique_desktop.ui.showing import show

        show(desktop, wish or recorded, asked.demo, asked.screenshot, say, complain)
    else:
        _open(desktop, wish, asked)
    keeping.report_to(desktop.notify)
    QTimer.singleShot(FURNISHED_MS, lambda: _furnish(desktop, told))
    status = application.exec()
    desktop.close()
    return status


def _wish(asked: Asked, preferences: Preferences) -> NewGame:
    from bezique_desktop.ui.wishes import wish_of

    return wish_of(asked, preferences)


def _recorded(file: Path) -> "Match":
    from bezique_desktop.storage.records import read_record

    return read_record(file)


def _open(desktop: Desktop, wish: NewGame | None, asked: Asked) -> None:
    desktop.window.show()
    if asked.record is not None:
        desktop.show_start()
        desktop.records.open_file(asked.record)
    elif wish is not None:
        desktop.deal(wish)
    else:
        desktop.show_start()


def _application(complain: Say) -> QApplication:
    """Qt, which says in one sentence why it cannot start."""

    told: list[str] = []

    def tell(kind: QtMsgType, _where: QMessageLogContext, text: str) -> None:
        told.append(text)
        if kind == QtMsgType.QtFatalMsg:
            complain(platform_fault(told))
            os._exit(2)

    qInstallMessageHandler(tell)
    application = QApplication([DESKTOP_FILE])
    qInstallMessageHandler(None)
    application.setApplicationName(PRODUCT)
    application.setApplicationDisplayName(PRODUCT)
    application.setDesktopFileName(DESKTOP_FILE)
    return application


def _furnish(desktop: Desktop, told: list[Notice]) -> None:
    """What can wait until the window is there."""
    import signal

    from PySide6.QtGui import QIcon

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    gc.freeze()
    gc.enable()
    desktop.furnish()
    desktop.window.setWindowIcon(QIcon(str(resource("icons", "bezique-256.png"))))
    for notice in told:
        desktop.notify(notice)
    desktop.keeping.examine()


def _is_visit(asked: Asked) -> bool:
    """Pictures and demonstrations leave the player's files alone."""
    return bool(asked.demo or asked.screenshot)


def _system_language() -> str:
    """The first language of the system, if there are words in it, else English: from the environment, or from Qt."""
    told = next((os.environ[name] for name in LANGUAGE_NAMES if os.environ.get(name)), "") or _language_by_qt()
    first = told.lower()
    for mark in ":_.@-":
        first = first.partition(mark)[0]
    return first if first in languages() else SOURCE


def _language_by_qt() -> str:
    from PySide6.QtCore import QLocale

    return next(iter(QLocale.system().uiLanguages()), SOURCE)
