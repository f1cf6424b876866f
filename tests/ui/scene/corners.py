"""What a turned card covers."""

import math

from bezique_desktop.ui.geometry import Rect, Spot


def bounds(spot: Spot) -> Rect:
    """The upright rectangle around a turned card."""
    angle = math.radians(spot.angle)
    across, down = abs(math.cos(angle)), abs(math.sin(angle))
    width = spot.width * across + spot.height * down
    height = spot.width * down + spot.height * across
    return Rect(spot.centre.x - width / 2, spot.centre.y - height / 2, width, height)
