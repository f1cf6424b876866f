"""The exact ending of the race to 66: with both hands known and no more draws, the game points of the best play."""

from typing import Final

from mypy_extensions import i64

from bezique_desktop.engine.cards import KING, NO_SUIT, QUEEN, one
from bezique_desktop.engine.deal import NOBODY, Deal
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.tricks import beats
from bezique_desktop.players.endgame import TooLargeError

WORST: Final = -6
MOST: Final = 6
"""No deal is worth more game points than this (S-13)."""


class Side:
    """What one hand brings into a position: its points, whether it took a trick, marriages that wait for one (S-6)."""

    def __init__(self, points: int, tricks: bool, waiting: int) -> None:
        self.points: int = points
        self.tricks: bool = tricks
        self.waiting: int = waiting

    def with_trick(self, points: int) -> "Side":
        """The side after taking a trick with so many points."""
        return Side(self.points + points + self.waiting, True, 0)

    def key(self) -> int:
        """The side as a number."""
        return self.points * 2 + self.tricks + self.waiting * 1024


class RaceEnding:
    """The cards of both hands and the value of every position met.

    A position is the hand on lead, the other hand (as masks over ``cards``) and the two sides in that order; its value
    is the game points that the side on lead wins, negative if it loses them. ``closer`` is 1 if the side on lead closed
    the talon, -1 if the other did, 0 if it is gone. Points that decide are claimed at once. ``budget`` is how many
    positions may be looked at; beyond it :class:`TooLargeError` is raised.
    """

    def __init__(self, m: Mechanics, trump: int, cards: list[int], budget: int) -> None:
        self.m: Mechanics = m
        self.trump: int = trump
        self.cards: list[int] = sorted(cards)
        self.count: int = len(cards)
        self.points: list[int] = [m.card_points[card & 31] for card in self.cards]
        self.suits: list[int] = [self.mask_of([card for card in cards if (card >> 3) & 3 == suit]) for suit in range(4)]
        self.beating: list[int] = [
            self.mask_of([other for other in self.cards if beats(other, card, trump, False)]) for card in self.cards
        ]
        self.spouse: list[int] = [self._spouse(card) for card in self.cards]
        self.budget: int = budget
        self.known: dict[int, int] = {}

    def mask_of(self, cards: list[int]) -> int:
        """The mask of these cards."""
        mask: i64 = 0
        for index in range(self.count):
            if self.cards[index] in cards:
                mask |= one(index)
        return int(mask)

    def _spouse(self, card: int) -> int:
        """The mask of the king to a queen and of the queen to a king."""
        rank = card & 7
        if rank != KING and rank != QUEEN:
            return 0
        return self.mask_of([card - rank + (QUEEN if rank == KING else KING)])

    # ------------------------------------------------------------------ the search
    def value(self, lead: int, other: int, mine: Side, theirs: Side, closer: int, alpha: int, beta: int) -> int:
        """What the side on lead wins; exact between alpha and beta, else a bound on that side."""
        self.budget -= 1
        if self.budget < 0:
            raise TooLargeError
        key = ((((lead << self.count) | other) << 13 | mine.key()) << 13 | theirs.key()) * 3 + closer + 1
        found = self.known.get(key)
        if found is not None:
            return found
        best = WORST - 1
        for index in self._order(lead, other):
            best = max(best, self.after_lead(index, lead, other, mine, theirs, closer, max(alpha, best), beta))
            if best >= beta:
                return best
        if best > alpha:
            self.known[key] = best
        return best

    def after_lead(
        self, index: int, lead: int, other: int, mine: Side, theirs: Side, closer: int, alpha: int, beta: int
    ) -> int:
        """What the side on lead wins by leading this card, with the marriage if it has one."""
        if self.m.marriage_in_end and self.spouse[index] & lead:
            gain = self.m.trump_marriage if (self.cards[index] >> 3) & 3 == self.trump else self.m.marriage
            if self.m.marriage_needs_trick and not mine.tricks:
                mine = Side(mine.points, False, mine.waiting + gain)
            else:
                mine = Side(mine.points + gain, mine.tricks, 0)
                if mine.points >= self.m.wins_with:
                    return self.won(theirs, closer < 0)
        rest = lead & ~(1 << index)
        worst = MOST + 1
        for reply in self._replies(index, other):
            worst = min(
                worst, self.after_reply(index, reply, rest, other, mine, theirs, closer, alpha, min(beta, worst))
            )
            if worst <= alpha:
                break
        return worst

    def after_reply(
        self,
        index: int,
        reply: int,
        lead: int,
        other: int,
        mine: Side,
        theirs: Side,
        closer: int,
        alpha: int,
        beta: int,
    ) -> int:
        """What the side on lead wins once both cards lie; the card led has left its hand, the reply has not."""
        points = self.points[index] + self.points[reply]
        rest = other & ~(1 << reply)
        if (self.beating[index] >> reply) & 1:
            return -self._taken(rest, lead, theirs.with_trick(points), mine, -closer, -beta, -alpha)
        return self._taken(lead, rest, mine.with_trick(points), theirs, closer, alpha, beta)

    def _taken(self, lead: int, other: int, mine: Side, theirs: Side, closer: int, alpha: int, beta: int) -> int:
        """What the taker of a trick wins."""
        if not lead and (closer == 0 or self.m.last_when_closed):
            mine = Side(mine.points + self.m.last_trick, True, 0)
        if mine.points >= self.m.wins_with:
            return self.won(theirs, closer < 0)
        if lead:
            return self.value(lead, other, mine, theirs, closer, alpha, beta)
        if closer == 0:
            return 0
        return -2 * self.given(mine) if closer > 0 else 2 * self.given(theirs)

    def won(self, loser: Side, loser_closed: bool) -> int:
        """What is won from this loser (S-12, S-13)."""
        return self.given(loser) * (2 if loser_closed else 1)

    def given(self, loser: Side) -> int:
        """The game points that a losing side gives (S-12)."""
        if not loser.tricks or not loser.points:
            return 3
        return 1 if loser.points >= self.m.schneider else 2

    # ------------------------------------------------------------------ the cards worth trying
    def _order(self, hand: int, other: int) -> list[int]:
        """Marriages first, then sure winners from the top, then from the bottom."""
        first: list[int] = []
        sure: list[int] = []
        rest: list[int] = []
        for index in range(self.count):
            if (hand >> index) & 1:
                if self.spouse[index] & hand:
                    first.append(index)
                elif self.allowed(index, other) & self.beating[index]:
                    rest.append(index)
                else:
                    sure.append(index)
        sure.reverse()
        return first + sure + rest

    def _replies(self, index: int, hand: int) -> list[int]:
        """Winners from the top, then losers from the bottom."""
        winners: list[int] = []
        losers: list[int] = []
        allowed = self.allowed(index, hand)
        for reply in range(self.count):
            if (allowed >> reply) & 1:
                if (self.beating[index] >> reply) & 1:
                    winners.append(reply)
                else:
                    losers.append(reply)
        winners.reverse()
        return winners + losers

    def allowed(self, index: int, hand: int) -> int:
        """The cards of a hand that may be played to a lead (S-9)."""
        suit = (self.cards[index] >> 3) & 3
        suited = hand & self.suits[suit]
        if suited:
            return (suited & self.beating[index] or suited) if self.m.must_beat else suited
        return hand & self.suits[self.trump] or hand


