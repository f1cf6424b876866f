"""The frame and the rows for two players, in windows of every size."""

import subprocess
import sys
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bezique_desktop.ui.geometry import Rect, Spot
from bezique_desktop.ui.scene.lanes import Row
from bezique_desktop.ui.scene.layout import Frame, hand, shown, two_players
from bezique_desktop.ui.scene.layout_side import (
    action_column,
    log_opacity,
    log_parts,
    plate_parts,
    tool_buttons,
    turn_tag,
)
from bezique_desktop.ui.scene.layout_talon import Look, talon
from bezique_desktop.ui.scene.layout_trick import hint_text, remark_slot, tray_text, trick_spots
from tests.ui.scene.corners import bounds

SIZES = [
    (960, 600),
    (1280, 800),
    (1366, 768),
    (1920, 1080),
    (3840, 2160),
    (960, 2000),
    (1000, 999),
    (2560, 600),
    (1117, 683),
    (3440, 1440),
]
EPSILON = 1e-6
CARDS = range(1, 13)
NORMAL_INDEX, LARGE_INDEX = 46 / 250, 64 / 250
"""Height of the index in widths of a card."""

windows = st.tuples(st.integers(960, 3840), st.integers(600, 2160))


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def frame(request: pytest.FixtureRequest) -> Frame:
    width, height = request.param
    return two_players(width, height)


def apart(rects: dict[str, Rect]) -> list[str]:
    return [f"{a} {b}" for a, b in combinations(rects, 2) if rects[a].inset(EPSILON, EPSILON).overlaps(rects[b])]


def test_the_columns_and_the_tray_stand_apart_inside_the_window(frame: Frame) -> None:
    own, other = frame.plates
    blocks = {
        "own plate": own,
        "other plate": other,
        "log": frame.log,
        "tools": frame.tools,
        "talon": frame.talon.area,
        "actions": frame.actions,
        "tray": frame.trick.tray,
        "own row": frame.seats[0].shown.rect,
        "other row": frame.seats[1].shown.rect,
    }
    assert apart(blocks) == []
    assert [name for name, block in blocks.items() if not frame.window.contains(block)] == []


def test_no_corner_of_the_own_hand_leaves_its_room(frame: Frame) -> None:
    for spot in (spot for count in CARDS for spot in hand(frame, 0, count).spots):
        box = bounds(spot)
        assert frame.log.right < box.x
        assert box.right < frame.talon.area.x
        assert box.bottom <= frame.window.height - 7 * frame.unit + EPSILON


def test_table_cards_stay_between_the_columns(frame: Frame) -> None:
    for spot in (spot for seat in (0, 1) for count in CARDS for spot in shown(frame, seat, count).spots):
        assert frame.centre.x - EPSILON <= spot.x
        assert spot.rect.right <= frame.centre.right + EPSILON


def assert_readable(row: Row) -> None:
    width = row.spots[0].width
    assert row.strip >= 0.30 * width
    assert (LARGE_INDEX if row.large_index else NORMAL_INDEX) * width >= 14
    assert row.strip >= (64 if row.large_index else 47) / 250 * width


def test_every_card_shows_its_index(frame: Frame) -> None:
    for count in CARDS:
        assert_readable(hand(frame, 0, count))
        assert_readable(shown(frame, 0, count))
        assert_readable(shown(frame, 1, count))


@given(windows, st.integers(1, 12), st.integers(1, 12))
def test_every_window_shows_every_card(size: tuple[int, int], held: int, on_table: int) -> None:
    frame = two_players(*size)
    assert_readable(hand(frame, 0, held))
    assert_readable(shown(frame, 0, on_table))
    assert_readable(shown(frame, 1, on_table))
    assert max(bounds(spot).bottom for spot in hand(frame, 0, held).spots) <= size[1]


@given(windows)
def test_rows_keep_room_for_two_levels_of_brackets(size: tuple[int, int]) -> None:
    frame = two_players(*size)
    own, other = frame.seats
    reserved = (5 + 11 + 22 + 9) * frame.unit
    cards = trick_spots(frame)
    assert own.shown.top - reserved >= max(spot.rect.bottom for spot in cards) - 4 * frame.unit
    assert other.shown.rect.bottom + reserved <= min(spot.y for spot in cards) + 4 * frame.unit
    assert own.hand.top >= own.shown.rect.bottom


def test_the_hand_of_the_design_window_stands_where_it_was_designed() -> None:
    frame = two_players(1280, 800)
    own, other = frame.seats
    assert frame.unit == 1
    assert [round(y) for y in (other.shown.top, frame.trick.top, own.shown.top, own.hand.top)] == [57, 240, 436, 593]
    assert (own.hand.card, own.shown.card, other.shown.card, frame.trick.card) == (136, 102, 94, 106)


def test_the_other_hand_peeps_over_the_edge(frame: Frame) -> None:
    row = hand(frame, 1, 8)
    assert row.spots[0].y < 0 < row.spots[0].rect.bottom
    assert row.spots[0].rect.bottom < frame.seats[1].shown.top


def test_an_empty_row_has_no_strip(frame: Frame) -> None:
    row = shown(frame, 0, 0)
    assert row.spots == ()
    assert row.strip == 0
    assert hand(frame, 0, 0).spots == ()


def test_the_trick_lies_in_its_tray_and_the_remark_beside_it(frame: Frame) -> None:
    cards = trick_spots(frame)
    slot = remark_slot(frame)
    assert all(frame.trick.tray.contains(bounds(spot)) for spot in cards)
    assert frame.trick.tray.contains(slot)
    assert not any(bounds(spot).overlaps(slot) for spot in cards)
    assert slot.width >= 130


