"""Paintings of what stands still on the table: plates, log, the words beside the talon."""

from collections.abc import Hashable, Sequence
from dataclasses import replace

from PySide6.QtGui import QPainter

from bezique_desktop.ui.art.chips import VALUES, chip_stack, stack_height
from bezique_desktop.ui.art.fonts import FIGURE
from bezique_desktop.ui.art.log import LogLine, log, log_header
from bezique_desktop.ui.art.look import Align, Look, Words
from bezique_desktop.ui.art.panels import badge, focus_ring
from bezique_desktop.ui.art.plate import (
    PlateText,
    SeatText,
    plate,
    progress,
    seat_tag,
    seat_tag_rect,
    turn_tag,
    turn_tag_width,
    value_width,
)
from bezique_desktop.ui.art.text import draw_text, text_width
from bezique_desktop.ui.figures import figure
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.scene.layout import Frame
from bezique_desktop.ui.scene.layout_match import match_text
from bezique_desktop.ui.scene.layout_side import PlateParts, log_parts, plate_parts
from bezique_desktop.ui.scene.layout_side import turn_tag as turn_tag_rect
from bezique_desktop.ui.scene.layout_talon import Talon
from bezique_desktop.ui.scene.painted_item import Painting, painting
from bezique_desktop.ui.theme import ACTIVE, CREAM, GOLD_BRIGHT, MUTED, Type

REACH = 9.0
"""Room around a box for its edge and its focus ring, in pixels."""
_LABEL = Words(Type.POINTS, CREAM, bold=True)
_LEFT = Words(Type.SMALL, MUTED)
_LABEL_LINE = Words(Type.LABEL, MUTED)


def parts_of_plate(look: Look, frame: Frame, place: int) -> PlateParts:
    """The boxes of the plate at a place; partners share it."""
    faces = len(frame.seats) // len(frame.plates)
    return plate_parts(frame.plates[place], frame.unit, faces, value_width=value_width(look))


def plate_painting(look: Look, parts: PlateParts, text: PlateText, focused: bool) -> Painting:
    """A plate without score and turn tag."""
    head = replace(text, score=None, target=0, target_line="", deal_line="", preview="")

    def draw(painter: QPainter) -> None:
        plate(painter, look, parts, head)
        if focused:
            focus_ring(painter, look, parts.plate)

    return painting(parts.plate, REACH, (look, head, focused), draw)


def score_painting(look: Look, parts: PlateParts, text: PlateText) -> Painting:
    """The figure of a plate with its progress and the lines under it; painted anew for every count."""
    score = text.score or 0
    told = (text.figure or figure(score), text.preview, text.target_line, text.deal_line, text.target)

    def draw(painter: QPainter) -> None:
        big = Type.SCORE if len(told[0]) < 6 else Type.SCORE_LONG
        end = draw_text(painter, look, parts.score, told[0], Words(big, ACTIVE, bold=True, family=FIGURE))
        beside = Rect(end + 6 * look.unit, parts.score.y, area.right - end - 6 * look.unit, parts.score.height)
        draw_text(painter, look, beside, text.preview, Words(Type.NAME, GOLD_BRIGHT, bold=True))
        if text.target:
            progress(painter, parts.bar, score / text.target)
        draw_text(painter, look, parts.target, text.target_line, _LABEL_LINE)
        draw_text(painter, look, parts.deal, text.deal_line, _LABEL_LINE)

    area = Rect(parts.score.x, parts.score.y, parts.plate.right - 10 * look.unit - parts.score.x, 0)
    area = replace(area, height=parts.deal.bottom - area.y)
    return painting(area, 1, (look, told), draw)


def stack_painting(look: Look, parts: PlateParts, place: int, count: int) -> Painting:
    """One stack of chips with its value under it."""
    value, foot, radius = VALUES[place], parts.stacks[place], parts.chip_radius
    width = max(2 * radius + 8 * look.unit, value_width(look) + 2)
    label = Rect(foot.x - width / 2, foot.y + radius * 0.42 + look.unit, width, 16 * look.unit)
    top = foot.y - stack_height(count, radius) - radius

    def draw(painter: QPainter) -> None:
        chip_stack(painter, value, count, foot.x, foot.y, radius)
        draw_text(painter, look, label, str(value), Words(Type.KEY_CAP, MUTED, align=Align.CENTRE))

    return painting(Rect(label.x, top, width, label.bottom - top), 1, (look, value, count), draw)


