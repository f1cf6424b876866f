"""The least that a program with a graphics view can be: it shows an empty window, writes its picture and ends."""

import sys

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow


class View(QGraphicsView):
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        QTimer.singleShot(0, self.finish)

    def finish(self) -> None:
        self.window().grab().save(sys.argv[1])
        QApplication.quit()


application = QApplication(sys.argv)
window = QMainWindow()
scene = QGraphicsScene()
window.setCentralWidget(View(scene))
window.resize(1280, 800)
window.show()
sys.exit(application.exec())
