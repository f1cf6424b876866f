"""A position in numbers: what the learnt value of a deal is a sum of."""

from typing import Final

from bezique_desktop.engine.cards import SEVEN
from bezique_desktop.engine.deal import NO_CARD, OPEN, Deal
from bezique_desktop.players.chances import ONE
from bezique_desktop.players.outlook import FAMILIES, FARTHEST, Outlook, counts_of, family_of
from bezique_desktop.players.scoring import is_race, shapes_of

PLAIN: Final = 0
TRUMP: Final = 8
MELDS: Final = 16
READY: Final = MELDS + FAMILIES * (FARTHEST + 1)
READY_BESIDES: Final = READY + 1
LEAD: Final = READY + 2
LEAD_READY: Final = READY + 3
SEVEN_WAITS: Final = READY + 4
TRICKS_LACKING: Final = READY + 5
SCORE: Final = READY + 6
TRICKLESS: Final = READY + 7
SHORT_OF_HALF: Final = READY + 8
FEATURES: Final[int] = READY + 9
"""The features of a seat, each counted for the side and against the others: cards of each rank outside trumps and in
trumps; for each family of combinations and each number of cards it lacks their points times the chance to get those
cards, in hundredths; the dearest combination that lies ready and all others that do; the lead, and the dearest of the
leader; a trump seven that may be exchanged; tricks that the side lacks before it may declare everything (C-9). The last
three belong to the race to 66: points so far, no trick yet, too few points to lose only one game point."""

STAGES: Final[int] = 10
_STAGE_OF: Final[list[int]] = [0, 1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6]
_LONG: Final = 30
_VERY_LONG: Final = 55


def stage(deal: Deal) -> int:
    """Which row of the learnt numbers holds for this position: 0 once the talon is gone, the more the longer it
    lasts."""
    if deal.phase != OPEN:
        return 0
    return stage_of_rounds(deal.talon_left // deal.m.seats)


def stage_of_rounds(rounds: int) -> int:
    """The stage while the talon lasts for so many more tricks."""
    if rounds < len(_STAGE_OF):
        return _STAGE_OF[rounds]
    return 7 if rounds <= _LONG else 8 if rounds <= _VERY_LONG else 9


def features(deal: Deal, side: int) -> list[int]:
    """The features of a deal between two tricks: those of the side times the number of others, less those of all
    others."""
    total = [0] * FEATURES
    counts = counts_of(deal)
    others = deal.m.sides - 1
    for seat in range(deal.m.seats):
        add_seat(deal, seat, counts, total, others if seat % deal.m.sides == side else -1)
    return total


def add_seat(deal: Deal, seat: int, counts: list[int], total: list[int], sign: int) -> None:
    """Count the features of one seat in, so many times."""
    m, trump = deal.m, deal.trump
    holding = deal.holdings[seat]
    for cards in (holding.hand, holding.shown):
        for card in cards:
            total[(TRUMP if (card >> 3) & 3 == trump else PLAIN) + (card & 7)] += sign
    if seat == deal.leader:
        total[LEAD] += sign
    if is_race(m):
        _add_race(deal, seat, total, sign)
    if deal.phase == OPEN or is_race(m):
        _add_melds(deal, seat, counts, total, sign)


def _add_melds(deal: Deal, seat: int, counts: list[int], total: list[int], sign: int) -> None:
    m, trump = deal.m, deal.trump
    lacking = max(0, m.restricted_until - deal.side_tricks[seat % m.sides])
    outlook = Outlook(deal, seat, counts)
    ready = 0
    besides = 0
    for shape in shapes_of(m, trump):
        if outlook.look(shape):
            place = MELDS + family_of(shape.kind, trump) * (FARTHEST + 1) + outlook.missing
            total[place] += sign * (outlook.points * outlook.chance // ONE)
            if outlook.missing == 0 and not (lacking > 1 and m.is_restricted(shape.kind)):
                besides += outlook.points
                ready = max(ready, outlook.points)
    total[READY] += sign * ready
    total[READY_BESIDES] += sign * (besides - ready)
    if seat == deal.leader:
        total[LEAD_READY] += sign * ready
    total[TRICKS_LACKING] += sign * lacking
    exchangeable = m.turn_up and deal.turn_up != NO_CARD and deal.turn_up & 7 != SEVEN
    if exchangeable and outlook.holding.copies[trump * 8 + SEVEN]:
        total[SEVEN_WAITS] += sign


def _add_race(deal: Deal, seat: int, total: list[int], sign: int) -> None:
    total[SCORE] += sign * deal.scores[seat]
    if seat not in deal.takers:
        total[TRICKLESS] += sign
    if deal.scores[seat] < deal.m.schneider:
        total[SHORT_OF_HALF] += sign
