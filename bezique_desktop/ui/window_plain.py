"""A plain stand-in for the table and the start page."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QPushButton, QVBoxLayout, QWidget

from bezique_desktop.engine.cards import card_text


class TableView(QGraphicsView):
    chosen = Signal(object)
    refused = Signal(object)
    tool = Signal(str)
    settled = Signal()
    continue_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setScene(QGraphicsScene(self))
        self.box = QVBoxLayout(self)
        self.buttons: list[QPushButton] = []
        self.said = ""

    def set_preferences(self, preferences) -> None:
        pass

    def show_hint(self, hint) -> None:
        self.say(str(hint))

    def say(self, text: str) -> None:
        self.said = text
        self.viewport().update()

    def show_step(self, step, animate) -> None:
        self.step = step
        for button in self.buttons:
            button.deleteLater()
        self.buttons = []
        for action in step.view.legal:
            button = QPushButton(str(action), self)
            button.clicked.connect(lambda _=False, action=action: self.chosen.emit(action))
            self.box.addWidget(button)
            self.buttons.append(button)
        self.viewport().update()
        QTimer.singleShot(1, self.settled)

    def drawBackground(self, painter: QPainter, rect) -> None:
        painter.fillRect(rect, QColor("#1f5a3d"))

    def drawForeground(self, painter: QPainter, rect) -> None:
        painter.resetTransform()
        painter.setPen(QColor("#f7f0dc"))
        view = self.step.view
        lines = [f"{k}: {getattr(view, k)}" for k in ("scores", "totals", "to_act", "talon", "trump")]
        lines += [" ".join(map(card_text, view.hand)), " ".join(map(card_text, view.trick)), self.said]
        painter.drawText(self.rect().adjusted(20, 20, -20, -20), Qt.AlignmentFlag.AlignTop, "\n".join(lines))


class StartPage(QWidget):
    play_now = Signal()

    def __init__(self) -> None:
        super().__init__()
        button = QPushButton("Play now", self)
        button.clicked.connect(self.play_now)
        QVBoxLayout(self).addWidget(button)
