"""F1 opens the rules where they are about what the player looks at."""

import pytest
from PySide6.QtCore import Qt

from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.ui import help_places
from bezique_desktop.ui.desktop import Desktop
from bezique_desktop.ui.dialogs.option_row import OptionRow
from bezique_desktop.ui.dialogs.rules_page import RulesPage
from bezique_desktop.ui.dialogs.scroll import VEIL
from bezique_desktop.ui.scene.targets import Group
from bezique_desktop.ui.wording_rules import rule_sections
from bezique_desktop.ui.wording_topics import Topic
from tests.ui.windows import point_at, point_of, press, settle, until, view_of


def opened(desktop: Desktop) -> RulesPage:
    page = desktop.window.overlay.page
    assert isinstance(page, RulesPage)
    until(lambda: not page.is_building)
    settle()
    return page


def seen(page: RulesPage) -> str:
    """The chapter that stands at the top, clear of what fades there."""
    top = page.scrolled + page.page_style.pixels(VEIL)
    return [chapter.title for chapter in page.chapters if chapter.y() <= top][-1]


@pytest.mark.parametrize(
    ("group", "title"), [(Group.HAND, "While the talon lasts"), (Group.PLATES, "The match"), (Group.ASIDE, "The deal")]
)
def test_at_the_table_it_is_what_lies_under_the_pointer(desktop: Desktop, group: Group, title: str) -> None:
    view = view_of(desktop)
    target = next(each for each in view.targets if each.group == group)
    point_at(view.viewport(), point_of(view, target.ident))
    press(Qt.Key.Key_F1)
    page = opened(desktop)
    until(lambda: seen(page) == title)


def test_without_anything_in_mind_the_rules_begin_at_the_beginning(desktop: Desktop) -> None:
    desktop.perform("rules")
    assert opened(desktop).scrolled == 0


def test_over_the_melds_it_is_what_they_are_worth(desktop: Desktop) -> None:
    desktop.perform("melds")
    desktop.perform("help")
    assert seen(opened(desktop)) == "What melds are worth"


def test_on_a_question_of_a_new_game_it_is_that_option(desktop: Desktop) -> None:
    desktop.perform("new")
    form = desktop.window.overlay.page
    assert form is not None
    row = next(each for each in form.findChildren(OptionRow) if each.isVisible())
    assert help_places.place_of_option(row) == row.title != ""
    row.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    row.setFocus()
    desktop.perform("help")
    assert seen(opened(desktop)) == "All options"


@pytest.mark.parametrize("game", game_ids())
def test_some_chapter_is_there_in_every_game(game: str) -> None:
    topics = {section.topic for section in rule_sections(rules_of(game))}
    assert {Topic.DEAL, Topic.MATCH, Topic.MANNERS, Topic.OPEN_PLAY, Topic.LAST_TRICKS} <= topics
    assert topics & {Topic.DECLARING, Topic.MARRIAGES}
