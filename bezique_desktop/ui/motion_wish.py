"""Whether the user has asked the system for less motion, found out without keeping the window waiting."""

import os
import shutil
import sys
from typing import Final

from PySide6.QtCore import QObject, QProcess, Signal
from PySide6.QtWidgets import QApplication, QStyle

from bezique_desktop.ui.system_motion import reduces_motion

KIN_OF_GNOME: Final = ("GNOME", "Unity", "Budgie", "Pantheon")
"""Desktops that keep their settings as GNOME does, as they call themselves."""
QUESTION: Final = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
"""Prints ``false`` where there are to be no animations."""


class MotionWish(QObject):
    """Tells of it some time after :meth:`ask`, and is silent where nothing is known."""

    wanted = Signal()

    def ask(self) -> None:
        """Ask the style and the files of the system, and where it is like GNOME its settings too."""
        style = QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)
        if style == 0 or reduces_motion():
            self.wanted.emit()
        elif sys.platform.startswith("linux") and _is_like_gnome() and shutil.which(QUESTION[0]):
            self._ask_gnome()

    def _ask_gnome(self) -> None:
        process = QProcess(self)

        def answered() -> None:
            if bytes(process.readAllStandardOutput().data()).strip() == b"false":
                self.wanted.emit()
            process.deleteLater()

        process.finished.connect(answered)
        process.errorOccurred.connect(process.deleteLater)
        process.start(QUESTION[0], list(QUESTION[1:]))


def _is_like_gnome() -> bool:
    return any(name in KIN_OF_GNOME for name in os.environ.get("XDG_CURRENT_DESKTOP", "").split(":"))
