"""What the animation of a deal costs at 1600x1000: computing time a frame and memory, as JSON.

`dealing.py bezique` deals the cards of program-long on the table, `dealing.py empty` paints an empty window with a
graphics view anew as often. All that the thread of the window does between two frames counts.
"""

import json
import sys
import time
from typing import Any, Final, TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

from tests.perf.memory import megabytes

SIZE: Final = (1600, 1000)
FRAME_MS: Final = 16
LONGEST_MS: Final = 1500
View = TypeVar("View", bound=QGraphicsView)


def watched(kind: type[View]) -> tuple[type[View], list[float]]:
    """The same view, and for each frame when it was painted, in computing time."""
    painted: list[float] = []

    class Watched(kind):  # type: ignore[misc,valid-type]
        def paintEvent(self, event: QPaintEvent) -> None:
            super().paintEvent(event)
            painted.append(time.thread_time())

    return Watched, painted


def run(painted: list[float]) -> dict[str, Any]:
    """Let things move until somebody quits."""
    QApplication.exec()
    frames = len(painted) - 1
    return {"frame": (painted[-1] - painted[0]) / frames * 1000, "memory": megabytes(), "frames": frames}


def empty() -> dict[str, Any]:
    kind, painted = watched(QGraphicsView)
    view = kind(QGraphicsScene())
    view.resize(*SIZE)
    view.show()
    clock = QTimer(view)
    clock.timeout.connect(view.viewport().update)
    clock.start(FRAME_MS)
    QTimer.singleShot(LONGEST_MS, QApplication.quit)
    return run(painted)


def bezique() -> dict[str, Any]:
    from bezique_desktop.ui.scene.table_view import TableView
    from bezique_desktop.ui.settings import Preferences
    from tests.ui.tables import table_of

    kind, painted = watched(TableView)
    view = kind()
    view.resize(*SIZE)
    view.set_preferences(Preferences(pace="normal"))
    view.show()
    QApplication.processEvents()
    table = table_of("program-long", 5)
    table.subscribe(0, lambda step: view.show_step(step, True))
    view.settled.connect(lambda: QTimer.singleShot(0, QApplication.quit))
    painted.clear()
    table.start()
    told = run(painted)
    view.close()
    return told


if __name__ == "__main__":
    application = QApplication(sys.argv[:1])
    sys.stdout.write(json.dumps(empty() if sys.argv[1] == "empty" else bezique()))
