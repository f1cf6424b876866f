"""Two-handed by the program rules (R): free play, a hand of eight on lead, every combination once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.scenes import earn, end_scene
from tests.rulebook.table import A, B, Game


def program(**options: Any) -> Game:
    """Return a match of the long program game."""
    return Game("program-long", **options)


def test_a_ten_takes_a_king() -> None:
    """R-1e, R-5, G-2, G-10, M-CP: the ten outranks the king, and its 14 points count at once."""
    table = program()
    table.deal("KS", "TS")
    table.do(A, "play KS1")
    state = table.do(B, "play TS1")
    assert (state["to_act"], state["scores"]) == (B, [0, 14])


def test_a_trump_may_be_thrown_on_a_suit_that_is_held() -> None:
    """R-2e, G-9, G-10: with the talon open nobody follows suit, and the lowest trump beats an ace."""
    table = program()
    table.deal("AC1", "7H AC2")
    table.do(A, "play AC1")
    state = table.do(B, "play 7H1")
    assert (state["to_act"], state["scores"]) == (B, [0, 11])


def test_the_first_of_two_equal_cards_wins() -> None:
    """R-3e, G-10, G-3: two queens of diamonds are different cards, and the one led takes both."""
    table = program()
    table.deal("QD1", "QD2")
    table.do(A, "play QD1")
    state = table.do(B, "play QD2")
    assert (state["to_act"], state["scores"]) == (A, [6, 0])


@pytest.mark.parametrize(("rule", "scores"), [("suit", [11, 0]), ("rank", [0, 11])])
def test_an_ace_of_another_suit(rule: str, scores: list[int]) -> None:
    """R-4e, G-10, G-11: an ace off suit loses, unless rank alone decides."""
    table = program(open_trick_rule=rule)
    table.deal("8C", "AS")
    table.do(A, "play 8C1")
    assert table.do(B, "play AS1")["scores"] == scores


def test_the_opening_leader_may_declare_before_the_first_trick() -> None:
    """R-5e, R-7, G-19, G-4: he is on lead with eight cards, and what he declared can still be led."""
    table = program()
    table.deal("QS JD")
    assert table.gain(A, "declare bezique QS1 JD1") == 40
    assert table.last["tables"] == [["JD1", "QS1"], []]
    assert "QS1" in table.last["legal"]["play"]
    assert table.do(A, "play QS1")["trick"] == [[A, "QS1"]]


def test_without_the_opening_declaration_a_trick_comes_first() -> None:
    """R-5e, G-19: the option takes the opportunity before trick one away."""
    table = program(declare_at_start=False)
    table.deal("QS JD")
    assert table.last["legal"]["declare"] == []
    table.refused(A, "declare bezique QS1 JD1")
    table.win(A)
    assert table.may(A, "declare bezique QS1 JD1")


def test_a_suit_is_married_once() -> None:
    """R-6e, R-8, M-9: after a marriage neither a second one nor a double one in that suit."""
    table = program()
    table.deal("KS1 QS1 KS2 QS2")
    assert table.gain(A, "declare marriage KS1 QS1") == 20
    table.win(A)
    table.refused(A, "declare marriage KS2 QS2")
    table.refused(A, "declare double-marriage KS1 KS2 QS1 QS2")
    assert table.last["legal"]["declare"] == []


def test_each_suit_has_its_own_marriage() -> None:
    """R-7e, R-8, M-6: "once" is counted by suit."""
    table = program()
    table.deal("KS QS KC QC")
    table.do(A, "declare marriage KS1 QS1")
    table.win(A)
    assert table.gain(A, "declare marriage KC1 QC1") == 20


def test_a_marriage_of_one_player_does_not_block_the_other() -> None:
    """R-8: what has been scored is remembered for each player apart."""
    table = program()
    table.deal("KS1 QS1", "KS2 QS2")
    table.do(A, "declare marriage KS1 QS1")
    table.win(B)
    assert table.gain(B, "declare marriage KS2 QS2") == 20


def test_no_double_bezique_after_a_single_one() -> None:
    """R-8e, M-9: the lock holds between the beziques too."""
    table = program()
    table.deal("QS1 JD1 QS2 JD2")
    table.do(A, "declare bezique QS1 JD1")
    table.win(A)
    table.refused(A, "declare double-bezique QS1 QS2 JD1 JD2")
    table.refused(A, "declare bezique QS2 JD2")


def test_a_double_bezique_at_once() -> None:
    """R-9e, M-9, M-8: 500 directly, and then no bezique any more."""
    table = program()
    table.deal("QS1 JD1 QS2 JD2")
    assert table.gain(A, "declare double-bezique QS1 QS2 JD1 JD2") == 500
    table.win(A)
    table.refused(A, "declare bezique QS1 JD1")


def test_four_kings() -> None:
    """R-10e: four kings of four suits are worth 80."""
    table = program()
    table.deal("KS KH KD KC")
    assert table.gain(A, "declare four-kings KS1 KH1 KD1 KC1") == 80


def test_a_four_needs_four_suits() -> None:
    """R-11e, M-2: two kings of spades spoil the four."""
    table = program()
    table.deal("KS1 KS2 KH1 KD1")
    table.refused(A, "declare four-kings KS1 KS2 KH1 KD1")


@pytest.mark.parametrize("game", ["classic", "card-points"])
def test_elsewhere_any_four_kings_will_do(game: str) -> None:
    """R-11e, M-2: the games by the card book take a face twice."""
    table = Game(game)
    table.deal("KS1 KS2 KH1 KD1")
    table.win(A)
    assert table.gain(A, "declare four-kings KS1 KS2 KH1 KD1") == 80


@pytest.mark.parametrize("points", [10, 0])
def test_exchange_and_marriage_in_one_turn(points: int) -> None:
    """R-12e, R-9, MS-3, G-21: the seven is swapped beside a declaration, for ten points or for none."""
    table = program(seven_exchange_points=points)
    table.deal("7H QC KC", turn_up="AH")
    assert table.gain(A, "exchange 7H1") == points
    assert table.gain(A, "declare marriage KC1 QC1") == 20
    assert "AH1" in table.last["hands"][A]
    assert table.last["turn_up"] == "7H1"


def test_two_sevens_and_then_the_exchange() -> None:
    """R-13e, MS-3: the twenty and the ten do not touch each other here."""
    table = program()
    table.deal("7H1 7H2", turn_up="KH")
    assert table.gain(A, "declare two-sevens 7H1 7H2") == 20
    table.win(A)
    assert table.gain(A, "exchange 7H1") == 10


def test_the_draw_that_empties_the_talon_ends_declaring() -> None:
    """R-14e, R-10, G-18, G-16: with the last two cards drawn, four aces in hand are worth nothing."""
    table = program()
    table.deal("AS AH AD AC")
    table.win(A, 23)
    assert table.last["talon"] == 2
    assert table.may(A, "declare four-aces AS1 AH1 AD1 AC1")
    state = table.win(A)
    assert (state["phase"], state["talon"], state["to_act"]) == ("end", 0, A)
    assert state["legal"]["declare"] == []
    table.refused(A, "declare four-aces AS1 AH1 AD1 AC1")


@pytest.mark.parametrize(
    ("holding", "legal"),
    [("7S AH KC", {"7S"}), ("AH KC 9D", {"AH"}), ("KC 9D", {"KC", "9D"})],
)
def test_following_in_the_end_phase(holding: str, legal: set[str]) -> None:
    """R-15e, R-16e, R-17e, G-13: follow suit, else trump, else anything."""
    table, lead = end_scene("program-long", "TS", holding.split(), "H")
    state = table.do(A, f"play {lead}")
    assert {card[:2] for card in state["legal"]["play"]} == legal


def test_the_match_is_worth_the_difference() -> None:
    """R-18e, R-2, R-11, R-12: 1010 against 960 wins by 50."""
    table = program(card_points="none")
    earn(table, ["double-bezique QS1 QS2 JD1 JD2"], ["four-aces AS1 AH1 AD1 AC1"], last=B)
    earn(table, [], ["double-bezique QS1 QS2 JD1 JD2"], last=B)
    earn(table, [], ["quint AH1 TH1 KH1 QH1 JH1"], last=B)
    assert (table.last["totals"], "match" in table.last["result"]) == ([500, 880], False)
    earn(table, ["double-bezique QS1 QS2 JD1 JD2"], ["four-kings KS1 KH1 KD1 KC1"], last=A)
    assert table.last["totals"] == [1010, 960]
    assert table.last["result"]["match"] == {"winner": A, "totals": [1010, 960], "difference": 50}


def test_with_both_over_the_higher_total_wins() -> None:
    """R-19e, R-12: 1070 beats 1040 although A took the last trick."""
    table = program(card_points="none")
    earn(table, ["double-bezique QS1 QS2 JD1 JD2"], last=B)
    earn(table, ["quint AH1 TH1 KH1 QH1 JH1"], ["double-bezique QS1 QS2 JD1 JD2"], last=B)
    earn(table, [], ["four-jacks JS1 JH1 JD1 JC1"], last=B)
    earn(table, ["marriage KS1 QS1"], last=A)
    earn(table, ["quint AH1 TH1 KH1 QH1 JH1"], ["double-bezique QS1 QS2 JD1 JD2"], last=A)
    assert table.last["result"]["match"] == {"winner": B, "totals": [1040, 1070], "difference": 30}


def test_who_leads_an_odd_match_and_the_deal_after_it() -> None:
    """R-20e, R-3, R-4: the computer leads match three, loses the deal 180 to 210, and leads again."""
    table = Game("program-long", match=3)
    first = table.deal_as({"seed": 1})
    assert (first["dealer"], first["to_act"]) == (A, B)
    table.ask({"new": {"game": "program-long", "match": 3}})
    table.deal("AS AH AD AC 7H", "QS JD", dealer=A)
    assert table.gain(B, "declare bezique QS1 JD1") == 40
    table.win(A, card="7H1")
    assert table.gain(A, "declare four-aces AS1 AH1 AD1 AC1") == 100
    state = table.finish(last=A, captured=100, short=20)
    assert state["totals"] == [210, 180]
    assert table.deal_as({"seed": 2})["to_act"] == B


def test_the_human_leads_an_even_match() -> None:
    """R-3: in match four the lead is A's."""
    assert Game("program-long", match=4).deal_as({"seed": 1})["to_act"] == A


