"""What a frame of the table costs beside a bare repaint of the same pixmaps, and what memory deals take; as JSON."""

import json
import math
import random
import sys
import time
from statistics import median
from typing import Any, Final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem

from bezique_desktop.table.step import Step
from bezique_desktop.ui.scene.card_item import CardItem, Pose
from bezique_desktop.ui.scene.table_view import TableView
from bezique_desktop.ui.settings import Preferences
from tests.perf.memory import megabytes
from tests.ui.scene.deals import play_on, step_where
from tests.ui.tables import table_of

SIZE: Final = (1600, 1000)
ROUNDS: Final = 5
FRAMES: Final = 25


def crowded(step: Step) -> bool:
    """Many cards on the table, for both sides."""
    view = step.view
    return len(view.shown[0]) >= 3 and len(view.shown[1]) >= 3 and bool(view.trick)


def moving_frame(view: TableView, cards: list[CardItem], number: int) -> float:
    """Move the cards a little and let Qt paint; milliseconds of computing, in Qt's painting threads too."""
    start = time.process_time()
    for place, item in enumerate(cards):
        pose = item.pose
        turn = number * 0.3 + place
        item.lie(Pose(pose.x + 6 * math.cos(turn), pose.y + 6 * math.sin(turn), pose.width, pose.angle + 0.4))
    QApplication.processEvents()
    return (time.process_time() - start) * 1000


def bare_frame(view: TableView, image: QImage) -> float:
    """Paint the cloth and every pixmap of the scene into an image; milliseconds of computing, as above."""
    items = [item for item in view.scene().items() if isinstance(item, QGraphicsPixmapItem)][::-1]
    cloth = view.backgroundBrush()
    start = time.process_time()
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.fillRect(image.rect(), cloth)
    for item in items:
        painter.setTransform(item.sceneTransform())
        painter.drawPixmap(item.offset(), item.pixmap())
    painter.end()
    return (time.process_time() - start) * 1000


def frames() -> dict[str, Any]:
    """Frames with 2 and with 8 moving cards and bare repaints, one of each in turn; the median of each."""
    view = TableView()
    view.resize(*SIZE)
    view.set_preferences(Preferences(pace="off"))
    view.show()
    QApplication.processEvents()
    view.show_step(step_where("classic", crowded, 5), False)
    view.paint_now()
    QApplication.processEvents()
    image = QImage(*SIZE, QImage.Format.Format_RGB32)
    cards = list(view.stage.scene.cards.values())
    found: dict[str, list[float]] = {"bare": [], "2": [], "8": []}
    for number in range(ROUNDS):
        chosen = random.Random(number).sample(cards, 8)
        for frame in range(FRAMES):
            found["bare"].append(bare_frame(view, image))
            found["2"].append(moving_frame(view, chosen[:2], frame))
            found["8"].append(moving_frame(view, chosen, frame))
    view.close()
    usual = {name: median(times) for name, times in found.items()}
    ratios = {f"{moving} moving": usual[moving] / usual["bare"] for moving in ("2", "8")}
    return {"ms": usual, "ratio": ratios, "cards": len(cards)}


def memory(deals: int) -> dict[str, Any]:
    """Memory with an empty window, with the first deal, and after many."""
    told = {"start": megabytes()}
    view = TableView()
    view.resize(*SIZE)
    view.set_preferences(Preferences(pace="off"))
    view.show()
    QApplication.processEvents()
    told["window"] = megabytes()
    for deal in range(deals):
        play(view, deal)
        view.paint_now()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        if deal == 0:
            told["first deal"] = megabytes()
        elif deal == deals // 2:
            told["half"] = megabytes()
    told["last deal"] = megabytes()
    view.close()
    return told


def play(view: TableView, deal: int) -> None:
    """One deal at speed 0."""
    table, chance, told = table_of("program-long", deal + 1), random.Random(deal), list[Step]()
    leave = table.subscribe(0, told.append)
    table.start()
    while told[-1].deal_result is None:
        for step in told:
            view.show_step(step, True)
        del told[:-1]
        QApplication.processEvents()
        play_on(table, chance)
    leave()


if __name__ == "__main__":
    application = QApplication(sys.argv[:1])
    sys.stdout.write(json.dumps(memory(int(sys.argv[2])) if sys.argv[1] == "memory" else frames()))
