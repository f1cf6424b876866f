"""``bezique ladder``: how much stronger each level is than the one below."""

import argparse
import json
from collections.abc import Sequence
from contextlib import closing
from time import monotonic

from bezique_desktop.arena.crew import Crew
from bezique_desktop.arena.entrants import split
from bezique_desktop.arena.ladder import Ladder, table
from bezique_desktop.arena.notebook import Notebook
from bezique_desktop.arena.setting import Setting
from bezique_desktop.arena.tables import write
from bezique_desktop.cli.arguments import add_game, add_work, duration, overrides
from bezique_desktop.cli.progress import Progress
from bezique_desktop.players.registry import LEVELS, PLAYERS, UnknownPlayerError
from bezique_desktop.version import VERSION


def run(arguments: Sequence[str]) -> int:
    """The command; returns the exit status."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        ladder = _ladder(asked)
        notebook = Notebook(asked.resume, ladder.heading())
    except ValueError as error:
        parser.error(str(error))
    with closing(notebook):
        _measure(ladder, notebook, asked.jobs, asked.minutes * 60)
    result = table(ladder, VERSION)
    print(json.dumps(result, indent=1) if asked.json else as_text(ladder))
    if asked.write:
        print(write(asked.game, result))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bezique ladder",
        description="Let each level play matches against the next weaker one, until it is known how much stronger it "
        "is or time is up. With three seats one stronger plays against two weaker.",
    )
    add_game(parser)
    parser.add_argument(
        "--levels", default=",".join(LEVELS), metavar="A,B,C", help="the levels, the weakest first (%(default)s)"
    )
    parser.add_argument("--minutes", type=duration, default=30, metavar="M", help="how long at most (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="number of the series (%(default)s)")
    parser.add_argument("--write", action="store_true", help="keep the table for the help of the window")
    parser.add_argument("--json", action="store_true", help="print the table as JSON")
    add_work(parser)
    return parser


def _ladder(asked: argparse.Namespace) -> Ladder:
    levels = split(asked.levels)
    for level in levels:
        if level not in PLAYERS:
            raise UnknownPlayerError(f"there is no player {level!r}; the players are: {', '.join(PLAYERS)}")
    if len(levels) < 2:
        raise ValueError("a ladder has at least two levels")
    return Ladder(Setting(asked.game, "", asked.seed, overrides(asked.option)), levels)


def _measure(ladder: Ladder, notebook: Notebook, jobs: int, seconds: float) -> None:
    progress = Progress()
    end = monotonic() + seconds
    for key, result in notebook.known.items():
        ladder.enter(key, result)
    with progress, closing(Crew(jobs)) as crew:
        for done, (key, result) in enumerate(crew.run(ladder.jobs(lambda: monotonic() < end), notebook), 1):
            ladder.enter(key, result)
            progress(done, 0, _standing(ladder) + "; rounds of matches:")


def _standing(ladder: Ladder) -> str:
    return ", ".join(f"{rung.stronger} {rung.percent:.0f} ± {rung.interval:.0f}" for rung in ladder.rungs())


def as_text(ladder: Ladder) -> str:
    """The table for people."""
    width = max(len(level) for pair in ladder.pairs for level in pair)
    heading = f"{ladder.rules.game}: matches won by the stronger; {ladder.even:.0f} % is even, intervals of 95 %"
    lines = [heading, "", f"{'stronger':{width}}  {'weaker':{width}}  won              matches"]
    for rung in reversed(ladder.rungs()):
        won = f"{rung.percent:.1f} ± {rung.interval:.1f} %"
        lines.append(f"{rung.stronger:{width}}  {rung.weaker:{width}}  {won:15}  {rung.matches}")
    return "\n".join(lines)
