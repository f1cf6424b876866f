"""Measured strength in words."""

from typing import Final

from bezique_desktop.arena.tables import Measured
from bezique_desktop.ui.words import _, ngettext

THREE_SIDES: Final = 40
"""Equal players win less than this percentage where three play for themselves."""
FULL_STEP: Final = 60
FULL_STEP_OF_THREE: Final = 42
"""The percentages of matches from which a step between levels counts as a full one."""


def measured_text(found: Measured) -> str:
    """What the table of a game says."""
    if found.even < THREE_SIDES:
        return _("How many matches each level won against two players of the level below it:")
    return _("How many matches each level won against the level below it:")


def even_text(found: Measured) -> str:
    """How the figures are to be read."""
    text = _("Equal players would win {even} %. The true figure lies within ± in 95 of 100 cases. Version {version}.")
    told = text.format(even=f"{found.even:.0f}", version=found.version)
    return f"{told} {_small_steps()}" if has_small_steps(found) else told


def has_small_steps(found: Measured) -> bool:
    """Whether a level surely won fewer matches against the one below than a full step means."""
    full = FULL_STEP_OF_THREE if found.even < THREE_SIDES else FULL_STEP
    return any(percent + interval < full for _stronger, _weaker, percent, interval, _matches in found.rungs)


def _small_steps() -> str:
    return _("Luck decides much in this game, so that some of the steps between the levels are small.")


def won_text(percent: float, interval: float, matches: int) -> str:
    """The percentage won, its interval and the number of matches."""
    text = ngettext(
        "{percent} % ± {interval} of {matches} match", "{percent} % ± {interval} of {matches} matches", matches
    )
    return text.format(percent=f"{percent:.0f}", interval=f"{interval:.0f}", matches=matches)
