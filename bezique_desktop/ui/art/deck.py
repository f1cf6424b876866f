"""The deck as pixmaps: one for each face, size and state, with the soft shadow painted in, made in small slices."""

import math
from collections.abc import Callable, Iterable
from dataclasses import replace
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap

from bezique_desktop.ui.art.card_face import HEIGHT, WIDTH
from bezique_desktop.ui.art.recordings import BACK, DeckLook, Recordings, plain_card
from bezique_desktop.ui.geometry import CARD_RATIO
from bezique_desktop.ui.scene.lanes import LARGE_INDEX_BELOW
from bezique_desktop.values import frozen

SLICE: Final = 0.006
"""Seconds of work in one turn of the event loop; the card begun last may take ten milliseconds more."""
CORNER: Final = 0.068
"""Radius of the corners, in widths of a card."""
_SHADOW: Final = ((0.031, 16, 0.020), (0.018, 24, 0.013), (0.007, 46, 0.005))
_LIFTED: Final = ((0.082, 12, 0.073), (0.055, 16, 0.045), (0.027, 24, 0.027))
"""Layers of the shadow: how much wider than the card, black of 255, how far down; in widths of a card."""
_MARGIN: Final = 0.040
_LIFTED_MARGIN: Final = 0.110


@frozen
class CardKey:
    """A picture of the deck: face (0..31 or BACK), width in pixels of the screen, pixel ratio, index, shadow."""

    face: int
    width: int
    ratio: float
    large_index: bool
    lifted: bool = False


@frozen
class CardPixmap:
    """A picture and how far it reaches beyond the card on every side, in logical pixels. ``exact``: not a stand-in."""

    pixmap: QPixmap
    margin: float
    exact: bool = True


