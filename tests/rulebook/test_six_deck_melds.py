"""Six-deck (X): what may be scored after what, pending combinations, and the options about them. B makes trumps."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.six import six, with_trumps
from tests.rulebook.table import A, B, Game


def again(table: Game, card: str | None = None) -> None:
    """Let A take another trick, with this card if one is named."""
    table.win(A, card=card)


def texts(kind: str, queens: int) -> str:
    """Return the bezique of the first so many queens of spades and jacks of diamonds."""
    cards = [f"{face}{copy}" for copy in range(1, queens + 1) for face in ("QS", "JD")]
    return f"declare {kind} {' '.join(cards)}"


def test_one_queen_for_bezique_and_marriage() -> None:
    """X-7e, M-1, M-5, M-11: KH on the table, QH and JC laid: forty, then the marriage, pending, forty more."""
    table = with_trumps("KH1 KS KD KC QH1 JC")
    table.do(A, "declare four-kings KH1 KS1 KD1 KC1")
    again(table)
    assert table.gain(A, "declare bezique QH1 JC1") == 40
    assert table.last["pending"] == [["marriage H"], []]
    table.refused(A, "declare marriage KH1 QH1")
    again(table)
    assert table.gain(A, "declare marriage KH1 QH1") == 40


@pytest.mark.parametrize(("pair", "trump"), [("QS1 JD1", "S"), ("QD1 JS1", "D"), ("QH1 JC1", "H"), ("QC1 JH1", "C")])
def test_the_bezique_of_each_trump(pair: str, trump: str) -> None:
    """M-1, X-8e: the queen of trumps with her jack, no other pair."""
    table = with_trumps("QS1 JD1 QD1 JS1 QH1 JC1 QC1 JH1", trump)
    for other in ("QS1 JD1", "QD1 JS1", "QH1 JC1", "QC1 JH1"):
        assert table.may(A, f"declare bezique {other}") is (other == pair)


@pytest.mark.parametrize(("kind", "legal"), [("by_trump", False), ("fixed", True)])
def test_bezique_cards(kind: str, legal: bool) -> None:
    """X-8e, M-1: hearts are trumps, and the queen of spades with the jack of diamonds."""
    table = with_trumps("QS JD QH JC", table=six(bezique_cards=kind))
    assert table.may(A, "declare bezique QS1 JD1") is legal
    assert table.may(A, "declare bezique QH1 JC1") is not legal


def test_four_aces_again() -> None:
    """X-9e, X-17, M-6: with a new ace in place of one that was played."""
    table = with_trumps("AS AH AD1 AD2 AC")
    assert table.gain(A, "declare four-aces AS1 AH1 AD1 AD2") == 100
    again(table)
    table.refused(A, "declare four-aces AS1 AH1 AD1 AC1")
    again(table, "AD1")
    assert table.gain(A, "declare four-aces AS1 AH1 AD2 AC1") == 100
    again(table)
    table.refused(A, "declare four-aces AS1 AH1 AD2 AC1")


def test_four_trump_queens_again() -> None:
    """X-10e, M-6: the fifth cannot be added while four lie complete."""
    table = with_trumps("QH1 QH2 QH3 QH4 QH5")
    assert table.gain(A, "declare four-trump-queens QH1 QH2 QH3 QH4") == 600
    again(table)
    table.refused(A, "declare four-trump-queens QH2 QH3 QH4 QH5")
    again(table, "QH1")
    assert table.gain(A, "declare four-trump-queens QH2 QH3 QH4 QH5") == 600


@pytest.mark.parametrize(("points", "total"), [(4000, 6040), (4500, 6540)])
def test_quadruple_bezique_points(points: int, total: int) -> None:
    """X-11e, X-16, M-8: each step of the ladder in full."""
    cards = " ".join(f"QS{copy} JD{copy}" for copy in range(1, 5))
    table = with_trumps(cards, "S", table=six(quadruple_bezique_points=points))
    gains = []
    for queens, kind in enumerate(("bezique", "double-bezique", "triple-bezique", "quadruple-bezique"), 1):
        gains.append(table.gain(A, texts(kind, queens)))
        again(table)
    assert gains == [40, 500, 1500, points]
    assert sum(gains) == total


def test_the_highest_bezique_at_once() -> None:
    """M-8, M-7: the lower ones are lost for its cards."""
    table = with_trumps(" ".join(f"QS{copy} JD{copy}" for copy in range(1, 5)), "S")
    assert table.gain(A, texts("quadruple-bezique", 4)) == 4000
    again(table)
    for queens, kind in enumerate(("bezique", "double-bezique", "triple-bezique"), 1):
        table.refused(A, texts(kind, queens))


@pytest.mark.parametrize("upgrade", [True, False])
def test_bezique_upgrade(upgrade: bool) -> None:
    """M-8: whether the cards of a lower bezique may be part of a higher one."""
    table = with_trumps("QS1 JD1 QS2 JD2", "S", table=six(bezique_upgrade=upgrade))
    table.do(A, texts("bezique", 1))
    again(table)
    assert table.may(A, texts("double-bezique", 2)) is upgrade


def test_a_double_bezique_with_a_new_queen() -> None:
    """X-12e, M-6, M-7, M-8: five hundred again for the cards held; no single one with a jack used higher."""
    table = with_trumps("QS1 QS2 JD1 JD2 QS3", "S")
    assert table.gain(A, texts("double-bezique", 2)) == 500
    again(table, "QS1")
    table.refused(A, "declare bezique QS3 JD1")
    assert table.gain(A, "declare double-bezique QS2 QS3 JD1 JD2") == 500


def test_a_marriage_again() -> None:
    """X-13e, M-6: not while the first is intact, not with its own cards; then with one new card."""
    table = with_trumps("KH1 QH1 KH2 QH2")
    assert table.gain(A, "declare marriage KH1 QH1") == 40
    again(table)
    table.refused(A, "declare marriage KH2 QH2")
    again(table, "QH1")
    assert table.may(A, "declare marriage KH2 QH2")
    assert table.gain(A, "declare marriage KH1 QH2") == 40


@pytest.mark.parametrize(
    ("rule", "second", "mixed"),
    [("replace", False, False), ("portland", True, False), ("fresh", True, False), ("once", False, False)],
)
def test_repeat_rule(rule: str, second: bool, mixed: bool) -> None:
    """M-6, X-13e: a second couple while the first lies there; and one card of each."""
    table = with_trumps("KH1 QH1 KH2 QH2", table=six(repeat_rule=rule))
    table.do(A, "declare marriage KH1 QH1")
    again(table)
    assert table.may(A, "declare marriage KH2 QH2") is second
    assert table.may(A, "declare marriage KH1 QH2") is mixed


def test_the_sequence_over_a_marriage() -> None:
    """X-16, M-7, M-8: 40 and 250; a plain one 150; with two couples a marriage of the other cards."""
    table = with_trumps("AH TH KH QH JH AC TC KC QC JC")
    assert table.gain(A, "declare marriage KH1 QH1") == 40
    again(table)
    assert table.gain(A, "declare quint AH1 TH1 KH1 QH1 JH1") == 250
    again(table)
    assert table.gain(A, "declare quint AC1 TC1 KC1 QC1 JC1") == 150
    again(table)
    table.refused(A, "declare marriage KC1 QC1")


@pytest.mark.parametrize(("points", "gain"), [(0, None), (100, 100), (150, 150)])
def test_plain_quint_points(points: int, gain: int | None) -> None:
    """X-15: what a sequence outside trumps is worth, if anything."""
    table = with_trumps("AC TC KC QC JC", table=six(plain_quint_points=points))
    if gain is None:
        table.refused(A, "declare quint AC1 TC1 KC1 QC1 JC1")
    else:
        assert table.gain(A, "declare quint AC1 TC1 KC1 QC1 JC1") == gain


@pytest.mark.parametrize(
    ("rank", "name", "plain", "trump"),
    [
        ("A", "aces", 100, 1000),
        ("T", "tens", None, 900),
        ("K", "kings", 80, 800),
        ("Q", "queens", 60, 600),
        ("J", "jacks", 40, 400),
    ],
)
def test_what_fours_are_worth(rank: str, name: str, plain: int | None, trump: int) -> None:
    """X-15, M-2: of any suits; four trumps pay instead, if the player chooses so; after them no lower four."""
    cards = " ".join(f"{rank}H{copy}" for copy in range(1, 5))
    for kind, points in ((f"four-{name}", plain), (f"four-trump-{name}", trump)):
        table = with_trumps(cards)
        if points is None:
            table.refused(A, f"declare {kind} {cards}")
        else:
            assert table.gain(A, f"declare {kind} {cards}") == points
            again(table)
            table.refused(A, f"declare four-{name} {cards}")


def test_a_trump_four_after_a_plain_one() -> None:
    """M-8: wants a trump that was in no such four."""
    table = with_trumps("KH1 KH2 KH3 KH4 KH5")
    table.do(A, "declare four-kings KH1 KH2 KH3 KH4")
    again(table)
    table.refused(A, "declare four-trump-kings KH1 KH2 KH3 KH4")
    assert table.gain(A, "declare four-trump-kings KH2 KH3 KH4 KH5") == 800


@pytest.mark.parametrize("on", [True, False])
def test_trump_quartets(on: bool) -> None:
    """X-15: played without them, four trump kings are four kings."""
    table = with_trumps("KH1 KH2 KH3 KH4", table=six(trump_quartets=on))
    assert table.may(A, "declare four-trump-kings KH1 KH2 KH3 KH4") is on
    assert table.may(A, "declare four-kings KH1 KH2 KH3 KH4")


@pytest.mark.parametrize(("points", "legal"), [(0, False), (90, True)])
def test_any_tens_points(points: int, legal: bool) -> None:
    """X-15: four tens of any suits by option."""
    table = with_trumps("TS TH TD TC", table=six(any_tens_points=points))
    assert table.may(A, "declare four-tens TS1 TH1 TD1 TC1") is legal


@pytest.mark.parametrize(("suits", "legal"), [("any", True), ("distinct", False)])
def test_quartet_suits(suits: str, legal: bool) -> None:
    """M-2: two of a suit among the four; trump fours are untouched."""
    table = with_trumps("KH1 KH2 KH3 KH4 KS1 KD1", table=six(quartet_suits=suits))
    assert table.may(A, "declare four-kings KH1 KH2 KS1 KD1") is legal
    assert table.may(A, "declare four-trump-kings KH1 KH2 KH3 KH4")


@pytest.mark.parametrize("needs", [False, True])
def test_meld_needs_hand_card(needs: bool) -> None:
    """M-3: whether a pending combination may be scored from the table alone."""
    table = with_trumps("KH1 KS KD KC QH1 JC", table=six(meld_needs_hand_card=needs))
    table.do(A, "declare four-kings KH1 KS1 KD1 KC1")
    again(table)
    table.do(A, "declare bezique QH1 JC1")
    again(table)
    assert table.may(A, "declare marriage KH1 QH1") is not needs
    assert table.last["pending"][A] == ["marriage H"]


# ---------------------------------------------------------------------- pending and laid out


def test_laying_out() -> None:
    """M-11, G-21: before and after the scored one, any number of times, unscored; nothing becomes of trumps."""
    table = six()
    table.deal("KS QS KD QD KC QC AS AH AD AC")
    table.win(A)
    for text in ("lay marriage KS1 QS1", "lay marriage KD1 QD1"):
        assert table.gain(A, text) == 0
    assert table.gain(A, "declare four-aces AS1 AH1 AD1 AC1") == 100
    assert table.gain(A, "lay marriage KC1 QC1") == 0
    assert table.last["trump"] is None
    assert table.last["pending"] == [["marriage C", "marriage D", "marriage S"], []]
    assert "lay" not in " ".join(table.last["legal"]["other"])
    table.do(A, "draw")
    table.refused(A, "lay marriage KS1 QS1")


def test_what_may_not_be_laid_out() -> None:
    """M-11: it has to be one that might be scored, with a card from hand, in one's own opportunity."""
    table = with_trumps("KH1 QH1 KD QS KC QC")
    table.refused(A, "lay marriage KD1 QS1")
    table.refused(A, "lay bezique QS1 JD1")
    table.refused(B, "lay marriage KH6 QH6")
    table.do(A, "lay marriage KH1 QH1")
    table.refused(A, "lay marriage KH1 QH1")
    assert table.may(A, "declare marriage KH1 QH1")


