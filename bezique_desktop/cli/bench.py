"""``bezique bench``: how many whole deals of random legal actions a second, and checksums.

The checksums, over seeded deals and over the moves of the computer players, must be the same interpreted and compiled,
on any system: it is how a build is compared with the sources.
"""

import argparse
import hashlib
import time
from collections.abc import Iterator
from typing import Final

from bezique_desktop.cli.arguments import count, duration
from bezique_desktop.cli.bench_moves import MOVE_LINES, move_lines
from bezique_desktop.cli.progress import Progress
from bezique_desktop.engine.cards import pack
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.randomplay import random_deal
from bezique_desktop.games.catalogue import game_ids, rules_of

ROUND: Final = 50
"""Deals between two looks at the clock."""


def run(arguments: list[str]) -> int:
    """The command; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="bezique bench", description="Measure the engine: whole deals of random legal actions."
    )
    parser.add_argument("--game", choices=game_ids(), action="append", help="only this game (may be repeated)")
    parser.add_argument("--seconds", type=duration, default=2.0, metavar="S", help="how long to run each game (2)")
    parser.add_argument(
        "--checksum", type=count, metavar="N", help="instead print one checksum a game over N seeded deals"
    )
    parser.add_argument(
        "--moves", type=count, metavar="N", help="instead print a checksum a level over its moves in N positions"
    )
    options = parser.parse_args(arguments)
    games = list(options.game or game_ids())
    progress, total = Progress(), len(games) * (1 if options.moves is None else MOVE_LINES)
    if options.moves is None and options.checksum is None:
        progress.expect(len(games) * options.seconds)
    for done, (game, line) in enumerate(_lines(games, options), 1):
        progress.end()
        print(f"{game:16} {line}", flush=True)
        progress(done, total, "line")
    progress.end()
    return 0


def _lines(games: list[str], options: argparse.Namespace) -> Iterator[tuple[str, str]]:
    """What is printed, one after another, with the game that it is about."""
    for game in games:
        if options.moves is not None:
            for line in move_lines(game, options.moves):
                yield game, line
        elif options.checksum is None:
            yield game, speed(game, options.seconds)
        else:
            yield game, checksum(game, options.checksum)


def speed(game: str, seconds: float) -> str:
    """Deals and tricks a second of processor time, in words."""
    mechanics = Mechanics(rules_of(game))
    cards = pack(mechanics.rules.packs, mechanics.rules.lowest_rank)
    deals = tricks = actions = 0
    start = now = time.process_time()
    while now - start < seconds or now == start:
        for _ in range(ROUND):
            outcome = random_deal(mechanics, cards, deals)
            actions += outcome.count
            tricks += len(outcome.deal.takers)
            deals += 1
        now = time.process_time()
    spent = now - start
    return (
        f"{deals / spent:10,.0f} deals/s {tricks / spent:12,.0f} tricks/s {actions / spent:12,.0f} actions/s "
        f"{actions / deals:7.1f} actions a deal"
    )


def checksum(game: str, deals: int) -> str:
    """A digest over every action, score and trump of so many seeded random deals."""
    mechanics = Mechanics(rules_of(game))
    cards = pack(mechanics.rules.packs, mechanics.rules.lowest_rank)
    digest = hashlib.sha256()
    for seed in range(deals):
        outcome = random_deal(mechanics, cards, seed)
        deal = outcome.deal
        digest.update(f"{outcome.trace} {deal.scores} {deal.trump} {deal.played} {deal.takers}\n".encode())
    return digest.hexdigest()
