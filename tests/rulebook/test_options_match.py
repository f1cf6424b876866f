"""Options about dealing, leading, following, and the end of deal and match."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.decks import packeted
from tests.rulebook.scenes import earn, end_scene
from tests.rulebook.table import A, B, Game

DOUBLE = "double-bezique QS1 QS2 JD1 JD2"
QUINT = "quint AH1 TH1 KH1 QH1 JH1"


@pytest.mark.parametrize(("target", "over"), [(500, True), (600, False)])
def test_target(target: int, over: bool) -> None:
    """C-2, R-2: the match ends with the deal in which the target is reached."""
    table = Game("classic", target=target, card_points="none")
    earn(table, [DOUBLE], last=B)
    assert ("match" in table.last["result"]) is over
    assert table.ask({"deal": {"seed": 1}})["ok"] is not over


@pytest.mark.parametrize(("check", "phase"), [("immediate", "over"), ("end_of_deal", "open")])
def test_end_check(check: str, phase: str) -> None:
    """G-24: at once means without last trick and without the cards not yet counted."""
    table = Game("program-long", target=500, end_check=check)
    table.deal("QS1 QS2 JD1 JD2")
    state = table.do(A, f"declare {DOUBLE}")
    assert (state["phase"], state["scores"]) == (phase, [500, 0])
    if phase == "over":
        assert (state["to_act"], state["totals"]) == (None, [500, 0])
        assert state["result"]["match"] == {"winner": A, "totals": [500, 0], "difference": 500}
        table.refused(A, "play QS1")


def test_end_check_counts_earlier_deals() -> None:
    """G-24: it is the match total that is compared, a trick may be what reaches it."""
    table = Game("program-long", target=360, end_check="immediate", card_points="none")
    earn(table, [QUINT], ["four-kings KS2 KH2 KD2 KC2"], last=B)
    assert table.last["totals"] == [250, 90]
    table.deal("AS AH AD AC", "KS KH KD KC")
    table.do(A, "declare four-aces AS1 AH1 AD1 AC1")
    table.win(A)
    assert table.last["phase"] == "open"
    state = table.finish(last=A)
    assert (state["phase"], state["totals"]) == ("over", [360, 90])
    assert state["result"]["match"]["winner"] == A


def test_a_trick_may_end_the_match() -> None:
    """G-24, R-5: with points counted by the trick, a captured ace can be the last of them."""
    table = Game("program-long", target=100, end_check="immediate")
    table.deal("QS JD KS QS2 AC TC")
    table.do(A, "declare bezique QS1 JD1")
    for card in ("AC1", "TC1"):
        table.win(A, card=card)
    while table.last["phase"] == "open":
        trick = table.last["scores"][A]
        table.kept = set()
        table.win(A)
        if table.last["phase"] == "over":
            assert trick < 100 <= table.last["scores"][A]
    assert "match" in table.last["result"]


@pytest.mark.parametrize(("rule", "winner"), [("last_trick", A), ("higher_total", B)])
def test_both_over(rule: str, winner: int) -> None:
    """C-14, R-12: A has less and took the last trick."""
    table = Game("card-points", target=200, card_points="none", both_over=rule)
    earn(table, [QUINT], [DOUBLE], last=A)
    assert table.last["totals"] == [260, 500]
    assert table.last["result"]["match"]["winner"] == winner


@pytest.mark.parametrize(("rule", "winner"), [("last_trick", A), ("higher_total", None)])
def test_both_over_with_equal_totals(rule: str, winner: int | None) -> None:
    """R-12, C-14: equal totals need one more deal where the higher total decides."""
    table = Game("card-points", target=100, card_points="none", last_trick_points=0, both_over=rule)
    earn(table, ["four-aces AS1 AH1 AD1 AC1"], ["four-aces AS2 AH2 AD2 AC2"], last=A)
    assert table.last["totals"] == [100, 100]
    result = table.last["result"]
    assert (result["winner"], result["value"]) == (None, 0)
    assert result.get("match", {}).get("winner") == winner
    assert table.ask({"deal": {"seed": 1}})["ok"] is (winner is None)


@pytest.mark.parametrize(("match", "leader"), [(1, B), (2, A), (7, B)])
def test_first_dealer_by_parity(match: int, leader: int) -> None:
    """R-3: odd matches are led by the computer, even ones by the human."""
    table = Game("classic", match=match, first_dealer="match_parity")
    assert table.deal_as({"seed": 1})["to_act"] == leader


@pytest.mark.parametrize("match", [1, 2])
def test_first_dealer_where_the_client_leads(match: int) -> None:
    """R-3, R-14: the side that joined leads, whatever the number of the match."""
    assert Game("program-long", match=match, first_dealer="client_leads").deal_as({"seed": 1})["to_act"] == B


@pytest.mark.parametrize("rule", ["low_card", "high_card_chooses", "random"])
def test_first_dealer_by_lot(rule: str) -> None:
    """V-2, C-3: a lot that follows the seed falls on either side."""
    dealers = [Game("classic", first_dealer=rule).deal_as({"seed": seed})["dealer"] for seed in range(40)]
    assert dealers == [Game("classic", first_dealer=rule).deal_as({"seed": seed})["dealer"] for seed in range(40)]
    assert set(dealers) == {A, B}


@pytest.mark.parametrize(
    ("rule", "winner", "dealer", "following"),
    [
        ("alternate", A, A, B),
        ("alternate", B, B, A),
        ("loser_leads", A, A, A),
        ("loser_leads", B, A, B),
        ("winner_deals", A, B, A),
        ("winner_deals", B, B, B),
        ("loser_leads", None, A, B),
        ("winner_deals", None, B, B),
    ],
)
def test_next_deal(rule: str, winner: int | None, dealer: int, following: int) -> None:
    """R-4, C-3: who deals after a deal that A or B won, or nobody."""
    table = Game("classic", next_deal=rule, card_points="none", last_trick_points=10 if winner is not None else 0)
    table.deal(dealer=dealer)
    assert table.finish(last=winner or A)["result"]["winner"] == winner
    state = table.deal_as({"seed": 6})
    assert (state["dealer"], state["to_act"]) == (following, 1 - following)


@pytest.mark.parametrize(("rule", "winner"), [("suit", A), ("rank", B)])
def test_open_trick_rule(rule: str, winner: int) -> None:
    """G-10, G-11: rank alone decides only if the option says so, and a trump beats all the same."""
    table = Game("classic", open_trick_rule=rule)
    table.deal("8C", "AS 7H")
    table.do(A, "play 8C1")
    assert table.do(B, "play AS1")["to_act"] == winner
    table.do(winner, "draw")
    table.win(B)
    table = Game("classic", open_trick_rule=rule)
    table.deal("AC", "7H")
    table.do(A, "play AC1")
    assert table.do(B, "play 7H1")["to_act"] == B


@pytest.mark.parametrize("rule", ["suit", "rank"])
def test_the_end_phase_knows_no_rank_rule(rule: str) -> None:
    """G-11: once suit must be followed, it also wins."""
    table, lead = end_scene("classic", "8C", ["AS"], "H", open_trick_rule=rule)
    table.do(A, f"play {lead}")
    before = table.last["tricks_won"][A]
    assert table.do(B, f"play {table.last['legal']['play'][0]}")["tricks_won"][A] == before + 1


@pytest.mark.parametrize(("rule", "legal"), [("suit_then_trump", {"7S"}), ("suit_or_trump", {"7S", "AH"})])
def test_end_follow(rule: str, legal: set[str]) -> None:
    """G-13, G-15: whether a trump may be played although the suit is held."""
    table, lead = end_scene("classic", "TS", ["7S", "AH", "KC"], "H", end_follow=rule)
    assert {card[:2] for card in table.do(A, f"play {lead}")["legal"]["play"]} == legal


@pytest.mark.parametrize(("must", "legal"), [(False, {"9S", "KS"}), (True, {"KS"})])
def test_end_must_beat(must: bool, legal: set[str]) -> None:
    """G-13, G-14: whether a trick must be won by who can."""
    table, lead = end_scene("classic", "JS", ["9S", "KS", "AH"], "H", end_must_beat=must)
    assert {card[:2] for card in table.do(A, f"play {lead}")["legal"]["play"]} == legal


@pytest.mark.parametrize("must", [False, True])
def test_must_beat_goes_before_suit_or_trump(must: bool) -> None:
    """G-14, G-15: with both options on, the duty to beat is the rule."""
    table, lead = end_scene("classic", "JS", ["9S", "KS", "AH"], "H", end_must_beat=must, end_follow="suit_or_trump")
    legal = {card[:2] for card in table.do(A, f"play {lead}")["legal"]["play"]}
    assert legal == ({"KS"} if must else {"9S", "KS", "AH"})


@pytest.mark.parametrize("packets", [1, 2, "3-2-3"])
def test_deal_packets(packets: Any) -> None:
    """C-1, V-3: how the front of the deck is divided, the non-dealer first."""
    table = Game("classic", deal_packets=packets)
    answer = table.ask({"deal": {"seed": 9, "dealer": A}})
    hands = answer["state"]["hands"]
    deck = answer["deck"]
    assert sorted(deck[:16]) == sorted([*hands[A], *hands[B]])
    sizes = {1: [1] * 8, 2: [2] * 4, "3-2-3": [3, 2, 3]}[packets]
    starts = [2 * sum(sizes[:place]) for place in range(len(sizes))]
    mine = [card for start, size in zip(starts, sizes, strict=True) for card in deck[start : start + size]]
    assert hands[B] == sorted(mine)
    assert packeted([[], []], "1", 0) == []


@pytest.mark.parametrize(("points", "scores"), [(0, [0, 0]), (10, [10, 0]), (50, [50, 0]), (250, [250, 0])])
def test_last_trick_points(points: int, scores: list[int]) -> None:
    """G-23, C-12: what the winner of the very last trick gets."""
    table = Game("classic", card_points="none", last_trick_points=points)
    table.deal()
    assert table.finish(last=A)["scores"] == scores
