"""Six-deck (X): the cut, carte blanche, how trumps are made, and how it ends."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.properties.reference import pack
from tests.rulebook.closing import end_with
from tests.rulebook.decks import spaced
from tests.rulebook.scenes import play_at_random
from tests.rulebook.six import QUIET, after_trumps, six, with_trumps
from tests.rulebook.table import A, B, Game

BLANK = "AS AH TD1 TD2 9C 9S 8H 8D 7C1 7C2 9D TS"
ASKED = {"play": [], "declare": [], "other": ["carte-blanche", "waive"]}


def blanche(**options: Any) -> Game:
    """Return a six-deck match without cut."""
    return Game("six-deck", **{"x_cut_bonus": "off", **options})


def test_the_cards_are_dealt() -> None:
    """X-1, X-4, X-9, G-5: six packs, twelve cards each one by one, none turned up, the dealer's opponent leads."""
    answer = six().ask({"deal": {"seed": 3, "dealer": A}})
    state, deck = answer["state"], answer["deck"]
    assert sorted(deck) == sorted(pack(6))
    assert state["hands"] == [sorted(deck[1:24:2]), sorted(deck[:24:2])]
    assert (state["talon"], state["turn_up"], state["trump"], state["to_act"]) == (168, None, None, B)


def test_a_deal_has_84_tricks_with_a_draw_and_12_without() -> None:
    """G-5, G-21a, X-14: an opportunity after every one of the 84, with eleven cards; tricks count nothing."""
    table = six()
    table.deal_as({"seed": 2})
    chances, tricks = 0, [0, 0]
    while table.last["phase"] != "over":
        legal, before = table.last["legal"], sum(table.last["tricks_won"])
        ending = table.last["phase"] == "end"
        if "draw" in legal["other"]:
            chances += 1
            assert [len(table.holding(seat)) for seat in (A, B)] == [11, 11]
        table.do(table.last["to_act"], "draw" if "draw" in legal["other"] else f"play {legal['play'][0]}")
        tricks[ending] += sum(table.last["tricks_won"]) - before
    assert (chances, tricks, sum(table.last["scores"])) == (84, [84, 12], 250)


# ---------------------------------------------------------------------- the cut


@pytest.mark.parametrize(
    ("cut", "guess", "scores"),
    [(24, 24, [150, 250]), (27, 26, [0, 0]), (24, 25, [0, 250]), (30, 30, [150, 0]), (24, None, [0, 250])],
)
@pytest.mark.parametrize("bonus", ["random", "interactive"])
def test_cut_and_estimate(bonus: str, cut: int, guess: int | None, scores: list[int]) -> None:
    """X-1e, X-2e, X-3: 250 to the dealer (B) for just 24, 150 to the other for the right number; both are possible."""
    table = Game("six-deck", x_cut_bonus=bonus, carte_blanche=False)
    deck = sorted(pack(6))
    request = {"deck": deck, "dealer": B, "cut": cut} | ({} if guess is None else {"guess": guess})
    assert table.deal_as(request)["scores"] == scores


@pytest.mark.parametrize(("bonus", "some"), [("off", False), ("random", True), ("interactive", True)])
def test_x_cut_bonus(bonus: str, some: bool) -> None:
    """X-3: the seed draws packet and estimate where they are not given; the same seed the same ones."""
    scores = [
        Game("six-deck", x_cut_bonus=bonus, carte_blanche=False).deal_as({"seed": seed, "dealer": B})["scores"]
        for seed in range(400)
    ]
    assert {tuple(pair) for pair in scores} == ({(0, 0), (150, 0), (0, 250), (150, 250)} if some else {(0, 0)})
    assert scores[7] == Game("six-deck", x_cut_bonus=bonus).deal_as({"seed": 7, "dealer": B})["scores"]
    if some:
        assert 25 <= sum(pair[1] > 0 for pair in scores) <= 90
        assert 45 <= sum(pair[0] > 0 for pair in scores) <= 120


def test_a_given_cut_stands_for_the_seed_s() -> None:
    """X-3: the dealt cards do not depend on it; with the cut off both numbers are ignored."""
    states = [
        Game("six-deck", carte_blanche=False).deal_as({"seed": 5, "dealer": B, "cut": cut, "guess": 48})
        for cut in (12, 24, 48)
    ]
    assert [state["scores"] for state in states] == [[0, 0], [0, 250], [150, 0]]
    assert states[0]["hands"] == states[1]["hands"] == states[2]["hands"]
    assert six().deal_as({"seed": 5, "dealer": B, "cut": 24, "guess": 24})["scores"] == [0, 0]


