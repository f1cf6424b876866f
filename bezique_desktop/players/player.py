"""What every computer player is: a function from what a seat may know, and a seed, to an action."""

from abc import ABC, abstractmethod

from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.rules import Rules
from bezique_desktop.engine.views import SeatView


class Player(ABC):
    """A computer player. It keeps nothing between moves: equal view and equal seed give the equal action."""

    @abstractmethod
    def choose(self, view: SeatView, seed: int) -> Action:
        """One of the legal actions of the view, which has at least one."""


class RulesInForce:
    """The mechanics of the game that is being played, worked out again only when the rules change."""

    def __init__(self) -> None:
        self.mechanics: Mechanics | None = None

    def of(self, rules: Rules) -> Mechanics:
        """The mechanics of these rules."""
        known = self.mechanics
        if known is None or (known.rules is not rules and known.rules != rules):
            known = Mechanics(rules)
            self.mechanics = known
        return known
