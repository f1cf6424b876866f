"""Frames for three and four seats and for Sixty-Six."""

import math
from collections.abc import Callable
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.scene.layout import Frame, hand, shown
from bezique_desktop.ui.scene.layout_match import match_text, pip_cards
from bezique_desktop.ui.scene.layout_seats import four_players, sixty_six, three_players, trick_spot
from bezique_desktop.ui.scene.layout_side import action_column, log_parts, turn_tag
from bezique_desktop.ui.scene.layout_talon import Look, talon
from bezique_desktop.ui.scene.layout_trick import remark_slot
from tests.ui.scene.corners import bounds

BUILDERS: list[Callable[[float, float], Frame]] = [three_players, four_players, sixty_six]
SIZES = [(960, 600), (1280, 800), (1920, 1080), (3840, 2160), (960, 1400), (2560, 600), (1117, 683)]
windows = st.tuples(st.integers(960, 3840), st.integers(600, 2160))


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    chosen: tuple[int, int] = request.param
    return chosen


def side_seats(frame: Frame) -> list[int]:
    middle = frame.seats[0].shown.middle
    return [k for k, seat in enumerate(frame.seats) if abs(seat.shown.middle - middle) > 1]


def blocks(frame: Frame) -> dict[str, Rect]:
    found = {f"plate {k}": plate for k, plate in enumerate(frame.plates)}
    found |= {"log": frame.log, "tools": frame.tools, "actions": frame.actions, "talon": frame.talon.area}
    found |= {"tray": frame.trick.tray} | ({"match": frame.match} if frame.match else {})
    for k in side_seats(frame):
        lanes = frame.seats[k]
        top = lanes.tag.y if lanes.tag else lanes.hand.top
        found[f"seat {k}"] = Rect(lanes.hand.rect.x, top, lanes.hand.width, lanes.bracket_edge + 38 * frame.unit - top)
    return found


@pytest.mark.parametrize("build", BUILDERS)
def test_blocks_stand_apart_inside_the_window(build: Callable[[float, float], Frame], size: tuple[int, int]) -> None:
    frame = build(*size)
    found = blocks(frame)
    touching = [f"{a}/{b}" for a, b in combinations(found, 2) if found[a].inset(1e-6, 1e-6).overlaps(found[b])]
    assert touching == []
    assert [name for name, block in found.items() if not frame.window.contains(block)] == []


@given(windows, st.integers(1, 8))
def test_every_seat_shows_every_card(size: tuple[int, int], count: int) -> None:
    for build in BUILDERS:
        frame = build(*size)
        for seat in range(len(frame.seats)):
            row = shown(frame, seat, count)
            assert row.strip >= 0.30 * row.spots[0].width - 1e-9
            assert row.spots[0].width * (64 if row.large_index else 46) / 250 >= 14
            lane = frame.seats[seat].shown.rect.inset(-1e-6, -1e-6)
            assert all(lane.contains(spot.rect) for spot in row.spots)


@given(windows, st.integers(1, 8))
def test_hands_stay_in_the_window(size: tuple[int, int], count: int) -> None:
    for build in BUILDERS:
        frame = build(*size)
        assert max(bounds(spot).bottom for spot in hand(frame, 0, count).spots) <= size[1]
        for seat in side_seats(frame):
            lane = frame.seats[seat].hand.rect.inset(-1e-6, -1e-6)
            assert all(lane.contains(spot.rect) for spot in hand(frame, seat, count).spots)


@pytest.mark.parametrize(("build", "seats"), [(three_players, 3), (four_players, 4)])
def test_the_trick_lies_in_its_tray(build: Callable[[float, float], Frame], seats: int, size: tuple[int, int]) -> None:
    frame = build(*size)
    spots = [trick_spot(frame, seat) for seat in range(seats)]
    assert all(frame.trick.tray.contains(bounds(spot)) for spot in spots)
    assert frame.trick.tray.contains(remark_slot(frame))
    assert not any(bounds(spot).overlaps(remark_slot(frame)) for spot in spots)
    assert len({(spot.x, spot.y) for spot in spots}) == seats


def test_the_next_player_sits_at_the_right() -> None:
    frame = four_players(1280, 800)
    own, following, partner, last = frame.seats
    assert last.shown.middle < own.shown.middle == partner.shown.middle < following.shown.middle
    mirrored = four_players(1280, 800, clockwise=True)
    assert mirrored.seats[1].shown.middle < mirrored.seats[3].shown.middle
    three = three_players(1280, 800)
    assert three.plates[1].x > three.plates[2].x
    assert three_players(1280, 800, clockwise=True).plates[1].x < three.plates[1].x


def test_the_short_log_keeps_three_lines(size: tuple[int, int]) -> None:
    for build in (three_players, four_players):
        frame = build(*size)
        parts = log_parts(frame, 20)
        assert len(parts.lines) == 3
        assert all(frame.log.contains(line) for line in parts.lines)
        assert parts.note.bottom <= frame.plates[1].y


