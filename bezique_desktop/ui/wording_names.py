"""The names that the program gives, whatever language they were given in."""

from collections.abc import Sequence

from bezique_desktop.ui.wording_games import GAME_TITLES, PERSONS
from bezique_desktop.ui.words import N_, _, in_every_language

YOU = N_("You")
"""The player who has not said what he is called."""


def own_name_today(name: str) -> str:
    """A name of the player's own, in the language that is spoken now if it was the program's word for him."""
    return _today(name, (YOU,))


def computer_name_today(name: str) -> str:
    """The name of a computer player in the language that is spoken now; a name that is not the program's stays."""
    return _today(name, tuple(person for person, _face in PERSONS))


def people_today(names: Sequence[str]) -> tuple[str, ...]:
    """What everybody is called in the language that is spoken now, the player first."""
    return (own_name_today(names[0]), *map(computer_name_today, names[1:]))


def game_name_today(name: str) -> str:
    """The title of a game in the language that is spoken now, as house rules without a name of their own have it; any
    other name stays."""
    return _today(name, GAME_TITLES)


def _today(name: str, messages: tuple[str, ...]) -> str:
    words = [_(message) for message in messages]
    if name in words:
        return name
    return next((_(message) for message in messages if name in in_every_language(message)), name)
