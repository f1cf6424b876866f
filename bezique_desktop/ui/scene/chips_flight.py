"""Points on their way: chips slide from the bank to the stacks of a plate while its figure counts up."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem

from bezique_desktop.ui.art.chips import VALUES, chips_of, lying_chip
from bezique_desktop.ui.geometry import Point
from bezique_desktop.ui.scene import clock
from bezique_desktop.ui.scene.clock import Tween
from bezique_desktop.ui.scene.painted_item import pixmap_of
from bezique_desktop.ui.scene.table_scene import TableScene
from bezique_desktop.ui.theme import Motion

MOST: Final = 8
"""So many chips fly at most, whatever is scored."""
COUNTS: Final = 12
"""In so many steps the figure counts up: each is a painting."""
RISE: Final = 40.0
"""Height of the arc, in units."""


def chips_for(points: int) -> tuple[int, ...]:
    """The values of the chips that fly for so many points, the largest first."""
    counts = chips_of(points)
    chips = [value for value, count in zip(VALUES, counts, strict=True) for _ in range(count)]
    return tuple(chips[:MOST])


@lru_cache(maxsize=32)
def chip_pixmap(value: int, radius: float, ratio: float) -> QPixmap:
    """One chip seen aslant."""
    size = 2.6 * radius
    pixmap = pixmap_of(size, size, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    lying_chip(painter, value, size / 2, size / 2, radius)
    painter.end()
    return pixmap


def flight(
    scene: TableScene, chips: Sequence[int], bank: Point, feet: Sequence[Point], radius: float, motion: Motion
) -> list[Tween]:
    """Chips from the bank to the feet of the stacks of their values."""
    ratio, rise = scene.wardrobe.cloth.ratio, RISE * scene.wardrobe.cloth.unit
    return [
        _slide(scene.fly(chip_pixmap(value, radius, ratio)), bank, feet[VALUES.index(value)], rise, place, motion)
        for place, value in enumerate(chips)
    ]


def _slide(item: QGraphicsItem, bank: Point, goal: Point, rise: float, place: int, motion: Motion) -> Tween:
    def show(share: float) -> None:
        item.setVisible(share < 1)
        bent = 4 * rise * share * (1 - share)
        item.setPos(bank.x + (goal.x - bank.x) * share, bank.y + (goal.y - bank.y) * share - bent)

    return Tween(show, motion.chips, motion.chips_apart * place, clock.IN_OUT_CUBIC)


def counting(show: Callable[[int], None], before: int, after: int, length: float) -> Tween:
    """The figure of a plate from one score to another."""
    told = [before]

    def tick(share: float) -> None:
        step = round(share * COUNTS) / COUNTS
        score = round(before + (after - before) * step)
        if score != told[0]:
            told[0] = score
            show(score)

    return Tween(tick, length, 0, clock.LINEAR)
