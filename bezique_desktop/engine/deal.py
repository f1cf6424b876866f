"""One deal: the face that players, table and search know, and what every mechanism of the family shares.

A deal is mutable behind one door. :meth:`Deal.play` checks, changes and tells what happened; :meth:`Deal.apply` trusts and tells
nothing (search, replay of legal lists). ``legal(seat)`` lists each kind of declaration once, ``refusal(seat, action)`` judges any.
"""

from abc import ABC, abstractmethod

from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.events import Event
from bezique_desktop.engine.holding import Holding
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.reasons import IllegalAction, Reason

OPEN = 0
END = 1
OVER = 2
PHASES = ("open", "end", "over")
NOBODY = -1
NO_CARD = -1


class Deal(ABC):
    """From the shuffle to the last trick.

    Seats are numbered in order of play. ``talon`` lists the face-down cards in drawing order and ``drawn`` counts those gone; the
    turn-up is drawn after them and is ``NO_CARD`` where there is none or it is gone. ``trick`` holds the cards of the running trick
    in order of play from ``leader``; ``played`` those of all finished tricks, ``takers`` who took them and ``leaders`` who led.
    """

    def __init__(self, mechanics: Mechanics, dealer: int) -> None:
        self.m: Mechanics = mechanics
        self.dealer: int = dealer
        self.phase: int = OPEN
        self.to_act: int = NOBODY
        self.leader: int = NOBODY
        self.trump: int = -1
        self.turn_up: int = NO_CARD
        self.talon: list[int] = []
        self.drawn: int = 0
        self.holdings: list[Holding] = []
        self.trick: list[int] = []
        self.played: list[int] = []
        self.leaders: list[int] = []
        self.takers: list[int] = []
        self.scores: list[int] = [0] * mechanics.sides
        self.log: list[Event] | None = None

    @abstractmethod
    def legal(self, seat: int) -> list[Action]:
        """What a seat may do now; each kind of declaration once, with one instance."""

    @abstractmethod
    def refusal(self, seat: int, action: Action) -> Reason | None:
        """Why a seat may not do this now, or None if it may."""

    @abstractmethod
    def apply(self, action: Action) -> None:
        """Perform a legal action of the seat to act."""

    @abstractmethod
    def copy(self) -> "Deal":
        """An independent deal in the same state, without a log."""

    def play(self, seat: int, action: Action) -> list[Event]:
        """Perform an action and return what happened; raises :class:`IllegalAction` and changes nothing if it is refused."""
        reason = self.refusal(seat, action)
        if reason is not None:
            raise IllegalAction(reason)
        log: list[Event] = []
        self.log = log
        self.apply(action)
        self.log = None
        return log

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
        other.scores = self.scores[:]
