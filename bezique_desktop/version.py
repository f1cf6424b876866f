"""The one version number of the program, and how it was built."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

VERSION = "0.1.0"


def is_compiled() -> bool:
    """Whether the rules engine runs as machine code."""
    engine = find_spec("bezique_desktop.engine.deal")
    return engine is not None and engine.origin is not None and engine.origin.endswith(tuple(EXTENSION_SUFFIXES))


def version_line() -> str:
    """The program's name, version and build, as the console prints them."""
    return f"Bezique Desktop {VERSION} ({'compiled' if is_compiled() else 'interpreted'})"
