"""Measured strength in words."""

from bezique_desktop.arena.tables import Measured
from bezique_desktop.ui.words import _, ngettext


def measured_text(found: Measured) -> str:
    """What the table of a game says."""
    if found.even < 40:
        return _("How many matches each level won against two players of the level below it:")
    return _("How many matches each level won against the level below it:")


def even_text(found: Measured) -> str:
    """How the figures are to be read."""
    text = _("Equal players would win {even} %. The true figure lies within ± in 95 of 100 cases. Version {version}.")
    return text.format(even=f"{found.even:.0f}", version=found.version)


def won_text(percent: float, interval: float, matches: int) -> str:
    """The percentage won, its interval and the number of matches."""
    text = ngettext(
        "{percent} % ± {interval} of {matches} match", "{percent} % ± {interval} of {matches} matches", matches
    )
    return text.format(percent=f"{percent:.0f}", interval=f"{interval:.0f}", matches=matches)
