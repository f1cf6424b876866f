"""Brackets over or under a row of table cards, one a meld: level, ends, dots and label. Pure geometry, no Qt."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.scene.lanes import Row
from bezique_desktop.ui.scene.layout import LEVEL, RESERVED, THIRD_LEVEL
from bezique_desktop.values import frozen

Span = tuple[float, float]
Measure = Callable[[str, bool], float]
"""Width in pixels of a text at the size of bracket labels, plain or bold."""

SHARED_END: Final = 0.56
FREE_END: Final = 0.06
"""Where in the strip of its end card a bracket ends, when another on its level shares the card and when not."""
OFF_CARDS: Final = 5.0
LINE_OFF: Final = 11.0
INSET: Final = 5.0
LABEL_PAD: Final = 7.0
LABEL_GAP: Final = 5.0


@frozen
class Meld:
    """A declaration on the table: its name, the short form for narrow brackets, points, positions in the row."""

    name: str
    short: str
    points: str
    cards: tuple[int, ...]
    pending: bool = False

    @property
    def first(self) -> int:
        """Leftmost position."""
        return min(self.cards)

    @property
    def last(self) -> int:
        """Rightmost position."""
        return max(self.cards)


@frozen
class Bracket:
    """One bracket: ends and level of its line, dots at members that others separate, and the label.

    ``line`` is the y of the line, ``edge`` that of its feet at the cards; ``text`` stands before the points.
    """

    meld: int
    left: float
    right: float
    edge: float
    line: float
    level: int
    dots: tuple[float, ...]
    label: Rect
    text: str
    points: str
    pending: bool


@frozen
class _Placed:
    """A meld, the first and the last of its cards, and its level."""

    meld: int
    first: int
    last: int
    level: int


def levels(melds: Sequence[Meld]) -> tuple[int, ...]:
    """The level of each meld: the shortest take the lowest; two that share only an end card stand on one level."""
    placed: list[_Placed] = []
    for index in sorted(range(len(melds)), key=lambda k: (melds[k].last - melds[k].first, k)):
        meld, level = melds[index], 0
        while any(p.level == level and p.first < meld.last and meld.first < p.last for p in placed):
            level += 1
        placed.append(_Placed(index, meld.first, meld.last, level))
    found = {p.meld: p.level for p in placed}
    return tuple(found[k] for k in range(len(melds)))


def level_height(count: int, unit: float) -> float:
    """Pixels between two levels: fixed up to three levels, then what is reserved is shared out."""
    if count <= 3:
        return LEVEL * unit
    return (RESERVED + THIRD_LEVEL - OFF_CARDS) * unit / count


def brackets(
    melds: Sequence[Meld], row: Row, edge: float, side: int, unit: float, measure: Measure
) -> tuple[Bracket, ...]:
    """The brackets of a row, in the order of ``melds``; ``edge`` of the cards, ``side`` +1 below and -1 above."""
    if not melds or not row.spots:
        return ()
    found = levels(melds)
    ends = [_ends(k, melds, found, row, unit) for k in range(len(melds))]
    feet, pitch = edge + side * OFF_CARDS * unit, level_height(max(found) + 1, unit)
    result = []
    for k, meld in enumerate(melds):
        line = feet + side * (pitch * found[k] + LINE_OFF * unit)
        text, label = _label(meld, ends[k], _stretch(k, ends, found), line, side, unit, measure)
        dots = tuple(x for x in _dots(meld, row) if ends[k][0] < x < ends[k][1])
        result.append(Bracket(k, *ends[k], feet, line, found[k], dots, label, text, meld.points, meld.pending))
    return tuple(result)


def _ends(index: int, melds: Sequence[Meld], found: Sequence[int], row: Row, unit: float) -> Span:
    """Left and right end; lower levels are inset, so that ends of different levels do not coincide."""
    meld, inset = melds[index], (max(found) - found[index]) * INSET * unit
    peers = [other for k, other in enumerate(melds) if k != index and found[k] == found[index]]
    first, last = row.visible(meld.first), row.visible(meld.last)
    left = SHARED_END if any(peer.last == meld.first for peer in peers) else FREE_END
    right = SHARED_END if any(peer.first == meld.last for peer in peers) else FREE_END
    return first.x + left * min(row.strip, first.width) + inset, last.right - right * last.width - inset


def _dots(meld: Meld, row: Row) -> tuple[float, ...]:
    """Where members are marked, only when other cards lie between them; a card at an end may be marked by it alone."""
    if len(meld.cards) > meld.last - meld.first:
        return ()
    return tuple(row.visible(k).centre.x for k in meld.cards)


def _stretch(index: int, ends: Sequence[Span], found: Sequence[int]) -> Span:
    """The widest part of a line that no end of a higher bracket crosses."""
    left, right = ends[index]
    higher = (ends[k] for k in range(len(ends)) if found[k] > found[index])
    cuts = sorted([left, right, *(x for pair in higher for x in pair if left < x < right)])
    return max(pairwise(cuts), key=lambda part: part[1] - part[0])


def _label(
    meld: Meld, ends: Span, stretch: Span, line: float, side: int, unit: float, measure: Measure
) -> tuple[str, Rect]:
    """Words and box of the label, centred in its stretch; where that has no room for them, kept inside the bracket."""
    left, right = ends
    points, room = measure(meld.points, True), stretch[1] - stretch[0] - 2 * LABEL_PAD * unit

    def width_of(text: str) -> float:
        return measure(text, False) + points + (LABEL_GAP * unit if text else 0.0)

    text = meld.name
    if measure(text, False) + points + 40 * unit > right - left or (
        meld.short and width_of(meld.short) <= room < width_of(text)
    ):
        text = meld.short
    width = width_of(text)
    start = (stretch[0] + stretch[1] - width) / 2
    if width > right - left - 26 * unit:
        line += side * 13 * unit
    elif width > room:
        start = max(left + 14 * unit, min(start, right - width - 14 * unit))
    height = max(18 * unit, 15.0)
    return text, Rect(start - LABEL_PAD * unit, line - height / 2, width + 2 * LABEL_PAD * unit, height)
