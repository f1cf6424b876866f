"""The window as a person uses it: from the start page through a match and back."""

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.record import record_text
from bezique_desktop.storage.records import match_of, read_record
from bezique_desktop.ui.desktop import Desktop
from bezique_desktop.ui.dialogs.ledger_page import LedgerPage
from bezique_desktop.ui.dialogs.new_game_page import NewGamePage
from bezique_desktop.ui.dialogs.records_page import RecordsPage
from bezique_desktop.ui.dialogs.start_page import StartPage
from bezique_desktop.ui.model.new_game import NewGame
from bezique_desktop.ui.pages import Pages
from bezique_desktop.ui.scene.plates import plate_text
from bezique_desktop.ui.theme import theme
from bezique_desktop.ui.window import KEYS
from bezique_desktop.ui.wording_keys import key_groups
from bezique_desktop.ui.words import _
from tests.ui.tables import table_of
from tests.ui.windows import (
    button,
    by_keyboard,
    by_mouse,
    click,
    computers,
    press,
    seen_at,
    settle,
    step_of,
    until,
    view_of,
)

Way = Callable[[Desktop, Action], None]


@pytest.fixture(autouse=True)
def _computers_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bezique_desktop.ui.matches.drivers", computers)


def choice(desktop: Desktop) -> Action:
    """A declaration if there is one, else the first card that may be played."""
    legal = step_of(desktop).view.legal
    return next((action for action in legal if action.verb is Verb.DECLARE), legal[0])


def play_deal(desktop: Desktop, way: Way) -> None:
    while step_of(desktop).deal_result is None:
        number = step_of(desktop).number
        way(desktop, choice(desktop))
        assert step_of(desktop).number > number
    until(lambda: isinstance(desktop.window.overlay.page, LedgerPage))


def test_a_match_by_mouse(desktops: Callable[..., Desktop]) -> None:
    desktop = desktops()
    click(button(desktop.window, "Play now"))
    while True:
        play_deal(desktop, by_mouse)
        page = desktop.window.overlay.page
        assert page is not None
        if step_of(desktop).match_result is not None:
            break
        click(button(page, f"Deal {step_of(desktop).view.deal_number + 1}"))
    click(button(page, "Rematch"))
    assert desktop.window.overlay.page is None
    assert step_of(desktop).view.match_number == 2
    assert step_of(desktop).match_result is None


def test_a_match_by_keyboard_alone(desktops: Callable[..., Desktop]) -> None:
    desktop = desktops()
    press(Qt.Key.Key_Return)
    while True:
        play_deal(desktop, by_keyboard)
        if step_of(desktop).match_result is not None:
            break
        press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Escape)
    assert desktop.window.overlay.page is None
    press(Qt.Key.Key_Space)
    assert isinstance(desktop.window.overlay.page, LedgerPage)


def test_a_left_match_is_offered_and_continued(desktops: Callable[..., Desktop]) -> None:
    first = desktops()
    first.deal(NewGame("program-long", "novice", seed=3))
    for _step in range(5):
        by_mouse(first, choice(first))
    view = step_of(first).view
    first.window.close()
    second = desktops()
    click(button(second.window, "Continue"))
    assert step_of(second).view == view
    by_mouse(second, choice(second))


def test_a_match_goes_on_after_the_program_was_killed(desktops: Callable[..., Desktop]) -> None:
    first = desktops()
    first.deal(NewGame("program-long", "novice", seed=3))
    for _step in range(5):
        by_mouse(first, choice(first))
    view = step_of(first).view
    first.keeping.close()
    second = desktops()
    assert second.unfinished is not None
    second.resume()
    assert step_of(second).view == view


def seated(desktop: Desktop) -> list[tuple[int, str]]:
    """Faces and levels of the computers."""
    return [(who.face, who.level) for who in desktop.room._people]


