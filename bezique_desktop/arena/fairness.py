"""The figures of a fair deal: what the seats are dealt, and where the shuffle puts the cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from typing import Final

from bezique_desktop.arena.setting import Plain
from bezique_desktop.engine.cards import NO_SUIT, TEN, pack
from bezique_desktop.engine.chance import derived, shuffled
from bezique_desktop.engine.dealing import new_deal
from bezique_desktop.engine.holding import Holding
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.players.scoring import points_of, shapes_of

_HIGH: Final = 10
"""What an ace or a ten counts."""


@dataclass
class Heap:
    """Sums over many deals: by seat of the worth of the cards dealt and of its square, and how often each card came to
    each place of the deck."""

    deals: int
    worths: list[int]
    squares: list[int]
    places: list[int]

    def merge(self, other: "Heap") -> None:
        """Add the sums of other deals."""
        self.deals += other.deals
        self.worths = _added(self.worths, other.worths)
        self.squares = _added(self.squares, other.squares)
        self.places = _added(self.places, other.places)

    def plain(self) -> Plain:
        """The sums for JSON."""
        return {"deals": self.deals, "worths": self.worths, "squares": self.squares, "places": self.places}


def heap_of(plain: Plain) -> Heap:
    """The sums that :meth:`Heap.plain` wrote."""
    lists = [plain[name] for name in ("worths", "squares", "places")]
    for each in lists:
        assert isinstance(each, list)
    return Heap(int(str(plain["deals"])), *lists)  # type: ignore[arg-type] # lists, as was just checked


def empty_heap(mechanics: Mechanics) -> Heap:
    """No deals yet."""
    seats, cards = mechanics.seats, mechanics.rules.cards
    return Heap(0, [0] * seats, [0] * seats, [0] * (cards * cards))


def dealt(mechanics: Mechanics, series: int, numbers: range) -> Heap:
    """The sums over the deals with these numbers, dealt as a match deals them; dealers take turns."""
    rules = mechanics.rules
    cards = pack(rules.packs, rules.lowest_rank)
    index = {card: place for place, card in enumerate(cards)}
    heap = empty_heap(mechanics)
    for number in numbers:
        deck = shuffled(cards, derived(series, number))
        deal = new_deal(mechanics, number % mechanics.seats, NO_SUIT, [0] * mechanics.sides)
        deal.deal_out(deck)
        for seat, holding in enumerate(deal.holdings):
            worth = worth_of(mechanics, holding, deal.trump)
            heap.worths[seat] += worth
            heap.squares[seat] += worth * worth
        size = len(deck)
        for place, card in enumerate(deck):
            heap.places[place * size + index[card]] += 1
    heap.deals = len(numbers)
    return heap


def worth_of(mechanics: Mechanics, holding: Holding, trump: int) -> int:
    """What a hand is worth as it is dealt: ten for each ace and ten, and the points of all that it could declare."""
    worth = _HIGH * sum(1 for card in holding.hand if card & 7 >= TEN)
    for shape in shapes_of(mechanics, trump):
        if shape.mask & ~holding.once == 0 and all(
            sum(holding.copies[face].bit_count() for face in slot) >= shape.count for slot in shape.slots
        ):
            worth += points_of(mechanics, shape.kind, trump, NO_SUIT)
    return worth


def means(heap: Heap) -> list[float]:
    """The mean worth of what each seat was dealt."""
    return [worth / heap.deals for worth in heap.worths]


def farthest(heap: Heap) -> float:
    """How far the seat that differs most lies from the mean of all seats, in standard errors."""
    found = means(heap)
    overall = sum(found) / len(found)
    errors = [
        sqrt(max(square / heap.deals - mean * mean, 1e-9) / heap.deals)
        for square, mean in zip(heap.squares, found, strict=True)
    ]
    shrink = sqrt(1 - 1 / len(found))
    return max(abs(mean - overall) / (error * shrink) for mean, error in zip(found, errors, strict=True))


def chi_square(counts: Sequence[int], size: int, deals: int) -> tuple[float, float]:
    """The chi-square statistic of places and cards, and how likely a fair shuffle is to exceed it. A card has one place
    and a place one card, which makes the plain sum too large by a part of the size."""
    expected = deals / size
    statistic = sum((count - expected) ** 2 for count in counts) / expected * (size - 1) / size
    return statistic, tail(statistic, (size - 1) ** 2)


def tail(statistic: float, freedom: int) -> float:
    """How likely chi-square with so many degrees of freedom exceeds this (Wilson and Hilferty's normal
    approximation)."""
    spread = 2 / (9 * freedom)
    normal = ((statistic / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return erfc(normal / sqrt(2)) / 2


def _added(mine: list[int], theirs: list[int]) -> list[int]:
    return [one + other for one, other in zip(mine, theirs, strict=True)]
