"""Counts of self-play: which cards other hands hold, stage by stage of the talon, and which cards are played rather
than others."""

from typing import Final

from bezique_desktop.arena.setting import Plain
from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.deal import OPEN, Deal
from bezique_desktop.players.chances import ONE
from bezique_desktop.players.features import STAGES, stage
from bezique_desktop.players.inference import EQUAL, OPPOSITE, ROLES, role_of
from bezique_desktop.players.quick import CLASSES, class_of
from bezique_desktop.players.worlds import EVEN

PART: Final = 1 << 16
"""What an expected number of cards is counted in."""
COUNTS: Final = ("held", "expected", "chosen")
_THOUGHT: Final = 20
"""Cards that are thought added to each count, so that a rare sort gets no wild number."""
_LEAST: Final = 4
_FEW: Final = 8
"""Choices that are thought added both ways to each pair of cards."""
_MOST: Final = 16
"""No card is thought to be played more than so many times more readily than another."""


class Census:
    """The counts, a row a stage and a column a sort of card.

    ``held`` are cards that an opponent's hand hid from a seat, ``expected`` how many they would be if the unseen cards
    lay anyhow. ``chosen`` has a row a role and a column a pair of sorts: the card played while the talon lasts and one
    held back.
    """

    def __init__(self) -> None:
        self.counts: dict[str, list[list[int]]] = {name: [[0] * CLASSES for _ in range(STAGES)] for name in COUNTS}
        self.counts["chosen"] = [[0] * (CLASSES * CLASSES) for _ in range(ROLES)]

    def place(self, deal: Deal) -> None:
        """Count where the cards lie that the seats have not seen."""
        if deal.phase != OPEN or not deal.takers:
            return
        hidden = [[card for card in holding.hand if card not in holding.seen] for holding in deal.holdings]
        talon = deal.talon[deal.drawn :]
        for viewer in range(deal.m.seats):
            unseen = talon + [card for seat, hand in enumerate(hidden) if seat != viewer for card in hand]
            for seat, hand in enumerate(hidden):
                if seat != viewer:
                    self._place(deal, hand, unseen)

    def _place(self, deal: Deal, hand: list[int], unseen: list[int]) -> None:
        held, expected = self.counts["held"][stage(deal)], self.counts["expected"][stage(deal)]
        for card in hand:
            held[class_of(card, deal.trump, deal.m)] += 1
        part = len(hand) * PART // max(1, len(unseen))
        for card in unseen:
            expected[class_of(card, deal.trump, deal.m)] += part

    def apply(self, deal: Deal, action: Action) -> None:
        """Perform the action; count a card played with those held back."""
        if action.verb == Verb.PLAY and deal.phase == OPEN:
            self._choose(deal, action.card)
        deal.apply(action)

    def _choose(self, deal: Deal, card: int) -> None:
        holding, chosen = deal.holdings[deal.to_act], self.counts["chosen"]
        sort = class_of(card, deal.trump, deal.m)
        for face in {other & 31 for other in holding.hand + holding.shown} - {card & 31}:
            role = role_of(deal.trick, card, face, deal.trump, deal.m.rank_rule)
            chosen[role][sort * CLASSES + class_of(face, deal.trump, deal.m)] += 1

    def merge(self, other: "Census") -> None:
        """Add the counts of other deals."""
        for name, rows in self.counts.items():
            for row, others in zip(rows, other.counts[name], strict=True):
                row[:] = [mine + theirs for mine, theirs in zip(row, others, strict=True)]

    def plain(self) -> Plain:
        """The counts for JSON."""
        return dict(self.counts)

    def prior(self) -> list[list[int]]:
        """How much likelier than by chance an unseen card of each sort is in another hand, in parts of
        :data:`~bezique_desktop.players.worlds.EVEN`."""
        return [
            [
                min(ONE, max(_LEAST, EVEN * PART * (count + _THOUGHT) // (expected + PART * _THOUGHT)))
                for count, expected in zip(held, by_chance, strict=True)
            ]
            for held, by_chance in zip(self.counts["held"], self.counts["expected"], strict=True)
        ]  # fmt: skip

    def choices(self) -> list[list[int]]:
        """How readily each sort of card is played instead of each other, role by role, in parts of
        :data:`~bezique_desktop.players.inference.EQUAL`."""
        chosen = self.counts["chosen"]
        return [
            [
                _readily(chosen[role][pair], chosen[OPPOSITE[role]][pair % CLASSES * CLASSES + pair // CLASSES])
                for pair in range(CLASSES * CLASSES)
            ]
            for role in range(ROLES)
        ]


def _readily(played: int, instead: int) -> int:
    """How readily a card is played that was so often played instead of another, and so often held back for it."""
    return min(_MOST * EQUAL, EQUAL * (instead + _FEW) // (played + _FEW))


def census_of(plain: Plain) -> Census:
    """The counts that :meth:`Census.plain` wrote."""
    census = Census()
    for name in COUNTS:
        rows = plain[name]
        assert isinstance(rows, list)
        census.counts[name] = rows
    return census
