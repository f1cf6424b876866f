"""What frames of the deal's motion and the whole program cost at 1600x1000; `empty`: a window with a graphics view.

Prints, as JSON, how many frames there were, the median of their computing, Qt's painting threads among it, and memory.
"""

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from statistics import median
from typing import Any, Final

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

from tests.perf.memory import megabytes

SIZE: Final = (1600, 1000)
EMPTY_FRAMES: Final = 100
AT_MOST: Final = 10.0
"""Seconds that a deal may take."""


def frame(is_painted: Callable[[], bool]) -> float | None:
    """Milliseconds of computing in one turn of the event loop, if something was painted in it."""
    start = time.process_time()
    QApplication.processEvents()
    return (time.process_time() - start) * 1000 if is_painted() else None


def told(frames: list[float]) -> dict[str, Any]:
    """What is printed."""
    return {"frames": len(frames), "ms a frame": median(frames), "MB": megabytes()}


class Watch:
    """Tells whether views of a class have been painted since it was last asked."""

    def __init__(self, kind: type[QGraphicsView]) -> None:
        self._is_painted = False
        paint = kind.paintEvent

        def paint_watched(view: QGraphicsView, event: QPaintEvent) -> None:
            self._is_painted = True
            paint(view, event)

        kind.paintEvent = paint_watched  # type: ignore[method-assign]

    def __call__(self) -> bool:
        painted, self._is_painted = self._is_painted, False
        return painted


class EmptyView(QGraphicsView):
    """A view of nothing."""


def empty() -> dict[str, Any]:
    """An empty window with a graphics view that is painted again and again."""
    watch, window = Watch(EmptyView), QMainWindow()
    view = EmptyView(QGraphicsScene(window))
    window.setCentralWidget(view)
    window.resize(*SIZE)
    window.show()
    QApplication.processEvents()
    frames: list[float] = []
    while len(frames) < EMPTY_FRAMES:
        view.viewport().update()
        took = frame(watch)
        frames += [] if took is None else [took]
    return told(frames)


def deal() -> dict[str, Any]:
    """The program from its start to the end of the first deal's motion."""
    from bezique_desktop.ui.desktop import Desktop
    from bezique_desktop.ui.keeping import Keeping
    from bezique_desktop.ui.model.new_game import NewGame
    from bezique_desktop.ui.scene.table_view import TableView

    keeping = Keeping(lambda notice: sys.exit(str(notice)), "en")
    keeping.change(replace(keeping.preferences, motion="full"))
    watch, desktop = Watch(TableView), Desktop(keeping)
    desktop.window.place("", SIZE)
    desktop.window.show()
    desktop.deal(NewGame("program-long", "novice", seed=3))
    frames: list[float] = []
    end = time.monotonic() + AT_MOST
    while desktop.view is not None and desktop.view.busy and time.monotonic() < end:
        took = frame(watch)
        frames += [] if took is None else [took]
    found = told(frames)
    desktop.window.close()
    return found


def main() -> dict[str, Any]:
    """Measure what is asked for."""
    application = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as home:
        os.environ["BEZIQUE_HOME"] = home
        found = empty() if sys.argv[1] == "empty" else deal()
        application.processEvents()
    return found


if __name__ == "__main__":
    sys.stdout.write(json.dumps(main()))
