"""The advice of the old descriptions of the games, recognised in a card that a player chose: each piece is a reason."""

from typing import Final

from bezique_desktop.engine.cards import ACE, JACK, KING, NO_SUIT, QUEEN, TEN
from bezique_desktop.engine.history import History
from bezique_desktop.engine.kinds import BEZIQUE, BEZIQUE_CLASS, FOUR, KINDS, MARRIAGE_CLASS, QUARTET_RANKS, QUINT
from bezique_desktop.engine.mechanics import Shape
from bezique_desktop.engine.tricks import beats
from bezique_desktop.players.advice import Hint, HintReason
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.options import NO_KIND, Option
from bezique_desktop.players.prospects import Prospect, Prospects
from bezique_desktop.players.scoring import shapes_of
from bezique_desktop.players.weights import UNIT

LONG: Final = 4
"""From so many cards on a suit is long."""
LATE: Final = 4
"""So many rounds before the talon is gone its end is near."""
LIVE: Final = 3 * UNIT
"""What a card must still promise for its going to be a price."""
ROYALS: Final = (KING, QUEEN)
ROYAL_FOURS: Final = tuple([FOUR + QUARTET_RANKS.index(rank) for rank in ROYALS])


class Maxims:
    """What the advice says of one seat's cards."""

    def __init__(self, known: Knowledge, prospects: Prospects | None) -> None:
        self.known: Knowledge = known
        self.prospects: list[Prospect] = prospects.prospects if prospects is not None else []
        self.history: History = known.history(known.seat)

    # ------------------------------------------------------------------ tricks taken
    def taking(self, choice: Option, options: list[Option]) -> Hint | None:
        """Why this card takes the trick rather than another; None where the trick itself says enough."""
        card, action = choice.action.card, choice.action
        spared = [option for option in options if option.loss < choice.loss]
        if choice.loss >= LIVE and choice.purpose != NO_KIND and spared:
            return Hint(action, HintReason.NOT_AT_ANY_PRICE, (), choice.purpose)
        if card & 7 == ACE and self.aces_scored(card) and not self.known.is_trump(card):
            return Hint(action, HintReason.ACES_SERVED, (), FOUR)
        if self.known.view.trick:
            return self._against(choice, options)
        return None

    def _against(self, choice: Option, options: list[Option]) -> Hint | None:
        """Why this card beats what lies."""
        known, card, action = self.known, choice.action.card, choice.action
        lies = self._best_card()
        points = known.m.card_points[card & 31]
        if known.is_trump(card) and not known.is_trump(lies):
            if card & 7 == ACE and lies & 7 == TEN and choice.stake > 0:
                return Hint(action, HintReason.ACE_TAKES_TEN, (lies,), NO_KIND, choice.stake)
            higher = [each.action.card for each in options if self._over(each.action.card, card)]
            lower = [each for each in options if self._over(card, each.action.card)]
            if higher and not lower:
                return Hint(action, HintReason.LOWEST_TRUMP, tuple(higher))
            return None
        if lies & 7 >= QUEEN and not known.is_trump(card):
            return Hint(action, HintReason.HIGHER_CARD, (lies,))
        if points and not known.is_trump(card):
            return Hint(action, HintReason.WIN_WITH_COUNTER, (), NO_KIND, points)
        return None

    def denying(self, choice: Option, points: int) -> Hint | None:
        """A trump that takes a trick late in the talon, so that an opponent cannot declare."""
        known = self.known
        if known.open and known.rounds <= LATE and known.is_trump(choice.action.card):
            return Hint(choice.action, HintReason.DENY_LATE, (), choice.serves, points)
        return None

    def _best_card(self) -> int:
        """The card that takes the running trick so far."""
        view = self.known.view
        return view.trick[(self.known.holder - view.leader) % self.known.m.seats]

    def _over(self, card: int, other: int) -> bool:
        """Whether both are trumps, and the first is the higher one."""
        trump = self.known.view.trump
        return self.known.is_trump(card) and self.known.is_trump(other) and beats(card, other, trump, False)

    # ------------------------------------------------------------------ cards kept
    def keeping(self, choice: Option, kept: Option) -> Hint | None:
        """What a card is kept for, together with others; None where the card played would serve for the same."""
        card, kind, played = kept.action.card, kept.purpose, choice.action.card
        left = (choice.loss + UNIT - 1) // UNIT
        for each in self.prospects:
            if each.kind == kind and card in each.cards:
                if each.needs(played):
                    return None
                cards = tuple([part for part in parts_of(each, card) if part != played])
                reason = self._keeping(card, kind)
                if left and self._breaks(reason, played):
                    reason = HintReason.KEEP_FOR_MELD
                return Hint(choice.action, reason, cards, kind, left, chances=self.outs(each))
        return Hint(choice.action, HintReason.KEEP_FOR_MELD, (card,), kind, left)

    def _breaks(self, reason: HintReason, played: int) -> bool:
        """Whether this card is one of those that the reason says are kept."""
        rank = played & 7
        if reason in (HintReason.KEEP_ROYALS, HintReason.KEEP_COUPLES):
            return rank in ROYALS
        if reason in (HintReason.KEEP_ACES, HintReason.KEEP_TRUMP_ACE):
            return rank == ACE
        return reason == HintReason.KEEP_BEZIQUE_CARDS and self._is_of_bezique(played)

    def _keeping(self, card: int, kind: int) -> HintReason:
        rank, meld_class = card & 7, KINDS[kind].meld_class
        if rank == ACE and self.known.is_trump(card) and QUINT <= kind < BEZIQUE and self.aces_scored(card):
            return HintReason.KEEP_TRUMP_ACE
        if rank == QUEEN and self._serves(card, BEZIQUE_CLASS) and self._serves(card, MARRIAGE_CLASS):
            return HintReason.WANTED_TWICE
        if meld_class == BEZIQUE_CLASS:
            return HintReason.KEEP_BEZIQUE_CARDS
        if kind == FOUR:
            return HintReason.KEEP_ACES
        if rank in ROYALS and not QUINT <= kind < BEZIQUE:
            return HintReason.KEEP_ROYALS if self._fours_count() else HintReason.KEEP_COUPLES
        return HintReason.KEEP_FOR_MELD

    def _fours_count(self) -> bool:
        """Whether four kings or four queens score."""
        return any([shape.kind in ROYAL_FOURS for shape in shapes_of(self.known.m, self.known.view.trump)])

    def _is_of_bezique(self, card: int) -> bool:
        shapes = shapes_of(self.known.m, self.known.view.trump)
        return any([card & 31 in slot for shape in shapes if shape.kind == BEZIQUE for slot in shape.slots])

    def _serves(self, card: int, meld_class: int) -> bool:
        return any([card in each.cards and KINDS[each.kind].meld_class == meld_class for each in self.prospects])

    def outs(self, prospect: Prospect) -> int:
        """The unseen cards of the slots in which a combination lacks something; of a pooled one all of its rank."""
        for shape in shapes_of(self.known.m, self.known.view.trump):
            if shape.kind == prospect.kind and holds_pools(shape, prospect):
                lacking = [slot for slot, spare in zip(shape.slots, prospect.spare, strict=True) if spare < 0]
                return sum([self.known.unseen[face] for slot in lacking for face in slot])
        return 0

    # ------------------------------------------------------------------ cards let go
    def giving(self, choice: Option) -> Hint | None:
        """Why this card can go; None where it is only the least of them."""
        card, action = choice.action.card, choice.action
        if self.known.is_trump(card):
            return None
        jacks = self._jacks()
        if card & 7 == JACK and jacks and card & 31 not in jacks:
            return Hint(action, HintReason.SPARE_JACK, jacks)
        return None

    def pressing(self, choice: Option) -> Hint | None:
        """A lead from a long suit where the others have to follow it, and then to trump."""
        known, card = self.known, choice.action.card
        if known.open or known.view.trick or not self._must_follow_and_trump() or not self._is_long(card):
            return None
        suit = len([each for each in known.view.holding if each & 24 == card & 24])
        return Hint(choice.action, HintReason.LONG_SUIT, (), NO_KIND, suit)

    def _must_follow_and_trump(self) -> bool:
        """Whether the last tricks ask to follow suit and then to trump, and there are trumps to do it with."""
        known, trump = self.known, self.known.view.trump
        if trump == NO_SUIT or (known.m.suit_or_trump and not known.m.must_beat):
            return False
        return sum(known.out()[trump * 8 : trump * 8 + 8]) > 0

    def _is_long(self, card: int) -> bool:
        """Whether the card is of a plain suit that is long, and no suit of the hand is longer."""
        if self.known.is_trump(card):
            return False
        counts = [0] * 4
        for each in self.known.view.holding:
            counts[(each >> 3) & 3] += 1
        return counts[(card >> 3) & 3] >= LONG and counts[(card >> 3) & 3] == max(counts)

    def _jacks(self) -> tuple[int, ...]:
        """The jacks that are worth keeping where beziques count: that of the bezique and that of trumps."""
        known, shapes = self.known, shapes_of(self.known.m, self.known.view.trump)
        of_bezique = [face for shape in shapes if shape.kind == BEZIQUE for slot in shape.slots for face in slot]
        jacks = [face for face in range(JACK, 32, 8) if face in of_bezique or known.is_trump(face)]
        return tuple(jacks) if of_bezique else ()

    def aces_scored(self, card: int) -> bool:
        """Whether this ace has served in four aces."""
        melds = self.known.view.melds[self.known.m.owner(self.known.seat)]
        return any([kind == FOUR and card in cards for kind, cards in melds])


def holds_pools(shape: Shape, prospect: Prospect) -> bool:
    """Whether a prospect is one of this shape: its cards lie in the slots."""
    return all([
        card & 31 in slot for slot, pool in zip(shape.slots, prospect.pools, strict=True) for card in pool
    ])  # fmt: skip


def parts_of(prospect: Prospect, card: int) -> list[int]:
    """The cards that a combination is made of so far, this one before others that do as well."""
    parts: list[int] = []
    for pool, spare in zip(prospect.pools, prospect.spare, strict=True):
        wanted = len(pool) - max(0, spare)
        first = [card] if card in pool else []
        parts += (first + [each for each in pool if each != card])[:wanted]
    return parts