def test_a_given_deck_is_not_cut() -> None:
    """X-3: no bonus without a cut in the request; a number outside 12 to 48 is refused."""
    table = Game("six-deck", carte_blanche=False)
    for name, number in (("cut", 11), ("cut", 49), ("guess", 11), ("guess", 49), ("cut", "24"), ("cut", True)):
        answer = table.ask({"deal": {"seed": 1, name: number}})
        assert (answer["ok"], answer["error"]) == (False, "request")
    assert table.deal_as({"deck": sorted(pack(6)), "dealer": B})["scores"] == [0, 0]


def test_a_record_keeps_the_cut() -> None:
    """X-3: the numbers stand in the record."""
    table = Game("six-deck")
    table.deal_as({"deck": sorted(pack(6)), "dealer": B, "cut": 24, "guess": 31})
    assert " 24 31" in table.ask({"record": True})["record"]


# ---------------------------------------------------------------------- carte blanche


def test_a_hand_without_court_cards_is_shown() -> None:
    """X-3e, X-6: asked before the first card of the deal, 250, and the cards go back to hand."""
    table = blanche()
    state = table.deal(BLANK, "KS")
    assert (state["to_act"], state["legal"]) == (A, ASKED)
    table.refused(A, "play 9C1")
    table.refused(B, "carte-blanche")
    assert table.gain(A, "carte-blanche") == 250
    assert (table.last["to_act"], table.last["tables"]) == (A, [[], []])
    table.refused(A, "carte-blanche")
    table.refused(A, "waive")


def test_a_drawn_card_is_shown_until_a_court_card_comes() -> None:
    """X-4e, X-7: 250 again for the 8S; the right ends with the QH, for good. It needs no trick won."""
    table = blanche()
    table.deal(BLANK, "KS", talon=spaced(["8S1", "QH1", "8S2"]))
    table.do(A, "carte-blanche")
    table.free(" ".join(table.last["hands"][A]))
    table.win(A)
    state = table.do(A, "draw")
    assert (state["to_act"], state["legal"]) == (A, ASKED)
    assert table.gain(A, "carte-blanche") == 250
    for _ in range(2):
        table.win(A)
        state = table.do(A, "draw")
        assert "carte-blanche" not in state["legal"]["other"]
    assert state["scores"][A] == 500


def test_the_loser_of_the_trick_is_asked_too() -> None:
    """X-7: in order of drawing, after both have drawn, whoever won."""
    table = blanche()
    table.deal("AC", BLANK.replace("AS", "AS2"), talon="KS1 8S1")
    assert table.last["to_act"] == A
    table = blanche()
    table.deal("AC KS", BLANK, talon="KS2 8S1")
    assert table.last["to_act"] == B
    table.do(B, "carte-blanche")
    table.follow_line([(A, "AC1"), (B, "7C1")])
    state = table.do(A, "draw")
    assert (state["to_act"], state["legal"]["other"]) == (B, ["carte-blanche", "waive"])
    assert [len(hand) for hand in state["hands"]] == [12, 12]
    assert table.do(B, "carte-blanche")["to_act"] == A
    assert table.last["scores"] == [0, 500]


def test_both_are_asked_the_non_dealer_first() -> None:
    """X-6: each once."""
    table = blanche()
    assert table.deal(dealer=A)["to_act"] == B
    assert table.do(B, "waive")["to_act"] == A
    assert table.do(A, "carte-blanche")["to_act"] == B
    assert table.last["scores"] == [250, 0]
    assert table.last["legal"]["play"]


def test_a_waived_right_is_gone() -> None:
    """X-7: not shown at once, never shown again."""
    table = blanche()
    table.deal(BLANK, "KS", talon=spaced(["8S1", "8S2"]))
    table.do(A, "waive")
    table.free(" ".join(table.last["hands"][A]))
    for _ in range(2):
        table.win(A)
        assert "carte-blanche" not in table.do(A, "draw")["legal"]["other"]
    assert table.last["scores"] == [0, 0]


@pytest.mark.parametrize(("allowed", "other"), [(True, ASKED["other"]), (False, [])])
def test_carte_blanche(allowed: bool, other: list[str]) -> None:
    """X-8: some do not count it."""
    assert blanche(carte_blanche=allowed).deal(BLANK, "KS")["legal"]["other"] == other