def test_words_in_the_tray_stay_in_it(frame: Frame) -> None:
    for box in (*tray_text(frame), *hint_text(frame)):
        assert frame.trick.tray.contains(box)


@pytest.mark.parametrize("look", list(Look))
def test_the_talon_stays_in_its_room(frame: Frame, look: Look) -> None:
    for cards in (0, 1, 24, 48, 192):
        assert_talon(frame, cards, look)


@pytest.mark.parametrize("look", [Look.CROSSED, Look.UPRIGHT])
def test_a_fanned_talon_stays_in_its_room(frame: Frame, look: Look) -> None:
    for cards in (0, 1, 24, 71, 168):
        assert_talon(frame, cards, look, fanned=True)


def assert_talon(frame: Frame, cards: int, look: Look, fanned: bool = False) -> None:
    place = talon(frame, cards, look, text_width=100 * frame.unit, fanned=fanned)
    area = frame.talon.area.inset(0, -14 * frame.unit)
    spots = [spot for spot in (place.turn_up, place.lid, *place.closed) if spot is not None]
    assert all(area.contains(bounds(spot)) for spot in spots)
    assert area.contains(place.label)
    assert area.contains(place.left)
    assert len(place.closed) == (0 if cards == 0 else max(1, min(7, round(cards / 5))))
    assert place.badge.y - place.badge_radius >= max((bounds(spot).bottom for spot in spots), default=0)


def test_the_index_of_the_turn_up_is_free(frame: Frame) -> None:
    place = talon(frame, 24)
    assert place.turn_up is not None
    free = min(bounds(spot).y for spot in place.closed) - place.turn_up.y
    assert free >= 0.5 * place.turn_up.width


def test_the_next_card_is_on_top(frame: Frame) -> None:
    assert talon(frame, 24).top_card == talon(frame, 24).closed[-1]
    last = talon(frame, 0)
    assert last.top_card == last.turn_up
    assert talon(frame, 0, turn_up=False).top_card is None


@pytest.mark.parametrize("faces", [1, 2])
def test_the_parts_of_a_plate_stand_apart_inside_it(frame: Frame, faces: int) -> None:
    for plate in frame.plates:
        parts = plate_parts(plate, frame.unit, faces, value_width=28)
        boxes = {"name": parts.name, "note": parts.note, "score": parts.score, "bar": parts.bar}
        boxes |= {"target": parts.target, "deal": parts.deal}
        assert apart(boxes) == []
        assert all(plate.contains(box) for box in boxes.values())
        chips = [stack.x - parts.chip_radius for stack in parts.stacks]
        assert chips[0] >= parts.target.right
        assert parts.stacks[2].x + parts.chip_radius <= plate.right
        assert len(parts.portraits) == faces


def test_the_turn_tag_rides_on_the_edge(frame: Frame) -> None:
    plate = frame.plates[0]
    tag = turn_tag(plate, frame.unit, 60)
    assert tag.centre.y == pytest.approx(plate.y)
    assert plate.x < tag.x < tag.right < plate.right


def test_the_log_shows_the_newest_lines_at_the_bottom(frame: Frame) -> None:
    parts = log_parts(frame, 1000)
    assert len(parts.lines) >= 10
    assert all(frame.log.contains(line) for line in parts.lines)
    assert parts.lines[0].y >= parts.rule
    assert all(upper.bottom <= lower.y + EPSILON for upper, lower in zip(parts.lines, parts.lines[1:], strict=False))
    assert log_parts(frame, 1).lines[0].bottom == pytest.approx(parts.lines[-1].bottom)


def test_age_fades_a_line_but_not_below_its_limit() -> None:
    shades = [log_opacity(age) for age in range(40)]
    assert shades[0] == 1
    assert shades == sorted(shades, reverse=True)
    assert min(shades) == pytest.approx(150 / 255)


@pytest.mark.parametrize("count", [1, 5, 6])
def test_tools_fit_their_strip(frame: Frame, count: int) -> None:
    buttons = tool_buttons(frame, count)
    assert all(frame.tools.contains(button.inset(EPSILON, EPSILON)) for button in buttons)
    assert buttons[-1].right == pytest.approx(frame.tools.right)


def test_actions_grow_upwards_and_leave_the_talon_alone(frame: Frame) -> None:
    for total in range(14):
        assert_actions(frame, total)


def assert_actions(frame: Frame, total: int) -> None:
    column = action_column(frame, total)
    boxes = [column.title, *column.buttons] + ([column.note] if column.note else [])
    assert all(frame.actions.inset(-EPSILON, -EPSILON).contains(box) for box in boxes)
    assert apart({str(k): box for k, box in enumerate(boxes)}) == []
    assert len(column.buttons) == min(total, 9)
    if column.buttons:
        assert column.buttons[-1].bottom == pytest.approx(frame.window.height - frame.margin)
        assert min(button.height for button in column.buttons) >= 30


def test_actions_scroll() -> None:
    frame = two_players(1280, 800)
    assert (action_column(frame, 12).more_above, action_column(frame, 12).more_below) == (False, True)
    end = action_column(frame, 12, first=99)
    assert (end.first, end.more_above, end.more_below) == (3, True, False)


def test_layout_needs_no_qt() -> None:
    modules = ["lanes", "layout", "layout_side", "layout_talon", "layout_trick", "layout_seats", "brackets", "arrange"]
    names = [f"bezique_desktop.ui.scene.{module}" for module in modules]
    names += ["bezique_desktop.ui.geometry", "bezique_desktop.ui.theme"]
    script = f"import sys, {', '.join(names)}; sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", script], check=False, timeout=60).returncode == 0


def test_a_spot_knows_its_middle() -> None:
    assert Spot(10, 20, 100).centre.y == 20 + 70
