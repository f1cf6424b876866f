"""One deal: the face that players, table and search know, and what every mechanism of the family shares.

A deal is mutable behind one door. :meth:`Deal.play` checks, changes and tells what happened; :meth:`Deal.apply` trusts
and tells nothing (search, replay of legal lists). ``legal(seat)`` lists each kind of declaration once, ``refusal(seat,
action)`` judges any.
"""

from abc import ABCMeta, abstractmethod
from typing import Final

from mypy_extensions import i64

from bezique_desktop.engine.actions import PLAYS, Action
from bezique_desktop.engine.announcing import Meld, announcements
from bezique_desktop.engine.events import Credited, DealOver, Drew, Event, Played, Source, Taken
from bezique_desktop.engine.history import History
from bezique_desktop.engine.holding import Holding, picked
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.reasons import IllegalAction, Reason
from bezique_desktop.engine.tricks import winner, worth

OPEN: Final = 0
END: Final = 1
OVER: Final = 2
PHASES: Final = ("open", "end", "over")
NOBODY: Final = -1
NO_CARD: Final = -1


def add(totals: list[int], place: i64, points: int) -> None:
    """Add to one of several totals: a compiled ``+=`` to an item of a list adds objects instead of numbers."""
    totals[place] = totals[place] + points


class Deal(metaclass=ABCMeta):
    """From the shuffle to the last trick.

    Seats are numbered in order of play. ``talon`` lists the face-down cards in drawing order and ``drawn`` counts those
    gone; the turn-up is drawn after them and is ``NO_CARD`` where there is none or it is gone. ``trick`` holds the
    cards of the running trick in order of play from ``leader``; ``played`` those of all finished tricks, ``takers`` who
    took them and ``leaders`` who led; ``side_tricks`` counts them by side.
    """

    def __init__(self, mechanics: Mechanics, dealer: int) -> None:
        nothing = [0] * mechanics.sides
        self.m: Mechanics = mechanics
        self.dealer: int = dealer
        self.phase: i64 = OPEN
        self.to_act: i64 = NOBODY
        self.leader: i64 = NOBODY
        self.trump: i64 = -1
        self.turn_up: int = NO_CARD
        self.talon: list[int] = []
        self.drawn: i64 = 0
        self.holdings: list[Holding] = []
        self.trick: list[int] = []
        self.played: list[int] = []
        self.leaders: list[int] = []
        self.takers: list[int] = []
        self.side_tricks: list[int] = nothing
        self.scores: list[int] = nothing[:]
        self.banned: int = -1
        self.before: list[int] = nothing[:]
        self.histories: list[History] = []
        self.opportunity: bool = False
        self.declared: bool = False
        self.seven_used: bool = False
        self.captured: list[int] = nothing[:]
        self.last_drawn: list[int] = [NO_CARD] * mechanics.seats
        self.asked: int = NOBODY
        self.rights: list[bool] = [False] * mechanics.seats
        self.closed_by: int = NOBODY
        self.announced: int = -1
        self.winner: int = NOBODY
        self.value: int = 0
        self.log: list[Event] | None = None

    @abstractmethod
    def deal_out(self, deck: list[int]) -> None:
        """Deal from the front of a whole deck in packets, eldest hand first (14.0); a turn-up goes to the end of the
        talon."""

    def credit_cut(self, lifted: int, guess: int) -> None:
        """Score the dealer's cut and the other player's estimate of it (X-3); games without a cut let it pass."""
        del lifted, guess

    def legal(self, seat: int) -> list[Action]:
        """What a seat may do now, cards to play before all else; each kind of declaration once, with one instance."""
        return [PLAYS[card] for card in self.playable(seat)] + self.others(seat)

    @abstractmethod
    def playable(self, seat: i64) -> list[int]:
        """The cards that a seat may play now; not to be changed, it may be the hand itself."""

    @abstractmethod
    def others(self, seat: i64) -> list[Action]:
        """What else a seat may do now; not to be changed."""

    @abstractmethod
    def refusal(self, seat: int, action: Action) -> Reason | None:
        """Why a seat may not do this now, or None if it may."""

    @abstractmethod
    def apply(self, action: Action) -> None:
        """Perform a legal action of the seat to act."""

    @abstractmethod
    def copy(self) -> "Deal":
        """An independent deal in the same state, without a log."""

    def pending_melds(self, seat: int) -> list[Meld]:
        """What a seat could score from cards all lying on its own table, with such cards; empty unless it is announced.

        Points 2 to 6 of M-3 hold, point 7 does not: what lies ready is announced even where scoring it wants a card
        from the hand (M-11).
        """
        return []

    def pending(self, seat: int) -> list[int]:
        """The kinds of :meth:`pending_melds`."""
        return [kind for kind, _cards in self.pending_melds(seat)]

    def play(self, seat: int, action: Action) -> list[Event]:
        """Perform an action and return what happened; raises :class:`IllegalAction` and changes nothing if it is
        refused."""
        reason = self.refusal(seat, action)
        if reason is not None:
            raise IllegalAction(reason)
        log: list[Event] = []
        waited = self._waiting()
        self.log = log
        self.apply(action)
        self.log = None
        if waited and self.phase == OPEN:
            log += announcements(waited, self._waiting(), seat, action)
        return log

    def _waiting(self) -> list[list[Meld]]:
        """What waits before each seat; nothing where it is not announced."""
        return [self.pending_melds(seat) for seat in range(self.m.seats)] if self.m.announce_pending else []

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.phase == OVER

    @property
    def talon_left(self) -> int:
        """Cards still to be drawn, the turn-up among them."""
        return len(self.talon) - self.drawn + (1 if self.turn_up != NO_CARD else 0)

    @property
    def tricks_won(self) -> list[int]:
        """Tricks taken, one number a seat."""
        return [self.takers.count(seat) for seat in range(self.m.seats)]

    def _copy_into(self, other: "Deal") -> None:
        other.phase, other.to_act, other.leader = self.phase, self.to_act, self.leader
        other.trump, other.turn_up, other.talon, other.drawn = self.trump, self.turn_up, self.talon, self.drawn
        other.holdings = [holding.copy() for holding in self.holdings]
        other.trick, other.played = self.trick[:], self.played[:]
        other.leaders, other.takers = self.leaders[:], self.takers[:]
        other.side_tricks = self.side_tricks[:]
        other.scores, other.captured = self.scores[:], self.captured[:]
        other.banned, other.before = self.banned, self.before
        other.histories = [history.copy() for history in self.histories]
        other.opportunity, other.declared, other.seven_used = self.opportunity, self.declared, self.seven_used
        other.last_drawn, other.asked, other.rights = self.last_drawn[:], self.asked, self.rights[:]
        other.closed_by, other.announced = self.closed_by, self.announced
        other.winner, other.value = self.winner, self.value

    def _hand_out(self, deck: list[int]) -> int:
        """Give everybody his hand in packets; returns how many cards of the deck are gone (14.0)."""
        seats = self.m.seats
        self.holdings = [Holding() for _ in range(seats)]
        self.histories = [History() for _ in range(self.m.owners)]
        self.leader = self.to_act = (self.dealer + 1) % seats
        for step, places in enumerate(self.m.places):
            self.holdings[(self.leader + step) % seats].take_all(picked(deck, places))
        return seats * self.m.rules.hand

    def _play_card(self, card: int) -> None:
        """Put a card of the seat to act to the trick, which is taken when it is full."""
        seat = self.to_act
        trick = self.trick
        self.holdings[seat].give(card)
        trick.append(card)
        if self.log is not None:
            self.log.append(Played(seat, card))
        if len(trick) < self.m.seats:
            self.to_act = (seat + 1) % self.m.seats
        else:
            self._take_trick()

    @abstractmethod
    def _take_trick(self) -> None:
        """Let the full trick be taken, and do what follows upon it."""

    def _gather(self, by_rank: bool) -> int:
        """Give the full trick to its taker, who leads to the next; returns its card points."""
        m, trick = self.m, self.trick
        taker = (self.leader + winner(trick, self.trump, by_rank)) % m.seats
        points = worth(trick, m.card_points)
        self.played += trick
        self.leaders.append(self.leader)
        self.takers.append(taker)
        add(self.side_tricks, taker % m.sides, 1)
        self.trick = []
        self.leader = self.to_act = taker
        if self.log is not None:
            self.log.append(Taken(taker, tuple(trick), points))
        return points

    def _draw_cards(self) -> None:
        """Let everybody draw a card of the talon, the leader first; the turn-up is the last of all (G-22)."""
        talon, drawn, seats = self.talon, self.drawn, self.m.seats
        face_down: i64 = len(talon)
        for step in range(seats):
            seat = (self.leader + step) % seats
            is_turn_up = drawn == face_down
            if is_turn_up:
                card = self.turn_up
                self.turn_up = NO_CARD
            else:
                card = talon[drawn]
                drawn += 1
            self.holdings[seat].take(card, is_turn_up)
            self.last_drawn[seat] = card
            if self.log is not None:
                self.log.append(Drew(seat, card, is_turn_up))
        self.drawn = drawn

    def _give_points(
        self, side: int, seat: int, points: int, source: Source, kind: int, cards: tuple[int, ...]
    ) -> None:
        add(self.scores, side, points)
        if self.log is not None:
            self.log.append(Credited(side, seat, points, source, kind, cards, len(self.takers)))

    def _end(self) -> None:
        self.phase = OVER
        self.to_act = NOBODY
        self.opportunity = False
        self.asked = NOBODY
        if self.log is not None:
            self.log.append(DealOver(tuple(self.scores)))
