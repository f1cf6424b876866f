"""The player by rules of thumb: it keeps what may still be declared, takes what pays, and counts the ending out."""

from typing import Final

from bezique_desktop.engine.actions import PLAYS, Action, Verb
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.declaring import Declaring
from bezique_desktop.players.endgame import Endgame, TooLargeError
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.options import Option, best
from bezique_desktop.players.player import Player, RulesInForce
from bezique_desktop.players.playing import Playing
from bezique_desktop.players.weights import THRIFTY, UNIT, Weights

POSITIONS: Final = 20000
"""How many positions of an ending are looked at before the rules of thumb take over."""


class Thrifty(Player):
    """The strongest player by rules of thumb; it uses no chance."""

    def __init__(self, weights: Weights = THRIFTY) -> None:
        self.weights: Weights = weights
        self.rules: RulesInForce = RulesInForce()

    def choose(self, view: SeatView, seed: int) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        known = Knowledge(view, self.rules.of(view.rules))
        declaration = to_declare(known, self.weights)
        if declaration is not None:
            return declaration.action
        counted = counted_out(known, POSITIONS)
        if counted is not None:
            return counted.action
        return best(Playing(known, self.weights).options()).action


def to_declare(known: Knowledge, weights: Weights) -> Option | None:
    """The best use of an open opportunity, or None where a card is to be played."""
    if not known.view.opportunity:
        return None
    options = Declaring(known, weights).options()
    if not options:
        return None
    choice = best(options)
    may_play = any([action.verb == Verb.PLAY for action in known.view.legal])
    return None if may_play and choice.score <= 0 else choice


def counted_out(known: Knowledge, budget: int) -> Option | None:
    """The best card of an ending for two, or None if it is none or too large."""
    view = known.view
    if known.open or known.m.seats != 2:
        return None
    mine = list(view.holding)
    theirs = known.other_hand()
    ending = Endgame(known.m, view.trump, mine + theirs + list(view.trick), budget)
    try:
        if view.trick:
            card, value = ending.best_reply(view.trick[0], ending.mask_of(mine), ending.mask_of(theirs))
        else:
            card, value = ending.best_lead(ending.mask_of(mine), ending.mask_of(theirs))
    except TooLargeError:
        return None
    return Option(PLAYS[card], value * UNIT)
