"""The score of a match of Sixty-Six as pip cards: a seven covered so that as many pips show as games are won. No Qt."""

import math
from typing import Final

from bezique_desktop.ui.geometry import Rect, Spot

CARD: Final = 74.0
"""Width of a pip card in units."""
_PLACES: Final = (0.72, 0.24)
"""Where the two stand, in widths of the column: the viewer's at the right, with room for a cover that leans that
way."""
_SEVEN: Final = ((13, 0), (65, -30), (95, 0), (147, 0), (176, -30), (203, 0), (285, -30), (318, 0))
_EIGHT: Final = (*_SEVEN[:6], (250, 0), (285, -30), (318, 0))
"""For 0 to 7 or 8 pips: how far down the middle of the upper edge of the covering card lies, of 350, and its angle."""
_SLIDE: Final = 0.21
"""How far a leaning cover is pushed back along its upper edge to hide the foot of the card, in widths of a card."""


def pip_cards(match: Rect, unit: float, side: int, pips: int, card: int = 7) -> tuple[Spot, Spot]:
    """The seven (or eight) and the card on it; ``side`` 0 stands at the right (the viewer), 1 at the left."""
    covers = _EIGHT if card == 8 else _SEVEN
    width = CARD * unit
    middle, top = match.x + match.width * _PLACES[side], match.y + 46 * unit
    seven = Spot(middle - width / 2, top, width)
    down, degrees = covers[max(0, min(card, pips))]
    angle = math.radians(degrees)
    slide = _SLIDE * width if degrees else 0.0
    centre_x = middle - math.sin(angle) * seven.height / 2 - math.cos(angle) * slide
    centre_y = top + down / 350 * seven.height + math.cos(angle) * seven.height / 2 - math.sin(angle) * slide
    return seven, Spot(centre_x - width / 2, centre_y - seven.height / 2, width, degrees)


def match_text(match: Rect, unit: float) -> tuple[Rect, Rect, Rect]:
    """Boxes of the title and of the two names (the viewer's first), each over its card."""
    half = match.width * (_PLACES[0] - _PLACES[1])
    names = [Rect(match.x + match.width * at - half / 2, match.y + 22 * unit, half, 20 * unit) for at in _PLACES]
    middle = match.x + match.width * sum(_PLACES) / 2
    return Rect(middle - half, match.y, 2 * half, 22 * unit), names[0], names[1]
