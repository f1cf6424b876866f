"""What happened in the deal, to be told in any language at any time; also after an undo or a load."""

from collections.abc import Sequence
from dataclasses import replace

from bezique_desktop.engine.events import Dealt, Event, Played, Taken
from bezique_desktop.engine.views import SeatView
from bezique_desktop.ui.art.log import LogLine
from bezique_desktop.ui.scene.published import Published
from bezique_desktop.ui.wording_log import log_lines

Entry = tuple[Sequence[Event], SeatView]
"""Events, and a view with the trick as it was after them."""


class Logbook:
    """The events of the running deal, step by step."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []

    def take(self, step: Published) -> None:
        """Add a step; one without events tells the deal anew."""
        if not step.events:
            self._entries = retold(step)
            return
        if any(isinstance(event, Dealt) for event in step.events):
            self._entries.clear()
        self._entries.append((step.events, step.view))

    def lines(self, names: Sequence[str]) -> list[LogLine]:
        """All lines, the oldest first."""
        return [line for events, view in self._entries for line in log_lines(events, view, tuple(names))]


def retold(step: Published) -> list[Entry]:
    """The deal so far."""
    entries: list[Entry] = []
    trick: tuple[int, ...] = ()
    for events in step.told:
        for event in events:
            if isinstance(event, Played):
                trick = (*trick, event.card)
            elif isinstance(event, Taken):
                trick = ()
        entries.append((events, replace(step.view, trick=trick)))
    return entries
