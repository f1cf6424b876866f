"""Judging the race to 66: when to claim it, when to close the talon, and what each action brings once it is closed or
gone."""

from typing import Final

from bezique_desktop.engine.actions import CLOSE, Action
from bezique_desktop.engine.cards import NO_SUIT
from bezique_desktop.engine.chance import Chance, derived
from bezique_desktop.engine.deal import Deal
from bezique_desktop.engine.sampling import deal_with, unseen
from bezique_desktop.players.endgame import TooLargeError
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.race_ending import race_outcome
from bezique_desktop.players.weights import UNIT

WINS: Final = 1000 * UNIT
"""More than anything else in a deal is worth."""
HANDS: Final = 8
"""How many hands of the other player are imagined while some of his cards are unknown."""
HANDS_TOLD: Final = 20
"""The same where it is told in how many of them closing wins."""
WORTH_CLOSING: Final = 90
"""The hundredths of a game point, on average over these hands, from which the talon is closed."""
WITHIN_REACH: Final = 25
"""Points that the other player is hoped to add to the sure tricks of a hand worth closing with."""


def winning(known: Knowledge) -> int:
    """What claiming the deal gains: all of it with enough points, else as much is lost (S-11)."""
    return 2 * WINS if known.view.scores[known.side] >= known.m.wins_with else -WINS


def closing(known: Knowledge) -> int:
    """What closing gains: everything if the sure tricks of the hand lead to the goal; it is no gamble else (S-8)."""
    needed = known.m.wins_with - known.view.scores[known.side]
    return WINS if sure_points(known) >= needed else -1


def closing_counted(known: Knowledge, positions: int) -> int:
    """The same with the endings after it counted out where the goal is within reach."""
    if not positions:
        return closing(known)
    needed = known.m.wins_with - known.view.scores[known.side]
    if sure_points(known) + WITHIN_REACH < needed:
        return -1
    brought = outcomes(known, [CLOSE], positions)
    return WINS if brought and brought[0] >= WORTH_CLOSING * HANDS else closing(known)


def outcomes(known: Knowledge, actions: list[Action], positions: int) -> list[int]:
    """What each action brings in hundredths of a game point, added up over imagined hands, or over one where that is
    certain; the endings may have so many positions, else there is no answer."""
    brought = [0] * len(actions)
    try:
        for deal in _imagined(known, HANDS):
            for index, action in enumerate(actions):
                following = deal.copy()
                following.apply(action)
                brought[index] += race_outcome(following, known.side, positions) * UNIT
    except TooLargeError:
        return []
    return brought


def closing_wins(known: Knowledge, positions: int) -> tuple[int, int]:
    """In how many imagined hands of the other player closing wins the deal, and how many were played to the end."""
    won = counted = 0
    for deal in _imagined(known, HANDS_TOLD):
        deal.apply(CLOSE)
        try:
            won += 1 if race_outcome(deal, known.side, positions) > 0 else 0
            counted += 1
        except TooLargeError:
            pass
    return won, counted


def _imagined(known: Knowledge, most: int) -> list[Deal]:
    """So many deals that the view could belong to, or the one that it does belong to where that is certain."""
    hidden = unseen(known.view)
    count = 1 if len(hidden) <= known.view.hands[1 - known.seat].count(-1) else most
    chance = Chance(derived(len(known.view.played), *known.view.hand))
    deals: list[Deal] = []
    for _ in range(count):
        chance.shuffle(hidden)
        deals.append(deal_with(known.view, known.m, hidden))
    return deals


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
