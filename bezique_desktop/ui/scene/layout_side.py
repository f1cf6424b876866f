"""What stands in the columns: parts of a plate, lines of the log, tools, actions. Pure geometry, no Qt."""

from typing import Final

from bezique_desktop.ui.geometry import Point, Rect
from bezique_desktop.ui.scene.layout import Frame
from bezique_desktop.values import frozen

CHIP_RADIUS: Final = 13.5
PORTRAIT_RADIUS: Final = 23.0
PARTNER_STEP: Final = 1.35
ACTIONS_MOST: Final = 9


@frozen
class PlateParts:
    """Boxes of a plate. ``portraits`` are centres; ``stacks`` are the feet of the stacks of 1000, 100 and 10."""

    plate: Rect
    portraits: tuple[Point, ...]
    portrait_radius: float
    dealer: Point
    dealer_radius: float
    name: Rect
    note: Rect
    score: Rect
    bar: Rect
    target: Rect
    deal: Rect
    stacks: tuple[Point, Point, Point]
    chip_radius: float


def plate_parts(plate: Rect, unit: float, faces: int = 1, dealer: int = 0, value_width: float = 0.0) -> PlateParts:
    """The inside of a plate. ``dealer``: the portrait that deals; ``value_width``: of "1000" under its stack."""
    radius, top = PORTRAIT_RADIUS * unit, plate.y + 12 * unit
    centres = tuple(Point(plate.x + 12 * unit + radius * (1 + PARTNER_STEP * k), top + radius) for k in range(faces))
    text = centres[-1].x + radius + 11 * unit
    chip = CHIP_RADIUS * unit
    pitch = max(2 * chip + 6 * unit, value_width + 5)
    foot, right = plate.bottom - 26 * unit, plate.right - 13 * unit - chip
    left_width = right - 2 * pitch - chip - plate.x - 18 * unit
    return PlateParts(
        plate=plate,
        portraits=centres,
        portrait_radius=radius,
        dealer=Point(centres[dealer].x + 0.72 * radius, top + 1.74 * radius),
        dealer_radius=10 * unit,
        name=Rect(text, plate.y + 11 * unit, plate.right - text - 8 * unit, 24 * unit),
        note=Rect(text, plate.y + 35 * unit, plate.right - text - 6 * unit, 18 * unit),
        score=Rect(plate.x + 14 * unit, plate.y + 66 * unit, max(left_width, 110 * unit), 40 * unit),
        bar=Rect(plate.x + 14 * unit, plate.y + 107 * unit, 88 * unit, 4 * unit),
        target=Rect(plate.x + 14 * unit, plate.y + 112 * unit, left_width, 17 * unit),
        deal=Rect(plate.x + 14 * unit, plate.y + 129 * unit, left_width, 17 * unit),
        stacks=(Point(right - 2 * pitch, foot), Point(right - pitch, foot), Point(right, foot)),
        chip_radius=chip,
    )


def turn_tag(plate: Rect, unit: float, text_width: float) -> Rect:
    """The tag that rides on the top right edge of the plate whose seat is to act; on a name tag it rides higher, in
    the middle, so as to leave the name free."""
    width, height = text_width + 18 * unit, max(20 * unit, 16.0)
    if plate.height < 2 * height:
        return Rect(plate.centre.x - width / 2, plate.y - 0.8 * height, width, height)
    return Rect(plate.right - width - 12 * unit, plate.y - height / 2, width, height)


@frozen
class LogParts:
    """Boxes of the log: title, second line, the rule under them, lines from the oldest to the newest."""

    panel: Rect
    title: Rect
    note: Rect
    rule: float
    lines: tuple[Rect, ...]


def log_parts(frame: Frame, lines: int) -> LogParts:
    """As many of the newest lines as there is room for; the newest stands at the bottom."""
    panel, unit = frame.log, frame.unit
    height = max(23 * unit, 17.0)
    head = 54 * unit if frame.header is None else 0.0
    fitting = min(lines, int((panel.height - head - 10 * unit) // height))
    foot = panel.bottom - 8 * unit - fitting * height
    if frame.header is not None:
        foot = panel.y + (panel.height - fitting * height) / 2
    boxes = tuple(Rect(panel.x + 13 * unit, foot + k * height, panel.width - 26 * unit, height) for k in range(fitting))
    corner = frame.header or panel.inset(14 * unit, 9 * unit)
    title = Rect(corner.x, corner.y, corner.width, 22 * unit)
    return LogParts(panel, title, title.moved(0, 22 * unit), panel.y + head, boxes)


def log_opacity(age: int) -> float:
    """How strongly a line of the log is drawn when ``age`` newer ones follow; never below 0.59."""
    return 1.0 if age == 0 else max(150, 230 - 9 * age) / 255


def tool_buttons(frame: Frame, count: int) -> tuple[Rect, ...]:
    """Square buttons, right-aligned in the strip of tools."""
    strip, gap = frame.tools, 6 * frame.unit
    side = min(strip.height, (strip.width - (count - 1) * gap) / count)
    left = strip.right - count * side - (count - 1) * gap
    return tuple(Rect(left + k * (side + gap), strip.y, side, side) for k in range(count))


@frozen
class ActionColumn:
    """Boxes of the actions in sight, growing upwards from the bottom margin, with the title and a line above them."""

    title: Rect
    note: Rect | None
    buttons: tuple[Rect, ...]
    first: int
    total: int

    @property
    def more_above(self) -> bool:
        """Whether actions before the first one in sight can be scrolled to."""
        return self.first > 0

    @property
    def more_below(self) -> bool:
        """Whether actions after the last one in sight can be scrolled to."""
        return self.first + len(self.buttons) < self.total


def action_column(frame: Frame, total: int, first: int = 0) -> ActionColumn:
    """The column for so many actions, scrolled to ``first``; at most nine are in sight, many stand closer and are a
    little lower if then none has to be scrolled to."""
    room, unit = frame.actions, frame.unit
    height, low = max(38 * unit, 30.0), max(33 * unit, 24.0)
    if _fitting(room, unit, height) < total <= min(ACTIONS_MOST, _fitting(room, unit, low)):
        height = low
    count = min(total, ACTIONS_MOST, _fitting(room, unit, height))
    first = max(0, min(first, total - count))
    gap = min(7 * unit, _gap(room, 50 * unit, height, count))
    with_note = gap >= 3 * unit
    if not with_note:
        gap = min(7 * unit, _gap(room, 30 * unit, height, count))
    top = room.bottom - count * (height + gap) + (gap if count else 0.0)
    buttons = tuple(Rect(room.x, top + k * (height + gap), room.width, height) for k in range(count))
    note = Rect(room.x + 2 * unit, top - 29 * unit, room.width - 4 * unit, 20 * unit) if with_note else None
    head = 50 * unit if with_note else 30 * unit
    title = Rect(room.x + 2 * unit, top - head, room.width - 4 * unit, 21 * unit)
    return ActionColumn(title, note, buttons, first, total)


def _fitting(room: Rect, unit: float, height: float) -> int:
    """How many buttons of this height have room under their title."""
    return int((room.height - 29 * unit) // (height + unit))


def _gap(room: Rect, head: float, height: float, count: int) -> float:
    return (room.height - head - count * height) / max(1, count - 1)
