"""The rules of one game as a frozen value: what a game's file says, checked, with the options in force."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
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
from bezique_desktop.engine.options import OPTION, OptionError, Value, checked

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
BEZIQUE_NAMES: Final = ("bezique", "double_bezique", "triple_bezique")
"""The numbers of a file for béziques; what a fourth pair scores is an option."""
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

    @property
    def owners(self) -> int:
        """Who has scored declarations of his own: every seat, or every side where partners combine (P-10)."""
        return self.sides if self.on("partner_combine") else self.players

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
    plain, trump = scale(base.mechanism, base.points, options, base.packs)
    return replace(base, options=options, plain=plain, trump=trump)


def scale(
    mechanism: str, points: Mapping[str, int], options: Mapping[str, Value], packs: int
) -> tuple[list[int], list[int]]:
    """What each kind scores, outside trumps and in trumps: 0 where nothing is declared by kinds."""
    if mechanism == MELDS:
        return _declaration_points(points, options, packs)
    return [0] * KIND_COUNT, [0] * KIND_COUNT


def _declaration_points(
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
    for index, name in enumerate(BEZIQUE_NAMES[:packs]):
        plain[BEZIQUE + index] = points[name]
    if packs >= 4:
        plain[BEZIQUE + 3] = int(options["quadruple_bezique_points"])
    for index, name in enumerate(QUARTET_NAMES):
        plain[FOUR + index] = int(options["any_tens_points"]) if name == "tens" else points["four_" + name]
        if options["trump_quartets"]:
            plain[FOUR_TRUMP + index] = points["four_trump_" + name]
    plain[TWO_SEVENS] = int(options["two_sevens_points"])
    return plain, [alone or same for alone, same in zip(trump, plain, strict=True)]
