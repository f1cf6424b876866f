"""What a claim does to a deal of Sixty-Six, in words: reason, log, tray, rules; and what a match of it counts."""

from collections.abc import Callable, Iterator

import pytest

from bezique_desktop.engine.actions import CLAIM, PLAYS
from bezique_desktop.engine.results import MatchResult
from bezique_desktop.engine.rules import changed
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.table.step import Step
from bezique_desktop.table.table import Table
from bezique_desktop.ui.scene.captions import tray_words
from bezique_desktop.ui.wording_ledger import match_result_text
from bezique_desktop.ui.wording_log import log_lines
from bezique_desktop.ui.wording_rules import rule_sections
from bezique_desktop.ui.wording_worth import claimant, worth_text
from tests.ui.tables import table_of

NAMES = ("You", "Clara")


def _plain_moves(table: Table) -> Iterator[Step]:
    """The steps of seat 0 while both play their first legal card, until somebody may claim the deal no more."""
    told: list[Step] = []
    table.subscribe(0, told.append)
    table.start()
    while told[-1].deal_result is None:
        yield told[-1]
        view = table.match.view(told[-1].view.to_act)
        card = next(action.card for action in view.legal if action in PLAYS)
        table.submit(view.seat, PLAYS[card], table.number)


def claimed(when: Callable[[Step], bool], seed: int = 1) -> Step:
    """The step after a claim by the seat to act, in the first position for which ``when`` holds."""
    table = table_of("sixty-six", seed, s_claim="manual")
    ended: list[Step] = []
    for step in _plain_moves(table):
        if not step.view.trick and when(step):
            table.subscribe(0, ended.append)
            table.submit(step.view.to_act, CLAIM, table.number)
            return ended[-1]
    return claimed(when, seed + 1)


def reason(step: Step) -> str:
    assert step.deal_result is not None
    return worth_text(step.view, step.deal_result, NAMES)


def test_a_wrong_claim_is_the_reason_and_counts_double() -> None:
    step = claimed(lambda step: step.view.to_act == 0 and step.view.scores[0] >= 33)
    points = step.view.scores[0]
    assert points < 66
    told = f"Clara wins 2 game points: you claimed with {points} of 66 points, and a wrong claim counts double."
    assert reason(step) == told
    assert tray_words(step)[0] == "You claimed wrongly"
    assert log_lines(step.events, step.view, NAMES)[0].text == "You claim the deal, wrongly"


def test_a_claim_on_the_first_lead_is_not_called_an_empty_hand() -> None:
    step = claimed(lambda step: not step.view.takers and step.view.to_act == 0)
    assert reason(step).startswith("Clara wins 6 game points: you claimed with 0 of 66 points")


def test_the_claims_of_others_bear_their_names() -> None:
    wrong = claimed(lambda step: step.view.to_act == 1 and 0 < step.view.scores[1] < 33)
    assert reason(wrong).startswith("You win 4 game points: Clara claimed with ")
    right = claimed(lambda step: step.view.to_act == 1 and step.view.scores[1] >= 66)
    assert "claim" not in reason(right)
    assert tray_words(right)[0].endswith(" claimed rightly")
    assert log_lines(right.events, right.view, NAMES)[0].short == "claims the deal, rightly"


@pytest.mark.parametrize("claim", ["auto", "manual"])
def test_a_deal_that_is_played_out_was_not_claimed(claim: str) -> None:
    table = table_of("sixty-six", 1, s_claim=claim)
    steps = list(_plain_moves(table))
    assert claimant(steps[-1].view) < 0
    assert claimant(table.match.view(0)) < 0


def test_the_rules_name_a_wrong_claim_beside_a_failed_closing() -> None:
    told = {way: str(rule_sections(changed(rules_of("sixty-six"), {"s_claim": way}))) for way in ("auto", "manual")}
    assert "or who claims wrongly, loses double" in told["manual"]
    assert "claim" not in told["auto"]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({}, "It counts one match; by pips it would be 4."),
        ({"s_settle": "pips"}, "By pips it counts 4; by matches it would be one."),
        ({"s_match_target": 0}, "By pips it counts 4; by matches it would be one."),
    ],
)
def test_a_match_of_sixty_six_is_settled_by_matches_or_by_pips(options: dict[str, object], told: str) -> None:
    """S-17: the result shows both figures."""
    table = table_of("sixty-six", 1, **options)
    table.start()
    text = match_result_text(table.match.view(0), MatchResult(0, (7, 3), 4), ("You", "Clara"))
    assert text == f"You 7, Clara 3: a difference of 4 points. {told}"
