"""The order of the hand as the player has arranged it himself. No Qt."""

from collections.abc import Iterable

from bezique_desktop.ui.scene.placing import Picture
from bezique_desktop.ui.scene.sorting import moved, remembered
from bezique_desktop.ui.scene.spread import Keys


class OwnOrder:
    """All cards of a deal that the player has held, from left to right; those that have gone keep their places."""

    def __init__(self) -> None:
        self.cards: Keys = ()

    def begin(self, cards: Iterable[int] = ()) -> None:
        """Begin with these cards."""
        self.cards = tuple(cards)

    def keep(self, hand: Keys) -> bool:
        """Keep the order of these cards too; whether there is anything new in it."""
        before, self.cards = self.cards, remembered(self.cards, hand)
        return self.cards != before

    def drop(self, shown: Picture, card: int, x: float) -> None:
        """A card of the hand was put down so far to the right."""
        hand = shown.orders.hand
        place = sum(shown.cards[key].spot.centre.x < x for key in hand if key != card)
        self.cards = remembered(moved(hand, card, place), self.cards)
