"""What the state and the views of the line protocol say in the course of a deal."""

from __future__ import annotations

import pytest

from tests.rulebook.decks import spaced
from tests.rulebook.scenes import earn
from tests.rulebook.table import A, B, Game


def test_the_trick_on_the_table() -> None:
    """It shows who played what, and is empty as soon as it is complete."""
    table = Game("program-long")
    table.deal("KS", "TS")
    assert table.do(A, "play KS1")["trick"] == [[A, "KS1"]]
    state = table.do(B, "play TS1")
    assert (state["trick"], state["tricks_won"]) == ([], [0, 1])


def test_cards_are_listed_in_order_of_their_text() -> None:
    """Hands, tables and plays are sorted."""
    table = Game("program-long")
    state = table.deal("QS JD TS 9C KH")
    table.do(A, "declare bezique QS1 JD1")
    state = table.last
    for cards in (*state["hands"], *state["tables"], state["legal"]["play"]):
        assert cards == sorted(cards)


def test_the_talon_counts_the_turn_up() -> None:
    """G-6, G-22: 48, two fewer with every trick, and the turn-up goes last, to the loser."""
    table = Game("classic")
    assert table.deal(turn_up="KC")["talon"] == 48
    for drawn in range(1, 25):
        table.win(A)
        assert (table.last["turn_up"], table.last["talon"]) == ("KC1", 50 - 2 * drawn)
        table.do(A, "draw")
    assert (table.last["turn_up"], table.last["talon"], table.last["trump"]) == (None, 0, "C")
    assert "KC1" in table.last["hands"][B]


def test_an_exchanged_seven_is_drawn_last() -> None:
    """G-22, MS-1: the seven left for the turn-up goes to the loser of the last open trick."""
    table = Game("classic")
    table.deal("7H", turn_up="KH")
    table.win(A)
    table.do(A, "exchange 7H1")
    table.free("KH1")
    table.to_end(A)
    assert "7H1" in table.last["hands"][B]


def test_the_winner_draws_first() -> None:
    """G-22, G-7, G-8: he gets the top card, and leads."""
    table = Game("classic")
    table.deal("", "AC", talon="TD1 JC1")
    table.do(A, "play 8C1")
    table.do(B, "play AC1")
    state = table.do(B, "draw")
    assert "TD1" in state["hands"][B]
    assert "JC1" in state["hands"][A]
    assert state["to_act"] == B


def test_every_open_trick_gives_an_opportunity() -> None:
    """G-21, G-17: also with nothing to declare; only drawing ends it, and only there."""
    table = Game("classic")
    table.deal()
    table.win(B)
    assert table.last["legal"] == {"play": [], "declare": [], "other": ["draw"]}
    assert table.last["to_act"] == B
    table.refused(B, f"play {table.last['hands'][B][0]}")
    table.refused(A, "draw")
    table.do(B, "draw")
    table.refused(B, "draw")


def test_declared_kinds_are_named_once() -> None:
    """Marriages and quints with their suit, other kinds without, sorted; the cards are asked for with "may"."""
    table = Game("card-points")
    table.deal("KS1 KS2 QS1 QS2 JD KH QH")
    table.win(A)
    assert table.last["legal"]["declare"] == ["bezique", "double-marriage S", "marriage H", "marriage S"]
    for pair in ("KS1 QS1", "KS1 QS2", "QS1 KS2", "QS2 KS2"):
        assert table.may(A, f"declare marriage {pair}")
    assert table.may(A, "declare double-marriage QS2 KS1 QS1 KS2")


def test_other_actions_are_listed_in_full() -> None:
    """Draw, exchange and show, sorted, each seven by itself."""
    table = Game("classic")
    table.deal("7H1 7H2", turn_up="AH")
    table.win(A)
    assert table.last["legal"]["other"] == ["draw", "exchange 7H1", "exchange 7H2", "show 7H1", "show 7H2"]
    table.do(A, "show 7H2")
    assert table.last["legal"]["other"] == ["draw"]


def test_declared_cards_lie_open_and_stay_playable() -> None:
    """G-4, G-16, M-3: from hand to table, led from there, and taken back when the talon is gone."""
    table = Game("classic")
    table.deal("QS JD")
    table.win(A)
    table.do(A, "declare bezique QS1 JD1")
    assert table.last["tables"] == [["JD1", "QS1"], []]
    assert table.view(B)["tables"] == [["JD1", "QS1"], []]
    table.win(A, card="QS1")
    assert table.last["tables"] == [["JD1"], []]
    table.to_end(A)
    assert table.last["tables"] == [[], []]
    assert "JD1" in table.last["hands"][A]
    assert table.view(B)["hands"][A] == ["??"] * 8


