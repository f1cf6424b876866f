"""Something that is painted once into a pixmap and again only when it has changed."""

import math
from collections.abc import Callable, Hashable
from dataclasses import field

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from bezique_desktop.ui.geometry import Rect
from bezique_desktop.values import frozen


@frozen
class Painting:
    """What to paint where, in window coordinates. Equal ``mark`` and ``area`` mean an equal picture.

    ``rise`` is how far it lies over others of its layer.
    """

    area: Rect
    mark: Hashable
    draw: Callable[[QPainter], object] = field(compare=False)
    rise: float = 0.0


def painting(rect: Rect, reach: float, mark: Hashable, draw: Callable[[QPainter], object]) -> Painting:
    """A painting of a rectangle and of so much around it, on whole pixels."""
    left, top = math.floor(rect.x - reach), math.floor(rect.y - reach)
    right, bottom = math.ceil(rect.right + reach), math.ceil(rect.bottom + reach)
    return Painting(Rect(left, top, right - left, bottom - top), mark, draw)


def pixmap_of(width: float, height: float, ratio: float) -> QPixmap:
    """A transparent pixmap of a size in logical pixels."""
    pixmap = QPixmap(max(1, math.ceil(width * ratio)), max(1, math.ceil(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


class PaintedItem(QGraphicsPixmapItem):
    """An item that shows a :class:`Painting`. With ``hasty`` an old picture is stretched, or none shown, until
    :meth:`finish`."""

    def __init__(self, layer: float) -> None:
        super().__init__()
        self._layer = layer
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._wanted: Painting | None = None
        self._made: Painting | None = None
        self._ratio = 0.0

    @property
    def area(self) -> Rect | None:
        """Where it stands."""
        return self._wanted.area if self._wanted is not None else None

    def show_painting(self, wanted: Painting, ratio: float, hasty: bool = False) -> None:
        """Show this from now on."""
        self._wanted = wanted
        self.setZValue(self._layer + wanted.rise)
        if hasty:
            if self._made is not None:
                self._stretch(self._made.area, wanted.area)
        elif self._made != wanted or self._ratio != ratio:
            self._paint(wanted, ratio)

    def finish(self, ratio: float) -> bool:
        """Paint what was only stretched; whether there was anything to do."""
        if self._wanted is None or (self._made == self._wanted and self._ratio == ratio):
            return False
        self._paint(self._wanted, ratio)
        return True

    def _paint(self, wanted: Painting, ratio: float) -> None:
        area = wanted.area
        pixmap = pixmap_of(area.width, area.height, ratio)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(-area.x, -area.y)
        wanted.draw(painter)
        painter.end()
        self.setPixmap(pixmap)
        self.setTransform(QTransform())
        self.setPos(area.x, area.y)
        self._made, self._ratio = wanted, ratio

    def _stretch(self, old: Rect, new: Rect) -> None:
        self.setPos(new.x, new.y)
        self.setTransform(QTransform.fromScale(new.width / old.width, new.height / old.height))
