"""How much has been changed in the rules of a game: to be saved under a name, or taken back."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from bezique_desktop.ui.dialogs.buttons import Link
from bezique_desktop.ui.dialogs.fields import TextField
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.style import Column, Ink, Row, Style
from bezique_desktop.ui.theme import Type
from bezique_desktop.ui.wording_games import changes_text
from bezique_desktop.ui.words import _


class SaveBar(QWidget):
    """Two lines: how many rules are changed, and the links; or the name to save them under."""

    saved = Signal(str)
    """Save the rules under this name."""
    reverted = Signal()
    exported = Signal()
    """Write the rules to a file to be passed on."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._number = 0
        self._names: Sequence[str] = ()
        self.status = Label(style, "", Type.NOTE, Ink.CHANGED, bold=True)
        self.save = Link(style, _("Save…"))
        self.revert = Link(style, _("Back to the original"))
        self.export = Link(style, _("To a file…"))
        self.field = TextField(style, _("Name of the house rules"), 190, _("What to call them"))
        self.keep = Link(style, _("Save"))
        self.drop = Link(style, _("Cancel"))
        column = Column(style, 0, parent=self)
        status = Row(style, 0, (6, 0, 0, 0))
        status.addWidget(self.status)
        column.addLayout(status)
        links = Row(style, 4)
        for widget in (self.save, self.export, self.revert, self.field, self.keep, self.drop):
            links.addWidget(widget)
        links.addStretch()
        column.addLayout(links)
        self._wire()
        self._ask(False)

    def _wire(self) -> None:
        self.save.clicked.connect(lambda: self._ask(True))
        self.revert.clicked.connect(self.reverted)
        self.export.clicked.connect(self.exported)
        self.keep.clicked.connect(self._keep)
        self.field.returnPressed.connect(self._keep)
        self.field.textChanged.connect(self._tell)
        self.drop.clicked.connect(lambda: self._ask(False))

    def show_changes(self, number: int, names: Sequence[str]) -> None:
        """So many rules are changed; ``names`` are taken by other house rules."""
        self._number, self._names = number, names
        self._ask(False)

    def _ask(self, asking: bool) -> None:
        for widget in (self.save, self.export, self.revert):
            widget.setVisible(self._number > 0 and not asking)
        for other in (self.field, self.keep, self.drop):
            other.setVisible(asking)
        if asking:
            self.field.clear()
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._tell()

    def _tell(self) -> None:
        name = self.field.text().strip()
        if self.field.isVisibleTo(self) and name in self._names:
            self.status.set_text(_("Replaces the rules of that name"))
        else:
            self.status.set_text(changes_text(self._number))
        self.keep.setEnabled(bool(name))

    def _keep(self) -> None:
        name = self.field.text().strip()
        if name:
            self._ask(False)
            self.saved.emit(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.field.isVisibleTo(self):
            self._ask(False)
        else:
            super().keyPressEvent(event)
