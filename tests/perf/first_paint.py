"""Runs a program until what it shows is painted for the first time, says so, and ends.

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

    class View(QGraphicsView):
        def paintEvent(self, event: QPaintEvent) -> None:
            super().paintEvent(event)
            QTimer.singleShot(0, painted)

    application = QApplication(sys.argv[:1])
    window = QMainWindow()
    window.setCentralWidget(View(QGraphicsScene(window)))
    window.resize(1280, 800)
    window.show()
    return application.exec()


def bezique(arguments: list[str]) -> int:
    """The program as it is, watched from the moment when Qt is there."""
    from bezique_desktop import app

    import_qt = app.import_qt  # type: ignore[attr-defined]

    def import_watched() -> None:
        import_qt()
        watch()

    app.import_qt = import_watched  # type: ignore[attr-defined]
    return app.main(arguments)


def watch() -> None:
    """Say so when what fills the window has been painted."""
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from bezique_desktop.ui.window import MainWindow

    show = MainWindow.show_content

    def show_watched(window: MainWindow, widget: QWidget, keep: QWidget | None = None) -> None:
        kind = type(widget)
        paint = kind.paintEvent

        def paint_watched(painted_widget: QWidget, event: QPaintEvent) -> None:
            paint(painted_widget, event)
            QTimer.singleShot(0, painted)

        kind.paintEvent = paint_watched  # type: ignore[method-assign]
        show(window, widget, keep)

    MainWindow.show_content = show_watched  # type: ignore[method-assign,assignment]


if __name__ == "__main__":
    sys.exit(empty() if sys.argv[1] == "empty" else bezique(sys.argv[2:]))
