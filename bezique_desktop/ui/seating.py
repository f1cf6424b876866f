"""From a wish to a table with everybody seated: the match and the computers."""

import secrets
from collections.abc import Mapping
from typing import Final

from bezique_desktop.engine.chance import derived
from bezique_desktop.engine.match import Match
from bezique_desktop.table.table import Table
from bezique_desktop.ui.driver import Driver, worker_command
from bezique_desktop.ui.model.new_game import NewGame
from bezique_desktop.ui.model.session import DEAL_NUMBERS
from bezique_desktop.ui.wording_games import cast
from bezique_desktop.ui.words import _

_PLAYERS: Final = 0x706C6179
"""The stream of seeds below that of the match from which the computer players draw."""


def new_match(wish: NewGame, number: int) -> Match:
    """The match that is asked for, before its first deal; ``number`` is the player's own count.

    Raises ``ValueError`` for a wish that cannot be granted.
    """
    rules = wish.rules()
    usual = [_("You"), *(each.name for each in cast(wish.levels_of(rules.players - 1)))]
    asked = [wish.name, *wish.opponents]
    names = [(asked[seat] if seat < len(asked) else "") or usual[seat] for seat in range(rules.players)]
    return Match(rules, names, number, secrets.randbelow(DEAL_NUMBERS) if wish.seed is None else wish.seed)


def drivers(table: Table, levels: Mapping[int, str]) -> list[Driver]:
    """Computer players for these seats, of the level given for each; none has been started."""
    seed = table.match.seed
    return [Driver(table, seat, worker_command(level), derived(seed, _PLAYERS, seat)) for seat, level in levels.items()]
