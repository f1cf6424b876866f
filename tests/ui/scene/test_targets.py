"""Finding what is under the pointer, and moving the focus."""

import pytest

from bezique_desktop.ui.geometry import Rect, Spot
from bezique_desktop.ui.scene.targets import Group, Target, card_target, find, hit, neighbour, next_group


def box(group: Group, key: int, x: float, y: float) -> Target:
    return Target(group, key, Rect(x, y, 10, 10), f"{group.name} {key}")


HAND = [box(Group.HAND, k, 20 * k, 100) for k in range(4)]
ROW = [box(Group.ROW, k, 20 * k + 5, 50) for k in range(2)]
ACTIONS = [box(Group.ACTIONS, k, 200, 20 * k) for k in range(3)]
ASIDE = Target(Group.ASIDE, "talon", Rect(0, 0, 500, 500), "talon")
ALL = [ASIDE, *ROW, *HAND, *ACTIONS]


def test_topmost_is_hit() -> None:
    under, over = box(Group.HAND, 1, 0, 0), box(Group.HAND, 2, 5, 0)
    assert hit([under, over], 7, 5) is over
    assert hit([under, over], 2, 5) is under
    assert hit([under, over], 90, 5) is None


def test_turned_card_is_hit_where_it_lies() -> None:
    spot = Spot(100, 100, 100, 90)
    card = card_target(Group.HAND, 3, spot, "card")
    assert card.holds(spot.centre.x + 65, spot.centre.y)
    assert not card.holds(spot.centre.x, spot.centre.y + 65)


@pytest.mark.parametrize(
    ("dx", "dy", "start", "goal"),
    [
        (1, 0, HAND[0], HAND[1]),
        (-1, 0, HAND[0], None),
        (0, -1, HAND[1], ROW[1]),
        (0, 1, ROW[0], HAND[0]),
        (0, 1, ACTIONS[0], ACTIONS[1]),
        (0, -1, ACTIONS[0], None),
        (1, 0, ACTIONS[0], None),
    ],
)
def test_arrows(dx: int, dy: int, start: Target, goal: Target | None) -> None:
    assert neighbour(ALL, start.ident, dx, dy) == goal


def test_tab_goes_through_the_groups_and_passes_over_what_is_for_the_pointer() -> None:
    groups, at = [], next_group(ALL, None, forward=True)
    while at is not None:
        groups.append(at.group)
        at = next_group(ALL, at.ident, forward=True)
    assert groups == [Group.HAND, Group.ROW, Group.ACTIONS]
    back = next_group(ALL, None, forward=False)
    assert back is not None
    assert back.group == Group.ACTIONS
    assert next_group(ALL, (Group.TOOLS, "gone"), forward=True) == HAND[0]


def test_find() -> None:
    assert find(ALL, (Group.ROW, 1)) is ROW[1]
    assert find(ALL, None) is None
