"""Full deals that a seat imagines behind its view: the unseen cards placed at random, the likelier the better they
agree with what the others did."""

from typing import Final

from bezique_desktop.engine.cards import HIDDEN
from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.deal import Deal
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.sampling import deal_with, unseen
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.inference import Inference
from bezique_desktop.players.outlook import Outlook
from bezique_desktop.players.quick import class_of
from bezique_desktop.players.scoring import shapes_of
from bezique_desktop.players.trials import root

EVEN: Final = 64
"""The weight of a card that is as likely in another hand as by chance."""
ANEW: Final = 4
"""So often at most a deal is put aside for another."""


class Worlds:
    """The deals that a view could belong to.

    ``prior`` holds a weight a sort of card: how much likelier than by chance a card of it is in another hand, in parts
    of :data:`EVEN`; ``choices`` is what :class:`~bezique_desktop.players.inference.Inference` goes by. Without them all
    places are equally likely. ``silences`` says how many of :data:`EVEN` deals are kept in which a combination lies
    ready in another hand: in that of who took the last trick and did not declare it, and in any other.
    """

    def __init__(
        self,
        view: SeatView,
        mechanics: Mechanics,
        prior: list[int],
        choices: list[list[int]],
        silences: tuple[int, ...] = (),
    ) -> None:
        self.silences: tuple[int, ...] = silences
        self.view: SeatView = view
        self.m: Mechanics = mechanics
        self.hidden: list[int] = unseen(view)
        self.wanted: list[int] = [hand.count(HIDDEN) for hand in view.hands]
        self.weights: list[list[int]] = [
            self._weights(seat, prior, choices) if wanted else [] for seat, wanted in enumerate(self.wanted)
        ]

    def _weights(self, seat: int, prior: list[int], choices: list[list[int]]) -> list[int]:
        """How likely each unseen card is in the hidden hand of a seat. What is usual by the prior and what the seat's
        own play says overlap, so that the prior counts by its root."""
        usual = [prior[class_of(card, self.view.trump, self.m)] if prior else EVEN for card in self.hidden]
        if not choices:
            return usual
        told = Inference(self.view, self.m, seat, choices).weights(self.hidden)
        return [weight * root(EVEN * often) // EVEN + 1 for weight, often in zip(told, usual, strict=True)]

    @property
    def uncertain(self) -> bool:
        """Whether there is more than one of them."""
        return sum(self.wanted) > 0 and len(self.hidden) > max(self.wanted)

    def deal(self, chance: Chance) -> Deal:
        """One of them; a deal in which somebody holds what he would have declared is put aside for another now and
        then."""
        deal = self._placed(chance)
        for _ in range(ANEW if self.silences else 0):
            if self._is_plausible(deal, chance):
                break
            deal = self._placed(chance)
        return deal

    def _is_plausible(self, deal: Deal, chance: Chance) -> bool:
        taker = self.view.takers[-1] if self.view.takers else self.view.seat
        for seat, wanted in enumerate(self.wanted):
            kept = self.silences[0 if seat == taker else 1]
            if wanted and kept < EVEN and lies_ready(deal, seat) and chance.below(EVEN) >= kept:
                return False
        return True

    def _placed(self, chance: Chance) -> Deal:
        left = self.hidden[:]
        placed: list[int] = []
        places = list(range(len(left)))
        for seat, wanted in enumerate(self.wanted):
            if not wanted:
                continue
            weights = [self.weights[seat][place] for place in places]
            total = sum(weights)
            for _ in range(wanted):
                index = _drawn(weights, chance.below(total))
                total -= weights[index]
                placed.append(left[index])
                for column in (left, weights, places):
                    column[index] = column[-1]
                    column.pop()
        chance.shuffle(left)
        return deal_with(self.view, self.m, placed + left)


def lies_ready(deal: Deal, seat: int) -> bool:
    """Whether a seat could declare a combination at an opportunity."""
    outlook = Outlook(deal, seat, [0] * 32)
    lacking = deal.side_tricks[seat % deal.m.sides] < deal.m.restricted_until
    for shape in shapes_of(deal.m, deal.trump):
        if not (lacking and deal.m.is_restricted(shape.kind)) and outlook.look(shape) and outlook.missing == 0:
            return True
    return False


def _drawn(weights: list[int], number: int) -> int:
    """The index on which a number below the sum of the weights falls."""
    for index in range(len(weights)):
        number -= weights[index]
        if number < 0:
            return index
    return len(weights) - 1
