"""Frames for three and four seats and for Sixty-Six: the same types as for two players. Pure, no Qt.

Seats follow the order of play, which runs anticlockwise: the next one sits at the right. Side seats stand upright in
the columns: name (a plate or a tag), closed cards, table cards, brackets below.
"""

from dataclasses import replace
from typing import Final

from bezique_desktop.ui.geometry import CARD_RATIO, Point, Rect, Spot
from bezique_desktop.ui.scene.lanes import Lane
from bezique_desktop.ui.scene.layout import (
    HAND_SIDE,
    RESERVED,
    Columns,
    Frame,
    Seat,
    TalonPlace,
    TrickPlace,
    assemble,
    columns,
    rows,
)

HEADER: Final = 52.0
LOG_LINES: Final = 3
SIDE_REACH: Final = 0.98
CROSS_REACH: Final = 1.24
_THREE: Final = ((0.0, 0.07, 0.0), (SIDE_REACH, -0.10, 5.0), (-SIDE_REACH, -0.10, -5.0))
_FOUR: Final = ((0.2, 0.45, -2.0), (CROSS_REACH, 0.0, 6.0), (-0.2, -0.45, 2.0), (-CROSS_REACH, 0.0, -6.0))
"""Of each seat's card in the trick: offset from the middle in widths of a card, angle in degrees."""


def trick_spot(frame: Frame, seat: int) -> Spot:
    """Where a seat's card lies in a trick of three or four."""
    dx, dy, angle = (_THREE if len(frame.seats) == 3 else _FOUR)[seat]
    place = frame.trick
    if dx * (frame.seats[seat].shown.middle - place.middle) < 0:
        dx, angle = -dx, -angle
    return Spot(place.middle + (dx - 0.5) * place.card, place.top + dy * place.card, place.card, angle)


def three_players(width: float, height: float, clockwise: bool = False) -> Frame:
    """The viewer below, the next player at the right, the last at the left (or the other way round)."""
    grid = columns(width, height)
    unit, at = grid.unit, rows(height, grid.unit)
    log, plate_top = _short_log(grid), grid.margin + HEADER * unit
    right, left = (Rect(x, plate_top, grid.column, grid.plate_height) for x in (grid.right, grid.left))
    seats = [_side_seat(grid, plate, plate.bottom, log.y, 42, 84, tagged=False) for plate in (right, left)]
    plates = [right, left]
    if clockwise:
        seats.reverse()
        plates.reverse()
    own = Seat(grid.lane(at.hand, 134, HAND_SIDE), grid.lane(at.own, 102), side=-1, open=True)
    tray = grid.tray(at.trick - 15.5 * unit, 700, 190)
    trick = TrickPlace(tray, tray.y + 23 * unit, 108 * unit, SIDE_REACH)
    talon = TalonPlace(grid.tray(at.opponent - 35 * unit, 440, 190), 92 * unit, beside=True)
    frame = assemble(grid, (own, *seats), trick)
    actions = _below(frame.actions, seats[0].bracket_edge + RESERVED * unit)
    return replace(
        frame, plates=(frame.plates[0], *plates), log=log, header=_header(grid), talon=talon, actions=actions
    )