class Deck(QObject):
    """Cache of card pictures. :meth:`card` never blocks for long: what is missing is shown by a stand-in and made
    in slices while the event loop is idle; :attr:`ready` then names the key."""

    ready = Signal(object)

    def __init__(self, look: DeckLook | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._recordings = Recordings(look or DeckLook())
        self._made: dict[CardKey, CardPixmap] = {}
        self._stand_ins: dict[CardKey, CardPixmap] = {}
        self._wanted: dict[CardKey, None] = {}
        self._asked: set[CardKey] = set()
        self._is_asleep = False
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self.work)

    @property
    def look(self) -> DeckLook:
        """Language, colours and back."""
        return self._recordings.look

    def set_look(self, look: DeckLook) -> None:
        """Change the deck; all pictures are made anew when asked for."""
        if look != self.look:
            self._recordings = Recordings(look)
            self._made.clear()
            self._wanted.clear()
            self._asked.clear()
            self._stand_ins.clear()

    def key(
        self, card: int, width: float, ratio: float = 1.0, large_index: bool | None = None, lifted: bool = False
    ) -> CardKey:
        """The key of a card (any copy; negative: the back) at a width in logical pixels."""
        if large_index is None:
            large_index = width < LARGE_INDEX_BELOW
        face = BACK if card < 0 else card & 31
        return CardKey(face, max(1, round(width * ratio)), ratio, large_index and face != BACK, lifted)

    def card(self, key: CardKey) -> CardPixmap:
        """The picture if it is made, else a stand-in; it is made before all that was only prepared."""
        self._asked.add(key)
        made = self._made.get(key)
        if made is not None:
            return made
        self._wanted = {key: None, **self._wanted}
        self._go_on()
        if key not in self._stand_ins:
            self._stand_ins[key] = self._scaled(key) or self._plain(key)
        return self._stand_ins[key]

    def made(self, key: CardKey) -> CardPixmap | None:
        """The picture if it is made; it is not made for that."""
        self._asked.add(key)
        return self._made.get(key)

    def exact(self, key: CardKey) -> CardPixmap:
        """The picture, made at once if it has to be."""
        if key not in self._made:
            self._made[key] = self._raster(key)
            self._wanted.pop(key, None)
            self._stand_ins.pop(key, None)
        return self._made[key]

    def prepare(self, keys: Iterable[CardKey]) -> None:
        """Make these in idle time, in this order."""
        self._wanted.update(dict.fromkeys(key for key in keys if key not in self._made))
        self._go_on()

    def _go_on(self) -> None:
        if self._wanted and not self._is_asleep and not self._timer.isActive():
            self._timer.start()

    def wake(self) -> None:
        """Go on making what is wanted."""
        self._is_asleep = False
        self._go_on()

    def rest(self) -> None:
        """Make nothing until something is asked for again, as while nothing is seen."""
        self._is_asleep = False
        self._timer.stop()

    def sleep(self) -> None:
        """Make nothing until :meth:`wake`, whatever is asked for: as before the first sight, which stand-ins serve."""
        self._is_asleep = True
        self._timer.stop()

    @property
    def busy(self) -> bool:
        """Whether pictures are still to be made."""
        return bool(self._wanted)

    def work(self, seconds: float = SLICE) -> None:
        """Make wanted pictures for about so long."""
        end = perf_counter() + seconds
        while self._wanted and perf_counter() < end:
            key = next(iter(self._wanted))
            self.exact(key)
            self.ready.emit(key)
        if not self._wanted:
            self._timer.stop()

    def keep_only(self, widths: Iterable[float], ratio: float = 1.0) -> None:
        """Forget pictures of other sizes, as after a resize, unless somebody has asked for them since the last time."""
        kept = {max(1, round(width * ratio)) for width in widths}

        def stays(key: CardKey) -> bool:
            return (key.width in kept and key.ratio == ratio) or key in self._asked

        self._made = {key: made for key, made in self._made.items() if stays(key)}
        self._wanted = {key: None for key in self._wanted if stays(key)}
        self._asked.clear()
        self._stand_ins.clear()

    def finish(self) -> None:
        """Make everything that is wanted now, however long it takes."""
        self.work(math.inf)

    def _scaled(self, key: CardKey) -> CardPixmap | None:
        """The same face from the nearest size, if there is any; better with another shadow or index than plain."""
        near = [k for k in self._made if k.face == key.face]
        if not near:
            return None
        source = min(near, key=lambda k: (abs(k.width - key.width), k.large_index != key.large_index))
        made, share = self._made[source], key.width / source.width
        size = made.pixmap.size() * share
        aspect, quality = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.FastTransformation
        scaled = made.pixmap.scaled(max(1, size.width()), max(1, size.height()), aspect, quality)
        scaled.setDevicePixelRatio(key.ratio)
        return CardPixmap(scaled, made.margin * source.ratio * share / key.ratio, exact=False)

    def _raster(self, key: CardKey) -> CardPixmap:
        return self._paint(key, self._recordings.picture(key.face, key.large_index).play)

    def _plain(self, key: CardKey) -> CardPixmap:
        """A card with its index alone: quick to draw."""
        made = self._paint(key, lambda painter: plain_card(painter, key.face, self.look, key.large_index))
        return replace(made, exact=False)

    def _paint(self, key: CardKey, drawing: Callable[[QPainter], object]) -> CardPixmap:
        width, height = key.width, round(key.width * CARD_RATIO)
        margin = math.ceil(width * (_LIFTED_MARGIN if key.lifted else _MARGIN)) + 1
        pixmap = QPixmap(width + 2 * margin, height + 2 * margin)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(margin, margin)
        painter.setPen(Qt.PenStyle.NoPen)
        _shadow(painter, width, height, _LIFTED if key.lifted else _SHADOW)
        painter.save()
        painter.scale(width / WIDTH, height / HEIGHT)
        drawing(painter)
        painter.restore()
        if self.look.shade:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.look.shade))
            painter.drawRoundedRect(QRectF(0, 0, width, height), CORNER * width, CORNER * width)
        painter.end()
        pixmap.setDevicePixelRatio(key.ratio)
        return CardPixmap(pixmap, margin / key.ratio)


def _shadow(painter: QPainter, width: float, height: float, layers: Iterable[tuple[float, int, float]]) -> None:
    radius = CORNER * width
    for spread, black, down in layers:
        painter.setBrush(QColor(0, 0, 0, black))
        wider = spread * width
        rect = QRectF(-wider / 2, down * width - wider * 0.3, width + wider, height + wider * 0.6)
        painter.drawRoundedRect(rect, radius, radius)
