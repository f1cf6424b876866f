"""A question on a small sheet, with the answer that does something and the one that does not."""

from typing import Final

from PySide6.QtCore import Signal

from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.dialogs.buttons import Button
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.paper import Sheet
from bezique_desktop.ui.dialogs.style import Ink
from bezique_desktop.ui.theme import Theme, Type
from bezique_desktop.ui.words import _

SIZE: Final = (600.0, 230.0)


class Question(Sheet):
    """Asks; ``agreed`` is emitted if the player wants it done. The keyboard begins at the answer that does nothing."""

    agreed = Signal()

    def __init__(self, theme: Theme, deck: Deck, title: str, text: str, deed: str) -> None:
        super().__init__(theme, deck, title)
        self.design = SIZE
        style = self.page_style
        self.put(self.title, 36, 20, SIZE[0] - 72, 44)
        self.put(Label(style, text, Type.POINTS, Ink.TEXT, wrap=True), 36, 72, SIZE[0] - 72, 72)
        self._do = Button(style, deed, primary=True)
        self._do.clicked.connect(self._agree)
        self._leave = Button(style, _("Cancel"))
        self._leave.clicked.connect(self.closed)
        self.setFocusProxy(self._leave)

    def _agree(self) -> None:
        self.closed.emit()
        self.agreed.emit()

    def arrange(self) -> None:
        self.put_row_right([self._do, self._leave], SIZE[0] - 36, SIZE[1] - 66)
