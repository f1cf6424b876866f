"""A card on the table: pixmaps only, so that moving it costs no painting."""

import math
from dataclasses import replace

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsRectItem

from bezique_desktop.ui.art.deck import CardKey
from bezique_desktop.ui.geometry import CARD_RATIO, Spot
from bezique_desktop.ui.scene.placing import Placed
from bezique_desktop.ui.scene.wardrobe import Mark, Wardrobe
from bezique_desktop.values import frozen

LAYERS_A_ZONE = 100
FIRST_LAYER = 1000
IN_THE_AIR = 5000


def layer(placed: Placed) -> float:
    """The z of a card at rest."""
    return FIRST_LAYER + LAYERS_A_ZONE * placed.zone + placed.layer


@frozen
class Pose:
    """How a card lies at a moment: its middle, width and angle, and how far it is lifted towards its top."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    lift: float = 0.0

    def towards(self, other: "Pose", share: float) -> "Pose":
        """A share of the way to another pose."""
        mix = [a + (b - a) * share for a, b in zip(_numbers(self), _numbers(other), strict=True)]
        return Pose(*mix)


def _numbers(pose: Pose) -> tuple[float, ...]:
    return (pose.x, pose.y, pose.width, pose.angle, pose.lift)


def pose_of(spot: Spot) -> Pose:
    """A card at rest in a spot."""
    return Pose(spot.centre.x, spot.centre.y, spot.width, spot.angle)


class CardItem(QGraphicsRectItem):
    """The frame of a card, without a picture of its own; face and marks are its children."""

    def __init__(self, wardrobe: Wardrobe) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._wardrobe = wardrobe
        self._body = QGraphicsPixmapItem(self)
        self._body.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._marks: dict[Mark, QGraphicsPixmapItem] = {}
        self.face = -1
        self.worn: CardKey | None = None
        self.pose = Pose(0, 0, 1)
        self._base = 1.0

    @property
    def marks(self) -> frozenset[Mark]:
        """The marks it shows."""
        return frozenset(self._marks)

    def put(self, placed: Placed, wardrobe: Wardrobe, hasty: bool = False) -> None:
        """Lie still in a place, exactly. ``hasty`` keeps an old picture, stretched."""
        self._wardrobe = wardrobe
        if not (hasty and self.worn is not None and self.face == placed.face):
            self.wear(placed.face, placed.spot.width, placed.large_index)
        self.setTransform(QTransform())
        self.setOpacity(1.0)
        self.setZValue(layer(placed))
        self.lie(pose_of(placed.spot), exact=not hasty)

    def wear(self, face: int, width: float, large_index: bool, lifted: bool = False) -> None:
        """Show this face; the card is then drawn for this width and scaled to others."""
        self.face = face
        self._dress(self._wardrobe.key(face, width, large_index, lifted), width)

    def refresh(self) -> None:
        """Take the picture from the deck again, where it has been finished."""
        if self.worn is not None:
            self._dress(self.worn, self._base)

    def raise_shadow(self, lifted: bool) -> None:
        """Wear the long shadow of a lifted card, or the short one."""
        if self.worn is not None and self.worn.lifted != lifted:
            self._dress(replace(self.worn, lifted=lifted), self._base)

    def _dress(self, key: CardKey, width: float) -> None:
        made = self._wardrobe.body(key)
        self.worn = key
        size = made.pixmap.deviceIndependentSize()
        self._body.setPixmap(made.pixmap)
        self._body.setOffset(-size.width() / 2, -size.height() / 2)
        if width != self._base:
            self._base = width
            self.setRect(-width / 2, -width * CARD_RATIO / 2, width, width * CARD_RATIO)
            for mark in list(self._marks):
                self._lay(mark)

    def lie(self, pose: Pose, exact: bool = False) -> None:
        """Lie like this; ``exact`` puts an upright card on whole pixels of the screen."""
        self.pose = pose
        angle = math.radians(pose.angle)
        place = QPointF(pose.x + math.sin(angle) * pose.lift, pose.y - math.cos(angle) * pose.lift)
        if exact and pose.angle % 90 == 0:
            place = self._on_pixels(place, pose.angle % 180 != 0)
        self.setPos(place)
        self.setRotation(pose.angle)
        self.setScale(pose.width / self._base)

    def _on_pixels(self, place: QPointF, turned: bool) -> QPointF:
        ratio = self._wardrobe.cloth.ratio
        size = self._body.pixmap().deviceIndependentSize()
        across, down = (size.height(), size.width()) if turned else (size.width(), size.height())
        left, top = place.x() - across / 2, place.y() - down / 2
        return QPointF(round(left * ratio) / ratio + across / 2, round(top * ratio) / ratio + down / 2)

    def turn(self, share: float) -> None:
        """Show the card narrowed to this share of its width, as when it is turned over."""
        self.setTransform(QTransform.fromScale(max(0.001, share), 1.0))

    def show_marks(self, marks: frozenset[Mark]) -> None:
        """Show these marks and no others."""
        for mark in set(self._marks) - marks:
            item = self._marks.pop(mark)
            item.setParentItem(None)  # type: ignore[arg-type]
            scene = item.scene()
            if scene is not None:
                scene.removeItem(item)
        for mark in marks - set(self._marks):
            item = QGraphicsPixmapItem(self)
            item.setZValue(mark)
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            self._marks[mark] = item
            self._lay(mark)

    def glow(self, strength: float) -> None:
        """Let the glow of a hint breathe."""
        if Mark.GLOW in self._marks:
            self._marks[Mark.GLOW].setOpacity(strength)

    def _lay(self, mark: Mark) -> None:
        pixmap, reach = self._wardrobe.overlay(mark, self._base)
        item = self._marks[mark]
        item.setPixmap(pixmap)
        item.setOffset(-self._base / 2 - reach, -self._base * CARD_RATIO / 2 - reach)

    def covers(self, x: float, y: float) -> bool:
        """Whether the card, as it is now, covers a point of the scene."""
        return self.rect().contains(self.mapFromScene(x, y))
