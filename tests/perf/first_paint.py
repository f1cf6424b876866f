"""Runs a program until its window is painted for the first time, says so, and ends.

`first_paint.py empty` shows an empty window with a graphics view, `first_paint.py bezique [ARGUMENTS]` this program.
What is measured is the time from the start of the process to its line.
"""

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def painted() -> None:
    sys.stdout.write("painted\n")
    sys.stdout.flush()
    os._exit(0)


def watch(surface: "QWidget") -> None:
    """Say so when this has been painted; all of the window is done when the event loop goes on."""
    from PySide6.QtCore import QEvent, QObject, QTimer

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                QTimer.singleShot(0, painted)
            return False

    surface.installEventFilter(Watch(surface))


def empty() -> int:
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

    application = QApplication(sys.argv[:1])
    window = QMainWindow()
    view = QGraphicsView(QGraphicsScene(window))
    window.setCentralWidget(view)
    window.resize(1280, 800)
    watch(view.viewport())
    window.show()
    return application.exec()


def bezique(arguments: list[str]) -> int:
    from bezique_desktop.app import main
    from bezique_desktop.ui.qt_import import import_qt

    import_qt()
    from PySide6.QtWidgets import QAbstractScrollArea, QWidget

    from bezique_desktop.ui.window import MainWindow

    show_content = MainWindow.show_content

    def show_watched(window: MainWindow, widget: QWidget, keep: QWidget | None = None) -> None:
        """A window that is covered by its content is not painted itself."""
        watch(widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget)
        show_content(window, widget, keep)

    MainWindow.show_content = show_watched  # type: ignore[method-assign]
    return main(arguments)


if __name__ == "__main__":
    sys.exit(empty() if sys.argv[1] == "empty" else bezique(sys.argv[2:]))
