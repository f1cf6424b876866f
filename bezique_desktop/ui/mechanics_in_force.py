"""The mechanics of the game that is looked at: worked out once for all pages and sentences about it."""

from typing import Final

from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.rules import Rules
from bezique_desktop.players.player import RulesInForce

_IN_FORCE: Final = RulesInForce()


def mechanics_of(rules: Rules) -> Mechanics:
    """The mechanics of these rules."""
    return _IN_FORCE.of(rules)
