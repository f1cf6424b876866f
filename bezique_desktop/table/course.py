"""A match in progress with what happened in its running deal."""

from collections.abc import Iterable, Sequence

from bezique_desktop.engine.events import Credited, Dealt, Event
from bezique_desktop.engine.match import Match
from bezique_desktop.table.moves import Move, perform, unplayed


class Course:
    """``told`` holds the events of every move of the running, or just finished, deal, ``ledger`` its credits."""

    def __init__(self, match: Match) -> None:
        self.match: Match = match
        self.ledger: list[Credited] = []
        self.told: list[tuple[Event, ...]] = []

    def advance(self, move: Move) -> list[Event]:
        """Make a move and return what happened; one that may not be made raises what the engine raises."""
        events = perform(self.match, move)
        self._enter(events)
        return events

    def begin(self, dealer: int | None, seed: int | None, cut: int | None, guess: int | None) -> list[Event]:
        """Begin the next deal, what is left out as the match decides, and return what happened.

        Raises ``DealError`` where :meth:`Match.start_deal` does.
        """
        events = self.match.start_deal(dealer, seed=seed, cut=cut, guess=guess)
        self._enter(events)
        return events

    def _enter(self, events: Sequence[Event]) -> None:
        """Keep what a move brought about, with the credits in the ledger; both are those of the latest deal."""
        if any(isinstance(event, Dealt) for event in events):
            self.told, self.ledger = [], []
        self.told.append(tuple(events))
        self.ledger += [event for event in events if isinstance(event, Credited)]


def course_of(match: Match, moves: Iterable[Move]) -> Course:
    """The course of the same match in which just these moves were made."""
    course = Course(unplayed(match))
    for move in moves:
        course.advance(move)
    return course
