"""Two-handed classic (C): seven cards after the trick, the four-trick rule, sevens for ten and twenty."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.decks import spaced
from tests.rulebook.scenes import earn, end_scene
from tests.rulebook.table import A, B, Game

QUINT = "quint AH1 TH1 KH1 QH1 JH1"
DOUBLE = "double-bezique QS1 QS2 JD1 JD2"


def classic(**options: Any) -> Game:
    """Return a match of the classic game."""
    return Game("classic", **options)


def test_the_dealer_scores_a_turned_up_seven() -> None:
    """C-1e, C-7, MS-5: ten at once for the dealer."""
    assert classic().deal(turn_up="7H", dealer=B)["scores"] == [0, 10]


def test_exchanging_the_seven() -> None:
    """C-2e, C-4, MS-1, MS-3: twenty with seven cards in hand, the turn-up is taken up."""
    table = classic()
    table.deal("7H", turn_up="KH")
    table.win(A)
    assert len(table.holding(A)) == 7
    assert table.gain(A, "exchange 7H1") == 20
    assert "KH1" in table.last["hands"][A]
    assert "7H1" not in table.holding(A)
    assert (table.last["turn_up"], table.last["talon"]) == ("7H1", 48)


def test_a_seven_cannot_be_exchanged_for_a_seven() -> None:
    """C-3e, MS-1: but it may be shown for ten."""
    table = classic()
    table.deal("7H2", turn_up="7H1")
    table.win(A)
    table.refused(A, "exchange 7H2")
    assert table.gain(A, "show 7H2") == 10
    assert table.last["tables"][A] == ["7H2"]


def test_two_sevens_and_then_the_exchange_make_thirty() -> None:
    """C-4e, MS-3, MS-4: the held ten is paid once, inside the twenty."""
    table = classic()
    table.deal("7H1 7H2", turn_up="AH")
    table.win(A)
    assert table.gain(A, "declare two-sevens 7H1 7H2") == 20
    table.win(A)
    assert table.gain(A, "exchange 7H1") == 10
    assert table.last["scores"][A] == 30


def test_no_marriage_before_four_tricks() -> None:
    """C-5e, C-9: with three tricks a bezique may be scored and a marriage not."""
    table = classic()
    table.deal("KS QS JD")
    table.win(A, 3)
    table.refused(A, "declare marriage KS1 QS1")
    assert table.last["legal"]["declare"] == ["bezique"]
    assert table.gain(A, "declare bezique QS1 JD1") == 40


def test_the_fourth_trick_counts() -> None:
    """C-6e, C-9, C-6: the trick just won is among the four."""
    table = classic()
    table.deal("KS QS")
    table.win(A, 4)
    assert table.gain(A, "declare marriage KS1 QS1") == 20


def test_only_ones_own_tricks_count() -> None:
    """C-9: the other player's tricks do not help."""
    table = classic()
    table.deal("KS QS")
    table.win(B, 4)
    table.win(A, 3)
    table.refused(A, "declare marriage KS1 QS1")


def with_bezique() -> Game:
    """Return a classic game in which A scored a bezique with the first copies and holds the second ones."""
    table = classic()
    table.deal("QS1 JD1 QS2 JD2")
    table.win(A)
    assert table.gain(A, "declare bezique QS1 JD1") == 40
    return table


def test_a_bezique_grows_into_a_double_one() -> None:
    """C-7e, M-8: 40 and then the full 500."""
    table = with_bezique()
    table.win(A)
    assert table.gain(A, "declare double-bezique QS1 QS2 JD1 JD2") == 500
    assert table.last["scores"][A] == 540


def test_a_bezique_that_was_broken_up() -> None:
    """C-8e, M-8, M-6: no double without the queen, no second bezique with the old jack, a new pair counts 40."""
    table = with_bezique()
    table.win(A, card="QS1")
    table.refused(A, "declare double-bezique QS1 QS2 JD1 JD2")
    table.refused(A, "declare bezique QS2 JD1")
    assert table.gain(A, "declare bezique QS2 JD2") == 40


def test_no_single_bezique_from_a_double_one() -> None:
    """C-9e, M-7: what counted 500 cannot count 40 again."""
    table = classic()
    table.deal("QS1 JD1 QS2 JD2")
    table.win(A)
    table.do(A, f"declare {DOUBLE}")
    table.win(A)
    table.refused(A, "declare bezique QS1 JD2")


def test_a_trump_marriage_grows_into_the_quint() -> None:
    """C-10e, M-8: 40 and 250, with ace, ten and jack drawn later."""
    table = classic()
    table.deal("KH1 QH1", talon=spaced(["AH1", "TH1", "JH1"]))
    table.win(A, 4)
    assert table.gain(A, "declare marriage KH1 QH1") == 40
    table.win(A)
    assert table.last["tables"][A] == ["KH1", "QH1"]
    assert table.gain(A, f"declare {QUINT}") == 250
    assert table.last["scores"][A] == 290


def test_no_marriage_from_a_scored_quint() -> None:
    """C-11e, M-7: neither king nor queen of the quint marries any more, another pair does."""
    table = classic(restricted_until_tricks=0)
    table.deal("AH1 TH1 KH1 QH1 JH1 KH2 QH2")
    table.win(A)
    table.do(A, f"declare {QUINT}")
    table.win(A)
    table.refused(A, "declare marriage KH1 QH1")
    table.refused(A, "declare marriage KH2 QH1")
    assert table.gain(A, "declare marriage KH2 QH2") == 40


