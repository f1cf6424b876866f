"""A match that was played, stepped through by the person at the screen: nobody acts, and all can be seen again."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from bezique_desktop.engine.match import Match
from bezique_desktop.table.replay import ReplayTable, same_cards
from bezique_desktop.table.step import Step


class Replay(QObject):
    """A record seen from one seat. Its steps offer no actions, and tell how far the record has come.

    ``names``: what everybody is called in the steps, empty for the names that the match has.
    """

    stepped = Signal(object)
    """A :class:`Step` of the seat."""

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__()
        self._table = ReplayTable(match)
        self._whole = match
        self.names: tuple[str, ...] = ()
        self.step: Step | None = None
        self._leave = self._table.subscribe(seat, self._take)

    @property
    def match(self) -> Match:
        """The match as far as it is shown."""
        return self._table.match

    def start(self) -> None:
        """Show the first deal, just dealt."""
        self._table.start()

    def close(self) -> None:
        """Leave the record."""
        self._leave()

    def go(self, where: str) -> None:
        """Go to the ``first`` move, the ``previous`` one, the ``next`` one or the ``last``."""
        {
            "first": self._table.first,
            "previous": self._table.previous,
            "next": self._table.next,
            "last": self._table.last,
        }[where]()

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
        still = replace(step.view, legal=())
        names = self.names or step.names
        self.step = replace(step, view=still, names=names, replay=(self._table.place, self._table.length))
        self.stepped.emit(self.step)
