"""What happened in the deal, to be told in any language at any time; also after an undo or a load."""

from collections.abc import Sequence
from dataclasses import replace

from bezique_desktop.engine.events import Dealt, Event, Played, Taken
from bezique_desktop.engine.views import SeatView
from bezique_desktop.ui.art.log import LogLine
from bezique_desktop.ui.figures import plain
from bezique_desktop.ui.scene.published import Published
from bezique_desktop.ui.wording_cards import index_language
from bezique_desktop.ui.wording_log import log_lines
from bezique_desktop.ui.words import _, language

Entry = tuple[Sequence[Event], SeatView]
"""Events, and a view with the trick as it was after them."""


class Logbook:
    """The events of the running deal, step by step."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []
        self._told: list[LogLine] = []
        self._spoken = ""
        self._names: tuple[str, ...] = ()
        self._done = 0
        self._tricks = 0

    def take(self, step: Published) -> None:
        """Add a step; one without events tells the deal anew."""
        if not step.events:
            self._entries = retold(step)
            self._forget()
            return
        if any(isinstance(event, Dealt) for event in step.events):
            self._entries.clear()
            self._forget()
        self._entries.append((step.events, step.view))

    def lines(self, names: Sequence[str]) -> list[LogLine]:
        """All lines, the oldest first, each with what it is in full words and the trick it belongs to."""
        spoken = f"{language()} {index_language()}"
        if (self._spoken, self._names) != (spoken, tuple(names)):
            self._forget()
            self._spoken, self._names = spoken, tuple(names)
        for entry in self._entries[self._done :]:
            self._told += self._lines_of(entry)
        self._done = len(self._entries)
        return self._told[:]

    def _forget(self) -> None:
        """Tell all of it anew."""
        self._told, self._done, self._tricks = [], 0, 0

    def _lines_of(self, entry: Entry) -> list[LogLine]:
        events, view = entry
        self._tricks += sum(isinstance(event, Taken) for event in events)
        place = _("Trick {number}").format(number=max(1, self._tricks + bool(view.trick)))
        shown = log_lines(events, view, self._names)
        spoken = log_lines(events, view, self._names, spoken=True)
        told = [plain(f"{place}: {said.text} {said.points}".strip()) for said in spoken]
        return [replace(line, told=words) for line, words in zip(shown, told, strict=True)]


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
