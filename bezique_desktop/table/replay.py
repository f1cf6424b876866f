"""A match that was played, laid on the table again to step through."""

from collections.abc import Callable, Iterable

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.events import Event
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.table.course import course_of
from bezique_desktop.table.moves import Decision, Move, Opening, moves_of, replayed
from bezique_desktop.table.posting import Listener, Posting
from bezique_desktop.table.step import Step, step_of


class ReplayTable:
    """The face of a table over a record: it publishes steps, and takes no actions.

    ``place`` counts the moves (deals begun, actions, a concession) that are made, from 1 to ``length``: it begins when
    the first deal was dealt. One move on is published with its events, every other change without.
    """

    def __init__(self, match: Match) -> None:
        self._moves = moves_of(match)
        if not self._moves:
            raise ValueError("nothing has been played in this match")
        self._course = course_of(match, self._moves[:1])
        self._posting = Posting()
        self.place: int = 1
        self.number: int = 0

    @property
    def match(self) -> Match:
        """The match as far as it is shown, to read only; another object after each step back."""
        return self._course.match

    @property
    def length(self) -> int:
        """How many moves the record has."""
        return len(self._moves)

    @property
    def deals(self) -> list[int]:
        """The places at which each deal has just been dealt."""
        return [place for place, move in enumerate(self._moves, 1) if isinstance(move, Opening)]

    @property
    def coming(self) -> Move | None:
        """The move that the record makes next, None at its end."""
        return self._moves[self.place] if self.place < self.length else None

    def decisions(self, seat: int) -> list[int]:
        """The places at which a seat decides something, other than just to draw."""
        return [place for place, move in enumerate(self._moves) if _decides(move, seat)]

    # ------------------------------------------------------------------ stepping
    def goto(self, place: int) -> bool:
        """Show the match after so many moves; False if it is shown already, or there is no such place."""
        if place == self.place or not 1 <= place <= self.length:
            return False
        if place == self.place + 1:
            events = self._course.advance(self._moves[self.place])
        else:
            self._course, events = course_of(self.match, self._moves[:place]), []
        self.place = place
        self._publish(events)
        return True

    def first(self) -> bool:
        """Go to the first deal, just dealt."""
        return self.goto(1)

    def previous(self) -> bool:
        """Go back by one move."""
        return self.goto(self.place - 1)

    def next(self) -> bool:
        """Go on by one move."""
        return self.goto(self.place + 1)

    def last(self) -> bool:
        """Go to the end."""
        return self.goto(self.length)

    def branch(self, place: int | None = None) -> Match:
        """A new match that stands where this one stood after so many moves (as shown if left out), to be played on."""
        return replayed(self.match, self._moves[: self.place if place is None else place])

    # ------------------------------------------------------------------ the face of a table
    def subscribe(self, seat: int, listener: Listener) -> Callable[[], None]:
        """Publish the coming steps of a seat to this listener until the returned function is called."""
        return self._posting.subscribe(seat, listener)

    def step(self, seat: int) -> Step:
        """What is shown, as this seat knew it."""
        return self._step(seat, ())

    def start(self, seed: int | None = None) -> None:
        """Publish what is shown; the deals are those of the record."""
        self._publish(())

    def submit(self, seat: int, action: Action, number: int) -> bool:
        """Nobody plays in a replay: False."""
        return False

    def why(self, seat: int, action: Action) -> Reason | None:
        """Why a seat may not do this: nobody plays in a replay."""
        return Reason.DEAL_OVER

    def next_deal(self, number: int, seed: int | None = None) -> bool:
        """Go on to the next deal of the record, just dealt."""
        coming = [place for place in self.deals if place > self.place]
        return number == self.number and bool(coming) and self.goto(coming[0])

    def undo(self, seat: int) -> bool:
        """Go back by one move."""
        return self.previous()

    def redo(self, seat: int) -> bool:
        """Go on by one move."""
        return self.next()

    def concede(self, seat: int) -> None:
        """Nobody plays in a replay: nothing happens."""

    def _step(self, seat: int, events: Iterable[Event]) -> Step:
        return step_of(self._course, seat, self.number, events, self.place > 1, self.place < self.length)

    def _publish(self, events: Iterable[Event]) -> None:
        self.number += 1
        self._posting.post(lambda seat: self._step(seat, events))


def _decides(move: Move, seat: int) -> bool:
    return isinstance(move, Decision) and move.seat == seat and move.action.verb != Verb.DRAW


def same_cards(match: Match) -> Match:
    """A new match with the cards of this one: the first deal is dealt, the seed of the match deals the later ones."""
    return replayed(match, moves_of(match)[:1])
