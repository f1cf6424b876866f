"""The rules of one game as a frozen value: what a game's file says, checked, with the options in force."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bezique_desktop.engine.kinds import (
    BEZIQUE,
    DOUBLE_MARRIAGE,
    FOUR,
    FOUR_TRUMP,
    KIND_COUNT,
    MARRIAGE,
    QUARTET_NAMES,
    QUINT,
    TWO_SEVENS,
)
from bezique_desktop.engine.options import OPTION, OPTIONS, OptionError, Value, checked

CARD_POINTS: Final[dict[str, tuple[int, ...]]] = {
    "none": (0, 0, 0, 0, 0, 0, 0, 0),
    "full": (0, 0, 0, 2, 3, 4, 10, 11),
    "brisques": (0, 0, 0, 0, 0, 0, 10, 10),
}
"""Points of a captured card by rank 7, 8, 9, J, Q, K, T, A (M-CP)."""

PACKETS: Final[dict[Value, tuple[int, ...]]] = {1: (1,), 2: (2,), "3-2-3": (3, 2, 3)}
"""How many cards a packet has, round after round (14.0)."""

MELDS: Final = "bezique"
RACE: Final = "race"
MECHANISMS: Final = (MELDS, RACE)
RESULTS: Final = ("points", "game_value", "game_points")


class RulesError(ValueError):
    """A game's file does not say what it must; the text begins with the path of the fault."""


@dataclass(frozen=True)
class Rules:
    """One game of the family with its options.

    ``game`` is its id, ``mechanism`` which kind of deal it plays (``bezique`` or ``race``, to 66), ``source`` the
    document, ``result`` what a deal brings its winner: its ``points``, a ``game_value`` (X-23) or ``game_points``
    (S-12). ``hand`` and ``packs`` count cards and packs (G-5), ``lowest_rank`` is a rank index, ``points`` the numbers
    of the file by name, ``offered`` the ids of the options that apply, ``options`` every option with its value.
    ``plain`` and ``trump`` hold what each kind scores outside trumps and in trumps, 0 where it cannot be declared
    (2.2).
    """

    game: str
    mechanism: str
    source: str
    result: str
    players: int
    sides: int
    packs: int
    lowest_rank: int
    hand: int
    points: dict[str, int]
    offered: frozenset[str]
    options: dict[str, Value]
    plain: list[int]
    trump: list[int]

    def number(self, option: str) -> int:
        """The value of an option that is a number."""
        value = self.options[option]
        if not isinstance(value, int):
            raise OptionError(f"option {option} is not a number")
        return value

    def on(self, option: str) -> bool:
        """Whether a switch is on."""
        return self.options[option] is True

    def says(self, option: str, value: Value) -> bool:
        """Whether an option has this value."""
        return self.options[option] == value

    @property
    def tricks(self) -> int:
        """Tricks in a deal in which nobody closes (G-5)."""
        return self.cards // self.players

    @property
    def cards(self) -> int:
        """Cards in the game."""
        return self.packs * 4 * (8 - self.lowest_rank)

    def side_of(self, seat: int) -> int:
        """The scoring side of a seat: opposite seats are partners where there are fewer sides than seats (P-1)."""
        return seat % self.sides


def changed(rules: Rules, overrides: Mapping[str, object]) -> Rules:
    """The same game with other values for some options.

    Raises :class:`OptionError` for an unknown option, a value out of range and an option that belongs to the game
    itself. An option that does not apply to the game keeps its neutral value.
    """
    options = dict(rules.options)
    for name, value in overrides.items():
        good = checked(name, value)
        if _is_fixed(rules, name):
            raise OptionError(f"option {name} belongs to the game {rules.game} and cannot be changed")
        if name in rules.offered:
            options[name] = good
    return _assembled(rules, options)


def _is_fixed(rules: Rules, name: str) -> bool:
    return OPTION[name].fixed or (name == "target" and name not in rules.offered and rules.mechanism == RACE)


def _assembled(base: Rules, options: dict[str, Value]) -> Rules:
    if options["deal_packets"] == "3-2-3" and base.hand != 8:
        raise OptionError("option deal_packets can be 3-2-3 only with eight cards a hand")
    plain, trump = _scale(base.mechanism, base.points, options, base.packs)
    return Rules(
        base.game,
        base.mechanism,
        base.source,
        base.result,
        base.players,
        base.sides,
        base.packs,
        base.lowest_rank,
        base.hand,
        base.points,
        base.offered,
        options,
        plain,
        trump,
    )


