"""The order of a seat's cards on the table: melds together, then suit and rank; a card keeps its place. Pure, no Qt."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

BEAM: Final = 10
"""How many half-built orders are kept while new cards are put in."""

Order = tuple[int, ...]


@lru_cache(maxsize=256)
def arranged(previous: Order, cards: frozenset[int], melds: tuple[Order, ...]) -> Order:
    """The order for ``cards``, given the order shown before and the melds (as cards) that shall lie together.

    Cards that lie there already keep their order; new ones go where most melds are unbroken, then by suit and rank.
    """
    kept = tuple(card for card in previous if card in cards)
    orders: list[Order] = [kept]
    for card in _incoming(kept, cards, melds):
        grown = {(*order[:k], card, *order[k:]) for order in orders for k in range(len(order) + 1)}
        orders = sorted(grown, key=lambda order: (_broken(order, melds), _disorder(order), order))[:BEAM]
    return orders[0]


def positions(order: Order, meld: Sequence[int]) -> tuple[int, ...]:
    """Where the cards of a meld lie in an order; empty when one of them is gone."""
    if any(card not in order for card in meld):
        return ()
    return tuple(sorted(order.index(card) for card in meld))


def _incoming(kept: Order, cards: frozenset[int], melds: tuple[Order, ...]) -> list[int]:
    """New cards, those of the oldest meld first."""
    age = {card: k for k, meld in reversed(list(enumerate(melds))) for card in meld}
    return sorted(cards - set(kept), key=lambda card: (age.get(card, len(melds)), _suit_rank(card)))


def _broken(order: Order, melds: tuple[Order, ...]) -> tuple[int, int]:
    """How many melds other cards lie between, and how many cards do."""
    place = {card: k for k, card in enumerate(order)}
    between = []
    for meld in melds:
        there = [place[card] for card in meld if card in place]
        if there:
            between.append(max(there) - min(there) + 1 - len(there))
    return sum(1 for gap in between if gap), sum(between)


def _disorder(order: Order) -> int:
    """How many pairs lie against suit and falling rank."""
    keys = [_suit_rank(card) for card in order]
    return sum(1 for k, key in enumerate(keys) for later in keys[k + 1 :] if later < key)


def _suit_rank(card: int) -> tuple[int, int, int]:
    """Spades, hearts, clubs, diamonds (colours alternate), high cards first, then the copy."""
    suit = (card >> 3) & 3
    return ((0, 1, 3, 2)[suit], -(card & 7), card >> 5)
