"""Every game in the window: a whole match by mouse and by keyboard, and the table always as the match has it."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.options import Value
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.ui.desktop import Desktop
from bezique_desktop.ui.dialogs.cut_page import CutPage
from bezique_desktop.ui.dialogs.draw_page import DrawPage
from bezique_desktop.ui.dialogs.ledger_page import LedgerPage
from bezique_desktop.ui.model.new_game import NewGame
from bezique_desktop.ui.scene.card_item import pose_of
from bezique_desktop.ui.scene.spread import spread_of
from tests.ui.windows import (
    button,
    by_keyboard,
    by_mouse,
    click,
    computers,
    desktop_of,
    discard,
    press,
    settle,
    step_of,
    until,
    view_of,
)

Way = Callable[[Desktop, Action], None]


@pytest.fixture(autouse=True)
def _computers_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bezique_desktop.ui.matches.drivers", computers)


@pytest.fixture
def desktop(qtbot: QtBot) -> Iterator[Desktop]:
    opened = desktop_of()
    yield opened
    discard(opened)


def short(game: str) -> dict[str, Value]:
    """Options under which a match is soon over."""
    offered = rules_of(game).offered
    return {option: value for option, value in (("target", 500), ("x_deals", 1)) if option in offered}


def choice(desktop: Desktop) -> Action:
    """Show, declare or exchange if possible, else draw, or play a card; closing and claiming are left alone."""
    legal = step_of(desktop).view.legal
    wanted = (Verb.CARTE_BLANCHE, Verb.DECLARE, Verb.EXCHANGE, Verb.DRAW, Verb.PLAY)
    return next(action for verb in wanted for action in legal if action.verb == verb)


def check(desktop: Desktop) -> None:
    """Every card lies where the model has it, and nothing else lies there."""
    view, step = view_of(desktop), step_of(desktop)
    mechanics = Mechanics(step.view.rules)
    wanted = view.stage.picture(spread_of(step, mechanics), mechanics)
    scene = view.stage.scene
    assert set(scene.cards) == set(wanted.cards)
    for key, placed in wanted.cards.items():
        assert scene.cards[key].face == placed.face
        assert replace(scene.cards[key].pose, lift=0.0) == pose_of(placed.spot)
    assert {*step.view.holding, *step.view.trick} <= set(wanted.cards)


def answer(desktop: Desktop, number: int) -> None:
    """Look at the lots, and say how many cards were lifted, if that is asked."""
    if isinstance(desktop.window.overlay.page, DrawPage):
        press(Qt.Key.Key_Return)
    if isinstance(desktop.window.overlay.page, CutPage):
        press(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        for digit in str(number):
            press(Qt.Key(ord(digit)))
        press(Qt.Key.Key_Return)


def play_match(desktop: Desktop, way: Way) -> None:
    while True:
        answer(desktop, 24)
        while step_of(desktop).deal_result is None:
            number = step_of(desktop).number
            way(desktop, choice(desktop))
            assert step_of(desktop).number > number
            check(desktop)
        until(lambda: isinstance(desktop.window.overlay.page, LedgerPage))
        if step_of(desktop).match_result is not None:
            return
        click(button(desktop.window, f"Deal {step_of(desktop).view.deal_number + 1}"))


@pytest.mark.parametrize("game", game_ids())
def test_a_match_by_mouse(desktop: Desktop, game: str) -> None:
    desktop.deal(NewGame(game, "thrifty", short(game), seed=3))
    play_match(desktop, by_mouse)


@pytest.mark.parametrize("game", game_ids())
def test_a_deal_by_keyboard(desktop: Desktop, game: str) -> None:
    desktop.deal(NewGame(game, "novice", short(game), seed=5))
    answer(desktop, 30)
    while step_of(desktop).deal_result is None:
        by_keyboard(desktop, choice(desktop))
    check(desktop)


@pytest.mark.parametrize("way", ["ccw", "cw"])
@pytest.mark.parametrize("game", ["three-handed", "four-handed"])
def test_the_next_player_sits_where_the_play_goes(desktop: Desktop, game: str, way: str) -> None:
    desktop.deal(NewGame(game, "novice", {"direction": way}, seed=3))
    frame = view_of(desktop).stage.frame
    at_the_right = frame.seats[1].shown.middle > frame.seats[0].shown.middle
    assert at_the_right == (way == "ccw")


def test_everybody_is_somebody_else(desktop: Desktop) -> None:
    desktop.deal(NewGame("four-handed", "thrifty", seed=3))
    step = step_of(desktop)
    assert len(set(step.names)) == len(set(desktop.room.faces)) == 4


def choose_to_deal(desktop: Desktop) -> None:
    """Whoever has the higher card may deal, if he likes."""
    page = desktop.window.overlay.page
    if isinstance(page, DrawPage):
        click(button(page, "I deal"))


def test_the_dealer_lifts_by_the_slider(desktop: Desktop) -> None:
    """Of the first matches one is dealt by the player."""
    for seed in range(20):
        desktop.deal(NewGame("six-deck", "novice", {"x_cut_bonus": "interactive"}, seed=seed))
        choose_to_deal(desktop)
        page = desktop.window.overlay.page
        assert isinstance(page, CutPage)
        slider = page.focusProxy()
        if page.title.text() == "Lift the cards":
            for _ in range(6):
                press(Qt.Key.Key_Right)
            click(button(page, "Lift"))
            entry = desktop.room.match.entries[0] if desktop.room.match is not None else None
            assert slider is not None
            assert entry is not None
            assert entry.dealer == 0
            assert entry.lifted == 24
            assert [credit.points for credit in step_of(desktop).ledger][:1] == [250]
            return
        press(Qt.Key.Key_Escape)
        settle()
    raise AssertionError("the player never dealt")


@pytest.mark.parametrize("deals", ["I deal", "Anton deals"])
def test_whoever_has_the_higher_card_chooses_who_deals(desktop: Desktop, deals: str) -> None:
    for seed in range(20):
        desktop.deal(NewGame("six-deck", "novice", seed=seed))
        page = desktop.window.overlay.page
        if isinstance(page, DrawPage):
            click(button(page, deals))
            answer(desktop, 24)
            match = desktop.room.match
            assert match is not None
            assert match.entries[0].dealer == (0 if deals == "I deal" else 1)
            return
        press(Qt.Key.Key_Escape)
    raise AssertionError("the player never had the higher card")


@pytest.mark.parametrize("game", ["classic", "three-handed", "four-handed", "sixty-six"])
def test_the_lots_are_shown_before_the_cards_are_dealt(qtbot: QtBot, game: str) -> None:
    desktop = desktop_of(pace="fast")
    desktop.deal(NewGame(game, "novice", seed=3))
    page = desktop.window.overlay.page
    assert isinstance(page, DrawPage)
    assert desktop.step is None
    press(Qt.Key.Key_Return)
    assert desktop.window.overlay.page is None
    until(lambda: desktop.step is not None)
    discard(desktop)


def test_closing_the_question_leaves_it_to_chance(desktop: Desktop) -> None:
    desktop.deal(NewGame("six-deck", "novice", {"x_cut_bonus": "interactive"}, seed=1))
    while desktop.window.overlay.page is not None:
        press(Qt.Key.Key_Escape)
    assert desktop.window.overlay.page is None
    assert len(step_of(desktop).view.hand) == 12


def test_the_short_log_is_drawn_out_and_pushed_in(desktop: Desktop) -> None:
    desktop.deal(NewGame("three-handed", "novice", seed=3))
    view = view_of(desktop)
    place = view.stage.frame.log

    def press_log() -> None:
        point = view.mapFromScene(place.centre.x, place.centre.y)
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
        settle()

    press_log()
    assert "drawer" in view.stage.scene.painted
    press_log()
    assert "drawer" not in view.stage.scene.painted


def test_a_marriage_is_announced_by_choosing_its_card(desktop: Desktop) -> None:
    """King and queen are two buttons; the card is led at once and the other lies open."""
    for seed in range(60):
        desktop.deal(NewGame("sixty-six", "novice", seed=seed))
        while (step := step_of(desktop)).deal_result is None:
            view = view_of(desktop)
            assert view.state is not None
            offers = [offer for offer in view.state.offers if offer.then is not None]
            if offers and step.view.scores[0] < 26 and len(step.view.hand) > 3:
                offer = offers[1]
                press(Qt.Key(Qt.Key.Key_1 + view.state.offers.index(offer)))
                after = step_of(desktop).view
                assert offer.then is not None
                assert offer.action is not None
                assert offer.then.card in (*after.trick, *after.played)
                (other,) = set(offer.action.cards) - set(offer.then.cards)
                if other in after.hand:
                    assert other in view_of(desktop).state.picture.orders.rows[0]  # type: ignore[union-attr]
                return
            by_mouse(desktop, next(action for action in step.view.legal if action.verb == Verb.PLAY))
    raise AssertionError("nobody had a marriage")


def test_manual_claims_hide_the_score(desktop: Desktop) -> None:
    desktop.deal(NewGame("sixty-six", "novice", {"s_claim": "manual"}, seed=3))
    while step_of(desktop).deal_result is None:
        legal = step_of(desktop).view.legal
        assert view_of(desktop).stage.scene.painted
        by_mouse(desktop, next(action for action in legal if action.verb == Verb.PLAY))
    check(desktop)


def test_a_partner_waits_until_the_player_has_said_whether_he_declares(desktop: Desktop) -> None:
    left = declared = 0
    for seed in range(4, 12):
        desktop.deal(
            NewGame("four-handed", "thrifty", {"partner_may_declare": True, "restricted_until_tricks": 0}, seed=seed)
        )
        while (step := step_of(desktop)).deal_result is None:
            if step.view.to_act == 0:
                by_mouse(desktop, choice(desktop))
            elif not left:
                press(Qt.Key.Key_Space)
                left += step_of(desktop).number > step.number
            else:
                by_mouse(desktop, choice(desktop))
                declared += step_of(desktop).ledger[-1].seat == 0
            check(desktop)
            if left and declared:
                return
    raise AssertionError("the player never had the right")
