"""The cloth under everything: a light in the middle, and a fine grain."""

import math
from functools import lru_cache
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

from bezique_desktop.ui.theme import Felt

GRAIN: Final = 64
_SPECKS: Final = (0x07FFFFFF, 0x0D000000, 0, 0, 0)
"""A light speck, a dark one, and more places with none; each as opacity, red, green, blue."""


@lru_cache(maxsize=1)
def _grain() -> QImage:
    """A tile of black and white specks, the same at every start."""
    numbers = Random(3).randbytes(GRAIN * GRAIN)
    specks = numbers.translate(bytes(number % len(_SPECKS) for number in range(256)))
    tile = QImage(specks, GRAIN, GRAIN, GRAIN, QImage.Format.Format_Indexed8)
    tile.setColorTable(_SPECKS)
    return tile.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


@lru_cache(maxsize=2)
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
