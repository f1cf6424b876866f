"""Small motion that nobody waits for: cards rise under the pointer, one shakes its head, a hint breathes."""

import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject

from bezique_desktop.ui.scene import clock
from bezique_desktop.ui.scene.card_item import CardItem
from bezique_desktop.ui.scene.clock import Beat, Clock, Tween
from bezique_desktop.ui.scene.painted_item import PaintedItem
from bezique_desktop.ui.scene.table_scene import TableScene
from bezique_desktop.ui.scene.wardrobe import Mark
from bezique_desktop.ui.theme import Motion

BREATHS: Final = 3
FAINTEST: Final = 0.45
SHAKE: Final = 3.0
SHAKES: Final = 3
SHAKE_MS: Final = 260


class Ambience(QObject):
    """Lifts, shakes and glows of the cards that lie still, and what comes up slowly."""

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._lifting = Clock(self)
        self._shaking = Clock(self)
        self._breathing = Clock(self)
        self._fading = Clock(self)
        self._fresh: list[PaintedItem] = []
        self._glowing: frozenset[int] = frozenset()

    def stop(self) -> None:
        """End all of it; the cards are put right by whoever settles them."""
        for each in (self._lifting, self._shaking, self._breathing, self._fading):
            each.stop()
        self._glowing = frozenset()
        for item in self._fresh:
            item.setOpacity(1.0)
        self._fresh = []

    def fade_in(self, items: list[PaintedItem], motion: Motion) -> None:
        """Let these come up slowly, as the tag of whose turn it is."""
        if not items or not motion.turn_tag:
            return
        for item in self._fresh:
            item.setOpacity(1.0)
        self._fresh = items

        def show(share: float) -> None:
            for item in items:
                item.setOpacity(share)

        self._fading.play([Beat(lambda: [Tween(show, motion.turn_tag, 0, clock.LINEAR)])])

    def lift(self, lifts: Mapping[int, float], motion: Motion) -> None:
        """Raise these cards by shares of their widths, and lower all others."""
        tweens = []
        for key, item in self._scene.cards.items():
            goal = lifts.get(key, 0.0) * item.pose.width
            if abs(goal - item.pose.lift) > 0.01:
                item.raise_shadow(goal > 0)
                tweens.append(_rise(item, goal, motion.hover))
        if tweens:
            self._lifting.stop()
            self._lifting.play([Beat(lambda: tweens)])

    def shake(self, key: int, motion: Motion) -> None:
        """The card that may not be played moves to and fro."""
        item = self._scene.cards.get(key)
        if item is None or not motion.hover:
            return
        self._shaking.stop()
        home, reach = item.pos().x(), SHAKE * self._scene.wardrobe.cloth.unit

        def show(share: float) -> None:
            item.setX(home + (reach * math.sin(2 * math.pi * SHAKES * share) if share < 1 else 0.0))

        self._shaking.play([Beat(lambda: [Tween(show, SHAKE_MS, 0, clock.LINEAR)])])

    def breathe(self, motion: Motion) -> None:
        """Cards that have begun to glow breathe a few times, then glow steadily."""
        glowing = frozenset(key for key, item in self._scene.cards.items() if Mark.GLOW in item.marks)
        if glowing == self._glowing:
            return
        self._glowing = glowing
        self._breathing.stop()
        if glowing and motion.breath and not motion.fade:
            items = [self._scene.cards[key] for key in glowing]
            self._breathing.play([Beat(lambda: [Tween(_breath(items), BREATHS * motion.breath, 0, clock.LINEAR)])])


def _rise(item: CardItem, goal: float, length: float) -> Tween:
    start = item.pose.lift

    def show(share: float) -> None:
        item.lie(replace(item.pose, lift=start + (goal - start) * share), exact=True)

    return Tween(show, length, 0, clock.OUT_QUAD)


def _breath(items: list[CardItem]) -> Callable[[float], None]:
    """The strength of a glow over a few breaths; it ends at full strength."""

    def show(share: float) -> None:
        wave = 0.5 - 0.5 * math.cos(2 * math.pi * (BREATHS - 0.5) * share)
        for item in items:
            item.glow(FAINTEST + (1 - FAINTEST) * wave)

    return show