def test_a_pending_marriage_waits_for_the_next_trick() -> None:
    """C-12e, C-13e, C-8, M-5, M-11, G-21: one score an opportunity, then the marriage without a new card."""
    table = classic()
    table.deal("KS KH KD KC QS JD")
    table.win(A, 4)
    assert table.gain(A, "declare four-kings KS1 KH1 KD1 KC1") == 80
    table.win(A)
    assert table.gain(A, "declare bezique QS1 JD1") == 40
    table.refused(A, "declare marriage KS1 QS1")
    table.win(A)
    assert table.gain(A, "declare marriage KS1 QS1") == 20


def test_four_kings_again_need_four_new_kings() -> None:
    """C-14e, M-6: a single replacement is not enough where new cards are asked for."""
    table = classic()
    table.deal("KS1 KH1 KD1 KC1", talon=spaced(["KS2", "KH2", "KD2", "KC2"]))
    table.win(A)
    table.do(A, "declare four-kings KS1 KH1 KD1 KC1")
    table.win(A, 3)
    table.win(A, card="KS1")
    table.refused(A, "declare four-kings KS2 KH1 KD1 KC1")
    assert table.gain(A, "declare four-kings KS2 KH2 KD2 KC2") == 80


def test_the_last_trick_decides_between_two_over_the_target() -> None:
    """C-15e, C-14, C-2: B has less, took the last trick, and wins."""
    table = classic(card_points="none")
    earn(table, [DOUBLE], last=A)
    earn(table, [], [DOUBLE], last=A)
    earn(table, [QUINT], last=A)
    earn(table, [QUINT], [DOUBLE], last=B)
    assert table.last["result"]["match"] == {"winner": B, "totals": [1030, 1010], "difference": 20}


def test_passing_the_target_does_not_stop_the_deal() -> None:
    """C-16e, C-14, G-24: the deck is played out before there is a winner."""
    table = classic(target=500)
    table.deal("QS1 QS2 JD1 JD2")
    table.win(A)
    state = table.do(A, f"declare {DOUBLE}")
    assert (state["scores"][A], state["phase"], state["result"]) == (500, "open", None)
    assert table.finish(last=A)["result"]["match"]["winner"] == A


def test_a_whole_deal_is_worth_two_hundred_and_fifty() -> None:
    """C-17e, C-12, C-13, M-CP, M-CP3, G-23: 240 in the cards and ten for the last trick."""
    table = classic()
    table.deal()
    state = table.finish(last=B)
    assert sum(table.captured) == 240
    assert state["scores"] == [table.captured[A], table.captured[B] + 10]


def test_the_deal_alternates_and_the_other_player_leads() -> None:
    """C-3: the non-dealer leads, and next time the other deals."""
    table = classic()
    assert table.deal(dealer=A)["to_act"] == B
    table.finish(last=B)
    state = table.deal_as({"seed": 3})
    assert (state["dealer"], state["to_act"]) == (B, A)


def test_one_card_at_a_time() -> None:
    """C-1, G-5: eight cards each, the next one turned up, 47 face down."""
    answer = classic().ask({"deal": {"seed": 4, "dealer": A}})
    deck, state = answer["deck"], answer["state"]
    assert state["hands"] == [sorted(deck[1:16:2]), sorted(deck[0:16:2])]
    assert (state["turn_up"], state["talon"]) == (deck[16], 48)


def test_only_the_winner_of_the_trick_declares() -> None:
    """C-5, G-20: the loser of the trick has to wait."""
    table = classic()
    table.deal("QS JD", "AS AH AD AC")
    table.win(A)
    table.refused(B, "declare four-aces AS1 AH1 AD1 AC1")
    assert table.may(A, "declare bezique QS1 JD1")


def test_two_tricks_in_a_row_may_both_score() -> None:
    """C-8: "not two in a row" means not two at one opportunity."""
    table = classic()
    table.deal("QS JD AS AH AD AC")
    table.win(A)
    assert table.gain(A, "declare bezique QS1 JD1") == 40
    table.win(A)
    assert table.gain(A, "declare four-aces AS1 AH1 AD1 AC1") == 100


def test_declaring_ends_with_the_talon() -> None:
    """C-11, C-10, G-16, G-17: the last open trick still gives an opportunity, and after it all is taken back."""
    table = classic()
    table.deal("AS AH AD AC QS JD")
    table.win(A, 24)
    assert table.last["talon"] == 2
    assert table.gain(A, "declare bezique QS1 JD1") == 40
    state = table.do(A, "draw")
    assert (state["phase"], state["tables"], state["to_act"]) == ("end", [[], []], A)
    assert len(state["hands"][A]) == 8
    assert {"QS1", "JD1"} <= set(state["hands"][A])
    table.refused(A, "declare four-aces AS1 AH1 AD1 AC1")


@pytest.mark.parametrize(("holding", "legal"), [("7S AS", {"7S", "AS"}), ("7H AC", {"7H"})])
def test_no_duty_to_beat(holding: str, legal: set[str]) -> None:
    """C-10, G-13: any card of the suit will do; without one a trump must be played."""
    table, lead = end_scene("classic", "TS", holding.split(), "H")
    assert {card[:2] for card in table.do(A, f"play {lead}")["legal"]["play"]} == legal


def test_tricks_and_talon_are_not_to_be_looked_at() -> None:
    """C-15: the game says so in its options."""
    options = classic().options
    assert (options["trick_review"], options["talon_count_visible"]) == ("none", False)
