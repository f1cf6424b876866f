"""The lines of the log answer to pointer and keyboard, and show the cards they are about."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bezique_desktop.engine.events import Declared
from bezique_desktop.ui.scene.captions import Company
from bezique_desktop.ui.scene.targets import Group, Target
from bezique_desktop.ui.scene.wardrobe import Mark
from tests.ui.scene.deals import play_on
from tests.ui.scene.room import Room
from tests.ui.windows import point_at

Key = Qt.Key


def with_declaration(qtbot: QtBot) -> tuple[Room, tuple[int, ...]]:
    """A table on which a declaration has just been laid, and its cards."""
    room = Room(qtbot, "program-long", 3).open(qtbot)
    while True:
        play_on(room.table, room.chance)
        for event in room.now.events:
            if isinstance(event, Declared):
                return room, event.cards


def line_of(room: Room, cards: tuple[int, ...]) -> Target:
    state = room.view.state
    assert state is not None
    place = next(place for place, line in enumerate(state.lines) if set(line.cards) == set(cards))
    return next(target for target in room.targets(Group.LOG) if target.key == place)


def ringed(room: Room) -> set[int]:
    return {key for key, item in room.view.stage.scene.cards.items() if Mark.RING in item.marks}


def test_a_line_under_the_pointer_rings_its_cards(qtbot: QtBot) -> None:
    room, cards = with_declaration(qtbot)
    point_at(room.view.viewport(), room.point_on(line_of(room, cards)))
    assert set(cards) <= ringed(room)
    point_at(room.view.viewport(), room.point_on(room.targets(Group.TOOLS)[0]))
    assert not ringed(room)


def test_arrows_go_through_the_lines_from_the_newest(qtbot: QtBot) -> None:
    room, cards = with_declaration(qtbot)
    room.view.proxies.give_focus((Group.LOG, "log"))
    lines = [target for target in room.targets(Group.LOG) if isinstance(target.key, int)]
    for line in lines[:3]:
        room.key(Key.Key_Up)
        assert room.view.attention.focus == line.ident
    while room.view.attention.focus != line_of(room, cards).ident:
        before = room.view.attention.focus
        room.key(Key.Key_Down)
        assert room.view.attention.focus != before
    assert set(cards) <= ringed(room)
    room.key(Key.Key_Return)
    assert room.tools == ["ledger"]


def test_a_line_says_in_full_what_happened_and_when(qtbot: QtBot) -> None:
    room, cards = with_declaration(qtbot)
    told = line_of(room, cards).name
    assert told == line_of(room, cards).help
    assert told.startswith("Trick ")
    assert not any(sign in told for sign in "♠♥♦♣")
    assert "+" in told


def test_name_tags_tell_who_sits_there(qtbot: QtBot) -> None:
    room = Room(qtbot, "four-handed", 3).open(qtbot)
    room.view.set_company(Company(lines=("", "Thrifty: keeps what may yet score", "", "Novice: learns")))
    tags = {target.key: target.help for target in room.targets(Group.ASIDE) if isinstance(target.key, tuple)}
    assert ("seat", 1) in tags
    assert tags["seat", 1].splitlines()[0] == room.now.names[1]
    assert tags["seat", 1].endswith("keeps what may yet score")


def test_every_computer_at_a_shared_plate_is_told_with_its_level(qtbot: QtBot) -> None:
    """Also for a screen reader: the name tags are for the pointer alone."""
    room = Room(qtbot, "four-handed", 3).open(qtbot)
    room.view.set_company(
        Company(("", "Expert", "Casual", "Beginner"), (), ("", "Expert: a", "Casual: b", "Beginner: c"))
    )
    names = room.now.names
    own, others = (target.name for target in room.targets(Group.PLATES))
    assert f"{names[2]} – Casual: b" in own
    assert f"{names[1]} – Expert: a" in others
    assert f"{names[3]} – Beginner: c" in others


def test_a_name_tag_shows_the_level(qtbot: QtBot) -> None:
    room = Room(qtbot, "four-handed", 3).open(qtbot)
    named = [target.rect for target in room.targets(Group.ASIDE) if target.key == ("seat", 2)]
    room.view.set_company(Company(("", "Expert", "Casual", "Beginner")))
    noted = [target.rect for target in room.targets(Group.ASIDE) if target.key == ("seat", 2)]
    assert noted[0].width > named[0].width + 20


def test_lines_of_a_short_log_draw_it_out(qtbot: QtBot) -> None:
    room = Room(qtbot, "three-handed", 3).open(qtbot)
    for _move in range(8):
        play_on(room.table, room.chance)
    short = len(room.targets(Group.LOG))
    room.click(room.targets(Group.LOG)[1])
    assert room.view.attention.drawer
    assert len(room.targets(Group.LOG)) > short
    assert room.tools == []
