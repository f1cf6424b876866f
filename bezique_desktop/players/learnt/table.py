"""Which learnt numbers belong to which game; they are read when they are first asked for."""

from dataclasses import dataclass
from importlib import import_module
from typing import Final

from bezique_desktop.engine.rules import RACE
from bezique_desktop.players.weights import THRIFTY, Weights

FOLDER: Final = "bezique_desktop.players.learnt"
GAMES: Final = (
    "program_long",
    "program_short",
    "classic",
    "card_points",
    "trumpless",
    "three_handed",
    "four_handed",
    "trumpless_three",
    "trumpless_four",
    "six_deck",
    "sixty_six",
)
"""The modules of this folder, by the names of the games' files."""


@dataclass(frozen=True)
class Learnt:
    """The numbers of one game.

    ``weights`` are those of the rules of thumb, ``values`` the weights of the features, a row a stage; ``prior`` says
    how much likelier than by chance an unseen card is in another hand, ``leads`` how often a card led takes the
    trick.
    """

    weights: Weights
    values: tuple[tuple[int, ...], ...]
    prior: tuple[tuple[int, ...], ...]
    leads: tuple[tuple[int, ...], ...]


def learnt_for(game: str, mechanism: str, packs: int, players: int, sides: int) -> Learnt:
    """The numbers of a game, or of its nearest neighbour if nothing was learnt for it."""
    name = game.replace("-", "_")
    if name not in GAMES:
        name = _nearest(mechanism, packs, players, sides)
    try:
        module = import_module(f"{FOLDER}.{name}")
    except ModuleNotFoundError:
        return Learnt(THRIFTY, (), (), ())
    return Learnt(getattr(module, "WEIGHTS", THRIFTY), module.VALUES, module.PRIOR, module.LEADS)


def _nearest(mechanism: str, packs: int, players: int, sides: int) -> str:
    if mechanism == RACE:
        return "sixty_six"
    if packs > 4:
        return "six_deck"
    if players > 2:
        return "four_handed" if sides < players else "three_handed"
    return "classic"
