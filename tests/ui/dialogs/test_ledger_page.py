"""The ledger: its sums are the scores, and its buttons are those of the moment."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bezique_desktop.engine.events import Source
from bezique_desktop.games.catalogue import game_ids
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.dialogs.buttons import Button
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.ledger_page import LedgerPage
from bezique_desktop.ui.dialogs.ledger_rows import LedgerRow
from bezique_desktop.ui.dialogs.ledger_sums import running_totals, side_order, side_sums
from bezique_desktop.ui.figures import figure, plain
from bezique_desktop.ui.theme import theme
from bezique_desktop.ui.wording_ledger import by_family
from tests.ui.dialogs.pages import end_of, moments, place, played

OFFERED = {
    "middle": {"Back to the table": "closed"},
    "deal": {"Same cards again": "same_cards", "Export…": "export"},
    "match": {
        "Same cards again": "same_cards",
        "Export…": "export",
        "Replay": "replay",
        "Analyse": "analyse",
        "Rematch": "rematch",
        "To the start page": "start",
    },
}


def opened(qtbot: QtBot, deck: Deck, moment: str) -> LedgerPage:
    page = LedgerPage(theme(), deck, moments()[moment])
    qtbot.addWidget(page)
    place(page, 1280, 800)
    page.show()
    return page


@pytest.mark.parametrize("moment", OFFERED)
def test_buttons_fit_the_moment(qtbot: QtBot, deck: Deck, moment: str) -> None:
    page = opened(qtbot, deck, moment)
    buttons = {button.text(): button for button in page.findChildren(Button)}
    wanted = {**OFFERED[moment], "Copy the number": "number_wanted"}
    if moment == "deal":
        wanted[f"Deal {moments()[moment].view.deal_number + 1}"] = "next_deal"
    assert set(buttons) == set(wanted)
    for text, signal in wanted.items():
        with qtbot.waitSignal(getattr(page, signal), timeout=100):
            QTest.mouseClick(buttons[text], Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("game", game_ids())
def test_sums_are_the_scores(game: str) -> None:
    """At every step of a match: what is declared and what is in the tricks is the score, and all of it the total."""
    for step in played(game, seed=4):
        rules = step.view.rules
        for side in range(rules.sides):
            sums = side_sums(step, side)
            assert sums.declared_points + sums.cards + sums.last_trick == sums.deal == step.view.scores[side]
            assert running_totals(step)[side][-1] == sums.match
        families = by_family(step.ledger, rules)
        assert [sum(points[side] for points in families.values()) for side in range(rules.sides)] == list(
            step.view.scores
        )


def test_every_credit_is_a_line(qtbot: QtBot, deck: Deck) -> None:
    step = moments()["deal"]
    page = opened(qtbot, deck, "deal")
    rows = [row for row in page.findChildren(LedgerRow) if row.line.trick >= 0 and row.line.cards]
    credits = [credit for credit in step.ledger if credit.source not in (Source.CARDS, Source.LAST_TRICK)]
    assert sorted(row.line.points for row in rows) == sorted(figure(credit.points) for credit in credits)
    assert all(row.accessibleName() for row in rows)


def test_the_game_value_is_a_sum(qtbot: QtBot, deck: Deck) -> None:
    """Figures are written as at the table, and a sign stands before what comes out."""
    page = LedgerPage(theme(), deck, end_of("six-deck"))
    qtbot.addWidget(page)
    result = end_of("six-deck").deal_result
    assert result is not None
    lines = [row.line for row in page.findChildren(LedgerRow) if row.line.note.count("+") > 0]
    assert [line.points for line in lines] == [f"= {figure(result.value)}"]
    assert sum(int(part) for part in plain(lines[0].note).split(" + ")) == result.value
    scores = {row.line.points for row in page.findChildren(LedgerRow) if row.line.title == "This deal"}
    assert scores == {figure(score) for score in result.scores}
    assert max(result.scores) > 1000


def test_own_side_stands_at_the_right() -> None:
    assert side_order(moments()["deal"])[-1] == 0


def test_the_first_key_goes_on(qtbot: QtBot, deck: Deck) -> None:
    page = opened(qtbot, deck, "deal")
    page.activateWindow()
    page.setFocus()
    focused = page.focusProxy()
    assert focused is not None
    with qtbot.waitSignal(page.next_deal, timeout=100):
        QTest.keyClick(focused, Qt.Key.Key_Return)


def test_result_of_the_match(qtbot: QtBot, deck: Deck) -> None:
    result = moments()["match"].match_result
    assert result is not None
    page = opened(qtbot, deck, "match")
    assert ("You win" in page.title.text()) == (result.winner == 0)
    conceded = LedgerPage(theme(), deck, moments()["match"], conceded=True)
    qtbot.addWidget(conceded)
    texts = [label.text() for label in conceded.findChildren(type(conceded.title))]
    assert any("conceded" in text for text in texts)
    assert any(figure(result.difference) in text for text in texts)


def test_a_declaration_stands_after_the_trick_before_it(qtbot: QtBot, deck: Deck) -> None:
    """The table counts the trick to come, the ledger the one that was over."""
    page = opened(qtbot, deck, "deal")
    assert [label.text() for label in page.findChildren(Label) if "trick" in label.text()].count("after trick") == 2
    declared = [row.line for row in page.findChildren(LedgerRow) if row.line.trick > 0 and row.line.cards]
    assert declared
    for line in declared:
        assert f"after trick {line.trick}" in line.spoken