def test_nothing_shows_whether_a_right_was_waived_or_ended() -> None:
    """X-7: to the other seat a waived eight and a silent queen look the same; while A is asked all see who acts."""
    views = []
    for card in ("8S1", "QH1"):
        table = blanche()
        table.deal(BLANK, "KS", talon=f"{card} KC1")
        table.do(A, "carte-blanche")
        table.follow_line([(A, "AS1"), (B, "8C1")])
        table.do(A, "draw")
        if card == "8S1":
            assert [table.view(seat)["to_act"] for seat in (A, B)] == [A, A]
            assert table.view(A)["legal"] == ASKED
            assert table.view(B)["legal"]["other"] == []
            table.do(A, "waive")
        view = table.view(B)
        views.append({name: view[name] for name in view if name != "hands"})
    assert views[0] == views[1]


def test_the_draw_that_empties_the_talon_asks_nobody() -> None:
    """X-7, G-16: with a card shown at every draw but the last, 84 times 250 in all."""
    plain = [card for card in pack(6) if card[0] not in "KQJ"]
    courts = [card for card in pack(6) if card[0] in "KQJ"]
    own, rest = plain[:96], [*courts, *plain[96:]]
    table = blanche(last_trick_points=0)
    talon = " ".join(f"{mine} {his}" for mine, his in zip(own[12:], rest[12:], strict=True))
    table.deal(" ".join(own[:12]), " ".join(rest[:12]), talon=talon)
    table.kept = set()
    while table.last["phase"] == "open":
        other = table.last["legal"]["other"]
        if "carte-blanche" in other:
            table.do(A, "carte-blanche")
        elif "draw" in other:
            table.do(A, "draw")
        else:
            table.win(A)
    assert table.last["scores"] == [84 * 250, 0]


def test_the_aces_of_a_shown_hand_still_count() -> None:
    """X-7: it uses up no declaration."""
    table = blanche()
    table.deal("AS1 AH1 AD1 AC1 TD TC 9C 9S 8H 8D 7C 7D", "KS")
    table.do(A, "carte-blanche")
    table.free("9C1 9S1 8H1 8D1 7C1 7D1 TD1 TC1")
    table.win(A)
    assert table.gain(A, "declare four-aces AS1 AH1 AD1 AC1") == 100


# ---------------------------------------------------------------------- trumps


def test_the_first_marriage_makes_trumps() -> None:
    """X-9, N-2: forty; a pending one fixes nothing."""
    table = six()
    table.deal("KC QC KD QD")
    table.win(A)
    assert table.do(A, "lay marriage KD1 QD1")["trump"] is None
    assert table.gain(A, "declare marriage KC1 QC1") == 40
    assert table.last["trump"] == "C"
    table.win(A)
    assert table.gain(A, "declare marriage KD1 QD1") == 20


def test_a_sequence_before_any_marriage_makes_trumps() -> None:
    """X-6e, X-9, M-7: 250, and the marriage of its king and queen is lost."""
    table = six()
    table.deal("AC TC KC QC JC")
    table.win(A)
    assert table.gain(A, "declare quint AC1 TC1 KC1 QC1 JC1") == 250
    assert (table.last["trump"], table.last["pending"]) == ("C", [[], []])
    table.win(A)
    table.refused(A, "declare marriage KC1 QC1")


@pytest.mark.parametrize(
    ("options", "gains", "trump"),
    [
        ({}, [20, 150], None),
        ({"plain_quint_points": 100}, [20, 100], None),
        ({"plain_quint_points": 0}, [20, None], None),
        ({"trump_repeat_ban": False}, [40, 250], "D"),
        ({"bezique_cards": "fixed"}, [40, 250], "D"),
    ],
)
def test_trump_repeat_ban(options: dict[str, Any], gains: list[int | None], trump: str | None) -> None:
    """X-5e, X-10, X-11: the suit of the last deal scores as a plain one and fixes nothing; not with fixed beziques."""
    table = after_trumps("D", **options)
    table.deal("KD1 QD1 AD2 TD2 KD2 QD2 JD2")
    table.win(A)
    assert table.gain(A, "declare marriage KD1 QD1") == gains[0]
    assert table.last["trump"] == trump
    table.win(A)
    if gains[1] is None:
        table.refused(A, "declare quint AD2 TD2 KD2 QD2 JD2")
    else:
        assert table.gain(A, "declare quint AD2 TD2 KD2 QD2 JD2") == gains[1]
    assert table.last["trump"] == trump


