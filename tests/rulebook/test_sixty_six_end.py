"""Sixty-Six (S): who wins a deal, what it is worth, claims, void deals, and the match. B (seat 1) deals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.races import CLOSED, SINGLE, USUAL, Course, ending, reach
from tests.rulebook.table import A, B, Game
from tests.rulebook.vectors import VECTORS


def race(**options: Any) -> Game:
    """Return a match of Sixty-Six."""
    return Game("sixty-six", **options)


def manual(**options: Any) -> Game:
    """Return a match in which 66 has to be claimed."""
    return race(s_claim="manual", **options)


def void(table: Game) -> None:
    """Check that the deal has no winner, counts nothing, and that the same seat deals again."""
    assert table.last["result"] == {"scores": table.last["scores"], "winner": None, "value": 0}
    assert table.last["totals"] == [0, 0]
    assert table.deal_as({"seed": 1})["dealer"] == B


@pytest.mark.parametrize("row", VECTORS["sixty_six_points"], ids=lambda row: str(row["id"]))
def test_game_points(row: dict[str, Any]) -> None:
    """S-10e, S-11e, S-12, S-13: by the loser's points and tricks, twice that if it was he who closed."""

    def wanted(played: Course) -> bool:
        end, loser = played.race, played.loser
        as_told = (end.scores[loser], end.tricks[loser] == 0) == (row["total"], row["tricks"] == 0)
        return end.winner is not None and as_told and end.closed_by == (loser if row["closer_failed"] else None)

    table = race()
    played = ending(table, wanted, CLOSED if row["closer_failed"] else USUAL)
    winner = 1 - played.loser
    assert (table.last["result"]["winner"], table.last["result"]["value"]) == (winner, row["points"])
    assert table.last["totals"][winner] == row["points"]


@pytest.mark.parametrize(("total", "points"), [(12, 2), (33, 1)])
def test_a_closer_who_succeeds(total: int, points: int) -> None:
    """S-12e, S-14: by the opponent's points, as if nothing had been closed."""
    table = race()
    ending(table, lambda played: played.race.winner == A and played.race.scores[B] == total, CLOSED)
    assert (table.last["closed_by"], table.last["result"]["value"]) == (A, points)


def test_a_loser_with_a_trick_of_nines() -> None:
    """S-10e, S-12: tricks without a point are worth as little as none: three."""
    table = race()
    ending(table, lambda played: not played.race.scores[played.loser] and played.race.tricks[played.loser] > 0)
    assert table.last["result"]["value"] == 3


def test_the_deal_stops_at_66() -> None:
    """S-13e, S-11: 58 and a trick of fourteen; it ends before the draw, with hands, talon and turn-up as they are."""

    def wanted(played: Course) -> bool:
        winner = played.race.winner or 0
        return (played.before[winner], played.race.scores[winner], played.race.turn_up is None) == (58, 72, False)

    table = race()
    found = ending(table, wanted, short=1)
    before = table.last
    state = table.do(*found.moves[-1])
    assert (state["phase"], state["to_act"], state["result"]["winner"]) == ("over", None, found.race.winner)
    assert (state["talon"], state["turn_up"]) == (before["talon"], before["turn_up"])
    assert sum(len(hand) for hand in state["hands"]) == sum(len(hand) for hand in before["hands"]) - 1
    assert state["legal"] == {"play": [], "declare": [], "other": []}
    table.refused(A, f"play {state['hands'][A][0]}")


def test_a_marriage_may_reach_66() -> None:
    """S-11: on announcing, before the card is led."""
    table = race()
    found = ending(table, lambda played: played.moves[-1][1].startswith("declare"))
    assert table.last["result"]["winner"] == found.moves[-1][0]
    assert table.last["trick"] == []


# ---------------------------------------------------------------------- claims


def test_unclaimed_with_both_at_66() -> None:
    """S-14e, S-16, S-2: 70 and 80, nobody claimed: void, and the same dealer deals again."""
    table = manual()
    ending(table, lambda played: sorted(played.race.scores) == [70, 80])
    void(table)


def test_the_points_of_a_deal() -> None:
    """S-15e, S-1, S-10: without marriages 130, the last trick included."""
    table = manual()
    ending(table, lambda played: True, SINGLE)
    assert sum(table.last["scores"]) == 130


@pytest.mark.parametrize("claim", ["auto", "manual"])
def test_s_claim(claim: str) -> None:
    """S-11: at 66 the deal ends by itself, or goes on until somebody claims."""
    found = ending(race(), lambda played: len(played.race.talon) > 2 and played.moves[-1][1][:4] == "play")
    table = race(s_claim=claim)
    table.deal_as({"deck": found.deck, "dealer": B})
    for seat, text in found.moves:
        table.do(seat, text)
    winner = found.race.winner
    assert winner is not None
    assert (table.last["phase"], table.last["scores"][winner] >= 66) == ("over" if claim == "auto" else "open", True)
    if claim == "manual":
        assert table.last["to_act"] == winner
        table.refused(1 - winner, "claim")
        assert table.do(winner, "claim")["result"]["winner"] == winner
    else:
        table.refused(winner, "claim")


