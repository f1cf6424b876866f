"""The table where players sit: the only place where a match changes."""

from collections.abc import Callable, Iterable

from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.events import Event
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.table.course import course_of
from bezique_desktop.table.journal import Journal
from bezique_desktop.table.moves import Concession, Decision, Move, Stop, moves_of, opening_of
from bezique_desktop.table.posting import Listener, Posting
from bezique_desktop.table.step import Step, step_of
from bezique_desktop.table.timeline import Timeline


class Table:
    """The authority over one match.

    Seats submit what they decide under the number of the step that they answer; the table checks it, has it journalled
    and publishes a step to every listener. It never calls a player and never waits. A listener may submit at once: the
    change is made, and published after everybody has had the step before. ``number`` is that of the latest step.

    The match it is given may have been played already, and is left as it is; ``timeline`` then tells, if known, which
    moves were taken back and can be redone. Whoever keeps the journal has begun it with this match.
    """

    def __init__(
        self, match: Match, journal: Journal | None = None, allow_undo: bool = True, timeline: Timeline | None = None
    ) -> None:
        self._timeline: Timeline = Timeline(moves_of(match)) if timeline is None else timeline
        self._course = course_of(match, self._timeline.made)
        self._journal: Journal | None = journal
        self._allow_undo: bool = allow_undo
        self._posting = Posting()
        self.number: int = 0

    @property
    def match(self) -> Match:
        """The match as it stands, to read only; another object after each undo."""
        return self._course.match

    @property
    def undone(self) -> int:
        """How often something was taken back in this match."""
        return self._timeline.undone

    # ------------------------------------------------------------------ who listens
    def subscribe(self, seat: int, listener: Listener) -> Callable[[], None]:
        """Publish the coming steps of a seat to this listener until the returned function is called."""
        return self._posting.subscribe(seat, listener)

    def step(self, seat: int) -> Step:
        """The latest step without its events; raises ``DealError`` before the first deal."""
        return self._step(seat, ())

    def _step(self, seat: int, events: Iterable[Event]) -> Step:
        can_undo = self._allow_undo and self._latest(seat) >= 0
        can_redo = self._allow_undo and self._timeline.can_redo
        return step_of(self._course, seat, self.number, events, can_undo, can_redo)

    def _publish(self, events: Iterable[Event]) -> None:
        self.number += 1
        self._posting.post(lambda seat: self._step(seat, events))

    # ------------------------------------------------------------------ what seats do
    def start(
        self, seed: int | None = None, cut: int | None = None, guess: int | None = None, dealer: int | None = None
    ) -> None:
        """Deal the first deal (that of number ``seed`` if given), or publish where a match played already stands.

        ``cut`` and ``guess`` are the dealer's cut and its estimate where they were not left to the seed (X-3),
        ``dealer`` who deals where that was chosen (X-2).
        """
        if self.match.entries:
            self._publish(())
        else:
            self._begin_deal(seed, cut, guess, dealer)

    def submit(self, seat: int, action: Action, number: int) -> bool:
        """Perform what a seat decided on the step of this number; False, and nothing changes, if it is not the latest.

        Raises :class:`IllegalAction` if the rules refuse it.
        """
        if number != self.number:
            return False
        decision = Decision(seat, action)
        self._made(decision, self._course.advance(decision))
        return True

    def why(self, seat: int, action: Action) -> Reason | None:
        """Why the rules refuse this now, or None if they do not."""
        return self.match.refusal(seat, action)

    def next_deal(
        self,
        number: int,
        seed: int | None = None,
        cut: int | None = None,
        guess: int | None = None,
        dealer: int | None = None,
    ) -> bool:
        """Begin the next deal; False if the number is not the latest, a deal is running or the match is over.

        ``cut``, ``guess`` and ``dealer`` as in :meth:`start`.
        """
        match = self.match
        if number != self.number or match.result is not None or not match.entries or match.entries[-1].result is None:
            return False
        self._begin_deal(seed, cut, guess, dealer)
        return True

    def concede(self, seat: int) -> None:
        """Give the match up for the side of a seat; nothing happens before the first deal and after the end."""
        if self.match.entries and self.match.result is None:
            concession = Concession(self.match.rules.side_of(seat))
            self._made(concession, self._course.advance(concession))

    def stop(self, seat: int) -> None:
        """End a match without a limit, at the wish of a seat; nothing happens where it may not be ended."""
        if self.match.may_stop:
            stop = Stop(self.match.rules.side_of(seat))
            self._made(stop, self._course.advance(stop))

    def change_levels(self, levels: Iterable[str]) -> None:
        """Let the match tell of each seat how well its computer plays from now on, as ``Match.levels`` does.

        No seat sees anything else than before, so that no step is published. It cannot be taken back.
        """
        self.match.levels = list(levels)
        if self._journal is not None:
            self._journal.change_levels(self.match.levels)

    def _begin_deal(self, seed: int | None, cut: int | None, guess: int | None, dealer: int | None) -> None:
        events = self._course.begin(dealer, seed, cut, guess)
        self._made(opening_of(self.match.entries[-1]), events)

    def _made(self, move: Move, events: Iterable[Event]) -> None:
        self._timeline.add(move)
        if self._journal is not None:
            self._journal.add(move)
        self._publish(events)

    # ------------------------------------------------------------------ what can be taken back
    def undo(self, seat: int) -> bool:
        """Return to just before this seat's own latest decision; False if it has none.

        The way back leads over tricks, deals and the end of the match.
        """
        return self._return_to(self._latest(seat))

    def restart_deal(self) -> bool:
        """Return to just after the cards of the latest deal were dealt; False if nothing has been done since."""
        return self._return_to(self._timeline.opening + 1)

    def _return_to(self, place: int) -> bool:
        if not self._allow_undo or not 0 <= place < self._timeline.here:
            return False
        count = self._timeline.back(place)
        self._course = course_of(self.match, self._timeline.made)
        if self._journal is not None:
            self._journal.back(count)
        self._publish(())
        return True

    def redo(self, seat: int) -> bool:
        """Make again all that the last undo took back, whoever asks; False if there is nothing of that kind."""
        if not self._allow_undo or not self._timeline.can_redo:
            return False
        moves = self._timeline.forward()
        for move in moves:
            self._course.advance(move)
        if self._journal is not None:
            self._journal.forward(len(moves))
        self._publish(())
        return True

    def _latest(self, seat: int) -> int:
        return self._timeline.latest(seat, self.match.rules.sides)