def test_a_view_hides_the_other_hand() -> None:
    """R-14: what the other seat holds is never told, only how many cards; nor what it may do."""
    table = Game("program-long")
    table.deal("QS JD", "KH")
    for seat in (A, B):
        view = table.view(seat)
        assert view["hands"][seat] == table.last["hands"][seat]
        assert view["hands"][1 - seat] == ["??"] * 8
        same = {key: view[key] for key in view if key not in ("hands", "legal")}
        assert same == {key: table.last[key] for key in same}
    assert table.view(A)["legal"] == table.last["legal"]
    assert table.view(B)["legal"] == {"play": [], "declare": [], "other": []}


def test_a_view_hides_what_was_drawn_or_exchanged() -> None:
    """The printed view shows no card in another hand, though everybody saw it go there."""
    table = Game("classic")
    table.deal("7H", turn_up="KH")
    table.win(A)
    table.do(A, "exchange 7H1")
    view = table.view(B)
    assert (view["turn_up"], view["hands"][A]) == ("7H1", ["??"] * 7)
    table.do(A, "draw")
    assert table.view(B)["hands"][A] == ["??"] * 8


def test_scores_and_totals() -> None:
    """Scores are this deal's, totals those of finished deals, this one included once it is over."""
    table = Game("program-long", card_points="none")
    earn(table, ["bezique QS1 JD1"], last=B)
    assert (table.last["scores"], table.last["totals"]) == ([40, 10], [40, 10])
    state = table.deal("QS JD", dealer=B)
    assert (state["scores"], state["totals"], state["deal"]) == ([0, 0], [40, 10], 2)
    state = table.do(A, "declare bezique QS1 JD1")
    assert (state["scores"], state["totals"]) == ([40, 0], [40, 10])
    table.finish(last=A)
    assert table.last["totals"] == [90, 10]
    assert table.last["result"] == {"scores": [50, 0], "winner": A, "value": 50}


def test_the_deal_ends_with_its_last_card() -> None:
    """G-23: last trick and, where they wait, card points are in the answer to the last play."""
    table = Game("classic")
    table.deal()
    state = table.finish(last=A)
    assert (state["phase"], state["to_act"], state["hands"]) == ("over", None, [[], []])
    assert state["legal"] == {"play": [], "declare": [], "other": []}
    assert sum(state["scores"]) == 250
    assert state["result"]["value"] == abs(state["scores"][0] - state["scores"][1])


def test_a_tied_deal_has_no_winner() -> None:
    """Equal scores: nobody, and a value of nought."""
    table = Game("classic", card_points="none", last_trick_points=0)
    table.deal()
    assert table.finish(last=A)["result"] == {"scores": [0, 0], "winner": None, "value": 0}


def test_a_named_dealer_counts_for_the_next_deal() -> None:
    """C-3: if the request says who deals, the turn goes on from there."""
    table = Game("classic")
    for dealer in (A, A, B):
        assert table.deal(dealer=dealer)["to_act"] == 1 - dealer
        table.finish(last=A)
    assert table.deal_as({"seed": 4})["dealer"] == A


def test_cut_and_guess_are_no_matter_of_these_games() -> None:
    """They may be sent; without a cut to score they change nothing."""
    plain = Game("classic").deal_as({"seed": 4, "dealer": A})
    assert Game("classic").deal_as({"seed": 4, "dealer": A, "cut": 24, "guess": 24}) == plain


def test_the_record_holds_every_action() -> None:
    """The record of the match so far is text with one line an action, and asking for it changes nothing."""
    table = Game("classic")
    table.deal("QS JD", talon=spaced(["KS1"]))
    done = []
    for seat, text in ((A, "play 8C1"), (B, "play 7C1"), (A, "declare bezique QS1 JD1"), (A, "draw"), (A, "play QS1")):
        table.do(seat, text)
        done.append(text)
    before = table.state
    answer = table.ask({"record": True})
    assert set(answer) == {"ok", "record"}
    lines = iter(answer["record"].splitlines())
    for text in done:
        assert any(text in line for line in lines), text
    assert table.state == before


@pytest.mark.parametrize("game", ["program-long", "classic", "trumpless"])
def test_two_referees_are_independent(game: str) -> None:
    """What is done in one conversation is nothing to another."""
    first, second = Game(game), Game(game)
    for table in (first, second):
        table.deal("QS JD", dealer=B)
    first.win(A)
    assert second.state == Game(game).deal("QS JD", dealer=B)
