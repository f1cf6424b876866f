"""Colours of the deck: inks, skin, hair and robes. Suits are numbered S, H, D, C."""

from typing import Final

from PySide6.QtGui import QColor

from bezique_desktop.values import frozen

INK: Final = QColor("#1b2230")
GOLD: Final = QColor("#dca842")
GOLD_DARK: Final = QColor("#9c6b16")
CREAM: Final = QColor("#fdfaf1")
IVORY: Final = QColor("#fffaf0")
LINEN: Final = QColor("#fbf7ea")
WHITE: Final = QColor("#ffffff")
SKIN: Final = QColor("#f6d9b8")
SKIN_SHADE: Final = QColor("#e4b78e")
STEEL: Final = QColor("#dfe6ee")
WOOD: Final = QColor("#7a4a1c")
LEAF: Final = QColor("#3c7a45")
CARD_EDGE: Final = QColor(60, 50, 40, 110)

HAIR: Final = (QColor("#2f2530"), QColor("#8e3b1c"), QColor("#e0b24c"), QColor("#6b4524"))
OLD_HAIR: Final = QColor("#57505c")
"""The king of spades is the old one."""


@frozen
class Robe:
    """The four colours a court card is dressed in."""

    main: QColor
    light: QColor
    dark: QColor
    second: QColor


def _robe(main: str, light: str, dark: str, second: str) -> Robe:
    return Robe(QColor(main), QColor(light), QColor(dark), QColor(second))


_ROBES: Final = (
    _robe("#2b4a80", "#a9c3e6", "#16264a", "#7b2d43"),
    _robe("#b8232f", "#f3b9a6", "#6e0f1c", "#27406b"),
    _robe("#d4781d", "#f8dc9d", "#7a3b0a", "#1d6f74"),
    _robe("#2d7048", "#b5d8ae", "#143a27", "#8a5a1a"),
)
_VERMILION: Final = _robe("#c4502a", "#f8dc9d", "#6f2110", "#1d6f74")


def robe(suit: int, four_colours: bool) -> Robe:
    """The robe of a suit; with two colours diamonds wear vermilion, so that index and robe agree."""
    return _VERMILION if suit == 2 and not four_colours else _ROBES[suit]


def faded(colour: QColor, alpha: int) -> QColor:
    """The colour at this opacity (0..255)."""
    made = QColor(colour)
    made.setAlpha(alpha)
    return made
