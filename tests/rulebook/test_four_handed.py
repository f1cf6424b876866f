"""Four-handed (P) and trumpless for four (N4): seats 0 and 2 are side 0, seats 1 and 3 side 1. Seat 3 deals."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.rulebook.closing import end_with
from tests.rulebook.scenes import earn, play_at_random
from tests.rulebook.table import Game

ACES = "four-aces AS1 AH1 AD1 AC1"
DOUBLE = "double-bezique QS1 QS2 JD1 JD2"
EMPTY: dict[str, list[str]] = {"play": [], "declare": [], "other": []}


def four(**options: Any) -> Game:
    """Return a four-handed match."""
    return Game("four-handed", **options)


def trumpless(**options: Any) -> Game:
    """Return a match of the trumpless game for four."""
    return Game("trumpless-four", **options)


def test_the_cards_are_dealt() -> None:
    """P-1e, P-2, P-3, G-5: the 33rd card turned up, 63 face down; the seat after the dealer leads."""
    answer = four().ask({"deal": {"seed": 3, "dealer": 0}})
    state, deck = answer["state"], answer["deck"]
    assert (len(deck), state["talon"], state["turn_up"], state["to_act"]) == (96, 64, deck[32], 1)
    for place, seat in enumerate((1, 2, 3, 0)):
        expected = [deck[8 * turn + 2 * place + card] for turn in range(4) for card in (0, 1)]
        assert state["hands"][seat] == sorted(expected)
    assert (state["scores"], state["totals"]) in (([0, 0], [0, 0]), ([10, 0], [0, 0]))


def test_sixteen_tricks_with_a_draw_and_eight_without() -> None:
    """P-2e, P-3, G-6, G-21a."""
    table = four()
    table.deal_as({"seed": 2})
    chances, tricks = 0, [0, 0]
    while table.last["phase"] != "over":
        legal, before = table.last["legal"], sum(table.last["tricks_won"])
        ending = table.last["phase"] == "end"
        chances += "draw" in legal["other"]
        table.do(table.last["to_act"], "draw" if "draw" in legal["other"] else f"play {legal['play'][0]}")
        tricks[ending] += sum(table.last["tricks_won"]) - before
    assert (chances, tricks) == (16, [16, 8])


def test_a_trick_of_four() -> None:
    """P-3e, P-4, G-10: the higher of two trumps; eleven to side 0; tricks are counted a seat, points a side."""
    table = four(card_points_when="per_trick")
    table.deal("8H", "AS", "9S", "7H", dealer=0)
    table.follow_line([(1, "AS1"), (2, "9S1"), (3, "7H1")])
    state = table.do(0, "play 8H1")
    assert (state["to_act"], state["scores"], state["tricks_won"]) == (0, [11, 0], [1, 0, 0, 0])


@pytest.mark.parametrize("may", [False, True])
def test_partner_may_declare(may: bool) -> None:
    """P-4e, P-6, G-20: the winner's partner, under his own seat; the winner stays to act, the side has one right."""
    table = four(partner_may_declare=may)
    table.deal("KC QC", "QS2 JD2", "QS JD")
    table.win(0)
    assert table.may(2, "declare bezique QS1 JD1") is may
    for seat in (1, 3):
        table.refused(seat, "declare bezique QS2 JD2")
    table.refused(0, "declare bezique QS1 JD1")
    if may:
        state = table.do(2, "declare bezique QS1 JD1")
        assert (state["to_act"], state["scores"]) == (0, [40, 0])
        assert state["tables"] == [[], [], ["JD1", "QS1"], []]


def test_the_side_has_one_right() -> None:
    """P-6, G-21: after the partner's declaration the winner may not score one himself, nor the partner a second."""
    table = four(partner_may_declare=True, restricted_until_tricks=0)
    table.deal("KC QC", "", "QS JD KD QD")
    table.win(0)
    table.do(2, "declare bezique QS1 JD1")
    table.refused(0, "declare marriage KC1 QC1")
    table.refused(2, "declare marriage KD1 QD1")
    table.win(0)
    table.do(0, "declare marriage KC1 QC1")
    table.refused(2, "declare marriage KD1 QD1")


