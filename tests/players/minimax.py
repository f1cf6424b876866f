"""Endings for two played out in every way, by the rules alone: slow, and apart from any player's search."""

from __future__ import annotations

from bezique_desktop.engine.deal import NOBODY, Deal
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.tricks import beats, may_follow

Hand = tuple[int, ...]


class Minimax:
    """What the hand on lead takes more than the other, in card points and for the last trick; no position is
    counted twice."""

    def __init__(self, m: Mechanics, trump: int) -> None:
        self.m = m
        self.trump = trump
        self.known: dict[tuple[Hand, Hand], int] = {}

    def value(self, leader: Hand, other: Hand) -> int:
        """The value of a position between two tricks."""
        if not leader:
            return 0
        key = (leader, other)
        if key not in self.known:
            self.known[key] = max(self.after_lead(lead, leader, other) for lead in leader)
        return self.known[key]

    def after_lead(self, lead: int, leader: Hand, other: Hand) -> int:
        """The same once the leader has led this card of his."""
        replies = may_follow(list(other), [lead], self.trump, self.m.must_beat, self.m.suit_or_trump)
        return min(self.after_reply(lead, reply, without(leader, lead), other) for reply in replies)

    def after_reply(self, lead: int, reply: int, leader: Hand, other: Hand) -> int:
        """The same once the other has played this card of his to a lead that the leader no longer holds."""
        taken = self.m.card_points[lead & 31] + self.m.card_points[reply & 31] + (0 if leader else self.m.last_trick)
        left = without(other, reply)
        if beats(reply, lead, self.trump, False):
            return -taken - self.value(left, leader)
        return taken + self.value(leader, left)


def without(hand: Hand, card: int) -> Hand:
    """A hand that has played a card."""
    return tuple([each for each in hand if each != card])


def race_value(deal: Deal) -> int:
    """The game points that the first seat wins from a deal of Sixty-Six in which all cards are known."""
    if deal.over:
        return deal.value if deal.winner == 0 else 0 if deal.winner == NOBODY else -deal.value
    values: list[int] = []
    for action in deal.legal(deal.to_act):
        following = deal.copy()
        following.apply(action)
        values.append(race_value(following))
    return max(values) if deal.to_act == 0 else min(values)
