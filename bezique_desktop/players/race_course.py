"""The race to 66 played on in an imagined deal: by rules of thumb while cards are drawn, then counted out."""

from typing import Final

from mypy_extensions import i64

from bezique_desktop.engine.cards import FACES, KING, NINE, NO_SUIT, QUEEN
from bezique_desktop.engine.deal import NO_CARD, NOBODY, OPEN, Deal
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.players.race_ending import RaceEnding
from bezique_desktop.players.race_habits import ABOVE, BITS, IN_SUIT, Habits, held_back
from bezique_desktop.players.race_sides import TRICKS, points_of, side_of, with_marriage, with_trick, won_from

DECIDING: Final = 1 << 24
"""More than all else about a card is worth."""
LAST_DRAW: Final = 2
"""The cards of the talon before the last trick with a draw."""


class Course:
    """A deal between two seats as it goes on, the hands as masks of faces.

    ``sides`` are numbers as in :mod:`~bezique_desktop.players.race_sides`; ``talon`` ends with the turn-up. Both seats
    have the same habits and go by what they see: their hands, the turn-up and the cards played.
    """

    def __init__(self, deal: Deal, habits: Habits) -> None:
        self.m: Mechanics = deal.m
        self.habits: Habits = habits
        self.trump: int = deal.trump
        self.hands: list[int] = [mask_of(holding.hand) for holding in deal.holdings]
        self.sides: list[int] = [side_of(deal, seat) for seat in range(2)]
        self.turn_up: int = deal.turn_up
        self.talon: list[int] = deal.talon[deal.drawn :] + ([] if deal.turn_up == NO_CARD else [deal.turn_up])
        self.drawn: int = 0
        self.gone: i64 = mask_of(deal.played) | mask_of(deal.trick)
        self.pack: i64 = self.gone | self.hands[0] | self.hands[1] | mask_of(self.talon)
        self.open: bool = deal.phase == OPEN
        self.closed_by: int = deal.closed_by
        self.may_close: bool = not (deal.takers and deal.m.close_at_start)
        self.announced: int = deal.announced
        self.leader: int = deal.leader
        self.led: int = deal.trick[0] if deal.trick else NO_CARD
        self.over: bool = deal.over
        self.winner: int = deal.winner
        self.value: int = deal.value
        if self.led == NO_CARD and not self.over:
            self._set_side(self.leader, self.sides[self.leader])

    def finish(self, side: int, positions: int) -> int:
        """The game points that a side wins in the end; the ending may have so many positions, beyond which
        :class:`~bezique_desktop.players.endgame.TooLargeError` is raised."""
        while not self.over:
            if self.led == NO_CARD and self.open and self.announced == NO_SUIT:
                self._before_lead()
            elif not self.open:
                return self._counted(side, positions)
            elif self.led == NO_CARD:
                self._play_lead()
            else:
                self._take(self._best(1 - self.leader))
        return self.value if self.winner == side else 0 if self.winner == NOBODY else -self.value

    def _counted(self, side: int, positions: int) -> int:
        leader, other = self.leader, 1 - self.leader
        both = self.hands[0] | self.hands[1] | (0 if self.led == NO_CARD else BITS[self.led])
        ending = RaceEnding(self.m, self.trump, faces_of(both), positions)
        lead, follow = ending.mask_of(faces_of(self.hands[leader])), ending.mask_of(faces_of(self.hands[other]))
        closer = 0 if self.closed_by == NOBODY else 1 if self.closed_by == leader else -1
        value = ending.outcome(lead, follow, self.sides[leader], self.sides[other], closer, self.led, self.announced)
        return value if leader == side else -value

    # ------------------------------------------------------------------ the seat on lead
    def _before_lead(self) -> None:
        """What the seat on lead does first: exchange, close, announce or lead."""
        seat = self.leader
        nine = self.trump * 8 + NINE
        hand: i64 = self.hands[seat]
        if self.sides[seat] & TRICKS and (hand >> nine) & 1:
            self.hands[seat] ^= BITS[nine] | BITS[self.turn_up]
            self.turn_up = self.talon[-1] = nine
        if len(self.talon) - self.drawn >= LAST_DRAW and self.may_close and self._closes(seat):
            self.open = False
            self.closed_by = seat
            return
        suit = self._marriage(self.hands[seat])
        if suit == NO_SUIT:
            self._play_lead()
        else:
            self.announced = suit
            gain = self.m.marriage_points(suit, self.trump)
            self._set_side(seat, with_marriage(self.m, self.sides[seat], gain))

    def _marriage(self, hand: i64) -> int:
        """The suit of the dearest marriage in a hand."""
        found = NO_SUIT
        for suit in range(4):
            if (hand >> (suit * 8 + QUEEN)) & 3 == 3 and (found == NO_SUIT or suit == self.trump):
                found = suit
        return found

    def _play_lead(self) -> None:
        card = self._best(self.leader)
        self.hands[self.leader] &= ~BITS[card]
        self.gone |= BITS[card]
        self.led = card
        self.announced = NO_SUIT

    def _closes(self, seat: int) -> bool:
        """Whether the sure tricks of the hand, with what is thrown to them, lead to the goal."""
        hand: i64 = self.hands[seat]
        unseen: i64 = self._unseen(seat)
        trumps: i64 = (unseen >> (self.trump * 8)) & 255
        manner = self.habits.manner
        strong = self._sure(self.trump, hand, unseen)
        sure = self._of(strong, hand, self.trump)
        hidden = len(self.talon) - self.drawn - 1
        if IN_SUIT[int(trumps)] * 100 * self.m.rules.hand // (self.m.rules.hand + hidden) <= strong * 100 + manner.out:
            for suit in range(4):
                if suit != self.trump:
                    tricks = self._sure(suit, hand, unseen)
                    sure += self._of(tricks, hand, suit)
                    strong += tricks
        if self.m.marriage_in_end:
            for suit in range(4):
                if (hand >> (suit * 8 + QUEEN)) & 3 == 3:
                    sure += self.m.marriage_points(suit, self.trump)
        return sure + strong * manner.thrown >= self.m.wins_with - points_of(self.sides[seat])

    def _sure(self, suit: int, hand: i64, unseen: i64) -> int:
        """How many cards of a suit in this hand nothing unseen beats."""
        count = 0
        for face in range(suit * 8 + NINE, suit * 8 + 8):
            if (hand >> face) & 1 and not unseen & ABOVE[face]:
                count += 1
        return count

    def _of(self, count: int, hand: i64, suit: int) -> int:
        """The card points of so many highest cards of a suit in this hand."""
        points = 0
        for face in range(suit * 8 + 7, suit * 8 + 1, -1):
            if count and (hand >> face) & 1:
                points += self.habits.points[face]
                count -= 1
        return points

    # ------------------------------------------------------------------ the card to play
    def _best(self, seat: int) -> int:
        """The card that a seat plays."""
        hand: i64 = self.hands[seat]
        unseen: i64 = self._unseen(seat)
        playable = hand
        if self.announced != NO_SUIT:
            playable &= BITS[self.announced * 8 + QUEEN] | BITS[self.announced * 8 + KING]
        best = NO_CARD
        most = -4 * DECIDING
        for face in range(FACES):
            if (playable >> face) & 1:
                card = int(face)
                score = self._lead_score(card, unseen) if self.led == NO_CARD else self._reply_score(card, seat, hand)
                score -= held_back(self.habits, card, hand, unseen)
                if score > most:
                    best, most = card, score
        return best

    def _unseen(self, seat: int) -> int:
        """The cards that a seat has not seen."""
        seen: i64 = self.gone | self.hands[seat]
        if self.turn_up != NO_CARD:
            seen |= BITS[self.turn_up]
        return int(self.pack & ~seen)

    def _lead_score(self, card: int, unseen: i64) -> int:
        return self.habits.lead[card] + (0 if unseen & ABOVE[card] else self.habits.top[card])

    def _reply_score(self, card: int, seat: int, hand: i64) -> int:
        """What a card is worth as a reply: the trick it takes or gives, and what it was worth in hand."""
        manner = self.habits.manner
        points = self.habits.points[card] + self.habits.points[self.led]
        score = -self.habits.keep[card]
        if card == self.trump * 8 + NINE and self.turn_up != card:
            score -= manner.nine
        if not self._beats(card):
            decides = points_of(self.sides[self.leader]) + points >= self.m.wins_with
            return score - points * 100 - (DECIDING if decides else 0)
        score += points * 100 + manner.turn
        if len(self.talon) - self.drawn <= LAST_DRAW:
            score += manner.last
        if self._marriage(hand & ~BITS[card]) != NO_SUIT:
            score += manner.married
        return score + (DECIDING if points_of(self.sides[seat]) + points >= self.m.wins_with else 0)

    def _beats(self, card: int) -> bool:
        if (card ^ self.led) & 24 == 0:
            return card > self.led
        return card >> 3 == self.trump

    # ------------------------------------------------------------------ tricks and draws
    def _take(self, reply: int) -> None:
        """The trick that this reply completes, and the draw after it."""
        follower = 1 - self.leader
        taker = follower if self._beats(reply) else self.leader
        points = self.habits.points[self.led] + self.habits.points[reply]
        self.hands[follower] &= ~BITS[reply]
        self.gone |= BITS[reply]
        self.led = NO_CARD
        self.leader = taker
        self.may_close = not self.m.close_at_start
        self._set_side(taker, int(with_trick(self.sides[taker], points)))
        for seat in (taker, 1 - taker):
            self.hands[seat] |= BITS[self.talon[self.drawn]]
            self.drawn += 1
        if self.drawn == len(self.talon):
            self.turn_up = NO_CARD
            self.open = False

    def _set_side(self, seat: int, number: int) -> None:
        """Give a seat what it has now; points that decide are claimed at once."""
        self.sides[seat] = number
        if points_of(number) >= self.m.wins_with:
            self.over = True
            self.winner = seat
            self.value = won_from(self.sides[1 - seat], self.m.schneider, self.closed_by == 1 - seat)


def mask_of(cards: list[int]) -> int:
    """The mask of these cards."""
    mask = 0
    for card in cards:
        mask |= BITS[card]
    return mask


def faces_of(mask: i64) -> list[int]:
    """The cards of a mask."""
    return [int(face) for face in range(FACES) if (mask >> face) & 1]
