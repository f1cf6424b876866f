"""Two-handed trumpless (N): the first marriage scored makes trumps."""

from __future__ import annotations

from typing import Any

from tests.rulebook.decks import spaced
from tests.rulebook.scenes import earn, end_scene
from tests.rulebook.table import A, B, Game


def trumpless(**options: Any) -> Game:
    """Return a match of the trumpless game."""
    return Game("trumpless", **options)


def test_no_card_is_turned_up() -> None:
    """N-1e, N-1, G-5, G-6: 48 cards to draw and no trumps."""
    state = trumpless().deal_as({"seed": 1})
    assert (state["talon"], state["turn_up"], state["trump"]) == (48, None, None)


def test_without_trumps_the_suit_led_wins() -> None:
    """N-2e, N-6, G-12: an ace of another suit does not take the nine."""
    table = trumpless(card_points_when="per_trick")
    table.deal("9C", "AH")
    table.do(A, "play 9C1")
    state = table.do(B, "play AH1")
    assert (state["to_act"], state["scores"]) == (A, [11, 0])


def test_fours_come_before_trumps() -> None:
    """N-3e, N-4: four aces count a hundred and make no trumps."""
    table = trumpless()
    table.deal("AS AH AD AC")
    table.win(A, 2)
    assert table.gain(A, "declare four-aces AS1 AH1 AD1 AC1") == 100
    assert table.last["trump"] is None


def test_a_bezique_comes_before_trumps() -> None:
    """N-4, M-1: queen of spades and jack of diamonds, whatever the trumps will be."""
    table = trumpless()
    table.deal("QS JD")
    table.win(A)
    assert table.gain(A, "declare bezique QS1 JD1") == 40
    assert table.last["trump"] is None


def test_the_first_marriage_makes_trumps() -> None:
    """N-4e, N-2: forty, and spades are trumps for both."""
    table = trumpless()
    table.deal("KS QS")
    table.win(A, 4)
    assert table.gain(A, "declare marriage KS1 QS1") == 40
    assert table.last["trump"] == "S"
    assert table.view(B)["trump"] == "S"


def test_a_double_marriage_makes_trumps_too() -> None:
    """N-5e, N-2: eighty as the first marriage."""
    table = trumpless()
    table.deal("KS1 KS2 QS1 QS2")
    table.win(A, 4)
    assert table.gain(A, "declare double-marriage KS1 KS2 QS1 QS2") == 80
    assert table.last["trump"] == "S"


def test_the_quint_has_to_wait_for_trumps() -> None:
    """N-6e, N-7e, N-3, N-4, N-7, M-8: no quint of any suit first, then 40 and 300."""
    table = trumpless()
    table.deal("AD TD KD QD JD")
    table.win(A, 4)
    table.refused(A, "declare quint AD1 TD1 KD1 QD1 JD1")
    assert table.gain(A, "declare marriage KD1 QD1") == 40
    assert table.last["trump"] == "D"
    table.win(A)
    assert table.gain(A, "declare quint AD1 TD1 KD1 QD1 JD1") == 300


def test_later_marriages_are_plain() -> None:
    """N-8e, N-7: with spades as trumps a club marriage counts twenty."""
    table = trumpless()
    table.deal("KS QS", "KC QC")
    table.win(A, 4)
    table.do(A, "declare marriage KS1 QS1")
    table.win(B, 4)
    assert table.gain(B, "declare marriage KC1 QC1") == 20
    assert table.last["trump"] == "S"


def test_a_second_trump_marriage_counts_forty() -> None:
    """N-7: another couple of the trump suit is a trump marriage again."""
    table = trumpless(restricted_until_tricks=0)
    table.deal("KS1 QS1 KS2 QS2")
    table.win(A)
    table.do(A, "declare marriage KS1 QS1")
    table.win(A)
    assert table.gain(A, "declare marriage KS2 QS2") == 40


def test_trump_sevens_are_worth_nothing() -> None:
    """N-9e, N-5: no two sevens, no show, no exchange."""
    table = trumpless()
    table.deal("KS QS 7S1 7S2")
    table.win(A, 4)
    table.do(A, "declare marriage KS1 QS1")
    table.win(A)
    for text in ("declare two-sevens 7S1 7S2", "show 7S1", "exchange 7S1"):
        table.refused(A, text)


def test_four_tricks_before_there_can_be_trumps() -> None:
    """N-10e, N-8, C-9: three tricks are too few unless the option lifts the rule."""
    for tricks, legal in ((4, False), (0, True)):
        table = trumpless(restricted_until_tricks=tricks)
        table.deal("KS QS")
        table.win(A, 3)
        assert table.may(A, "declare marriage KS1 QS1") is legal


def test_an_end_phase_without_trumps() -> None:
    """N-11e, N-6, G-13: the suit is followed where it is held; anything else loses."""
    table, lead = end_scene("trumpless", "KD", ["7D", "AD"], None)
    assert table.last["trump"] is None
    assert {card[:2] for card in table.do(A, f"play {lead}")["legal"]["play"]} == {"7D", "AD"}
    table, lead = end_scene("trumpless", "KD", ["7S", "AS"], None)
    state = table.do(A, f"play {lead}")
    assert {card[:2] for card in state["legal"]["play"]} == {"7S", "AS"}
    assert table.do(B, f"play {state['legal']['play'][1]}")["to_act"] == A


def test_trumps_made_late_rule_the_end_phase() -> None:
    """N-2, G-13: once made, trumps must be played by who is out of the suit led."""
    table = trumpless(restricted_until_tricks=0)
    table.deal("KS QS", talon=spaced(["AS1", "TS1"]))
    table.win(A, 24)
    assert table.do(A, "declare marriage KS1 QS1")["trump"] == "S"
    state = table.do(A, "draw")
    assert (state["phase"], state["trump"]) == ("end", "S")


def test_every_deal_starts_without_trumps() -> None:
    """N-1, N-2: the suit of the last deal is forgotten, and may be made trumps again."""
    table = trumpless()
    earn(table, ["marriage KS1 QS1"], last=B)
    assert table.last["trump"] == "S"
    earn(table, ["marriage KS1 QS1"], last=B)
    assert table.last["scores"][A] - table.captured[A] == 40