@pytest.mark.parametrize("look", [Look.CROSSED, Look.UPRIGHT])
def test_the_badge_stands_beside_the_talon_of_three(look: Look, size: tuple[int, int]) -> None:
    frame = three_players(*size)
    for cards in (71, 12, 1):
        place = talon(frame, cards, look, fanned=True)
        assert place.badge.x - place.badge_radius > max(bounds(spot).right for spot in place.closed)
        assert frame.talon.area.contains(place.label)


@pytest.mark.parametrize("look", [Look.CROSSED, Look.UPRIGHT])
@pytest.mark.parametrize("build", [three_players, four_players])
def test_a_fanned_talon_stays_in_its_room_and_shows_the_turn_up(
    build: Callable[[float, float], Frame], look: Look, size: tuple[int, int]
) -> None:
    frame = build(*size)
    place = talon(frame, 71, look, text_width=100 * frame.unit, fanned=True)
    spots = [*place.closed, *([place.turn_up] if place.turn_up else [])]
    assert all(frame.talon.area.contains(bounds(spot).inset(0.5, 0.5)) for spot in spots)
    assert frame.talon.area.contains(place.label)
    assert frame.talon.area.contains(place.left)
    if not frame.talon.beside:
        assert place.badge.y - place.badge_radius >= max(bounds(spot).bottom for spot in spots)
    if place.turn_up is not None:
        angle = math.radians(place.closed[0].angle - 90)
        corner = bounds(place.closed[0])
        edge = corner.y + (place.turn_up.x + 0.3 * place.turn_up.width - corner.right) * math.tan(angle)
        assert edge - place.turn_up.y >= 0.6 * place.turn_up.width


@pytest.mark.parametrize("build", BUILDERS)
def test_actions_scroll_when_there_is_little_room(
    build: Callable[[float, float], Frame], size: tuple[int, int]
) -> None:
    column = action_column(build(*size), 9)
    assert len(column.buttons) >= 3
    assert column.more_below == (len(column.buttons) < 9)
    assert all(upper.bottom < lower.y for upper, lower in zip(column.buttons, column.buttons[1:], strict=False))


@pytest.mark.parametrize("build", BUILDERS)
def test_what_a_lesson_offers_is_seen_at_once(build: Callable[[float, float], Frame], size: tuple[int, int]) -> None:
    frame = build(*size)
    column = action_column(frame, 5)
    assert len(column.buttons) == 5
    assert all(button.height >= 24 for button in column.buttons)
    assert all(upper.bottom < lower.y for upper, lower in pairwise(column.buttons))
    assert column.title.y >= frame.actions.y - 1


@pytest.mark.parametrize("pips", range(8))
def test_pip_cards_stay_in_the_column(pips: int, size: tuple[int, int]) -> None:
    frame = sixty_six(*size)
    assert frame.match is not None
    room = frame.match.inset(-frame.margin, -10 * frame.unit)
    for side in (0, 1):
        seven, cover = pip_cards(frame.match, frame.unit, side, pips)
        assert room.contains(bounds(seven))
        assert room.contains(bounds(cover))
    assert all(frame.match.inset(-1e-6, -1e-6).contains(box) for box in match_text(frame.match, frame.unit))


@pytest.mark.parametrize("pips", [1, 4, 6])
def test_a_leaning_cover_hides_the_foot_of_the_card(pips: int, size: tuple[int, int]) -> None:
    """No more pips are free than the match has: those of the last row, at the left, lie under the cover."""
    frame = sixty_six(*size)
    assert frame.match is not None
    seven, cover = pip_cards(frame.match, frame.unit, 0, pips)
    for across in (0.32, 0.50):
        x, y = seven.x + across * seven.width - cover.centre.x, seven.y + 0.97 * seven.height - cover.centre.y
        turned = math.radians(-cover.angle)
        along = x * math.cos(turned) - y * math.sin(turned)
        down = x * math.sin(turned) + y * math.cos(turned)
        assert abs(along) < cover.width / 2
        assert abs(down) < cover.height / 2


def test_the_turn_tag_leaves_the_name_free(size: tuple[int, int]) -> None:
    frame = four_players(*size)
    unit = frame.unit
    for seat in frame.seats[1:]:
        assert seat.tag is not None
        name = Rect(seat.tag.x - 50 * unit, seat.tag.y, 100 * unit, 34 * unit)
        tag = turn_tag(name, unit, 40 * unit)
        assert frame.window.contains(tag)
        assert tag.bottom <= name.y + 0.16 * name.height
        assert not any(tag.overlaps(plate) for plate in frame.plates)


def test_the_cards_of_partners_are_both_to_be_seen(size: tuple[int, int]) -> None:
    """Of the lower card of a cross no more than a quarter lies under the upper one, and the whole lies in the tray."""
    frame = four_players(*size)
    spots = [trick_spot(frame, seat) for seat in range(4)]
    own, partner = spots[0].rect, spots[2].rect
    wide, high = min(own.right, partner.right) - max(own.x, partner.x), partner.bottom - own.y
    assert wide * high <= 0.25 * own.width * own.height
    assert all(frame.trick.tray.inset(-1, -1).contains(spot.rect) for spot in spots)
