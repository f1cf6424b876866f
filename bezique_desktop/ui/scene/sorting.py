"""The order of the cards in the own hand. Pure, no Qt."""

from collections.abc import Iterable, Sequence
from typing import Final

from bezique_desktop.engine.kinds import KINDS
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.ui.scene.spread import Keys

SORTS: Final = ("suit", "rank", "worth", "manual")
_BLACK: Final = (0, 3)
_RED: Final = (1, 2)


def sorted_hand(cards: Iterable[int], sort: str, manual: Keys, worth: Sequence[float]) -> Keys:
    """The cards in the order asked for; ``manual`` is the player's own, new cards go to its right end.

    ``worth`` gives each face its weight for the order by worth, see :func:`worth_of_faces`.
    """
    held = list(cards)
    if sort == "manual":
        placed = [card for card in manual if card in held]
        return (*placed, *_by_suits([card for card in held if card not in placed]))
    if sort == "rank":
        return tuple(sorted(held, key=_by_rank))
    if sort == "worth":
        return tuple(sorted(held, key=lambda card: (-worth[card & 31], *_by_rank(card))))
    return _by_suits(held)


def _by_suits(cards: Sequence[int]) -> Keys:
    suits = suit_order(cards)
    return tuple(sorted(cards, key=lambda card: (suits.index((card >> 3) & 3), -(card & 7), card >> 5)))


def remembered(manual: Keys, hand: Keys) -> Keys:
    """The player's order with the cards that have come since; those that have gone keep their places, for an undo."""
    return (*manual, *(card for card in hand if card not in manual))


def suit_order(cards: Iterable[int]) -> tuple[int, ...]:
    """The suits that are held, black and red by turns as far as that is possible."""
    held = {(card >> 3) & 3 for card in cards}
    black, red = ([suit for suit in colour if suit in held] for colour in (_BLACK, _RED))
    first, second = (black, red) if len(black) >= len(red) else (red, black)
    order = [suit for pair in zip(first, second, strict=False) for suit in pair]
    return (*order, *first[len(second) :])


def worth_of_faces(mechanics: Mechanics, trump: int) -> tuple[float, ...]:
    """How much each face can bring: the points of every kind it can be part of, shared among the cards of the kind."""
    worth = [0.0] * 32
    for shape in mechanics.shapes[trump + 1]:
        kind = KINDS[shape.kind]
        share = mechanics.value(shape.kind, kind.suit, trump, -1) / kind.size
        for face in {face for slot in shape.slots for face in slot}:
            worth[face] += share
    return tuple(worth)


def moved(order: Keys, card: int, place: int) -> Keys:
    """The order with this card put at a place (0 is the left end)."""
    rest = [other for other in order if other != card]
    place = max(0, min(place, len(rest)))
    return (*rest[:place], card, *rest[place:])


def _by_rank(card: int) -> tuple[int, int, int]:
    return (-(card & 7), (card >> 3) & 3, card >> 5)
