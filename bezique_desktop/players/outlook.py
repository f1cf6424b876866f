"""What a holding of a full deal may still declare, shape by shape, in whole numbers and fast: for the many positions
that a search imagines.

Unlike :mod:`~bezique_desktop.players.prospects` it looks at a deal whose cards all lie somewhere: a missing card that
another seat holds is out of reach, one in the talon comes to each seat with the same chance.
"""

from typing import Final

from bezique_desktop.engine.cards import bits
from bezique_desktop.engine.deal import NO_CARD, Deal
from bezique_desktop.engine.history import SEVENS, History
from bezique_desktop.engine.holding import Holding
from bezique_desktop.engine.kinds import BEZIQUE, FOUR, FOUR_TRUMP, KINDS, QUINT, TWO_SEVENS
from bezique_desktop.engine.mechanics import REPLACE, Mechanics, Shape
from bezique_desktop.engine.melds import barred, gate, instance, intact
from bezique_desktop.players.chances import ONE, Draws
from bezique_desktop.players.scoring import points_of
from bezique_desktop.players.weights import UNIT

FARTHEST: Final = 3
"""A combination that lacks more cards than this is not counted on."""
MOST_COPIES: Final = 24
_ONES: Final[list[int]] = [bits(index) for index in range(64)]


class Family:
    """Sorts of combination that are worth the same kind of money."""

    MARRIAGE: Final = 0
    TRUMP_MARRIAGE: Final = 1
    QUINT: Final = 2
    BEZIQUE: Final = 3
    DOUBLE_BEZIQUE: Final = 4
    MORE_BEZIQUES: Final = 5
    ACES: Final = 6
    TENS: Final = 7
    KINGS: Final = 8
    QUEENS: Final = 9
    JACKS: Final = 10
    TRUMP_FOUR: Final = 11
    SEVENS: Final = 12


FAMILIES: Final = 13


def family_of(kind: int, trump: int) -> int:
    """The family of a kind under these trumps; a marriage that makes trumps counts as one in trumps."""
    if kind < QUINT:
        in_trump = trump < 0 or KINDS[kind].suit == trump
        return Family.TRUMP_MARRIAGE if in_trump else Family.MARRIAGE
    if kind < BEZIQUE:
        return Family.QUINT
    if kind < FOUR:
        return Family.BEZIQUE + min(2, kind - BEZIQUE)
    if kind < FOUR_TRUMP:
        return Family.ACES + kind - FOUR
    return Family.TRUMP_FOUR if kind < TWO_SEVENS else Family.SEVENS


def drawing_chances(seats: int) -> list[int]:
    """The chance that a seat draws at least so many out of so many cards of the talon, at ``wanted * 32 + copies``."""
    draws = Draws(ONE // seats)
    return [draws.at_least(wanted, copies) for wanted in range(FARTHEST + 2) for copies in range(32)]


_CHANCES: Final[list[list[int]]] = [[], [], drawing_chances(2), drawing_chances(3), drawing_chances(4)]


def counts_of(deal: Deal) -> list[int]:
    """How many cards of each face lie in the talon, the turn-up among them."""
    counts = [0] * 32
    talon = deal.talon
    for place in range(deal.drawn, len(talon)):
        counts[talon[place] & 31] += 1
    if deal.turn_up != NO_CARD:
        counts[deal.turn_up & 31] += 1
    return counts


class Outlook:
    """The combinations within reach of one seat; :meth:`look` sets the fields for one shape.

    ``points`` is what it scores in hundredths, ``missing`` how many cards it lacks, ``chance`` the chance to draw them.
    ``sizes`` and ``lacks`` say slot by slot how many held cards could be part of it and how many it lacks (negative: to
    spare).
    """

    def __init__(self, deal: Deal, seat: int, counts: list[int]) -> None:
        self.m: Mechanics = deal.m
        self.trump: int = deal.trump
        self.banned: int = deal.banned
        self.counts: list[int] = counts
        self.holding: Holding = deal.holdings[seat]
        self.history: History = deal.histories[deal.m.owner(seat)]
        self.chances: list[int] = _CHANCES[deal.m.seats]
        self.clean: bool = not self.history.melds and not self.history.used[SEVENS + 8 * max(0, deal.trump)]
        self.points: int = 0
        self.missing: int = 0
        self.chance: int = 0
        self.sizes: list[int] = [0] * 5
        self.lacks: list[int] = [0] * 5

    def look(self, shape: Shape) -> bool:
        """Look at a shape; False if it is out of reach or worth nothing."""
        holding, kind = self.holding, shape.kind
        if not holding.once & shape.mask:
            return False
        if not self.clean and gate(self.m, self.history, kind) is not None:
            return False
        missing = 0
        chance = ONE
        count = shape.count
        slots = shape.slots
        for index in range(len(slots)):
            size = self._usable(kind, slots[index])
            lack = count - size
            self.sizes[index] = size
            self.lacks[index] = lack
            if lack > 0:
                missing += lack
                if missing > FARTHEST:
                    return False
                chance = chance * self.chances[lack * 32 + self.copies(slots[index])] // ONE
                if not chance:
                    return False
        if missing == 0 and not self.clean and not self._complete(shape):
            missing = 1
            chance = self.chances[32 + min(MOST_COPIES, sum([self.copies(slot) for slot in slots]))]
            self.lacks[0] = 1
        self.missing = missing
        self.chance = chance
        self.points = points_of(self.m, kind, self.trump, self.banned) * UNIT
        return self.points > 0

    def copies(self, slot: list[int]) -> int:
        """How many cards of a slot lie in the talon."""
        if len(slot) == 1:
            return self.counts[slot[0]]
        total = 0
        for face in slot:
            total += self.counts[face]
        return min(MOST_COPIES, total)

    def usable(self, kind: int, face: int) -> int:
        """The copies of a held face that could be part of a new instance of a kind, as bits."""
        held = self.holding.copies[face]
        if held and not self.clean:
            held &= ~barred(self.m, self.history, kind, face, self._whole(kind))
        return held

    def _usable(self, kind: int, slot: list[int]) -> int:
        total = 0
        for face in slot:
            total += _ONES[self.usable(kind, face)]
        return total

    def _whole(self, kind: int) -> bool:
        if self.m.repeat < REPLACE or not self.history.scored[kind]:
            return False
        return intact(self.m, self.history, kind, self.holding.shown)

    def _complete(self, shape: Shape) -> bool:
        return bool(instance(self.m, self.history, self.holding, shape, self.holding.shown))
