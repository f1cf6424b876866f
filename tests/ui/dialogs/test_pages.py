"""Rules, preferences, about and keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bezique_desktop.engine.rules import changed
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.dialogs.about_page import AboutPage, facts
from bezique_desktop.ui.dialogs.buttons import Link
from bezique_desktop.ui.dialogs.meld_table import meld_worths
from bezique_desktop.ui.dialogs.paper import Page
from bezique_desktop.ui.dialogs.preferences_page import PreferencesPage
from bezique_desktop.ui.dialogs.rules_page import RulesPage
from bezique_desktop.ui.dialogs.scroll import VEIL
from bezique_desktop.ui.dialogs.segmented import Segment
from bezique_desktop.ui.house_names import names_from
from bezique_desktop.ui.model.house_rules import HouseRules
from bezique_desktop.ui.settings import Preferences
from bezique_desktop.ui.theme import theme
from bezique_desktop.ui.wording_games import match_title
from bezique_desktop.ui.wording_topics import Topic
from bezique_desktop.ui.words import set_language
from bezique_desktop.version import VERSION
from tests.ui.dialogs.pages import PAGES, place


def opened(qtbot: QtBot, page: Page) -> None:
    qtbot.addWidget(page)
    place(page, 1280, 800)
    page.show()


def rules_page(qtbot: QtBot, deck: Deck, game: str = "program-long", **options: object) -> RulesPage:
    page = RulesPage(theme(), deck, changed(rules_of(game), options))
    opened(qtbot, page)
    page.finish()
    return page


def texts(page: RulesPage) -> list[str]:
    return [block.text for chapter in page.chapters for block in chapter.blocks]


def press(page: Page, text: str) -> None:
    for segment in page.findChildren(Segment):
        if segment.text() == text and segment.isVisible():
            QTest.mouseClick(segment, Qt.MouseButton.LeftButton)
            return
    raise AssertionError(f"no answer {text}")


# ---------------------------------------------------------------------- rules
@pytest.mark.parametrize("game", game_ids())
def test_rules_hold_the_values_in_force(qtbot: QtBot, deck: Deck, game: str) -> None:
    page = rules_page(qtbot, deck, game)
    rules = rules_of(game)
    for worth in meld_worths(rules):
        shown = {points for points in (rules.plain[worth.kind], rules.trump[worth.kind]) if points}
        assert all(str(points) in worth.points for points in shown)
        assert worth.text in texts(page)


def test_rules_change_with_the_options(qtbot: QtBot, deck: Deck) -> None:
    original, house = rules_page(qtbot, deck), rules_page(qtbot, deck, seven_exchange_points=20)
    assert "The exchange scores 10 points." in texts(original)
    assert "The exchange scores 20 points." in texts(house)


def test_rules_bear_the_name_under_which_they_were_saved(qtbot: QtBot, deck: Deck) -> None:
    rules = changed(rules_of("classic"), {"target": 700})
    names_from(
        lambda: [HouseRules("Other", "classic", {"target": 800}), HouseRules("Sunday", "classic", {"target": 700})]
    )
    page = RulesPage(theme(), deck, rules)
    qtbot.addWidget(page)
    assert page.title.text() == "Rules: Sunday"
    assert match_title(rules) == "Sunday"
    assert match_title(rules_of("classic")) == "Classic Bézique to 1000"
    names_from(list)
    assert match_title(rules) == "Classic Bézique to 700"
    assert match_title(changed(rules, {"end_must_beat": True})) == "Classic Bézique to 700*"


def test_rules_are_searched(qtbot: QtBot, deck: Deck) -> None:
    page = rules_page(qtbot, deck)
    QTest.keyClicks(page.field, "Last Trick")
    shown = [chapter for chapter in page.chapters if chapter.isVisible()]
    assert 0 < len(shown) < len(page.chapters)
    assert page.found.text().endswith("places")
    page.field.setText("xyzzy")
    assert page.found.text() == "nothing found"
    page.field.clear()
    assert all(chapter.isVisible() for chapter in page.chapters)


def test_a_search_finds_what_was_not_yet_made(qtbot: QtBot, deck: Deck) -> None:
    page = RulesPage(theme(), deck, rules_of("program-long"))
    opened(qtbot, page)
    page.field.setText("look at tricks")
    assert page.found.text().startswith("1 ")


def test_contents_lead_to_chapters_and_games(qtbot: QtBot, deck: Deck) -> None:
    page = rules_page(qtbot, deck)
    QApplication.processEvents()
    links = {link.text(): link for link in page.findChildren(Link)}
    QTest.mouseClick(links["The match"], Qt.MouseButton.LeftButton)
    assert page.scrolled > 0
    QTest.mouseClick(links["Classic"], Qt.MouseButton.LeftButton)
    page.finish()
    assert page.title.text() == "Rules: Classic"


def test_a_heading_stands_clear_of_the_veil(qtbot: QtBot, deck: Deck) -> None:
    page = rules_page(qtbot, deck)
    QApplication.processEvents()
    chapter = next(chapter for chapter in page.chapters if chapter.topic is Topic.MELD_WORTHS)
    page.turn_to([chapter.topic])
    assert chapter.y() - page.scrolled == page.page_style.pixels(VEIL)


# ---------------------------------------------------------------------- preferences
def preferences_page(qtbot: QtBot, deck: Deck, preferences: Preferences | None = None) -> PreferencesPage:
    page = PreferencesPage(theme(), deck, preferences or Preferences())
    opened(qtbot, page)
    return page


@pytest.mark.parametrize(
    ("tab", "text", "name", "value"),
    [
        (0, "Claret", "felt", "claret"),
        (0, "Dark", "paper", "dark"),
        (0, "Fans", "back", "fans"),
        (0, "Two", "colours", 2),
        (0, "V D R A", "indices", "fr"),
        (1, "Slow", "pace", "slow"),
        (1, "Fade", "motion", "reduced"),
        (1, "2 s", "trick_hold", 2.0),
        (1, "Until a click", "trick_click", True),
        (1, "Double click", "double_click", True),
        (1, "By itself", "auto_draw", True),
        (1, "By worth", "sort", "worth"),
        (2, "Русский", "language", "ru"),
    ],
)
def test_every_preference_is_told_at_once(
    qtbot: QtBot, deck: Deck, tab: int, text: str, name: str, value: object
) -> None:
    page = preferences_page(qtbot, deck)
    page.open(tab)
    with qtbot.waitSignal(page.changed, timeout=100) as told:
        press(page, text)
    assert getattr(told.args[0], name) == value
    assert page.preferences == told.args[0]


def test_what_is_in_force_is_marked(qtbot: QtBot, deck: Deck) -> None:
    page = preferences_page(qtbot, deck, Preferences(felt="night", trick_click=True))
    chosen = {segment.text() for segment in page.findChildren(Segment) if segment.isChecked()}
    assert {"Night", "Until a click", "Four"} <= chosen


@pytest.mark.parametrize("language", ["en", "eo"])
def test_the_language_that_is_spoken_is_marked(qtbot: QtBot, deck: Deck, language: str) -> None:
    set_language(language)
    page = preferences_page(qtbot, deck, Preferences(language=language))
    page.open(2)
    chosen = [each.text() for each in page.findChildren(Segment) if each.isChecked() and each.isVisibleTo(page)]
    assert chosen == ["English", "On"]


def test_another_language_is_spoken_at_once(qtbot: QtBot, deck: Deck) -> None:
    page = preferences_page(qtbot, deck)
    page.changed.connect(lambda preferences: set_language(preferences.language))
    page.open(2)
    press(page, "Русский")
    assert page.title.text() == "Настройки"
    assert [tab.text() for tab in page.tabs.tabs] == ["Вид", "Игра", "Программа", "Клавиши"]
    press(page, "English")
    assert page.title.text() == "Preferences"


def test_name(qtbot: QtBot, deck: Deck) -> None:
    page = preferences_page(qtbot, deck)
    page.open(2)
    QTest.keyClicks(page.field, " Ann ")
    with qtbot.waitSignal(page.changed, timeout=100) as told:
        QTest.keyClick(page.field, Qt.Key.Key_Return)
    assert told.args[0].name == "Ann"


# ---------------------------------------------------------------------- the rest
def test_about_tells_what_to_report(qtbot: QtBot, deck: Deck) -> None:
    opened(qtbot, AboutPage(theme(), deck))
    told = dict(facts())
    assert told["Version"] == VERSION
    assert told["Engine"] in ("compiled", "interpreted")


@pytest.mark.parametrize("name", [name for name in PAGES if "start" not in name])
def test_escape_closes_every_page(qtbot: QtBot, deck: Deck, name: str) -> None:
    page = PAGES[name](theme(), deck)
    opened(qtbot, page)
    with qtbot.waitSignal(page.closed, timeout=100):
        QTest.keyClick(page, Qt.Key.Key_Escape)


@pytest.mark.parametrize("name", list(PAGES))
def test_dark_paper_and_two_colours(qtbot: QtBot, deck: Deck, name: str) -> None:
    page = PAGES[name](theme(), deck)
    opened(qtbot, page)
    light = page.grab().toImage().pixelColor(page.width() // 2, 4)
    page.set_theme(theme("night", four_colours=False, dark_paper=True))
    QApplication.processEvents()
    assert page.grab().toImage().pixelColor(page.width() // 2, 4).lightness() < light.lightness()
