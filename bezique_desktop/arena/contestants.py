"""Who takes part in a comparison: players of this process, or programs that speak the line protocol."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable
from time import perf_counter, thread_time
from typing import Final

from bezique_desktop.arena.outside import GoneError, Outside, OutsideError, SilentError
from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.player import Player
from bezique_desktop.players.registry import SIMPLEST, player

REASONS: Final = 5
"""How many different faults of a player are kept in words."""
SILENCES: Final = 3
"""So many questions in a row may a program leave unanswered in a deal."""
STARTS: Final = 3
"""So often is a program started that has never answered."""


class Contestant(ABC):
    """A player with a name, the time it took for each move, and what went wrong with it.

    ``clock`` measures its time in seconds: that of the processor for a player of this process, which other programs do
    not lengthen, where the system counts it finely; else that of the wall. ``faults`` counts every move for which the
    simplest player had to stand in; ``reasons`` keeps a few in words.
    """

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.clock: Callable[[], float] = perf_counter
        self.seconds: list[float] = []
        self.faults: int = 0
        self.reasons: list[str] = []
        self.simplest: Player = player(SIMPLEST)

    def begin_deal(self) -> None:  # noqa: B027 - most think nothing of it
        """The cards are dealt anew."""

    def choose(self, view: SeatView, seed: int, number: int) -> Action:
        """Its action, timed where there is a choice; that of the simplest player where it has none to give."""
        begin = self.clock()
        try:
            action = self.answer(view, seed, number)
        except OutsideError as error:
            self.note(str(error))
            action = self.substitute(view, seed)
        if len(view.legal) > 1:
            self.seconds.append(self.clock() - begin)
        return action

    @abstractmethod
    def answer(self, view: SeatView, seed: int, number: int) -> Action:
        """What it answers; raises ``OutsideError`` if it gives no answer that can be read."""

    def substitute(self, view: SeatView, seed: int) -> Action:
        """What the simplest player would do."""
        return self.simplest.choose(view, seed)

    def note(self, reason: str) -> None:
        """Keep a fault in mind."""
        self.faults += 1
        if reason not in self.reasons and len(self.reasons) < REASONS:
            self.reasons.append(reason)

    def forget(self) -> None:
        """Begin the account of times and faults anew."""
        self.seconds, self.faults, self.reasons = [], 0, []

    def close(self) -> None:  # noqa: B027 - most hold nothing
        """Let go of whatever it holds."""


class Resident(Contestant):
    """A registered player in this process."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.player: Player = player(name)
        if sys.platform != "win32":
            self.clock = thread_time

    def answer(self, view: SeatView, seed: int, number: int) -> Action:
        return self.player.choose(view, seed)


class Visitor(Contestant):
    """A program of its own behind the line protocol; one that keeps silent is given up for the rest of the deal, for
    good one that ends whenever it is started."""

    def __init__(self, name: str, command: list[str], patience: float) -> None:
        super().__init__(name)
        self.program: Outside = Outside(command, patience)
        self.silences: int = 0
        self.starts: int = 0
        self.answered: bool = False

    def begin_deal(self) -> None:
        self.silences = 0

    def answer(self, view: SeatView, seed: int, number: int) -> Action:
        if self.silences == SILENCES:
            raise OutsideError(f"was given up for the rest of a deal after {SILENCES} silences in a row")
        if self.starts == STARTS:
            raise OutsideError(f"was given up: it never answered, and was started {STARTS} times")
        before, self.silences = self.silences, 0
        try:
            action = self.program.ask(view, seed, number)
        except SilentError:
            self.silences = before + 1
            raise
        except GoneError:
            self.starts += not self.answered
            raise
        self.answered = True
        return action

    def close(self) -> None:
        self.program.stop()
