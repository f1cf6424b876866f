"""Options about what may be declared, when, and how often."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.decks import spaced
from tests.rulebook.table import A, B, Game

QUINT = "declare quint AH1 TH1 KH1 QH1 JH1"
DOUBLE = "declare double-bezique QS1 QS2 JD1 JD2"


def classic(hand: str, *, tricks: int = 0, talon: str = "", **options: Any) -> Game:
    """Return a classic game in which A holds this hand and has just won the first trick."""
    table = Game("classic", restricted_until_tricks=tricks, **options)
    table.deal(hand, talon=talon)
    table.win(A)
    return table


@pytest.mark.parametrize(("timing", "cards"), [("before_draw", 7), ("on_lead", 8)])
@pytest.mark.parametrize("game", ["program-long", "classic"])
def test_declare_timing(game: str, timing: str, cards: int) -> None:
    """G-17, G-18: seven cards before the draw, or eight on lead with plays beside the declarations."""
    table = Game(game, declare_timing=timing)
    table.deal("QS JD")
    table.win(A)
    assert len(table.holding(A)) == cards
    legal = table.last["legal"]
    assert "bezique" in legal["declare"]
    assert ("draw" in legal["other"]) is (timing == "before_draw")
    assert len(legal["play"]) == (8 if timing == "on_lead" else 0)


@pytest.mark.parametrize("timing", ["before_draw", "on_lead"])
def test_opportunities_in_a_deal(timing: str) -> None:
    """G-21a, G-17, G-18, MS-2: twenty-four of them before the draw; on lead twenty-three, and one at the start."""
    table = Game("classic", declare_timing=timing, declare_at_start=True)
    table.deal("AS AH AD AC")
    times = int("four-aces" in table.last["legal"]["declare"])
    for _ in range(24):
        times += "four-aces" in table.win(A)["legal"]["declare"]
    assert times == 24


@pytest.mark.parametrize(
    ("timing", "start", "legal"),
    [("on_lead", True, True), ("on_lead", False, False), ("before_draw", True, False)],
)
def test_declare_at_start(timing: str, start: bool, legal: bool) -> None:
    """G-19: the opening declaration exists on lead only."""
    table = Game("classic", declare_timing=timing, declare_at_start=start)
    table.deal("QS JD")
    assert table.may(A, "declare bezique QS1 JD1") is legal


@pytest.mark.parametrize("tricks", [0, 1, 3, 8])
def test_restricted_until_tricks(tricks: int) -> None:
    """C-9: a marriage is refused before so many tricks have been won."""
    table = Game("classic", restricted_until_tricks=tricks)
    table.deal("KS QS")
    for won in range(1, 9):
        table.win(A)
        assert table.may(A, "declare marriage KS1 QS1") is (won >= tricks)


@pytest.mark.parametrize(("scope", "legal"), [("marriages_quints", True), ("all_declarations", False)])
def test_restricted_scope(scope: str, legal: bool) -> None:
    """C-9: whether a bezique has to wait too; the exchange of a seven never does."""
    table = classic("QS JD 7H1 7H2", tricks=4, restricted_scope=scope)
    assert table.may(A, "declare bezique QS1 JD1") is legal
    assert table.may(A, "declare two-sevens 7H1 7H2") is legal
    assert table.may(A, "exchange 7H1")
    assert table.may(A, "show 7H1")


@pytest.mark.parametrize(("suits", "legal"), [("any", True), ("distinct", False)])
def test_quartet_suits(suits: str, legal: bool) -> None:
    """M-2: whether a suit may be there twice."""
    table = classic("AS1 AS2 AH AD", quartet_suits=suits)
    assert table.may(A, "declare four-aces AS1 AS2 AH1 AD1") is legal


@pytest.mark.parametrize(
    ("rule", "other", "mixed"),
    [("once", False, False), ("fresh", True, False), ("replace", False, False), ("portland", True, False)],
)
def test_repeat_rule_with_the_first_marriage_intact(rule: str, other: bool, mixed: bool) -> None:
    """M-6: a second couple beside the first one, and a new queen with the old king."""
    table = classic("KS1 QS1 KS2 QS2", repeat_rule=rule)
    table.do(A, "declare marriage KS1 QS1")
    table.win(A)
    assert table.may(A, "declare marriage KS2 QS2") is other
    assert table.may(A, "declare marriage KS1 QS2") is mixed


@pytest.mark.parametrize(("rule", "legal"), [("once", False), ("fresh", False), ("replace", True), ("portland", True)])
def test_repeat_rule_after_a_card_was_played(rule: str, legal: bool) -> None:
    """M-6: the old king may take a new queen only where replacing is the rule."""
    table = classic("KS1 QS1 KS2 QS2", repeat_rule=rule)
    table.do(A, "declare marriage KS1 QS1")
    table.win(A, card="QS1")
    assert table.may(A, "declare marriage KS1 QS2") is legal


@pytest.mark.parametrize(("rule", "legal"), [("once", True), ("fresh", False)])
def test_single_after_double_marriage_without_a_lock(rule: str, legal: bool) -> None:
    """M-6, M-10: "once" holds the two kinds apart, fresh cards are counted for both together."""
    table = classic("KS1 KS2 QS1 QS2", repeat_rule=rule)
    table.do(A, "declare double-marriage KS1 KS2 QS1 QS2")
    table.win(A)
    assert table.may(A, "declare marriage KS1 QS1") is legal


@pytest.mark.parametrize("rule", ["once", "fresh", "replace", "portland"])
def test_no_double_marriage_after_a_single_one(rule: str) -> None:
    """M-10: all four cards must be new to marriages of the suit; another suit is free."""
    table = classic("KS1 KS2 QS1 QS2", repeat_rule=rule)
    table.do(A, "declare marriage KS1 QS1")
    table.win(A)
    table.refused(A, "declare double-marriage KS1 KS2 QS1 QS2")


@pytest.mark.parametrize("lock", [False, True])
def test_single_double_lock(lock: bool) -> None:
    """M-9: with the lock neither a second marriage of the suit nor a second bezique."""
    table = classic("KS1 QS1 KS2 QS2 JD1 JD2", single_double_lock=lock)
    table.do(A, "declare marriage KS1 QS1")
    table.win(A)
    assert table.may(A, "declare marriage KS2 QS2") is not lock
    table.do(A, "declare bezique QS1 JD1")
    table.win(A, card="KS1")
    assert table.may(A, "declare bezique QS2 JD2") is not lock
    assert table.may(A, DOUBLE) is not lock


@pytest.mark.parametrize("upgrade", [False, True])
def test_bezique_upgrade(upgrade: bool) -> None:
    """M-8: whether cards of a bezique may count in the double one."""
    table = classic("QS1 QS2 JD1 JD2", bezique_upgrade=upgrade)
    table.do(A, "declare bezique QS1 JD1")
    table.win(A)
    assert table.may(A, DOUBLE) is upgrade


def test_two_single_beziques_do_not_merge() -> None:
    """M-8: a double bezique needs a card that was in none before."""
    table = classic("QS1 QS2 JD1 JD2")
    for meld in ("bezique QS1 JD1", "bezique QS2 JD2"):
        table.do(A, f"declare {meld}")
        table.win(A)
    table.refused(A, DOUBLE)


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("marriage", ["marriage KH1 QH1", "double-marriage KH1 KH2 QH1 QH2"])
def test_quint_after_marriage(marriage: str, after: bool) -> None:
    """M-8: whether a couple, single or double, may grow into the quint."""
    table = classic("KH1 QH1 KH2 QH2 AH TH", talon=spaced(["JH1"]), quint_after_marriage=after)
    table.do(A, f"declare {marriage}")
    table.free("KH2 QH2")
    table.win(A)
    assert table.may(A, QUINT) is after


@pytest.mark.parametrize("after", [False, True])
def test_marriage_after_quint(after: bool) -> None:
    """M-7: whether king and queen of a scored quint may still marry."""
    table = classic("AH TH KH QH JH", marriage_after_quint=after)
    table.do(A, QUINT)
    table.win(A)
    assert table.may(A, "declare marriage KH1 QH1") is after


@pytest.mark.parametrize("allowed", [False, True])
def test_double_marriage(allowed: bool) -> None:
    """M-10: the double marriage can be taken out of the game."""
    table = classic("KS1 KS2 QS1 QS2", double_marriage=allowed)
    assert table.may(A, "declare double-marriage KS1 KS2 QS1 QS2") is allowed
    assert ("double-marriage S" in table.last["legal"]["declare"]) is allowed
    assert table.may(A, "declare marriage KS2 QS1")


@pytest.mark.parametrize("needed", [False, True])
def test_meld_needs_hand_card(needed: bool) -> None:
    """M-3, M-4, M-11: whether a pending meld may be scored from the table alone."""
    table = classic("KS KH KD KC QS JD", meld_needs_hand_card=needed)
    table.do(A, "declare four-kings KS1 KH1 KD1 KC1")
    table.win(A)
    table.do(A, "declare bezique QS1 JD1")
    table.win(A)
    assert table.may(A, "declare marriage KS1 QS1") is not needed
    assert ("marriage S" in table.last["legal"]["declare"]) is not needed


@pytest.mark.parametrize("announced", [False, True])
def test_announce_pending(announced: bool) -> None:
    """M-11: melds that lie complete are named for everybody, while the talon lasts."""
    table = classic("KS KH KD KC QS JD", announce_pending=announced)
    assert table.last["pending"] == [[], []]
    table.do(A, "declare four-kings KS1 KH1 KD1 KC1")
    table.win(A)
    table.do(A, "declare bezique QS1 JD1")
    expected = [["marriage S"], []] if announced else [[], []]
    assert table.last["pending"] == expected
    assert table.view(B)["pending"] == expected
    table.win(B)
    assert table.last["pending"] == expected
    table.free("KS1")
    table.win(A, card="KS1")
    assert table.last["pending"] == [[], []]


def test_pending_melds_keep_to_the_four_tricks() -> None:
    """M-11, C-9: a marriage that may not be scored yet is not announced yet."""
    table = classic("KS KH KD KC QS JD", tricks=4, announce_pending=True)
    table.do(A, "declare four-kings KS1 KH1 KD1 KC1")
    table.win(A)
    table.do(A, "declare bezique QS1 JD1")
    assert table.last["pending"] == [[], []]
    table.win(A, 2)
    assert table.last["pending"] == [["marriage S"], []]


@pytest.mark.parametrize("expose", [False, True])
def test_expose_extra(expose: bool) -> None:
    """M-11: further melds may be laid out unscored, before and after the scored one, and wait on the table."""
    table = classic("QS JD KS AH", expose_extra=expose, announce_pending=True)
    assert table.may(A, "lay marriage KS1 QS1") is expose
    if not expose:
        table.refused(A, "lay marriage KS1 QS1")
        return
    assert table.gain(A, "lay marriage KS1 QS1") == 0
    assert table.last["tables"][A] == ["KS1", "QS1"]
    table.refused(A, "lay marriage KS1 QS1")
    assert table.gain(A, "declare bezique QS1 JD1") == 40
    assert table.last["pending"][A] == ["marriage S"]
    table.refused(A, "lay four-aces AH1 KS1 QS1 JD1")
    table.win(A)
    assert table.gain(A, "declare marriage KS1 QS1") == 20
    table.refused(B, "lay marriage KS1 QS1")


def test_a_laid_marriage_makes_no_trumps() -> None:
    """M-11, N-2: only what is scored fixes the trump suit."""
    table = Game("trumpless", restricted_until_tricks=0, expose_extra=True)
    table.deal("KS QS KH QH")
    table.win(A)
    assert table.do(A, "lay marriage KS1 QS1")["trump"] is None
    assert table.do(A, "declare marriage KH1 QH1")["trump"] == "H"