def test_the_ban_is_only_on_making_trumps() -> None:
    """X-10: another suit becomes trumps; a deal without trumps lifts the ban."""
    table = after_trumps("D")
    table.deal("KC QC KD QD")
    table.win(A)
    assert table.gain(A, "declare marriage KC1 QC1") == 40
    assert table.last["trump"] == "C"
    table.win(A)
    assert table.gain(A, "declare marriage KD1 QD1") == 20
    table.finish(last=A)
    table.deal()
    table.finish(last=A)
    table.deal("KC QC")
    table.win(A)
    assert table.gain(A, "declare marriage KC1 QC1") == 40
    assert table.last["trump"] == "C"


def test_before_trumps() -> None:
    """X-12, G-12: no bezique, no trump quartet; fours of any suits count; an ace of another suit takes nothing."""
    table = six()
    table.deal("QS JD QH JC KS1 KS2 KS3 KS4", "AC")
    table.win(A)
    assert table.last["legal"]["declare"] == ["four-kings", "marriage S"]
    for text in ("bezique QS1 JD1", "bezique QH1 JC1", "four-trump-kings KS1 KS2 KS3 KS4"):
        table.refused(A, f"declare {text}")
    assert table.gain(A, "declare four-kings KS1 KS2 KS3 KS4") == 80
    table.do(A, "draw")
    table.do(A, f"play {table.held(A, '8')}")
    assert table.do(B, "play AC1")["to_act"] == A


@pytest.mark.parametrize("makes", [False, True])
def test_bezique_makes_trump(makes: bool) -> None:
    """X-12, M-1: any of the four pairs, forty, and the suit of its queen becomes trumps, even a banned one."""
    table = after_trumps("H", bezique_makes_trump=makes)
    table.deal("QH JC KH")
    table.win(A)
    if makes:
        assert table.gain(A, "declare bezique QH1 JC1") == 40
    else:
        table.refused(A, "declare bezique QH1 JC1")
    assert table.last["trump"] == ("H" if makes else None)


@pytest.mark.parametrize(("on", "gain"), [(True, 80), (False, None)])
def test_double_marriage(on: bool, gain: int | None) -> None:
    """N-2, X-10: eighty and trumps where the double marriage is played; in the banned suit forty and nothing."""
    table = after_trumps("D", double_marriage=on)
    table.deal("KD1 KD2 QD1 QD2 KC1 KC2 QC1 QC2")
    table.win(A)
    if not on:
        table.refused(A, "declare double-marriage KC1 KC2 QC1 QC2")
        return
    assert table.gain(A, "declare double-marriage KD1 KD2 QD1 QD2") == 40
    assert table.last["trump"] is None
    table.win(A)
    assert table.gain(A, "declare double-marriage KC1 KC2 QC1 QC2") == gain
    assert table.last["trump"] == "C"


# ---------------------------------------------------------------------- the last tricks


@pytest.mark.parametrize(
    ("holding", "fill", "legal"),
    [
        ("9S KS AH", "DC", {"KS"}),
        ("9S 8S AH", "DC", {"9S", "8S"}),
        ("7H AD", "DC", {"7H"}),
        ("AD 8C", "DC", None),
        ("JS 7S", "DC", {"JS", "7S"}),
    ],
)
def test_the_last_twelve_tricks(holding: str, fill: str, legal: set[str] | None) -> None:
    """X-14e, X-19, G-14, G-16: follow and win if able, else follow, else trump, else anything."""
    table = end_with("six-deck", ["JS KH QH", holding], ["SDC", fill], **QUIET)
    assert table.last["tables"] == [[], []]
    state = table.do(A, f"play {table.held(A, 'JS')}")
    faces = {card[:2] for card in state["legal"]["play"]}
    assert faces == (legal or {card[:2] for card in state["hands"][B]})
    for card in set(state["hands"][B]) - set(state["legal"]["play"]):
        table.refused(B, f"play {card}")


@pytest.mark.parametrize(("must", "legal"), [(True, {"KS"}), (False, {"9S", "KS"})])
def test_end_must_beat(must: bool, legal: set[str]) -> None:
    """X-14e, G-13, G-14: without the duty to win any card of the suit will do."""
    table = end_with("six-deck", ["JS KH QH", "9S KS AH"], ["SDC", "DC"], **QUIET, end_must_beat=must)
    state = table.do(A, f"play {table.held(A, 'JS')}")
    assert {card[:2] for card in state["legal"]["play"]} == legal


@pytest.mark.parametrize(("points", "scores"), [(250, [0, 250]), (50, [0, 50])])
def test_last_trick_points(points: int, scores: list[int]) -> None:
    """X-15e, X-20, X-13: the last trick is the only one that scores."""
    table = six(last_trick_points=points)
    table.deal()
    assert table.finish(last=B)["scores"] == scores


# ---------------------------------------------------------------------- game and match


