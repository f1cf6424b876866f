"""The rules of a game with the options in force, made from the rules themselves; they can be searched."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from bezique_desktop.engine.rules import Rules
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.games.effect import has_effect
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.art.fonts import TITLE
from bezique_desktop.ui.art.look import Align
from bezique_desktop.ui.dialogs.buttons import Button, Link
from bezique_desktop.ui.dialogs.fields import TextField
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.meld_table import MeldRow, meld_worths
from bezique_desktop.ui.dialogs.paper import Rule, Sheet
from bezique_desktop.ui.dialogs.scroll import VEIL, Scroll
from bezique_desktop.ui.dialogs.style import Column, Ink, Row, Style
from bezique_desktop.ui.theme import Theme, Type
from bezique_desktop.ui.wording_games import changes, changes_text, game_line, game_title, named_by_house
from bezique_desktop.ui.wording_options import SOURCES, answer_text, question_title
from bezique_desktop.ui.wording_questions_play import QUESTIONS, question_of
from bezique_desktop.ui.wording_rules import rule_sections
from bezique_desktop.ui.wording_topics import Topic
from bezique_desktop.ui.words import _, ngettext
from bezique_desktop.values import frozen

BODY_LEFT: Final = 286.0
AT_ONCE: Final = 3
AT_A_TIME: Final = 5
"""So many chapters are made at once, and so many blocks of the others at a time."""


@frozen
class Block:
    """A piece of the page that is shown or hidden as a whole when it is searched: its text, and how it is made."""

    text: str
    make: Callable[[], QWidget]


class Chapter(QWidget):
    """A heading with its blocks; the blocks are made when :meth:`fill` is called."""

    def __init__(self, style: Style, topic: Topic, blocks: Sequence[Block]) -> None:
        super().__init__()
        self.topic, self.title, self.blocks = topic, topic.title, blocks
        self._made: list[QWidget] = []
        self._column = Column(style, 5, (0, 0, 0, 14), self)
        self._column.addWidget(Label(style, self.title, 20, bold=True, family=TITLE))

    def fill(self, most: int) -> bool:
        """Make so many more blocks; whether all are made."""
        done = len(self._made)
        fresh = [block.make() for block in self.blocks[done : done + most]]
        for widget in fresh:
            self._column.addWidget(widget)
        self._made += fresh
        return len(self._made) == len(self.blocks)

    def place_of(self, words: str) -> int:
        """How far down the first block stands that begins with these words, in pixels."""
        found = [made.y() for made, block in zip(self._made, self.blocks, strict=False) if block.text.startswith(words)]
        return found[0] if words and found else 0

    def search(self, words: str) -> int:
        """Show only the blocks with these words; how many there are. Words of the heading show all of it."""
        everything = words in self.title.casefold()
        fits = [everything or words in block.text.casefold() for block in self.blocks]
        for widget, shown in zip(self._made, fits, strict=False):
            widget.setVisible(shown)
        self.setVisible(any(fits))
        return sum(fits)


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
        self.chapters = self._chapters(rules)
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

    def _chapters(self, rules: Rules) -> list[Chapter]:
        style = self.page_style
        chapters = [
            Chapter(style, section.topic, [self._sentence(text) for text in section.sentences])
            for section in rule_sections(rules)
        ]
        worths = meld_worths(rules)
        if worths:
            blocks = [Block(worth.text, partial(MeldRow, style, worth)) for worth in worths]
            place = 1 + [chapter.topic for chapter in chapters].index(Topic.DECLARING)
            chapters.insert(place, Chapter(style, Topic.MELD_WORTHS, blocks))
        chapters.append(Chapter(style, Topic.OPTIONS, self._options(rules)))
        return chapters

    def _sentence(self, text: str) -> Block:
        return Block(text, partial(Label, self.page_style, text, Type.BODY + 0.5, wrap=True))

    def _options(self, rules: Rules) -> list[Block]:
        """Every option that has an effect with its answer, those that differ from the game's own marked."""
        changed = changes(rules)
        blocks: list[Block] = []
        for option in QUESTIONS:
            if has_effect(rules, option):
                question = question_of(rules, option)
                ink = Ink.CHANGED if option in changed else Ink.TEXT
                title, answer = question_title(question), answer_text(question, rules.options[option])
                blocks.append(Block(f"{title} {answer}", partial(self._option, title, answer, ink)))
        return blocks

    def _option(self, title: str, answer: str, ink: Ink) -> QWidget:
        style, line = self.page_style, QWidget()
        row = Row(style, 12, parent=line)
        row.addWidget(Label(style, title, Type.BODY, ink, wrap=True), 1)
        row.addWidget(Label(style, answer, Type.BODY, ink, bold=True, align=Align.RIGHT))
        return line

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
