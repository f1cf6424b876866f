"""A new game as the command line words it."""

import argparse
from typing import Final

from bezique_desktop.engine.options import OPTION, Value
from bezique_desktop.ui.model.new_game import NewGame
from bezique_desktop.ui.settings import Preferences

SHOWN: Final = "program-long"
"""What a demonstration plays if nothing else is asked for."""


def wish_of(asked: argparse.Namespace, preferences: Preferences) -> NewGame:
    """What is asked for; raises ``ValueError``, with a sentence, if there is no such game, option, value or player."""
    names = [name.strip() for name in (asked.names or preferences.name).split(",")]
    level = preferences.level if asked.level is None else _level(asked.level)
    options = dict(_option(text) for text in asked.option)
    wish = NewGame(asked.new or SHOWN, level, options, names[0], tuple(names[1:]), asked.seed)
    wish.rules()
    return wish


def _level(name: str) -> str:
    from bezique_desktop.players.registry import PLAYERS

    if name not in PLAYERS:
        raise ValueError(f"there is no level {name!r}; the levels are: {', '.join(PLAYERS)}")
    return name


def _option(text: str) -> tuple[str, Value]:
    """``id=value``; what the value may be is the rules' business."""
    name, _, word = text.partition("=")
    values = OPTION[name].values if name in OPTION else ()
    for value in values:
        if str(value).lower() == word.lower():
            return name, value
    return name, int(word) if word.lstrip("-").isdecimal() else word
