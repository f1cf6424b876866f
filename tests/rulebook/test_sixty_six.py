"""Sixty-Six (S): dealing, marriages, the exchange, closing, the last tricks. Hearts are trumps; A (seat 0) leads."""

from __future__ import annotations

from typing import Any

import pytest

from tests.properties.reference import RANKS, pack
from tests.rulebook.table import A, B, Game


def race(**options: Any) -> Game:
    """Return a match of Sixty-Six."""
    return Game("sixty-six", **options)


def tricks(table: Game, faces: str) -> None:
    """Play these cards, whoever's turn it is."""
    for face in faces.split():
        table.do(int(table.last["to_act"]), f"play {face}1")


def test_the_cards_are_dealt() -> None:
    """S-1, S-3: six each, the thirteenth turned up, twelve to draw; the non-dealer leads."""
    answer = race().ask({"deal": {"seed": 3, "dealer": A}})
    state, deck = answer["state"], answer["deck"]
    assert sorted(deck) == sorted(pack(1, RANKS[2:]))
    assert state["hands"] == [sorted(deck[1:12:2]), sorted(deck[:12:2])]
    assert (state["turn_up"], state["trump"], state["talon"]) == (deck[12], deck[12][1], 12)
    assert (state["to_act"], state["phase"], state["closed_by"]) == (B, "open", None)


