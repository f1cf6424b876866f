"""What a game's file says, checked and read into the rules of the game."""

from collections.abc import Mapping
from typing import Final

from bezique_desktop.engine.kinds import QUARTET_NAMES
from bezique_desktop.engine.options import OPTION, OPTIONS, OptionError, Value, checked
from bezique_desktop.engine.rules import BEZIQUE_NAMES, MECHANISMS, MELDS, RESULTS, Rules, RulesError, scale

_HEAD: Final = ("game", "mechanism", "source", "result", "table", "fixed", "points")
_SECTIONS: Final = ("match", "deal", "tricks", "declaring", "sevens", "closing", "scoring", "table_manners")
"""The sections that state options."""
_TABLE_NUMBERS: Final = ("players", "sides", "packs", "lowest_rank", "hand")
_HIGHEST_RANK: Final = 7
_POINTS_OF: Final[dict[str, tuple[str, ...]]] = {
    "double_marriage": ("double_marriage", "trump_double_marriage"),
    "trump_quartets": tuple(["four_trump_" + name for name in QUARTET_NAMES]),
    "carte_blanche": ("carte_blanche",),
    "x_cut_bonus": ("cut", "cut_cards", "estimate"),
}
"""The numbers that a game wants if it offers an option."""


def rules_from(document: Mapping[str, object]) -> Rules:
    """Read a game's file (already parsed into tables).

    Raises :class:`RulesError` with the path of the fault: a section, table or number that is missing or strange, counts
    that make no game, or an option that is unknown or has a value it may not have.
    """
    for name in document:
        if name not in _HEAD and name not in _SECTIONS:
            raise RulesError(f"{name}: there is no such section; the sections are {', '.join(_SECTIONS)}")
    table = _table(document, "table")
    players = _checked("table", "players", table.get("players"))
    numbers = _numbers(table)
    mechanism = _one_of(document, "mechanism", MECHANISMS)
    stated = _options(document)
    options = {option.id: stated.get(option.id, option.neutral) for option in OPTIONS}
    options.update(_fixed(document))
    options["players"] = players
    options["variant"] = _checked("table", "variant", table.get("variant"))
    points = _points(document, mechanism, numbers["packs"], stated)
    plain, trump = scale(mechanism, points, options, numbers["packs"])
    return Rules(
        game=_text(document, "game"),
        mechanism=mechanism,
        source=_text(document, "source"),
        result=_one_of(document, "result", RESULTS),
        players=numbers["players"],
        sides=numbers["sides"],
        packs=numbers["packs"],
        lowest_rank=numbers["lowest_rank"],
        hand=numbers["hand"],
        points=points,
        offered=frozenset(stated) - {option.id for option in OPTIONS if option.fixed},
        options=options,
        plain=plain,
        trump=trump,
    )


# ---------------------------------------------------------------------- the parts of the file
def _numbers(table: Mapping[str, object]) -> dict[str, int]:
    """The counts of the game, which must make one: everybody can be dealt a hand, and everybody has as many cards."""
    numbers = {name: _number(table, "table", name) for name in _TABLE_NUMBERS}
    for name, count in numbers.items():
        if count < 1 and name != "lowest_rank":
            raise RulesError(f"table.{name}: expected 1 or more, not {count}")
    lowest, players, sides = numbers["lowest_rank"], numbers["players"], numbers["sides"]
    if not 0 <= lowest <= _HIGHEST_RANK:
        raise RulesError(f"table.lowest_rank: expected 0 to {_HIGHEST_RANK}, not {lowest}")
    if sides < 2 or players % sides:
        raise RulesError(f"table.sides: {players} players cannot be {sides} sides of equal size")
    cards = numbers["packs"] * 4 * (_HIGHEST_RANK + 1 - lowest)
    if cards % players or numbers["hand"] * players > cards:
        raise RulesError(f"table.hand: {cards} cards do not give {players} players {numbers['hand']} and then as many")
    return numbers


def _points(document: Mapping[str, object], mechanism: str, packs: int, stated: Mapping[str, Value]) -> dict[str, int]:
    """The numbers of the file, among them all that the game and the options that it offers may ask for."""
    table = _table(document, "points")
    names = [*table, "marriage", "trump_marriage"]
    if mechanism == MELDS:
        names += [*BEZIQUE_NAMES[:packs], *["four_" + name for name in QUARTET_NAMES if name != "tens"]]
    else:
        names += ["wins_with", "half"]
    for option, wanted in _POINTS_OF.items():
        if option in stated:
            names += wanted
    return {name: _number(table, "points", name) for name in names}


def _fixed(document: Mapping[str, object]) -> dict[str, Value]:
    """The values that belong to the game itself: they are listed, and cannot be changed."""
    fixed: dict[str, Value] = {}
    for name, value in (_table(document, "fixed") if "fixed" in document else {}).items():
        if name not in OPTION or not isinstance(value, (bool, int, str)):
            raise RulesError(f"fixed.{name}: expected the value of an option")
        fixed[name] = value
    return fixed


def _options(document: Mapping[str, object]) -> dict[str, Value]:
    stated: dict[str, Value] = {}
    for section in _SECTIONS:
        if section in document:
            for name, value in _table(document, section).items():
                stated[name] = _checked(section, name, value)
    return stated


# ---------------------------------------------------------------------- checked readers
def _checked(section: str, name: str, value: object) -> Value:
    try:
        return checked(name, value)
    except OptionError as error:
        raise RulesError(f"{section}.{name}: {error}") from error


def _one_of(document: Mapping[str, object], name: str, known: tuple[str, ...]) -> str:
    text = _text(document, name)
    if text not in known:
        raise RulesError(f"{name}: expected one of {', '.join(known)}")
    return text


def _table(document: Mapping[str, object], name: str) -> dict[str, object]:
    table = document.get(name)
    if not isinstance(table, dict):
        raise RulesError(f"{name}: expected a table")
    return {str(key): value for key, value in table.items()}


def _number(table: Mapping[str, object], path: str, name: str) -> int:
    value = table.get(name)
    if type(value) is not int:
        raise RulesError(f"{path}.{name}: expected a whole number")
    return value


def _text(document: Mapping[str, object], name: str) -> str:
    value = document.get(name)
    if not isinstance(value, str):
        raise RulesError(f"{name}: expected a text")
    return value
