"""``bezique play``: let computer players meet over many deals, the same deals from every seat."""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict

from bezique_desktop.arena.comparison import Comparison, Showing
from bezique_desktop.arena.entrants import entrants
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.options import OPTION, OptionError, Value
from bezique_desktop.engine.rules import Rules, changed
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.players.registry import PLAYERS


def run(arguments: Sequence[str]) -> int:
    """The command; returns the exit status: 0, or 1 if a player had to be replaced for a move."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        rules = changed(rules_of(asked.game), overrides(asked.option))
        contestants = entrants(asked.players, rules.sides, asked.worker, asked.patience)
    except ValueError as error:
        parser.error(str(error))
    comparison = Comparison(Mechanics(rules), contestants, asked.seed)
    try:
        comparison.run(asked.deals, _Progress(asked.deals))
    finally:
        for contestant in contestants:
            contestant.close()
    showings = comparison.showings()
    print(
        as_json(rules, asked.seed, comparison, showings)
        if asked.json
        else as_text(rules, asked.seed, comparison, showings)
    )
    return 1 if any(showing.faults for showing in showings) else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bezique play",
        description="Let computer players meet: every deal is played once from each seat.",
        epilog=f"The players are {', '.join(PLAYERS)}, and cmd:COMMAND for a program that speaks the line protocol.",
    )
    parser.add_argument("--game", choices=game_ids(), default=game_ids()[0], help="the game (%(default)s)")
    parser.add_argument(
        "--players", default="thrifty,greedy", metavar="A,B", help="who plays, one a side (%(default)s)"
    )
    parser.add_argument("--deals", type=_count, default=100, metavar="N", help="how many deals (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="number of the series of deals (%(default)s)")
    parser.add_argument("--option", action="append", default=[], metavar="ID=VALUE", help="change a rule of the game")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--worker", action="store_true", help="run the players in processes of their own")
    parser.add_argument(
        "--patience", type=float, default=5.0, metavar="SECONDS", help="for a program's move (%(default)s)"
    )
    return parser


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("expected at least one")
    return number


def overrides(words: Sequence[str]) -> dict[str, Value]:
    """Options of the rules from ``id=value`` words; raises ``OptionError``."""
    values: dict[str, Value] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals:
            raise OptionError(f"expected ID=VALUE, not {word!r}")
        values[name] = option_value(name, text)
    return values


def option_value(name: str, text: str) -> Value:
    """The value of an option as it is written on a command line; what is allowed is judged later."""
    known = OPTION[name].values if name in OPTION else ()
    for value in known:
        if text == (str(value).lower() if isinstance(value, bool) else str(value)):
            return value
    return int(text) if text.lstrip("-").isdigit() else text


class _Progress:
    """Tells on a terminal's standard error how far it is."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.shown = sys.stderr.isatty()

    def __call__(self, done: int) -> None:
        if self.shown:
            end = "\r" if done < self.total else "\n"
            print(f"deal {done} of {self.total}", end=end, file=sys.stderr, flush=True)


def as_json(rules: Rules, seed: int, comparison: Comparison, showings: list[Showing]) -> str:
    """The figures for programs; times in milliseconds."""
    players: list[Mapping[str, object]] = [asdict(showing) for showing in showings]
    return json.dumps({"game": rules.game, "deals": comparison.deals, "seed": seed, "players": players}, indent=1)


def as_text(rules: Rules, seed: int, comparison: Comparison, showings: list[Showing]) -> str:
    """The figures for people."""
    times = comparison.mechanics.sides
    lines = [f"{rules.game}: {comparison.deals} deals, each played {times} times (seed {seed}); intervals of 95 %", ""]
    width = max(len(showing.name) for showing in showings)
    lines.append(f"{'':{width}}  margin a deal     points a deal  wins     time a move: median, 95 %")
    lines += [line_of(showing, width) for showing in showings]
    for showing in showings:
        if showing.faults:
            lines.append(f"\n{showing.name} was replaced for {showing.faults} moves:")
            lines += [f"  {reason}" for reason in showing.reasons]
    return "\n".join(lines)


def line_of(showing: Showing, width: int) -> str:
    """One player's line of the table."""
    margin = f"{showing.margin:+.1f} ± {showing.interval:.1f}"
    times = f"{showing.median:.2f} ms, {showing.slow:.2f} ms"
    return f"{showing.name:{width}}  {margin:16}  {showing.points:13.1f}  {showing.wins:5.1%}    {times}"