def test_what_is_laid_out_is_not_used() -> None:
    """M-11, M-6: it enters no history: the marriage still counts, and so does the sequence with it."""
    table = with_trumps("AH TH KH QH JH")
    table.do(A, "lay marriage KH1 QH1")
    assert table.gain(A, "declare quint AH1 TH1 KH1 QH1 JH1") == 250
    assert table.last["pending"] == [[], []]
    again(table)
    table.refused(A, "declare marriage KH1 QH1")


def test_pending_ones_are_scored_one_by_one() -> None:
    """M-11, X-18: in any order, without a new card, one an opportunity; a played card ends them."""
    table = with_trumps("KC QC KD QD AS AH AD AC")
    for text in ("lay marriage KC1 QC1", "lay marriage KD1 QD1", "declare four-aces AS1 AH1 AD1 AC1"):
        table.do(A, text)
    assert table.last["pending"][A] == ["marriage C", "marriage D"]
    again(table)
    assert table.gain(A, "declare marriage KD1 QD1") == 20
    table.refused(A, "declare marriage KC1 QC1")
    again(table, "KC1")
    assert table.last["pending"] == [[], []]
    table.refused(A, "declare marriage KC1 QC1")


def test_both_are_announced_to_both() -> None:
    """M-11, X-18: won or lost, after every trick, in every view; in the END phase nothing is pending."""
    table = with_trumps("KC QC")
    table.do(A, "lay marriage KC1 QC1")
    for seat in (A, B):
        assert table.view(seat)["pending"] == [["marriage C"], []]
    table.free("KC1 QC1")
    table.finish(last=A)
    assert table.last["pending"] == [[], []]