def value(won: int, lost: int, options: dict[str, Any]) -> int:
    """Return the game value as X-23 states it."""
    sign = 1 if lost < options["x_rubicon"] else -1
    if options["x_rounding"] == "each":
        return int((won // 100 + sign * (lost // 100)) * 100 + options["x_game_bonus"])
    total = won + sign * lost + options["x_game_bonus"]
    return int(total // 100 * 100 if options["x_rounding"] == "final" else total)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"x_rounding": "final"},
        {"x_rounding": "none"},
        {"x_rubicon": 0},
        {"x_rubicon": 300},
        {"x_game_bonus": 0},
        {"x_game_bonus": 70, "x_rounding": "none"},
    ],
)
def test_the_value_of_a_game(options: dict[str, Any]) -> None:
    """X-16e to X-19e, X-22, X-23, X-24: rubicon, bonus and rounding, by scores of random deals; totals are values."""
    table = Game("six-deck", **options)
    totals = [0, 0]
    for seed in range(3):
        table.deal_as({"seed": seed})
        play_at_random(table, random.Random(seed))
        result = table.last["result"]
        high, low = max(result["scores"]), min(result["scores"])
        assert high > low
        assert result["winner"] == result["scores"].index(high)
        assert result["value"] == value(high, low, table.options)
        totals[result["winner"]] += result["value"]
        assert (table.last["totals"], result.get("match")) == (totals, None)


def test_a_game_just_lost() -> None:
    """X-23: nothing to 250 in a rubicon: 200 and 1000."""
    table = six()
    table.deal()
    assert table.finish(last=B)["result"] == {"scores": [0, 250], "winner": B, "value": 1200}
    assert table.last["totals"] == [0, 1200]


@pytest.mark.parametrize("deals", [1, 2])
def test_x_deals(deals: int) -> None:
    """X-24, X-22: a drawn game counts among them, and equal totals have no winner."""
    table = six(x_deals=deals, last_trick_points=0)
    for _ in range(deals):
        assert table.ask({"deal": {"seed": 4}})["ok"]
        while table.last["phase"] != "over":
            legal = table.last["legal"]
            table.do(table.last["to_act"], "draw" if "draw" in legal["other"] else f"play {legal['play'][0]}")
    assert table.last["result"] == {
        "scores": [0, 0],
        "winner": None,
        "value": 0,
        "match": {"winner": None, "totals": [0, 0], "difference": 0},
    }
    assert table.ask({"deal": {"seed": 4}})["error"] == "request"


def test_an_open_match_goes_on() -> None:
    """X-24, X-5: any number of deals, dealt by turns."""
    table = six()
    dealers = []
    for _ in range(3):
        state = table.deal_as({"seed": 4})
        dealers.append(state["dealer"])
        table.finish(last=A)
        assert "match" not in table.last["result"]
    assert dealers in ([A, B, A], [B, A, B])


def test_the_winner_of_so_many_deals() -> None:
    """X-24: the higher sum of game values, and by how much."""
    table = six(x_deals=2)
    for last in (A, A):
        table.deal()
        table.finish(last=last)
    match = table.last["result"]["match"]
    assert match == {"winner": A, "totals": [2400, 0], "difference": 2400}


@pytest.mark.parametrize("way", ["high_card_chooses", "low_card"])
def test_the_higher_card_leaves_the_deal_to_the_other(way: str) -> None:
    """X-2: dealing is a disadvantage, so both ways the lower card deals; the lot follows the seed."""
    dealers = [six(first_dealer=way).deal_as({"seed": seed})["dealer"] for seed in range(30)]
    assert set(dealers) == {A, B}
    assert dealers == [six(first_dealer="low_card").deal_as({"seed": seed})["dealer"] for seed in range(30)]


@pytest.mark.parametrize("option", ["trick_review", "talon_count_visible"])
def test_what_may_be_looked_at_is_for_the_screen(option: str) -> None:
    """X-21: both options are stated, and change nothing here."""
    usual = six().options[option]
    assert usual in ("all", True)
    plain, other = six(), six(**{option: "none" if option == "trick_review" else False})
    assert plain.deal_as({"seed": 1}) == other.deal_as({"seed": 1})


def test_trumps_made_by_the_other_seat() -> None:
    """X-9, X-13: they are trumps for both at once: a low one takes an ace."""
    table = with_trumps("QS JD", "H")
    table.do(A, "draw")
    state = table.last
    low = next(card for card in state["hands"][A] if card[1] == "H")
    table.do(A, f"play {low}")
    assert table.do(B, f"play {table.held(B, '8')}")["to_act"] == A
