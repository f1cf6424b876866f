"""The plate of a side: portraits, name, score with its progress, chips, turn tag, the dealer's disc."""

from typing import Final

from PySide6.QtGui import QColor, QPainter

from bezique_desktop.ui.art.chips import VALUES, chip_stack, chips_of
from bezique_desktop.ui.art.fonts import FIGURE
from bezique_desktop.ui.art.look import Align, Look, Words
from bezique_desktop.ui.art.panels import box, panel
from bezique_desktop.ui.art.portraits import framed_portrait
from bezique_desktop.ui.art.strokes import dot, fill, moved, rounded
from bezique_desktop.ui.art.text import draw_text, text_width
from bezique_desktop.ui.figures import figure
from bezique_desktop.ui.geometry import Point, Rect
from bezique_desktop.ui.scene.layout_side import PlateParts
from bezique_desktop.ui.theme import ACTIVE, BUTTON_INK, CREAM, GOLD, GOLD_BRIGHT, GOLD_EDGE, MUTED, Type
from bezique_desktop.values import frozen

_DISC: Final = QColor("#fdf8ea")
_DISC_EDGE: Final = QColor("#6b5216")
_DISC_BACK: Final = QColor("#22406f")


@frozen
class PlateText:
    """What a plate says. ``faces`` are courts (suit * 8 + rank), ``target`` the score of a full bar (0: no bar).

    ``score`` None leaves out everything below the name; ``figure`` stands in its place where it is not to be seen;
    ``preview`` is added beside the score ("+80").
    """

    name: str
    note: str
    faces: tuple[int, ...]
    score: int | None = None
    target: int = 0
    target_line: str = ""
    deal_line: str = ""
    dealer: bool = False
    turn: str = ""
    chips: bool = True
    preview: str = ""
    figure: str = ""


def value_width(look: Look) -> float:
    """Width of the longest value under a stack; :func:`plate_parts` wants it."""
    return text_width(look, "1000", Words(Type.KEY_CAP))


def plate(painter: QPainter, look: Look, parts: PlateParts, text: PlateText) -> None:
    """The whole plate without its turn tag, which rides on its edge: see :func:`turn_tag`."""
    panel(painter, look, parts.plate, bool(text.turn))
    for face, middle in reversed(list(zip(text.faces, parts.portraits, strict=False))):
        framed_portrait(painter, face, middle.x, middle.y, parts.portrait_radius, bool(text.turn))
    if text.dealer:
        dealer_disc(painter, parts.dealer, parts.dealer_radius)
    draw_text(painter, look, parts.name, text.name, Words(Type.NAME, ACTIVE if text.turn else CREAM, bold=True))
    draw_text(painter, look, parts.note, text.note, Words(Type.LABEL, MUTED))
    if text.score is not None:
        _score(painter, look, parts, text, text.score)
        if text.chips:
            stacks(painter, look, parts, text.score)


def _score(painter: QPainter, look: Look, parts: PlateParts, text: PlateText, score: int) -> None:
    shown = text.figure or figure(score)
    words = Words(Type.SCORE if len(shown) < 6 else Type.SCORE_LONG, ACTIVE, bold=True, family=FIGURE)
    end = draw_text(painter, look, parts.score, shown, words)
    if text.preview:
        beside = Rect(end + 6 * look.unit, parts.score.y, parts.plate.right - end - 16 * look.unit, parts.score.height)
        draw_text(painter, look, beside, text.preview, Words(Type.NAME, GOLD_BRIGHT, bold=True))
    if text.target:
        progress(painter, parts.bar, score / text.target)
    small = Words(Type.LABEL, MUTED)
    draw_text(painter, look, parts.target, text.target_line, small)
    draw_text(painter, look, parts.deal, text.deal_line, small)


