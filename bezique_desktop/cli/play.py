"""``bezique play``: let computer players meet over many deals or matches, the same cards from every seat."""

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict
from typing import Final

from bezique_desktop.arena.comparison import Share, shares_of
from bezique_desktop.arena.crew import Crew, Job
from bezique_desktop.arena.entrants import entrants
from bezique_desktop.arena.notebook import Notebook
from bezique_desktop.arena.setting import Setting
from bezique_desktop.arena.tally import Showing, Tally
from bezique_desktop.cli.arguments import add_game, add_work, count, duration, overrides
from bezique_desktop.cli.progress import Progress
from bezique_desktop.cli.sentences import clear_reasons, counted
from bezique_desktop.players.registry import PLAYERS

REMARKS: Final = 10
"""So many faults of players are told while they play."""


def run(arguments: Sequence[str]) -> int:
    """The command; returns the exit status: 0, or 1 if a player had to be replaced for a move."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    unit = "matches" if asked.matches else "deals"
    try:
        setting = _setting(asked, unit)
        tally = Tally(_names(setting))
        notebook = Notebook(asked.resume, {"measure": unit, **setting.plain()})
    except ValueError as error:
        parser.error(str(error))
    total = asked.matches or asked.deals
    with closing(notebook):
        _measure(tally, setting, unit, total, asked.jobs, notebook)
    print(as_json(setting, unit, tally) if asked.json else as_text(setting, unit, tally))
    return 1 if any(showing.faults for showing in tally.showings()) else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bezique play",
        description="Let computer players meet: every deal or match is played once from each seat.",
        epilog=f"The players are {', '.join(PLAYERS)}, and cmd:COMMAND for a program that speaks the line protocol.",
    )
    add_game(parser)
    parser.add_argument(
        "--players", default="thrifty,greedy", metavar="A,B", help="who plays, one a side (%(default)s)"
    )
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--deals", type=count, default=100, metavar="N", help="how many deals (%(default)s)")
    length.add_argument("--matches", type=count, metavar="N", help="whole matches instead, so many")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="number of the series of deals (%(default)s)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--raw", action="store_true", help="do not work out the luck of the draw, which takes time")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument(
        "--patience", type=duration, default=5.0, metavar="SECONDS", help="for a program's move (%(default)s)"
    )
    add_work(parser)
    return parser


def _setting(asked: argparse.Namespace, unit: str) -> Setting:
    setting = Setting(
        asked.game, asked.players, asked.seed, overrides(asked.option), unit == "deals" and not asked.raw,
        asked.worker, asked.patience,
    )  # fmt: skip
    setting.rules()
    return setting


def _names(setting: Setting) -> list[str]:
    return [one.name for one in entrants(setting.players, setting.rules().sides, setting.worker, setting.patience)]


def _measure(tally: Tally, setting: Setting, unit: str, total: int, jobs: int, notebook: Notebook) -> None:
    progress = Progress()
    if setting.luck:
        progress.remark(
            "The luck of the draw is worked out too, which takes quick players longer than to play (see --raw)."
        )
    progress.begin(total, unit)
    known: set[str] = set()
    with progress, closing(Crew(min(jobs, total))) as crew:
        for done, (key, result) in enumerate(crew.run(_jobs(setting, unit, total), notebook), 1):
            shares = shares_of(result)
            tally.add(int(key), shares)
            for fault in _faults(tally.names, shares):
                if fault not in known and len(known) < REMARKS:
                    known.add(fault)
                    progress.remark(fault)
            progress(done, total, unit)


def _faults(names: list[str], shares: list[Share]) -> list[str]:
    """What was wrong with players in a round, in sentences."""
    told = zip(names, shares, strict=True)
    return [f"{name} {reason}" for name, share in told for reason in clear_reasons(share.reasons)]


def _jobs(setting: Setting, unit: str, total: int) -> Iterator[Job]:
    plain = setting.plain()
    for number in range(total):
        yield str(number), {"task": unit, "setting": plain, "number": number}


def as_json(setting: Setting, unit: str, tally: Tally) -> str:
    """The figures for programs; times in milliseconds."""
    players: list[Mapping[str, object]] = [asdict(showing) for showing in tally.showings()]
    heading = {"game": setting.game, unit: len(tally.rounds), "seed": setting.series, "adjusted": setting.luck}
    if len(tally.rounds) == 1:
        players = [{name: None if "interval" in name else value for name, value in each.items()} for each in players]
    return json.dumps({**heading, "players": players}, indent=1)


def as_text(setting: Setting, unit: str, tally: Tally) -> str:
    """The figures for people."""
    showings = tally.showings()
    one = "match" if unit == "matches" else "deal"
    rounds, times = counted(len(tally.rounds), one), counted(len(showings), "time")
    heading = f"{setting.game}: {rounds}, each played {times} (seed {setting.series})"
    single = len(tally.rounds) == 1
    lines = [f"{heading}; " + ("one alone has no interval" if single else "intervals of 95 %"), ""]
    width = max(len(showing.name) for showing in showings)
    adjusted = f"{'luck-adjusted':18}" if setting.luck else ""
    lines.append(f"{'':{width}}  {f'margin a {one}':18}{adjusted}{'won':16}points     time a move: median, 95 %")
    lines += [line_of(showing, width, setting.luck, single) for showing in showings]
    if unit == "matches":
        lines.append(f"\n{tally.length:.1f} deals a match")
    for showing in showings:
        if showing.faults:
            lines.append(f"\n{showing.name} was replaced for {counted(showing.faults, 'move')}:")
            lines += [f"  {reason}" for reason in clear_reasons(showing.reasons)]
    return "\n".join(lines)


def line_of(showing: Showing, width: int, luck: bool, single: bool) -> str:
    """One player's line of the table; a single round has no intervals."""
    margin = f"{showing.margin:+.1f}" if single else with_interval(showing.margin, showing.interval)
    clean = f"{showing.adjusted:+.1f}" if single else with_interval(showing.adjusted, showing.adjusted_interval)
    adjusted = f"{clean:18}" if luck else ""
    wins = f"{100 * showing.wins:.1f}" + ("" if single else f" ± {100 * showing.wins_interval:.1f}") + " %"
    times = f"{showing.median:.2f} ms, {showing.slow:.2f} ms"
    return f"{showing.name:{width}}  {margin:18}{adjusted}{wins:16}{showing.points:<9.1f}  {times}"


def with_interval(number: float, interval: float) -> str:
    """A margin with half its interval, as exactly as it is known."""
    places = 1 if interval >= 2 else 2
    return f"{number:+.{places}f} ± {interval:.{places}f}"
