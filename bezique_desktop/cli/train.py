"""``bezique train``: let the computer players learn a game from their own play."""

import argparse
import shlex
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import asdict
from pathlib import Path

from bezique_desktop.arena.crew import Crew
from bezique_desktop.arena.learnt_file import module_text
from bezique_desktop.arena.notebook import Notebook
from bezique_desktop.arena.setting import Setting
from bezique_desktop.arena.training import Lesson, Plan, Training
from bezique_desktop.cli.arguments import add_work, count, output_file, reason, whole_from
from bezique_desktop.cli.progress import Progress
from bezique_desktop.games.catalogue import game_ids
from bezique_desktop.version import VERSION


def run(arguments: Sequence[str]) -> int:
    """The command; returns the exit status."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    plan = Plan(asked.generations, asked.contest, asked.deals, asked.proof)
    setting = Setting(asked.game, "", asked.seed)
    try:
        notebook = Notebook(asked.resume, {"measure": "train", **asdict(plan), **setting.plain()})
    except ValueError as error:
        parser.error(str(error))
    with closing(notebook):
        lesson = _lesson(setting, plan, notebook, asked.jobs)
    text = module_text(lesson, asked.game, _command(asked), VERSION)
    if asked.out is None:
        print(text, end="")
        return 0
    return _write(asked.out, text, lesson)


def _write(file: Path, text: str, lesson: Lesson) -> int:
    """Write the module; if the file can no longer be written, print it, for learning it again would take long."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        print(text, end="")
        print(f"bezique train: {file} cannot be written ({reason(error)}), so the module is printed", file=sys.stderr)
        return 1
    print(f"{file}: weights {lesson.margin:+.2f} points a deal, values explain {100 * lesson.explained:.1f} %")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bezique train",
        description="Let the weights of the players evolve in self-play, then learn what positions are worth. The same "
        "game, numbers and seed give the same file, however many processes there are and however often it was resumed.",
    )
    parser.add_argument("--game", choices=game_ids(), default=game_ids()[0], help="the game (%(default)s)")
    parser.add_argument(
        "--generations",
        type=whole_from(0),
        default=20,
        metavar="N",
        help="generations of weights; 0 keeps them (%(default)s)",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="everything is decided by it (%(default)s)")
    parser.add_argument(
        "--contest", type=count, default=12, metavar="N", help="deals for a pair of candidates (%(default)s)"
    )
    parser.add_argument(
        "--deals", type=count, default=2000, metavar="N", help="deals whose positions are valued (%(default)s)"
    )
    parser.add_argument(
        "--proof", type=count, default=200, metavar="N", help="deals that prove the weights (%(default)s)"
    )
    parser.add_argument(
        "--out", type=output_file, metavar="FILE", help="the module to write; without it, it is printed"
    )
    add_work(parser)
    return parser


def _lesson(setting: Setting, plan: Plan, notebook: Notebook, jobs: int) -> Lesson:
    progress = Progress()
    with progress, closing(Crew(jobs)) as crew:
        lesson = Training(setting, plan, crew, notebook, progress).learn()
    return lesson


def _command(asked: argparse.Namespace) -> str:
    names = ("game", "generations", "seed", "contest", "deals", "proof")
    return shlex.join(["bezique", "train", *[part for name in names for part in (f"--{name}", str(vars(asked)[name]))]])
