"""The audit in plain words."""

from collections.abc import Mapping
from typing import Final

from bezique_desktop.arena.finding import DECKS, HIDDEN, NUMBER, SHUFFLE, WORTH
from bezique_desktop.ui.model.audit import Check
from bezique_desktop.ui.wording_games import opponent
from bezique_desktop.ui.words import N_, _

_TITLES: Final[Mapping[str, tuple[str, str]]] = {
    HIDDEN: (
        N_("Nobody looks into your hand"),
        N_("All cards that the computer cannot see are moved elsewhere: its move must stay the same."),
    ),
    DECKS: (
        N_("Nobody knows what will be drawn"),
        N_("The same deal is played over two decks that differ further down: the moves must be the same."),
    ),
    WORTH: (
        N_("Nobody is dealt better cards"),
        N_("What every seat is dealt is counted: aces, tens and all that could be declared at once."),
    ),
    SHUFFLE: (
        N_("The cards are well shuffled"),
        N_("It is counted how often every card comes to every place of the deck."),
    ),
    NUMBER: (
        N_("A deal number means one deal"),
        N_("The same numbers are dealt twice, and the decks compared."),
    ),
}


def check_title(check: Check) -> str:
    """What a check shows, as a heading."""
    return _(_TITLES[check.name][0])


def check_text(check: Check) -> str:
    """What was found, or what will be done while nothing is."""
    if not check.findings:
        return _(_TITLES[check.name][1])
    number = _grouped(check.count)
    if check.name == WORTH:
        return _worth(check, number)
    if check.name == SHUFFLE:
        return _shuffle(check, number)
    text = {
        HIDDEN: N_("Positions looked at: {number}. Moves that changed with the hidden cards: {differing}."),
        DECKS: N_("Moves compared: {number}. Moves that differed: {differing}."),
        NUMBER: N_("Deals dealt twice: {number}. Decks that differed: {differing}."),
    }[check.name]
    return _(text).format(number=number, differing=check.differing)


def _worth(check: Check, number: str) -> str:
    worst = check.worst
    means = " : ".join(f"{mean:.1f}" for mean in worst.means)
    text = _("Deals for each level: {number}. Largest difference: {means} points, {sigmas} standard errors; 3 may be.")
    return text.format(number=number, means=means, sigmas=f"{worst.figure:.1f}")


def _shuffle(check: Check, number: str) -> str:
    worst = check.worst
    text = _(
        "Shuffles: {number}. Chi-square {figure} where {freedom} is usual; chance alone exceeds it in {percent} %."
    )
    figure, freedom = _grouped(round(worst.figure)), _grouped(worst.freedom)
    return text.format(number=number, figure=figure, freedom=freedom, percent=f"{100 * worst.chance:.0f}")


def _grouped(number: int) -> str:
    """A number with gaps between its thousands."""
    return f"{number:,}".replace(",", "\u00a0") if number >= 10_000 else str(number)


def levels_text(check: Check) -> str:
    """The levels that are done."""
    return ", ".join(opponent(level).title for level in check.levels)