def test_draw_and_sevens_stay_the_winner_s() -> None:
    """P-6, MS-2: the partner may declare, but neither draw nor exchange nor show."""
    table = four(partner_may_declare=True)
    table.deal("", "", "7H1 7H2", turn_up="AH")
    table.win(0)
    for text in ("draw", "exchange 7H1", "show 7H1", "play 7H1"):
        table.refused(2, text)
    table.do(0, "draw")
    table.win(2)
    assert table.last["legal"]["other"] == ["draw", "exchange 7H1", "exchange 7H2", "show 7H1", "show 7H2"]
    table.refused(0, "draw")


def test_two_sevens_by_the_partner() -> None:
    """P-6, MS-4: a declaration like any other."""
    table = four(partner_may_declare=True)
    table.deal("", "", "7H1 7H2", turn_up="AH")
    table.win(0)
    before = table.last["scores"]
    after = table.do(2, "declare two-sevens 7H1 7H2")["scores"]
    assert [new - old for new, old in zip(after, before, strict=True)] == [20, 0]


@pytest.mark.parametrize("counts", [False, True])
def test_the_partner_s_declaration_may_stand_for_the_seven(counts: bool) -> None:
    """P-6, G-21: the side has one right, and where a seven counts as a declaration it is used up with it."""
    table = four(partner_may_declare=True, seven_is_declaration=counts)
    table.deal("7H1", "", "QS1 JD1 QS2 JD2", turn_up="AH")
    table.win(0)
    table.do(2, "declare bezique QS1 JD1")
    assert table.may(0, "exchange 7H1") is not counts
    table.win(0)
    table.do(0, "exchange 7H1")
    assert table.may(2, "declare bezique QS2 JD2") is not counts


def test_the_partner_declares_until_the_winner_leads() -> None:
    """P-6, G-18: on lead the right of the side ends with the card."""
    table = four(partner_may_declare=True, declare_timing="on_lead", restricted_until_tricks=0)
    table.deal("KC QC", "", "QS JD KD QD")
    table.win(0)
    assert table.last["to_act"] == 0
    assert table.may(2, "declare marriage KD1 QD1")
    table.do(2, "declare bezique QS1 JD1")
    table.refused(0, "declare marriage KC1 QC1")
    table.do(0, "play KC1")
    table.refused(2, "declare marriage KD1 QD1")


def test_a_pair_on_the_partner_s_table_is_his_to_score() -> None:
    """P-6: one card at least is one's own; what lies there complete only the partner can score, in his own trick or,
    where he may, in the winner's."""
    for may in (False, True):
        table = four(partner_combine=True, partner_may_declare=may, restricted_until_tricks=0)
        table.deal("", "", "KS1 KH1 KD1 KC1 QS1 JD1")
        table.win(2)
        table.do(2, "declare four-kings KS1 KH1 KD1 KC1")
        table.win(2)
        table.do(2, "declare bezique QS1 JD1")
        table.win(0)
        table.refused(0, "declare marriage KS1 QS1")
        assert table.may(2, "declare marriage KS1 QS1") is may


def test_only_who_is_to_act_sees_what_is_legal() -> None:
    """P-6: also where the partner may declare, the lists are those of the seat to act."""
    table = four(partner_may_declare=True)
    table.deal("", "", "QS JD")
    table.win(0)
    assert table.last["legal"] == {"play": [], "declare": [], "other": ["draw"]}
    assert table.view(0)["legal"] == table.last["legal"]
    assert table.view(2)["legal"] == EMPTY
    assert table.view(2)["to_act"] == 0


@pytest.mark.parametrize("combine", [False, True])
def test_partner_combine(combine: bool) -> None:
    """P-5e, P-6, P-10: the jack on the partner's table completes one's own bezique, and stays there."""
    table = four(partner_combine=combine, restricted_until_tricks=0)
    table.deal("QS", "", "JD1 JS1 JH1 JC1")
    table.win(2)
    table.do(2, "declare four-jacks JD1 JS1 JH1 JC1")
    table.win(0)
    if not combine:
        table.refused(0, "declare bezique QS1 JD1")
        return
    assert "bezique" in table.last["legal"]["declare"]
    assert table.gain(0, "declare bezique QS1 JD1") == 40
    assert table.last["tables"] == [["QS1"], [], ["JC1", "JD1", "JH1", "JS1"], []]


