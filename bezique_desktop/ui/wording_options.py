"""The options of the rules as plain questions: title, help, group, where they come from, and the answers."""

from collections.abc import Mapping
from dataclasses import field
from enum import Enum
from typing import Final

from bezique_desktop.engine.options import OPTION, Value
from bezique_desktop.engine.rules import CARD_POINTS
from bezique_desktop.ui.wording_cards import points_text, tricks_text
from bezique_desktop.ui.words import N_, _
from bezique_desktop.values import frozen


class Group(Enum):
    """What an option is about, in the order in which the groups are offered."""

    SCORING = N_("Scoring")
    DECLARING = N_("Declaring")
    END_PLAY = N_("End play")
    DEAL = N_("Play and deal")
    MANNERS = N_("Table manners")


class Unit(Enum):
    """What a number counts."""

    NOTHING = "number"
    POINTS = "points"
    TRICKS = "tricks"
    PERCENT = "percent"


SOURCES: Final[Mapping[str, str]] = {
    "000": N_("Six-deck rules"),
    "001": N_("Classic manual"),
    "002": N_("Card-points manual"),
    "003": N_("Program rules"),
    "004": N_("Sixty-Six rules"),
    "all": N_("All documents"),
    "books": N_("Other rule books"),
    "house": N_("This program"),
}
"""Where a rule comes from: one of the documents, all of them, other books, or a decision of this program."""


@frozen
class Question:
    """One option as it is asked; its texts are messages to translate.

    ``answers`` names values: numbers speak for themselves. ``usual`` are the values offered as buttons where any number
    will do, ``rare`` those offered only while they are in force.
    """

    title: str
    help: str
    group: Group
    source: str
    answers: Mapping[Value, str] = field(default_factory=dict)
    unit: Unit = Unit.NOTHING
    usual: tuple[int, ...] = ()
    rare: frozenset[Value] = frozenset()


YES_NO: Final[Mapping[Value, str]] = {False: N_("No"), True: N_("Yes")}


def group_title(group: Group) -> str:
    """The title of a group."""
    return _(group.value)


def question_title(question: Question) -> str:
    """The question itself."""
    return _(question.title)


def question_help(question: Question) -> str:
    """The line under the question."""
    points = CARD_POINTS["full"]
    names = dict(zip(("seven", "eight", "nine", "jack", "queen", "king", "ten", "ace"), points, strict=True))
    return _(question.help).format(**names)


def source_name(question: Question) -> str:
    """The document that a question comes from."""
    return _(SOURCES[question.source])


def answer_text(question: Question, value: Value) -> str:
    """How an answer reads on its button."""
    if value in question.answers:
        for known, text in question.answers.items():
            if known == value and type(known) is type(value):
                return _(text)
    return number_text(question.unit, value)


def number_text(unit: Unit, value: Value) -> str:
    """A number with what it counts."""
    if unit == Unit.POINTS and isinstance(value, int):
        return points_text(value) if value else _("No points")
    if unit == Unit.TRICKS and isinstance(value, int):
        return tricks_text(value) if value else _("None")
    return f"{value} %" if unit == Unit.PERCENT else str(value)


def offered_values(question: Question, option: str, now: Value) -> tuple[Value, ...]:
    """The answers to offer as buttons: usual ones, and the one in force."""
    values = OPTION[option].values or question.usual
    shown = tuple(value for value in values if value not in question.rare or value == now)
    return shown if now in shown or not OPTION[option].values else (*shown, now)


def changed_text(question: Question, original: Value) -> str:
    """That an answer differs from the game's own."""
    return _("Changed: {answer} in this game").format(answer=answer_text(question, original))
