"""Whether a window can be opened here at all: asked before Qt is, because Qt would end the program. No Qt."""

import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

NO_DISPLAY: Final = (
    "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open; "
    "`--demo --screenshot FILE` plays a deal without one and writes a picture."
)


class DisplayError(Exception):
    """No window can be opened; the text is one sentence for the user."""


def choose_platform(needs_window: bool) -> None:
    """Without a display draw into memory, if no window is asked for; raises :class:`DisplayError` else."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        return
    if needs_window:
        raise DisplayError(NO_DISPLAY)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"


def missing_library(error: ImportError) -> str:
    """The sentence for a part of Qt that cannot be loaded."""
    return f"Qt cannot be loaded: {error}. Please install what is missing, or start with packaging/play.py."


def platform_fault(messages: Sequence[str]) -> str:
    """The sentence for the messages with which Qt is about to end the program; its own advice names a wrong library."""
    library = _unloadable(os.environ.get("QT_QPA_PLATFORM", "xcb").split(":")[0])
    if library:
        return f"Qt cannot open a window, because a system library is missing: {library}."
    if any("could not connect to display" in message for message in messages):
        return f"No window can be opened: the display {os.environ.get('DISPLAY', '')} does not answer."
    return "No window can be opened. Qt says: " + " ".join(messages[-1].split())


def _unloadable(platform: str) -> str:
    """What the linker says about Qt's plugin for this platform, "" if nothing is wrong with it."""
    import ctypes

    package = find_spec("PySide6")
    for folder in package.submodule_search_locations or [] if package else []:
        for plugin in Path(folder).glob(f"**/platforms/libq{platform}.so"):
            try:
                ctypes.CDLL(str(plugin))
            except OSError as error:
                return str(error)
    return ""