def tag_painting(look: Look, plate: Rect, text: str) -> Painting:
    """The tag of the seat that is to act, riding on the edge of its plate or name tag."""
    rect = turn_tag_rect(plate, look.unit, turn_tag_width(look, text))
    return painting(rect, 2, (look, text), lambda painter: turn_tag(painter, look, rect, text))


def log_painting(
    look: Look, frame: Frame, head: tuple[str, str], lines: Sequence[LogLine], focused: Hashable, opaque: bool = False
) -> Painting:
    """The log with as many lines as fit; its head stands elsewhere where the frame has a place for it.

    ``focused``: the place of the line that has the keyboard, another value but None if the whole log has it.
    """
    parts = log_parts(frame, len(lines))
    first = len(lines) - len(parts.lines)
    shown = tuple(lines[first:])
    own_head = head if frame.header is None else None

    def draw(painter: QPainter) -> None:
        log(painter, look, parts, own_head, shown, opaque)
        if isinstance(focused, int) and first <= focused < len(lines):
            focus_ring(painter, look, parts.lines[focused - first].inset(0, 4 * look.unit), 4)
        elif focused is not None:
            focus_ring(painter, look, parts.panel)

    return painting(parts.panel, REACH, (look, own_head, shown, focused, opaque), draw)


def header_painting(look: Look, frame: Frame, head: tuple[str, str]) -> Painting:
    """The two lines above the plates where the log has no room for them."""
    parts = log_parts(frame, 0)
    area = Rect(parts.title.x, parts.title.y, parts.title.width, parts.note.bottom - parts.title.y)
    return painting(area, 1, (look, head), lambda painter: log_header(painter, look, parts, *head))


def tag_of_seat(look: Look, frame: Frame, place: int, text: SeatText) -> Rect:
    """Where the name tag of a seat stands."""
    spot = frame.seats[place].tag
    assert spot is not None
    return seat_tag_rect(look, spot.x, spot.y, text)


def seat_painting(look: Look, rect: Rect, text: SeatText, face: int, turn: bool, dealer: bool) -> Painting:
    """The name tag of a seat."""
    mark = (look, text, face, turn, dealer)
    return painting(rect, REACH, mark, lambda painter: seat_tag(painter, look, rect, text, face, turn, dealer))


def match_painting(look: Look, frame: Frame, title: str, names: Sequence[str]) -> Painting:
    """The words over the cards that show the score of the match; the viewer's name first."""
    assert frame.match is not None
    head, own, other = match_text(frame.match, frame.unit)
    told = (title, *names)

    def draw(painter: QPainter) -> None:
        draw_text(painter, look, head, title, _LABEL.but(align=Align.CENTRE))
        for box, name in zip((own, other), names, strict=True):
            draw_text(painter, look, box, name, _LEFT.but(align=Align.CENTRE))

    area = Rect(head.x, head.y, head.width, own.bottom - head.y)
    return painting(area, 1, (look, told), draw)


def talon_text_width(look: Look, label: str, left: str) -> float:
    """How wide the words beside the badge are; the layout centres badge and words together."""
    return max(text_width(look, label, _LABEL), text_width(look, left, _LEFT))


def talon_painting(look: Look, talon: Talon, suit: int, label: str, left: str) -> Painting:
    """The trump badge with its two lines."""

    def draw(painter: QPainter) -> None:
        badge(painter, look, talon.badge, talon.badge_radius, suit if suit >= 0 else None)
        draw_text(painter, look, talon.label, label, _LABEL)
        draw_text(painter, look, talon.left, left, _LEFT)

    return painting(badge_rect(talon), 6, (look, talon, suit, label, left), draw)


def badge_rect(talon: Talon) -> Rect:
    """Badge and words together."""
    left, top = talon.badge.x - talon.badge_radius, talon.badge.y - talon.badge_radius
    return Rect(left, top, talon.label.right - left, 2 * talon.badge_radius)
