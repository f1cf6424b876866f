"""The cards of a trick, the remark beside them and the words in the empty tray. Pure geometry, no Qt."""

from typing import Final

from bezique_desktop.ui.geometry import Rect, Spot
from bezique_desktop.ui.scene.layout import Frame

APART: Final = 1.1
"""Distance of the two cards, in widths of a card."""
_TURNED: Final = ((-0.5, -3.0, -3.5), (0.5, 3.0, 3.0))
"""Of each card: which side, how far down in units, and the angle in degrees."""


def trick_spots(frame: Frame, count: int = 2) -> tuple[Spot, ...]:
    """Places of the cards of a two-player trick in the order played, turned a little to and fro."""
    place, unit = frame.trick, frame.unit
    left = place.middle - place.card / 2
    return tuple(
        Spot(left + side * APART * place.card, place.top + down * unit, place.card, angle)
        for side, down, angle in _TURNED[:count]
    )


def remark_slot(frame: Frame) -> Rect:
    """The room to the right of the trick for a result or a remark, centred on the cards."""
    place, unit = frame.trick, frame.unit
    left = place.middle + (place.reach + 0.62) * place.card + 8 * unit
    height = 64 * unit
    return Rect(left, place.top + 0.7 * place.card - height / 2, place.tray.right - 8 * unit - left, height)


def tray_text(frame: Frame) -> tuple[Rect, Rect]:
    """Boxes of a title and a line under it in the middle of an empty tray."""
    tray, unit = frame.trick.tray, frame.unit
    title = Rect(tray.x + 40 * unit, tray.centre.y - 25 * unit, tray.width - 80 * unit, 26 * unit)
    return title, Rect(title.x, title.y + 28 * unit, title.width, 22 * unit)


def hint_text(frame: Frame) -> tuple[Rect, Rect, Rect]:
    """Boxes of the hint in the tray: the sign, the title and the paragraph of the reason."""
    tray, unit = frame.trick.tray, frame.unit
    sign = Rect(tray.x + 40 * unit, tray.y + 32 * unit, 44 * unit, 44 * unit)
    left = sign.right + 14 * unit
    title = Rect(left, tray.y + 26 * unit, tray.right - left - 30 * unit, 30 * unit)
    return sign, title, Rect(left, title.bottom + 2 * unit, title.width, tray.bottom - title.bottom - 12 * unit)
