"""Which deal is played: one by chance, or one whose number was noted."""

from PySide6.QtCore import QRegularExpression, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QSizePolicy, QWidget

from bezique_desktop.ui.dialogs.fields import TextField
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.option_row import EDGE
from bezique_desktop.ui.dialogs.style import Column, Ink, Row, Style
from bezique_desktop.ui.theme import Type
from bezique_desktop.ui.words import _

LONGEST = 20
"""Digits of a number: those of a record may have as many."""


class DealNumber(QWidget):
    """A row like a question, with a field for the number."""

    chosen = Signal(object)
    """The number, or None for a deal by chance."""

    def __init__(self, style: Style, seed: int | None) -> None:
        super().__init__()
        title = _("Which deal?")
        self.field = TextField(style, title, 190, _("by chance"), LONGEST)
        self.field.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]*"), self.field))
        self.field.setText("" if seed is None else str(seed))
        self.field.textChanged.connect(self._changed)
        texts = Column(style, 2)
        texts.addWidget(Label(style, title, Type.BODY + 0.5, bold=True, wrap=True))
        help_text = _("A number that you noted or were given deals the same cards again.")
        texts.addWidget(Label(style, help_text, Type.LABEL, Ink.MUTED, wrap=True))
        row = Row(style, 14, (EDGE, 9, EDGE, 9), self)
        row.addLayout(texts, 1)
        row.addWidget(self.field)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def _changed(self, text: str) -> None:
        self.chosen.emit(int(text) if text else None)
