"""Runs a program until its window is painted for the first time, says so, and ends.

`first_paint.py empty` shows an empty window with a graphics view, `first_paint.py bezique [ARGUMENTS]` this program.
What is measured is the time from the start of the process to its line.
"""

import os
import sys

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow, QWidget


class Watch(QObject):
    """Looks for the first paint of a window that has something to show."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget) and watched.window().isVisible():
            QTimer.singleShot(0, painted)
        return False


def painted() -> None:
    sys.stdout.write("painted\n")
    sys.stdout.flush()
    os._exit(0)


def empty() -> int:
    application = QApplication(sys.argv[:1])
    window = QMainWindow()
    window.setCentralWidget(QGraphicsView(QGraphicsScene(window)))
    window.resize(1280, 800)
    window.show()
    watch = Watch()
    application.installEventFilter(watch)
    return application.exec()


def bezique(arguments: list[str]) -> int:
    from bezique_desktop.app import main

    watch = Watch()
    run = QApplication.exec

    def watched_run() -> int:
        QApplication.instance().installEventFilter(watch)  # type: ignore[union-attr]  # it is there by then
        return run()

    QApplication.exec = staticmethod(watched_run)  # type: ignore[method-assign]
    return main(arguments)


if __name__ == "__main__":
    sys.exit(empty() if sys.argv[1] == "empty" else bezique(sys.argv[2:]))