def test_combining_needs_a_card_of_one_s_own() -> None:
    """P-6: what lies on the partner's table alone is his to declare; cards in his hand are not there to take."""
    table = four(partner_combine=True, restricted_until_tricks=0)
    table.deal("KC", "", "QS1 QD1 QH1 QC1 JD1")
    table.win(2)
    table.do(2, "declare four-queens QS1 QD1 QH1 QC1")
    table.win(0)
    table.refused(0, "declare bezique QS1 JD1")
    table.refused(0, "declare marriage KC1 QD1")
    assert table.gain(0, "declare marriage KC1 QC1") == 20
    table.win(2)
    assert table.may(2, "declare bezique QS1 JD1")


def test_a_history_for_each_player_or_for_the_side() -> None:
    """P-10, M-6, T-10: four of the partner's are another four; where partners combine the side has one history."""
    for combine in (False, True):
        table = four(partner_combine=combine, repeat_rule="once")
        table.deal(f"{_faces('A', 1)} 7H1 7H2", "", _faces("A", 2), turn_up="9H")
        table.win(0)
        table.do(0, f"declare four-aces {_faces('A', 1)}")
        table.win(2)
        assert table.may(2, f"declare four-aces {_faces('A', 2)}") is not combine


def test_two_sevens_once_a_side() -> None:
    """T-10, P-10: partners who combine have scored them for the side, and the third seven may only be shown."""
    table = four(partner_combine=True)
    table.deal("7H1 7H2", "", "7H3", turn_up="AH")
    table.win(0)
    assert table.gain(0, "declare two-sevens 7H1 7H2") == 20
    table.win(2)
    table.refused(2, "declare two-sevens 7H1 7H3")
    assert table.last["legal"]["other"] == ["draw", "exchange 7H3", "show 7H3"]


def _faces(rank: str, copy: int) -> str:
    return " ".join(f"{rank}{suit}{copy}" for suit in "SHDC")


def test_both_options_together() -> None:
    """P-6: the winner's hand and the partner's table make one bezique, whose cards stay where they belong."""
    table = four(partner_combine=True, partner_may_declare=True, restricted_until_tricks=0)
    table.deal("JD1", "", "QS1 QD1 QH1 QC1")
    table.win(2)
    table.do(2, "declare four-queens QS1 QD1 QH1 QC1")
    table.win(0)
    assert table.gain(0, "declare bezique QS1 JD1") == 40
    assert table.last["tables"] == [["JD1"], [], ["QC1", "QD1", "QH1", "QS1"], []]
    assert "JD1" not in table.last["hands"][0]


@pytest.mark.parametrize("may", [False, True])
def test_laying_out_by_the_partner(may: bool) -> None:
    """M-11, P-6: with both options his cards come to lie on his own table."""
    table = four(partner_may_declare=may, expose_extra=True, restricted_until_tricks=0)
    table.deal("KC QC", "", "KD QD")
    table.win(0)
    assert table.may(2, "lay marriage KD1 QD1") is may
    if may:
        table.do(2, "lay marriage KD1 QD1")
        assert table.last["tables"] == [[], [], ["KD1", "QD1"], []]
    table.do(0, "lay marriage KC1 QC1")
    assert table.last["tables"][0] == ["KC1", "QC1"]


def test_the_tricks_of_the_side_count() -> None:
    """P-6e, P-7, C-9: one trick of one's own and four of the partner's are enough."""
    table = four()
    table.deal("", "", "KC QC")
    table.win(2)
    table.win(0, 2)
    table.win(2)
    assert table.last["tricks_won"] == [2, 0, 2, 0]
    assert table.may(2, "declare marriage KC1 QC1")
    table = four()
    table.deal("", "", "KC QC")
    table.win(1)
    table.win(0, 2)
    table.win(2)
    table.refused(2, "declare marriage KC1 QC1")
    table.win(2)
    state = table.do(2, "declare marriage KC1 QC1")
    assert state["scores"] == [20, 0]


def test_a_triple_bezique_of_one_hand() -> None:
    """P-9, T-7, T-8: fifteen hundred; the match is for the totals to decide."""
    table = four(target=2000, card_points="none", last_trick_points=0)
    earn(table, [], ["triple-bezique QS1 QS2 QS3 JD1 JD2 JD3"], last=0)
    assert table.last["totals"] == [0, 1500]
    assert "match" not in table.last["result"]
    table = four(partner_combine=True)
    table.deal("QS1 QS2 JD1 JD2", "", "QS3 JD3")
    table.win(0)
    assert table.gain(0, f"declare {DOUBLE}") == 500
    table.win(2)
    after = table.do(2, "declare triple-bezique QS1 QS2 QS3 JD1 JD2 JD3")["scores"]
    assert after == [2000, 0]


