"""The command line of the window, judged whole before anything else is done. No Qt.

It is read without argparse, which takes longer to be made ready than all else that comes before Qt.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from bezique_desktop.ui.geometry import SMALLEST_WINDOW
from bezique_desktop.ui.words import languages
from bezique_desktop.values import frozen

PROGRAM: Final = "bezique-desktop"
LARGEST_WINDOW: Final = (7680, 4320)
SIZES: Final = "from {}x{} to {}x{}".format(*SMALLEST_WINDOW, *LARGEST_WINDOW)
DIGITS: Final = 20
"""So many the number of a deal may have."""
OF_A_NEW_GAME: Final = ("option", "level", "seed", "names")
"""Arguments that say how the game of ``--new`` or ``--demo`` is to be."""


@frozen
class Asked:
    """What the command line asks for, under the names of its arguments."""

    version: bool = False
    new: str | None = None
    option: tuple[str, ...] = ()
    level: str | None = None
    seed: int | None = None
    names: str | None = None
    demo: bool = False
    screenshot: Path | None = None
    record: Path | None = None
    size: tuple[int, int] | None = None
    lang: str | None = None


def parse(arguments: Sequence[str]) -> Asked:
    """The command line; ends the program for ``--help``, and with one sentence for what cannot be asked."""
    if not {"-h", "--help"}.isdisjoint(arguments):
        sys.stdout.write(usage() + "\n")
        raise SystemExit(0)
    try:
        asked = Asked(**_values(arguments))
        _judge(asked)
    except ValueError as error:
        sys.stderr.write(f"{PROGRAM}: {error}\n")
        raise SystemExit(2) from error
    return asked


def usage() -> str:
    """What can be asked."""
    entries = [("-h, --help", "show this, then end")]
    entries += [(f"--{name} {argument.value}", argument.help) for name, argument in ARGUMENTS.items()]
    spoken = ", ".join(languages())
    lines = [f"  {words:20}{text}".format(languages=spoken) for words, text in entries]
    head = [f"usage: {PROGRAM} [ARGUMENT ...]", "", "The Bézique family of card games.", "", "arguments:"]
    return "\n".join([*head, *lines])


def _values(arguments: Sequence[str]) -> dict[str, Any]:
    """The value of each argument that is there, ``option`` once for each time."""
    values: dict[str, Any] = {}
    words = iter(arguments)
    for word in words:
        name, equals, text = word.removeprefix("--").partition("=")
        argument = ARGUMENTS.get(name)
        if argument is None or not word.startswith("--") or (equals and not argument.value):
            raise ValueError(f"there is no argument {word!r}; `{PROGRAM} --help` lists them")
        if argument.value and not equals:
            text = next(words, "--")
            if text.startswith("--"):
                raise ValueError(f"--{name} needs {argument.value} after it")
        value = argument.read(text)
        values[name] = (*values.get(name, ()), value) if name == "option" else value
    return values


def _judge(asked: Asked) -> None:
    """Whether all of it can be asked together; raises ``ValueError`` with a sentence."""
    is_new = asked.new is not None or asked.demo
    if is_new and asked.record is not None:
        raise ValueError("--record opens a match that has been dealt; ask for that or for a new game")
    for name in OF_A_NEW_GAME:
        if not is_new and getattr(asked, name) not in (None, ()):
            raise ValueError(f"--{name} says how a new game is to be; name the game with --new GAME")
    if is_new:
        from bezique_desktop.ui.settings import Preferences
        from bezique_desktop.ui.wishes import wish_of

        wish_of(asked, Preferences())


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise ValueError(f"--size: {text!r} is not a size like 1280x800")
    size = int(width), int(height)
    if not all(low <= each <= high for low, each, high in zip(SMALLEST_WINDOW, size, LARGEST_WINDOW, strict=True)):
        raise ValueError(f"--size: the window cannot be {text}; it may be {SIZES}")
    return size


def _seed(text: str) -> int:
    if not (text.isdecimal() and len(text) <= DIGITS):
        raise ValueError(f"--seed: {text!r} is not the number of a deal, which has up to {DIGITS} digits")
    return int(text)


def _language(text: str) -> str:
    if text not in languages():
        raise ValueError(f"--lang: there are no words in {text!r}; it may be {' or '.join(languages())}")
    return text


@frozen
class Argument:
    """One argument: what stands after it, "" if nothing does, what it does, and how its value is read."""

    value: str
    help: str
    read: Callable[[str], object] = str


def _is_there(_text: str) -> bool:
    return True


ARGUMENTS: Final[Mapping[str, Argument]] = {
    "version": Argument("", "print the version, then end", _is_there),
    "new": Argument("GAME", "deal this game at once; `bezique games` lists them"),
    "option": Argument("ID=VALUE", "another rule for it; may be there several times"),
    "level": Argument("LEVEL", "how well the computer plays"),
    "seed": Argument("NUMBER", "the number of the deal: the same number, the same cards", _seed),
    "names": Argument("A,B", "the names of the players, yours first"),
    "demo": Argument("", "watch the computer play a deal against itself, then end", _is_there),
    "screenshot": Argument("FILE", "write the window as a PNG file, then end", Path),
    "record": Argument("FILE", "open a recorded match", Path),
    "size": Argument("WxH", f"size of the window, {SIZES}", _size),
    "lang": Argument("LANGUAGE", "language of the screen: {languages}", _language),
}
"""Every argument by its name."""
