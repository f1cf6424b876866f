"""What a screen reader and the Tab key find."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bezique_desktop.ui.scene.proxies import Proxy
from bezique_desktop.ui.scene.targets import Group
from bezique_desktop.ui.scene.wardrobe import Mark
from tests.ui.scene.room import Room
from tests.ui.scene.test_playing import to_declare, to_lead, until

Key = Qt.Key


def focused() -> Proxy:
    widget = QApplication.focusWidget()
    assert isinstance(widget, Proxy)
    return widget


def test_there_is_a_named_button_for_everything_that_can_be_pressed(qtbot: QtBot) -> None:
    room = until(Room(qtbot).open(qtbot), to_declare)
    wanted = {target.ident: target for target in room.view.targets if target.group != Group.ASIDE}
    assert {button.ident for button in room.view.proxies.buttons} == set(wanted)
    for button in room.view.proxies.buttons:
        target, rect = wanted[button.ident], wanted[button.ident].rect
        assert button.accessibleName() == target.name != ""
        assert button.geometry() == QRect(round(rect.x), round(rect.y), round(rect.width), round(rect.height))
        assert button.parent() is room.view.viewport()


def test_names_are_in_words(qtbot: QtBot) -> None:
    room = until(Room(qtbot).open(qtbot), to_declare)
    for target in room.targets(Group.HAND) + room.targets(Group.ACTIONS):
        assert not any(sign in target.name for sign in "♠♥♦♣"), target.name
    assert any("points" in target.name for target in room.targets(Group.ACTIONS))


def test_qt_tells_the_buttons_to_screen_readers(qtbot: QtBot) -> None:
    room = until(Room(qtbot).open(qtbot), to_lead)
    found = QAccessible.queryAccessibleInterface(room.view.viewport())
    names = [found.child(index).text(QAccessible.Text.Name) for index in range(found.childCount())]
    assert set(names) >= {target.name for target in room.targets(Group.HAND)}


def test_tab_goes_from_group_to_group_and_round(qtbot: QtBot) -> None:
    room = until(Room(qtbot).open(qtbot), to_declare)
    present = sorted({target.group for target in room.view.targets} - {Group.ASIDE})
    room.view.setFocus()
    seen = []
    for _ in range(len(present) + 1):
        room.key(Key.Key_Tab)
        seen.append(focused().ident[0])
    assert seen == [*present, present[0]]
    room.key(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert focused().ident[0] == present[-1]


def test_focus_is_seen_and_stays_in_the_hand_when_its_card_goes(qtbot: QtBot) -> None:
    room = until(Room(qtbot).open(qtbot), to_lead)
    room.view.setFocus()
    room.key(Key.Key_Right)
    card = focused().ident[1]
    assert isinstance(card, int)
    assert Mark.FOCUS in room.view.stage.scene.cards[card].marks
    room.key(Key.Key_Return)
    assert focused().ident[0] == Group.HAND
    assert focused().ident[1] != card
    ringed = [key for key, item in room.view.stage.scene.cards.items() if Mark.FOCUS in item.marks]
    assert ringed == [focused().ident[1]]


def test_button_pressed_by_a_screen_reader_plays(qtbot: QtBot) -> None:
    room = until(Room(qtbot).open(qtbot), to_lead)
    before = room.now.number
    button = next(
        button for button in room.view.proxies.buttons if button.ident in [t.ident for t in room.targets(Group.HAND)]
    )
    button.click()
    assert room.now.number > before


def test_pointer_passes_through_the_buttons(qtbot: QtBot) -> None:
    room = until(Room(qtbot).open(qtbot), to_lead)
    assert room.view.proxies.buttons
    for button in room.view.proxies.buttons:
        assert button.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
