"""Where partners combine, the partner's shown cards can be chosen for a declaration by mouse and keyboard (P-6)."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bezique_desktop.engine.actions import parse_action
from bezique_desktop.engine.cards import card_text, parse_card
from bezique_desktop.engine.events import Declared
from bezique_desktop.engine.kinds import BEZIQUE
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.rules import changed
from bezique_desktop.engine.views import Standing, seat_view
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.table.table import Table
from bezique_desktop.ui.model.lent import lent_cards
from bezique_desktop.ui.scene.targets import Group, Target
from bezique_desktop.ui.scene.wardrobe import Mark
from tests.engine.positions import deck_of
from tests.players.staging import staged
from tests.ui.scene.room import Room

Key = Qt.Key


def lent(mine: str, partner: str, combine: bool = True) -> set[str]:
    """What of the partner's row seat 0 could use in an opportunity, with these cards of its own."""
    deal = staged(
        "four-handed", mine, tables={2: partner}, rounds=10, opportunity=True, veteran=True, partner_combine=combine
    )
    return {card_text(card) for card in lent_cards(seat_view(deal, Standing(1, 1, (0, 0)), 0), deal.m)}


@pytest.mark.parametrize(
    ("mine", "partner", "wanted"),
    [
        ("KS 9C", "QS JD", {"QS1"}),
        ("KS QS 9C", "JD 7H", {"JD1"}),
        ("KS KH KD 9C", "KC KC2 QC", {"KC1", "KC2"}),
        ("9C 8C 7C", "KS QS JD", set()),
        ("KS 9C", "", set()),
    ],
)
def test_cards_that_go_with_own_ones(mine: str, partner: str, wanted: set[str]) -> None:
    """At least one card must come from the viewer himself."""
    assert lent(mine, partner) == wanted


def test_none_where_partners_do_not_combine() -> None:
    assert lent("KS 9C", "QS JD", combine=False) == set()


def test_what_has_scored_for_the_side_is_left_out() -> None:
    deal = staged(
        "four-handed", "KS2 9C", tables={2: "KS QS"}, melds=[(0, "marriage KS1 QS1")], rounds=10, opportunity=True,
        veteran=True, partner_combine=True,
    )  # fmt: skip
    assert not lent_cards(seat_view(deal, Standing(1, 1, (0, 0)), 0), deal.m)


HANDS = (
    "AC1 AC2 JD1 9D1 9D2 9D3 8D1 8D2",
    "7C1 7C2 7C3 8C1 7D1 7D2 7D3 8D3",
    "KS1 QS1 AS1 9C1 9C2 9C3 KC1 8H1",
    "8C2 8C3 JC1 JC2 7S1 7S2 7S3 8S1",
)
ACTS = (
    *("0 play 9D1", "1 play 7D1", "2 play AS1", "3 play 7S1", "2 declare marriage KS1 QS1", "2 draw"),
    *("2 play 9C1", "3 play 8C2", "0 play AC1", "1 play 7C1"),
)
"""Seat 2 lays a marriage, then seat 0 takes a trick and holds the jack of the bézique."""
QUEEN, JACK = parse_card("QS1"), parse_card("JD1")


def room_to_lend(qtbot: QtBot) -> Room:
    """A table at which the queen that lies before the partner makes a bézique with the viewer's jack."""
    options = {"partner_combine": True, "restricted_until_tricks": 0, "deal_packets": 1}
    match = Match(changed(rules_of("four-handed"), options), ["You", "Ada", "Clara", "Emil"], 1, 1)
    match.start_deal(3, deck_of("four-handed", *HANDS))
    room = Room(qtbot, "four-handed")
    room.table = Table(match)
    room.table.subscribe(0, room._show)
    room.open(qtbot)
    for each in ACTS:
        assert not room.targets(Group.LENT)
        seat, _, text = each.partition(" ")
        assert room.table.submit(int(seat), parse_action(text), room.table.number)
    return room


def own(room: Room, card: int) -> Target:
    return next(target for target in (*room.targets(Group.HAND), *room.targets(Group.ROW)) if target.key == card)


def test_clicks_on_them_and_on_own_cards_make_a_declaration(qtbot: QtBot) -> None:
    room = room_to_lend(qtbot)
    (queen,) = room.targets(Group.LENT)
    assert queen.key == QUEEN
    assert queen.name.startswith("Clara: Queen of spades")
    assert "Click to choose it" in queen.help
    room.click(queen)
    assert room.view.attention.selecting
    assert room.view.attention.selected == (QUEEN,)
    assert Mark.RING in room.view.stage.scene.cards[QUEEN].marks
    assert room.view.state is not None
    assert room.view.state.speech is not None
    assert room.view.state.speech.text == "Bézique: J♦ is still missing."
    room.click(own(room, JACK))
    assert room.refused == []
    room.click(room.targets(Group.ACTIONS)[0])
    declared = [event for event in room.now.events if isinstance(event, Declared)]
    assert declared == [Declared(0, BEZIQUE, tuple(sorted((QUEEN, JACK))))]
    assert not room.targets(Group.LENT)
    room.check()


def test_a_second_click_gives_it_up(qtbot: QtBot) -> None:
    room = room_to_lend(qtbot)
    target = room.targets(Group.LENT)[0]
    room.click(target)
    room.click(room.targets(Group.LENT)[0])
    assert room.view.attention.selected == ()
    assert not room.view.attention.selecting


def test_the_keyboard_chooses_them(qtbot: QtBot) -> None:
    room = room_to_lend(qtbot)
    room.view.proxies.give_focus((Group.LENT, QUEEN))
    assert Mark.FOCUS in room.view.stage.scene.cards[QUEEN].marks
    room.key(Key.Key_Return)
    assert room.view.attention.selected == (QUEEN,)
    assert room.targets(Group.LENT)[0].name.endswith(", selected")
    room.key(Key.Key_Down)
    assert room.view.attention.focus is not None
    assert room.view.attention.focus[0] == Group.HAND
    room.view.proxies.give_focus((Group.HAND, JACK))
    room.key(Key.Key_Return)
    room.key(Key.Key_Return)
    assert isinstance(room.now.events[0], Declared)


def test_escape_gives_them_up(qtbot: QtBot) -> None:
    room = room_to_lend(qtbot)
    room.click(room.targets(Group.LENT)[0])
    room.key(Key.Key_Escape)
    assert room.view.attention.selected == ()
    assert not room.view.attention.selecting
