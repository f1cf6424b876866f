"""The windowed program ``bezique-desktop``: its command line, and what to say where no window can be opened."""

import argparse
import gc
import sys
from pathlib import Path

from bezique_desktop.ui.display import DisplayError, choose_platform, missing_library
from bezique_desktop.ui.qt_import import import_qt
from bezique_desktop.version import version_line


def main(argv: list[str] | None = None) -> int:
    """Run the program; returns the exit status, 2 if it cannot be run as asked."""
    asked = parse(sys.argv[1:] if argv is None else argv)
    if asked.version:
        print(version_line())
        return 0
    gc.disable()  # until the window is there: starting makes many objects and no garbage
    try:
        choose_platform(needs_window=not (asked.demo or asked.screenshot))
        import_qt()
        from bezique_desktop.ui.start import run
    except DisplayError as error:
        print(error, file=sys.stderr)
        return 2
    except ImportError as error:
        if (error.name or "").partition(".")[0] not in ("PySide6", "shiboken6", ""):
            raise
        print(missing_library(error), file=sys.stderr)
        return 2
    return run(asked, print, lambda text: print(text, file=sys.stderr))


def parse(arguments: list[str]) -> argparse.Namespace:
    """The command line; ends the program for ``--help`` and faults."""
    parser = argparse.ArgumentParser(prog="bezique-desktop", description="The Bézique family of card games.")
    parser.add_argument("--version", action="store_true", help="print the version, then end")
    parser.add_argument("--new", metavar="GAME", help="deal this game at once; `bezique games` lists them")
    parser.add_argument("--option", action="append", default=[], metavar="ID=VALUE", help="another rule for it")
    parser.add_argument("--level", help="how well the computer plays")
    parser.add_argument("--seed", type=int, help="the number of the match: the same number, the same cards")
    parser.add_argument("--names", metavar="A,B", help="the names of the players, yours first")
    parser.add_argument("--demo", action="store_true", help="watch the computer play a deal against itself, then end")
    parser.add_argument("--screenshot", type=Path, metavar="FILE", help="write the window as a PNG file, then end")
    parser.add_argument("--record", type=Path, metavar="FILE", help="open a recorded match")
    parser.add_argument("--size", type=_size, metavar="WxH", help="size of the window")
    parser.add_argument("--lang", help="language of the screen: en, ru")
    return parser.parse_args(arguments)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size like 1280x800")
    if not (320 <= int(width) <= 7680 and 200 <= int(height) <= 4320):
        raise argparse.ArgumentTypeError(f"{text!r} is no size for a window; it may be from 320x200 to 7680x4320")
    return int(width), int(height)


if __name__ == "__main__":
    sys.exit(main())
