"""The player by rules of thumb: it keeps what may still be declared, takes what pays, and counts the ending out."""

from typing import Final

from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.judgement import Judgement, judge
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.player import Player, RulesInForce
from bezique_desktop.players.weights import THRIFTY, Weights

POSITIONS: Final = 20000
"""How many positions of an ending are looked at before the rules of thumb take over."""


class Thrifty(Player):
    """The strongest player by rules of thumb; it uses no chance."""

    def __init__(self, weights: Weights = THRIFTY) -> None:
        self.weights: Weights = weights
        self.rules: RulesInForce = RulesInForce()

    def choose(self, view: SeatView, seed: int) -> Action:
        return self.judge(Knowledge(view, self.rules.of(view.rules))).choice.action

    def judge(self, known: Knowledge) -> Judgement:
        """The choice with what speaks for it."""
        return judge(known, self.weights, POSITIONS)
