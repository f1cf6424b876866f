"""What the options about dealing, play, deal and match change, one function an option."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from bezique_desktop.engine.options import OPTION
from bezique_desktop.games.catalogue import rules_of
from tests.rulebook.scenes import earn, play_at_random
from tests.rulebook.shown import ACES, DOUBLE, followed, plain
from tests.rulebook.table import A, B, Game

TRIPLE = "triple-bezique QS1 QS2 QS3 JD1 JD2 JD3"
SCREEN = {"direction", "talon_count_visible", "trick_review"}
SIZES: dict[Any, list[int]] = {1: [1], 2: [2], "3-2-3": [3, 2, 3]}


def first_dealer(game: str) -> None:
    """R-3, R-14, V-2, X-2, S-2: by the number of the match, to the side that joined, or by a lot for all seats."""
    seats = range(rules_of(game).players)
    for match, dealer in ((1, 0), (2, seats[-1])):
        assert Game(game, match=match, first_dealer="match_parity").deal_as({"seed": 1})["dealer"] == dealer
    assert Game(game, match=2, first_dealer="client_leads").deal_as({"seed": 1})["dealer"] == 0
    for lot in ("low_card", "high_card_chooses", "random"):
        dealers = {Game(game, first_dealer=lot).deal_as({"seed": seed})["dealer"] for seed in range(40)}
        assert dealers == set(seats)


def next_deal(game: str) -> None:
    """R-4, C-3, T-4, S-2: the next seat, or between two the winner where the loser is to lead, or the winner; of
    partners who win the next in turn."""
    seats, sides = rules_of(game).players, rules_of(game).sides
    for way in ("alternate", "loser_leads", "winner_deals"):
        for dealer in (A, B):
            table = plain(game, next_deal=way)
            table.deal(dealer=dealer)
            play_at_random(table, random.Random(1))
            winner = table.last["result"]["winner"]
            assert winner is not None
            by_result = way == "winner_deals" or (way == "loser_leads" and seats == 2)
            next_of_winner = next(seat for seat in range(dealer + 1, dealer + 1 + seats) if seat % sides == winner)
            expected = next_of_winner % seats if by_result else (dealer + 1) % seats
            assert table.deal_as({"seed": 6})["dealer"] == expected


def deal_packets(game: str) -> None:
    """14.0: how the front of the deck is divided, the seat after the dealer first."""
    for packets, sizes in SIZES.items():
        if rules_of(game).hand % sum(sizes):
            continue
        table = plain(game, deal_packets=packets)
        answer = table.ask({"deal": {"seed": 9, "dealer": A}})
        deck, hands = answer["deck"], answer["state"]["hands"]
        dealt: list[list[str]] = [[] for _ in hands]
        for size in sizes * (table.shape.hand // sum(sizes)):
            for place in range(1, len(hands) + 1):
                dealt[place % len(hands)] += deck[:size]
                del deck[:size]
        assert [sorted(hand) for hand in dealt] == hands


def open_trick_rule(game: str) -> None:
    """G-10, G-11: rank alone decides only where the option says so."""
    for rule, winner in (("suit", A), ("rank", B)):
        table = plain(game, open_trick_rule=rule)
        table.deal("8C", "AS", *["7C"] * (table.shape.seats - 2))
        for seat, card in enumerate(("8C", "AS", "7C", "7C")[: table.shape.seats]):
            table.do(seat, f"play {table.held(seat, card)}")
        assert table.last["to_act"] == winner


def end_follow(game: str) -> None:
    """G-13, G-15: whether a trump may be played although the suit is held."""
    followed(game, "end_follow", "suit_then_trump", "suit_or_trump", end_must_beat=False)
    followed(game, "end_follow", "suit_or_trump", "suit_then_trump", end_must_beat=False)


def end_must_beat(game: str) -> None:
    """G-13, G-14: whether a trick must be won by who can."""
    followed(game, "end_must_beat", True, False)
    followed(game, "end_must_beat", False, True)


def target(game: str) -> None:
    """R-2, C-2, T-1, P-5: the match ends with the deal in which it is reached."""
    for points in (500, 600):
        table = plain(game, target=points, card_points="none", last_trick_points=0)
        earn(table, [DOUBLE])
        assert ("match" in table.last["result"]) is (points == 500)


def end_check(game: str) -> None:
    """G-24: at once, or when the deal has been played out."""
    for check, phase in (("immediate", "over"), ("end_of_deal", "open")):
        table = plain(game, target=500, end_check=check, card_points="none")
        table.deal("QS1 QS2 JD1 JD2")
        table.win(A)
        assert table.do(A, f"declare {DOUBLE}")["phase"] == phase
        assert ("match" in (table.last["result"] or {})) is (check == "immediate")


def both_over(game: str) -> None:
    """R-12, C-14, T-9, P-12: A has less and took the last trick."""
    dear = TRIPLE if rules_of(game).packs > 2 else DOUBLE
    for rule, winner in (("last_trick", A), ("higher_total", B)):
        table = plain(game, target=100, card_points="none", both_over=rule, triple_bezique_wins=False)
        earn(table, [ACES], [dear], last=A)
        assert table.last["result"]["match"]["winner"] == winner


def triple_bezique_wins(game: str) -> None:
    """T-8, T-9: against an opponent over the target who took the last trick."""
    for wins, winner in ((True, B), (False, A)):
        table = plain(game, target=100, card_points="none", both_over="last_trick", triple_bezique_wins=wins)
        earn(table, [ACES], [TRIPLE], last=A)
        assert table.last["result"]["match"]["winner"] == winner


def screen(game: str) -> None:
    """C-15, X-21, T-4: what only the window obeys changes nothing that the referee says."""
    for name in SCREEN & rules_of(game).offered:
        choices: list[dict[str, Any]] = [{name: value} for value in OPTION[name].values]
        tables = [Game(game, **choice) for choice in choices]
        assert len({str(table.deal_as({"seed": 5})) + str(table.view(A)) for table in tables}) == 1


SHOWN: dict[str, Callable[[str], None]] = {
    **dict.fromkeys(SCREEN, screen),
    **{
        each.__name__: each
        for each in (
            both_over,
            deal_packets,
            end_check,
            end_follow,
            end_must_beat,
            first_dealer,
            next_deal,
            open_trick_rule,
            target,
            triple_bezique_wins,
        )
    },
}
