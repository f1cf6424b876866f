"""Which learnt numbers belong to which game."""

from dataclasses import dataclass
from types import ModuleType
from typing import Final

from bezique_desktop.engine.rules import RACE
from bezique_desktop.players.learnt import (
    card_points,
    classic,
    four_handed,
    program_long,
    six_deck,
    sixty_six,
    three_handed,
    trumpless,
    trumpless_four,
    trumpless_three,
)
from bezique_desktop.players.weights import THRIFTY, Weights

_MODULES: Final[dict[str, ModuleType]] = {
    "card-points": card_points,
    "classic": classic,
    "four-handed": four_handed,
    "program-long": program_long,
    "program-short": program_long,
    "six-deck": six_deck,
    "sixty-six": sixty_six,
    "three-handed": three_handed,
    "trumpless": trumpless,
    "trumpless-four": trumpless_four,
    "trumpless-three": trumpless_three,
}


@dataclass(frozen=True)
class Learnt:
    """The numbers of one game.

    ``weights`` are those of the rules of thumb, ``values`` the weights of the features, a row a stage; ``prior`` says
    how much likelier than by chance an unseen card is in another hand, ``choices`` how readily one card is played
    instead of another and ``silences`` how many imagined hands with something to declare are kept (both empty if that
    was not learnt).
    """

    weights: Weights
    values: tuple[tuple[int, ...], ...]
    prior: tuple[tuple[int, ...], ...]
    choices: tuple[tuple[int, ...], ...]
    silences: tuple[int, ...]


def learnt_for(game: str, mechanism: str, packs: int, players: int, sides: int) -> Learnt:
    """The numbers of a game, or of its nearest neighbour if nothing was learnt for it."""
    module = _MODULES[known_game(game, mechanism, packs, players, sides)]
    weights, choices = getattr(module, "WEIGHTS", THRIFTY), getattr(module, "CHOICES", ())
    return Learnt(weights, module.VALUES, module.PRIOR, choices, getattr(module, "SILENCES", ()))


def known_game(game: str, mechanism: str, packs: int, players: int, sides: int) -> str:
    """A game for which something was learnt: this one, or its nearest neighbour."""
    return game if game in _MODULES else _nearest(mechanism, packs, players, sides)


def _nearest(mechanism: str, packs: int, players: int, sides: int) -> str:
    if mechanism == RACE:
        return "sixty-six"
    if packs > 4:
        return "six-deck"
    if players > 2:
        return "four-handed" if sides < players else "three-handed"
    return "classic"
