"""Sixty-Six: what may be done on lead, how a deal ends, and what it is worth (rules chapter S)."""

from typing import Any

import pytest

from bezique_desktop.engine.actions import parse_action
from bezique_desktop.engine.cards import HEARTS, NINE, pack
from bezique_desktop.engine.deal import END, NOBODY, Deal
from bezique_desktop.engine.dealing import new_deal
from bezique_desktop.engine.events import event_text
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.names import legal_lists
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.engine.rules import changed
from bezique_desktop.games.catalogue import rules_of
from tests.engine.positions import cards, holding, refusal


def lead(own: str, other: str, turn_up: str = "KH1", tricks: tuple[int, ...] = (), **options: Any) -> Deal:
    """Seat 0 is on lead with these cards against those, hearts trumps; `tricks` says who took those before."""
    mechanics = Mechanics(changed(rules_of("sixty-six"), options))
    deal = new_deal(mechanics, 1, -1, [0, 0])
    deal.deal_out(pack(1, NINE))
    deal.holdings = [holding(own), holding(other)]
    gone = set(cards(f"{own} {other} {turn_up}"))
    deal.turn_up, deal.trump = cards(turn_up)[0], HEARTS
    deal.talon = [card for card in pack(1, NINE) if card not in gone]
    deal.takers, deal.leaders = list(tricks), [0] * len(tricks)
    deal.to_act = deal.leader = 0
    return deal


def end(own: str, other: str, scores: tuple[int, int], **options: Any) -> Deal:
    """The same with the talon gone and these scores."""
    deal = lead(own, other, tricks=(0, 1), **options)
    deal.phase, deal.talon, deal.turn_up = END, [], -1
    deal.scores = list(scores)
    return deal


def do(deal: Deal, *steps: tuple[int, str]) -> None:
    """Perform these actions; each must be legal."""
    for seat, text in steps:
        deal.play(seat, parse_action(text))


def test_a_marriage_binds_the_lead() -> None:
    """S-4e to S-6e."""
    deal = lead("KC1 QC1 9H1", "AC1 9S1 9D1")
    assert refusal(deal, "declare marriage KC1 QC1", 1) == Reason.NOT_YOUR_TURN
    assert refusal(deal, "declare marriage KS1 QS1") == Reason.NOT_HELD
    assert refusal(deal, "declare marriage KC1 9H1") == Reason.NOT_THESE_CARDS
    assert refusal(deal, "declare quint AC1 TC1 KC1 QC1 JC1") == Reason.NOT_IN_THIS_GAME
    do(deal, (0, "declare marriage KC1 QC1"))
    assert deal.scores == [20, 0]
    assert refusal(deal, "declare marriage KC1 QC1") == Reason.ALREADY_DECLARED
    assert refusal(deal, "play 9H1") == Reason.MUST_LEAD_MARRIAGE
    assert refusal(deal, "exchange 9H1") == Reason.MUST_LEAD_MARRIAGE
    assert refusal(deal, "close") == Reason.MUST_LEAD_MARRIAGE
    assert legal_lists(deal.legal(0)) == {"play": ["KC1", "QC1"], "declare": [], "other": []}
    assert deal.copy().legal(0) == deal.legal(0)
    do(deal, (0, "play QC1"))
    assert refusal(deal, "declare marriage KC1 QC1", 1) == Reason.NO_OPPORTUNITY
    do(deal, (1, "play AC1"))
    assert deal.scores == [20, 14]


def test_marriages_may_be_barred_from_the_end_or_wait_for_a_trick() -> None:
    """S-6 with its options."""
    assert refusal(end("KC1 QC1", "AC1 AS1", (0, 0), s_marriage_in_end=False), "declare marriage KC1 QC1") is not None
    deal = lead("KH1 QH1 AS1", "9S1 9D1 9C1", "9H1", s_marriage_needs_trick=True)
    do(deal, (0, "declare marriage KH1 QH1"))
    assert deal.scores == [0, 0]
    do(deal, (0, "play KH1"), (1, "play 9S1"))
    assert deal.scores == [44, 0]


def test_the_nine_is_exchanged_on_lead_after_a_trick_of_one_s_own() -> None:
    """S-7e."""
    assert refusal(lead("9H1 QH1", "AC1 TC1"), "exchange 9H1") == Reason.NO_OPPORTUNITY
    deal = lead("9H1 QH1 AS1", "AC1 TC1 9S1", tricks=(0,))
    assert refusal(deal, "exchange AC1") == Reason.NOT_HELD
    assert refusal(deal, "exchange QH1") == Reason.NOT_THE_TRUMP_NINE
    lines = [event_text(event) for event in deal.play(0, parse_action("exchange 9H1"))]
    assert lines == ["0 exchange 9H1 KH1"]
    do(deal, (0, "declare marriage KH1 QH1"))
    assert deal.scores == [40, 0]
    late = lead("AS1 KS1", "9H1 9S1", tricks=(1, 0), s_exchange_when="any_time_after_own_trick")
    do(late, (0, "play KS1"))
    assert legal_lists(late.legal(1))["other"] == ["exchange 9H1"]
    do(late, (1, "exchange 9H1"))
    assert refusal(end("9H1 AS1", "9S1 9D1", (0, 0)), "exchange 9H1") == Reason.TALON_EMPTY


