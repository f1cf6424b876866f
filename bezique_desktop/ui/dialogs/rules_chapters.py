"""The chapters of the rules of a game as they stand on their page, each made of blocks that can be made later."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from bezique_desktop.engine.rules import Rules
from bezique_desktop.games.effect import has_effect
from bezique_desktop.ui.art.fonts import TITLE
from bezique_desktop.ui.art.look import Align
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.meld_table import MeldRow, meld_worths
from bezique_desktop.ui.dialogs.style import Column, Ink, Row, Style
from bezique_desktop.ui.theme import Type
from bezique_desktop.ui.wording_games import changes
from bezique_desktop.ui.wording_options import answer_text, question_title
from bezique_desktop.ui.wording_questions import QUESTIONS, question_of
from bezique_desktop.ui.wording_rules import rule_sections
from bezique_desktop.ui.wording_topics import Topic
from bezique_desktop.values import frozen


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


def chapters_of(style: Style, rules: Rules) -> list[Chapter]:
    """What the rules say, what melds are worth, and every option, in reading order; no block is made yet."""
    chapters = [
        Chapter(style, section.topic, [_sentence(style, text) for text in section.sentences])
        for section in rule_sections(rules)
    ]
    worths = meld_worths(rules)
    if worths:
        blocks = [Block(worth.text, partial(MeldRow, style, worth)) for worth in worths]
        place = 1 + [chapter.topic for chapter in chapters].index(Topic.DECLARING)
        chapters.insert(place, Chapter(style, Topic.MELD_WORTHS, blocks))
    return [*chapters, Chapter(style, Topic.OPTIONS, _options(style, rules))]


def _sentence(style: Style, text: str) -> Block:
    return Block(text, partial(Label, style, text, Type.BODY + 0.5, wrap=True))


def _options(style: Style, rules: Rules) -> list[Block]:
    """Every option that has an effect with its answer, those that differ from the game's own marked."""
    changed = changes(rules)
    blocks: list[Block] = []
    for option in QUESTIONS:
        if has_effect(rules, option):
            question = question_of(rules, option)
            ink = Ink.CHANGED if option in changed else Ink.TEXT
            title, answer = question_title(question), answer_text(question, rules.options[option])
            blocks.append(Block(f"{title} {answer}", partial(_option, style, title, answer, ink)))
    return blocks


def _option(style: Style, title: str, answer: str, ink: Ink) -> QWidget:
    line = QWidget()
    row = Row(style, 12, parent=line)
    row.addWidget(Label(style, title, Type.BODY, ink, wrap=True), 1)
    row.addWidget(Label(style, answer, Type.BODY, ink, bold=True, align=Align.RIGHT))
    return line
