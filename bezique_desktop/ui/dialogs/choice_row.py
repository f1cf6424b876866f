"""A question about the program itself: title, a line of help, and the answers."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.segmented import Segmented
from bezique_desktop.ui.dialogs.style import Column, Ink, Row, Style
from bezique_desktop.ui.theme import Type


class ChoiceRow(QWidget):
    """One question with its answers at the right."""

    picked = Signal(object)

    def __init__(
        self, style: Style, title: str, help_text: str, answers: Sequence[tuple[object, str]], chosen: object
    ) -> None:
        super().__init__()
        self.answers = Segmented(style, answers, chosen, title)
        self.answers.picked.connect(self.picked)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        row = Row(style, 14, (0, 7, 0, 7), self)
        row.addLayout(titled(style, title, help_text), 1)
        row.addWidget(self.answers)


def titled(style: Style, title: str, help_text: str) -> Column:
    """A question with its line of help."""
    texts = Column(style, 1)
    texts.addStretch()
    texts.addWidget(Label(style, title, Type.BODY + 0.5, bold=True, wrap=True))
    if help_text:
        texts.addWidget(Label(style, help_text, Type.LABEL, Ink.MUTED, wrap=True))
    texts.addStretch()
    return texts
