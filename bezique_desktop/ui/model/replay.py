"""A match that was played, stepped through by the person at the screen: nobody acts, and all can be seen again."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.match import Match
from bezique_desktop.table.moves import Decision
from bezique_desktop.table.replay import ReplayTable, same_cards
from bezique_desktop.table.step import Step


class Replay(QObject):
    """A record seen from one seat. Its steps offer no actions, and tell how far the record has come.

    ``names``: what everybody is called in the steps, empty for the names that the match has. ``question`` is the step
    as the person saw it then, with what he might have done; None where he had nothing to decide.
    """

    stepped = Signal(object)
    """A :class:`Step` of the seat."""

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__()
        self._table = ReplayTable(match)
        self._whole = match
        self.names: tuple[str, ...] = ()
        self._seat = seat
        self.question: Step | None = None
        self.step: Step | None = None
        self._leave = self._table.subscribe(seat, self._take)

    @property
    def match(self) -> Match:
        """The match as far as it is shown."""
        return self._table.match

    @property
    def whole(self) -> Match:
        """The match as it was played."""
        return self._whole

    def start(self) -> None:
        """Show the first deal, just dealt."""
        self._table.start()

    def close(self) -> None:
        """Leave the record."""
        self._leave()

    def go(self, where: str) -> None:
        """Go to the ``first`` move, the ``previous`` one, the ``next`` one, the ``last``, or the next ``decision``."""
        {
            "first": self._table.first,
            "previous": self._table.previous,
            "next": self._table.next,
            "last": self._table.last,
            "decision": self._decide,
        }[where]()

    def go_to(self, place: int) -> None:
        """Go to the place after so many moves."""
        self._table.goto(place)

    @property
    def answer(self) -> Action | None:
        """What the person did in this place."""
        move = self._table.coming
        return move.action if isinstance(move, Decision) and move.seat == self._seat else None

    def _decide(self) -> None:
        """Go to the next place where the person had something to decide, else to the end."""
        coming = (place for place in self._table.decisions(self._seat) if place > self._table.place)
        self._table.goto(next(coming, self._table.length))

    def branch(self) -> Match:
        """The match as it stood here, to be played on."""
        return self._table.branch()

    def again(self) -> Match:
        """A new match with the same cards."""
        return same_cards(self._whole)

    def resend(self) -> None:
        """Send the latest step again, without its events."""
        self._table.start()

    def _take(self, step: Step) -> None:
        names = self.names or step.names
        self.question = replace(step, names=names) if step.view.legal else None
        still = replace(step.view, legal=())
        self.step = replace(step, view=still, names=names, replay=(self._table.place, self._table.length))
        self.stepped.emit(self.step)
