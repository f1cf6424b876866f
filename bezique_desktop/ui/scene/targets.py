"""What on the table answers to the pointer or the keyboard, and how the focus moves among it. Pure, no Qt."""

import math
from collections.abc import Hashable, Iterable, Sequence
from enum import IntEnum

from bezique_desktop.ui.geometry import Rect, Spot
from bezique_desktop.values import frozen


class Group(IntEnum):
    """Groups in the order of the Tab key; the last is for the pointer alone."""

    HAND = 0
    ROW = 1
    LENT = 2
    BRACKETS = 3
    ACTIONS = 4
    TOOLS = 5
    PLATES = 6
    LOG = 7
    ASIDE = 8


Ident = tuple[Group, Hashable]
CARDS = (Group.HAND, Group.ROW)
"""The viewer's own cards."""
CHOSEN_CARDS = (*CARDS, Group.LENT)
"""Those and the partner's, which can be chosen for a declaration."""


@frozen
class Target:
    """One such thing: ``name`` is for screen readers, ``help`` the tooltip. ``spot`` is set for turned cards."""

    group: Group
    key: Hashable
    rect: Rect
    name: str
    help: str = ""
    spot: Spot | None = None
    enabled: bool = True

    @property
    def ident(self) -> Ident:
        """What tells it from all others."""
        return (self.group, self.key)

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies in it."""
        if self.spot is not None and self.spot.angle:
            x, y = _turned(self.spot, x, y)
        return self.rect.x <= x < self.rect.right and self.rect.y <= y < self.rect.bottom


def card_target(group: Group, key: int, spot: Spot, name: str, help: str = "", enabled: bool = True) -> Target:
    """A card in its place."""
    return Target(group, key, spot.rect, name, help, spot, enabled)


def _turned(spot: Spot, x: float, y: float) -> tuple[float, float]:
    """A point as the card sees it before it is turned."""
    middle, angle = spot.centre, math.radians(-spot.angle)
    dx, dy = x - middle.x, y - middle.y
    return (
        middle.x + dx * math.cos(angle) - dy * math.sin(angle),
        middle.y + dx * math.sin(angle) + dy * math.cos(angle),
    )


def hit(targets: Sequence[Target], x: float, y: float) -> Target | None:
    """The topmost target at a point; later ones lie on earlier ones."""
    return next((target for target in reversed(targets) if target.holds(x, y)), None)


def find(targets: Iterable[Target], ident: Ident | None) -> Target | None:
    """The target that is meant, if it is there."""
    return next((target for target in targets if target.ident == ident), None)


def in_group(targets: Iterable[Target], group: Group) -> list[Target]:
    """The targets of a group in their order."""
    return [target for target in targets if target.group == group]


def next_group(targets: Sequence[Target], ident: Ident | None, forward: bool) -> Target | None:
    """The target that Tab leads to: the first of the next group; None at the end."""
    present = sorted({target.group for target in targets if target.group != Group.ASIDE})
    if ident is None or ident[0] not in present:
        ahead = present if forward else present[::-1]
    elif forward:
        ahead = present[present.index(ident[0]) + 1 :]
    else:
        ahead = present[: present.index(ident[0])][::-1]
    return in_group(targets, ahead[0])[0] if ahead else None


def neighbour(targets: Sequence[Target], ident: Ident, dx: int, dy: int) -> Target | None:
    """The target that an arrow key leads to: the nearest that way in the group; up and down also join hand and rows.

    The lines of the log follow on its whole from the newest upwards.
    """
    here = find(targets, ident)
    if here is None:
        return None
    if here.group == Group.LOG:
        return _along(in_group(targets, here.group), here, -dx - dy)
    near = _nearest(in_group(targets, here.group), here, dx, dy)
    if near is None and dy and here.group in CHOSEN_CARDS:
        others = [target for target in targets if target.group in CHOSEN_CARDS and target.group != here.group]
        near = _nearest(others, here, dx, dy)
    return near


def _along(listed: Sequence[Target], here: Target, steps: int) -> Target | None:
    place = listed.index(here) + steps
    return listed[place] if 0 <= place < len(listed) else None


def _nearest(targets: Iterable[Target], here: Target, dx: int, dy: int) -> Target | None:
    """The closest target in a direction; what lies off to the side counts twice."""
    best, least = None, math.inf
    for target in targets:
        along, across = _offsets(here, target, dx, dy)
        if along > 1 and along + 2 * across < least:
            best, least = target, along + 2 * across
    return best


def _offsets(here: Target, target: Target, dx: int, dy: int) -> tuple[float, float]:
    x, y = target.rect.centre.x - here.rect.centre.x, target.rect.centre.y - here.rect.centre.y
    return (dx * x, abs(y)) if dx else (dy * y, abs(x))
