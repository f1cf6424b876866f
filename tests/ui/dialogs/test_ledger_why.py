"""Every line of the ledger says by which rule in force it brought its points."""

import pytest
from pytestqt.qtbot import QtBot

from bezique_desktop.engine.events import Source
from bezique_desktop.games.catalogue import game_ids
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.dialogs.ledger_page import LedgerPage
from bezique_desktop.ui.dialogs.ledger_rows import LedgerRow
from bezique_desktop.ui.dialogs.ledger_why import why_credit
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
