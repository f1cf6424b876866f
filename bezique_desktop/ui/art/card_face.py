"""A whole card in its design space of 250 x 350 units, origin top left."""

from typing import Final

from PySide6.QtGui import QColor, QPainter

from bezique_desktop.ui.art.court import court
from bezique_desktop.ui.art.indices import index, index_text
from bezique_desktop.ui.art.palette import CARD_EDGE, CREAM, GOLD_DARK
from bezique_desktop.ui.art.pips import ace, numeral
from bezique_desktop.ui.art.strokes import fill, line, moved, rounded, saved, shape
from bezique_desktop.ui.theme import FOUR_COLOURS, TWO_COLOURS

WIDTH: Final = 250.0
HEIGHT: Final = 350.0
CORNER: Final = 17.0
_JACK, _KING, _ACE = 3, 5, 7


def blank(painter: QPainter) -> None:
    """The cream card with its fine edge."""
    fill(painter, rounded(1, 1, WIDTH - 2, HEIGHT - 2, CORNER), CREAM, CARD_EDGE, 2)


def card_face(painter: QPainter, face: int, language: str, four_colours: bool, large_index: bool) -> None:
    """The front of a face (suit * 8 + rank)."""
    suit, rank = face >> 3, face & 7
    colour = _colour(suit, four_colours)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        blank(painter)
        if _JACK <= rank <= _KING:
            court(painter, rank, suit, colour, large_index, four_colours)
        elif rank == _ACE:
            ace(painter, suit, colour)
        else:
            numeral(painter, rank, suit, colour, large_index)
        corners(painter, face, language, four_colours, large_index)


def corners(painter: QPainter, face: int, language: str, four_colours: bool, large_index: bool) -> None:
    """The two indices."""
    suit, rank = face >> 3, face & 7
    colour = _colour(suit, four_colours)
    for turn in (0, 180):
        with moved(painter, WIDTH / 2, HEIGHT / 2, turn):
            painter.translate(-WIDTH / 2, -HEIGHT / 2)
            if large_index and _JACK <= rank <= _KING:
                _notch(painter)
            index(painter, index_text(rank, language), suit, colour, large_index)


def _colour(suit: int, four_colours: bool) -> QColor:
    return QColor((FOUR_COLOURS if four_colours else TWO_COLOURS).on_card[suit])


def _notch(painter: QPainter) -> None:
    """The corner cut out of the frame of a court for its large index."""
    shape(painter, "M8 20 L70 20 L70 140 Q70 148 62 148 L8 148Z", CREAM, None)
    line(painter, "M53 148 L62 148 Q70 148 70 140 L70 35", GOLD_DARK, 2)
