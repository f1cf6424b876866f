"""Fields to type in: a line of text and a number."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy

from bezique_desktop.ui.art.fonts import font
from bezique_desktop.ui.dialogs.style import Style
from bezique_desktop.ui.theme import Type


def field_sheet(style: Style, kind: str) -> str:
    """The style sheet of a field of this class of Qt."""
    paper, unit = style.paper, style.unit
    return (
        f"{kind} {{ background: {paper.card}; color: {paper.text}; border: 1px solid {paper.line};"
        f" border-radius: {round(8 * unit)}px; padding: 0 {round(8 * unit)}px;"
        f" selection-background-color: {paper.accent}; selection-color: {paper.ground}; }}"
        f"{kind}:focus {{ border: 2px solid {paper.changed}; }}"
        f"{kind}:disabled {{ color: {paper.muted}; }}"
    )


class TextField(QLineEdit):
    """A line of text, ``width`` units wide."""

    def __init__(self, style: Style, name: str, width: float, hint: str = "", longest: int = 24) -> None:
        super().__init__()
        self.style_of_page = style
        self._width, self._bold = width, False
        self.setMaxLength(longest)
        self.setPlaceholderText(hint)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        style.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        style = self.style_of_page
        self.setFont(font(style.type(Type.NOTE), self._bold))
        self.setStyleSheet(field_sheet(style, "QLineEdit"))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self.style_of_page.pixels(self._width), max(26, self.style_of_page.pixels(32)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class NumberField(TextField):
    """A whole number between two bounds; arrow keys count up and down."""

    number_set = Signal(int)
    """The player has entered a number within the bounds."""

    def __init__(self, style: Style, name: str, low: int, high: int) -> None:
        super().__init__(style, name, 30 + 9 * len(str(high)), longest=len(str(high)))
        self._low, self._high, self._bold = low, high, True
        self._restyle()
        self._value = low
        self.setValidator(QIntValidator(low, high, self))
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.editingFinished.connect(self._finish)

    def show_number(self, value: int) -> None:
        """Show a number without telling anybody."""
        self._value = value
        self.setText(str(value))

    def _finish(self) -> None:
        text = self.text()
        self._take(int(text) if text.isdigit() else self._value)

    def _take(self, value: int) -> None:
        value = max(self._low, min(self._high, value))
        changed = value != self._value
        self.show_number(value)
        if changed:
            self.number_set.emit(value)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()), 0)
        if step:
            self._take(self._value + step * (100 if self._high > 100 else 1))
        else:
            super().keyPressEvent(event)
