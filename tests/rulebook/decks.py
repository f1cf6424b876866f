"""Whole decks built around the few cards that a test cares about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tests.properties.reference import RANKS, pack

FILL_RANKS = "897JTAKQ"
PACKETS = {"1": [1], "2": [2], "3-2-3": [3, 2, 3]}


@dataclass(frozen=True)
class Shape:
    """How many seats, packs and cards a hand a game has (G-5)."""

    seats: int = 2
    packs: int = 2
    hand: int = 8
    ranks: str = RANKS

    @property
    def cards(self) -> list[str]:
        """Every card of the game."""
        return pack(self.packs, self.ranks)


SHAPES = {
    "program-long": Shape(),
    "program-short": Shape(),
    "classic": Shape(),
    "card-points": Shape(),
    "trumpless": Shape(),
    "three-handed": Shape(3, 3),
    "four-handed": Shape(4, 3),
    "trumpless-three": Shape(3, 3),
    "trumpless-four": Shape(4, 3),
    "six-deck": Shape(2, 6, 12),
    "sixty-six": Shape(2, 1, 6, RANKS[2:]),
}


class Stock:
    """The cards not yet given a place in a deck, the least useful first."""

    def __init__(self, cards: Sequence[str], trump: str | None) -> None:
        self.left = sorted(cards, key=lambda card: (card[1] == trump, FILL_RANKS.index(card[0]), card[2], card[1]))

    def claim(self, wanted: Iterable[str]) -> list[str]:
        """Take named cards out; a face without a copy number ("QS") means its first copy left, "*" stays open."""
        chosen = list(wanted)
        for card in chosen:
            if len(card) == 3:
                self.left.remove(card)
        return [self._first(card) if len(card) == 2 else card for card in chosen]

    def _first(self, face: str) -> str:
        card = min(card for card in self.left if card.startswith(face))
        self.left.remove(card)
        return card

    def fill(self, places: Sequence[str], size: int) -> list[str]:
        """Fill the open places and lengthen the list to `size` with cards from the stock."""
        full = [card if card != "*" else self.left.pop(0) for card in places]
        return full + [self.left.pop(0) for _ in range(size - len(full))]


def deck_for(
    shape: Shape, packets: str, dealer: int, hands: Sequence[str], rest: tuple[str, str, str]
) -> tuple[list[str], set[str]]:
    """Return a deck in dealing order (rules 14.0) and the cards that were named.

    `hands` is in seat order, `rest` is turn-up, front of the talon and bottom of the talon; "*" is an open place.
    """
    turn_up, talon, bottom = (text.split() for text in rest)
    stock = Stock(shape.cards, turn_up[0][1] if turn_up else None)
    seats = [text.split() for text in (*hands, *[""] * (shape.seats - len(hands)))]
    named = [stock.claim(places) for places in (*seats, turn_up, talon, bottom)]
    full = [stock.fill(places, shape.hand) for places in named[: shape.seats]]
    size = len(shape.cards) - shape.seats * shape.hand - len(turn_up) - len(bottom)
    front = stock.fill(named[-2], size)
    deck = [*packeted(full, packets, dealer), *named[-3], *front, *stock.fill(named[-1], 0)]
    return deck, {card for places in named for card in places if card != "*"}


def packeted(hands: Sequence[Sequence[str]], packets: str, dealer: int) -> list[str]:
    """Return the dealt cards in dealing order: in packets, the seat after the dealer first."""
    deck: list[str] = []
    start = 0
    sizes = PACKETS[packets] * (len(hands[0]) // sum(PACKETS[packets]))
    for size in sizes:
        for place in range(1, len(hands) + 1):
            deck += hands[(dealer + place) % len(hands)][start : start + size]
        start += size
    return deck


def spaced(cards: Iterable[str], places: int = 2) -> str:
    """Return a talon front in which one seat, drawing first every time, gets these cards one after the other."""
    return (" *" * (places - 1) + " ").join([*cards, ""]).strip()
