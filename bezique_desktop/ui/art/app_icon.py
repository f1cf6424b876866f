"""The program's icon: the queen of spades and the jack of diamonds on felt; below 56 pixels only their signs."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRadialGradient

from bezique_desktop.ui.art.card_face import blank, card_face
from bezique_desktop.ui.art.palette import GOLD
from bezique_desktop.ui.art.pips import pip
from bezique_desktop.ui.art.strokes import moved, pen
from bezique_desktop.ui.theme import TWO_COLOURS

SIDE: Final = 1024
SIGNS_ONLY_BELOW: Final = 56
FILES: Final = {1024: "bezique.png", 256: "bezique-256.png", 32: "bezique-small.png"}
"""The pictures that are shipped; packages make their sizes from the largest."""


def icon_image(size: int) -> QImage:
    """The icon drawn at a size in pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / SIDE, size / SIDE)
    small = size < SIGNS_ONLY_BELOW
    _ground(painter, 44 if small else 26)
    for angle, dx, face in ((-13, -128, 4), (12, 132, 19)):
        with moved(painter, 512 + dx, 520, angle):
            painter.scale(2.02, 2.02)
            painter.translate(-125, -175)
            _shadow(painter)
            _signs(painter, face) if small else card_face(painter, face, "en", False, True)
    painter.end()
    return image


def _ground(painter: QPainter, edge: float) -> None:
    light = QRadialGradient(QPointF(512, 430), 620)
    light.setColorAt(0, QColor("#2f7a55"))
    light.setColorAt(1, QColor("#123d2a"))
    painter.setPen(pen(GOLD, edge))
    painter.setBrush(light)
    painter.drawRoundedRect(QRectF(40, 40, 944, 944), 210, 210)


def _shadow(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 60))
    painter.drawRoundedRect(QRectF(-4, 2, 262, 356), 20, 20)


def _signs(painter: QPainter, face: int) -> None:
    """A card with one large sign; the left one stands where the right card leaves it free."""
    blank(painter)
    suit = face >> 3
    x, y, size = (82, 150, 150) if suit == 0 else (125, 175, 200)
    pip(painter, suit, x, y, size, QColor(TWO_COLOURS.on_card[suit]))
