"""Options about what melds, sevens and captured cards are worth."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.table import A, Game


def classic(hand: str, turn_up: str = "9H", **options: Any) -> Game:
    """Return a classic game without the four-trick rule, A having won the first trick with this hand."""
    table = Game("classic", restricted_until_tricks=0, **options)
    table.deal(hand, turn_up=turn_up)
    table.win(A)
    return table


@pytest.mark.parametrize("points", [0, 100, 150])
def test_plain_quint_points(points: int) -> None:
    """M-3, V-5: what a quint outside trumps scores; nought means that there is none."""
    table = classic("AS TS KS QS JS", plain_quint_points=points)
    meld = "declare quint AS1 TS1 KS1 QS1 JS1"
    if points:
        assert table.gain(A, meld) == points
    else:
        table.refused(A, meld)


@pytest.mark.parametrize("points", [250, 300])
def test_trump_quint_points(points: int) -> None:
    """N-3, M-8: what the trump quint scores."""
    table = classic("AH TH KH QH JH", trump_quint_points=points)
    assert table.gain(A, "declare quint AH1 TH1 KH1 QH1 JH1") == points


@pytest.mark.parametrize("points", [0, 90])
@pytest.mark.parametrize("game", ["classic", "trumpless"])
def test_any_tens_points(game: str, points: int) -> None:
    """M-3, N-4: four tens score only where they have a value, before there are trumps too."""
    table = Game(game, any_tens_points=points)
    table.deal("TS TH TD TC")
    table.win(A)
    meld = "declare four-tens TS1 TH1 TD1 TC1"
    if points:
        assert table.last["legal"]["declare"] == ["four-tens"]
        assert table.gain(A, meld) == 90
    else:
        table.refused(A, meld)


@pytest.mark.parametrize(("rule", "fixed", "paired"), [("fixed", True, False), ("by_trump", False, True)])
def test_bezique_cards(rule: str, fixed: bool, paired: bool) -> None:
    """M-1: spade queen and diamond jack always, or the queen of trumps and the jack paired with her."""
    table = classic("QS JD QH JC", bezique_cards=rule)
    assert table.may(A, "declare bezique QS1 JD1") is fixed
    assert table.may(A, "declare bezique QH1 JC1") is paired


PAIRS = {"S": "QS1 JD1", "D": "QD1 JS1", "H": "QH1 JC1", "C": "QC1 JH1"}


@pytest.mark.parametrize("trump", PAIRS)
def test_the_four_pairs(trump: str) -> None:
    """M-1: each trump suit has its bezique, and no other counts."""
    for suit, pair in PAIRS.items():
        table = classic(pair, turn_up=f"9{trump}", bezique_cards="by_trump")
        assert table.may(A, f"declare bezique {pair}") is (suit == trump)


@pytest.mark.parametrize("makes", [False, True])
def test_bezique_makes_trump(makes: bool) -> None:
    """M-1, N-2: before trumps a bezique by trump suit exists only where it fixes that suit."""
    table = Game("trumpless", bezique_cards="by_trump", bezique_makes_trump=makes)
    table.deal("QD JS KC QC")
    table.win(A)
    if not makes:
        table.refused(A, "declare bezique QD1 JS1")
        return
    assert table.gain(A, "declare bezique QD1 JS1") == 40
    assert table.last["trump"] == "D"
    table.win(A, 3)
    assert table.gain(A, "declare marriage KC1 QC1") == 20


@pytest.mark.parametrize("points", [0, 10, 20])
def test_seven_exchange_points(points: int) -> None:
    """MS-3, R-9: the exchange is allowed in any case, it may be worth nothing."""
    table = classic("7H", turn_up="AH", seven_exchange_points=points)
    assert table.gain(A, "exchange 7H1") == points


@pytest.mark.parametrize(("shown", "exchange", "gained"), [(10, 20, 10), (10, 10, 0), (10, 0, 0), (0, 20, 20)])
def test_an_exchange_after_the_seven_was_counted(shown: int, exchange: int, gained: int) -> None:
    """MS-3: ten less if that seven had its ten already, never below nought."""
    table = classic("7H1 7H2", turn_up="AH", seven_show_points=shown, seven_exchange_points=exchange)
    table.do(A, "declare two-sevens 7H1 7H2")
    table.win(A)
    assert table.gain(A, "exchange 7H2") == gained


@pytest.mark.parametrize("points", [0, 10])
def test_seven_show_points(points: int) -> None:
    """MS-1, MS-3: a seven is shown once, for ten, or not at all."""
    table = classic("7H", seven_show_points=points)
    if not points:
        table.refused(A, "show 7H1")
        return
    assert table.gain(A, "show 7H1") == 10
    table.win(A)
    table.refused(A, "show 7H1")
    assert table.gain(A, "exchange 7H1") == 10


@pytest.mark.parametrize("points", [0, 20])
def test_two_sevens_points(points: int) -> None:
    """MS-4: both trump sevens in one holding, where that has a value."""
    table = classic("7H1 7H2", two_sevens_points=points)
    if points:
        assert table.gain(A, "declare two-sevens 7H1 7H2") == 20
    else:
        table.refused(A, "declare two-sevens 7H1 7H2")


@pytest.mark.parametrize("rule", ["once", "fresh", "replace"])
def test_a_shown_seven_is_no_part_of_two_sevens(rule: str) -> None:
    """MS-4, MS-3: neither may have been counted as held before, nor be shown afterwards."""
    table = classic("7H1 7H2", repeat_rule=rule)
    table.do(A, "show 7H1")
    table.refused(A, "declare two-sevens 7H1 7H2")
    table.win(A)
    table.refused(A, "declare two-sevens 7H1 7H2")
    table = classic("7H1 7H2", repeat_rule=rule)
    table.do(A, "declare two-sevens 7H1 7H2")
    table.refused(A, "show 7H1")
    table.win(A)
    table.refused(A, "show 7H2")


@pytest.mark.parametrize("points", [0, 10])
def test_dealer_seven_bonus(points: int) -> None:
    """MS-5: for turning up a seven, and for nothing else."""
    table = Game("classic", dealer_seven_bonus=points)
    assert table.deal(turn_up="7S", dealer=A)["scores"] == [points, 0]
    assert Game("classic", dealer_seven_bonus=points).deal(turn_up="8S")["scores"] == [0, 0]


@pytest.mark.parametrize("counts", [False, True])
def test_seven_is_declaration(counts: bool) -> None:
    """G-21, MS-2: whether an exchange uses up the right to declare, and the other way round."""
    for first, second in (("exchange 7H1", "declare bezique QS1 JD1"), ("declare bezique QS1 JD1", "show 7H1")):
        table = classic("7H QS JD", turn_up="AH", seven_is_declaration=counts)
        table.do(A, first)
        assert table.may(A, second) is not counts
    table = classic("7H1 7H2", turn_up="AH", seven_is_declaration=counts)
    table.do(A, "show 7H1")
    table.refused(A, "show 7H2")
    table.refused(A, "exchange 7H2")


@pytest.mark.parametrize(("kind", "total"), [("none", 0), ("full", 240), ("brisques", 160)])
def test_card_points(kind: str, total: int) -> None:
    """M-CP, M-CP3, M-CP2: all captured cards together; a trump seven is worth nothing as a card."""
    table = Game("program-long", card_points=kind)
    table.deal("AS KC", "TS 7H")
    state = table.win(A, card="AS1")
    assert state["scores"][A] in {"none": (0,), "full": (11,), "brisques": (10,)}[kind]
    before = table.last["scores"]
    table.do(A, "play KC1")
    state = table.do(table.last["to_act"], "play 7H1")
    assert sum(state["scores"]) - sum(before) == (4 if kind == "full" else 0)
    assert sum(table.finish(last=A)["scores"]) == total + 10


@pytest.mark.parametrize("when", ["per_trick", "end_of_deal"])
def test_card_points_when(when: str) -> None:
    """M-CP: counted as the tricks fall, or all at the end; the sums are the same."""
    table = Game("classic", card_points_when=when)
    table.deal("AS")
    table.win(A, card="AS1")
    assert table.last["scores"][A] == (11 if when == "per_trick" else 0)
    state = table.finish(last=A)
    assert state["scores"] == [table.captured[0] + 10, table.captured[1]]
