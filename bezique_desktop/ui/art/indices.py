"""Corner indices: letters and figures of PT Serif Bold as outlines, with the suit sign under them."""

from functools import lru_cache
from typing import Final

from PySide6.QtGui import QColor, QPainter, QPainterPath, QRawFont

from bezique_desktop.ui.art.fonts import FIGURE_FILE, fonts_folder
from bezique_desktop.ui.art.pips import pip
from bezique_desktop.ui.art.strokes import fill, moved
from bezique_desktop.values import frozen

_LETTERS: Final = {"en": "JQKA", "ru": "ВДКТ", "fr": "VDRA", "de": "BDKA"}
"""Jack, queen, king, ace in each language."""
LANGUAGES: Final = tuple(_LETTERS)


def index_text(rank: int, language: str) -> str:
    """What stands in the corner of a rank (7 8 9 J Q K 10 A, from 0); English for an unknown language."""
    letters = _LETTERS.get(language, _LETTERS["en"])
    return ("7", "8", "9", letters[0], letters[1], letters[2], "10", letters[3])[rank]


@frozen
class _Box:
    """Where an index stands: height of a capital, greatest width, centre, baseline; height and size of the sign."""

    capital: float
    width: float
    centre: float
    baseline: float
    sign: float
    sign_size: float


_NORMAL: Final = _Box(46, 42, 26, 64, 97, 34)
_LARGE: Final = _Box(64, 56, 36, 80, 119, 48)
TAIL_ROOM: Final = 0.09
"""How far the tail of a letter may hang below the baseline, in heights of a capital."""
TIGHTER: Final = 8.0
"""Taken from the advance between the two figures of the ten, at 200 units."""


@frozen
class _Glyphs:
    """The outlines of an index, and the height of its capitals."""

    path: QPainterPath
    capital: float


@lru_cache(maxsize=64)
def _glyphs(text: str) -> _Glyphs:
    font = QRawFont(str(fonts_folder() / FIGURE_FILE), 200.0)
    path, x = QPainterPath(), 0.0
    indices = font.glyphIndexesForString(text)
    for glyph, advance in zip(indices, font.advancesForGlyphIndexes(indices), strict=True):
        path.addPath(font.pathForGlyph(glyph).translated(x, 0))
        x += advance.x() - TIGHTER
    capital = font.pathForGlyph(font.glyphIndexesForString("K")[0]).boundingRect().height()
    return _Glyphs(path, capital)


def index(painter: QPainter, text: str, suit: int, colour: QColor, large: bool) -> None:
    """The index of the top left corner. A letter with a tail is made smaller, so that it never reaches the sign."""
    box, glyphs = _LARGE if large else _NORMAL, _glyphs(text)
    bounds = glyphs.path.boundingRect()
    tail, room = max(0.0, bounds.bottom()), TAIL_ROOM * glyphs.capital
    scale = box.capital / glyphs.capital
    if tail > room:
        scale *= (glyphs.capital + room) / (glyphs.capital + tail)
    across = min(scale, box.width / bounds.width())
    weight = 1.2 if len(text) > 1 else 0.5
    with moved(painter, box.centre, box.baseline - max(0.0, tail - room) * scale):
        painter.scale(across, scale)
        painter.translate(-bounds.center().x(), 0)
        fill(painter, glyphs.path, colour, colour, weight / scale)
    pip(painter, suit, box.centre, box.sign, box.sign_size, colour)