def progress(painter: QPainter, bar: Rect, share: float) -> None:
    """The line under a score, filled to its share of the target."""
    box(painter, bar, QColor(255, 255, 255, 40), radius=bar.height / 2)
    filled = Rect(bar.x, bar.y, max(bar.height, bar.width * max(0.0, min(1.0, share))), bar.height)
    box(painter, filled, QColor(GOLD), radius=bar.height / 2)


def stacks(painter: QPainter, look: Look, parts: PlateParts, score: int) -> None:
    """The three stacks of a score with their values under them."""
    radius, unit = parts.chip_radius, look.unit
    for value, count, foot in zip(VALUES, chips_of(score), parts.stacks, strict=True):
        chip_stack(painter, value, count, foot.x, foot.y, radius)
        width = max(2 * radius + 8 * unit, value_width(look) + 2)
        label = Rect(foot.x - width / 2, foot.y + radius * 0.42 + unit, width, 16 * unit)
        draw_text(painter, look, label, str(value), Words(Type.KEY_CAP, MUTED, align=Align.CENTRE))


def turn_tag_width(look: Look, text: str) -> float:
    """Width of the words of a turn tag; :func:`turn_tag_rect` of the layout wants it."""
    return text_width(look, text, Words(Type.LABEL, bold=True))


def turn_tag(painter: QPainter, look: Look, rect: Rect, text: str) -> None:
    """The gold tag that says whose turn it is."""
    box(painter, rect, QColor(GOLD_BRIGHT), GOLD_EDGE, max(0.85, look.unit), rect.height / 2)
    draw_text(painter, look, rect, text, Words(Type.LABEL, BUTTON_INK, bold=True, align=Align.CENTRE))


def dealer_disc(painter: QPainter, middle: Point, radius: float) -> None:
    """A white disc with two card backs: the mark of the dealer."""
    dot(painter, middle.x, middle.y, radius, _DISC, _DISC_EDGE, radius * 0.12)
    for angle, dx in ((-16, -0.22), (14, 0.20)):
        with moved(painter, middle.x + dx * radius, middle.y, angle):
            back = rounded(-0.32 * radius, -0.48 * radius, 0.64 * radius, 0.96 * radius, radius / 10)
            fill(painter, back, _DISC_BACK, _DISC, radius * 0.08)


@frozen
class SeatText:
    """What a name tag says: the name, and behind it a note in smaller letters ("" for none)."""

    name: str
    note: str = ""


_SEAT_NAME: Final = Words(Type.BODY, CREAM, bold=True)
_SEAT_NOTE: Final = Words(Type.LABEL, MUTED)
_SEAT_GAP: Final = 7.0


def seat_tag(painter: QPainter, look: Look, rect: Rect, text: SeatText, face: int, turn: bool, dealer: bool) -> None:
    """The small name tag of a seat at a table of three or four."""
    unit, radius = look.unit, rect.height / 2
    panel(painter, look, rect, turn, 17)
    framed_portrait(painter, face, rect.x + radius, rect.y + radius, 14.5 * unit, turn)
    words = Rect(rect.x + rect.height + 4 * unit, rect.y, rect.width - rect.height - 10 * unit, rect.height)
    end = draw_text(painter, look, words, text.name, _SEAT_NAME) + _SEAT_GAP * unit
    if text.note:
        draw_text(painter, look, Rect(end, rect.y + unit, words.right - end, rect.height), text.note, _SEAT_NOTE)
    if dealer:
        dealer_disc(painter, Point(rect.x + radius + 10 * unit, rect.bottom - 5 * unit), 8 * unit)


def seat_tag_rect(look: Look, middle: float, top: float, text: SeatText) -> Rect:
    """Where the tag of a seat stands, given the middle of its top edge."""
    width, height = text_width(look, text.name, _SEAT_NAME) + 52 * look.unit, 34 * look.unit
    if text.note:
        width += text_width(look, text.note, _SEAT_NOTE) + _SEAT_GAP * look.unit
    return Rect(middle - width / 2, top, width, height)
