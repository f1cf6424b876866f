"""The items on the table: cards by key, paintings by name. It puts them where it is told and decides nothing."""

from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from bezique_desktop.ui.art.deck import CardKey
from bezique_desktop.ui.scene.card_item import FIRST_LAYER, CardItem
from bezique_desktop.ui.scene.painted_item import PaintedItem, Painting
from bezique_desktop.ui.scene.placing import Picture, Placed, Zone
from bezique_desktop.ui.scene.wardrobe import Mark, Wardrobe

FLYING: Final = 9000
_LAYERS: Final = {
    "tray": 10.0,
    "speech": 20.0,
    "score": 35.0,
    "stack": 36.0,
    "tag": 40.0,
    "drawer": FIRST_LAYER + 800.0,
    "remark": FIRST_LAYER + 390.0,
}
_BRACKETS: Final = FIRST_LAYER + 290.0
_OTHERS: Final = 30.0


def painting_layer(name: str) -> float:
    """The z of a painting: brackets lie under the trick, its remark over it."""
    kind = name.split(" ")[0]
    return _BRACKETS if kind == "bracket" else _LAYERS.get(kind, _OTHERS)


class TableScene(QGraphicsScene):
    """The table as Qt paints it."""

    def __init__(self, wardrobe: Wardrobe, parent: QObject) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.wardrobe = wardrobe
        self.cards: dict[int, CardItem] = {}
        self.painted: dict[str, PaintedItem] = {}
        self.flying: list[QGraphicsPixmapItem] = []

    # ------------------------------------------------------------------ at rest
    def settle(self, picture: Picture, hasty: bool = False) -> None:
        """Put every card exactly where it belongs, and take away what does not."""
        for key in set(self.cards) - set(picture.cards):
            self.remove_card(key)
        for placed in picture.cards.values():
            item = self.cards.get(placed.key)
            if item is None:
                self._new_card(placed)
            else:
                item.put(placed, self.wardrobe, hasty)
        self.land()

    def show_paintings(self, wanted: Mapping[str, Painting], hasty: bool = False) -> None:
        """Show these paintings and no others."""
        for name in set(self.painted) - set(wanted):
            self.unpaint(name)
        for name, painting in wanted.items():
            self.paint_one(name, painting, hasty)

    def paint_one(self, name: str, painting: Painting, hasty: bool = False) -> None:
        """Show or renew a painting."""
        if name not in self.painted:
            self.painted[name] = PaintedItem(painting_layer(name))
            self.addItem(self.painted[name])
        self.painted[name].show_painting(painting, self.wardrobe.cloth.ratio, hasty)

    def unpaint(self, *names: str) -> None:
        """Take paintings away."""
        for name in names:
            item = self.painted.pop(name, None)
            if item is not None:
                self.removeItem(item)

    def finish_one(self) -> bool:
        """Paint one painting that was only stretched; whether there was one."""
        return any(item.finish(self.wardrobe.cloth.ratio) for item in self.painted.values())

    def finish(self) -> None:
        """Paint all that was only stretched."""
        while self.finish_one():
            pass

    # ------------------------------------------------------------------ cards
    def card(self, placed: Placed) -> CardItem:
        """The item of a card; a new one lies in its place."""
        item = self.cards.get(placed.key)
        return item if item is not None else self._new_card(placed)

    def _new_card(self, placed: Placed) -> CardItem:
        item = CardItem(self.wardrobe)
        self.addItem(item)
        item.put(placed, self.wardrobe)
        self.cards[placed.key] = item
        return item

    def remove_card(self, key: int) -> None:
        """Take a card away."""
        item = self.cards.pop(key, None)
        if item is not None:
            self.removeItem(item)

    def rename_card(self, old: int, new: int) -> None:
        """The card under one key is known under another from now on."""
        if old != new and old in self.cards:
            self.remove_card(new)
            self.cards[new] = self.cards.pop(old)

    def show_marks(self, marks: Mapping[int, frozenset[Mark]]) -> None:
        """Show these marks, and none on the cards that are not named."""
        for key, item in self.cards.items():
            item.show_marks(marks.get(key, frozenset()))

    def refresh(self, key: CardKey) -> None:
        """A picture of the deck is made: the cards that wait for it put it on."""
        for item in self.cards.values():
            if item.worn == key:
                item.refresh()

    def topmost(self, x: float, y: float, keys: Iterable[int]) -> int | None:
        """The topmost of these cards, as they lie just now, at a point."""
        found = [key for key in keys if key in self.cards and self.cards[key].covers(x, y)]
        return max(found, key=lambda key: self.cards[key].zValue(), default=None)

    # ------------------------------------------------------------------ chips
    def fly(self, pixmap: QPixmap) -> QGraphicsPixmapItem:
        """A pixmap in the air, centred on its position; it is gone when the table settles."""
        item = QGraphicsPixmapItem(pixmap)
        size = pixmap.deviceIndependentSize()
        item.setOffset(-size.width() / 2, -size.height() / 2)
        item.setZValue(FLYING)
        item.setVisible(False)
        self.addItem(item)
        self.flying.append(item)
        return item

    def land(self) -> None:
        """Take away all that flies."""
        for item in self.flying:
            self.removeItem(item)
        self.flying.clear()

    def known_items(self) -> set[QGraphicsItem]:
        """Every item that the scene should have."""
        items: set[QGraphicsItem] = set(self.painted.values()) | set(self.cards.values()) | set(self.flying)
        return items | {child for card in self.cards.values() for child in card.childItems()}


def own_cards(picture: Picture) -> list[int]:
    """The keys of the viewer's cards, the hand last."""
    order = {Zone.OWN_ROW: 0, Zone.HAND: 1}
    return sorted(
        (key for key, card in picture.cards.items() if card.zone in order),
        key=lambda key: order[picture.cards[key].zone],
    )
