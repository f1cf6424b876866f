"""The games of the family: one file each beside this module; a new file is a new game."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from bezique_desktop.engine.rules import Rules, RulesError, rules_from

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


CONSOLE_ONLY: Final = frozenset(ORDER[5:])
"""Games that the console program plays and the window cannot show yet."""


class UnknownGameError(ValueError):
    """There is no game with this id; the text lists the games that there are."""


@cache
def console_ids() -> tuple[str, ...]:
    """The ids of all games, in the order of the documents."""
    found = {path.stem.replace("_", "-") for path in FOLDER.glob("*.toml")}
    return tuple([game for game in ORDER if game in found] + sorted(found - set(ORDER)))


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of the games that the window offers, in the order in which it offers them."""
    return tuple([game for game in console_ids() if game not in CONSOLE_ONLY])


@cache
def rules_of(game: str) -> Rules:
    """The rules of a game as its file has them; raises :class:`UnknownGameError`, or ``RulesError`` if damaged."""
    if game not in console_ids():
        raise UnknownGameError(f"there is no game {game!r}; the games are: {', '.join(console_ids())}")
    path = FOLDER / f"{game.replace('-', '_')}.toml"
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise RulesError(f"{path.name}: {error}") from error
    return rules_from(document)
