"""A match in progress with the ledger of its running deal."""

from collections.abc import Iterable

from bezique_desktop.engine.events import Credited, Event
from bezique_desktop.engine.match import Match
from bezique_desktop.table.moves import Move, Opening, perform, unplayed


class Course:
    """``ledger`` holds every credit of the running, or just finished, deal in order."""

    def __init__(self, match: Match) -> None:
        self.match: Match = match
        self.ledger: list[Credited] = []

    def advance(self, move: Move) -> list[Event]:
        """Make a move and return what happened; one that may not be made raises what the engine raises."""
        events = perform(self.match, move)
        if isinstance(move, Opening):
            self.ledger = []
        self.enter(events)
        return events

    def enter(self, events: Iterable[Event]) -> None:
        """Take the credits among these events into the ledger."""
        self.ledger += [event for event in events if isinstance(event, Credited)]


def course_of(match: Match, moves: Iterable[Move]) -> Course:
    """The course of the same match in which just these moves were made."""
    course = Course(unplayed(match))
    for move in moves:
        course.advance(move)
    return course
