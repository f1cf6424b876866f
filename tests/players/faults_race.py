"""What makes people say that a computer plays Sixty-Six stupidly, besides what is stupid in every game."""

from __future__ import annotations

from bezique_desktop.engine.actions import PLAYS, Action, Verb
from bezique_desktop.engine.cards import JACK, KING, NINE, QUEEN, rank_of, suit_of
from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.deal import END, NOBODY, OPEN, Deal
from bezique_desktop.engine.sampling import sample
from tests.players.minimax import race_value
from tests.players.seen import Table

MOST = 3
"""The cards a hand from which on an ending is played out."""


def race_fault(table: Table, action: Action) -> str:
    """The fault in words; empty if there is none."""
    view, m = table.view, table.m
    if action.verb == Verb.CLAIM and view.scores[view.side] < m.wins_with:
        return f"claims with {view.scores[view.side]}"
    if action.verb != Verb.PLAY:
        return ""
    if view.phase == OPEN:
        return f"{action} breaks a marriage" if marriage_lost(table, action.card) else ""
    given = table.wasted(action.card) and falls_short(table, action, table.worthless(action.card))
    return f"{action} is given away" if given else ""


def race_oversight(table: Table, action: Action) -> str:
    """The same of what a player may overlook: the claim, the exchange of the nine that goes instead, and the best of an
    ending."""
    view = table.view
    verbs = {each.verb for each in view.legal}
    if Verb.CLAIM in verbs and action.verb != Verb.CLAIM and view.scores[view.side] >= table.m.wins_with:
        return f"{action} in place of the claim"
    if action.verb == Verb.PLAY and Verb.EXCHANGE in verbs:
        nine = rank_of(action.card) == NINE and table.is_trump(action.card)
        return f"{action} in place of the exchange" if nine else ""
    return f"{action} is not the best" if falls_short(table, action, table.playable) else ""


def mated(table: Table, card: int) -> bool:
    """Whether a king or queen has its mate in hand."""
    mate = {KING: QUEEN, QUEEN: KING}.get(rank_of(card))
    return mate is not None and suit_of(card) * 8 + mate in table.view.holding


def marriage_lost(table: Table, card: int) -> bool:
    """Whether a marriage that may still be announced is broken up for a trick of the other's, though a nine or jack
    would have done."""
    if not table.m.marriage_in_end and table.view.talon <= table.m.seats:
        return False
    low = [other for other in table.playable if rank_of(other) <= JACK and not table.is_trump(other)]
    return mated(table, card) and table.loses(card) and bool(low)


def falls_short(table: Table, action: Action, others: list[int]) -> bool:
    """Whether an ending of few cards, played out in every way, brings less by an action than by one of these cards."""
    view = table.view
    if view.phase != END or view.closed_by != NOBODY or len(view.holding) > MOST:
        return False
    deal = sample(view, table.m, Chance(0))
    sign = 1 if view.seat == 0 else -1
    brought = [sign * race_value(after(deal, each)) for each in [action, *(PLAYS[card] for card in others)]]
    return brought[0] < max(brought)


def after(deal: Deal, action: Action) -> Deal:
    """A deal after an action."""
    following = deal.copy()
    following.apply(action)
    return following
