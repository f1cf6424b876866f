"""Find a line of play through the END phase that all seats, playing together, can follow to a wished result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.properties.reference import RANKS, card_points, may_follow, winner

Move = tuple[int, str]
Position = tuple[tuple[frozenset[str], ...], int]


class Ending:
    """The open cards of the last tricks, searched with memory of what failed."""

    def __init__(self, state: dict[str, Any], options: dict[str, Any]) -> None:
        self.trump = state["trump"]
        self.options = options
        self.start: Position = tuple(frozenset(hand) for hand in state["hands"]), int(state["to_act"])
        self.failed: set[tuple[object, int | None]] = set()
        self.saver: int | None = None

    def line(self, last: int, captured: int | None = None) -> list[Move]:
        """Return moves after which `last` took the last trick and seat 0 has captured so many points more."""
        self.saver = last
        moves = self._search(self.start, last, captured)
        assert moves is not None, ("no such ending", self.start, last, captured)
        return moves

    def until(self, leader: int, lead: str, other: list[str]) -> list[Move] | None:
        """Return moves of two to the point where the leader is on lead with a card and the other holds just these."""
        return self._reach(self.start, leader, lead, frozenset(other))

    def _tricks(self, position: Position) -> Iterator[tuple[list[Move], Position, int]]:
        """Give every trick that can be played here: its moves, the position after it, and its points."""
        hands, leader = position
        order = [(leader + place) % len(hands) for place in range(len(hands))]
        for cards in self._plays([(seat, hands[seat]) for seat in order], []):
            taker = order[winner(cards, self.trump)]
            left = tuple(hand - {*cards} for hand in hands)
            yield list(zip(order, cards, strict=True)), (left, taker), card_points(cards, self.options["card_points"])

    def _plays(self, hands: list[tuple[int, frozenset[str]]], cards: list[str]) -> Iterator[list[str]]:
        """Give what the seats may play to one trick; who saves for the last one tries his weakest cards first."""
        if len(cards) == len(hands):
            yield cards
            return
        seat, hand = hands[len(cards)]
        legal = may_follow(hand, cards, self.trump, self.options)
        if self.saver is not None:
            legal = set({card[:2]: card for card in sorted(legal)}.values())
        for card in sorted(legal, key=self._power, reverse=seat != self.saver):
            yield from self._plays(hands, [*cards, card])

    def _power(self, card: str) -> tuple[bool, int, str]:
        return card[1] == self.trump, RANKS.index(card[0]), card

    def _search(self, position: Position, last: int, wanted: int | None) -> list[Move] | None:
        if not position[0][0]:
            return [] if position[1] == last and wanted in (None, 0) else None
        known = _faces(position), wanted
        if known in self.failed or (wanted is not None and wanted < 0):
            return None
        for moves, after, points in self._tricks(position):
            rest = self._search(after, last, wanted if wanted is None else wanted - points * (after[1] == 0))
            if rest is not None:
                return moves + rest
        self.failed.add(known)
        return None

    def _reach(self, position: Position, leader: int, lead: str, other: frozenset[str]) -> list[Move] | None:
        hands, on_lead = position
        held = hands[1 - leader]
        if held == other and on_lead == leader and lead in hands[leader]:
            return []
        if not (other < held and lead in hands[leader]) or (position, None) in self.failed:
            return None
        for moves, after, _ in self._tricks(position):
            rest = self._reach(after, leader, lead, other)
            if rest is not None:
                return moves + rest
        self.failed.add((position, None))
        return None


def _faces(position: Position) -> tuple[tuple[str, ...], int]:
    """Return a position without the copy numbers, which make no difference any more."""
    hands, leader = position
    return tuple(" ".join(sorted(card[:2] for card in hand)) for hand in hands), leader
