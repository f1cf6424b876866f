"""Text on the table: one line or a paragraph in a box, with suit signs drawn as pips, never wider than its box."""

import re
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from bezique_desktop.ui.art.fonts import font, metrics
from bezique_desktop.ui.art.look import Look, Words
from bezique_desktop.ui.art.pips import SIGNS, pip
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.theme import SMALLEST_TYPE

SIGN_ADVANCE: Final = 0.80
SIGN_SIZE: Final = 0.70
LINE_HEIGHT: Final = 1.35
"""Advance and height of a suit sign and distance of lines, in sizes of the font."""
SHRINK: Final = 0.88
"""A text that is too wide is set smaller down to this share before it is cut."""
_RUNS: Final = re.compile(r"[♠♥♦♣]|[^♠♥♦♣]+")
ELLIPSIS: Final = "…"


@lru_cache(maxsize=4096)
def _measure(text: str, pixels: int, bold: bool, family: str) -> float:
    measures, width = metrics(pixels, bold, family), 0.0
    for run in _RUNS.findall(text):
        width += SIGN_ADVANCE * pixels if run in SIGNS else measures.horizontalAdvance(run)
    return width


def text_width(look: Look, text: str, words: Words) -> float:
    """Width of a line in pixels."""
    return _measure(text, look.pixels(words.size), words.bold, words.family)


def fits(look: Look, text: str, words: Words, width: float) -> bool:
    """Whether a line fits the width at its full size."""
    return text_width(look, text, words) <= width + 1


def fitted(look: Look, text: str, words: Words, width: float) -> tuple[str, int]:
    """The text and the pixel size that fit: a little smaller if that helps, else cut with an ellipsis."""
    pixels = look.pixels(words.size)
    least = max(SMALLEST_TYPE, round(pixels * SHRINK))
    while _measure(text, pixels, words.bold, words.family) > width + 1 and pixels > least:
        pixels -= 1
    return _cut(text, pixels, words, width), pixels


def _cut(text: str, pixels: int, words: Words, width: float) -> str:
    if _measure(text, pixels, words.bold, words.family) <= width + 1:
        return text
    kept = len(text)
    while kept > 1 and _measure(text[:kept].rstrip() + ELLIPSIS, pixels, words.bold, words.family) > width + 1:
        kept -= 1
    return text[:kept].rstrip() + ELLIPSIS


def draw_text(painter: QPainter, look: Look, box: Rect, text: str, words: Words) -> float:
    """Set one line, centred between top and bottom of its box; the x where it ends."""
    text, pixels = fitted(look, text, words, box.width)
    measures = metrics(pixels, words.bold, words.family)
    width = _measure(text, pixels, words.bold, words.family)
    x = box.x + (box.width - width) * words.align.value
    base = box.y + box.height / 2 + measures.capHeight() / 2
    colour = QColor(words.colour)
    colour.setAlphaF(colour.alphaF() * words.opacity)
    painter.setFont(font(pixels, words.bold, words.family))
    for run in _RUNS.findall(text):
        if run in SIGNS:
            _sign(painter, look, words, SIGNS[run], x, base - measures.capHeight() / 2, pixels)
            x += SIGN_ADVANCE * pixels
        else:
            painter.setPen(colour)
            painter.drawText(QPointF(x, base), run)
            x += measures.horizontalAdvance(run)
    return x


def _sign(painter: QPainter, look: Look, words: Words, suit: int, x: float, middle: float, pixels: int) -> None:
    suits = look.theme.suits
    colour = QColor((suits.on_card if words.on_light else suits.on_dark)[suit])
    colour.setAlphaF(QColor(words.colour).alphaF() * words.opacity)
    pip(painter, suit, x + 0.42 * pixels, middle, SIGN_SIZE * pixels, colour)


def wrapped(look: Look, text: str, words: Words, width: float) -> list[str]:
    """The lines of a paragraph, broken at spaces and at line ends of the text."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and not fits(look, longer, words, width):
                lines.append(line)
                longer = word
            line = longer
        lines.append(line)
    return lines


def draw_paragraph(painter: QPainter, look: Look, box: Rect, text: str, words: Words) -> float:
    """Set a paragraph from the top of its box; lines that do not fit the height are left out. The y where it ends."""
    step = look.pixels(words.size) * LINE_HEIGHT
    room = max(1, int((box.height + 1) // step))
    lines = wrapped(look, text, words, box.width)
    if len(lines) > room:
        lines = [*lines[: room - 1], lines[room - 1] + ELLIPSIS]
    for k, line in enumerate(lines):
        draw_text(painter, look, Rect(box.x, box.y + k * step, box.width, step), line, words)
    return box.y + len(lines) * step
