"""Pictures of what a painter leaves on a transparent ground."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from bezique_desktop.ui.geometry import Rect


def painted(width: int, height: int, drawing: Callable[..., object], *args: object, **options: object) -> QImage:
    """The picture of ``drawing(painter, *args, **options)``."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    drawing(painter, *args, **options)
    painter.end()
    return image


def inked(image: QImage) -> Rect:
    """The smallest rectangle around everything that was painted."""
    width, height = image.width(), image.height()
    mask = image.convertToFormat(QImage.Format.Format_Alpha8)
    alpha, stride = bytes(mask.constBits()), mask.bytesPerLine()
    rows = [y for y in range(height) if any(alpha[y * stride : y * stride + width])]
    columns = [x for x in range(width) if any(alpha[x::stride])]
    if not rows:
        return Rect(0, 0, 0, 0)
    return Rect(columns[0], rows[0], columns[-1] - columns[0] + 1, rows[-1] - rows[0] + 1)


def content(image: QImage) -> bytes:
    """The bytes of a picture, to tell it from others."""
    return bytes(image.constBits())