def test_where_a_claim_is_possible() -> None:
    """S-11: on lead, or after announcing; not with a card on the table, and not where claims are automatic."""
    table = manual()
    table.deal("KS QS 9D", "AS", turn_up="9H")
    assert table.last["legal"]["other"] == ["claim", "close"]
    table.do(A, "declare marriage KS1 QS1")
    assert table.last["legal"] == {"play": ["KS1", "QS1"], "declare": [], "other": ["claim"]}
    table.do(A, "play KS1")
    table.refused(B, "claim")
    table = race()
    table.deal("KS QS")
    table.refused(A, "claim")


def test_a_claim_after_announcing() -> None:
    """S-11: the marriage just announced counts for it."""
    table = manual()
    reach(table, lambda played: announced(played) and played.before[mover(played)] < 66 <= score(played))
    seat = int(table.last["to_act"])
    assert table.do(seat, "claim")["result"]["winner"] == seat


def mover(played: Course) -> int:
    """Return the seat that acted last."""
    return played.moves[-1][0]


def score(played: Course) -> int:
    """Return the deal score of the seat to act."""
    return played.race.scores[played.race.to_act or 0]


def announced(played: Course) -> bool:
    """Return whether a marriage has just been announced."""
    return played.race.announced is not None


def on_lead(played: Course) -> bool:
    """Return whether somebody is to lead."""
    return not played.race.trick and not announced(played)


def test_a_right_claim_against_as_much() -> None:
    """S-11, S-12: who claims first wins, one game point."""
    table = manual()
    reach(table, lambda played: on_lead(played) and min(played.race.scores) >= 66)
    seat = int(table.last["to_act"])
    state = table.do(seat, "claim")
    assert (state["result"]["winner"], state["result"]["value"]) == (seat, 1)


@pytest.mark.parametrize(("least", "most", "value"), [(33, 65, 2), (1, 32, 4), (0, 0, 6)])
def test_a_false_claim(least: int, most: int, value: int) -> None:
    """S-11, S-13: twice what the claimer's points are worth, to the other; the same in a deal that the other closed."""
    for manner in (USUAL, CLOSED):
        table = manual()
        closer = A if manner is CLOSED else None

        def wanted(played: Course, closer: int | None = closer) -> bool:
            poor = on_lead(played) and least <= score(played) <= most and sum(played.race.scores) > 0
            return poor and (closer is None or played.race.to_act != closer)

        reach(table, wanted, manner)
        seat = int(table.last["to_act"])
        state = table.do(seat, "claim")
        assert (state["result"]["winner"], state["result"]["value"]) == (1 - seat, value)


def test_a_right_claim_against_the_closer() -> None:
    """S-13: he has failed, and pays twice."""
    table = manual()
    reach(table, lambda played: on_lead(played) and played.race.to_act == B and score(played) >= 66, CLOSED)
    points = {True: 2, False: 4}[table.last["scores"][A] >= 33]
    if not table.last["scores"][A] or not table.last["tricks_won"][A]:
        points = 6
    assert table.do(B, "claim")["result"] == {"scores": table.last["scores"], "winner": B, "value": points}


def test_the_last_card_settles_without_a_claim() -> None:
    """S-11: the only one with 66 wins by the usual points."""
    table = manual()
    played = ending(table, lambda played: min(played.race.scores) < 66 <= max(played.race.scores))
    assert table.last["result"]["winner"] == played.race.scores.index(max(played.race.scores))
    assert table.last["result"]["value"] in (1, 2, 3)


def test_an_unclaimed_closed_deal() -> None:
    """S-13, S-16: both at 66 is void; else a closer under 66 has failed, whatever the other has."""
    table = manual()
    table.deal("KH QH AS TS KS QS", "AH TH AC TC AD TD", turn_up="9H")
    table.do(A, "close")
    table.do(A, "declare marriage KH1 QH1")
    table.follow_line([(A, "KH1"), (B, "AH1"), (B, "AC1"), (A, "QH1")])
    table.do(A, "declare marriage KS1 QS1")
    table.follow_line([(A, "QS1"), (B, "TH1"), (B, "AD1"), (A, "TS1"), (B, "TD1"), (A, "AS1"), (B, "TC1"), (A, "KS1")])
    assert table.last["scores"] == [74, 94]
    void(table)
    for other in (range(66), range(66, 200)):
        table = manual()

        def wanted(played: Course, other: range = other) -> bool:
            return played.race.scores[A] < 66 and played.race.scores[B] in other

        ending(table, wanted, CLOSED)
        assert (table.last["result"]["winner"], table.last["result"]["value"] % 2) == (B, 0)


