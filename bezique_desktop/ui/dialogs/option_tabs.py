"""The questions about a game in tabs: the main ones first, then group by group, the rare ones last."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from bezique_desktop.engine.options import OPTION, OptionError, Value
from bezique_desktop.engine.rules import Rules, changed
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.games.effect import has_effect
from bezique_desktop.ui.dialogs.option_row import OptionRow
from bezique_desktop.ui.dialogs.scroll import Scroll, scroll_bar_width
from bezique_desktop.ui.dialogs.style import Column, Style
from bezique_desktop.ui.dialogs.tabs import Tabs
from bezique_desktop.ui.wording_games import changes, first_questions
from bezique_desktop.ui.wording_options import Group, group_title, offered_values
from bezique_desktop.ui.wording_questions import QUESTIONS, question_of
from bezique_desktop.ui.words import _
from bezique_desktop.values import frozen


@frozen
class TabPlan:
    """A tab: its title, the options under it, and its group where it is one; ``repeats`` those of other tabs."""

    title: str
    options: tuple[str, ...]
    group: Group | None = None
    repeats: bool = False


def tab_plan(rules: Rules) -> list[TabPlan]:
    """The tabs of a game: the main questions, the groups that have any, and what only connoisseurs change."""
    asked = [option for option in QUESTIONS if option in rules.offered]
    plans = [TabPlan(_("Main"), first_questions(rules), repeats=True)]
    for group in Group:
        plain = [option for option in asked if QUESTIONS[option].group == group and not OPTION[option].expert]
        plans.append(TabPlan(group_title(group), tuple(plain), group))
    plans.append(TabPlan(_("More rules"), tuple(option for option in asked if OPTION[option].expert)))
    return [plan for plan in plans if plan.options]


def answers_of(rules: Rules, option: str) -> tuple[Value, ...]:
    """The values of an option that this game can have, as far as they are offered as buttons."""
    return tuple(
        value
        for value in offered_values(question_of(rules, option), option, rules.options[option])
        if _possible(rules, option, value)
    )


def _possible(rules: Rules, option: str, value: Value) -> bool:
    try:
        changed(rules, {option: value})
    except OptionError:
        return False
    return True


class OptionTabs(QWidget):
    """All questions about a game. A tab is filled when it is first looked at."""

    answered = Signal(str, object)
    """The option and the value the player chose."""
    source_wanted = Signal()

    def __init__(self, style: Style, rules: Rules, extra: Callable[[Group], QWidget | None]) -> None:
        super().__init__()
        self.style_of_page = style
        self._rules = rules
        self._extra = extra
        self._plans = tab_plan(rules)
        self.tabs = Tabs(style, [plan.title for plan in self._plans])
        self._stack = QStackedWidget()
        self._rows: dict[int, list[OptionRow]] = {}
        self._pages = [QWidget() for _plan in self._plans]
        for page in self._pages:
            self._stack.addWidget(page)
        self.tabs.setParent(self)
        self._stack.setParent(self)
        self.tabs.picked.connect(self.open)
        style.changed.connect(self._arrange)
        self.open(0)
        self.show_rules(rules)

    @property
    def place(self) -> int:
        """The place of the tab that is shown."""
        return self._stack.currentIndex()

    def open(self, place: int) -> None:
        """Show the tab at this place."""
        if place not in self._rows:
            self._fill(place)
        self.tabs.choose(place)
        self._stack.setCurrentIndex(place)

    def _fill(self, place: int) -> None:
        style, plan, inside = self.style_of_page, self._plans[place], QWidget()
        column = Column(style, 2, parent=inside)
        self._rows[place] = []
        for option in plan.options:
            row = OptionRow(style, option, question_of(self._rules, option), answers_of(self._rules, option))
            row.answered.connect(self.answered)
            row.source_wanted.connect(self.source_wanted)
            self._rows[place].append(row)
            column.addWidget(row)
        more = self._extra(plan.group) if plan.group else None
        if more is not None:
            column.addWidget(more)
        column.addStretch(1)
        Column(style, parent=self._pages[place]).addWidget(Scroll(style, inside))
        self._show(self._rows[place])

    def show_rules(self, rules: Rules) -> None:
        """Show the values in force of the same game."""
        self._rules = rules
        for rows in self._rows.values():
            self._show(rows)
        differing = changes(rules)
        counts = [sum(option in differing for option in plan.options) for plan in self._plans]
        counted = [not plan.repeats for plan in self._plans]
        self.tabs.set_counts(list(zip(counts, counted, strict=True)))

    def _show(self, rows: list[OptionRow]) -> None:
        """Show the answers, and only those questions whose answer matters now."""
        original = rules_of(self._rules.game).options
        for row in rows:
            row.show_value(self._rules.options[row.option], original[row.option])
            row.ask(has_effect(self._rules, row.option))

    def _arrange(self) -> None:
        style = self.style_of_page
        line, edge = style.pixels(36), style.pixels(3)
        self.tabs.setGeometry(edge, 0, self.width() - 2 * edge - scroll_bar_width(style), line)
        self._stack.setGeometry(0, line + style.pixels(6), self.width(), self.height() - line - style.pixels(6))

    def resizeEvent(self, event: object) -> None:
        self._arrange()
