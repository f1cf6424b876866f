"""The score of a match of Sixty-Six as pip cards: a seven covered so that as many pips show as games are won. No Qt."""

import math
from typing import Final

from bezique_desktop.ui.geometry import Rect, Spot

CARD: Final = 60.0
"""Width of a pip card in units."""
_SEVEN: Final = ((20, 0), (65, -30), (95, 0), (147, 0), (176, -30), (203, 0), (285, -30), (318, 0))
_EIGHT: Final = (*_SEVEN[:6], (250, 0), (285, -30), (318, 0))
"""For 0 to 7 or 8 pips: how far down the middle of the upper edge of the covering card lies, of 350, and its angle."""


def pip_cards(match: Rect, unit: float, side: int, pips: int, card: int = 7) -> tuple[Spot, Spot]:
    """The seven (or eight) and the card on it; ``side`` 0 stands at the right (the viewer), 1 at the left."""
    covers = _EIGHT if card == 8 else _SEVEN
    width = CARD * unit
    middle, top = match.x + match.width * (0.75 if side == 0 else 0.25), match.y + 46 * unit
    seven = Spot(middle - width / 2, top, width)
    down, degrees = covers[max(0, min(card, pips))]
    angle = math.radians(degrees)
    centre_x = middle - math.sin(angle) * seven.height / 2
    centre_y = top + down / 350 * seven.height + math.cos(angle) * seven.height / 2
    return seven, Spot(centre_x - width / 2, centre_y - seven.height / 2, width, degrees)


def match_text(match: Rect, unit: float) -> tuple[Rect, Rect, Rect]:
    """Boxes of the title and of the two names (the viewer's first)."""
    half = match.width / 2
    names = [Rect(x, match.y + 22 * unit, half, 20 * unit) for x in (match.x + half, match.x)]
    return Rect(match.x, match.y, match.width, 22 * unit), names[0], names[1]
