"""The command line of the window, judged whole before anything else is done. No Qt."""

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn

from bezique_desktop.ui.asked import Asked
from bezique_desktop.ui.geometry import SMALLEST_WINDOW
from bezique_desktop.ui.words import languages

PROGRAM: Final = "bezique-desktop"
LARGEST_WINDOW: Final = (7680, 4320)
SIZES: Final = "from {}x{} to {}x{}".format(*SMALLEST_WINDOW, *LARGEST_WINDOW)
DIGITS: Final = 20
"""So many the number of a deal may have."""
OF_A_NEW_GAME: Final = ("option", "level", "seed", "names")
"""Arguments that say how the game of ``--new`` or ``--demo`` is to be."""


class _Parser(ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """End the program with one sentence."""
        self.exit(2, f"{self.prog}: {message}\n")


def parse(arguments: Sequence[str]) -> Asked:
    """The command line; ends the program for ``--help``, and with one sentence for what cannot be asked."""
    parser = _parser()
    found = vars(parser.parse_args(arguments))
    asked = Asked(**found | {"option": tuple(found["option"])})
    try:
        _judge(asked)
    except ValueError as error:
        parser.error(str(error))
    return asked


def _parser() -> _Parser:
    parser = _Parser(PROGRAM, description="The Bézique family of card games.", allow_abbrev=False)
    add = parser.add_argument
    add("--version", action="store_true", help="print the version, then end")
    add("--new", metavar="GAME", help="deal this game at once; `bezique games` lists them")
    add("--option", action="append", default=[], metavar="ID=VALUE", help="another rule for it; as often as you like")
    add("--level", help="how well the computer plays")
    add("--seed", type=_seed, metavar="NUMBER", help="the number of the deal: the same number, the same cards")
    add("--names", metavar="A,B", help="the names of the players, yours first")
    add("--demo", action="store_true", help="watch the computer play a deal against itself, then end")
    add("--screenshot", type=Path, metavar="FILE", help="write the window as a PNG file, then end")
    add("--record", type=Path, metavar="FILE", help="open a recorded match")
    add("--size", type=_size, metavar="WxH", help=f"size of the window, {SIZES}")
    add("--lang", type=_language, help=f"language of the screen: {', '.join(languages())}")
    return parser


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
        raise ArgumentTypeError(f"{text!r} is not a size like 1280x800")
    size = int(width), int(height)
    if not all(low <= each <= high for low, each, high in zip(SMALLEST_WINDOW, size, LARGEST_WINDOW, strict=True)):
        raise ArgumentTypeError(f"the window cannot be {text}; it may be {SIZES}")
    return size


def _seed(text: str) -> int:
    if not (text.isdecimal() and len(text) <= DIGITS):
        raise ArgumentTypeError(f"{text!r} is not the number of a deal, which has up to {DIGITS} digits")
    return int(text)


def _language(text: str) -> str:
    if text not in languages():
        raise ArgumentTypeError(f"there are no words in {text!r}; it may be {' or '.join(languages())}")
    return text
