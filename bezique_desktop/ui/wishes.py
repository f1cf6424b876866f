"""A new game as the command line words it."""

from typing import Final

from bezique_desktop.engine.options import OPTION, Value
from bezique_desktop.ui.asked import Asked
from bezique_desktop.ui.model.new_game import NewGame
from bezique_desktop.ui.settings import Preferences

SHOWN: Final = "program-long"
"""What a demonstration plays if nothing else is asked for."""
OPPOSITE: Final = 2
"""Names are told in the order of play, so the second of the others is the partner."""


def wish_of(asked: Asked, preferences: Preferences) -> NewGame:
    """What is asked for; raises ``ValueError``, with a sentence, if there is no such game, option, value or player."""
    names = [preferences.name] if asked.names is None else _names(asked.names)
    level = preferences.level if asked.level is None else _level(asked.level)
    options = dict(_option(text) for text in asked.option)
    game = SHOWN if asked.new is None else asked.new
    wish = NewGame(game, level, options, names[0], tuple(names[1:]), asked.seed, partner=OPPOSITE)
    rules = wish.rules()
    strange = [name for name in options if name not in rules.offered]
    if strange:
        raise ValueError(
            f"the game {rules.game} has no option {strange[0]}; `bezique games {rules.game}` lists its own"
        )
    if len(names) > rules.players:
        raise ValueError(f"there are {len(names)} names for the {rules.players} seats of {rules.game}")
    return wish


def _names(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise ValueError(f"--names takes names with commas between them, yours first, and in {text!r} one is empty")
    return names


def _level(name: str) -> str:
    """A level by its name or by its number, as the page of a new game shows them; any other player by its name."""
    from bezique_desktop.players.names import LEVELS, PLAYERS

    numbered = {str(number): level for number, level in enumerate(LEVELS, 1)}
    level = numbered.get(name, name)
    if level not in PLAYERS:
        raise ValueError(f"there is no level {name!r}; the levels are: {', '.join(LEVELS)}, or 1 to {len(LEVELS)}")
    return level


def _option(text: str) -> tuple[str, Value]:
    """``id=value``; what the value may be is the rules' business."""
    name, equals, word = text.partition("=")
    if not equals:
        raise ValueError(f"--option takes ID=VALUE, not {text!r}")
    values = OPTION[name].values if name in OPTION else ()
    for value in values:
        if str(value).lower() == word.lower():
            return name, value
    return name, int(word) if word.lstrip("-").isdecimal() else word
