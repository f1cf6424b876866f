"""The new game page: games, levels, questions, house rules, and what is dealt in the end."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bezique_desktop.engine.options import Value
from bezique_desktop.engine.rules import Rules
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.games.effect import has_effect
from bezique_desktop.players.registry import LEVELS
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.dialogs.deal_number import DealNumber
from bezique_desktop.ui.dialogs.new_game_page import NewGamePage
from bezique_desktop.ui.dialogs.option_row import OptionRow
from bezique_desktop.ui.dialogs.option_tabs import answers_of, tab_plan
from bezique_desktop.ui.dialogs.segmented import Segment, Segmented
from bezique_desktop.ui.dialogs.tile_board import DeleteLink
from bezique_desktop.ui.dialogs.tiles import Tile
from bezique_desktop.ui.focus import enter
from bezique_desktop.ui.model.house_rules import HouseRules, ShortMemory
from bezique_desktop.ui.model.new_game import NewGame
from bezique_desktop.ui.theme import theme
from bezique_desktop.ui.wording_games import changes, opponent
from bezique_desktop.ui.wording_options import Group
from tests.ui.dialogs.pages import activate, place


def opened(qtbot: QtBot, deck: Deck, wish: NewGame | None = None, store: ShortMemory | None = None) -> NewGamePage:
    page = NewGamePage(theme(), deck, wish or NewGame("program-long", "novice"), LEVELS, store, 4)
    qtbot.addWidget(page)
    place(page, 1280, 800)
    page.show()
    return page


def tiles(page: NewGamePage) -> dict[str, Tile]:
    return {tile.text(): tile for tile in page.findChildren(Tile) if tile.isVisibleTo(page)}


def row(page: NewGamePage, option: str) -> OptionRow:
    return next(each for each in page.findChildren(OptionRow) if each.option == option and each.isVisibleTo(page))


def answer(page: NewGamePage, option: str, text: str) -> None:
    segment = next(each for each in row(page, option).findChildren(Segment) if each.text() == text)
    QTest.mouseClick(segment, Qt.MouseButton.LeftButton)


def dealt(qtbot: QtBot, page: NewGamePage) -> NewGame:
    with qtbot.waitSignal(page.deal, timeout=100) as told:
        QTest.mouseClick(page.deal_button, Qt.MouseButton.LeftButton)
    wish = told.args[0]
    assert isinstance(wish, NewGame)
    return wish


def test_one_tile_a_game(qtbot: QtBot, deck: Deck) -> None:
    page = opened(qtbot, deck)
    assert len(tiles(page)) == len(game_ids())
    for tile in tiles(page).values():
        QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
        assert tile.isChecked()
        assert sum(each.isChecked() for each in tiles(page).values()) == 1
    assert {page.rules_in_force.game} <= set(game_ids())


def test_deals_what_was_chosen(qtbot: QtBot, deck: Deck) -> None:
    page = opened(qtbot, deck)
    QTest.mouseClick(tiles(page)["Classic"], Qt.MouseButton.LeftButton)
    answer(page, "target", "1500")
    levels = page.computers.seats[0].levels
    assert isinstance(levels, Segmented)
    QTest.mouseClick(levels.buttons[4], Qt.MouseButton.LeftButton)
    QTest.keyClicks(page.own.field, "Ann")
    wish = dealt(qtbot, page)
    assert (wish.game, wish.level, wish.options, wish.name, wish.seed) == (
        "classic",
        "expert",
        {"target": 1500},
        "Ann",
        None,
    )
    assert wish.opponents == ("Marguerite",)


@pytest.mark.parametrize("game", game_ids())
def test_at_most_six_questions_in_sight(qtbot: QtBot, deck: Deck, game: str) -> None:
    """The name, who plays against one, the partner, and what is asked first about the rules."""
    page = opened(qtbot, deck, NewGame(game, "novice"))
    asked = [each.option for each in page.findChildren(OptionRow) if each.isVisibleTo(page)]
    assert asked == list(tab_plan(rules_of(game))[0].options)
    assert 2 + (page.computers.choice is not None) + len(asked) <= 6
    assert asked


@pytest.mark.parametrize("game", game_ids())
def test_every_option_of_a_game_has_its_question(game: str) -> None:
    rules: Rules = rules_of(game)
    plans = tab_plan(rules)
    assert {option for plan in plans for option in plan.options} == set(rules.offered)
    groups = [plan.group for plan in plans if plan.group]
    assert groups == [group for group in Group if group in groups]
    assert all(any(has_effect(rules, option) for option in plan.options) for plan in plans), "no tab is empty"


def test_who_deals_next_is_asked_by_what_can_be(qtbot: QtBot, deck: Deck) -> None:
    """Of three and more the deal goes round, whoever has lost; a winner may keep it."""
    assert answers_of(rules_of("classic"), "next_deal") == ("alternate", "loser_leads")
    for game in ("three-handed", "four-handed"):
        assert answers_of(rules_of(game), "next_deal") == ("alternate", "winner_deals")
    page = opened(qtbot, deck, NewGame("three-handed", "novice"))
    assert "next_deal" in asked(page, "Play and deal")
    answer(page, "next_deal", "The winner")
    assert page.rules_in_force.says("next_deal", "winner_deals")
    assert row(page, "next_deal").changed


def asked(page: NewGamePage, title: str) -> list[str]:
    """The questions under a tab, as they stand on the page."""
    place = [tab.text() for tab in page.questions.tabs.tabs].index(title)
    page.questions.open(place)
    return [each.option for each in page.findChildren(OptionRow) if each.isVisibleTo(page)]


def test_a_question_without_effect_is_not_asked_and_keeps_its_answer(qtbot: QtBot, deck: Deck) -> None:
    page = opened(qtbot, deck)
    answer(page, "declare_at_start", "No")
    assert "declare_at_start" in asked(page, "Declaring")
    answer(page, "declare_timing", "Before drawing")
    assert "declare_at_start" not in asked(page, "Declaring")
    assert "declare_at_start" not in asked(page, "Main")
    assert [tab.badge for tab in page.questions.tabs.tabs][:3] == ["", "", "1"]
    assert dealt(qtbot, page).options == {"declare_timing": "before_draw", "declare_at_start": False}
    asked(page, "Declaring")
    answer(page, "declare_timing", "On lead")
    assert row(page, "declare_at_start").changed
    assert dealt(qtbot, page).options == {"declare_at_start": False}


def test_an_answer_without_effect_leaves_the_game_what_it_is(qtbot: QtBot, deck: Deck) -> None:
    """It is kept until it has an effect again."""
    page = opened(qtbot, deck, NewGame("classic", "novice"))
    asked(page, "Declaring")
    answer(page, "declare_timing", "On lead")
    answer(page, "declare_at_start", "Yes")
    answer(page, "declare_timing", "Before drawing")
    assert tiles(page)["Classic"].isChecked()
    assert not page.save.revert.isVisibleTo(page)
    assert not any(tab.badge for tab in page.questions.tabs.tabs)
    answer(page, "declare_timing", "On lead")
    assert page.rules_in_force.on("declare_at_start")


def test_house_rules_keep_answers_without_effect(qtbot: QtBot, deck: Deck) -> None:
    store = ShortMemory()
    options: dict[str, Value] = {"declare_timing": "before_draw", "declare_at_start": False}
    store.save(HouseRules("Sunday", "program-long", options))
    page = opened(qtbot, deck, NewGame("program-long", "novice", options), store)
    assert tiles(page)["Sunday"].isChecked()
    assert dealt(qtbot, page).options == options


def test_changes_are_marked_and_can_be_taken_back(qtbot: QtBot, deck: Deck) -> None:
    page = opened(qtbot, deck)
    assert not page.save.revert.isVisibleTo(page)
    answer(page, "seven_exchange_points", "20 points")
    changed_row = row(page, "seven_exchange_points")
    assert changed_row.changed
    assert "10 points" in changed_row.shown_help
    assert page.save.revert.isVisibleTo(page)
    QTest.mouseClick(page.save.revert, Qt.MouseButton.LeftButton)
    assert not row(page, "seven_exchange_points").changed
    assert dealt(qtbot, page).options == {}


def test_equal_options_bear_the_name_of_the_game(qtbot: QtBot, deck: Deck) -> None:
    page = opened(qtbot, deck)
    answer(page, "target", "500")
    assert tiles(page)["Bézique, short"].isChecked()
    wish = dealt(qtbot, page)
    assert (wish.game, wish.options) == ("program-short", {})


def test_a_number_can_be_typed(qtbot: QtBot, deck: Deck) -> None:
    page = opened(qtbot, deck)
    field = row(page, "target").number_field
    assert field is not None
    field.selectAll()
    QTest.keyClicks(field, "700")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert dealt(qtbot, page).options == {"target": 700}
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert page.rules_in_force.number("target") == 800


def test_the_bounds_of_a_number_stand_beside_it(qtbot: QtBot, deck: Deck) -> None:
    page = opened(qtbot, deck)
    activate(qtbot, page)
    asked = row(page, "target")
    field, bounds = asked.number_field, asked.bounds
    assert field is not None
    assert bounds is not None
    assert bounds.isVisibleTo(page)
    assert bounds.text() == "from 100 to 10000"
    judged: list[bool] = []
    field.judged.connect(judged.append)
    field.selectAll()
    QTest.keyClicks(field, "5")
    assert judged[-1] is False
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert (field.text(), judged[-1]) == ("100", True)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "99999")
    field.clearFocus()
    assert field.text() == "10000"
    assert dealt(qtbot, page).options == {"target": 10000}


@pytest.mark.parametrize("game", game_ids())
def test_every_change_is_counted_at_one_tab(qtbot: QtBot, deck: Deck, game: str) -> None:
    """The main questions stand under another tab as well: a dot tells of what is changed there."""
    rules = rules_of(game)
    main, *others = tab_plan(rules)
    options = {
        option: next(value for value in answers_of(rules, option) if value != rules.options[option])
        for option in main.options[:1]
    }
    page = opened(qtbot, deck, NewGame(game, "novice", options))
    number = len(changes(page.rules_in_force))
    badges = [tab.badge for tab in page.questions.tabs.tabs]
    assert number >= 1
    assert badges[0] == "•"
    assert sum(int(badge or "0") for badge in badges[1:]) == number
    assert set(main.options) <= {option for plan in others for option in plan.options}
    assert not any(tab.badge for tab in opened(qtbot, deck, NewGame(game, "novice")).questions.tabs.tabs)


def test_the_keyboard_begins_at_the_chosen_game(qtbot: QtBot, deck: Deck) -> None:
    """What is chosen has a tick, what has the keyboard a ring: at first they are the same tile."""
    page = opened(qtbot, deck, NewGame("classic", "novice"))
    activate(qtbot, page)
    page.own.field.setFocus()
    enter(page, Qt.FocusReason.OtherFocusReason)
    ringed = [text for text, tile in tiles(page).items() if tile.rings]
    ticked = [text for text, tile in tiles(page).items() if tile.tick.isVisibleTo(page)]
    assert ringed == ticked == ["Classic"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_deals_the_game_that_is_chosen(qtbot: QtBot, deck: Deck, key: Qt.Key) -> None:
    page = opened(qtbot, deck)
    activate(qtbot, page)
    QTest.mouseClick(tiles(page)["Sixty-Six"], Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.deal, timeout=100) as told:
        QTest.keyClick(QApplication.focusWidget() or page, key)
    assert told.args[0].game == "sixty-six"


def test_enter_chooses_a_game_that_is_not_yet_chosen(qtbot: QtBot, deck: Deck) -> None:
    page = opened(qtbot, deck)
    with qtbot.assertNotEmitted(page.deal):
        QTest.keyClick(tiles(page)["Classic"], Qt.Key.Key_Return)
    assert page.rules_in_force.game == "classic"


def test_enter_deals_house_rules_that_are_chosen(qtbot: QtBot, deck: Deck) -> None:
    store = ShortMemory()
    store.save(HouseRules("Sunday", "classic", {"target": 1500}))
    page = opened(qtbot, deck, store=store)
    activate(qtbot, page)
    QTest.mouseClick(tiles(page)["Sunday"], Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.deal, timeout=100) as told:
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Return)
    assert told.args[0].options == {"target": 1500}


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("width", [960, 1280])
def test_what_deletes_house_rules_is_read_and_hit_easily(qtbot: QtBot, deck: Deck, dark: bool, width: int) -> None:
    """It lies on a ground of its own, not on the picture; its letters stand out from that, asking or not."""
    store = ShortMemory()
    store.save(HouseRules("Sunday", "classic", {"target": 1500}))
    page = NewGamePage(theme(dark_paper=dark), deck, NewGame("classic", "novice"), LEVELS, store, 4)
    qtbot.addWidget(page)
    place(page, width, width * 5 // 8)
    page.show()
    cross = tiles(page)["Sunday"].findChild(DeleteLink)
    assert isinstance(cross, DeleteLink)
    for text in ("×", "Delete?"):
        assert cross.text() == text
        assert min(cross.width(), cross.height()) >= 24
        assert not cross.cut_texts()
        assert contrast(cross._words.colour, page.page_style.paper.ground) >= 4.5
        middle = cross.grab().toImage().pixelColor(cross.width() // 2, 4)
        assert middle.name() == page.page_style.paper.ground
        cross.setFocus()
        QTest.mouseClick(cross, Qt.MouseButton.LeftButton)


def contrast(ink: str, ground: str) -> float:
    """How far two colours are apart in lightness, as WCAG counts it."""
    lights = sorted(_light(QColor(colour)) for colour in (ink, ground))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def _light(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_last_wish_is_shown(qtbot: QtBot, deck: Deck) -> None:
    wish = NewGame("classic", "thrifty", {"target": 2000}, "Ann", (), 77)
    assert dealt(qtbot, opened(qtbot, deck, wish)) == NewGame(
        "classic", "expert", {"target": 2000}, "Ann", ("Marguerite",), 77
    )


def test_deal_number(qtbot: QtBot, deck: Deck) -> None:
    page = opened(qtbot, deck)
    titles = [tab.text() for tab in page.questions.tabs.tabs]
    QTest.mouseClick(page.questions.tabs.tabs[titles.index("Play and deal")], Qt.MouseButton.LeftButton)
    number = page.findChild(DealNumber)
    assert number is not None
    QTest.keyClicks(number.field, "12x34")
    assert dealt(qtbot, page).seed == 1234
    number.field.clear()
    QTest.keyClicks(number.field, "10189912723309676615")
    assert dealt(qtbot, page).seed == 10189912723309676615


def test_answers_and_tabs_by_keyboard(qtbot: QtBot, deck: Deck) -> None:
    page = opened(qtbot, deck)
    activate(qtbot, page)
    segments = row(page, "target").findChildren(Segment)
    segments[1].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(segments[1], Qt.Key.Key_Right)
    assert page.rules_in_force.number("target") == 1500
    first = page.questions.tabs.tabs[0]
    first.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert page.questions.tabs.tabs[1].isChecked()
    with qtbot.waitSignal(page.closed, timeout=100):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_house_rules_are_saved_chosen_and_deleted(qtbot: QtBot, deck: Deck) -> None:
    store = ShortMemory()
    page = opened(qtbot, deck, store=store)
    answer(page, "seven_exchange_points", "20 points")
    QTest.mouseClick(page.save.save, Qt.MouseButton.LeftButton)
    QTest.keyClicks(page.save.field, "Sunday")
    QTest.keyClick(page.save.field, Qt.Key.Key_Return)
    assert store.all() == [HouseRules("Sunday", "program-long", {"seven_exchange_points": 20})]
    assert tiles(page)["Sunday"].isChecked()
    QTest.mouseClick(tiles(page)["Classic"], Qt.MouseButton.LeftButton)
    QTest.mouseClick(tiles(page)["Sunday"], Qt.MouseButton.LeftButton)
    assert dealt(qtbot, page).options == {"seven_exchange_points": 20}
    cross = tiles(page)["Sunday"].findChild(DeleteLink)
    assert cross is not None
    QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert store.all(), "asked only once"
    QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert not store.all()
    assert "Sunday" not in tiles(page)


def test_house_rules_come_into_sight_when_they_are_saved(qtbot: QtBot, deck: Deck) -> None:
    store = ShortMemory()
    for number in range(4):
        store.save(HouseRules(f"Evening {number}", "classic", {"target": 500}))
    page = opened(qtbot, deck, store=store)
    answer(page, "seven_exchange_points", "20 points")
    page.save.saved.emit("Sunday")
    chosen = tiles(page)["Sunday"]
    qtbot.waitUntil(lambda: chosen.visibleRegion().boundingRect() == chosen.rect(), timeout=2000)


def test_house_rules_that_were_played_last_are_chosen(qtbot: QtBot, deck: Deck) -> None:
    store = ShortMemory()
    store.save(HouseRules("Sunday", "classic", {"target": 700}))
    page = opened(qtbot, deck, NewGame("classic", "novice", {"target": 700}), store)
    assert tiles(page)["Sunday"].isChecked()
    assert tiles(opened(qtbot, deck, NewGame("classic", "novice"), store))["Classic"].isChecked()


def test_house_rules_of_another_time_are_left_out(qtbot: QtBot, deck: Deck) -> None:
    store = ShortMemory()
    store.save(HouseRules("Gone", "mahjong", {}))
    store.save(HouseRules("Strange", "classic", {"target": "a lot"}))
    page = opened(qtbot, deck, store=store)
    assert not {"Gone", "Strange"} & set(tiles(page))


def test_a_wish_with_strange_options_is_forgiven(qtbot: QtBot, deck: Deck) -> None:
    wish = NewGame("mahjong", "grandmaster", {"target": "a lot"})
    assert dealt(qtbot, opened(qtbot, deck, wish)).level == LEVELS[0]


def test_source_leads_to_the_rules(qtbot: QtBot, deck: Deck) -> None:
    page = opened(qtbot, deck)
    with qtbot.waitSignal(page.rules, timeout=100) as told:
        row(page, "target").source_wanted.emit()
    assert told.args == [page.rules_in_force]


@pytest.mark.parametrize("game", ["classic", "four-handed"])
def test_every_level_says_how_it_plays(qtbot: QtBot, deck: Deck, game: str) -> None:
    """The one chosen in its row or its tooltip, the others where the pointer or a screen reader asks."""
    page = opened(qtbot, deck, NewGame(game, "steady"))
    seat = page.computers.seats[0]
    shown = seat.note.text() if game == "classic" else seat.toolTip()
    assert f"{opponent('steady').title}: {opponent('steady').line}" in shown
    if isinstance(seat.levels, Segmented):
        for level, each in zip(LEVELS, seat.levels.buttons, strict=True):
            assert opponent(level).line in each.toolTip()
        assert seat.levels.buttons[1].accessibleName().startswith("2, ")