def test_a_match_goes_on_against_those_it_began_with(desktops: Callable[..., Desktop]) -> None:
    first = desktops()
    first.deal(NewGame("four-handed", "novice", seed=3, levels=("novice", "thrifty", "greedy")))
    before = seated(first)
    by_mouse(first, choice(first))
    first.window.close()
    second = desktops(level="beginner", levels="")
    assert second.unfinished is not None
    assert second.unfinished.match.levels == ["", *(level for _face, level in before)]
    second.resume()
    assert seated(second) == before
    assert second.room.wish is not None
    assert second.room.wish.levels_of(3) == tuple(level for _face, level in before)


def test_levels_that_a_record_does_not_tell_are_those_preferred(desktops: Callable[..., Desktop]) -> None:
    desktop = desktops(level="steady")
    for levels in ([], ["", "grandmaster"], ["", ""]):
        match = table_of("classic", 3).match
        match.start_deal()
        match.levels = levels
        desktop.go_on_with(match_of(record_text(match)))
        assert [level for _face, level in seated(desktop)] == ["steady"]


def test_undo_and_redo_by_key(desktops: Callable[..., Desktop]) -> None:
    desktop = desktops()
    desktop.deal(NewGame("program-short", "novice", seed=3))
    before = step_of(desktop).view
    by_mouse(desktop, choice(desktop))
    after = step_of(desktop).view
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert step_of(desktop).view == before
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert step_of(desktop).view == after


