"""Runs a program until its window is painted for the first time, says so, and ends.

`first_paint.py empty` shows an empty window with a graphics view, `first_paint.py bezique [ARGUMENTS]` this program.
What is measured is the time from the start of the process to its line.
"""

import os
import sys


def painted() -> None:
    sys.stdout.write("painted\n")
    sys.stdout.flush()
    os._exit(0)


def empty() -> int:
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

    class Window(QMainWindow):
        def paintEvent(self, event: QPaintEvent) -> None:
            super().paintEvent(event)
            QTimer.singleShot(0, painted)

    application = QApplication(sys.argv[:1])
    window = Window()
    window.setCentralWidget(QGraphicsView(QGraphicsScene(window)))
    window.resize(1280, 800)
    window.show()
    return application.exec()


def bezique(arguments: list[str]) -> int:
    from bezique_desktop.app import main
    from bezique_desktop.ui.qt_import import import_qt

    import_qt()
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QPaintEvent

    from bezique_desktop.ui.window import MainWindow

    def paint(window: MainWindow, event: QPaintEvent) -> None:
        """The window is painted before what it holds; all of it is done when the event loop goes on."""
        if window.content is not None:
            QTimer.singleShot(0, painted)

    setattr(MainWindow, "paintEvent", paint)  # noqa: B010 - a method of Qt is overridden by its attribute
    return main(arguments)


if __name__ == "__main__":
    sys.exit(empty() if sys.argv[1] == "empty" else bezique(sys.argv[2:]))
