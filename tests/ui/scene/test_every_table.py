"""Where everything lies in whole deals of every game, in windows of every size: pure layout, nothing is drawn."""

import math
from collections.abc import Iterator, Mapping

import pytest

from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.options import Value
from bezique_desktop.games.catalogue import game_ids
from bezique_desktop.table.step import Step
from bezique_desktop.ui.geometry import Spot
from bezique_desktop.ui.scene import tips
from bezique_desktop.ui.scene.frames import frame_of
from bezique_desktop.ui.scene.placing import Orders, Picture, Placed, Sorting, Words, Zone, picture
from bezique_desktop.ui.scene.sorting import worth_of_faces
from bezique_desktop.ui.scene.spread import spread_of
from tests.ui.scene.corners import bounds
from tests.ui.scene.deals import steps

SIZES = [(960, 600), (1280, 800), (1920, 1080), (3840, 2160), (960, 1400), (2560, 600), (1117, 683)]
OPTIONS: Mapping[str, Mapping[str, Value]] = {
    "three-handed": {"direction": "cw"},
    "four-handed": {"direction": "cw"},
    "sixty-six": {"s_match_target": 8},
}
TABLES: list[tuple[str, Mapping[str, Value]]] = [*((game, {}) for game in game_ids()), *OPTIONS.items()]
LOOKS = 60
INDEX, LARGE_INDEX = (0.16, 0.38), (0.20, 0.50)
"""How far index and suit sign reach to the right and down, in widths of a card."""


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: " ".join([table[0], *map(str, table[1].values())]))
def deal(request: pytest.FixtureRequest) -> list[Step]:
    """Some of the steps of a deal, from its beginning to its end."""
    game, options = request.param
    told = list(steps(game, 6, **options))
    return told[:: max(1, len(told) // LOOKS)]


def pictures(deal: list[Step], size: tuple[int, int]) -> Iterator[Picture]:
    """Where everything lies after each step; texts are as wide as those of a wide font."""
    rules = deal[0].view.rules
    frame, mechanics, orders = frame_of(rules, *size), Mechanics(rules), Orders()
    letter = max(12.0, 13.5 * frame.unit) * 0.6
    words = Words(tips.bracket_label, lambda text, bold: len(text) * letter, lambda spread: 18 * letter)
    for step in deal:
        spread = spread_of(step, mechanics)
        made = picture(spread, frame, orders, Sorting("suit", (), worth_of_faces(mechanics, spread.trump)), words)
        orders = made.orders
        yield made


def corner(card: Placed) -> Iterator[tuple[float, float]]:
    """Points of the index and the suit sign of a card, in the window."""
    spot, (across, down) = card.spot, LARGE_INDEX if card.large_index else INDEX
    angle = math.radians(spot.angle)
    for x in (0.04, across / 2, across):
        for y in (0.04, down / 2, down):
            dx, dy = (x - 0.5) * spot.width, y * spot.width - spot.height / 2
            yield (
                spot.centre.x + dx * math.cos(angle) - dy * math.sin(angle),
                spot.centre.y + dx * math.sin(angle) + dy * math.cos(angle),
            )


def covers(spot: Spot, x: float, y: float) -> bool:
    angle = math.radians(-spot.angle)
    dx, dy = x - spot.centre.x, y - spot.centre.y
    across, down = dx * math.cos(angle) - dy * math.sin(angle), dx * math.sin(angle) + dy * math.cos(angle)
    return abs(across) < spot.width / 2 and abs(down) < spot.height / 2


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_has_its_place(deal: list[Step], size: tuple[int, int]) -> None:
    for made in pictures(deal, size):
        every_open_card_shows_index_and_suit(made, size)
        nothing_reaches_out_of_the_window(made, size)
        different_places_lie_apart(made)


def every_open_card_shows_index_and_suit(made: Picture, size: tuple[int, int]) -> None:
    cards = sorted(made.cards.values(), key=lambda card: (card.zone, card.layer))
    for place, card in enumerate(cards):
        if card.face < 0 or card.zone is Zone.MATCH:
            continue
        points = list(corner(card))
        assert all(0 <= x <= size[0] and 0 <= y <= size[1] for x, y in points)
        over = [other for other in cards[place + 1 :] if any(covers(other.spot, x, y) for x, y in points)]
        assert not over, f"{card} is covered by {over[0]}"


def nothing_reaches_out_of_the_window(made: Picture, size: tuple[int, int]) -> None:
    """Only the closed hand opposite does, by design."""
    for card in made.cards.values():
        area = bounds(card.spot)
        assert area.x >= 0
        assert area.right <= size[0]
        assert area.bottom <= size[1] + 0.5
        assert area.y >= 0 or card.zone is Zone.CLOSED
    for bracket in made.brackets:
        assert bracket.shape.label.x >= 0
        assert bracket.shape.label.right <= size[0]


def different_places_lie_apart(made: Picture) -> None:
    """The hand may touch the row above it; the trick, the talon and the rows keep clear of each other."""
    apart = (Zone.OTHER_ROW, Zone.TALON, Zone.TRICK, Zone.OWN_ROW)
    areas = [(card, bounds(card.spot)) for card in made.cards.values() if card.zone in apart]
    for k, (card, area) in enumerate(areas):
        for other, second in areas[k + 1 :]:
            assert card.zone == other.zone or not area.inset(0.5, 0.5).overlaps(second), f"{card} {other}"
