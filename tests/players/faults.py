"""What makes people say that a computer plays stupidly: found from the view and the action alone, apart from any
player.

While the talon lasts there are two faults in every game: an ace or ten goes to a trick that an opponent holds although
a worthless card might be played, and a card goes that a bezique or a trump quint still needs although another does the
same in the trick and is needed for less, or a worthless one might go to a trick of an opponent. For the last tricks see
``faults_end``, for Sixty-Six ``faults_race``.
"""

from __future__ import annotations

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.cards import NINE, card_text, rank_of
from bezique_desktop.engine.deal import OPEN
from bezique_desktop.engine.kinds import BEZIQUE, FOUR, KINDS, QUINT, TWO_SEVENS
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.rules import RACE
from bezique_desktop.engine.views import SeatView
from tests.players.faults_end import given_away, misplayed
from tests.players.faults_race import race_fault, race_oversight
from tests.players.seen import Table


def broken(table: Table, card: int) -> str:
    """The kind that the card is needed for while one that does the same is needed for less; empty if there is none."""
    precious = _precious(table, card)
    if not precious or (table.draws < 1 and (table.m.on_lead or not table.takes(card))):
        return ""
    mine = table.needed_for(card, 3)
    for other in table.playable:
        less = {kind for kind in table.needed_for(other, 3) if kind < TWO_SEVENS}
        if _does_the_same(table, card, other) and less < mine and not less & set(precious):
            return f"{KINDS[precious[0]].label} ({card_text(other)} does the same)"
    return ""


def _precious(table: Table, card: int) -> list[int]:
    """The beziques and trump quints not scored yet that lack at most two cards and need this one."""
    return [
        kind
        for kind in table.needed_for(card, 2)
        if table.fresh(kind)
        and card not in table.used
        and (BEZIQUE <= kind < FOUR or (QUINT <= kind < BEZIQUE and table.is_trump(card)))
    ]


def _does_the_same(table: Table, card: int, other: int) -> bool:
    """Whether a card of the same rank, trumps both or neither, fares like the other; or both go to a trick of an
    opponent and the other is worthless."""
    if rank_of(other) == rank_of(card) and table.is_trump(other) == table.is_trump(card):
        return not table.view.trick or table.takes(other) == table.takes(card)
    return rank_of(other) <= NINE and not table.is_trump(other) and table.loses(card) and table.loses(other)


def fault(view: SeatView, m: Mechanics, action: Action, counts: bool = False) -> str:
    """The fault of an action in words, of a player that counts also what beginners overlook; empty if there is none."""
    table = Table(view, m)
    if m.rules.mechanism == RACE:
        wrong = race_fault(table, action) or (race_oversight(table, action) if counts else "")
        if wrong:
            return wrong
    elif action.verb == Verb.PLAY and view.phase != OPEN:
        if given_away(table, action.card):
            return f"{action} is given away"
        return f"{action} is not the best" if counts and misplayed(table, action.card) else ""
    return _thrown(table, action) if action.verb == Verb.PLAY and view.phase == OPEN else ""


def _thrown(table: Table, action: Action) -> str:
    """The fault of a card while the talon lasts."""
    if table.wasted(action.card):
        return f"{action} goes to a lost trick"
    kind = broken(table, action.card)
    return f"{action} gives up {kind}" if kind else ""