def four_players(width: float, height: float, clockwise: bool = False) -> Frame:
    """Partners face each other: viewer below, partner above; one plate a side, tags for the three others."""
    grid = columns(width, height)
    unit, at = grid.unit, rows(height, grid.unit)
    log, plate_top = _short_log(grid), grid.margin + HEADER * unit
    other_side = Rect(grid.left, plate_top, grid.column, grid.plate_height)
    talon = TalonPlace(Rect(grid.right, plate_top - 2 * unit, grid.column, 190 * unit), 72 * unit)
    top = max(other_side.bottom, talon.area.bottom)
    right, left = (
        _side_seat(grid, Rect(x, plate_top, grid.column, 0), top, log.y, 38, 80, tagged=True)
        for x in (grid.right, grid.left)
    )
    partner = Seat(
        grid.lane((46 - 52 * CARD_RATIO) * unit, 52),
        grid.lane(at.opponent - 3 * unit, 88),
        side=1,
        tag=Point(grid.middle - 226 * unit, 18 * unit),
    )
    own = Seat(grid.lane(at.hand + 9 * unit, 128, HAND_SIDE), grid.lane(at.own + 16 * unit, 94), side=-1, open=True)
    tray = grid.tray(at.trick - 24 * unit, 700, 206)
    trick = TrickPlace(tray, tray.centre.y - 0.7 * 84 * unit, 84 * unit, CROSS_REACH)
    others = (left, partner, right) if clockwise else (right, partner, left)
    frame = assemble(grid, (own, *others), trick)
    actions = _below(frame.actions, right.bracket_edge + RESERVED * unit)
    return replace(
        frame, plates=(frame.plates[0], other_side), log=log, header=_header(grid), talon=talon, actions=actions
    )


def sixty_six(width: float, height: float) -> Frame:
    """Two players, larger cards, and the score of the match as pip cards in the right column."""
    grid = columns(width, height)
    unit, at = grid.unit, rows(height, grid.unit)
    own = Seat(grid.lane(at.hand - 24 * unit, 146, HAND_SIDE), grid.lane(at.own + 16 * unit, 80), side=-1, open=True)
    other = Seat(grid.lane((50 - 62 * CARD_RATIO) * unit, 62), grid.lane(at.opponent, 94), side=1)
    trick = TrickPlace(grid.tray(at.trick - 4 * unit, 656, 200), at.trick + 9 * unit, 124 * unit)
    frame = assemble(grid, (own, other), trick)
    talon = replace(frame.talon, area=frame.talon.area.moved(0, -30 * unit))
    match = Rect(grid.right, talon.area.bottom + 14 * unit, grid.column, 244 * unit)
    return replace(frame, talon=talon, match=match, actions=_below(frame.actions, match.bottom))


def drawer(frame: Frame) -> Frame:
    """The same frame with the log drawn out: it reaches from the header down and covers what stands in its column."""
    assert frame.header is not None
    top = frame.header.bottom + 8 * frame.unit
    return replace(frame, log=Rect(frame.log.x, top, frame.log.width, frame.log.bottom - top))


def _header(grid: Columns) -> Rect:
    unit = grid.unit
    return Rect(grid.left + 2 * unit, grid.margin - unit, grid.column - 4 * unit, 42 * unit)


def _short_log(grid: Columns) -> Rect:
    """Three lines above the own plate."""
    height = LOG_LINES * max(23 * grid.unit, 17.0) + 14 * grid.unit
    return Rect(grid.left, grid.own_plate().y - 14 * grid.unit - height, grid.column, height)


def _seat_height(back: float, card: float, tagged: bool) -> float:
    """Height of a side seat in units: tag, closed cards, table cards, two levels of brackets."""
    return (38 if tagged else 0) + (back + card) * CARD_RATIO + 8 + RESERVED


def _side_seat(grid: Columns, column: Rect, top: float, bottom: float, back: float, card: float, tagged: bool) -> Seat:
    """A seat in a column between two heights in pixels; its cards are smaller when there is too little room."""
    unit = grid.unit
    room = (bottom - top) / unit - 10
    card = min(card, (room - _seat_height(back, 0, tagged)) / CARD_RATIO)
    y = top + 10 * unit + 0.4 * (room - _seat_height(back, card, tagged)) * unit
    tag = Point(column.centre.x, y) if tagged else None
    hand_top = y + (38 * unit if tagged else 0)
    hand = Lane(column.centre.x, hand_top, column.width, back * unit)
    return Seat(hand, Lane(hand.middle, hand.rect.bottom + 6 * unit, column.width, card * unit), side=1, tag=tag)


def _below(actions: Rect, top: float) -> Rect:
    """The room for actions when it begins further down."""
    top = max(actions.y, top + 8)
    return Rect(actions.x, top, actions.width, actions.bottom - top)
