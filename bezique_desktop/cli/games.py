"""``bezique games``: what can be played, and by which rules."""

import argparse

from bezique_desktop.engine.options import OPTION, OPTIONS
from bezique_desktop.engine.record import value_text
from bezique_desktop.engine.rules import Rules
from bezique_desktop.games.catalogue import game_ids, rules_of


def run(arguments: list[str]) -> int:
    """The command; returns the exit status."""
    parser = argparse.ArgumentParser(prog="bezique games", description="List the games, or the options of one.")
    parser.add_argument("game", nargs="?", choices=game_ids(), help="show the options of this game and their values")
    asked = parser.parse_args(arguments)
    lines = options_of(rules_of(asked.game)) if asked.game else [summary(rules_of(game)) for game in game_ids()]
    print("\n".join(lines))
    return 0


def summary(rules: Rules) -> str:
    """One line about a game."""
    target = f", to {rules.number('target')}" if rules.number("target") else ""
    return f"{rules.game:16}{rules.players} players, {rules.cards} cards, {rules.hand} each{target}"


def options_of(rules: Rules) -> list[str]:
    """Every option that applies, its value in this game, what it may be and where the rules speak of it."""
    return [
        f"{option.id:24}{value_text(rules.options[option.id]):24}[{OPTION[option.id].allowed}]  {option.clause}"
        for option in OPTIONS
        if option.id in rules.offered
    ]
