"""Fields to type in: a line of text and a number."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QIntValidator, QKeyEvent, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLineEdit, QSizePolicy

from bezique_desktop.ui.art.fonts import font
from bezique_desktop.ui.dialogs.buttons import painter_of
from bezique_desktop.ui.dialogs.style import Style
from bezique_desktop.ui.theme import Type


class TextField(QLineEdit):
    """A line of text, ``width`` units wide."""

    def __init__(self, style: Style, name: str, width: float, hint: str = "", longest: int = 24) -> None:
        super().__init__()
        self.style_of_page = style
        self._width, self._bold = width, False
        self.setFrame(False)
        self.setMaxLength(longest)
        self.setPlaceholderText(hint)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        style.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        style, paper = self.style_of_page, self.style_of_page.paper
        self.setFont(font(style.type(Type.NOTE), self._bold))
        inset = style.pixels(8)
        self.setTextMargins(inset, 0, inset, 0)
        colours = QPalette(self.palette())
        colours.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        colours.setColor(QPalette.ColorRole.Text, QColor(paper.text))
        colours.setColor(QPalette.ColorRole.PlaceholderText, QColor(paper.muted))
        colours.setColor(QPalette.ColorRole.Highlight, QColor(paper.accent))
        colours.setColor(QPalette.ColorRole.HighlightedText, QColor(paper.ground))
        self.setPalette(colours)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self.style_of_page.pixels(self._width), max(26, self.style_of_page.pixels(32)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        style, painter = self.style_of_page, painter_of(self)
        width = 2.0 if self.hasFocus() else 1.2
        painter.setPen(QPen(QColor(style.paper.changed if self.hasFocus() else style.paper.line), width))
        painter.setBrush(QColor(style.paper.card))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8 * style.unit, 8 * style.unit)
        painter.end()
        super().paintEvent(event)


class NumberField(TextField):
    """A whole number between two bounds; arrow keys count up and down.

    What is not within the bounds becomes the nearest number that is, with Enter or when the keyboard leaves. Enter
    then goes no further, so that the number is seen before it counts.
    """

    number_set = Signal(int)
    """The player has entered a number within the bounds."""

    judged = Signal(bool)
    """Whether what stands in the field now is within the bounds."""

    def __init__(self, style: Style, name: str, low: int, high: int) -> None:
        super().__init__(style, name, 30 + 9 * len(str(high)), longest=len(str(high)))
        self._low, self._high, self._bold = low, high, True
        self._restyle()
        self._value = low
        self.setValidator(QIntValidator(0, 10 ** len(str(high)) - 1, self))
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.textChanged.connect(lambda _text: self.judged.emit(self._is_good))
        self.setAccessibleDescription(f"{low} – {high}")

    def show_number(self, value: int) -> None:
        """Show a number without telling anybody."""
        self._value = value
        self.setText(str(value))

    @property
    def _is_good(self) -> bool:
        """Whether a number within the bounds stands in the field."""
        text = self.text()
        return text.isdigit() and self._low <= int(text) <= self._high

    def finish(self) -> bool:
        """Take what stands in the field; False if that had to become another number, which is then selected."""
        text, good = self.text(), self._is_good
        self._take(int(text) if text.isdigit() else self._value)
        if not good:
            self.selectAll()
        return good

    def _take(self, value: int) -> None:
        value = max(self._low, min(self._high, value))
        changed = value != self._value
        self.show_number(value)
        if changed:
            self.number_set.emit(value)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.finish()
        self.deselect()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()), 0)
        if step:
            self._take(self._value + step * (100 if self._high > 100 else 1))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.finish():
                self.returnPressed.emit()
        else:
            super().keyPressEvent(event)
