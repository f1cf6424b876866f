"""The faults of the last tricks: an ace or ten is given away that might have been kept.

Between two, who know each other's hands by now, it is a fault only if the ending, played out in every way, brings less
by it; who counts endings out is held to the best card of the last few tricks. With more seats the hands are hidden, and
there it is one always, unless a partner may still take the trick.
"""

from __future__ import annotations

from bezique_desktop.engine.deal import END
from tests.players.minimax import Minimax
from tests.players.seen import Table

MOST = 8
"""The cards a hand from which on an ending is played out: the whole ending of all games but one."""
FEW = 4
"""The same where every card is asked about."""


def given_away(table: Table, card: int) -> bool:
    """Whether an ace or ten goes to a trick of the opponents although a worthless card might, and would bring more."""
    view, m = table.view, table.m
    if not table.wasted(card):
        return False
    if m.seats > 2:
        later = [(view.seat + step) % m.seats for step in range(1, m.seats - len(view.trick))]
        return not any(seat % m.sides == view.side for seat in later)
    if len(view.holding) > MOST:
        return False
    return brought(table, card) < max(brought(table, other) for other in table.worthless(card))


def misplayed(table: Table, card: int) -> bool:
    """Whether another card would bring more in the last four tricks between two."""
    view = table.view
    if table.m.seats > 2 or view.phase != END or len(view.holding) > FEW:
        return False
    return brought(table, card) < max(brought(table, other) for other in table.playable)


def brought(table: Table, card: int) -> int:
    """What playing a card brings the seat more than the other."""
    view = table.view
    ending, mine, theirs = Minimax(table.m, view.trump), tuple(view.holding), tuple(table.theirs)
    if view.trick:
        return -ending.after_reply(view.trick[0], card, theirs, mine)
    return ending.after_lead(card, mine, theirs)