def test_after_a_tied_deal_the_lead_changes() -> None:
    """R-4: nobody lost, so the player who did not lead the last deal leads the next."""
    table = program(card_points="none", last_trick_points=0)
    table.deal(dealer=B)
    table.finish(last=A)
    assert table.last["result"]["winner"] is None
    assert table.deal_as({"seed": 1})["to_act"] == B


def test_the_short_game_ends_at_five_hundred() -> None:
    """R-2: the two program games differ in the target alone."""
    long, short = Game("program-long").options, Game("program-short").options
    assert (long["target"], short["target"]) == (1000, 500)
    assert {**long, "target": 0} == {**short, "target": 0}
    table = Game("program-short", card_points="none")
    earn(table, ["double-bezique QS1 QS2 JD1 JD2"], last=B)
    assert table.last["result"]["match"]["winner"] == A


def test_eight_cards_each_and_the_seventeenth_turned_up() -> None:
    """R-1, R-6, G-22: one card at a time, the seventeenth is the trump card, and the winner draws first."""
    table = program()
    answer = table.ask({"deal": {"seed": 11, "dealer": B}})
    deck, state = answer["deck"], answer["state"]
    assert state["hands"] == [sorted(deck[0:16:2]), sorted(deck[1:16:2])]
    assert (state["turn_up"], state["trump"], state["talon"]) == (deck[16], deck[16][1], 48)
    state = table.win(B)
    assert deck[17] in state["hands"][B]
    assert deck[18] in state["hands"][A]


def test_nothing_illegal_can_be_done() -> None:
    """R-13: a card that is not held is refused and costs nothing."""
    table = program()
    table.deal("KS", "TS")
    table.refused(A, "play TS1")
    assert table.last["scores"] == [0, 0]


def test_no_bonus_for_turning_up_a_seven() -> None:
    """R-9, MS-5: the dealer's seven is worth nothing by the program rules."""
    assert program().deal(turn_up="7H")["scores"] == [0, 0]
