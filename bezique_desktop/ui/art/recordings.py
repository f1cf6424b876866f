"""Cards drawn once into QPictures, so that every size after the first is rastered quickly."""

from PySide6.QtGui import QPainter, QPicture

from bezique_desktop.ui.art.backs import card_back, plain_back
from bezique_desktop.ui.art.card_face import blank, card_face, corners
from bezique_desktop.values import frozen

BACK = -1
"""Stands for the back where a face is expected."""


@frozen
class DeckLook:
    """What the player chose about the deck: language of the indices, colours of the suits, back, shade at night."""

    language: str = "en"
    four_colours: bool = True
    back: str = "lozenge"
    shade: str = ""


def plain_card(painter: QPainter, face: int, look: DeckLook, large_index: bool) -> None:
    """A stand-in that is quick to draw: the index alone, or a back without its pattern."""
    if face == BACK:
        plain_back(painter, look.back)
    else:
        blank(painter)
        corners(painter, face, look.language, look.four_colours, large_index)


class Recordings:
    """The drawings of one look, recorded when first asked for."""

    def __init__(self, look: DeckLook) -> None:
        self.look = look
        self._pictures: dict[tuple[int, bool], QPicture] = {}

    def picture(self, face: int, large_index: bool) -> QPicture:
        """The recording of a face (0..31) or of :data:`BACK`."""
        key = (face, large_index and face != BACK)
        if key not in self._pictures:
            self._pictures[key] = self._record(*key)
        return self._pictures[key]

    def _record(self, face: int, large_index: bool) -> QPicture:
        picture = QPicture()
        painter = QPainter(picture)
        if face == BACK:
            card_back(painter, self.look.back)
        else:
            card_face(painter, face, self.look.language, self.look.four_colours, large_index)
        painter.end()
        return picture
