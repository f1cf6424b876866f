"""A match as the person at the screen sees it: the latest step of his seat, and what he may ask of the table."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Protocol

from PySide6.QtCore import QObject, Signal

from bezique_desktop.engine.actions import DRAW, Action
from bezique_desktop.engine.chance import derived
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.reasons import IllegalAction, Reason
from bezique_desktop.table.step import Step
from bezique_desktop.table.table import Table
from bezique_desktop.ui.model.cutting import CutQuestion, cut_question

DEAL_NUMBERS: Final = 1_000_000_000
"""Deals are numbered below this: short enough to be noted and passed on."""


def deal_seed(match: Match) -> int:
    """The number of the next deal: the first has that of the match, the others follow from it."""
    played = len(match.entries)
    return derived(match.seed, played) % DEAL_NUMBERS if played else match.seed


class Companion(Protocol):
    """Whoever plays another seat for this program."""

    def start(self) -> None:
        """Begin to play."""

    def close(self) -> None:
        """Leave the table for good."""


class Session(QObject):
    """One person's seat at a table, with the companions that play the others.

    ``auto_draw``: draw at once when nothing can be declared. ``names``: what everybody is called in the steps, empty
    for the names that the match has. ``looks_on``: he only watches, and his steps offer nothing to do.
    """

    stepped = Signal(object)
    """A :class:`Step` of this seat, in the order of the table."""

    def __init__(self, table: Table, seat: int, companions: Sequence[Companion] = ()) -> None:
        super().__init__()
        self.table = table
        self.seat = seat
        self.auto_draw = False
        self.looks_on = False
        self.names: tuple[str, ...] = ()
        self._companions = tuple(companions)
        self.step: Step | None = None
        self._leave = table.subscribe(seat, self._take)

    def question(self, dealer: int | None = None) -> CutQuestion | None:
        """What this seat has to say before the next deal, if anything; None while a deal is running.

        ``dealer`` is who deals it, if that was chosen.
        """
        match = self.table.match
        if match.result is not None or (match.entries and match.entries[-1].result is None):
            return None
        return cut_question(match, self.names or match.names, self.seat, deal_seed(match), dealer)

    def start(self, cut: int | None = None, guess: int | None = None, dealer: int | None = None) -> None:
        """Deal if nothing is dealt, else publish where the match stands; then let the companions play.

        ``cut`` and ``guess`` answer :meth:`question`, ``dealer`` is who was chosen to deal.
        """
        self.table.start(deal_seed(self.table.match), cut, guess, dealer)
        for companion in self._companions:
            companion.start()

    def close(self) -> None:
        """Leave the table, and all companions with it."""
        self._leave()
        for companion in self._companions:
            companion.close()

    def exchange(self, leaving: Companion, coming: Companion) -> None:
        """Let another play a seat from now on; what the one before is thinking about is forgotten."""
        leaving.close()
        self._companions = tuple(coming if each is leaving else each for each in self._companions)
        coming.start()

    def submit(self, action: Action) -> Reason | None:
        """Do this now; if the rules refuse it, say why."""
        if self.step is not None:
            try:
                self.table.submit(self.seat, action, self.step.number)
            except IllegalAction as refused:
                return refused.reason
        return None

    def why(self, action: Action) -> Reason | None:
        """Why the rules refuse this now, or None if they do not."""
        return self.table.why(self.seat, action)

    def undo(self) -> None:
        """Take back to this seat's last real decision."""
        while not self.looks_on and self.table.undo(self.seat) and self._is_drawn_for():
            pass

    def redo(self) -> None:
        """Bring back what was taken, up to this seat's next real decision."""
        while not self.looks_on and self.table.redo(self.seat) and self._is_drawn_for():
            pass

    def restart_deal(self) -> None:
        """Take the whole deal back, to play the same cards again."""
        self.table.restart_deal()

    def next_deal(self, cut: int | None = None, guess: int | None = None, dealer: int | None = None) -> None:
        """Deal again after a finished deal; ``cut``, ``guess`` and ``dealer`` as in :meth:`start`."""
        if self.step is not None:
            self.table.next_deal(self.step.number, deal_seed(self.table.match), cut, guess, dealer)

    def concede(self) -> None:
        """Give the match up."""
        if not self.looks_on:
            self.table.concede(self.seat)

    def stop(self) -> None:
        """End a match without a limit."""
        if not self.looks_on:
            self.table.stop(self.seat)

    def resend(self) -> None:
        """Send the latest step again, without its events."""
        if self.step is not None:
            self._send(self.table.step(self.seat))

    def _take(self, step: Step) -> None:
        self._send(step)
        if step.events and self._is_drawn_for():
            self.table.submit(self.seat, DRAW, step.number)

    def shown(self, step: Step) -> Step:
        """A step as the player is shown it."""
        if self.names:
            step = replace(step, names=self.names)
        if self.looks_on:
            step = replace(step, view=replace(step.view, legal=()), can_undo=False, can_redo=False)
        return step

    def _send(self, step: Step) -> None:
        self.step = self.shown(step)
        self.stepped.emit(self.step)

    def _is_drawn_for(self) -> bool:
        """Whether there is nothing to do but draw, and the player has asked us to."""
        return self.auto_draw and self.step is not None and self.step.view.legal == (DRAW,)
