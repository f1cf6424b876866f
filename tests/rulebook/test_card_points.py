"""Two-handed with card points (V): as classic, dealt in twos, no plain quint, no four-trick rule."""

from __future__ import annotations

from typing import Any

from bezique_desktop.engine.cards import card_text
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.preliminaries import lots
from bezique_desktop.games.catalogue import rules_of
from tests.properties.reference import RANKS
from tests.rulebook.decks import spaced
from tests.rulebook.scenes import earn, end_scene
from tests.rulebook.table import A, B, Game

QUINT = "quint AH1 TH1 KH1 QH1 JH1"
DOUBLE = "double-bezique QS1 QS2 JD1 JD2"


def card_game(**options: Any) -> Game:
    """Return a match of the game with card points."""
    return Game("card-points", **options)


def test_the_lower_card_deals() -> None:
    """V-1e, V-2, C-3, G-2: both draw, the lower one deals (a king is lower than a ten), the other one leads."""
    for seed in range(200):
        match = Match(rules_of("card-points"), ["A", "B"], 1, seed)
        ranks = [RANKS.index(card_text(card)[0]) for card in lots(match.rules, seed)[-1]]
        assert match.next_dealer() == ranks.index(min(ranks))


def test_equal_cards_are_drawn_again() -> None:
    """V-2e, V-2: two nines decide nothing; every round but the last is a tie."""
    rounds = [lots(rules_of("card-points"), seed) for seed in range(400)]
    for draws in rounds:
        tied = [card_text(mine)[0] == card_text(other)[0] for mine, other in draws]
        assert tied == [True] * (len(draws) - 1) + [False]
    assert {len(draws) for draws in rounds} >= {1, 2}


def test_the_lot_follows_the_seed_of_the_first_deal() -> None:
    """V-2, C-3: the same seed names the same dealer, and over many seeds both players get the deal."""
    dealers = []
    for seed in range(60):
        states = [card_game().deal_as({"seed": seed}) for _ in range(2)]
        assert states[0] == states[1]
        assert states[0]["to_act"] == 1 - states[0]["dealer"]
        dealers.append(states[0]["dealer"])
    assert 15 < sum(dealers) < 45


def test_the_dealer_scores_a_turned_up_seven() -> None:
    """V-3e, V-4, MS-5: ten for the seven of clubs."""
    table = card_game()
    state = table.deal(turn_up="7C", dealer=A)
    assert (state["trump"], state["scores"]) == ("C", [10, 0])


def test_exchanging_the_seven() -> None:
    """V-4e, V-4, MS-3: ten for the exchange in this game."""
    table = card_game()
    table.deal("7C", turn_up="QC")
    table.win(A)
    assert table.gain(A, "exchange 7C1") == 10
    assert "QC1" in table.last["hands"][A]


def test_a_second_seven_may_be_shown() -> None:
    """V-4, MS-1, MS-3: after the exchange the other seven earns its own ten by being shown."""
    table = card_game()
    table.deal("7H1 7H2", turn_up="KH")
    table.win(A)
    assert table.gain(A, "exchange 7H1") == 10
    table.refused(A, "show 7H2")
    table.win(A)
    assert table.gain(A, "show 7H2") == 10


def test_a_quint_must_be_of_trumps() -> None:
    """V-5e, V-5, M-3: five spades in a row are only a marriage when hearts are trumps."""
    table = card_game()
    table.deal("AS TS KS QS JS")
    table.win(A)
    table.refused(A, "declare quint AS1 TS1 KS1 QS1 JS1")
    assert table.gain(A, "declare marriage KS1 QS1") == 20


def test_the_trump_quint_counts() -> None:
    """V-5: the five trumps are worth 250, with one trick won."""
    table = card_game()
    table.deal("AH TH KH QH JH")
    table.win(A)
    assert table.gain(A, f"declare {QUINT}") == 250


def test_a_double_marriage() -> None:
    """V-6e, M-10: two couples at once in a plain suit make forty."""
    table = card_game()
    table.deal("KD1 KD2 QD1 QD2")
    table.win(A)
    assert table.gain(A, "declare double-marriage KD1 KD2 QD1 QD2") == 40


