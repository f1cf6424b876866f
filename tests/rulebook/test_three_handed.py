"""Three-handed (T) and trumpless for three (N3): each for himself, to 1500. Seat 0 deals where nothing else is said."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.rulebook.closing import end_with
from tests.rulebook.scenes import earn, play_at_random
from tests.rulebook.table import Game

ACES = "four-aces AS1 AH1 AD1 AC1"
TRIPLE = "triple-bezique QS1 QS2 QS3 JD1 JD2 JD3"


def three(**options: Any) -> Game:
    """Return a three-handed match."""
    return Game("three-handed", **options)


def trumpless(**options: Any) -> Game:
    """Return a match of the trumpless game for three."""
    return Game("trumpless-three", **options)


def test_the_cards_are_dealt() -> None:
    """T-1e, T-1, T-2, G-5: eight each of three packs in twos, the 25th card turned up, 71 face down."""
    answer = three().ask({"deal": {"seed": 3, "dealer": 0}})
    state, deck = answer["state"], answer["deck"]
    assert (len(deck), state["talon"], state["turn_up"], state["trump"]) == (96, 72, deck[24], deck[24][1])
    for place, seat in enumerate((1, 2, 0)):
        expected = [deck[6 * turn + 2 * place + card] for turn in range(4) for card in (0, 1)]
        assert state["hands"][seat] == sorted(expected)


@pytest.mark.parametrize(("packets", "sizes"), [(1, [1] * 8), ("3-2-3", [3, 2, 3])])
def test_deal_packets(packets: int | str, sizes: list[int]) -> None:
    """T-2: one by one, or in threes and a two."""
    answer = three(deal_packets=packets).ask({"deal": {"seed": 3, "dealer": 2}})
    deck = list(answer["deck"])
    hands: list[list[str]] = [[], [], []]
    for size in sizes:
        for seat in range(3):
            hands[seat] += deck[:size]
            del deck[:size]
    assert answer["state"]["hands"] == [sorted(hand) for hand in hands]


def test_who_leads_and_who_follows() -> None:
    """T-2e, T-3, T-4, G-8: the seat after the dealer, then on in order of play."""
    table = three()
    table.deal(dealer=0)
    for seat in (1, 2, 0):
        assert table.last["to_act"] == seat
        table.do(seat, f"play {table.last['legal']['play'][0]}")
    assert len(table.last["trick"]) == 0


def test_a_trump_takes_the_trick_of_three() -> None:
    """T-3e, T-6, G-10."""
    table = three(card_points_when="per_trick")
    table.deal("7H", "9C", "AC", dealer=0)
    table.follow_line([(1, "9C1"), (2, "AC1")])
    state = table.do(0, "play 7H1")
    assert (state["to_act"], state["scores"], state["tricks_won"]) == (0, [11, 0, 0], [1, 0, 0])


def test_the_first_of_two_tens_takes_the_trick() -> None:
    """T-4e, G-10: the ace off suit does not."""
    table = three(card_points_when="per_trick")
    table.deal("TD2", "TD1", "AS", dealer=0)
    table.follow_line([(1, "TD1"), (2, "AS1")])
    state = table.do(0, "play TD2")
    assert (state["to_act"], state["scores"]) == (1, [0, 31, 0])


def test_the_winner_draws_first_and_the_others_in_order() -> None:
    """T-5e, G-22, G-7: seat 2 won; 2, 0, 1 draw, and seat 2 leads."""
    table = three()
    table.deal("8C", "9C", "AC", dealer=0, talon="KS1 KS2 KS3")
    table.follow_line([(1, "9C1"), (2, "AC1"), (0, "8C1")])
    state = table.do(2, "draw")
    assert [("KS1" in hand, "KS2" in hand, "KS3" in hand) for hand in state["hands"]] == [
        (False, True, False),
        (False, False, True),
        (True, False, False),
    ]
    assert state["to_act"] == 2


def test_the_last_round_of_draws() -> None:
    """T-6e, G-22, G-16: seat 0 won; it and seat 1 take the face-down cards, seat 2 the turn-up, and it ends."""
    table = three()
    table.deal(dealer=2, bottom="KS1 KS2")
    table.win(0, 24)
    assert (table.last["talon"], table.last["turn_up"]) == (3, "9H1")
    state = table.do(0, "draw")
    assert (state["phase"], state["to_act"], state["talon"], state["turn_up"]) == ("end", 0, 0, None)
    assert [card in hand for card, hand in zip(("KS1", "KS2", "9H1"), state["hands"], strict=True)] == [True] * 3
    assert [len(hand) for hand in state["hands"]] == [8, 8, 8]


def test_trumping_without_the_duty_to_overtrump() -> None:
    """T-7e, G-13, T-6: void in the suit led, any trump will do, but a trump it must be."""
    table = end_with("three-handed", ["KD TD", "9H", "7H 8C"], ["S", "SC", "SC"])
    table.do(0, f"play {table.held(0, 'KD')}")
    assert [card[:2] for card in table.last["legal"]["play"]] == ["9H"]
    state = table.do(1, f"play {table.last['legal']['play'][0]}")
    assert [card[:2] for card in state["legal"]["play"]] == ["7H"]
    table.refused(2, f"play {table.held(2, '8C')}")
    assert table.do(2, f"play {state['legal']['play'][0]}")["to_act"] == 1


def test_third_hand_where_one_must_beat() -> None:
    """G-14: the suit was trumped, so any card of it will do; void, a trump must be higher, or anything goes."""
    for third, legal in (("AD 7D KH", ["7D", "AD"]), ("7H JH 8C", ["JH"])):
        table = end_with("three-handed", ["KD TD", "9H", third], ["S", "SC", "SC"], end_must_beat=True)
        table.do(0, f"play {table.held(0, 'KD')}")
        state = table.do(1, f"play {table.held(1, '9H')}")
        assert [card[:2] for card in state["legal"]["play"]] == legal
    table = end_with("three-handed", ["KD TD", "9H", "7H 8C"], ["S", "SC", "SC"], end_must_beat=True)
    table.do(0, f"play {table.held(0, 'KD')}")
    assert len(table.do(1, f"play {table.held(1, '9H')}")["legal"]["play"]) == 8


def test_a_triple_bezique_after_the_double_one_wins_the_match() -> None:
    """T-8e, T-7, T-8: fifteen hundred more, and the match once the deal is played out."""
    table = three(card_points="none")
    table.deal("", "QS1 QS2 JD1 JD2 QS3 JD3")
    table.win(1)
    assert table.gain(1, "declare double-bezique QS1 QS2 JD1 JD2") == 500
    table.win(1)
    assert table.gain(1, f"declare {TRIPLE}") == 1500
    assert (table.last["phase"], table.last["result"]) == ("open", None)
    state = table.finish(last=0)
    assert state["result"]["match"] == {"winner": 1, "totals": [10, 2000, 0], "difference": 1990}


@pytest.mark.parametrize(("wins", "winner"), [(True, 1), (False, 2)])
def test_triple_bezique_wins(wins: bool, winner: int) -> None:
    """T-8, T-9: against an opponent over the target who took the last trick."""
    table = three(triple_bezique_wins=wins, target=100, card_points="none")
    earn(table, [], [TRIPLE], [ACES], last=2)
    assert table.last["totals"] == [0, 1500, 110]
    assert table.last["result"]["match"] == {"winner": winner, "totals": [0, 1500, 110], "difference": 1390}


@pytest.mark.parametrize(("target", "over"), [(1500, True), (2000, False)])
def test_a_triple_bezique_needs_a_target_it_reaches(target: int, over: bool) -> None:
    """T-8: no effect with a target over 1500."""
    table = three(target=target, card_points="none", last_trick_points=0)
    earn(table, [], [TRIPLE], last=2)
    assert ("match" in table.last["result"]) is over


@pytest.mark.parametrize(("last", "winner"), [(0, 0), (2, 1)])
def test_two_of_three_reach_the_target(last: int, winner: int) -> None:
    """T-9e, T-10e, T-9: the last trick decides between those who are there; if another took it, the higher total."""
    table = three(target=200, card_points="none")
    double = "double-bezique QS1 QS2 JD1 JD2"
    earn(table, ["quint AH1 TH1 KH1 QH1 JH1"], [double], last=last)
    totals = [250, 500, 0]
    totals[last] += 10
    assert table.last["totals"] == totals
    assert table.last["result"]["match"] == {
        "winner": winner,
        "totals": totals,
        "difference": abs(totals[winner] - max(total for seat, total in enumerate(totals) if seat != winner)),
    }


@pytest.mark.parametrize(("rule", "winner"), [("last_trick", 0), ("higher_total", 1)])
def test_both_over(rule: str, winner: int) -> None:
    """T-9: whether the last trick counts among several at the target."""
    table = three(target=200, card_points="none", both_over=rule)
    earn(table, ["quint AH1 TH1 KH1 QH1 JH1"], ["double-bezique QS1 QS2 JD1 JD2"], last=0)
    assert table.last["result"]["match"]["winner"] == winner


def test_equal_totals_play_on() -> None:
    """T-9: two with the same total over the target, and the last trick to the third."""
    table = three(target=100, card_points="none", last_trick_points=0)
    earn(table, [ACES], ["four-aces AS2 AH2 AD2 AC2"], last=2)
    assert table.last["totals"] == [100, 100, 0]
    assert table.last["result"] == {"scores": [100, 100, 0], "winner": None, "value": 0}
    assert table.deal_as({"seed": 1})["deal"] == 2


def test_the_card_points_of_a_deal() -> None:
    """T-11e, M-CP, M-CP3: 360 in three packs, 240 where only aces and tens count."""
    for points, total in (("full", 360), ("brisques", 240)):
        table = three(card_points=points, last_trick_points=0, dealer_seven_bonus=0)
        table.deal_as({"seed": 9})
        play_at_random(table, random.Random(1), declare=False)
        assert sum(table.last["scores"]) == total


def test_a_deal_has_24_tricks_with_a_draw_and_8_without() -> None:
    """G-5, G-6, G-21a: an opportunity after every one of the 24."""
    table = three()
    table.deal_as({"seed": 2})
    chances, tricks = 0, [0, 0]
    while table.last["phase"] != "over":
        phase = table.last["phase"] == "end"
        before = sum(table.last["tricks_won"])
        legal = table.last["legal"]
        chances += "draw" in legal["other"]
        table.do(table.last["to_act"], "draw" if "draw" in legal["other"] else f"play {legal['play'][0]}")
        tricks[phase] += sum(table.last["tricks_won"]) - before
    assert (chances, tricks) == (24, [24, 8])


@pytest.mark.parametrize(
    ("rule", "last", "dealer", "following"),
    [("alternate", 0, 2, 0), ("alternate", 1, 0, 1), ("loser_leads", 0, 0, 1), ("loser_leads", 2, 1, 2),
     ("winner_deals", 0, 1, 0), ("winner_deals", 2, 2, 2)],
)  # fmt: skip
def test_next_deal(rule: str, last: int, dealer: int, following: int) -> None:
    """T-4, S-2: the deal passes to the next seat, also where the loser would lead; or to the winner."""
    table = three(next_deal=rule, card_points="none")
    table.deal(dealer=dealer)
    assert table.finish(last=last)["result"]["winner"] == last
    state = table.deal_as({"seed": 4})
    assert (state["dealer"], state["to_act"]) == (following, (following + 1) % 3)


@pytest.mark.parametrize("way", ["low_card", "random"])
def test_first_dealer_by_lot(way: str) -> None:
    """V-2, T-4: every seat may have to deal first."""
    assert {three(first_dealer=way).deal_as({"seed": seed})["dealer"] for seed in range(40)} == {0, 1, 2}


@pytest.mark.parametrize(("match", "dealer"), [(1, 0), (2, 2)])
def test_first_dealer_by_parity(match: int, dealer: int) -> None:
    """R-3: an even match is led by seat 0, so that the seat before it deals."""
    assert Game("three-handed", match=match, first_dealer="match_parity").deal_as({"seed": 1})["dealer"] == dealer


@pytest.mark.parametrize("direction", ["ccw", "cw"])
def test_direction(direction: str) -> None:
    """T-4: what way round the seats are drawn is no matter of the referee."""
    assert three(direction=direction).deal_as({"seed": 1}) == three().deal_as({"seed": 1})


def test_two_sevens_of_three() -> None:
    """T-10, MS-4: any two of the three, and only once; the third may still be shown."""
    table = three()
    table.deal("7H1 7H2 7H3", turn_up="AH")
    table.win(0)
    assert table.may(0, "declare two-sevens 7H1 7H2")
    assert table.gain(0, "declare two-sevens 7H1 7H3") == 20
    table.win(0)
    table.refused(0, "declare two-sevens 7H1 7H2")
    table.refused(0, "show 7H3")
    assert table.gain(0, "show 7H2") == 10


def test_others_may_score_the_same() -> None:
    """M-6, T-1: what one has scored does not hinder the next, nor make him richer."""
    table = three()
    table.deal("KS1 QS1", "KS2 QS2", "KS3 QS3")
    for seat in (0, 1, 2):
        table.win(seat, 4)
        assert table.gain(seat, f"declare marriage KS{seat + 1} QS{seat + 1}") == 20
    assert table.last["scores"] == [20, 20, 20]


def test_only_the_winner_of_the_trick_declares() -> None:
    """T-5, G-20, C-9: and marriages only with four tricks of his own."""
    table = three()
    table.deal("QS JD KC QC", "QS2 JD2")
    table.win(0)
    table.refused(1, "declare bezique QS2 JD2")
    table.refused(0, "declare marriage KC1 QC1")
    table.do(0, "declare bezique QS1 JD1")
    table.win(0, 3)
    assert table.gain(0, "declare marriage KC1 QC1") == 20


def test_a_view_of_three() -> None:
    """R-14: the other two hands are hidden, and only who is to act sees what is legal."""
    table = three()
    table.deal_as({"seed": 8, "dealer": 0})
    for seat in range(3):
        view = table.view(seat)
        assert [hand == ["??"] * 8 for hand in view["hands"]] == [other != seat for other in range(3)]
        assert (view["legal"]["play"] != []) is (seat == 1)


def test_the_dealer_s_seven() -> None:
    """MS-5: ten to the dealer, wherever he sits."""
    table = three()
    assert table.deal(dealer=1, turn_up="7H")["scores"] == [0, 10, 0]


# ---------------------------------------------------------------------- trumpless


def test_no_card_is_turned_up() -> None:
    """N-1, G-5: 72 cards to draw and no trumps."""
    state = trumpless().deal_as({"seed": 1})
    assert (state["talon"], state["turn_up"], state["trump"]) == (72, None, None)


def test_the_first_marriage_of_anyone_makes_trumps_for_all() -> None:
    """N-2, N-3, N-7: forty by seat 2; then forty for another couple of the suit, twenty for others, 300 the quint."""
    table = trumpless(restricted_until_tricks=0)
    table.deal("KC QC", "KD2 QD2", "AD TD KD1 QD1 JD")
    table.win(2)
    table.refused(2, "declare quint AD1 TD1 KD1 QD1 JD1")
    assert table.gain(2, "declare marriage KD1 QD1") == 40
    assert [table.view(seat)["trump"] for seat in range(3)] == ["D"] * 3
    table.win(1)
    assert table.gain(1, "declare marriage KD2 QD2") == 40
    table.win(0)
    assert table.gain(0, "declare marriage KC1 QC1") == 20
    table.win(2)
    assert table.gain(2, "declare quint AD1 TD1 KD1 QD1 JD1") == 300


@pytest.mark.parametrize("makes", [False, True])
def test_bezique_makes_trump(makes: bool) -> None:
    """N-4: queen of spades and jack of diamonds may fix spades where the option says so."""
    table = trumpless(bezique_makes_trump=makes)
    table.deal("QS JD")
    table.win(0)
    assert table.gain(0, "declare bezique QS1 JD1") == 40
    assert table.last["trump"] == ("S" if makes else None)


def test_a_triple_bezique_wins_without_trumps_too() -> None:
    """T-8, N-1: same targets, same rules."""
    table = trumpless(card_points="none")
    earn(table, [], [], [TRIPLE], last=0)
    assert table.last["trump"] is None
    assert table.last["result"]["match"]["winner"] == 2


def test_an_end_phase_without_trumps() -> None:
    """N-6, G-12, G-13: who cannot follow may play anything, and loses."""
    table = end_with("trumpless-three", ["KD", "7S", "AD"], ["C", "SH", "H"], trump=None)
    table.do(0, f"play {table.held(0, 'KD')}")
    assert len(table.last["legal"]["play"]) == 8
    table.do(1, f"play {table.last['hands'][1][0]}")
    assert [card[:2] for card in table.last["legal"]["play"]] == ["AD"]


@pytest.mark.parametrize("game", ["three-handed", "trumpless-three"])
def test_a_record_and_a_whole_match(game: str) -> None:
    """T-1: random matches come to an end with one seat that has won."""
    table = Game(game, target=400)
    chance = random.Random(4)
    while "match" not in (table.last.get("result") or {}):
        table.deal_as({"seed": chance.randrange(10**6)})
        play_at_random(table, chance)
    match = table.last["result"]["match"]
    assert match["totals"][match["winner"]] >= 400
    assert table.ask({"deal": {"seed": 1}})["error"] == "request"
    assert table.ask({"record": True})["record"].count("deck ") == table.last["deal"]
