"""Answers side by side, one of them chosen: a row of buttons that arrow keys walk through."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from bezique_desktop.ui.art.look import Align, Words
from bezique_desktop.ui.art.text import draw_text, text_width
from bezique_desktop.ui.dialogs.buttons import LEAST_HEIGHT, PaintedButton, focus_frame, painter_of
from bezique_desktop.ui.dialogs.style import Ink, Style
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.theme import Type
from bezique_desktop.ui.tooltips import rich_tip

HEIGHT = 32.0
PADDING = 26.0
RADIUS = 8.0


class Segment(PaintedButton):
    """One answer."""

    walked = Signal(int)
    """An arrow key asks for the neighbour so many places on."""

    def __init__(self, style: Style, text: str) -> None:
        super().__init__(style, text)
        self.setCheckable(True)

    @property
    def words(self) -> Words:
        """How the answer is set."""
        style, chosen = self.style_of_page, self.isChecked()
        ink = (style.paper.ground if style.paper.dark else "#ffffff") if chosen else style.ink(Ink.TEXT)
        on_light = style.on_light(Ink.TEXT) and not chosen
        return Words(Type.NOTE, ink, bold=True, align=Align.CENTRE, on_light=on_light)

    def sizeHint(self) -> QSize:
        style = self.style_of_page
        width = text_width(style.look, self.text(), self.words) + PADDING * style.unit
        return QSize(math.ceil(width), max(LEAST_HEIGHT - 2, style.pixels(HEIGHT)))

    def cut_texts(self) -> list[str]:
        """The text if it does not fit."""
        return [self.text()] if text_width(self.style_of_page.look, self.text(), self.words) > self.width() - 3 else []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        if event.key() in step:
            self.walked.emit(step[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        style, painter = self.style_of_page, painter_of(self)
        rect, radius = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS * style.unit
        if self.isChecked() or self.hot:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(style.paper.accent if self.isChecked() else style.paper.chosen))
            painter.drawRoundedRect(rect, radius, radius)
        draw_text(painter, style.look, Rect(0, 0, self.width(), self.height()), self.text(), self.words)
        if self.rings:
            focus_frame(painter, style, rect, radius * 0.7)
        painter.end()


class Segmented(QWidget):
    """The row of answers. Only the chosen one is reached by Tab; arrows choose another."""

    picked = Signal(object)
    """The player chose this value."""

    def __init__(self, style: Style, answers: Sequence[tuple[object, str]], chosen: object, name: str) -> None:
        super().__init__()
        self.style_of_page = style
        self._values = [value for value, _text in answers]
        self._group = QButtonGroup(self)
        self.buttons = [Segment(style, text) for _value, text in answers]
        for place, button in enumerate(self.buttons):
            button.setParent(self)
            button.setAccessibleDescription(name)
            button.walked.connect(self._walk)
            self._group.addButton(button, place)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._group.idClicked.connect(self._clicked)
        style.changed.connect(self._arrange)
        self.choose(chosen)
        self._arrange()

    @property
    def value(self) -> object:
        """The value that is chosen, None if it has no button here."""
        place = self._group.checkedId()
        return self._values[place] if place >= 0 else None

    def choose(self, value: object) -> None:
        """Mark a value without telling anybody; one without a button marks none."""
        place = next((k for k, each in enumerate(self._values) if same_value(each, value)), -1)
        self._group.setExclusive(False)
        for k, button in enumerate(self.buttons):
            button.setChecked(k == place)
        self._group.setExclusive(True)
        self._set_tab(max(place, 0))

    def rename(self, texts: Sequence[str]) -> None:
        """Other words for the same answers."""
        for button, text in zip(self.buttons, texts, strict=True):
            button.set_text(text)
        self._arrange()

    def explain(self, texts: Sequence[str]) -> None:
        """What each answer means, for the pointer and for screen readers, where the answers themselves are short."""
        for button, text in zip(self.buttons, texts, strict=True):
            button.setToolTip(rich_tip(text, max(1.0, self.style_of_page.unit)))
            button.setAccessibleName(f"{button.text()}, {text}")

    def _set_tab(self, place: int) -> None:
        for k, button in enumerate(self.buttons):
            reach = Qt.FocusPolicy.StrongFocus if k == place else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(reach)

    def _clicked(self, place: int) -> None:
        self._set_tab(place)
        self.picked.emit(self._values[place])

    def _walk(self, step: int) -> None:
        now = next((k for k, button in enumerate(self.buttons) if button.hasFocus()), 0)
        place = (now + step) % len(self.buttons)
        self._set_tab(place)
        self.buttons[place].setFocus(Qt.FocusReason.TabFocusReason)
        self.buttons[place].click()

    def _arrange(self) -> None:
        x = 0
        for button in self.buttons:
            size = button.sizeHint()
            button.setGeometry(x, 0, size.width(), size.height())
            x += size.width()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        sizes = [button.sizeHint() for button in self.buttons]
        return QSize(sum(size.width() for size in sizes), max(size.height() for size in sizes))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        style, painter = self.style_of_page, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(style.paper.line), 1.2 * max(0.85, style.unit)))
        painter.setBrush(QColor(style.paper.card))
        rect = QRectF(self.rect()).adjusted(0.6, 0.6, -0.6, -0.6)
        painter.drawRoundedRect(rect, RADIUS * style.unit, RADIUS * style.unit)
        painter.end()


def same_value(one: object, other: object) -> bool:
    """Whether two values are the same answer: True is not 1."""
    return type(one) is type(other) and one == other
