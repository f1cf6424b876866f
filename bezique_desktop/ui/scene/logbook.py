"""What happened in the deal, to be told in any language at any time; also after an undo or a load."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from bezique_desktop.engine.events import (
    BlancheShown,
    Credited,
    Cut,
    Dealt,
    Declared,
    Event,
    Exchanged,
    Played,
    Shown,
    Source,
    Taken,
)
from bezique_desktop.engine.views import SeatView
from bezique_desktop.ui.art.log import LogLine
from bezique_desktop.ui.scene.published import Published
from bezique_desktop.ui.wording_log import log_lines

Entry = tuple[tuple[Event, ...], SeatView]
"""Events, and the view after them."""


class Logbook:
    """The events of the running deal, step by step."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []

    def take(self, step: Published) -> None:
        """Add a step; without events go back to what is known of it, or gather it from the view."""
        view, events = step.view, tuple(step.events)
        if any(isinstance(event, Dealt) for event in events):
            self._entries.clear()
        if events and (self._entries or isinstance(events[0], Dealt)):
            self._entries.append((events, view))
            return
        self._entries = [entry for entry in self._entries if _is_before(entry[1], view)]
        if not self._entries or _progress(self._entries[-1][1]) != _progress(view):
            self._entries = retold(step)

    def lines(self, names: Sequence[str]) -> list[LogLine]:
        """All lines, the oldest first."""
        return [line for events, view in self._entries for line in log_lines(events, view, tuple(names))]


def _progress(view: SeatView) -> tuple[int, ...]:
    """How far a deal has come: numbers that never fall while it is played."""
    melds = sum(len(owned) for owned in (*view.melds, *view.sevens))
    return (len(view.played) + len(view.trick), melds, -view.talon)


def _is_before(earlier: SeatView, later: SeatView) -> bool:
    same = (earlier.match_number, earlier.deal_number, earlier.dealer) == (
        later.match_number,
        later.deal_number,
        later.dealer,
    )
    kept = later.played[: len(earlier.played)] == earlier.played
    return same and kept and all(a <= b for a, b in zip(_progress(earlier), _progress(later), strict=True))


def retold(step: Published) -> list[Entry]:
    """The deal so far as its view and ledger tell it: tricks, declarations and sevens, but not who drew what."""
    view = step.view
    credits = {trick: tuple(group) for trick, group in groupby(step.ledger, key=lambda credit: credit.trick)}
    cut = (Cut(view.dealer, *step.cut),) if step.cut[0] else ()
    entries: list[Entry] = [((*cut, *_told(credits.get(0, ()), view)), view)]
    for index, (leader, cards, taker) in enumerate(view.tricks()):
        for place, card in enumerate(cards[:-1]):
            seat = (leader + place) % view.rules.players
            entries.append(((Played(seat, card),), replace(view, trick=cards[: place + 1])))
        last = (leader + len(cards) - 1) % view.rules.players
        after = _told(credits.get(index + 1, ()), view)
        entries.append(((Played(last, cards[-1]), Taken(taker, cards, 0), *after), replace(view, trick=())))
    for place, card in enumerate(view.trick):
        seat = (view.leader + place) % view.rules.players
        entries.append(((Played(seat, card),), replace(view, trick=view.trick[: place + 1])))
    return [entry for entry in entries if entry[0]]


def _told(credits: Sequence[Credited], view: SeatView) -> tuple[Event, ...]:
    """Credits with the events that brought them."""
    told: list[Event] = []
    for credit in credits:
        if credit.source is Source.DECLARATION:
            told.append(Declared(credit.seat, credit.kind, credit.cards))
        elif credit.source is Source.EXCHANGE:
            told.append(Exchanged(credit.seat, *credit.cards[:2]))
        elif credit.source is Source.SEVEN:
            told.append(Shown(credit.seat, credit.cards[0]))
        elif credit.source is Source.CARTE_BLANCHE:
            told.append(BlancheShown(credit.seat, credit.cards))
        told.append(credit)
    return tuple(told)
