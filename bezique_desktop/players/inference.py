"""What the cards that a seat played say about those that it holds: a card that it would have played sooner is hardly
in its hand."""

from typing import Final

from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.tricks import winner
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.quick import CLASSES, class_of

LEADING: Final = 0
LOSING: Final = 1
WINNING: Final = 2
TAKING: Final = 3
DECLINING: Final = 4
ROLES: Final = 5
"""What playing one card and holding back another meant for the trick: it was led; neither card took it; either would
have; only the one played took it; only the other would have."""
OPPOSITE: Final[tuple[int, ...]] = (LEADING, LOSING, WINNING, DECLINING, TAKING)
"""What it would have meant to play the other card instead."""

EQUAL: Final = 64
"""How readily a card is played that is as good to play as the one that was."""
BESIDES: Final = 2 * EQUAL
"""How readily all other cards of a hand together are played."""
SURE: Final = 1 << 12
"""The weight of a card that the last draw may have brought."""
_PARTS: Final = 1 << 10
_LEAST: Final = 20


def role_of(trick: list[int], card: int, other: int, trump: int, by_rank: bool) -> int:
    """What it means for a trick with these cards in it to play this card and to hold the other back."""
    place = len(trick)
    if not place:
        return LEADING
    takes = winner([*trick, card], trump, by_rank) == place
    would_take = winner([*trick, other], trump, by_rank) == place
    if takes:
        return WINNING if would_take else TAKING
    return DECLINING if would_take else LOSING


class Choice:
    """A card that a seat played while the talon lasted, and the cards that lay in the trick before it."""

    def __init__(self, trick: list[int], card: int) -> None:
        self.trick: list[int] = trick
        self.card: int = card


class Inference:
    """What one seat's choices say about the unseen cards.

    ``choices`` is the learnt table: for each role, and each sort of card played and of card held back, how readily the
    second is played instead, in parts of :data:`EQUAL`.
    """

    def __init__(self, view: SeatView, mechanics: Mechanics, seat: int, choices: list[list[int]]) -> None:
        self.m: Mechanics = mechanics
        self.trump: int = view.trump
        self.draws: int = len(view.takers)
        self.choices: list[list[int]] = choices
        self.made: list[Choice] = choices_of(view, mechanics, seat)

    def weights(self, cards: list[int]) -> list[int]:
        """How likely each of these unseen cards is in the hand, only to be compared with each other."""
        known = [0] * 32
        for card in cards:
            if not known[card & 31]:
                known[card & 31] = self._weight(card)
        return [known[card & 31] for card in cards]

    def _weight(self, card: int) -> int:
        """The chance that it came with each draw, and with the cards dealt, and was held back ever since."""
        sort = class_of(card, self.trump, self.m)
        total = 0
        chance = SURE
        left = len(self.made)
        for draw in range(self.draws, 0, -1):
            while left > draw:
                left -= 1
                chance = chance * self._held_back(card, sort, self.made[left]) // _PARTS
            total += chance
        while left > 0:
            left -= 1
            chance = chance * self._held_back(card, sort, self.made[left]) // _PARTS
        return max(1, total + chance * self.m.rules.hand)

    def _held_back(self, card: int, sort: int, made: Choice) -> int:
        """The chance of holding this card back when another was played, in parts of :data:`_PARTS`."""
        role = role_of(made.trick, made.card, card, self.trump, self.m.rank_rule)
        readily = self.choices[role][class_of(made.card, self.trump, self.m) * CLASSES + sort]
        return max(_LEAST, _PARTS * (EQUAL + BESIDES) // (EQUAL + BESIDES + readily))


def choices_of(view: SeatView, mechanics: Mechanics, seat: int) -> list[Choice]:
    """What a seat played, trick by trick, the running one last."""
    seats = mechanics.seats
    found: list[Choice] = []
    for index, leader in enumerate(view.leaders):
        first = index * seats
        place = first + (seat - leader) % seats
        found.append(Choice(list(view.played[first:place]), view.played[place]))
    place = (seat - view.leader) % seats
    if place < len(view.trick):
        found.append(Choice(list(view.trick[:place]), view.trick[place]))
    return found