def test_one_trick_is_enough_for_a_marriage() -> None:
    """V-7e, V-6, C-9: there is no four-trick rule here."""
    table = card_game()
    table.deal("KS QS")
    table.win(A)
    assert table.gain(A, "declare marriage KS1 QS1") == 20


def test_the_score_of_a_deal_is_added_up() -> None:
    """V-8e, V-8, M-CP, G-23: declarations 300, exchange 10, captured 136, last trick 10; the other captured 104."""
    table = card_game()
    table.deal("KH1 KH2 QH1 QH2 KS KD 7H", turn_up="AH", talon=spaced(["QS1", "QD1", "JD1"]))
    table.win(A)
    table.do(A, "exchange 7H1")
    table.do(A, "declare double-marriage KH1 KH2 QH1 QH2")
    table.win(A, card="AH1")
    table.do(A, "declare four-kings KH1 KH2 KS1 KD1")
    table.win(A, card="KH1")
    table.do(A, "declare four-queens QH1 QH2 QS1 QD1")
    table.win(A, card="KH2")
    for meld in ("marriage KS1 QS1", "marriage KD1 QD1", "bezique QS1 JD1"):
        table.do(A, f"declare {meld}")
        table.free("QH1 QH2")
        table.win(A)
    assert table.last["scores"] == [310, 0]
    state = table.finish(last=A, captured=136)
    assert state["scores"] == [456, 104]
    assert state["result"] == {"scores": [456, 104], "winner": A, "value": 352}


def test_the_last_trick_decides_between_two_over_the_target() -> None:
    """V-9e, V-10, C-14: 1000 with the last trick beats 1130."""
    table = card_game(card_points="none")
    earn(table, [DOUBLE], last=B)
    earn(table, [QUINT], [DOUBLE], last=B)
    aces = "four-aces AS1 AH1 AD1 AC1", "four-aces AS2 AH2 AD2 AC2"
    earn(table, [aces[0], "marriage KH1 QH1"], [aces[1]], last=B)
    assert table.last["totals"] == [890, 630]
    earn(table, [aces[0]], [DOUBLE], last=A)
    assert table.last["result"]["match"] == {"winner": A, "totals": [1000, 1130], "difference": 130}


def test_two_cards_at_a_time() -> None:
    """V-3, V-1: the packets of the deal are twos, and the seventeenth card is turned up."""
    answer = card_game().ask({"deal": {"seed": 8, "dealer": B}})
    deck, state = answer["deck"], answer["state"]
    mine = [card for start in range(0, 16, 4) for card in deck[start : start + 2]]
    assert state["hands"][A] == sorted(mine)
    assert state["turn_up"] == deck[16]


def test_card_points_wait_for_the_end() -> None:
    """V-8, M-CP: nothing is credited while the deal runs."""
    table = card_game()
    table.deal("AS", "TS")
    table.win(A, card="AS1")
    assert table.last["scores"] == [0, 0]


def test_declaring_is_possible_until_the_talon_is_gone() -> None:
    """V-7, V-9, G-17: the trick before the last draw still lets its winner declare, then suit is followed."""
    table = card_game()
    table.deal("KS QS")
    table.win(A, 24)
    assert table.gain(A, "declare marriage KS1 QS1") == 20
    assert table.do(A, "draw")["phase"] == "end"
    table, lead = end_scene("card-points", "TS", ["7S", "AH"], "H")
    assert [card[:2] for card in table.do(A, f"play {lead}")["legal"]["play"]] == ["7S"]


def test_a_misdealt_deck_is_not_played() -> None:
    """V-11: a deck that is not complete is refused, and the deal can be asked for again."""
    table = card_game()
    deck = table.ask({"deal": {"seed": 2}})["deck"]
    table = card_game()
    assert table.ask({"deal": {"deck": [deck[1], *deck[1:]]}})["error"] == "request"
    assert table.ask({"deal": {"deck": deck, "dealer": A}})["ok"]
