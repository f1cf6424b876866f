"""What this program is: version, licence, what it is made of."""

import platform
from pathlib import Path

import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QWidget

from bezique_desktop.engine import cards as engine_cards
from bezique_desktop.engine.cards import parse_card
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.art.fonts import TITLE
from bezique_desktop.ui.dialogs.buttons import Button
from bezique_desktop.ui.dialogs.cards_picture import CardsPicture, Spread
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.paper import Box, Sheet
from bezique_desktop.ui.dialogs.style import Column, Grid, Ink
from bezique_desktop.ui.theme import Theme, Type
from bezique_desktop.ui.words import _
from bezique_desktop.version import VERSION


def is_compiled() -> bool:
    """Whether the engine runs as machine code."""
    return Path(engine_cards.__file__).suffix != ".py"


def facts() -> list[tuple[str, str]]:
    """What to name when something is reported."""
    engine = _("compiled") if is_compiled() else _("interpreted")
    return [
        (_("Version"), VERSION),
        (_("Engine"), engine),
        ("Python", platform.python_version()),
        ("Qt, PySide6", f"{qVersion()}, {PySide6.__version__}"),
        (_("System"), f"{platform.system()} {platform.machine()}"),
    ]


def parts() -> list[tuple[str, str]]:
    """What the program is made of, and under which licence."""
    return [
        ("Qt for Python", "LGPL 3"),
        ("Alegreya, Alegreya Sans", "SIL Open Font License"),
        ("PT Serif", "ParaType Free Font License"),
        ("platformdirs, mypy_extensions", "MIT"),
    ]


class AboutPage(Sheet):
    """The page."""

    def __init__(self, theme: Theme, deck: Deck) -> None:
        super().__init__(theme, deck, "Bezique Desktop")
        style = self.page_style
        tagline = _("Bézique and its family, against the computer, by the rules of your own house.")
        self.put(Label(style, tagline, Type.BODY + 0.5, Ink.MUTED, wrap=True), 36, 64, 700, 44)
        self.put(self._table(_("This program"), facts()), 36, 124, 524, 236)
        self.put(self._table(_("Made with"), parts()), 580, 124, 524, 236)
        licence = _(
            "Free software under the MIT licence: use it, change it, pass it on. It comes without any warranty."
        )
        self.put(Label(style, licence, Type.BODY, wrap=True), 36, 392, 620, 60)
        fair = _(
            "The computer sees only what you would see in its seat, and the cards are shuffled before anybody looks."
        )
        self.put(Label(style, fair, Type.BODY, Ink.MUTED, wrap=True), 36, 460, 620, 60)
        picture = CardsPicture(style, (parse_card("QS1"), parse_card("JD1")), 132, Spread.FAN)
        self.put(picture, 760, 372, 300, 260)
        self.back = Button(style, _("Close"), primary=True)
        self.back.clicked.connect(self.closed)
        self.setFocusProxy(self.back)

    def _table(self, title: str, lines: list[tuple[str, str]]) -> QWidget:
        style, box = self.page_style, Box(self.page_style)
        column = Column(style, 8, (18, 14, 18, 12), box)
        column.addWidget(Label(style, title, Type.COLUMN_TITLE, bold=True, family=TITLE))
        grid = Grid(style, 18, 7)
        for row, (name, value) in enumerate(lines):
            grid.addWidget(Label(style, name, Type.BODY, Ink.MUTED), row, 0)
            grid.addWidget(Label(style, value, Type.BODY), row, 1)
        grid.setColumnStretch(1, 1)
        column.addLayout(grid)
        column.addStretch(1)
        return box

    def arrange(self) -> None:
        self.put_row_right([self.back], 1104, 654)