@pytest.mark.parametrize(("announced", "expected"), [(True, [["marriage C"], []]), (False, [[], []])])
def test_announce_pending(announced: bool, expected: list[list[str]]) -> None:
    """M-11: told, or left to the player; scored they may be all the same."""
    table = with_trumps("KC QC", table=six(announce_pending=announced))
    table.do(A, "lay marriage KC1 QC1")
    assert table.last["pending"] == expected
    assert table.may(A, "declare marriage KC1 QC1")


@pytest.mark.parametrize("expose", [True, False])
def test_expose_extra(expose: bool) -> None:
    """M-11: whether combinations may be laid out unscored at all."""
    table = with_trumps("KC QC", table=six(expose_extra=expose))
    assert table.may(A, "lay marriage KC1 QC1") is expose


def test_pending_keeps_the_four_trick_rule() -> None:
    """M-11, C-9: with too few tricks won nothing restricted is pending."""
    table = six(restricted_until_tricks=4)
    table.deal("KC QC AS AH AD AC KS1 KH1 KD1")
    table.win(A, 3)
    table.refused(A, "lay marriage KC1 QC1")
    table.do(A, "declare four-kings KC1 KS1 KH1 KD1")
    assert table.last["pending"] == [[], []]
    table.win(A)
    table.do(A, "lay marriage KC1 QC1")
    assert table.last["pending"] == [["marriage C"], []]


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"restricted_scope": "all_declarations", "restricted_until_tricks": 3}, "declare four-aces AS1 AH1 AD1 AC1"),
        ({"declare_timing": "on_lead", "declare_at_start": False}, "declare four-aces AS1 AH1 AD1 AC1"),
    ],
)
def test_when_declarations_begin(options: dict[str, Any], text: str) -> None:
    """C-9, G-18, G-19: not yet with the first trick to come."""
    table = six(**options)
    table.deal("AS AH AD AC")
    table.refused(A, text)
    table.win(A)
    assert table.may(A, text) is (options.get("declare_timing") == "on_lead")
    table.win(A, 2)
    assert table.may(A, text)