@pytest.mark.parametrize("carry", [False, True])
def test_s_carry_65(carry: bool) -> None:
    """S-11: 65 to 65 is void; with the option each such deal adds a game point to the next one that is won."""
    table = race(s_carry_65=carry)
    for _ in range(2):
        ending(table, lambda played: played.race.scores == [65, 65])
        assert (table.last["result"]["winner"], table.last["totals"]) == (None, [0, 0])
    wins(table, A, 1)
    assert (table.last["result"]["value"], table.last["totals"]) == ((3, [3, 0]) if carry else (1, [1, 0]))
    wins(table, A, 1)
    assert table.last["result"]["value"] == 1


@pytest.mark.parametrize(("counts", "total"), [(True, 130), (False, 120)])
def test_s_last_trick_when_closed(counts: bool, total: int) -> None:
    """S-10: whether the last of a closed deal's tricks scores ten as well."""
    table = manual(s_last_trick_when_closed=counts)
    table.deal("AH TH AS TS AC TC", "9S JS 9C JC 9D JD", turn_up="KH")
    table.do(A, "close")
    for lead, answer in zip(("AS", "TS", "AC", "TC", "AH", "TH"), ("9S", "JS", "9C", "JC", "9D", "JD"), strict=True):
        table.follow_line([(A, f"{lead}1"), (B, f"{answer}1")])
    assert table.last["scores"] == [63 + 6 + (10 if counts else 0), 0]
    plain = manual(s_last_trick_when_closed=counts)
    ending(plain, lambda played: True, SINGLE)
    assert sum(plain.last["scores"]) == 130
    assert total - 120 == (10 if counts else 0)


# ---------------------------------------------------------------------- the match


@pytest.mark.parametrize(("rule", "dealer"), [("winner_deals", A), ("alternate", A), ("loser_leads", A)])
def test_next_deal(rule: str, dealer: int) -> None:
    """S-16e, S-2: A won the deal that B dealt, and deals the next."""
    table = race(next_deal=rule)
    ending(table, lambda played: played.race.winner == A)
    assert table.deal_as({"seed": 1})["dealer"] == dealer


@pytest.mark.parametrize(("rule", "dealer"), [("winner_deals", B), ("alternate", A), ("loser_leads", B)])
def test_next_deal_after_a_win_of_the_dealer(rule: str, dealer: int) -> None:
    """S-2, C-3, R-4: B dealt and won: B deals again, or A in turn, or B again so that the loser leads."""
    table = race(next_deal=rule)
    ending(table, lambda played: played.race.winner == B)
    assert table.deal_as({"seed": 1})["dealer"] == dealer


def test_first_dealer() -> None:
    """S-2: by lot of the seed, either seat."""
    assert {race().deal_as({"seed": seed})["dealer"] for seed in range(30)} == {A, B}


def wins(table: Game, winner: int, value: int) -> None:
    """Play a deal that brings a seat so many game points."""
    ending(table, lambda played: (played.race.winner, played.race.value) == (winner, value))


@pytest.mark.parametrize("settle", ["match", "pips"])
@pytest.mark.parametrize("target", [7, 8])
def test_s_match_target(target: int, settle: str) -> None:
    """S-15, S-17: over with so many game points; totals and difference are the points as they are, both ways."""
    table = race(s_match_target=target, s_settle=settle)
    for count, totals in enumerate(([3, 0], [3, 1], [6, 1], [7, 1], [8, 1])):
        wins(table, int(count == 1), (3, 1, 3, 1, 1)[count])
        assert table.last["totals"] == totals
        match = table.last["result"].get("match")
        if max(totals) >= target:
            assert match == {"winner": A, "totals": totals, "difference": totals[0] - 1}
            return
        assert match is None


def test_pips_beyond_the_target() -> None:
    """S-15, S-17: the totals are what was won, more than the target too."""
    table = race()
    for _ in range(3):
        wins(table, A, 3)
    assert table.last["result"]["match"] == {"winner": A, "totals": [9, 0], "difference": 9}
    assert table.ask({"deal": {"seed": 1}})["error"] == "request"


def test_an_open_ended_match() -> None:
    """S-15, S-17: with target 0 it goes on for ever."""
    table = race(s_match_target=0)
    for _ in range(4):
        wins(table, A, 3)
        assert "match" not in table.last["result"]
    assert table.last["totals"] == [12, 0]


def test_the_target_of_the_deal_is_fixed() -> None:
    """S-11: 66 is no option, and stands among them."""
    assert race().options["target"] == 66
    answer = race().ask({"new": {"game": "sixty-six", "options": {"target": 100}}})
    assert (answer["error"], "target" in answer["message"]) == ("request", True)
