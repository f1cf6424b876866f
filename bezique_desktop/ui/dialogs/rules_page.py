"""The rules of a game with the options in force, made from the rules themselves; they can be searched."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from bezique_desktop.engine.rules import Rules
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.art.look import Align
from bezique_desktop.ui.dialogs.buttons import Button, Link
from bezique_desktop.ui.dialogs.fields import TextField
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.paper import Rule, Sheet
from bezique_desktop.ui.dialogs.rules_chapters import Chapter, chapters_of
from bezique_desktop.ui.dialogs.scroll import VEIL, Scroll
from bezique_desktop.ui.dialogs.style import Column, Ink, Row
from bezique_desktop.ui.theme import Theme, Type
from bezique_desktop.ui.wording_games import changes, changes_text, game_line, game_title, named_by_house
from bezique_desktop.ui.wording_options import SOURCES
from bezique_desktop.ui.wording_topics import Topic
from bezique_desktop.ui.words import _, ngettext

BODY_LEFT: Final = 286.0
AT_ONCE: Final = 3
AT_A_TIME: Final = 5
"""So many chapters are made at once, and so many blocks of the others at a time."""


class RulesPage(Sheet):
    """The rules: chapters at the left, text at the right, a field to search in.

    What is not seen at first is made piece by piece while nothing else happens.
    """

    def __init__(self, theme: Theme, deck: Deck, rules: Rules) -> None:
        super().__init__(theme, deck, "")
        self._mine = rules
        self._builder = QTimer(self)
        self._builder.setInterval(0)
        self._builder.timeout.connect(self._build_one)
        self._head()
        self._side: QWidget | None = None
        self._scroll: Scroll | None = None
        self.chapters: list[Chapter] = []
        self._unbuilt: list[Chapter] = []
        self._goal: tuple[Chapter, str] | None = None
        self.show_rules(rules)
        self.setFocusProxy(self.field)

    def _head(self) -> None:
        style = self.page_style
        self.field = TextField(style, _("Search the rules"), 230, _("Search"), 40)
        self.field.textChanged.connect(self.search)
        self.put(self.title, 36, 20, 640, 44)
        self._line = Label(style, "", Type.BODY, Ink.MUTED, wrap=True)
        self.put(self._line, 36, 62, 1068, 42)
        self.put(self.field, 874, 26, 230, 34)
        self.found = Label(style, "", Type.SMALL, Ink.MUTED, align=Align.RIGHT)
        self.put(self.found, 684, 30, 180, 26)
        self.put(Rule(style, upright=True), BODY_LEFT - 20, 112, 2, 530)
        self.back = Button(style, _("Close"), primary=True)
        self.back.clicked.connect(self.closed)

    def arrange(self) -> None:
        self.put_row_right([self.back], 1104, 654)

    # ------------------------------------------------------------------ what it shows
    def show_rules(self, rules: Rules) -> None:
        """The rules of this game."""
        self.set_title(_("Rules: {game}").format(game=named_by_house(rules) or game_title(rules)))
        self._line.set_text(game_line(rules))
        self._fill(rules)
        self._contents(rules)
        self.field.clear()
        self.found.set_text("")

    def _fill(self, rules: Rules) -> None:
        style, self._inside = self.page_style, QWidget()
        column = Column(style, 0, (0, 0, 14, 0), self._inside)
        self.chapters = chapters_of(self.page_style, rules)
        for chapter in self.chapters:
            column.addWidget(chapter)
        column.addStretch(1)
        for chapter in self.chapters[:AT_ONCE]:
            chapter.fill(len(chapter.blocks))
        self._unbuilt, self._goal = self.chapters[AT_ONCE:], None
        if self.isVisible():
            self._builder.start()
        if self._scroll is not None:
            self.drop(self._scroll)
        self._scroll = Scroll(style, self._inside)
        self.put(self._scroll, BODY_LEFT, 112, 1120 - BODY_LEFT, 530)
        self._scroll.show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._builder.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._builder.stop()
        super().hideEvent(event)

    def _build_one(self) -> None:
        if self._unbuilt:
            chapter = self._unbuilt[0]
            if chapter.fill(AT_A_TIME):
                self._unbuilt.pop(0)
            chapter.search(self.field.text().strip().casefold())
        if not self._unbuilt:
            self._builder.stop()
            self._arrive()

    @property
    def is_building(self) -> bool:
        """Whether chapters are still to be made."""
        return bool(self._unbuilt)

    def finish(self) -> None:
        """Make all that is not yet made."""
        while self._unbuilt:
            self._build_one()
        self._builder.stop()

    def _contents(self, rules: Rules) -> None:
        """The chapters, and the other games."""
        style, side = self.page_style, QWidget()
        column = Column(style, 1, parent=side)
        for chapter in self.chapters:
            link = Link(style, chapter.title, Type.BODY)
            link.clicked.connect(lambda _checked=False, chapter=chapter: self._go(chapter))
            column.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._source(rules))
        heading = Row(style, 0, (6, 12, 0, 2))
        heading.addWidget(Label(style, _("Games"), Type.SMALL, Ink.CHANGED, bold=True))
        column.addLayout(heading)
        for game in game_ids():
            own = self._mine if game == self._mine.game else rules_of(game)
            ink = Ink.ACCENT if game == rules.game else Ink.MUTED
            link = Link(style, game_title(own), Type.NOTE, ink, bold=game == rules.game)
            link.clicked.connect(lambda _checked=False, own=own: self.show_rules(own))
            column.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        if self._side is not None:
            self.drop(self._side)
        self._side = Scroll(style, side)
        self.put(self._side, 30, 112, BODY_LEFT - 56, 530)
        self._side.show()

    def _source(self, rules: Rules) -> QWidget:
        """Where the rules come from, and how many of them are changed."""
        style, box = self.page_style, QWidget()
        column = Column(style, 0, (6, 8, 0, 0), box)
        source = _(SOURCES.get(rules.source, SOURCES["house"]))
        column.addWidget(Label(style, source, Type.SMALL, Ink.MUTED, wrap=True))
        changed = changes_text(len(changes(rules)))
        if changed:
            column.addWidget(Label(style, changed, Type.SMALL, Ink.CHANGED, bold=True, wrap=True))
        return box

    # ------------------------------------------------------------------ moving about
    def search(self, text: str) -> None:
        """Show only what holds these words."""
        words = text.strip().casefold()
        if words:
            self.finish()
        found = sum(chapter.search(words) for chapter in self.chapters)
        number = ngettext("{number} place", "{number} places", found).format(number=found)
        self.found.set_text((number if found else _("nothing found")) if words else "")

    @property
    def scrolled(self) -> int:
        """How far down the text is, in pixels."""
        return 0 if self._scroll is None else self._scroll.verticalScrollBar().value()

    def turn_to(self, places: Sequence[Topic], option: str = "") -> None:
        """Go to the first of these chapters that there is, or to an option by its question."""
        if option:
            self._go(self.chapters[-1], option)
            return
        chapters = {chapter.topic: chapter for chapter in self.chapters}
        found = next((chapters[place] for place in places if place in chapters), None)
        if found is not None:
            self._go(found)

    def _go(self, chapter: Chapter, words: str = "") -> None:
        """Go to a chapter, and in it to the block with these words; while the page is still being made, after that."""
        self.field.clear()
        self._goal = (chapter, words)
        if not self.is_building:
            self._arrive()

    def _arrive(self) -> None:
        if self._goal is None:
            return
        (chapter, words), self._goal = self._goal, None
        layout = self._inside.layout()
        if self._scroll is not None and layout is not None:
            layout.activate()
            self._inside.resize(self._inside.width(), layout.totalHeightForWidth(self._inside.width()))
            layout.activate()
            clear = self.page_style.pixels(VEIL)
            self._scroll.verticalScrollBar().setValue(chapter.y() + chapter.place_of(words) - clear)
