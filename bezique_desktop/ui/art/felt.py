"""The cloth under everything: a light in the middle, and a fine grain."""

import math
import random
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

from bezique_desktop.ui.theme import Felt

GRAIN: Final = 64
_DENSITY: Final = 0.42


@lru_cache(maxsize=1)
def _grain() -> QImage:
    """A tile of black and white specks, the same at every start."""
    tile = QImage(GRAIN, GRAIN, QImage.Format.Format_ARGB32)
    tile.fill(Qt.GlobalColor.transparent)
    chance = random.Random(3)
    light, dark = QColor(255, 255, 255, 7), QColor(0, 0, 0, 13)
    for y in range(GRAIN):
        for x in range(GRAIN):
            if chance.random() < _DENSITY:
                tile.setPixelColor(x, y, light if chance.random() < 0.5 else dark)
    return tile


def felt_pixmap(felt: Felt, width: int, height: int, ratio: float = 1.0) -> QPixmap:
    """The cloth for a window of this size in logical pixels."""
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    painter = QPainter(pixmap)
    across, down = pixmap.width(), pixmap.height()
    light = QRadialGradient(QPointF(across * 0.5, down * 0.45), math.hypot(across, down) * 0.58)
    light.setColorAt(0, QColor(felt.centre))
    light.setColorAt(1, QColor(felt.edge))
    painter.fillRect(QRectF(0, 0, across, down), light)
    painter.fillRect(QRectF(0, 0, across, down), QBrush(_grain()))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
