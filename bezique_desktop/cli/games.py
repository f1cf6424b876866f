"""``bezique games``: what can be played, and by which rules."""

import argparse
import re
from typing import Final

from bezique_desktop.engine.options import OPTIONS
from bezique_desktop.engine.record import value_text
from bezique_desktop.engine.rules import Rules
from bezique_desktop.games.catalogue import game_ids, rules_of

CHAPTERS: Final = {
    "G": "play, as in every game of Bézique",
    "M": "declarations",
    "MS": "sevens of trumps",
    "2": "what declarations score",
    "14": "how the cards are dealt",
    "R": "two players, the program's rules",
    "C": "two players, classic",
    "V": "two players, with card points",
    "N": "trumpless",
    "T": "three players",
    "P": "four players in partnership",
    "X": "six packs",
    "S": "Sixty-Six",
    "K": "errors with a price",
}
"""The chapters of the rules by the letters or numbers with which the clauses of options begin."""


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
    offered = [option for option in OPTIONS if option.id in rules.offered]
    rows = [
        f"{option.id:26}{value_text(rules.options[option.id]):26}[{option.allowed}]  {option.clause}"
        for option in offered
    ]
    return [f"{'option':26}{'value':26}[may be]  clauses", *rows, "", *_legend([option.clause for option in offered])]


def _legend(clauses: list[str]) -> list[str]:
    """What the clauses named speak of, chapter by chapter."""
    named = set(re.findall(r"[A-Z]+|\d+", " ".join(re.sub(r"[-.]\S+", "", clause) for clause in clauses)))
    lines = [f"  {chapter:4}{text}" for chapter, text in CHAPTERS.items() if chapter in named]
    return ["A clause begins with its chapter of the rules:", *lines]
