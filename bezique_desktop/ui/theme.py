"""Colours, sizes of type and durations of the table. Plain values, no Qt; colours are ``#rrggbb`` or ``#aarrggbb``."""

from collections.abc import Mapping
from dataclasses import fields, replace
from types import MappingProxyType
from typing import Final

from bezique_desktop.values import frozen

GOLD: Final = "#dcae4f"
GOLD_BRIGHT: Final = "#f6d27a"
GOLD_EDGE: Final = "#7a5716"
BUTTON_TOP: Final = "#f3cf79"
BUTTON_BOTTOM: Final = "#d49f36"
BUTTON_EDGE: Final = "#fbe3a6"
BUTTON_INK: Final = "#241a08"
CREAM: Final = "#f7f0dc"
MUTED: Final = "#e8e2cb"
ACTIVE: Final = "#ffffff"
PENDING: Final = "#e9dcb4"
GLOW: Final = "#ffe9a8"
PANEL_EDGE: Final = "#59dcae4f"
SEAT_DOTS: Final = (GOLD_BRIGHT, "#a9c7e8", "#9fd8ae", "#e8b7a9")
"""Dot before a line of the log: the viewer, then the other seats in order of play."""


@frozen
class Felt:
    """The cloth: its brightest and darkest colour, the panels on it, and the shade laid over cards at night."""

    centre: str
    edge: str
    panel: str
    panel_solid: str
    card_shade: str = ""


FELTS: Final[Mapping[str, Felt]] = MappingProxyType(
    {
        "green": Felt("#2a6f4d", "#15412d", "#76061811", "#061811"),
        "blue": Felt("#2c5f87", "#132d4a", "#76061222", "#061222"),
        "claret": Felt("#87344a", "#431623", "#761c050c", "#1c050c"),
        "night": Felt("#272e3d", "#0d1119", "#9604060a", "#04060a", "#1a0a0e1a"),
    }
)


@frozen
class SuitColours:
    """Colours of the suit signs in the order S, H, D, C, on card or paper and on dark ground."""

    on_card: tuple[str, str, str, str]
    on_dark: tuple[str, str, str, str]


FOUR_COLOURS: Final = SuitColours(
    on_card=("#1b2230", "#c3212f", "#1f5fb8", "#1f7a44"), on_dark=(CREAM, "#ff8d80", "#8fc0ff", "#86dba0")
)
TWO_COLOURS: Final = SuitColours(
    on_card=("#1b2230", "#c3212f", "#c3212f", "#1b2230"), on_dark=(CREAM, "#ff8d80", "#ff8d80", CREAM)
)


@frozen
class Paper:
    """Ground and inks of the dialogs."""

    ground: str
    card: str
    line: str
    text: str
    muted: str
    accent: str
    changed: str
    changed_ground: str
    chosen: str
    dark: bool


PAPER_LIGHT: Final = Paper(
    "#f7f2e6", "#fffdf7", "#d9cfb8", "#2a2318", "#6f644f", "#1f5d41", "#8a5f10", "#f6ead0", "#e6efe4", dark=False
)
PAPER_DARK: Final = Paper(
    "#1b2028", "#242a34", "#3a4250", CREAM, "#b9b4a3", "#7cc79f", GOLD_BRIGHT, "#3a3222", "#22362c", dark=True
)


@frozen
class Theme:
    """Everything that the preferences choose about colours."""

    felt: Felt
    suits: SuitColours
    paper: Paper

    @property
    def four_colours(self) -> bool:
        """Whether each suit has a colour of its own."""
        return self.suits == FOUR_COLOURS


def theme(felt: str = "green", four_colours: bool = True, dark_paper: bool = False) -> Theme:
    """The theme for these preferences; an unknown felt is green."""
    suits = FOUR_COLOURS if four_colours else TWO_COLOURS
    return Theme(FELTS.get(felt, FELTS["green"]), suits, PAPER_DARK if dark_paper else PAPER_LIGHT)


class Type:
    """Sizes of type in units of the layout; :func:`type_pixels` turns them into pixels."""

    SCREEN_TITLE: Final = 92.0
    SCORE: Final = 34.0
    SCORE_LONG: Final = 29.0
    TITLE: Final = 32.0
    FIGURE: Final = 28.0
    HEADING: Final = 21.0
    NAME: Final = 17.5
    COLUMN_TITLE: Final = 17.0
    POINTS: Final = 16.0
    ACTION: Final = 15.0
    BODY: Final = 15.0
    NOTE: Final = 14.5
    SMALL: Final = 13.5
    LABEL: Final = 13.0
    KEY_CAP: Final = 12.0


SMALLEST_TYPE: Final = 12
"""No text is set smaller than this many pixels (9 pt)."""


def type_pixels(size: float, unit: float) -> int:
    """Pixel size of a size of type at a layout unit."""
    return max(SMALLEST_TYPE, round(size * unit))


@frozen
class Motion:
    """Durations in milliseconds at the pace chosen, 0 for at once."""

    deal: int = 170
    deal_apart: int = 45
    play: int = 220
    trick_held: int = 1000
    collect: int = 280
    draw: int = 240
    meld: int = 260
    meld_apart: int = 40
    bracket: int = 200
    chips: int = 420
    chips_apart: int = 60
    close_up: int = 160
    hover: int = 90
    ring: int = 60
    breath: int = 1600
    turn_tag: int = 200
    fade: int = 0
    """Nonzero with reduced motion: things fade in this time instead of travelling."""


PACES: Final[Mapping[str, float]] = MappingProxyType({"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8})
REDUCED_FADE: Final = 80
CARDS_IN_THE_AIR: Final = 8
"""At most so many cards move at once during the deal."""


def motion(pace: str = "normal", reduced: bool = False) -> Motion:
    """Durations for a pace of :data:`PACES`; with ``reduced`` all travel becomes a short fade."""
    factor = PACES.get(pace, 1.0)
    scaled = {field.name: round(getattr(Motion(), field.name) * factor) for field in fields(Motion)}
    if not reduced or factor == 0:
        return Motion(**scaled)
    still = Motion(**dict.fromkeys(scaled, 0))
    return replace(still, trick_held=scaled["trick_held"], turn_tag=REDUCED_FADE, fade=REDUCED_FADE)
