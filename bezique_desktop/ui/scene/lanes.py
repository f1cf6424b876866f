"""Cards side by side: the fan of a hand and the row of table cards. Pure geometry, window pixels, no Qt."""

import math
from typing import Final

from bezique_desktop.ui.geometry import CARD_RATIO, Rect, Spot
from bezique_desktop.values import frozen

LARGE_INDEX_BELOW: Final = 112.0
"""A card narrower than this (pixels) gets the large index."""
FAN_RADIUS: Final = 32.0
FAN_STEP: Final = 0.84
ROW_STEP: Final = 1.05
CLOSED_STEP: Final = 0.56
LEAST_STRIP: Final = 0.30
"""The circle of the fan, steps between neighbours, and what of a card must stay in sight; in widths of a card."""


@frozen
class Lane:
    """A strip that takes cards: its centre line, its top, the width it may use, the width of a card."""

    middle: float
    top: float
    width: float
    card: float

    @property
    def rect(self) -> Rect:
        """All the room of the lane."""
        return Rect(self.middle - self.width / 2, self.top, self.width, self.card * CARD_RATIO)


@frozen
class Row:
    """Places of cards from left to right, each covering a part of the one before it."""

    spots: tuple[Spot, ...]
    step: float
    large_index: bool

    @property
    def strip(self) -> float:
        """How much of the width of every card but the last is uncovered."""
        return min(self.spots[0].width, self.step) if self.spots else 0.0

    def visible(self, position: int) -> Rect:
        """The upright part of the card that its right neighbour leaves uncovered."""
        spot = self.spots[position]
        last = position == len(self.spots) - 1
        return Rect(spot.x, spot.y, spot.width if last else self.strip, spot.height)


def _steps(count: int, card: float, width: float, wanted: float) -> float:
    return min(card * wanted, (width - card) / max(1, count - 1))


def row(lane: Lane, count: int, wanted: float = ROW_STEP) -> Row:
    """Upright cards, apart while there is room, then overlapped, then smaller: a strip of each stays in sight."""
    card = min(lane.card, lane.width / (1 + LEAST_STRIP * max(0, count - 1)))
    step = _steps(count, card, lane.width, wanted)
    left = lane.middle - (card + step * (count - 1)) / 2
    spots = tuple(Spot(left + k * step, lane.top, card) for k in range(count))
    return Row(spots, step, card < LARGE_INDEX_BELOW)


def closed_row(lane: Lane, count: int) -> Row:
    """Face-down cards, close together."""
    return row(lane, count, CLOSED_STEP)


def fan(lane: Lane, count: int, floor: float) -> Row:
    """A hand on a large circle, raised as a whole when an outer corner would come below ``floor``."""
    step = _steps(count, lane.card, lane.width, FAN_STEP)
    spots = [_on_circle(lane, (k - (count - 1) / 2) * step) for k in range(count)]
    raised = max((_lowest(spot) for spot in spots), default=floor) - floor
    if raised > 0:
        spots = [Spot(spot.x, spot.y - raised, spot.width, spot.angle) for spot in spots]
    crowded = step < lane.card / 2
    return Row(tuple(spots), step, lane.card < LARGE_INDEX_BELOW and not crowded)


def _on_circle(lane: Lane, offset: float) -> Spot:
    radius = FAN_RADIUS * lane.card
    angle = offset / radius
    top = lane.top + radius * (1 - math.cos(angle))
    return Spot(lane.middle + offset - lane.card / 2, top, lane.card, math.degrees(angle))


def _lowest(spot: Spot) -> float:
    """The y of the lowest corner of a turned card."""
    angle = math.radians(abs(spot.angle))
    return spot.centre.y + spot.height / 2 * math.cos(angle) + spot.width / 2 * math.sin(angle)