def test_closing_turns_the_talon_and_sets_the_duties_of_the_end() -> None:
    """S-8, S-8e."""
    deal = lead("AD1 KS1", "9D1 TH1")
    assert [event_text(event) for event in deal.play(0, parse_action("close"))] == ["0 close"]
    assert (deal.phase, deal.closed_by, deal.talon_left) == (END, 0, 20)
    assert refusal(deal, "close") == Reason.TALON_EMPTY
    do(deal, (0, "play AD1"))
    assert refusal(deal, "play TH1", 1) == Reason.MUST_FOLLOW_SUIT
    assert refusal(deal, "play KS1", 1) == Reason.NOT_HELD
    played = lead("AD1 KS1", "9D1 TH1", tricks=(0,), s_close_when="before_first_trick")
    assert refusal(played, "close") == Reason.NO_OPPORTUNITY
    short = lead("AD1 KS1", "9D1 TH1")
    short.talon = []
    assert refusal(short, "close") == Reason.TALON_TOO_SHORT


def test_the_first_to_66_wins_at_once() -> None:
    """S-13e."""
    deal = end("KS1 9C1", "9S1 TS1", (58, 40))
    deal.holdings[1] = holding("QS1 9D1")
    deal.scores = [60, 40]
    do(deal, (0, "play KS1"), (1, "play QS1"))
    assert deal.over
    assert (deal.winner, deal.value) == (0, 1)
    assert refusal(deal, "play 9C1") == Reason.DEAL_OVER
    assert deal.legal(0) == []


@pytest.mark.parametrize(
    ("scores", "closer", "claim", "winner", "value"),
    [
        ((20, 40), NOBODY, "auto", NOBODY, 0),
        ((20, 40), 0, "auto", 1, 4),
        ((40, 20), 0, "auto", 1, 2),
        ((70, 80), NOBODY, "manual", NOBODY, 0),
        ((70, 20), NOBODY, "manual", 0, 2),
        ((70, 40), 0, "manual", 0, 1),
    ],
)
def test_cards_played_out_settle_the_deal(
    scores: tuple[int, int], closer: int, claim: str, winner: int, value: int
) -> None:
    """S-11, S-11e, S-13, S-14e; the last trick is taken by seat 0 with a nine."""
    deal = end("9C1", "9D1", scores, s_claim=claim, s_last_trick_when_closed=False, last_trick_points=0)
    deal.closed_by = closer
    do(deal, (0, "play 9C1"), (1, "play 9D1"))
    assert (deal.winner, deal.value) == (winner, value)


def test_the_last_trick_may_bring_the_66() -> None:
    """S-10."""
    deal = end("9C1", "9D1", (60, 40))
    do(deal, (0, "play 9C1"), (1, "play 9D1"))
    assert (deal.scores, deal.winner, deal.value) == ([70, 40], 0, 1)


def test_a_claim_is_right_or_costs_double() -> None:
    """S-11 manual, K-S1."""
    assert refusal(end("9C1", "9D1", (0, 0)), "claim") == Reason.NOT_IN_THIS_GAME
    right = end("9C1", "9D1", (66, 20), s_claim="manual")
    assert "claim" in legal_lists(right.legal(0))["other"]
    assert event_text(right.play(0, parse_action("claim"))[0]) == "0 claim right"
    assert (right.winner, right.value) == (0, 2)
    wrong = end("9C1 AC1", "9D1 AD1", (50, 20), s_claim="manual")
    assert event_text(wrong.copy().play(0, parse_action("claim"))[0]) == "0 claim wrong"
    do(wrong, (0, "play 9C1"))
    assert refusal(wrong, "claim", 1) == Reason.NO_OPPORTUNITY
    closed = end("9C1", "9D1", (66, 20), s_claim="manual")
    closed.closed_by = 1
    do(closed, (0, "claim"))
    assert (closed.winner, closed.value) == (0, 4)


def test_search_may_play_without_a_log() -> None:
    """The trusting door does all that the checking one does."""
    deal = lead("KC1 QC1 9H1", "AC1 9S1 9D1", tricks=(0,))
    deal.talon = deal.talon[:1]
    for text in ("exchange 9H1", "declare marriage KC1 QC1", "play KC1", "play AC1"):
        deal.apply(parse_action(text))
    assert deal.phase == END
    shut = lead("KC1 QC1", "AC1 9S1", s_claim="manual")
    shut.apply(parse_action("close"))
    shut.apply(parse_action("claim"))
    assert (shut.winner, shut.value) == (1, 6)
