"""The windowed program ``bezique-desktop``: what it is asked, and what to say where no window can be opened."""

import gc
import sys
from typing import TYPE_CHECKING

from bezique_desktop.ui.display import DisplayError, choose_platform, missing_library
from bezique_desktop.ui.qt_import import import_qt, put_off
from bezique_desktop.version import version_line

if TYPE_CHECKING:  # whatever else is imported before put_off() is not put off
    from bezique_desktop.ui.asked import Asked


def main(argv: list[str] | None = None) -> int:
    """Run the program; returns the exit status, 2 if it cannot be run as asked."""
    gc.disable()  # until the window is there: starting makes many objects and no garbage
    put_off()
    try:
        return _main(sys.argv[1:] if argv is None else argv)
    finally:
        gc.enable()


def _asked(arguments: list[str]) -> "Asked":
    """What is asked for; after a double click no parser need be made ready."""
    if not arguments:
        from bezique_desktop.ui.asked import Asked

        return Asked()
    from bezique_desktop.ui.command_line import parse

    return parse(arguments)


def _main(arguments: list[str]) -> int:
    asked = _asked(arguments)
    if asked.version:
        print(version_line())
        return 0
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


if __name__ == "__main__":
    sys.exit(main())
