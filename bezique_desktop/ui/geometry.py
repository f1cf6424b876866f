"""Frozen shapes in window pixels that layout hands to the painters. No Qt."""

from bezique_desktop.values import frozen

CARD_RATIO = 1.4
"""Height of a card in widths."""
SMALLEST_WINDOW = (960, 600)
"""Width and height down to which everything fits."""
SHEET = (1140.0, 720.0)
WINDOW = (1280.0, 800.0)
"""Width and height in units of a sheet of paper and of the window."""


def zoom(width: float, height: float, least: float = 1.0) -> float:
    """How much larger than their first size things are in a window of this size."""
    return max(least, min(width / WINDOW[0], height / WINDOW[1]))


@frozen
class Point:
    """A place in the window."""

    x: float
    y: float


@frozen
class Rect:
    """An upright rectangle; y grows downwards."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> Point:
        """The middle."""
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    def moved(self, dx: float, dy: float) -> "Rect":
        """The same rectangle elsewhere."""
        return Rect(self.x + dx, self.y + dy, self.width, self.height)

    def inset(self, dx: float, dy: float) -> "Rect":
        """The rectangle made smaller on each side by so much."""
        return Rect(self.x + dx, self.y + dy, self.width - 2 * dx, self.height - 2 * dy)

    def overlaps(self, other: "Rect") -> bool:
        """Whether the two share an area."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def contains(self, other: "Rect") -> bool:
        """Whether the other lies wholly inside."""
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom


@frozen
class Spot:
    """Where a card lies: top left corner before turning, width, and the angle (degrees, clockwise) about its centre."""

    x: float
    y: float
    width: float
    angle: float = 0.0

    @property
    def height(self) -> float:
        """Height of the card."""
        return self.width * CARD_RATIO

    @property
    def rect(self) -> Rect:
        """The card before it is turned."""
        return Rect(self.x, self.y, self.width, self.height)

    @property
    def centre(self) -> Point:
        """The middle, about which the card is turned."""
        return self.rect.centre
