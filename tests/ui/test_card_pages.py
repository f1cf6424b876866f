"""What the window answers about single cards: the menu, the planner, tooltips, and what has gone."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from bezique_desktop.ui.desktop import Desktop
from bezique_desktop.ui.dialogs.card_page import CardPage
from bezique_desktop.ui.dialogs.unseen_page import UnseenPage
from bezique_desktop.ui.scene.targets import Group
from bezique_desktop.ui.tooltips import LONGEST_LINE, rich_tip
from tests.ui.windows import point_at, point_of, press, settle, step_of, view_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)


def point_on_a_card(desktop: Desktop) -> QPoint:
    view = view_of(desktop)
    return point_of(view, next(each.ident for each in view.targets if each.group is Group.HAND))


def test_the_other_button_opens_the_menu_of_a_card(desktop: Desktop) -> None:
    view = view_of(desktop)
    none = Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, none, point_on_a_card(desktop))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    entries = [action for action in menu.actions() if not action.isSeparator()]
    menu.close()
    entries[1].trigger()
    assert len(view.attention.selected) == 1
    entries[0].trigger()
    assert isinstance(desktop.window.overlay.page, CardPage)
    settle()


def test_the_planner_opens_for_the_card_under_the_pointer(desktop: Desktop) -> None:
    point_at(view_of(desktop).viewport(), point_on_a_card(desktop))
    press(Qt.Key.Key_P)
    assert isinstance(desktop.window.overlay.page, CardPage)
    press(Qt.Key.Key_Escape)
    assert desktop.window.overlay.page is None


def test_every_own_card_has_a_tip(desktop: Desktop) -> None:
    for card in step_of(desktop).view.holding:
        assert desktop.card_pages.card_tip(card)
    assert desktop.card_pages.card_tip(-1) == ""
    assert desktop.card_pages.meld_tip((-1,)) == ""


def test_tips_are_text_and_no_markup() -> None:
    told = rich_tip("a < b\nc")
    assert told.endswith("><b>a &lt; b</b><br>c</div>")
    assert "15px" in told
    assert "30px" in rich_tip("a", 2)


def test_a_long_line_of_a_tip_goes_on_in_the_next() -> None:
    """Between words, with a no-break space kept; a short one stays as it is."""
    word = "five\xa05"
    told = rich_tip(" ".join([word] * 20))
    lines = told.partition(">")[2].removesuffix("</div>").split("\n")
    assert len(lines) == 3
    assert all(len(line) <= LONGEST_LINE for line in lines)
    assert " ".join(lines).split(" ") == [word] * 20


def test_cards_are_counted_only_for_who_wants_it(desktop: Desktop) -> None:
    press(Qt.Key.Key_C)
    assert desktop.window.overlay.page is None
    assert "Preferences" in view_of(desktop).attention.said
    desktop.preferring.take(replace(desktop.preferences, counting=True))
    press(Qt.Key.Key_C)
    assert isinstance(desktop.window.overlay.page, UnseenPage)
