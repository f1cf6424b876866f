"""Arguments that several commands share."""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from bezique_desktop.arena.crew import cores
from bezique_desktop.engine.options import OPTION, OptionError, Value
from bezique_desktop.games.catalogue import game_ids

LONGEST: Final = 1_000_000
"""The greatest length of time that can be asked for; a week of minutes and a day of seconds are less."""
QUOTED: Final = 40
"""So many characters of a wrong word are repeated."""


def add_game(parser: argparse.ArgumentParser) -> None:
    """``--game`` and ``--option``."""
    parser.add_argument("--game", choices=game_ids(), default=game_ids()[0], help="the game (%(default)s)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="ID=VALUE",
        help="change a rule of the game; bezique games GAME lists them",
    )


def add_work(parser: argparse.ArgumentParser) -> None:
    """``--jobs`` and ``--resume``."""
    parser.add_argument(
        "--jobs", type=count, default=cores(), metavar="N", help="processes that share the work (%(default)s: all)"
    )
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep every result in this file, and go on from what is in it"
    )


def whole_from(least: int) -> Callable[[str], int]:
    """A whole number that is not less than this."""

    def whole(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least:
            raise argparse.ArgumentTypeError(f"expected a whole number from {least}, not {shortened(text)}")
        return number

    return whole


count: Final = whole_from(1)
"""How many of something there are to be."""


def duration(text: str) -> float:
    """A length of time, in whatever unit, above 0 and not beyond :data:`LONGEST`."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= LONGEST:
        raise argparse.ArgumentTypeError(f"expected a number above 0, {LONGEST} at most, not {shortened(text)}")
    return number


def shortened(text: str) -> str:
    """A word of the command line as it is quoted."""
    return repr(text if len(text) <= QUOTED else f"{text[:QUOTED]}…")


def output_file(text: str) -> Path:
    """A file that can be written, tried without changing it; where there is none, none is left."""
    file = Path(text)
    try:
        is_there = file.exists()
        file.open("a").close()
        if not is_there:
            file.unlink()
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{text!r} cannot be written: {reason(error)}") from error
    return file


def reason(error: OSError) -> str:
    """Why the system refused it, in its words."""
    return error.strerror or str(error)


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
