"""One of several answers where there is no room for all of them: arrows lead to its neighbours."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from bezique_desktop.ui.art.look import Align, Words
from bezique_desktop.ui.art.text import draw_text, text_width
from bezique_desktop.ui.dialogs.buttons import LEAST_HEIGHT, PaintedButton, focus_frame, painter_of
from bezique_desktop.ui.dialogs.segmented import HEIGHT, RADIUS
from bezique_desktop.ui.dialogs.style import Ink, Style
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.theme import Type
from bezique_desktop.ui.words import _

ARROW: Final = 30.0
"""Width of an arrow in units."""


class Arrow(PaintedButton):
    """Leads to the answer before or after."""

    walked = Signal(int)

    def __init__(self, style: Style, step: int) -> None:
        super().__init__(style, "", _("More") if step > 0 else _("Less"))
        self._step = step
        self.clicked.connect(lambda: self.walked.emit(step))

    def sizeHint(self) -> QSize:
        style = self.style_of_page
        return QSize(style.pixels(ARROW), max(LEAST_HEIGHT - 2, style.pixels(HEIGHT)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Down: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: 1}
        if event.key() in steps:
            self.walked.emit(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        style, painter = self.style_of_page, painter_of(self)
        width, height, reach = self.width(), self.height(), 4.5 * style.unit
        if self.hot:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(style.paper.chosen))
            radius = RADIUS * style.unit
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)
        ink = QColor(style.ink(Ink.TEXT))
        ink.setAlphaF(1.0 if self.isEnabled() else 0.3)
        pen = QPen(ink, max(1.6, 2 * style.unit))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        tip, back = width / 2 + self._step * reach / 2, width / 2 - self._step * reach / 2
        for y in (height / 2 - reach, height / 2 + reach):
            painter.drawLine(round(back), round(y), round(tip), round(height / 2))
        if self.rings:
            focus_frame(painter, style, QRectF(self.rect()), RADIUS * style.unit * 0.7)
        painter.end()


class Stepper(QWidget):
    """The answer that is chosen, between two arrows."""

    picked = Signal(object)
    """The player chose this value."""

    def __init__(self, style: Style, answers: Sequence[tuple[object, str]], chosen: object, name: str) -> None:
        super().__init__()
        self.style_of_page, self._answers, self._name = style, list(answers), name
        self._place = next((place for place, (value, _text) in enumerate(answers) if value == chosen), 0)
        self.less, self.more = Arrow(style, -1), Arrow(style, 1)
        for arrow in (self.less, self.more):
            arrow.setParent(self)
            arrow.setAccessibleDescription(name)
            arrow.walked.connect(self._walk)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        style.changed.connect(self._arrange)
        self._arrange()

    @property
    def value(self) -> object:
        """The value that is chosen."""
        return self._answers[self._place][0]

    def _walk(self, step: int) -> None:
        place = self._place + step
        if 0 <= place < len(self._answers):
            self._place = place
            self._arrange()
            self.picked.emit(self.value)

    @property
    def _words(self) -> Words:
        style = self.style_of_page
        return Words(Type.NOTE, style.ink(Ink.TEXT), bold=True, align=Align.CENTRE, on_light=style.on_light(Ink.TEXT))

    def sizeHint(self) -> QSize:
        style = self.style_of_page
        widest = max(text_width(style.look, text, self._words) for _value, text in self._answers)
        height = max(LEAST_HEIGHT - 2, style.pixels(HEIGHT))
        return QSize(round(widest) + style.pixels(2 * ARROW + 16), height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: object) -> None:
        self._arrange()

    def _arrange(self) -> None:
        arrow, height = self.style_of_page.pixels(ARROW), self.sizeHint().height()
        self.less.setGeometry(0, 0, arrow, height)
        self.more.setGeometry(self.width() - arrow, 0, arrow, height)
        self.less.setEnabled(self._place > 0)
        self.more.setEnabled(self._place + 1 < len(self._answers))
        self.setAccessibleName(f"{self._name}: {self._answers[self._place][1]}")
        self.updateGeometry()
        self.update()

    def cut_texts(self) -> list[str]:
        """The answers that do not fit between the arrows."""
        style = self.style_of_page
        room = self.width() - 2 * style.pixels(ARROW)
        return [text for _value, text in self._answers if text_width(style.look, text, self._words) > room + 1]

    def paintEvent(self, event: QPaintEvent) -> None:
        style, painter = self.style_of_page, painter_of(self)
        painter.setPen(QPen(QColor(style.paper.line), 1.2 * max(0.85, style.unit)))
        painter.setBrush(QColor(style.paper.card))
        radius = RADIUS * style.unit
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
        arrow = style.pixels(ARROW)
        box = Rect(arrow, 0, self.width() - 2 * arrow, self.height())
        draw_text(painter, style.look, box, self._answers[self._place][1], self._words)
        painter.end()
