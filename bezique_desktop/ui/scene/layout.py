"""The frame of the table for two players: where everything stands in a window of any size. Pure, no Qt.

All lengths come from one unit, ``min(width / 1280, height / 800)`` pixels. The frame never moves during a game: left
column plates and log, right column tools, talon and actions, cards in the centre. :mod:`layout_seats` builds the same
frame for more seats.
"""

from typing import Final

from bezique_desktop.ui.geometry import CARD_RATIO, Point, Rect
from bezique_desktop.ui.scene.lanes import Lane, Row, closed_row, fan, row
from bezique_desktop.values import frozen

MARGIN: Final = 16.0
COLUMN: Final = 224.0
COLUMN_LEAST: Final = 188.0
PLATE: Final = 152.0
PLATE_LEAST: Final = 128.0
LEVEL: Final = 22.0
"""Height of one level of brackets, in units."""
RESERVED: Final = 46.0
"""Height kept free for two levels of brackets, in units."""
THIRD_LEVEL: Final = 20.0
"""What brackets of more than two levels may take from the margin of the trick, in units."""
HAND_SIDE: Final = 12.0
FLOOR: Final = 7.0


@frozen
class Seat:
    """Where the cards of one seat lie. ``side`` says where its brackets stand: +1 below its row, -1 above."""

    hand: Lane
    shown: Lane
    side: int
    open: bool = False
    tag: Point | None = None

    @property
    def bracket_edge(self) -> float:
        """The y of the edge of the row that its brackets look from."""
        return self.shown.rect.bottom if self.side > 0 else self.shown.top


@frozen
class TrickPlace:
    """The tray in the middle: its frame, top and width of the cards, and how far the centre of the rightmost one lies
    from the centre line, in widths of a card."""

    tray: Rect
    top: float
    card: float
    reach: float = 0.55

    @property
    def middle(self) -> float:
        """Centre line of the trick."""
        return self.tray.centre.x


@frozen
class TalonPlace:
    """The talon: its room and the width of its cards. ``beside``: the badge stands to its right, not under it."""

    area: Rect
    card: float
    beside: bool = False


@frozen
class Frame:
    """Everything that stands still in a window. Seat 0 is the viewer, the others follow in order of play."""

    window: Rect
    unit: float
    margin: float
    seats: tuple[Seat, ...]
    plates: tuple[Rect, ...]
    log: Rect
    header: Rect | None
    tools: Rect
    talon: TalonPlace
    trick: TrickPlace
    actions: Rect
    match: Rect | None = None

    @property
    def centre(self) -> Rect:
        """The part between the columns, where cards lie."""
        own = self.seats[0].shown
        return Rect(own.middle - own.width / 2, 0, own.width, self.window.height)


def unit_of(width: float, height: float) -> float:
    """The layout unit of a window, in pixels."""
    return min(width / 1280, height / 800)


def hand(frame: Frame, seat: int, count: int) -> Row:
    """Places of a hand: the viewer's a fan, the others' closed rows."""
    place = frame.seats[seat]
    if place.open:
        return fan(place.hand, count, frame.window.height - FLOOR * frame.unit)
    return closed_row(place.hand, count)


def shown(frame: Frame, seat: int, count: int) -> Row:
    """Places of a seat's cards on the table."""
    return row(frame.seats[seat].shown, count)


@frozen
class Columns:
    """The grid every frame starts from."""

    width: float
    height: float
    unit: float
    margin: float
    column: float

    @property
    def left(self) -> float:
        """Left edge of the left column."""
        return self.margin

    @property
    def right(self) -> float:
        """Left edge of the right column."""
        return self.width - self.margin - self.column

    @property
    def middle(self) -> float:
        """Centre line of the window."""
        return self.width / 2

    @property
    def centre_width(self) -> float:
        """Width between the columns."""
        return self.width - 2 * (self.column + 2 * self.margin)

    @property
    def plate_height(self) -> float:
        """Height of a plate."""
        return max(PLATE * self.unit, PLATE_LEAST)

    def lane(self, top: float, card: float, inset: float = 0.0) -> Lane:
        """A lane across the centre; ``card`` and ``inset`` in units, ``top`` in pixels."""
        return Lane(self.middle, top, self.centre_width - inset * self.unit, card * self.unit)

    def tray(self, top: float, width: float, height: float) -> Rect:
        """A rectangle on the centre line; ``top`` in pixels, the rest in units."""
        return Rect(self.middle - width * self.unit / 2, top, width * self.unit, height * self.unit)

    def tools(self) -> Rect:
        """The strip for the tool buttons at the top of the right column."""
        return Rect(self.right, self.margin, self.column, max(38 * self.unit, 30.0))

    def own_plate(self) -> Rect:
        """The viewer's plate, at the bottom of the left column."""
        return Rect(self.left, self.height - self.margin - self.plate_height, self.column, self.plate_height)


def columns(width: float, height: float) -> Columns:
    """The grid of a window of this size in pixels."""
    unit = unit_of(width, height)
    return Columns(width, height, unit, MARGIN * unit, max(COLUMN * unit, COLUMN_LEAST))


@frozen
class Rows:
    """Tops of the rows of the two-player table in pixels; spare height is shared out between them in thirds."""

    opponent: float
    trick: float
    own: float
    hand: float


def rows(height: float, unit: float) -> Rows:
    """The rows of a window."""
    gap = max(0.0, height - 794 * unit) / 3
    opponent = 56 * unit + 0.5 * gap
    trick = opponent + (132 + RESERVED) * unit + 0.75 * gap
    own = trick + (152 + RESERVED) * unit + 0.75 * gap
    return Rows(opponent, trick, own, own + 155 * unit + gap)


def two_players(width: float, height: float) -> Frame:
    """The frame for two players at one table."""
    grid = columns(width, height)
    unit, at = grid.unit, rows(height, grid.unit)
    back = 62.0
    own = Seat(grid.lane(at.hand, 136, HAND_SIDE), grid.lane(at.own, 102), side=-1, open=True)
    other = Seat(grid.lane((50 - back * CARD_RATIO) * unit, back), grid.lane(at.opponent, 94), side=1)
    trick = TrickPlace(grid.tray(at.trick - 10 * unit, 656, 174), at.trick + 3 * unit, 106 * unit)
    return assemble(grid, (own, other), trick)


def assemble(grid: Columns, seats: tuple[Seat, ...], trick: TrickPlace) -> Frame:
    """The two-player frame around these seats: plates and log on the left, tools, talon and actions on the right."""
    own, unit = grid.own_plate(), grid.unit
    other = Rect(grid.left, grid.margin, grid.column, grid.plate_height)
    log_top = other.bottom + 14 * unit
    log = Rect(grid.left, log_top, grid.column, own.y - 14 * unit - log_top)
    tools = grid.tools()
    talon_top = grid.margin + 80 * unit
    talon = Rect(grid.right, talon_top, grid.column, 245 * unit)
    actions_top = talon.bottom + 8 * unit
    actions = Rect(grid.right, actions_top, grid.column, grid.height - grid.margin - actions_top)
    window = Rect(0, 0, grid.width, grid.height)
    place = TalonPlace(talon, 102 * unit)
    return Frame(window, unit, grid.margin, seats, (own, other), log, None, tools, place, trick, actions)
