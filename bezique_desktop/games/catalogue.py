"""The games of the family: one file each beside this module; a new file is a new game."""

from functools import cache
from pathlib import Path
from typing import Final

from bezique_desktop.engine.rules import Rules, RulesError
from bezique_desktop.engine.rules_file import rules_from
from bezique_desktop.games.game_file import tables_in

FOLDER: Final = Path(__file__).parent
ORDER: Final = (
    "program-long",
    "program-short",
    "classic",
    "card-points",
    "trumpless",
    "three-handed",
    "four-handed",
    "trumpless-three",
    "trumpless-four",
    "six-deck",
    "sixty-six",
)
"""The order in which the documents' games are offered; games of other files come after them."""


class UnknownGameError(ValueError):
    """There is no game with this id; the text lists the games that there are."""


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games, in the order in which they are offered."""
    found = {path.stem.replace("_", "-") for path in FOLDER.glob("*.toml")}
    return tuple([game for game in ORDER if game in found] + sorted(found - set(ORDER)))


@cache
def rules_of(game: str) -> Rules:
    """The rules of a game as its file has them; raises :class:`UnknownGameError`, or ``RulesError`` if damaged."""
    if game not in game_ids():
        raise UnknownGameError(f"there is no game {game!r}; the games are: {', '.join(game_ids())}")
    path = FOLDER / f"{game.replace('-', '_')}.toml"
    try:
        document = tables_in(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise RulesError(f"{path.name}: {error}") from error
    return rules_from(document)
