"""Full deals that a seat imagines behind its view: the unseen cards placed at random, the likelier the better they
agree with what the others did."""

from typing import Final

from bezique_desktop.engine.cards import HIDDEN
from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.deal import Deal
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.sampling import deal_with, unseen
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.quick import class_of

EVEN: Final = 64
"""The weight of a card that is as likely in another hand as by chance."""


class Worlds:
    """The deals that a view could belong to.

    ``prior`` holds a weight a sort of card; a card of weight 128 is twice as likely in another hand as one of 64. No
    prior means that all places are equally likely.
    """

    def __init__(self, view: SeatView, mechanics: Mechanics, prior: list[int]) -> None:
        self.view: SeatView = view
        self.m: Mechanics = mechanics
        self.hidden: list[int] = unseen(view)
        self.weights: list[int] = [
            prior[class_of(card, view.trump, mechanics)] if prior else EVEN for card in self.hidden
        ]
        self.wanted: list[int] = [hand.count(HIDDEN) for hand in view.hands]

    @property
    def uncertain(self) -> bool:
        """Whether there is more than one of them."""
        return sum(self.wanted) > 0 and len(self.hidden) > max(self.wanted)

    def deal(self, chance: Chance) -> Deal:
        """One of them."""
        left = self.hidden[:]
        weights = self.weights[:]
        placed: list[int] = []
        for wanted in self.wanted:
            total = sum(weights)
            for _ in range(wanted):
                index = _drawn(weights, chance.below(total))
                total -= weights[index]
                placed.append(left[index])
                left[index] = left[-1]
                weights[index] = weights[-1]
                left.pop()
                weights.pop()
        chance.shuffle(left)
        return deal_with(self.view, self.m, placed + left)


def _drawn(weights: list[int], number: int) -> int:
    """The index on which a number below the sum of the weights falls."""
    for index in range(len(weights)):
        number -= weights[index]
        if number < 0:
            return index
    return len(weights) - 1