@pytest.mark.parametrize(("split", "scores"), [(False, [0, 10]), (True, [5, 5])])
def test_split_last_trick(split: bool, scores: list[int]) -> None:
    """P-7e, P-8, G-23: ten to the side that took it, or five to each."""
    table = four(card_points="none", split_last_trick=split)
    table.deal()
    assert table.finish(last=3)["scores"] == scores


@pytest.mark.parametrize(("last", "winner"), [(3, 1), (0, 0)])
def test_both_sides_reach_the_target(last: int, winner: int) -> None:
    """P-8e, P-12, C-14: the side of the last trick, whichever of the partners took it."""
    table = four(target=100, card_points="none")
    earn(table, [ACES], [], [], ["four-kings KS1 KH1 KD1 KC1", "bezique QS1 JD1"], last=last)
    totals = [100, 120]
    totals[last % 2] += 10
    assert table.last["totals"] == totals
    assert table.last["result"]["match"]["winner"] == winner


@pytest.mark.parametrize(("rule", "winner"), [("last_trick", 0), ("higher_total", 1)])
def test_both_over(rule: str, winner: int) -> None:
    """P-12: by the last trick, or by the totals."""
    table = four(target=100, card_points="none", both_over=rule)
    earn(table, [ACES], [], [], ["four-kings KS1 KH1 KD1 KC1", "bezique QS1 JD1"], last=2)
    assert table.last["result"]["match"]["winner"] == winner


@pytest.mark.parametrize(("target", "over"), [(1000, True), (2000, False)])
def test_target(target: int, over: bool) -> None:
    """P-5: a thousand where nothing else is agreed."""
    table = four(target=target, card_points="none")
    assert four().options["target"] == 1000
    earn(table, [], ["triple-bezique QS1 QS2 QS3 JD1 JD2 JD3"], last=0)
    assert ("match" in table.last["result"]) is over


def test_the_result_is_told_by_side() -> None:
    """P-1, P-4: scores, winner and totals have one number a side, tricks one a seat."""
    table = four(card_points="none")
    earn(table, [ACES], [], [], ["bezique QS1 JD1"], last=1)
    assert table.last["result"] == {"scores": [100, 50], "winner": 0, "value": 50}
    assert table.last["totals"] == [100, 50]
    assert len(table.last["tricks_won"]) == 4


def test_following_where_the_partner_is_winning() -> None:
    """P-9e, P-11, G-13: the suit has to be followed all the same, low or high."""
    table = end_with("four-handed", ["AD", "KD", "7D TD 9H", "8D"], ["C", "SC", "SC", "S"], leader=3)
    for seat, face in ((3, "8D"), (0, "AD"), (1, "KD")):
        table.do(seat, f"play {table.held(seat, face)}")
    assert [card[:2] for card in table.last["legal"]["play"]] == ["7D", "TD"]
    assert table.do(2, f"play {table.last['legal']['play'][1]}")["to_act"] == 0


def test_the_last_round_of_draws() -> None:
    """G-22, G-16, P-3: the winner's right hand, last in order, takes the turn-up."""
    table = four()
    table.deal(bottom="KS1 KS2 KS3")
    table.win(0, 16)
    state = table.do(0, "draw")
    assert (state["phase"], state["to_act"]) == ("end", 0)
    cards = ("KS1", "KS2", "KS3", "9H1")
    assert all(card in hand for card, hand in zip(cards, state["hands"], strict=True))


@pytest.mark.parametrize(
    ("rule", "last", "dealer", "following"),
    [("alternate", 0, 3, 0), ("alternate", 1, 1, 2), ("loser_leads", 0, 0, 1), ("loser_leads", 1, 0, 1)],
)
def test_next_deal(rule: str, last: int, dealer: int, following: int) -> None:
    """T-4, R-4: seat by seat; with four the loser's lead means the same."""
    table = four(next_deal=rule, card_points="none")
    table.deal(dealer=dealer)
    table.finish(last=last)
    assert table.deal_as({"seed": 4})["dealer"] == following


