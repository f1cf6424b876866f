"""What a holding may still declare: the value of each combination, the chance to complete it, and what each card has
to do with it."""

from typing import Final

from bezique_desktop.engine.cards import NO_SUIT
from bezique_desktop.engine.history import SEVENS, History
from bezique_desktop.engine.holding import Holding
from bezique_desktop.engine.kinds import BEZIQUE, KINDS
from bezique_desktop.engine.mechanics import REPLACE, Mechanics, Shape
from bezique_desktop.engine.melds import barred, gate, instance, intact
from bezique_desktop.players.chances import ONE, Draws, once_in
from bezique_desktop.players.scoring import points_of, shapes_of
from bezique_desktop.players.weights import UNIT

MOST_MISSING: Final = 3
"""A combination that lacks more cards than this is not counted on."""
JUST_IN_TIME: Final = ONE // 8
"""The chance to declare what the last draws must complete."""


class Situation:
    """Whose combinations are looked at, and when: what cannot be read off the holding."""

    def __init__(
        self, mechanics: Mechanics, trump: int, banned: int, unseen: list[int], draws: Draws, chances: int
    ) -> None:
        self.m: Mechanics = mechanics
        self.trump: int = trump
        self.banned: int = banned
        self.unseen: list[int] = unseen
        self.draws: Draws = draws
        self.chances: int = chances

    def with_trump(self, trump: int) -> "Situation":
        """The same with these trumps."""
        return Situation(self.m, trump, self.banned, self.unseen, self.draws, self.chances)


class Prospect:
    """One combination that may still be declared.

    ``points`` is its score in :data:`UNIT`, ``chance`` the chance to get its ``missing`` cards; ``pools`` holds, slot
    by slot, the held cards that could be part of it, ``spare`` how many more of them a slot has than it needs
    (negative: how many it lacks).
    """

    def __init__(
        self, kind: int, points: int, missing: int, chance: int, pools: list[list[int]], spare: list[int]
    ) -> None:
        self.kind: int = kind
        self.points: int = points
        self.missing: int = missing
        self.chance: int = chance
        self.pools: list[list[int]] = pools
        self.spare: list[int] = spare

    def needs(self, card: int) -> bool:
        """Whether it would be further away without this card."""
        return any([spare <= 0 and card in pool for spare, pool in zip(self.spare, self.pools, strict=True)])

    @property
    def cards(self) -> list[int]:
        """The held cards that count towards it."""
        return [card for pool in self.pools for card in pool]


class Prospects:
    """All combinations that a holding may still declare.

    ``promise`` is what they are worth together, in hundredths of a point; ``loss`` says how much less they would be
    worth without each card, ``purpose`` for which kind most of it.
    """

    def __init__(self, situation: Situation, history: History, holding: Holding, patience: tuple[int, ...]) -> None:
        self.at: Situation = situation
        self.history: History = history
        self.holding: Holding = holding
        self.patience: tuple[int, ...] = patience
        self.clean: bool = not history.melds and not history.used[SEVENS + 8 * max(0, situation.trump)]
        self.prospects: list[Prospect] = []
        self.promise: int = 0
        self.loss: dict[int, int] = {}
        self.purpose: dict[int, int] = {}
        self._most: dict[int, int] = {}
        for shape in shapes_of(situation.m, situation.trump):
            self._consider(shape)

    @property
    def ready(self) -> list[Prospect]:
        """The combinations that lack nothing."""
        return [prospect for prospect in self.prospects if prospect.missing == 0]

    def _consider(self, shape: Shape) -> None:
        m, kind = self.at.m, shape.kind
        points = points_of(m, kind, self.at.trump, self.at.banned)
        if not points or not self.holding.once & shape.mask or gate(m, self.history, kind) is not None:
            return
        missing = 0
        chance = ONE
        pools: list[list[int]] = []
        spare: list[int] = []
        for slot in shape.slots:
            pool = self._usable(kind, slot)
            extra = len(pool) - shape.count
            if extra < 0:
                missing -= extra
                if missing > MOST_MISSING:
                    return
                chance = chance * self.at.draws.at_least(-extra, self._unseen_of(slot)) // ONE
            pools.append(pool)
            spare.append(extra)
        if chance:
            self._enter(shape, Prospect(kind, points * UNIT, missing, chance, pools, spare))

    def _enter(self, shape: Shape, prospect: Prospect) -> None:
        """Count it in; a whole one whose cards have all been used so before waits for a new card instead (M-6, M-8)."""
        if prospect.missing == 0 and not self.clean and not self._complete(shape):
            copies = sum([self._unseen_of(slot) for slot in shape.slots])
            chance = self.at.draws.at_least(1, copies)
            self.promise += self._worth(prospect.points, 1, chance)
            return
        self.prospects.append(prospect)
        worth = self._worth(prospect.points, prospect.missing, prospect.chance)
        self.promise += worth
        for index, pool in enumerate(prospect.pools):
            if prospect.spare[index] <= 0 and pool:
                self._charge(prospect, worth - self._without(shape, prospect, index), pool)

    def _complete(self, shape: Shape) -> bool:
        table = self.holding.shown
        return bool(instance(self.at.m, self.history, self.holding, shape, table))

    def _without(self, shape: Shape, prospect: Prospect, index: int) -> int:
        """What the prospect is worth when this slot has one card fewer."""
        if prospect.missing == MOST_MISSING:
            return 0
        draws = self.at.draws
        copies = self._unseen_of(shape.slots[index])
        lacking = -prospect.spare[index]
        now = draws.at_least(lacking, copies)
        chance = prospect.chance * draws.at_least(lacking + 1, copies) // now if now else 0
        return self._worth(prospect.points, prospect.missing + 1, chance)

    def _worth(self, points: int, missing: int, chance: int) -> int:
        tries = self.at.chances // (missing + 1)
        in_time = once_in(tries) if tries else JUST_IN_TIME if self.at.chances >= max(1, missing) else 0
        return points * chance // ONE * self.patience[missing] // ONE * in_time // ONE

    def _charge(self, prospect: Prospect, amount: int, cards: list[int]) -> None:
        for card in cards:
            self.loss[card] = self.loss.get(card, 0) + amount
            if amount > self._most.get(card, 0):
                self._most[card] = amount
                self.purpose[card] = prospect.kind

    def _usable(self, kind: int, slot: list[int]) -> list[int]:
        pool: list[int] = []
        copies = self.holding.copies
        for face in slot:
            held = copies[face]
            if held and not self.clean:
                held &= ~barred(self.at.m, self.history, kind, face, self._whole(kind))
            copy = 0
            while held:
                if held & 1:
                    pool.append(face + 32 * copy)
                held >>= 1
                copy += 1
        return pool

    def _whole(self, kind: int) -> bool:
        return self.at.m.repeat >= REPLACE and intact(self.at.m, self.history, kind, self.holding.shown)

    def _unseen_of(self, slot: list[int]) -> int:
        unseen = self.at.unseen
        if len(slot) == 1:
            return unseen[slot[0]]
        return sum([unseen[face] for face in slot])


def trump_after(situation: Situation, kind: int) -> int:
    """The trump suit once this kind is declared (N-2, X-9); beziques that make trumps are left out."""
    if situation.trump != NO_SUIT or kind >= BEZIQUE:
        return situation.trump
    suit = KINDS[kind].suit
    return NO_SUIT if suit == situation.banned else suit
