"""What clicks, keys and drags at the table bring about, at speed 0."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bezique_desktop.engine.actions import DRAW, PLAYS, Action, Verb
from bezique_desktop.players.hint import hint
from bezique_desktop.ui.scene.card_item import pose_of
from bezique_desktop.ui.scene.column_words import column_words
from bezique_desktop.ui.scene.targets import Group, Target
from bezique_desktop.ui.scene.wardrobe import Mark
from tests.ui.scene.deals import play_on
from tests.ui.scene.room import OFF, Room
from tests.ui.windows import point_at

Key = Qt.Key


def until(room: Room, test: Callable[[Room], bool]) -> Room:
    """Let chance play until the test holds."""
    while not test(room):
        assert not room.is_over, "it never came to this"
        play_on(room.table, room.chance)
    return room


def to_lead(room: Room) -> bool:
    view = room.now.view
    return view.to_act == 0 and not view.trick and any(action.verb is Verb.PLAY for action in view.legal)


def to_declare(room: Room) -> bool:
    return any(action.verb is Verb.DECLARE for action in room.now.view.legal)


def bound(room: Room) -> bool:
    """Some of the hand may not be played."""
    view = room.now.view
    return view.to_act == 0 and bool(view.trick) and 0 < len(view.legal) < len(view.hand)


def card_target(room: Room, card: int) -> Target:
    return next(target for target in room.targets(Group.HAND) + room.targets(Group.ROW) if target.key == card)


def again(room: Room, point: QPoint) -> None:
    """The second click of a double click."""
    view, button, none = room.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseDClick(view, button, none, point)
    QTest.mouseRelease(view, button, none, point)


def drag(room: Room, target: Target, goal: QPoint) -> None:
    view, button, none = room.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    start = room.point_on(target)
    QTest.mousePress(view, button, none, start)
    for step in range(1, 6):
        QTest.mouseMove(view, start + (goal - start) * (step / 5))
    QTest.mouseRelease(view, button, none, goal)


def test_card_that_may_not_be_played_is_dimmed_and_says_why(qtbot: QtBot) -> None:
    room = until(Room(qtbot).open(qtbot), bound)
    barred = next(target for target in room.targets(Group.HAND) if not target.enabled)
    assert Mark.DIM in room.view.stage.scene.cards[int(str(barred.key))].marks
    before = room.now.number
    room.click(barred)
    assert room.refused == [PLAYS[int(str(barred.key))]]
    assert room.now.number == before
    room.view.say("Spades were led: you must follow suit.")
    assert room.view.state is not None
    assert room.view.state.speech is not None
    assert room.view.state.speech.text == "Spades were led: you must follow suit."


def test_double_click_is_needed_when_it_is_wanted(qtbot: QtBot) -> None:
    room = until(Room(qtbot, preferences=replace(OFF, double_click=True)).open(qtbot), to_lead)
    before, target = room.now.number, next(target for target in room.targets(Group.HAND) if target.enabled)
    room.click(target)
    assert room.now.number == before
    again(room, room.point_on(target))
    assert room.now.number > before


def test_second_click_of_a_double_click_plays_no_second_card(qtbot: QtBot) -> None:
    room = until(Room(qtbot).open(qtbot), to_lead)
    played = len(room.now.view.played) + len(room.now.view.trick)
    point = room.point_on(next(target for target in room.targets(Group.HAND) if target.enabled))
    QTest.mouseClick(room.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
    again(room, point)
    assert len(room.now.view.played) + len(room.now.view.trick) <= played + 2
    assert not room.refused


def test_it_is_said_that_clicks_choose_cards(qtbot: QtBot) -> None:
    room = until(Room(qtbot, "classic").open(qtbot), to_declare)
    for title in ("Choose the cards of a meld", "Your trick"):
        room.key(Qt.Key.Key_S)
        state = room.view.state
        assert state is not None
        assert state.speech is not None
        assert state.speech.title == title


@pytest.mark.parametrize("by_menu", [True, False])
def test_own_choice_of_cards_is_declared(qtbot: QtBot, by_menu: bool) -> None:
    room = until(Room(qtbot, "classic").open(qtbot), to_declare)
    action = next(action for action in room.now.view.legal if action.verb is Verb.DECLARE)
    for card in action.cards:
        if by_menu:
            room.view.pick(card)
        else:
            room.click(card_target(room, card), control=True)
    assert room.view.state is not None
    assert [offer.action.kind for offer in room.view.state.offers if offer.action] == [action.kind]
    done: list[Action] = []
    room.view.chosen.connect(done.append)
    room.key(Key.Key_1)
    assert [(each.kind, sorted(each.cards)) for each in done] == [(action.kind, sorted(action.cards))]
    assert room.view.attention.selected == ()


def test_a_card_is_asked_what_it_may_become(qtbot: QtBot) -> None:
    room = until(Room(qtbot, "classic").open(qtbot), to_lead)
    asked: list[int] = []
    menus: list[int] = []
    room.view.planned.connect(asked.append)
    room.view.card_menu.connect(lambda card, _place: menus.append(card))
    target = room.targets(Group.HAND)[2]
    room.click(target, Qt.MouseButton.RightButton)
    assert menus == [target.key]
    assert room.view.attention.selected == ()
    point_at(room.view.viewport(), room.point_on(target))
    room.key(Key.Key_P)
    assert asked == [target.key]


def test_cards_that_make_nothing_say_so_and_escape_gives_them_up(qtbot: QtBot) -> None:
    room = until(Room(qtbot, "classic").open(qtbot), to_declare)
    room.key(Key.Key_S)
    room.click(room.targets(Group.HAND)[0])
    assert room.view.state is not None
    assert all(offer.refused is not None for offer in room.view.state.offers)
    assert room.view.state.speech is not None
    room.key(Key.Key_Escape)
    assert room.view.attention.selected == ()
    assert not room.view.attention.selecting
    assert room.tools == []
    room.key(Key.Key_Escape)
    assert room.tools == ["menu"]


@pytest.mark.parametrize("back", [Key.Key_Escape, Key.Key_1, "click"])
@pytest.mark.parametrize(("game", "name"), [("program-long", "Declare…"), ("sixty-six", "Declare, close…")])
def test_just_lead_puts_the_offers_away_until_they_are_wanted(
    qtbot: QtBot, game: str, name: str, back: Key | str
) -> None:
    room = until(Room(qtbot, game, 2).open(qtbot), lambda room: to_lead(room) and bool(room.targets(Group.ACTIONS)))
    before, offered = room.now.number, [target.name for target in room.targets(Group.ACTIONS)]
    room.key(Key.Key_Space)
    (recall,) = room.targets(Group.ACTIONS)
    assert (recall.name, recall.help) == (name, f"{name}\nKey: 1")
    room.key(Key.Key_Space)
    assert [target.name for target in room.targets(Group.ACTIONS)] == [name]
    if isinstance(back, str):
        room.click(recall)
    else:
        room.key(back)
    assert [target.name for target in room.targets(Group.ACTIONS)] == offered
    assert room.now.number == before
    assert room.tools == []


def test_why_no_trick_can_be_looked_at_is_said(qtbot: QtBot) -> None:
    said = {"none": "“May you look at tricks that were taken?”", "last": "No trick has been taken yet."}
    for review, words in said.items():
        room = Room(qtbot, trick_review=review).open(qtbot)
        room.key(Key.Key_T)
        assert room.view.state is not None
        assert room.view.state.speech is not None
        assert words in room.view.state.speech.text


@pytest.mark.parametrize(
    ("key", "tool"),
    [
        (Key.Key_L, "ledger"),
        (Key.Key_M, "melds"),
        (Key.Key_H, "hint"),
        (Key.Key_U, "undo"),
    ],
)
def test_tools_have_keys(qtbot: QtBot, key: Qt.Key, tool: str) -> None:
    room = until(Room(qtbot).open(qtbot), lambda room: to_lead(room) and room.now.can_undo)
    room.key(key)
    assert room.tools == [tool]


def test_tools_are_buttons_too_and_those_that_cannot_work_are_off(qtbot: QtBot) -> None:
    room = Room(qtbot).open(qtbot)
    undo = next(target for target in room.targets(Group.TOOLS) if target.key == "undo")
    assert not undo.enabled
    room.click(undo)
    room.click(next(target for target in room.targets(Group.TOOLS) if target.key == "menu"))
    assert room.tools == ["menu"]


def test_hint_glows_and_enter_follows_it(qtbot: QtBot) -> None:
    room = until(Room(qtbot).open(qtbot), to_lead)
    advice = hint(room.now.view)
    room.view.show_hint(advice, "because")
    if advice.action.cards:
        assert Mark.GLOW in room.view.stage.scene.cards[advice.action.cards[0]].marks
    done: list[Action] = []
    room.view.chosen.connect(done.append)
    room.key(Key.Key_Return)
    assert done == [advice.action]


def advised(room: Room, action: Action) -> list[Action]:
    """The view shows a hint; what the player chooses after it."""
    done: list[Action] = []
    room.view.show_hint(replace(hint(room.now.view), action=action), "because")
    room.view.chosen.connect(done.append)
    return done


@pytest.mark.parametrize("moved", [Key.Key_Right, Key.Key_Tab])
def test_enter_follows_a_hint_to_declare_wherever_the_keyboard_was(qtbot: QtBot, moved: Qt.Key) -> None:
    room = until(Room(qtbot).open(qtbot), lambda room: to_lead(room) and to_declare(room))
    action = next(action for action in room.now.view.legal if action.verb is Verb.DECLARE)
    room.key(moved)
    focus = room.view.attention.focus
    assert focus is not None
    done = advised(room, action)
    assert room.view.attention.focus == focus
    assert room.view.state is not None
    assert room.view.state.offers[0].key == "enter"
    room.key(Key.Key_Return)
    assert done == [action]


def test_enter_plays_the_card_that_is_chosen_after_the_hint_came(qtbot: QtBot) -> None:
    room = until(Room(qtbot).open(qtbot), lambda room: to_lead(room) and to_declare(room))
    action = next(action for action in room.now.view.legal if action.verb is Verb.DECLARE)
    room.key(Key.Key_Right)
    done = advised(room, action)
    room.key(Key.Key_Right)
    assert room.view.state is not None
    assert room.view.state.offers[0].key != "enter", "no button says what the key does not do"
    focus = room.view.attention.focus
    assert focus is not None
    room.key(Key.Key_Return)
    assert [(each.verb, each.card) for each in done] == [(Verb.PLAY, focus[1])]


def test_a_hint_to_play_takes_the_keyboard_to_the_card(qtbot: QtBot) -> None:
    room = until(Room(qtbot).open(qtbot), to_lead)
    room.key(Key.Key_Right)
    action = [action for action in room.now.view.legal if action.verb is Verb.PLAY][-1]
    done = advised(room, action)
    assert room.view.attention.focus is not None
    assert room.view.attention.focus[1] == action.card
    room.key(Key.Key_Return)
    assert done == [action]


def test_digits_mean_the_same_under_a_hint(qtbot: QtBot) -> None:
    room = until(
        Room(qtbot, "six-deck").open(qtbot),
        lambda room: sum(each.verb is not Verb.PLAY for each in room.now.view.legal) > 1,
    )
    assert room.view.state is not None
    before = {offer.action: offer.key for offer in room.view.state.offers if offer.action is not None}
    for action in before:
        room.view.show_hint(replace(hint(room.now.view), action=action), "because")
        after = {offer.action: offer.keys for offer in room.view.state.offers if offer.action is not None}
        assert all(before[each] in keys for each, keys in after.items())


@pytest.mark.parametrize("has_keyboard", [True, False])
def test_enter_declares_the_cards_that_are_chosen(qtbot: QtBot, has_keyboard: bool) -> None:
    room = until(Room(qtbot).open(qtbot), lambda room: to_lead(room) and to_declare(room))
    action = next(action for action in room.now.view.legal if action.verb is Verb.DECLARE)
    done: list[Action] = []
    room.view.chosen.connect(done.append)
    room.key(Key.Key_S)
    for card in action.cards:
        if has_keyboard:
            room.view.proxies.give_focus(card_target(room, card).ident)
            room.key(Key.Key_Return)
        else:
            room.click(card_target(room, card))
    assert set(room.view.attention.selected) == set(action.cards)
    room.key(Key.Key_Return)
    assert [(each.verb, set(each.cards)) for each in done] == [(Verb.DECLARE, set(action.cards))]


def test_a_wrong_choice_says_how_to_get_out_of_it(qtbot: QtBot) -> None:
    """Above the meld that it comes nearest to, or in the tray where it comes near to none."""
    room = until(Room(qtbot).open(qtbot), to_lead)
    room.key(Key.Key_S)
    for target in room.targets(Group.HAND):
        room.click(card_target(room, int(str(target.key))))
        state = room.view.state
        assert state is not None
        said = "" if state.speech is None else state.speech.text
        assert "Esc" in said or "Esc" in column_words(state.view, state.offers, picked=True)[1]


def test_asking_what_a_card_may_become_without_one_tells_how(qtbot: QtBot) -> None:
    room = until(Room(qtbot).open(qtbot), to_lead)
    room.view.attend(replace(room.view.attention, hover=None, focus=None))
    room.key(Key.Key_P)
    assert "P" in room.view.attention.said


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return])
def test_space_draws_also_while_it_is_advised(qtbot: QtBot, key: Qt.Key) -> None:
    room = Room(qtbot, "classic").open(qtbot)
    while room.now.view.legal != (DRAW,):
        play_on(room.table, room.chance)
    room.view.show_hint(hint(room.now.view), "")
    before = room.now.number
    room.key(key)
    assert room.now.number > before


def test_hint_goes_when_asked_for_again(qtbot: QtBot) -> None:
    room = until(Room(qtbot).open(qtbot), to_lead)
    room.view.show_hint(hint(room.now.view), "because")
    room.key(Key.Key_H)
    assert room.view.attention.advice is None
    assert room.tools == []


def test_last_trick_comes_back_and_goes(qtbot: QtBot) -> None:
    room = until(Room(qtbot).open(qtbot), lambda room: to_lead(room) and len(room.now.view.takers) > 2)
    room.key(Key.Key_T)
    last = room.now.view.tricks()[-1]
    assert set(last[1]) <= set(room.view.stage.scene.cards)
    assert "remark" in room.view.stage.scene.painted
    room.key(Key.Key_T)
    room.check()
    assert "remark" not in room.view.stage.scene.painted


def test_all_tricks_are_leafed_through_where_the_rules_allow_it(qtbot: QtBot) -> None:
    room = Room(qtbot, trick_review="all").open(qtbot)
    until(room, lambda room: to_lead(room) and len(room.now.view.takers) > 3)
    room.key(Key.Key_T)
    for _ in range(10):
        room.key(Key.Key_Left)
    assert room.view.review == 0
    room.key(Key.Key_Right)
    assert room.view.review == 1
    room.click(room.targets(Group.LOG)[0])
    assert room.view.review is None
    room.check()


def test_tricks_stay_turned_where_the_rules_want_it(qtbot: QtBot) -> None:
    room = Room(qtbot, trick_review="none").open(qtbot)
    until(room, lambda room: to_lead(room) and len(room.now.view.takers) > 3)
    room.key(Key.Key_T)
    assert room.view.review is None
    room.check()
    assert "last_trick" not in [target.key for target in room.targets(Group.TOOLS)]


def test_dragging_to_the_trick_plays(qtbot: QtBot) -> None:
    room = until(Room(qtbot).open(qtbot), to_lead)
    target, before = next(target for target in room.targets(Group.HAND) if target.enabled), room.now.number
    drag(room, target, QPoint(640, 300))
    assert room.now.number > before
    room.check()


def test_dragging_elsewhere_brings_the_card_back(qtbot: QtBot) -> None:
    room = until(Room(qtbot).open(qtbot), to_lead)
    target, before = room.targets(Group.HAND)[0], room.now.number
    drag(room, target, QPoint(1000, 760))
    assert room.now.number == before
    room.check()


def test_dragging_within_the_hand_orders_it(qtbot: QtBot) -> None:
    room = until(Room(qtbot, preferences=replace(OFF, sort="manual")).open(qtbot), to_lead)
    assert room.view.state is not None
    order = room.view.state.picture.orders.hand
    told: list[tuple[int, ...]] = []
    room.view.hand_ordered.connect(told.append)
    last = room.targets(Group.HAND)[-1]
    drag(room, room.targets(Group.HAND)[0], QPoint(round(last.rect.right) + 10, 720))
    assert room.view.state.picture.orders.hand == (*order[1:], order[0])
    assert told[-1][: len(order)] == (*order[1:], order[0])
    own = [*order[1:], order[0]]
    for _move in range(12):
        play_on(room.table, room.chance)
        hand = room.view.state.picture.orders.hand
        kept = [card for card in own if card in hand]
        assert list(hand[: len(kept)]) == kept
        own += [card for card in hand if card not in own]
        room.check()
    assert room.table.undo(0)
    assert list(room.view.state.picture.orders.hand) == [card for card in own if card in room.now.view.hand]


def test_own_order_begins_with_that_which_lies_and_is_kept(qtbot: QtBot) -> None:
    room = until(Room(qtbot).open(qtbot), to_lead)
    assert room.view.state is not None
    order = room.view.state.picture.orders.hand
    told: list[tuple[int, ...]] = []
    room.view.hand_ordered.connect(told.append)
    room.view.set_preferences(replace(OFF, sort="manual"))
    assert room.view.state.picture.orders.hand == order
    play_on(room.table, room.chance)
    room.other_moves()
    play_on(room.table, room.chance)
    shown = room.view.state.picture.orders.hand
    other = Room(qtbot, preferences=replace(OFF, sort="manual"))
    other.view.set_hand_order(room.view.stage.own_order.cards)
    other.view.resize(1280, 800)
    other.view.show_step(room.table.step(0), False)
    assert other.view.state is not None
    assert other.view.state.picture.orders.hand == shown
    assert told
    assert set(shown) <= set(told[-1])


def test_pointer_lifts_cards_lights_melds_and_previews_points(qtbot: QtBot) -> None:
    room = until(Room(qtbot).open(qtbot), to_declare)
    point_at(room.view.viewport(), room.point_on(room.targets(Group.ACTIONS)[0]))
    assert room.view.state is not None
    offer = room.view.state.offers[0]
    assert offer.action is not None
    assert room.view.state.preview == offer.points
    cards = room.view.stage.scene.cards
    assert {key for key, item in cards.items() if Mark.RING in item.marks} == set(offer.action.cards)
    target = next(target for target in room.targets(Group.HAND) if target.enabled)
    point_at(room.view.viewport(), room.point_on(target))
    assert cards[int(str(target.key))].pose.lift > 0
    assert not any(Mark.RING in item.marks for item in cards.values())
    point_at(room.view.viewport(), QPoint(640, 420))
    assert target.spot is not None
    assert cards[int(str(target.key))].pose == pose_of(target.spot)


def test_bracket_under_the_pointer_lights_its_cards(qtbot: QtBot) -> None:
    room = until(Room(qtbot).open(qtbot), lambda room: bool(room.targets(Group.BRACKETS)))
    assert room.view.state is not None
    bracket = room.view.state.picture.brackets[0]
    point_at(room.view.viewport(), room.point_on(room.targets(Group.BRACKETS)[0]))
    cards = room.view.stage.scene.cards
    assert {key for key, item in cards.items() if Mark.RING in item.marks} == set(bracket.meld.cards)
    assert str(bracket.meld.points) in room.targets(Group.BRACKETS)[0].help


def test_drawn_card_is_marked_until_the_next_move(qtbot: QtBot) -> None:
    room = until(Room(qtbot).open(qtbot), lambda room: to_lead(room) and room.now.view.last_drawn >= 0)
    new = room.now.view.last_drawn
    marks = room.view.stage.scene.cards[new].marks
    assert marks & {Mark.NEW, Mark.NEW_BELOW}
    room.click(next(target for target in room.targets(Group.HAND) if target.enabled and target.key != new))
    if new in room.view.stage.scene.cards and not room.now.view.legal:
        assert not room.view.stage.scene.cards[new].marks & {Mark.NEW, Mark.NEW_BELOW}


def test_undo_shows_the_table_as_it_was(qtbot: QtBot) -> None:
    room = until(Room(qtbot).open(qtbot), lambda room: to_lead(room) and room.now.can_undo)
    hand = room.now.view.hand
    room.click(next(target for target in room.targets(Group.HAND) if target.enabled))
    room.table.undo(0)
    assert room.now.view.hand == hand
    room.check()


def test_what_is_no_target_does_nothing(qtbot: QtBot) -> None:
    room = until(Room(qtbot).open(qtbot), to_lead)
    before = room.now.number
    QTest.mouseClick(room.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(1150, 450))
    QApplication.processEvents()
    assert room.now.number == before
    assert room.refused == []
    room.check()


def test_dragging_within_a_sorted_hand_says_how_to_order_it(qtbot: QtBot) -> None:
    room = until(Room(qtbot).open(qtbot), to_lead)
    last = room.targets(Group.HAND)[-1]
    drag(room, room.targets(Group.HAND)[0], QPoint(round(last.rect.right) - 10, 720))
    assert "Sort the hand" in room.view.attention.said
    room.check()


def test_a_tooltip_is_asked_for_where_the_pointer_rests(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    room, shown = until(Room(qtbot).open(qtbot), to_lead), list[str]()
    show = "bezique_desktop.ui.scene.table_tips.QToolTip.showText"
    monkeypatch.setattr(show, lambda _at, text, *_where: shown.append(text))
    room.view.tips.card = lambda card: f"about {card}"
    own, tool = room.targets(Group.HAND)[0], room.targets(Group.TOOLS)[0]
    for target in (own, tool):
        place = room.point_on(target)
        help_event = QHelpEvent(QEvent.Type.ToolTip, place, room.view.viewport().mapToGlobal(place))
        QApplication.sendEvent(room.view.viewport(), help_event)
    assert f"about {own.key}" in shown[0]
    assert tool.help.split()[0] in shown[1]
