"""A cut that was asked for and given up: the match goes on all the same, and asks again."""

import pytest
from PySide6.QtCore import Qt

from bezique_desktop.ui.desktop import Desktop
from bezique_desktop.ui.dialogs.cut_page import CutPage
from bezique_desktop.ui.dialogs.ledger_page import LedgerPage
from tests.ui.tables import table_of
from tests.ui.windows import button, click, from_menu, press, step_of, until

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)


def ask(desktop: Desktop, deals: int = 3) -> None:
    """Six packs after the first of so many deals, 0 for no limit: the cut of the second is asked for."""
    match = table_of("six-deck", 2, x_cut_bonus="interactive", x_deals=deals).match
    match.start_deal(dealer=1)
    deal = match.deal
    assert deal is not None
    while match.entries[-1].result is None:
        match.play(deal.to_act, deal.legal(deal.to_act)[0])
    desktop.go_on_with(match)
    until(lambda: isinstance(desktop.window.overlay.page, LedgerPage))
    press(Qt.Key.Key_Return)
    assert isinstance(desktop.window.overlay.page, CutPage)


def agree(desktop: Desktop, words: str) -> None:
    page = desktop.window.overlay.page
    assert page is not None
    click(button(page, words))


def check_second_deal(desktop: Desktop) -> None:
    """The next deal is asked for and dealt."""
    press(Qt.Key.Key_Return)
    assert isinstance(desktop.window.overlay.page, CutPage)
    press(Qt.Key.Key_Escape)
    assert step_of(desktop).view.deal_number == 2
    assert step_of(desktop).deal_result is None


def test_the_same_cards_again_instead_of_the_cut(started: Desktop) -> None:
    ask(started)
    from_menu("Same cards again")
    agree(started, "Deal again")
    assert step_of(started).deal_result is None
    press(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    until(lambda: isinstance(started.window.overlay.page, LedgerPage))
    check_second_deal(started)


@pytest.mark.parametrize(("words", "deals"), [("Concede the match", 3), ("End the match", 0)])
def test_a_match_that_was_ended_instead_of_the_cut_is_taken_back(started: Desktop, words: str, deals: int) -> None:
    ask(started, deals)
    from_menu(words)
    if words.startswith("Concede"):
        agree(started, "Concede")
    until(lambda: step_of(started).match_result is not None)
    press(Qt.Key.Key_Escape)
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert step_of(started).match_result is None
    until(lambda: isinstance(started.window.overlay.page, LedgerPage))
    check_second_deal(started)


def test_the_next_deal_is_asked_for_from_the_ledger_over_the_cut(started: Desktop) -> None:
    ask(started)
    from_menu("Ledger")
    check_second_deal(started)
