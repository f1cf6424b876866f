"""The exact ending of the race to 66: with both hands known and no more draws, the game points of the best play."""

from typing import Final

from mypy_extensions import i64

from bezique_desktop.engine.cards import KING, NO_SUIT, QUEEN, one
from bezique_desktop.engine.deal import NO_CARD, NOBODY, Deal
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.tricks import beats
from bezique_desktop.players.endgame import TooLargeError
from bezique_desktop.players.race_sides import POINTS, TRICKS, WAITING, points_of, side_of, with_trick, won_from

WORST: Final = -6
MOST: Final = 6
"""No deal is worth more game points than this (S-13)."""
_WIDTH: Final = 16
_UNKNOWN: Final = MOST + MOST
"""The bounds of a position that was not met yet: the least in the upper four bits, the most in the lower."""


class RaceEnding:
    """The cards of both hands and the value of every position met.

    A position is the hand on lead, the other hand (as masks over ``cards``) and the two sides in that order, as
    :mod:`~bezique_desktop.players.race_sides` numbers them; its value is the game points that the side on lead wins,
    negative if it loses them. ``closer`` is 1 if the side on lead closed the talon, -1 if the other did, 0 if it is
    gone. Points that decide are claimed at once. ``budget`` is how many positions may be looked at; beyond it
    :class:`TooLargeError` is raised.
    """

    def __init__(self, m: Mechanics, trump: int, cards: list[int], budget: int) -> None:
        self.cards: list[int] = sorted(cards)
        self.count: i64 = len(cards)
        self.goal: i64 = m.wins_with
        self.schneider: i64 = m.schneider
        self.last: i64 = m.last_trick
        self.last_when_closed: bool = m.last_when_closed
        self.must_beat: bool = m.must_beat
        self.marriage_needs_trick: bool = m.marriage_needs_trick
        self.points: list[int] = [m.card_points[card & 31] for card in self.cards]
        self.suit: list[int] = [self.mask_of([c for c in cards if (c ^ card) & 24 == 0]) for card in self.cards]
        self.trumps: i64 = self.mask_of([card for card in cards if card >> 3 == trump])
        self.beating: list[int] = [
            self.mask_of([other for other in cards if beats(other, card, trump, False)]) for card in self.cards
        ]
        self.spouse: list[int] = [self._spouse(card) if m.marriage_in_end else 0 for card in self.cards]
        self.marriage: list[int] = [m.marriage_points(card >> 3, trump) for card in self.cards]
        self.budget: i64 = budget
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
    def value(self, lead: i64, other: i64, mine: i64, theirs: i64, closer: i64, alpha: i64, beta: i64) -> i64:
        """What the side on lead wins; exact between alpha and beta, else a bound on that side."""
        most: i64 = self.won(theirs, closer < 0)
        least: i64 = -self.won(mine, closer > 0)
        if most <= alpha or least >= beta:
            return most if most <= alpha else least
        place: i64 = ((lead << self.count) | other) << _WIDTH | mine
        key: i64 = (place << _WIDTH | theirs) * 3 + closer + 1
        bounds: i64 = self.known.get(key, _UNKNOWN)
        least, most = max(least, (bounds >> 4) - MOST), min(most, (bounds & 15) - MOST)
        if most <= alpha or least >= beta or least == most:
            return most if most <= alpha else least
        self.budget -= 1
        if self.budget < 0:
            raise TooLargeError
        floor, ceiling = max(alpha, least), min(beta, most)
        best = self._search(lead, other, mine, theirs, closer, floor, ceiling)
        if best > floor:
            least = min(best, most)
        if best < ceiling:
            most = max(best, least)
        self.known[key] = (least + MOST) << 4 | (most + MOST)
        return most if best < ceiling else least

    def _search(self, lead: i64, other: i64, mine: i64, theirs: i64, closer: i64, alpha: i64, beta: i64) -> i64:
        best: i64 = WORST - 1
        for index in self._order(lead, other):
            best = max(best, self.after_lead(index, lead, other, mine, theirs, closer, max(alpha, best), beta))
            if best >= beta:
                break
        return best

    def after_lead(
        self, index: i64, lead: i64, other: i64, mine: i64, theirs: i64, closer: i64, alpha: i64, beta: i64
    ) -> i64:
        """What the side on lead wins by leading this card, with the marriage if it has one."""
        spouse: i64 = self.spouse[index]
        if spouse & lead:
            gain: i64 = self.marriage[index]
            if self.marriage_needs_trick and not mine & TRICKS:
                mine += gain * WAITING
            else:
                mine += gain
                if mine & POINTS >= self.goal:
                    return self.won(theirs, closer < 0)
        rest = lead & ~(1 << index)
        worst: i64 = MOST + 1
        for reply in self._replies(index, other):
            worst = min(
                worst, self.after_reply(index, reply, rest, other, mine, theirs, closer, alpha, min(beta, worst))
            )
            if worst <= alpha:
                break
        return worst

    def after_reply(
        self,
        index: i64,
        reply: i64,
        lead: i64,
        other: i64,
        mine: i64,
        theirs: i64,
        closer: i64,
        alpha: i64,
        beta: i64,
    ) -> i64:
        """What the side on lead wins once both cards lie; the card led has left its hand, the reply has not."""
        points: i64 = self.points[index]
        points += self.points[reply]
        rest = other & ~(1 << reply)
        beating: i64 = self.beating[index]
        if (beating >> reply) & 1:
            return -self._taken(rest, lead, with_trick(theirs, points), mine, -closer, -beta, -alpha)
        return self._taken(lead, rest, with_trick(mine, points), theirs, closer, alpha, beta)

    def _taken(self, lead: i64, other: i64, mine: i64, theirs: i64, closer: i64, alpha: i64, beta: i64) -> i64:
        """What the taker of a trick wins."""
        if not lead:
            return self._run_out(mine + (self.last if closer == 0 or self.last_when_closed else 0), theirs, closer)
        if mine & POINTS >= self.goal:
            return self.won(theirs, closer < 0)
        return self.value(lead, other, mine, theirs, closer, alpha, beta)

    def _run_out(self, mine: i64, theirs: i64, closer: i64) -> i64:
        """What the taker of the last trick wins; where claims are made by hand the other may have enough as well (S-11,
        S-13, S-16)."""
        enough = mine & POINTS >= self.goal
        if theirs & POINTS >= self.goal:
            return 0 if enough else -self.won(mine, closer > 0)
        if enough or closer < 0:
            return self.won(theirs, closer < 0)
        return -self.won(mine, True) if closer > 0 else 0

    def won(self, loser: i64, loser_closed: bool) -> i64:
        """What is won from this loser (S-12, S-13)."""
        return won_from(loser, self.schneider, loser_closed)

    # ------------------------------------------------------------------ the cards worth trying
    def _order(self, hand: i64, other: i64) -> list[int]:
        """Marriages first, then sure winners from the top, then from the bottom."""
        first: list[int] = []
        sure: list[int] = []
        rest: list[int] = []
        for index in range(self.count):
            if (hand >> index) & 1:
                spouse: i64 = self.spouse[index]
                beating: i64 = self.beating[index]
                if spouse & hand:
                    first.append(int(index))
                elif self.allowed(index, other) & beating:
                    rest.append(int(index))
                else:
                    sure.append(int(index))
        sure.reverse()
        return first + sure + rest

    def _replies(self, index: i64, hand: i64) -> list[int]:
        """Winners from the top, then losers from the bottom."""
        allowed = self.allowed(index, hand)
        beating: i64 = self.beating[index]
        winners: list[int] = []
        losers: list[int] = []
        for reply in range(self.count):
            if (allowed >> reply) & 1:
                if (beating >> reply) & 1:
                    winners.append(int(reply))
                else:
                    losers.append(int(reply))
        winners.reverse()
        return winners + losers

    def allowed(self, index: i64, hand: i64) -> i64:
        """The cards of a hand that may be played to a lead (S-9)."""
        suit: i64 = self.suit[index]
        beating: i64 = self.beating[index]
        suited = hand & suit
        if suited:
            return (suited & beating or suited) if self.must_beat else suited
        return hand & self.trumps or hand

    # ------------------------------------------------------------------ positions of a deal
    def outcome(self, lead: int, other: int, mine: int, theirs: int, closer: int, led: int, announced: int) -> int:
        """What the side on lead wins from a position: with this card of its own lying already where ``led`` is one, or
        with the marriage of this suit announced and one of its cards to be led. Who has enough on lead has won."""
        if led == NO_CARD and points_of(mine) >= self.goal:
            return int(self.won(theirs, closer < 0))
        if announced != NO_SUIT:
            return self._after_announcing(lead, other, mine, theirs, closer, announced)
        if led == NO_CARD:
            return int(self.value(lead, other, mine, theirs, closer, WORST, MOST))
        index: i64 = self.cards.index(led)
        worst: i64 = MOST + 1
        for reply in self._replies(index, other):
            worst = min(worst, self.after_reply(index, reply, lead, other, mine, theirs, closer, WORST, worst))
        return int(worst)

    def _after_announcing(self, lead: int, other: int, mine: int, theirs: int, closer: int, suit: int) -> int:
        best: i64 = WORST - 1
        pair = [self.cards.index(suit * 8 + rank) for rank in (QUEEN, KING)]
        for index in pair:
            self.spouse[index] = 0
        for index in pair:
            best = max(best, self.after_lead(index, lead, other, mine, theirs, closer, best, MOST))
        return int(best)


def race_outcome(deal: Deal, side: int, budget: int) -> int:
    """The game points that a side wins from a deal with nothing more to draw, whoever is to act; raises
    :class:`TooLargeError`."""
    if deal.over:
        return deal.value if deal.winner == side else 0 if deal.winner == NOBODY else -deal.value
    leader = deal.leader
    hands = [deal.holdings[seat].hand for seat in range(2)]
    ending = RaceEnding(deal.m, deal.trump, hands[0] + hands[1] + deal.trick, budget)
    value = ending.outcome(
        ending.mask_of(hands[leader]),
        ending.mask_of(hands[1 - leader]),
        side_of(deal, leader),
        side_of(deal, 1 - leader),
        0 if deal.closed_by == NOBODY else 1 if deal.closed_by == leader else -1,
        deal.trick[0] if deal.trick else NO_CARD,
        deal.announced,
    )
    return value if leader == side else -value