def race_value(deal: Deal, side: int, budget: int) -> int:
    """The game points that a side wins from a deal with nothing more to draw, whoever is to act; raises
    :class:`TooLargeError`."""
    if deal.over:
        return deal.value if deal.winner == side else 0 if deal.winner == NOBODY else -deal.value
    leader = deal.leader
    hands = [deal.holdings[seat].hand for seat in range(2)]
    ending = RaceEnding(deal.m, deal.trump, hands[0] + hands[1] + deal.trick, budget)
    mine, theirs = side_of(deal, leader), side_of(deal, 1 - leader)
    closer = 0 if deal.closed_by == NOBODY else 1 if deal.closed_by == leader else -1
    lead, other = ending.mask_of(hands[leader]), ending.mask_of(hands[1 - leader])
    if deal.trick:
        index = ending.cards.index(deal.trick[0])
        value = min(
            [
                ending.after_reply(index, reply, lead, other, mine, theirs, closer, WORST, MOST)
                for reply in range(ending.count)
                if (ending.allowed(index, other) >> reply) & 1
            ]
        )
    else:
        value = ending.value(lead, other, mine, theirs, closer, WORST, MOST)
    return value if leader == side else -value


def side_of(deal: Deal, seat: int) -> Side:
    """What a seat brings into the ending."""
    tricks = seat in deal.takers
    waiting = 0
    if deal.m.marriage_needs_trick and not tricks:
        for kind, _ in deal.histories[seat].melds:
            waiting += deal.m.trump_marriage if kind & 3 == deal.trump else deal.m.marriage
    return Side(deal.scores[seat], tricks, waiting)


def race_outcome(deal: Deal, side: int, budget: int) -> int:
    """The same where a marriage may just have been announced and is to be led."""
    if deal.announced == NO_SUIT or deal.over:
        return race_value(deal, side, budget)
    found: list[int] = []
    for lead in deal.legal(deal.to_act):
        following = deal.copy()
        following.apply(lead)
        found.append(race_value(following, side, budget))
    return max(found) if deal.to_act == side else min(found)
