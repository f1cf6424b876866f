"""Where the pictures, fonts, sounds, translations and help pages lie."""

from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


@cache
def _root() -> Path:
    """Inside the package in a wheel and in a bundle, beside it in a checkout."""
    inside = PACKAGE / "resources"
    return inside if inside.is_dir() else PACKAGE.parent / "resources"


def resource(*parts: str) -> Path:
    """The path of one resource: `resource("icons", "bezique.png")`. It need not exist."""
    return _root().joinpath(*parts)
