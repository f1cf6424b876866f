"""The exact ending of a game for two: once the talon is gone both hands are known, and the best play can be counted
out."""

from typing import Final

from mypy_extensions import i64

from bezique_desktop.engine.cards import NO_SUIT, one
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.tricks import beats

FAR: Final = 1 << 20
"""More than any ending is worth."""


class TooLargeError(Exception):
    """The ending has more positions than may be looked at."""


class Endgame:
    """The cards of both hands in one order, suit by suit and rank by rank, and the value of every position met.

    A position is two masks over those cards: the hand on lead and the other. Its value is what the hand on lead takes
    from there on, in card points and for the last trick, less what the other takes. ``budget`` is how many positions
    may be looked at; beyond it :class:`TooLargeError` is raised.
    """

    def __init__(self, m: Mechanics, trump: int, cards: list[int], last_trick: int, budget: int) -> None:
        self.m: Mechanics = m
        self.cards: list[int] = sorted(cards, key=_order)
        self.count: int = len(cards)
        self.points: list[int] = [m.card_points[card & 31] for card in self.cards]
        self.last: int = 0 if m.split_last_trick else last_trick
        self.budget: int = budget
        self.suits: list[int] = [self._where_suit(suit) for suit in range(4)]
        self.trumps: int = 0 if trump == NO_SUIT else self.suits[trump]
        self.beating: list[int] = [
            self._mask([beats(other, card, trump, False) for other in self.cards]) for card in self.cards
        ]
        self.from_rank: list[int] = [
            self._mask([other & 31 >= card & 31 for other in self.cards]) for card in self.cards
        ]
        self.to_rank: list[int] = [self._mask([other & 31 <= card & 31 for other in self.cards]) for card in self.cards]
        self.at_least: dict[int, int] = {}
        self.at_most: dict[int, int] = {}

    def _where_suit(self, suit: int) -> int:
        return self._mask([(card >> 3) & 3 == suit for card in self.cards])

    def _mask(self, chosen: list[bool]) -> int:
        mask: i64 = 0
        for index, is_chosen in enumerate(chosen):
            if is_chosen:
                mask |= one(index)
        return int(mask)

    def mask_of(self, cards: list[int]) -> int:
        """The mask of these cards."""
        return self._mask([card in cards for card in self.cards])

    # ------------------------------------------------------------------ the best card
    def best_lead(self, mine: int, theirs: int) -> tuple[int, int]:
        """The card to lead and what it brings."""
        best, value = -1, -FAR
        for lead in self._leads(mine, theirs):
            brought = self._after_lead(lead, mine, theirs, value, FAR)
            if brought > value:
                best, value = lead, brought
        return self.cards[best], value

    def best_reply(self, card: int, mine: int, theirs: int) -> tuple[int, int]:
        """The card to play to this lead, which is no longer among the other hand's, and what it brings."""
        lead = self.cards.index(card)
        best, value = -1, -FAR
        for reply in self._replies(lead, mine, theirs):
            brought = -self._after_reply(lead, reply, theirs, mine, -FAR, -value)
            if brought > value:
                best, value = reply, brought
        return self.cards[best], value

    def all_leads(self, mine: int, theirs: int) -> list[tuple[int, int]]:
        """Every card worth leading with exactly what it brings."""
        return [
            (self.cards[lead], self._after_lead(lead, mine, theirs, -FAR, FAR)) for lead in self._leads(mine, theirs)
        ]

    def all_replies(self, card: int, mine: int, theirs: int) -> list[tuple[int, int]]:
        """Every card worth playing to this lead with exactly what it brings."""
        lead = self.cards.index(card)
        return [
            (self.cards[reply], -self._after_reply(lead, reply, theirs, mine, -FAR, FAR))
            for reply in self._replies(lead, mine, theirs)
        ]

    # ------------------------------------------------------------------ the search
    def value(self, leader: int, other: int, alpha: int, beta: int) -> int:
        """What the hand on lead takes more than the other; exact between alpha and beta, else a bound on that side."""
        if leader == 0:
            return 0
        key = (leader << self.count) | other
        floor, ceiling = self.at_least.get(key, -FAR), self.at_most.get(key, FAR)
        if floor >= beta:
            return floor
        if ceiling <= alpha or floor == ceiling:
            return ceiling
        value = self._search(leader, other, alpha, beta)
        if value > alpha:
            self.at_least[key] = value
        if value < beta:
            self.at_most[key] = value
        return value

    def _search(self, leader: int, other: int, alpha: int, beta: int) -> int:
        self.budget -= 1
        if self.budget < 0:
            raise TooLargeError
        best = -FAR
        for lead in self._leads(leader, other):
            best = max(best, self._after_lead(lead, leader, other, max(alpha, best), beta))
            if best >= beta:
                break
        return best

    def _after_lead(self, lead: int, leader: int, other: int, alpha: int, beta: int) -> int:
        rest = leader & ~(1 << lead)
        worst = FAR
        for reply in self._replies(lead, other, rest):
            worst = min(worst, self._after_reply(lead, reply, rest, other, alpha, min(beta, worst)))
            if worst <= alpha:
                break
        return worst

    def _after_reply(self, lead: int, reply: int, leader: int, other: int, alpha: int, beta: int) -> int:
        """What the leader takes from this trick on; the card led has left his hand, the reply is still in the
        other's."""
        taken = self.points[lead] + self.points[reply] + (0 if leader else self.last)
        rest = other & ~(1 << reply)
        if (self.beating[lead] >> reply) & 1:
            return -taken - self.value(rest, leader, -beta - taken, -alpha - taken)
        return taken + self.value(leader, rest, alpha - taken, beta - taken)

    # ------------------------------------------------------------------ the cards worth trying
    def _leads(self, hand: int, other: int) -> list[int]:
        """Sure winners first, the dearest before, then from the bottom."""
        sure: list[int] = []
        rest: list[int] = []
        for lead in self._distinct(hand, other):
            if self._allowed(lead, other) & self.beating[lead]:
                rest.append(lead)
            else:
                sure.append(lead)
        sure.reverse()
        return sure + rest

    def _replies(self, lead: int, hand: int, other: int) -> list[int]:
        """Winners first, the dearest before, then losers from the bottom; ``other`` is the leader's hand without the
        lead."""
        winners: list[int] = []
        losers: list[int] = []
        for reply in self._distinct(self._allowed(lead, hand), other | (1 << lead)):
            if (self.beating[lead] >> reply) & 1:
                winners.append(reply)
            else:
                losers.append(reply)
        winners.reverse()
        return winners + losers

    def _allowed(self, lead: int, hand: int) -> int:
        """The cards of a hand that may be played to a lead (G-13 to G-15)."""
        suited = hand & self.suits[(self.cards[lead] >> 3) & 3]
        trumps = hand & self.trumps
        if self.m.must_beat:
            if suited:
                return suited & self.beating[lead] or suited
            return trumps or hand
        if self.m.suit_or_trump:
            return suited | trumps or hand
        return suited or trumps or hand

    def _distinct(self, hand: int, other: int) -> list[int]:
        """One card of each run that play alike: neighbours of equal points, no card of the other hand among them."""
        chosen: list[int] = []
        last = -1
        for index in range(self.count):
            if not (hand >> index) & 1:
                continue
            if last < 0 or not self._alike(last, index, other):
                chosen.append(index)
            last = index
        return chosen

    def _alike(self, low: int, high: int, other: int) -> bool:
        if self.points[low] != self.points[high] or (self.cards[low] ^ self.cards[high]) & 24:
            return False
        if (self.cards[low] ^ self.cards[high]) & 31 == 0:
            return True
        return not other & self.from_rank[low] & self.to_rank[high]


def _order(card: int) -> int:
    return (card & 31) * 8 + (card >> 5)
