"""The talon with its turn-up, the trump badge, and the places of its closed cards. Pure geometry, no Qt."""

import math
from enum import Enum
from typing import Final

from bezique_desktop.ui.geometry import CARD_RATIO, Point, Rect, Spot
from bezique_desktop.ui.scene.layout import Frame, TalonPlace
from bezique_desktop.values import frozen

BADGE_RADIUS: Final = 21.0
SHOWN_CARDS_MOST: Final = 7
LID_RISE: Final = 14.0
"""How much higher a talon lies that its turn-up shuts, so that the badge under it stays in its place."""
FAN_STEP: Final = 10.0
FAN_RISE: Final = 0.8
FAN_ANGLE: Final = -6.0
FAN_UNDER: Final = 0.64
"""Of a fanned talon: how far each card lies to the right of and above the one under it in units, how it is turned in
degrees, and how much of the turn-up is free, in widths of a card."""


class Look(Enum):
    """How a talon lies: across the turn-up, across it and shut by it (Sixty-Six), or upright without one."""

    CROSSED = "crossed"
    SHUT = "shut"
    UPRIGHT = "upright"


@frozen
class Talon:
    """The turn-up (or nothing), closed cards from the lowest to the topmost, the lid, badge and its two lines."""

    turn_up: Spot | None
    closed: tuple[Spot, ...]
    lid: Spot | None
    badge: Point
    badge_radius: float
    label: Rect
    left: Rect

    @property
    def top_card(self) -> Spot | None:
        """The card that is drawn next."""
        if self.closed:
            return self.closed[-1]
        return self.turn_up


def thickness(cards: int) -> int:
    """How many closed cards are drawn for a talon of so many."""
    return max(1, min(SHOWN_CARDS_MOST, round(cards / 5))) if cards > 0 else 0


def talon(
    frame: Frame,
    cards: int,
    look: Look = Look.CROSSED,
    turn_up: bool = True,
    text_width: float = 0.0,
    fanned: bool = False,
) -> Talon:
    """The talon with so many face-down cards; ``turn_up`` says whether the turn-up still lies there.

    ``text_width`` is the width of the longer line beside the badge in pixels; badge and text are centred together.
    ``fanned``: it lies spread aslant instead of piled.
    """
    place, unit = frame.talon, frame.unit
    middle = place.area.x + 0.75 * place.card if place.beside else place.area.centre.x
    if fanned:
        return _with_badge(frame, *_fan(frame, cards, look, turn_up), text_width)
    if look is Look.UPRIGHT:
        foot = place.area.y + 1.4 * place.card
        return _with_badge(frame, None, _upright(middle, place, cards, unit), None, foot, text_width)
    raised = LID_RISE * unit if look is Look.SHUT else 0.0
    left, top = middle - place.card / 2, place.area.y + 0.60 * place.card - raised
    pile = tuple(Spot(left - k * 0.8 * unit, top - k * 1.5 * unit, place.card, 90.0) for k in range(thickness(cards)))
    foot = place.area.y + 1.80 * place.card
    if look is Look.SHUT:
        lid = Spot(left - 4 * unit, top - 8 * unit, place.card, 4.0)
        return _with_badge(frame, None, pile, lid if turn_up else None, foot, text_width)
    return _with_badge(frame, Spot(left, place.area.y, place.card) if turn_up else None, pile, None, foot, text_width)


def _fan(
    frame: Frame, cards: int, look: Look, turn_up: bool
) -> tuple[Spot | None, tuple[Spot, ...], Spot | None, float]:
    """Turn-up, closed cards, no lid, and where the fan ends below; its lowest card keeps its place all the time."""
    place, unit = frame.talon, frame.unit
    crossed, card = look is not Look.UPRIGHT, place.card
    across = card * (CARD_RATIO if crossed else 1.0)
    span = across + (SHOWN_CARDS_MOST - 1) * FAN_STEP * unit
    middle = place.area.x + across / 2 + 10 * unit if place.beside else place.area.centre.x - (span - across) / 2
    top = place.area.y + (FAN_UNDER * card if crossed else 10 * unit)
    angle, left = (90.0 if crossed else 0.0) + FAN_ANGLE, middle - card / 2
    upper = top - (CARD_RATIO - 1) / 2 * card if crossed else top
    closed = tuple(
        Spot(left + k * FAN_STEP * unit, upper - k * FAN_RISE * unit, card, angle) for k in range(thickness(cards))
    )
    high = card * (1.0 if crossed else CARD_RATIO)
    lean = math.radians(abs(FAN_ANGLE))
    reach = (high * math.cos(lean) + across * math.sin(lean) + high) / 2
    foot = top + reach
    shown = crossed and turn_up and look is Look.CROSSED
    return Spot(left, place.area.y, card) if shown else None, closed, None, foot


def _upright(middle: float, place: TalonPlace, cards: int, unit: float) -> tuple[Spot, ...]:
    left, top = middle - place.card / 2, place.area.y
    return tuple(Spot(left - k * 0.8 * unit, top - k * 1.6 * unit, place.card) for k in range(thickness(cards)))


def _with_badge(
    frame: Frame, turn_up: Spot | None, closed: tuple[Spot, ...], lid: Spot | None, foot: float, text_width: float
) -> Talon:
    unit, area = frame.unit, frame.talon.area
    radius = BADGE_RADIUS * unit
    room = area.width - 2 * radius - 12 * unit
    text = min(text_width + 4, room) if text_width else room
    left = area.x + (area.width - 2 * radius - 12 * unit - text) / 2
    top = foot + 14 * unit
    if frame.talon.beside:
        left = max((spot.centre.x + 0.8 * spot.width for spot in closed), default=area.x + 1.6 * frame.talon.card)
        left, top = max(left, area.x + 2.1 * frame.talon.card) + 12 * unit, area.y + 0.7 * frame.talon.card
        text = area.right - left - 2 * radius - 12 * unit
    column = left + 2 * radius + 12 * unit
    label, count = Rect(column, top, text, 23 * unit), Rect(column, top + 21 * unit, text, 20 * unit)
    return Talon(turn_up, closed, lid, Point(left + radius, top + radius), radius, label, count)
