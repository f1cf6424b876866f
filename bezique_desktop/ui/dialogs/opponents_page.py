"""The opponents: how strong each level is, as it was measured, game by game."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from bezique_desktop.arena.tables import Measured, measured
from bezique_desktop.engine.rules import Rules
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.players.names import LEVELS
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.art.fonts import TITLE
from bezique_desktop.ui.art.look import Align
from bezique_desktop.ui.dialogs.buttons import Button, Link
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.paper import Box, Rule, Sheet
from bezique_desktop.ui.dialogs.scroll import Scroll
from bezique_desktop.ui.dialogs.seat_rows import Portrait
from bezique_desktop.ui.dialogs.style import Column, Ink, Row
from bezique_desktop.ui.theme import Theme, Type
from bezique_desktop.ui.wording_games import game_title, opponent
from bezique_desktop.ui.wording_opponents import even_text, measured_text, won_text
from bezique_desktop.ui.words import _

BODY_LEFT: Final = 286.0


class OpponentsPage(Sheet):
    """Games at the left, the ladder of the chosen one at the right, the strongest level on top."""

    honest = Signal()
    """The player wants to see whether all this is honest."""

    def __init__(self, theme: Theme, deck: Deck, rules: Rules) -> None:
        super().__init__(theme, deck, _("Opponents"))
        style = self.page_style
        text = _(
            "All of them see only what you would see in their seat. The weaker ones forget and overlook as people do."
        )
        self.put(Label(style, text, Type.BODY, Ink.MUTED, wrap=True), 36, 64, 1068, 44)
        self.put(Rule(style, upright=True), BODY_LEFT - 20, 112, 2, 530)
        self.back = Button(style, _("Close"), primary=True)
        self.back.clicked.connect(self.closed)
        self.audit = Button(style, _("Is it honest?"))
        self.audit.clicked.connect(self.honest)
        self.setFocusProxy(self.back)
        self._side: QWidget | None = None
        self._body: QWidget | None = None
        self.show_game(rules.game)

    def arrange(self) -> None:
        self.put_row_right([self.back, self.audit], 1104, 654)

    def show_game(self, game: str) -> None:
        """The ladder of this game."""
        for old in (self._side, self._body):
            if old is not None:
                self.drop(old)
        self._side = Scroll(self.page_style, self._games(game))
        self._body = Scroll(self.page_style, self._ladder(game))
        self.put(self._side, 30, 112, BODY_LEFT - 56, 530)
        self.put(self._body, BODY_LEFT, 112, 1120 - BODY_LEFT, 530)
        for new in (self._side, self._body):
            new.show()

    def _games(self, chosen: str) -> QWidget:
        style, side = self.page_style, QWidget()
        column = Column(style, 1, parent=side)
        for game in game_ids():
            ink = Ink.ACCENT if game == chosen else Ink.MUTED
            link = Link(style, game_title(rules_of(game)), Type.BODY, ink, bold=game == chosen)
            link.clicked.connect(lambda _checked=False, game=game: self.show_game(game))
            column.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        return side

    def _ladder(self, game: str) -> QWidget:
        style, body = self.page_style, QWidget()
        column = Column(style, 8, (0, 0, 14, 0), body)
        found = measured(game)
        column.addWidget(Label(style, game_title(rules_of(game)), Type.HEADING, bold=True, family=TITLE))
        text = measured_text(found) if found is not None else _("This game has not been measured yet.")
        column.addWidget(Label(style, text, Type.BODY, wrap=True))
        for level in LEVELS[::-1]:
            column.addWidget(self._level(level, found))
        if found is not None:
            column.addWidget(Label(style, even_text(found), Type.LABEL, Ink.MUTED, wrap=True))
        column.addStretch(1)
        return body

    def _level(self, level: str, found: Measured | None) -> QWidget:
        style, box, person = self.page_style, Box(self.page_style, 10), opponent(level)
        row, texts = Row(style, 14, (10, 7, 16, 7), box), Column(style, 0)
        row.addWidget(Portrait(style, person.face, 19))
        texts.addWidget(Label(style, person.title, Type.POINTS, bold=True))
        texts.addWidget(Label(style, person.line, Type.LABEL, Ink.MUTED, wrap=True))
        row.addLayout(texts, 1)
        if found is not None and level != LEVELS[0]:
            rung = next((rung for rung in found.rungs if rung[0] == level), None)
            text = _("not measured yet") if rung is None else won_text(rung[2], rung[3], rung[4])
            row.addWidget(Label(style, text, Type.BODY, Ink.MUTED if rung is None else Ink.TEXT, align=Align.RIGHT))
        return box
