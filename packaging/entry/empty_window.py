"""The least that a program with a graphics view can be: it shows an empty window, and ends when that is painted."""

import os
import sys

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow


class View(QGraphicsView):
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        QTimer.singleShot(0, lambda: os._exit(0))


application = QApplication(sys.argv)
window = QMainWindow()
scene = QGraphicsScene()
window.setCentralWidget(View(scene))
window.resize(1280, 800)
window.show()
sys.exit(application.exec())
