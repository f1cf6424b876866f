"""Every line of the ledger says by which rule in force it brought its points."""

from itertools import islice

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bezique_desktop.engine.events import Source
from bezique_desktop.games.catalogue import game_ids
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.dialogs.answering import Answering
from bezique_desktop.ui.dialogs.ledger_page import LedgerPage
from bezique_desktop.ui.dialogs.ledger_rows import LedgerRow
from bezique_desktop.ui.dialogs.ledger_why import why_credit
from bezique_desktop.ui.dialogs.ledger_why_sums import why_last_trick, why_worth
from bezique_desktop.ui.theme import theme
from bezique_desktop.ui.tooltips import rich_tip
from tests.ui.dialogs.pages import end_of, moments, played


@pytest.mark.parametrize("game", game_ids())
def test_every_credit_has_a_rule(game: str) -> None:
    seen: set[Source] = set()
    for step in played(game):
        for credit in step.ledger[-1:]:
            told = why_credit(credit, step.view.rules, step.view.trump)
            assert told.endswith("."), credit
            seen.add(credit.source)
        if step.match_result is not None or len(seen) > 3:
            break
    assert seen


def test_the_rule_names_the_points_in_force() -> None:
    for credit in moments()["deal"].ledger:
        if credit.source in (Source.EXCHANGE, Source.LAST_TRICK, Source.DECLARATION):
            step = moments()["deal"]
            assert str(credit.points) in why_credit(credit, step.view.rules, step.view.trump)


def test_lines_of_the_page_answer(qtbot: QtBot) -> None:
    page = LedgerPage(theme(), Deck(), end_of("program-long"))
    qtbot.addWidget(page)
    rows = [row for row in page.findChildren(LedgerRow) if row.line.title in ("Card points", "Last trick", "Marriage")]
    assert rows
    assert all(row.line.why == row.accessibleDescription() != "" for row in rows)
    assert all(row.toolTip() == rich_tip(row.line.why) for row in rows)


@pytest.mark.parametrize("game", game_ids())
def test_every_line_of_the_page_answers(qtbot: QtBot, deck: Deck, game: str) -> None:
    """In mid-deal and at the end: sums, the value of the deal, what stood before, and the total."""
    for step in (next(islice(played(game), 30, None)), end_of(game)):
        page = LedgerPage(theme(), deck, step)
        qtbot.addWidget(page)
        for line in page.findChildren(Answering):
            assert line.accessibleDescription(), line.accessibleName()
            assert "{" not in line.accessibleDescription()
        stops = [line for line in page.findChildren(Answering) if line.focusPolicy() == Qt.FocusPolicy.StrongFocus]
        assert len(stops) == step.view.rules.sides


def test_the_game_value_names_the_numbers_of_its_rules(qtbot: QtBot, deck: Deck) -> None:
    step = end_of("six-deck")
    result = step.deal_result
    assert result is not None
    told = why_worth(step, result)
    assert str(step.view.rules.number("x_game_bonus")) in told
    assert str(step.view.rules.number("x_rubicon")) in told
    assert "hundreds" in told


def test_game_points_say_when_one_two_or_three() -> None:
    step = end_of("sixty-six")
    result = step.deal_result
    assert result is not None
    told = why_worth(step, result)
    assert all(word in told for word in ("one game point", "scores two", "and three"))


def test_a_last_trick_that_never_came_is_told_so() -> None:
    ends = [step for step in played("sixty-six") if step.deal_result is not None]
    early = [step for step in ends if not any(credit.source is Source.LAST_TRICK for credit in step.ledger)]
    assert early
    assert {why_last_trick(step) for step in early} <= {
        "The deal was over before the last trick, so nobody scores for it.",
        "The talon was closed, so nobody scores for the last trick.",
    }
