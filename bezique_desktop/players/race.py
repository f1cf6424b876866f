"""Judging the race to 66: when to claim it, and when to close the talon."""

from typing import Final

from bezique_desktop.engine.cards import NO_SUIT
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.weights import UNIT

DECIDED: Final = 1000 * UNIT
"""More than anything else in a deal is worth."""


def winning(known: Knowledge) -> int:
    """What claiming the deal gains: all of it with enough points, else as much is lost (S-11)."""
    return DECIDED if known.view.scores[known.side] >= known.m.wins_with else -DECIDED


def closing(known: Knowledge) -> int:
    """What closing gains: everything if the sure tricks of the hand lead to the goal; it is no gamble else (S-8)."""
    needed = known.m.wins_with - known.view.scores[known.side]
    return DECIDED if sure_points(known) >= needed else -1


def sure_points(known: Knowledge) -> int:
    """The points of the tricks that the hand takes from the top once suits must be followed, the others' cards at
    nothing; plain suits count only where the trumps of the hand draw all others."""
    trump = known.view.trump
    out = known.out()
    points = 0
    strong, trumps_out = _from_top(known, trump, out)
    for card in strong:
        points += known.m.card_points[card & 31]
    if trumps_out > len(strong):
        return points
    for suit in range(4):
        if suit != trump:
            cards, _ = _from_top(known, suit, out)
            points += sum([known.m.card_points[card & 31] for card in cards])
    return points


def _from_top(known: Knowledge, suit: int, out: list[int]) -> tuple[list[int], int]:
    """The cards of a suit held above every one that is out, and how many are out."""
    if suit == NO_SUIT:
        return [], 0
    highest = -1
    count = 0
    for rank in range(8):
        if out[suit * 8 + rank]:
            highest = rank
            count += out[suit * 8 + rank]
    held = [card for card in known.view.holding if (card >> 3) & 3 == suit and card & 7 > highest]
    return held, count