def _scale(
    mechanism: str, points: Mapping[str, int], options: Mapping[str, Value], packs: int
) -> tuple[list[int], list[int]]:
    if mechanism == MELDS:
        return declaration_points(points, options, packs)
    return [0] * KIND_COUNT, [0] * KIND_COUNT


def declaration_points(
    points: Mapping[str, int], options: Mapping[str, Value], packs: int
) -> tuple[list[int], list[int]]:
    """What each kind scores, outside trumps and in trumps, from the numbers of the file and the options."""
    plain = [0] * KIND_COUNT
    trump = [0] * KIND_COUNT
    for suit in range(4):
        plain[MARRIAGE + suit], trump[MARRIAGE + suit] = points["marriage"], points["trump_marriage"]
        if options["double_marriage"]:
            plain[DOUBLE_MARRIAGE + suit] = points["double_marriage"]
            trump[DOUBLE_MARRIAGE + suit] = points["trump_double_marriage"]
        plain[QUINT + suit] = int(options["plain_quint_points"])
        trump[QUINT + suit] = int(options["trump_quint_points"])
    for index, name in enumerate(("bezique", "double_bezique", "triple_bezique")[:packs]):
        plain[BEZIQUE + index] = points[name]
    if packs >= 4:
        plain[BEZIQUE + 3] = int(options["quadruple_bezique_points"])
    for index, name in enumerate(QUARTET_NAMES):
        plain[FOUR + index] = int(options["any_tens_points"]) if name == "tens" else points["four_" + name]
        if options["trump_quartets"]:
            plain[FOUR_TRUMP + index] = points["four_trump_" + name]
    plain[TWO_SEVENS] = int(options["two_sevens_points"])
    return plain, [alone or same for alone, same in zip(trump, plain, strict=True)]


_TABLE_NUMBERS: Final = ("players", "sides", "packs", "lowest_rank", "hand")


def rules_from(document: Mapping[str, object]) -> Rules:
    """Read a game's file (already parsed into tables).

    Raises :class:`RulesError` with the path of the fault: a table or number that is missing, or an option that is
    unknown or has a value it may not have.
    """
    table = _table(document, "table")
    numbers = {name: _number(table, "table", name) for name in _TABLE_NUMBERS}
    stated = _options(document)
    options = {option.id: stated.get(option.id, option.neutral) for option in OPTIONS}
    options.update(_fixed(document))
    options["players"] = numbers["players"]
    options["variant"] = checked("variant", table.get("variant"))
    points_table = _table(document, "points")
    points = {name: _number(points_table, "points", name) for name in points_table}
    mechanism = _one_of(document, "mechanism", MECHANISMS)
    plain, trump = _scale(mechanism, points, options, numbers["packs"])
    return Rules(
        _text(document, "game"),
        mechanism,
        _text(document, "source"),
        _one_of(document, "result", RESULTS),
        numbers["players"],
        numbers["sides"],
        numbers["packs"],
        numbers["lowest_rank"],
        numbers["hand"],
        points,
        frozenset(stated) - {o.id for o in OPTIONS if o.fixed},
        options,
        plain,
        trump,
    )


def _fixed(document: Mapping[str, object]) -> dict[str, Value]:
    """The values that belong to the game itself: they are listed, and cannot be changed."""
    fixed: dict[str, Value] = {}
    for name, value in (_table(document, "fixed") if "fixed" in document else {}).items():
        if name not in OPTION or not isinstance(value, (bool, int, str)):
            raise RulesError(f"fixed.{name}: expected the value of an option")
        fixed[name] = value
    return fixed


def _one_of(document: Mapping[str, object], name: str, known: tuple[str, ...]) -> str:
    text = _text(document, name)
    if text not in known:
        raise RulesError(f"{name}: expected one of {', '.join(known)}")
    return text


def _options(document: Mapping[str, object]) -> dict[str, Value]:
    stated: dict[str, Value] = {}
    for section in ("match", "deal", "tricks", "declaring", "sevens", "closing", "scoring", "table_manners"):
        if section not in document:
            continue
        for name, value in _table(document, section).items():
            try:
                stated[name] = checked(name, value)
            except OptionError as error:
                raise RulesError(f"{section}.{name}: {error}") from error
    return stated


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