def test_another_language_in_the_middle_of_a_deal(desktops: Callable[..., Desktop]) -> None:
    desktop = desktops()
    desktop.deal(NewGame("program-short", "novice", seed=3))
    by_mouse(desktop, choice(desktop))
    press(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    page = desktop.window.overlay.page
    assert page is not None
    click(button(page, "Program"))
    click(button(page, "Русский"))
    assert desktop.window.overlay.page is page
    assert button(page, _("Close")).text() != "Close"
    press(Qt.Key.Key_Escape)
    assert step_of(desktop).names == (_("You"), _("Anton"))
    assert "Anton" not in step_of(desktop).names
    assert step_of(desktop).events == ()
    by_mouse(desktop, choice(desktop))


def test_play_goes_on_in_the_other_language(desktops: Callable[..., Desktop]) -> None:
    """The hint, and the plates with whose turn it is, follow the language of the window."""
    desktop = desktops()
    desktop.deal(NewGame("program-short", "novice", seed=5))
    press(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    page = desktop.window.overlay.page
    assert page is not None
    click(button(page, "Program"))
    click(button(page, "Русский"))
    press(Qt.Key.Key_Escape)
    for _turn in range(3):
        press(Qt.Key.Key_H)
        until(lambda: view_of(desktop).attention.advice is not None)
        advice, plates = view_of(desktop).attention.advice, plates_of(desktop)
        assert advice is not None
        for text in (advice.title, advice.reason, *plates):
            assert re.search("[а-я]", text)
            assert not re.search("[A-Za-z]", text)
        assert plates[0].startswith(_("You"))
        assert plates[0].endswith(_("your turn"))
        assert plates[1].startswith(_("Anton"))
        by_mouse(desktop, choice(desktop))


def plates_of(desktop: Desktop) -> list[str]:
    """What stands on the plate of each side besides figures."""
    state = view_of(desktop).state
    assert state is not None
    texts = [plate_text(state.step, state.company, side, 0) for side in range(state.view.rules.sides)]
    return [" ".join(part for part in (text.name, text.note, text.turn) if part) for text in texts]


def test_pages_keep_the_keyboard_and_give_it_back(desktops: Callable[..., Desktop]) -> None:
    desktop = desktops()
    desktop.deal(NewGame("program-short", "novice", seed=3))
    view = view_of(desktop)
    press(Qt.Key.Key_Tab)
    before = QApplication.focusWidget()
    press(Qt.Key.Key_F1)
    page = desktop.window.overlay.page
    assert page is not None
    for _turn in range(60):
        press(Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert page.isAncestorOf(focus)
    press(Qt.Key.Key_F2)
    assert desktop.window.overlay.page is not page
    press(Qt.Key.Key_Escape)
    assert desktop.window.overlay.page is page
    press(Qt.Key.Key_Escape)
    assert desktop.window.overlay.page is None
    assert QApplication.focusWidget() is before
    assert view.isVisible()


def test_a_match_without_a_limit_is_ended_between_deals(desktops: Callable[..., Desktop]) -> None:
    desktop = desktops()
    desktop.deal(NewGame("sixty-six", "novice", {"s_match_target": 0}, seed=3))
    desktop.perform("stop")
    assert step_of(desktop).match_result is None
    play_deal(desktop, by_mouse)
    until(lambda: isinstance(desktop.window.overlay.page, LedgerPage))
    page = desktop.window.overlay.page
    assert page is not None
    click(button(page, "End the match"))
    until(lambda: isinstance(desktop.window.overlay.page, LedgerPage))
    result = step_of(desktop).match_result
    assert result is not None
    assert result.totals == step_of(desktop).view.totals
    page = desktop.window.overlay.page
    assert page is not None
    assert button(page, "Rematch").isVisible()


def test_a_match_is_conceded_only_after_a_question(desktops: Callable[..., Desktop]) -> None:
    desktop = desktops()
    desktop.deal(NewGame("program-short", "novice", seed=3))
    desktop.perform("concede")
    page = desktop.window.overlay.page
    assert page is not None
    click(button(page, "Cancel"))
    assert step_of(desktop).match_result is None
    desktop.perform("concede")
    page = desktop.window.overlay.page
    assert page is not None
    click(button(page, "Concede"))
    until(lambda: isinstance(desktop.window.overlay.page, LedgerPage))
    result = step_of(desktop).match_result
    assert result is not None
    assert result.winner == 1


def test_a_refused_card_gets_a_sentence(desktops: Callable[..., Desktop]) -> None:
    desktop = desktops()
    desktop.deal(NewGame("program-short", "novice", seed=3))
    room = desktop.room
    held = step_of(desktop).view.hand[0]
    others = [code for code in range(64) if code not in step_of(desktop).view.hand]
    room.choose(Action(Verb.PLAY, -1, (others[0],)))
    assert view_of(desktop).attention.said
    assert held in step_of(desktop).view.hand


def test_the_same_cards_again_after_a_deal(desktops: Callable[..., Desktop]) -> None:
    desktop = desktops()
    desktop.deal(NewGame("program-long", "novice", seed=3))
    hand = step_of(desktop).view.hand
    play_deal(desktop, by_mouse)
    page = desktop.window.overlay.page
    assert page is not None
    click(button(page, "Same cards again"))
    assert set(hand) == set(step_of(desktop).view.hand)
    assert step_of(desktop).view.deal_number == 1


def test_the_record_is_exported(
    desktops: Callable[..., Desktop], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.bezique"
    monkeypatch.setattr("bezique_desktop.ui.files.record_to_write", lambda *_: file)
    monkeypatch.setattr("bezique_desktop.ui.files.record_to_open", lambda *_: file)
    desktop = desktops()
    desktop.deal(NewGame("program-short", "novice", seed=3))
    play_deal(desktop, by_mouse)
    page = desktop.window.overlay.page
    assert page is not None
    click(button(page, "Export…"))
    view = step_of(desktop).view
    assert read_record(file).view(0) == view
    desktop.show_start()
    click(button(desktop.window, "Open a record"))
    assert step_of(desktop).view == view


def test_a_record_is_opened_from_the_list(desktops: Callable[..., Desktop], monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that another one has displaced is listed, and Enter goes on with it."""
    desktop = desktops()
    desktop.deal(NewGame("program-short", "novice", seed=3))
    view = step_of(desktop).view
    desktop.deal(NewGame("classic", "novice", seed=4))
    desktop.show_start()
    click(button(desktop.window, "Open a record"))
    page = desktop.window.overlay.page
    assert isinstance(page, RecordsPage)
    assert [row.told.title for row in page.rows] == ["Bézique to 500 · match 1"]
    asked: list[Path] = []
    monkeypatch.setattr("bezique_desktop.ui.files.record_to_open", lambda _parent, folder: asked.append(folder))
    click(button(page, "Another file…"))
    assert asked == [desktop.keeping.records]
    page.rows[0].setFocus()
    press(Qt.Key.Key_Return)
    assert desktop.window.overlay.page is None
    assert step_of(desktop).view.hand == view.hand


def test_a_record_that_is_none_gets_a_sentence(
    desktops: Callable[..., Desktop], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.bezique"
    file.write_text("nonsense")
    monkeypatch.setattr("bezique_desktop.ui.files.record_to_open", lambda *_: file)
    desktop = desktops()
    click(button(desktop.window, "Open a record"))
    assert desktop.window.notice.isVisible()
    assert "match.bezique" in desktop.window.notice.text()
    assert isinstance(desktop.window.content, StartPage)
    click(desktop.window.notice)
    assert not desktop.window.notice.isVisible()


def test_preferences_and_the_last_game_are_remembered(desktops: Callable[..., Desktop]) -> None:
    first = desktops()
    first.perform("preferences")
    page = first.window.overlay.page
    assert page is not None
    click(button(page, "Claret"))
    first.deal(NewGame("classic", "thrifty", {"target": 500}, "Anna", seed=3))
    first.window.close()
    second = desktops()
    chosen = second.preferences
    assert (chosen.felt, chosen.game, chosen.level, chosen.options, chosen.name) == (
        "claret",
        "classic",
        "thrifty",
        {"target": 500},
        "Anna",
    )


def test_a_whole_match_is_counted_once(desktops: Callable[..., Desktop]) -> None:
    desktop = desktops()
    desktop.deal(NewGame("program-short", "novice", {"target": 100}, seed=3))
    while step_of(desktop).match_result is None:
        play_deal(desktop, by_mouse)
        if step_of(desktop).match_result is None:
            desktop.next_deal()
    desktop.window.close()
    again = desktops()
    assert again.unfinished is None
    assert again.keeping.number_to_come == 2
    records = list(again.keeping.records.glob("*.bezique"))
    assert len(records) == 1


def test_an_unfinished_match_that_makes_room_is_told(desktops: Callable[..., Desktop]) -> None:
    desktop = desktops()
    desktop.keeping.report_to(desktop.notify)
    desktop.deal(NewGame("program-short", "novice", seed=3))
    by_mouse(desktop, step_of(desktop).view.legal[0])
    desktop.show_start()
    assert not desktop.window.notice.isVisible()
    desktop.play_now()
    settle()
    assert len(list(desktop.keeping.records.glob("*.bezique"))) == 1
    assert desktop.window.notice.isVisible()
    assert desktop.window.notice.text().endswith("records: Bézique to 500 · match 1")
    click(desktop.window.notice)


def test_the_number_of_a_deal_is_copied_and_taken(desktops: Callable[..., Desktop]) -> None:
    desktop = desktops()
    desktop.deal(NewGame("program-short", "novice", seed=7301))
    assert desktop.room.match is not None
    deck = list(desktop.room.match.entries[0].deck)
    QGuiApplication.clipboard().clear()
    desktop.perform("ledger")
    page = desktop.window.overlay.page
    assert page is not None
    click(button(page, "Copy the number"))
    number = QGuiApplication.clipboard().text()
    assert number == "7301"
    assert number in desktop.window.notice.text()
    QGuiApplication.clipboard().clear()
    desktop.perform("copy number")
    assert QGuiApplication.clipboard().text() == number
    click(desktop.window.notice)
    desktop.deal(NewGame("program-short", "novice", seed=int(number)))
    assert desktop.room.match.entries[0].deck == deck


def test_escape_at_the_table_opens_the_menu(desktops: Callable[..., Desktop], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(Pages, "menu", lambda _: asked.append(True))
    desktop = desktops()
    desktop.deal(NewGame("program-short", "novice", seed=3))
    view_of(desktop).setFocus()
    press(Qt.Key.Key_Escape)
    assert asked == [True]
    (line,) = [line for group in key_groups() for line in group.lines if line.keys == ("Esc",)]
    assert "menu" in line.text


def test_every_command_of_the_menu_is_known(desktops: Callable[..., Desktop]) -> None:
    from bezique_desktop.ui.window_menu import MenuState, entries

    desktop = desktops()
    able = MenuState(at_table=True, can_undo=True, can_redo=True, is_numbered=True, counts=True, hints=True)
    states = (able, replace(able, stops=True), replace(able, is_over=True), MenuState(sounds=False))
    listed = [entry for state in states for entry in entries(state)]
    assert {entry[0] for entry in listed if entry is not None} <= set(desktop._commands)
    assert all(KEYS.get(entry[2], entry[0]) == entry[0] for entry in listed if entry is not None)


def test_sound_is_turned_off_by_the_menu_and_stays_off(
    desktops: Callable[..., Desktop], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr("bezique_desktop.ui.sounds.play", heard.append)
    desktop = desktops(sound=True)
    desktop.deal(NewGame("classic", "novice", seed=3))
    by_mouse(desktop, choice(desktop))
    assert heard
    desktop.perform("sound")
    assert not desktop.preferences.sound
    heard.clear()
    by_mouse(desktop, choice(desktop))
    assert not heard


def test_the_menu_has_a_hint_only_where_there_is_one() -> None:
    from bezique_desktop.ui.window_menu import MenuState, entries

    for hints in (True, False):
        listed = entries(MenuState(at_table=True, can_undo=True, is_numbered=True, hints=hints))
        assert ("hint" in [entry[0] for entry in listed if entry is not None]) is hints


@pytest.mark.parametrize(
    ("game", "play", "standing"),
    [
        ("program-short", "Bézique to 500 against Anton", "You 0, Anton 0"),
        ("three-handed", "Three-handed to 1500 · Anton, Clara", "You 0, Anton 0, Clara 0"),
        ("four-handed", "Partners to 1000 · Anton, Clara, Wilhelm", "You – Clara 0, Anton – Wilhelm 0"),
    ],
)
def test_the_start_page_names_everybody(desktops: Callable[..., Desktop], game: str, play: str, standing: str) -> None:
    desktop = desktops()
    desktop.room.opening.is_silent = True
    desktop.deal(NewGame(game, "beginner", seed=3, partner=2))
    desktop.window.overlay.clear()
    settle()
    desktop.show_start()
    page = desktop.window.content
    assert isinstance(page, StartPage)
    told = [each.accessibleName() for each in page.findChildren(QPushButton)]
    assert any(play in each for each in told)
    assert any(standing in each for each in told)


def test_menu_and_notices_grow_with_the_window(desktops: Callable[..., Desktop]) -> None:
    from bezique_desktop.ui.window_menu import MenuState, entries, menu

    sizes = []
    for size in ((960, 600), (1280, 800), (2560, 1600)):
        desktop = desktops(size=size)
        desktop.tell("The first file is damaged.")
        listed = entries(MenuState(at_table=True, can_undo=True, is_numbered=True, hints=True))
        assert listed[0] is not None
        assert all(one is not None or other is not None for one, other in pairwise(listed))
        made = menu(desktop.window, listed, theme().paper, desktop.perform)
        sizes.append((made.font().pixelSize(), desktop.window.notice.font().pixelSize()))
        click(desktop.window.notice)
    assert sizes == [(16, 16), (16, 16), (32, 32)]


def test_a_computer_that_fails_is_excused_once(desktops: Callable[..., Desktop]) -> None:
    desktop = desktops()
    desktop.deal(NewGame("program-short", "novice", seed=3))
    for _time in range(2):
        desktop.room.companions[0].failed.emit("it broke")
    assert desktop.window.notice.isVisible()
    click(desktop.window.notice)
    assert not desktop.window.notice.isVisible()


def test_f1_on_the_new_game_page_tells_the_rules_that_stand_there(desktops: Callable[..., Desktop]) -> None:
    from bezique_desktop.ui.dialogs.rules_page import RulesPage

    desktop = desktops()
    press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    page = desktop.window.overlay.page
    assert page is not None
    click(button(page, "Classic"))
    press(Qt.Key.Key_F1)
    rules = desktop.window.overlay.page
    assert isinstance(rules, RulesPage)
    assert "Classic" in rules.accessibleName()


def test_the_books_are_shown_in_every_match(desktops: Callable[..., Desktop]) -> None:
    desktop = desktops()
    desktop.deal(NewGame("program-short", "novice", {"target": 100}, seed=3))
    for _match in range(2):
        while step_of(desktop).match_result is None:
            play_deal(desktop, by_mouse)
            if step_of(desktop).match_result is None:
                desktop.next_deal()
        until(lambda: isinstance(desktop.window.overlay.page, LedgerPage))
        desktop.same_cards()
        assert desktop.window.overlay.page is None


def test_no_click_is_lost_while_cards_move(desktops: Callable[..., Desktop]) -> None:
    desktop = desktops("en", "normal")
    desktop.deal(NewGame("program-long", "novice", seed=3))
    view = view_of(desktop)
    QTest.qWait(300)
    for _trick in range(8):
        assert view.busy
        before = step_of(desktop).number
        legal = [action.card for action in step_of(desktop).view.legal if action.verb is Verb.PLAY]
        point = next(filter(None, (seen_at(view, card) for card in legal)))
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
        assert step_of(desktop).number > before
        QTest.qWait(30)


def test_everything_that_is_to_be_told_is_seen_at_once(desktops: Callable[..., Desktop]) -> None:
    desktop = desktops()
    bar = desktop.window.notice
    for text in ("The first file is damaged.", "The second file is damaged.", "The first file is damaged."):
        desktop.tell(text)
    assert bar.isVisible()
    assert bar.text().splitlines() == ["• The first file is damaged.", "• The second file is damaged."]
    assert bar.height() >= bar.heightForWidth(bar.width())
    click(bar)
    assert not bar.isVisible()
    desktop.tell("The first file is damaged.")
    assert bar.text() == "The first file is damaged."
    click(bar)


def test_what_is_told_stands_above_the_page_that_caused_it(desktops: Callable[..., Desktop], home: Path) -> None:
    desktop = desktops()
    desktop.keeping.report_to(desktop.notify)
    home.mkdir(exist_ok=True)
    (home / "house-rules.json").write_text("{")
    press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    bar, page = desktop.window.notice, desktop.window.overlay.page
    assert isinstance(page, NewGamePage)
    assert "house-rules.json" in bar.text()
    assert desktop.window.childAt(bar.geometry().center()) is bar
    click(bar)
    assert desktop.window.overlay.page is page


def test_the_running_deal_is_played_from_its_beginning_after_a_question(desktops: Callable[..., Desktop]) -> None:
    desktop = desktops()
    desktop.deal(NewGame("program-long", "novice", seed=3))
    hand = step_of(desktop).view.hand
    for _step in range(6):
        by_mouse(desktop, choice(desktop))
    tricks = len(step_of(desktop).view.takers)
    desktop.perform("deal again")
    page = desktop.window.overlay.page
    assert page is not None
    assert len(step_of(desktop).view.takers) == tricks
    click(button(page, "Deal again"))
    assert step_of(desktop).view.takers == ()
    assert sorted(step_of(desktop).view.hand) == sorted(hand)
