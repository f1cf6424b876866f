"""Scores as they are written everywhere: gaps between the thousands, a true minus. No Qt."""

from typing import Final

THIN_SPACE: Final = "\u2009"


def figure(score: int) -> str:
    """A score with a thin space at the thousands."""
    return f"{score:,}".replace(",", THIN_SPACE).replace("-", "\u2212")


def signed(score: int) -> str:
    """The same with its sign, also where it is a plus."""
    return figure(score) if score < 0 else f"+{figure(score)}"


def plain(text: str) -> str:
    """A text without the gaps, for reading aloud."""
    return text.replace(THIN_SPACE, "")
