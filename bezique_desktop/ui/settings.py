"""The one table of settings: what is remembered between starts, with its type, its default and what it may be.

A :class:`Preferences` is read once at the start and handed on as a value; a change makes a new one. Nothing here
touches files or Qt.
"""

from collections.abc import Callable, Mapping
from dataclasses import Field, field, fields
from typing import Final, TypeVar

from bezique_desktop.engine.options import Value
from bezique_desktop.values import frozen

INDICES: Final = ("language", "en", "ru", "fr", "de")
FELTS: Final = ("green", "blue", "claret", "night")
PAPERS: Final = ("system", "light", "dark")
BACKS: Final = ("lozenge", "fans", "rosette")
PACES: Final = ("off", "fast", "normal", "slow")
SORTS: Final = ("suit", "rank", "worth", "manual")
MOTIONS: Final = ("system", "full", "reduced")
LONGEST_HOLD: Final = 5.0
"""Seconds a finished trick may stay."""

T = TypeVar("T")


def choice(values: tuple[T, ...]) -> T:
    """A setting that is one of these; the first is the default."""
    return _setting(values[0], values.__contains__)


def span(default: float, low: float, high: float) -> float:
    """A setting that is a number within bounds."""
    return _setting(default, lambda value: isinstance(value, float) and low <= value <= high)


def _setting(default: T, allows: Callable[[object], bool]) -> T:
    made: T = field(default=default, metadata={"allows": allows})
    return made


@frozen
class Preferences:
    """What the player has chosen, and what was last played.

    ``indices`` are the letters on the cards, ``trick_hold`` the seconds that a finished trick stays (``trick_click``:
    until a click instead), ``name`` the player's own ("" for *You*), ``window`` the place of the window as Qt words it,
    in base64. ``game``, ``options`` and ``level`` are those of the last new game, ``levels`` (with commas) those of
    its computers where they differ, ``partner`` which of them sits opposite (0: by lot), ``hand_order`` the cards of
    the hand as the player arranged them, ``letters`` the keys of the table that were changed.
    """

    language: str = "en"
    indices: str = choice(INDICES)
    felt: str = choice(FELTS)
    paper: str = choice(PAPERS)
    back: str = choice(BACKS)
    colours: int = choice((4, 2))
    pace: str = choice(("normal", "off", "fast", "slow"))
    motion: str = choice(MOTIONS)
    trick_hold: float = span(1.0, 0.0, LONGEST_HOLD)
    trick_click: bool = False
    sound: bool = True
    auto_draw: bool = False
    double_click: bool = False
    counting: bool = False
    sort: str = choice(SORTS)
    name: str = ""
    window: str = ""
    game: str = "program-short"
    level: str = "beginner"
    levels: str = ""
    partner: int = choice((0, 1, 2, 3))
    options: dict[str, Value] = field(default_factory=dict)
    hand_order: list[int] = field(default_factory=list)
    letters: dict[str, Value] = field(default_factory=dict)

    @property
    def words(self) -> tuple[object, ...]:
        """What words and letters are written by these preferences."""
        return self.language, self.index_language, self.letters

    @property
    def at_the_table(self) -> tuple[object, ...]:
        """What the table shows or does otherwise by these preferences."""
        return (
            self.language, self.index_language, self.felt, self.back, self.colours, self.pace, self.motion,
            self.trick_hold, self.trick_click, self.auto_draw, self.double_click, self.sort, self.name,
            tuple(self.letters.items()),
        )  # fmt: skip

    @property
    def four_colours(self) -> bool:
        """Whether each suit has a colour of its own."""
        return self.colours == 4

    @property
    def seat_levels(self) -> tuple[str, ...]:
        """The levels of the computers of the last game one by one, where they differ."""
        return tuple(level for level in self.levels.split(",") if level)

    @property
    def index_language(self) -> str:
        """The language of the letters on the cards."""
        wanted = self.language if self.indices == "language" else self.indices
        return wanted if wanted in INDICES[1:] else INDICES[1]


def preferences_of(saved: Mapping[str, object]) -> Preferences:
    """The preferences in what was saved; a value that a setting cannot have, or a strange name, is left out."""
    known: dict[str, object] = {
        each.name: saved[each.name] for each in fields(Preferences) if _is_good(each, saved.get(each.name))
    }
    return Preferences(**known)  # type: ignore[arg-type]  # each value was checked against its field


def plain(preferences: Preferences) -> dict[str, object]:
    """What is saved, for :func:`preferences_of`."""
    return dict(vars(preferences))


def _is_good(setting: Field[object], value: object) -> bool:
    default = getattr(Preferences(), setting.name)
    if type(value) is not type(default):
        return False
    if isinstance(value, dict):
        return all(isinstance(name, str) and isinstance(each, (bool, int, str)) for name, each in value.items())
    if isinstance(value, list):
        return all(type(card) is int for card in value)
    allows = setting.metadata.get("allows")
    return allows is None or bool(allows(value))
