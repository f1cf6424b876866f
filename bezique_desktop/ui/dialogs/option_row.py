"""One question about the rules: the question, a line of help with its source, and the answers."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bezique_desktop.engine.options import OPTION, Value
from bezique_desktop.ui.dialogs.buttons import Link
from bezique_desktop.ui.dialogs.fields import NumberField
from bezique_desktop.ui.dialogs.label import Label, TailedLabel
from bezique_desktop.ui.dialogs.segmented import Segmented
from bezique_desktop.ui.dialogs.style import Column, Ink, Row, Style
from bezique_desktop.ui.theme import Type
from bezique_desktop.ui.wording_options import (
    Question,
    answer_text,
    changed_text,
    question_help,
    question_title,
    source_name,
)
from bezique_desktop.ui.words import _

EDGE = 10.0
"""A row reaches so far beyond its texts on both sides, in units."""


class OptionRow(QWidget):
    """A question with the value in force; marked while it differs from the game's own."""

    answered = Signal(str, object)
    """The option and the value the player chose."""
    source_wanted = Signal()

    def __init__(self, style: Style, option: str, question: Question, values: tuple[Value, ...]) -> None:
        super().__init__()
        self.style_of_page = style
        self.option, self._question = option, question
        self._changed, self._asked = False, True
        self._number: NumberField | None = None
        self.bounds: Label | None = None
        self.title = title = question_title(question)
        self._segments = Segmented(style, [(value, answer_text(question, value)) for value in values], None, title)
        self._segments.picked.connect(self._picked)
        self._title = Label(style, title, Type.BODY + 0.5, bold=True, wrap=True)
        source = Link(style, source_name(question), Type.LABEL, Ink.ACCENT, bold=False, tight=True)
        source.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        source.clicked.connect(self.source_wanted)
        self._help = TailedLabel(style, question_help(question), source)
        self._build()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def _build(self) -> None:
        style = self.style_of_page
        texts = Column(style, 2)
        texts.addStretch()
        texts.addWidget(self._title)
        texts.addWidget(self._help)
        texts.addStretch()
        whole = Row(style, 14, (EDGE, 9, EDGE, 9), self)
        whole.addLayout(texts, 1)
        whole.addLayout(self._answers())

    def _answers(self) -> Column:
        style = self.style_of_page
        side = Row(style, 8)
        side.addStretch()
        side.addWidget(self._segments)
        column = Column(style)
        column.addStretch()
        column.addLayout(side)
        if not OPTION[self.option].values:
            number, bounds = self._number_field()
            side.addWidget(number)
            column.addWidget(bounds, 0, Qt.AlignmentFlag.AlignRight)
        column.addStretch()
        return column

    def _number_field(self) -> tuple[NumberField, Label]:
        """A field for any number, and the bounds, which stand out while it is not within them."""
        known = OPTION[self.option]
        bounds = Label(
            self.style_of_page, _("from {low} to {high}").format(low=known.low, high=known.high), Type.LABEL, Ink.MUTED
        )
        number = NumberField(self.style_of_page, question_title(self._question), known.low, known.high)
        number.number_set.connect(self._picked)
        number.judged.connect(lambda good: bounds.set_ink(Ink.MUTED if good else Ink.CHANGED))
        self._number, self.bounds = number, bounds
        return number, bounds

    def _picked(self, value: object) -> None:
        self.answered.emit(self.option, value)

    def show_value(self, value: Value, original: Value) -> None:
        """Show the value in force, and whether it is the game's own."""
        self._segments.choose(value)
        if self._number is not None and isinstance(value, int):
            self._number.show_number(value)
        self._changed = value != original
        text = changed_text(self._question, original) if self._changed else question_help(self._question)
        self._help.set_text(text)
        self._help.set_ink(Ink.CHANGED if self._changed else Ink.MUTED)
        self.update()

    def ask(self, wanted: bool) -> None:
        """Be there or not; a row that has just been made is there."""
        if wanted != self._asked:
            self._asked = wanted
            self.setVisible(wanted)

    @property
    def shown_help(self) -> str:
        """What stands under the question."""
        return self._help.text()

    @property
    def number_field(self) -> NumberField | None:
        """The field for a number, where any number will do."""
        return self._number

    @property
    def changed(self) -> bool:
        """Whether the value differs from the game's own."""
        return self._changed

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.style_of_page.pixels(64))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._changed:
            return
        style, painter = self.style_of_page, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(style.paper.changed_ground))
        painter.drawRoundedRect(QRectF(self.rect()), 8 * style.unit, 8 * style.unit)
        painter.setBrush(QColor(style.paper.changed))
        bar = QRectF(0, 6 * style.unit, 4 * style.unit, self.height() - 12 * style.unit)
        painter.drawRoundedRect(bar, 2 * style.unit, 2 * style.unit)
        painter.end()