def test_the_card_points_of_a_deal() -> None:
    """M-CP3, P-4: 360 of both sides together, and ten for the last trick."""
    for split in (False, True):
        table = four(split_last_trick=split, dealer_seven_bonus=0)
        table.deal_as({"seed": 9})
        play_at_random(table, random.Random(1), declare=False)
        assert sum(table.last["scores"]) == 370


def test_an_immediate_end_counts_by_side() -> None:
    """G-24, P-4: the points of both partners reach the target together."""
    table = four(target=140, end_check="immediate", card_points="none")
    table.deal("AS AH AD AC", "", "QS JD")
    table.win(0)
    assert table.do(0, f"declare {ACES}")["phase"] == "open"
    table.win(2)
    state = table.do(2, "declare bezique QS1 JD1")
    assert (state["phase"], state["totals"], state["result"]["match"]["winner"]) == ("over", [140, 0], 0)


@pytest.mark.parametrize(("last", "totals"), [(2, [105, 100]), (3, [100, 105])])
def test_half_of_the_last_trick_may_end_the_match(last: int, totals: list[int]) -> None:
    """G-24, P-8: where both halves would reach the target, that of the side which took the trick comes first."""
    table = four(target=105, end_check="immediate", split_last_trick=True, card_points="none")
    earn(table, [ACES], ["four-aces AS2 AH2 AD2 AC2"], [], [], last=last)
    assert table.last["totals"] == totals
    assert table.last["result"]["match"]["winner"] == last % 2


# ---------------------------------------------------------------------- trumpless


def test_no_card_is_turned_up() -> None:
    """N-1, G-5: 64 cards to draw and no trumps."""
    state = trumpless().deal_as({"seed": 1})
    assert (state["talon"], state["turn_up"], state["trump"]) == (64, None, None)


def test_the_side_s_tricks_open_the_way_to_trumps() -> None:
    """N-2, N-8, P-7: with four tricks of the side; eighty for two couples at once."""
    table = trumpless()
    table.deal("KH1 KH2 QH1 QH2", "KC QC")
    table.win(2, 3)
    table.win(0)
    assert table.gain(0, "declare double-marriage KH1 KH2 QH1 QH2") == 80
    assert table.last["trump"] == "H"
    table.win(1)
    table.refused(1, "declare marriage KC1 QC1")


@pytest.mark.parametrize("combine", [False, True])
def test_trumps_over_both_tables(combine: bool) -> None:
    """N-2, P-6: a king of one's own and the partner's queen make trumps where partners combine."""
    table = trumpless(partner_combine=combine, restricted_until_tricks=0)
    table.deal("KC", "", "QS1 QD1 QH1 QC1")
    table.win(2)
    table.do(2, "declare four-queens QS1 QD1 QH1 QC1")
    table.win(0)
    if combine:
        table.do(0, "declare marriage KC1 QC1")
    else:
        table.refused(0, "declare marriage KC1 QC1")
    assert table.last["trump"] == ("C" if combine else None)


@pytest.mark.parametrize(("pending", "expected"), [(False, []), (True, ["four-queens"])])
def test_announce_pending(pending: bool, expected: list[str]) -> None:
    """M-11: of one's own table; what lies on both partners' tables together is pending for nobody."""
    table = four(announce_pending=pending, partner_combine=True, expose_extra=True, restricted_until_tricks=0)
    table.deal("JD1", "", "QS1 QD1 QH1 QC1")
    table.win(2)
    table.do(2, "lay four-queens QS1 QD1 QH1 QC1")
    table.win(0)
    table.do(0, "lay bezique QS1 JD1")
    assert table.last["tables"][0] == ["JD1"]
    assert table.last["pending"] == [[], [], expected, []]
    assert all(table.view(seat)["pending"] == table.last["pending"] for seat in range(4))


@pytest.mark.parametrize("game", ["four-handed", "trumpless-four"])
def test_a_whole_match(game: str) -> None:
    """P-5, P-12: random matches come to an end with one side that has won."""
    table = Game(game, target=400, partner_may_declare=True, partner_combine=True)
    chance = random.Random(4)
    while "match" not in (table.last.get("result") or {}):
        table.deal_as({"seed": chance.randrange(10**6)})
        play_at_random(table, chance)
    match = table.last["result"]["match"]
    assert match["totals"][match["winner"]] >= 400
    assert table.ask({"record": True})["record"].count("deck ") == table.last["deal"]