@pytest.mark.parametrize("packets", [1, 2])
def test_deal_packets(packets: int) -> None:
    """S-3: one by one, or in twos; threes do not go into six as they go into eight."""
    answer = race(deal_packets=packets).ask({"deal": {"seed": 3, "dealer": A}})
    deck = answer["deck"][:12]
    first = [card for place, card in enumerate(deck) if place // packets % 2 == 0]
    assert answer["state"]["hands"][B] == sorted(first)
    refused = race().ask({"new": {"game": "sixty-six", "options": {"deal_packets": "3-2-3"}}})
    assert (refused["error"], "deal_packets" in refused["message"]) == ("request", True)


@pytest.mark.parametrize(
    ("lead", "answer", "winner", "points"),
    [("KD", "TD", B, 14), ("QD", "AS", A, 14), ("TD", "AH", B, 21), ("TD", "9H", B, 10), ("JH", "QH", B, 5)],
)
def test_a_trick(lead: str, answer: str, winner: int, points: int) -> None:
    """S-1e, S-2e, S-3e, S-4, S-5: any card may be played; a higher one of the suit or a trump takes the trick."""
    table = race()
    table.deal(lead, f"{answer} 9D 9C", turn_up="KH", talon="AC JC")
    assert set(table.last["hands"][A]) == set(table.last["legal"]["play"])
    table.do(A, f"play {lead}1")
    assert set(table.last["hands"][B]) == set(table.last["legal"]["play"])
    state = table.do(B, f"play {answer}1")
    assert (state["to_act"], state["scores"][winner], state["talon"]) == (winner, points, 10)
    assert "AC1" in state["hands"][winner]
    assert "JC1" in state["hands"][1 - winner]


def test_the_loser_of_the_sixth_trick_takes_the_turn_up() -> None:
    """S-5, S-9: six rounds of draws, then the duty to follow."""
    table = race(s_claim="manual")
    table.deal("AS TS AC TC AD TD", "9S 9C 9D JS JC JD", turn_up="KH", talon="KS QS KC QC KD QD 9H JH QH TH AH")
    tricks(table, "AS 9S TS JS AC 9C TC JC AD 9D TD JD")
    state = table.last
    assert (state["phase"], state["talon"], state["turn_up"], state["to_act"]) == ("end", 0, None, A)
    assert "KH1" in state["hands"][B]
    assert "AH1" in state["hands"][A]


# ---------------------------------------------------------------------- marriages


@pytest.mark.parametrize(("couple", "led", "points"), [("KC1 QC1", "QC1", 20), ("KH1 QH1", "KH1", 40)])
def test_a_marriage(couple: str, led: str, points: int) -> None:
    """S-4e, S-5e, S-6: at once, on lead, and the king or queen of it has to be led; the trick goes where it goes."""
    table = race()
    table.deal(f"{couple} 9D", "AC AH", turn_up="9H")
    assert f"marriage {led[1]}" in table.last["legal"]["declare"]
    assert table.gain(A, f"declare marriage {couple}") == points
    assert table.last["legal"] == {"play": sorted(couple.split()), "declare": [], "other": []}
    assert table.last["tables"] == [[], []]
    assert set(couple.split()) <= set(table.last["hands"][A])
    for text in ("play 9D1", "close", f"declare marriage {couple}"):
        table.refused(A, text)
    table.do(A, f"play {led}")
    state = table.do(B, f"play A{led[1]}1")
    assert (state["to_act"], state["scores"][A]) == (B, points)


def test_only_who_leads_announces() -> None:
    """S-6e, S-6: neither the other seat nor who follows; one marriage a lead."""
    table = race()
    table.deal("9D KS QS KD QD", "KC QC AD", turn_up="9H")
    table.refused(B, "declare marriage KC1 QC1")
    table.do(A, "declare marriage KS1 QS1")
    table.refused(A, "declare marriage KD1 QD1")
    table.do(A, "play KS1")
    table.refused(B, "declare marriage KC1 QC1")


@pytest.mark.parametrize("text", ["marriage KS1 QH1", "marriage KS1 QC1", "double-marriage KS1 QS1", "bezique QS1 JD1"])
def test_what_is_no_marriage(text: str) -> None:
    """S-6: king and queen of one suit, both in hand; other games' combinations are none here."""
    table = race()
    table.deal("KS QS JD QH", turn_up="9H")
    table.refused(A, f"declare {text}")


def test_a_marriage_left_unannounced() -> None:
    """S-6: without a word before the lead nothing is scored."""
    table = race()
    table.deal("KS QS", "9D", turn_up="9H")
    table.do(A, "play KS1")
    assert table.do(B, "play 9D1")["scores"] == [4, 0]
    table.refused(A, "declare marriage KS1 QS1")


@pytest.mark.parametrize("needs", [False, True])
def test_s_marriage_needs_trick(needs: bool) -> None:
    """S-6: forty at once, or only with the first trick; till then they are not shown."""
    table = race(s_marriage_needs_trick=needs)
    table.deal("KH QH TD 9S", "AH 9D AC", turn_up="9H", talon="9C JC")
    assert table.do(A, "declare marriage KH1 QH1")["scores"] == [0 if needs else 40, 0]
    table.do(A, "play QH1")
    assert table.do(B, "play AH1")["scores"] == [0 if needs else 40, 14]
    table.do(B, "play 9D1")
    assert table.do(A, "play TD1")["scores"] == [50, 14]
    table.do(A, "play KH1")


def test_with_a_trick_the_points_come_at_once() -> None:
    """S-6: who has taken one need not wait."""
    table = race(s_marriage_needs_trick=True)
    table.deal("KH QH AD", "9D", turn_up="9H")
    tricks(table, "AD 9D")
    assert table.gain(A, "declare marriage KH1 QH1") == 40


@pytest.mark.parametrize("late", [True, False])
def test_s_marriage_in_end(late: bool) -> None:
    """S-6: in a closed deal, and after the talon, marriages stay possible unless the option ends them."""
    table = race(s_marriage_in_end=late)
    table.deal("KS QS", turn_up="9H")
    assert table.may(A, "declare marriage KS1 QS1")
    table.do(A, "close")
    assert table.may(A, "declare marriage KS1 QS1") is late
    table = race(s_marriage_in_end=late, s_claim="manual")
    table.deal("AS TS AC TC KD QD", "9S 9C 9D JS JC JD", turn_up="KH", talon="KS 9H KC QC AD QS AH JH QH TH TD")
    tricks(table, "AS 9S TS JS AC 9C TC JC AD 9D AH JD")
    assert (table.last["phase"], table.last["to_act"]) == ("end", A)
    assert table.may(A, "declare marriage KD1 QD1") is late


# ---------------------------------------------------------------------- the nine


def test_the_nine_is_exchanged() -> None:
    """S-7e, S-7: after the first trick, on lead, without points; a marriage made by it may be announced at once."""
    table = race()
    table.deal("9H QH AD", "9D 9C", turn_up="KH", talon="JC JD")
    table.refused(A, "exchange 9H1")
    tricks(table, "AD 9D")
    assert table.last["legal"]["other"] == ["close", "exchange 9H1"]
    assert table.gain(A, "exchange 9H1") == 0
    assert (table.last["turn_up"], table.last["talon"], "KH1" in table.last["hands"][A]) == ("9H1", 10, True)
    table.refused(A, "exchange KH1")
    assert table.gain(A, "declare marriage KH1 QH1") == 40


def test_who_may_not_exchange() -> None:
    """S-7: not who follows or has just announced, not another card, not after closing."""
    table = race()
    table.deal("9H KS QS AD 9S", "9D 9C", turn_up="KH", talon="JC JD")
    tricks(table, "AD 9D")
    for text in ("exchange 9S1", "exchange KS1", "exchange 9D1"):
        table.refused(A, text)
    table.refused(B, "exchange 9H1")
    table.do(A, "declare marriage KS1 QS1")
    table.refused(A, "exchange 9H1")
    table.do(A, "play KS1")
    table = race()
    table.deal("9H AD", "9D", turn_up="KH")
    tricks(table, "AD 9D")
    table.do(A, "close")
    table.refused(A, "exchange 9H1")


def test_exchange_before_closing() -> None:
    """S-7, S-8: first the one, then the other, then a marriage."""
    table = race()
    table.deal("9H QH AD", "9D", turn_up="KH")
    tricks(table, "AD 9D")
    for text in ("exchange 9H1", "close", "declare marriage KH1 QH1"):
        table.do(A, text)
    assert (table.last["turn_up"], table.last["closed_by"]) == ("9H1", A)


@pytest.mark.parametrize("when", ["on_lead", "any_time_after_own_trick"])
def test_s_exchange_when(when: str) -> None:
    """S-7: with the option also when following, but never without a trick of one's own."""
    table = race(s_exchange_when=when)
    table.deal("9H AD 9S QD", "9D AC TS", turn_up="KH", talon="JC JD")
    tricks(table, "AD 9D")
    tricks(table, "9S TS")
    table.refused(A, "exchange 9H1")
    table.do(B, "play AC1")
    assert table.may(A, "exchange 9H1") is (when != "on_lead")
    if when != "on_lead":
        assert table.do(A, "exchange 9H1")["trick"] == [[B, "AC1"]]
        assert "KH1" in table.last["legal"]["play"]
    table = race(s_exchange_when=when)
    table.deal("AC", "9H", turn_up="KH")
    table.do(A, "play AC1")
    table.refused(B, "exchange 9H1")


# ---------------------------------------------------------------------- closing


def test_closing() -> None:
    """S-8: nobody draws any more; cards left and turn-up stay as they are; suits must be followed."""
    table = race()
    table.deal("AD AC TH", "9D 9C JS", turn_up="KH")
    assert table.last["legal"]["other"] == ["close"]
    table.refused(B, "close")
    state = table.do(A, "close")
    assert (state["phase"], state["closed_by"], state["talon"], state["turn_up"]) == ("end", A, 12, "KH1")
    assert (state["to_act"], state["legal"]["other"]) == (A, [])
    table.refused(A, "close")
    table.do(A, "play AD1")
    table.refused(B, "play JS1")
    state = table.do(B, "play 9D1")
    assert [len(hand) for hand in state["hands"]] == [5, 5]
    assert (state["talon"], state["turn_up"], state["to_act"]) == (12, "KH1", A)


@pytest.mark.parametrize(("when", "later"), [("any_lead", True), ("before_first_trick", False)])
def test_s_close_when(when: str, later: bool) -> None:
    """S-8: on any lead, or only before the first trick; never when following."""
    table = race(s_close_when=when)
    table.deal("AD AC", "9D 9C", turn_up="KH")
    assert table.may(A, "close")
    table.do(A, "play AD1")
    table.refused(B, "close")
    table.do(B, "play 9D1")
    assert table.may(A, "close") is later


def test_closing_with_the_last_two() -> None:
    """S-8: two cards of the talon are enough; with none there is nothing to close."""
    table = race(s_claim="manual")
    table.deal("AS TS AC TC AD TD", "9S 9C 9D JS JC JD", turn_up="KH", talon="KS QS KC QC KD QD 9H JH QH TH AH")
    tricks(table, "AS 9S TS JS AC 9C TC JC AD 9D")
    assert (table.last["talon"], table.may(A, "close")) == (2, True)
    tricks(table, "TD JD")
    table.refused(A, "close")


# ---------------------------------------------------------------------- the last tricks


@pytest.mark.parametrize(
    ("hand", "legal"),
    [("9D TH KC", {"9D"}), ("TH 9H KC", {"TH", "9H"}), ("KC QC", None)],
)
def test_following(hand: str, legal: set[str] | None) -> None:
    """S-8e, S-9e, S-9: the suit if there is one, else a trump, else anything."""
    table = race()
    fill = [card for card in ("9C", "JC", "9S", "JS", "QS") if card not in hand.split()]
    table.deal("AD AC", " ".join([*hand.split(), *fill][:6]), turn_up="KH")
    table.do(A, "close")
    state = table.do(A, "play AD1")
    assert {card[:2] for card in state["legal"]["play"]} == (legal or {card[:2] for card in state["hands"][B]})


@pytest.mark.parametrize(("must", "legal"), [(False, {"9D", "TD"}), (True, {"TD"})])
def test_s_end_must_beat(must: bool, legal: set[str]) -> None:
    """S-9, G-14: a higher card of the suit only has to be played under the stricter rule."""
    table = race(s_end_must_beat=must)
    table.deal("JD AD", "9D TD TH 9C JC", turn_up="KH")
    table.do(A, "close")
    state = table.do(A, "play JD1")
    assert {card[:2] for card in state["legal"]["play"]} == legal


def test_views() -> None:
    """R-14, S-6, S-7: the other hand stays hidden in print, also cards announced or exchanged."""
    table = race()
    table.deal("9H QH AD", "9D", turn_up="KH")
    tricks(table, "AD 9D")
    table.do(A, "exchange 9H1")
    table.do(A, "declare marriage KH1 QH1")
    view = table.view(B)
    assert (view["hands"][A], view["tables"], view["legal"]["play"]) == (["??"] * 6, [[], []], [])
    assert view["scores"] == [51, 0]
