"""What the table publishes to one seat."""

from collections.abc import Iterable
from dataclasses import replace

from bezique_desktop.engine.deal import NOBODY
from bezique_desktop.engine.events import Credited, Event, redact
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.results import DealResult, MatchResult, gains
from bezique_desktop.engine.views import SeatView
from bezique_desktop.table.course import Course
from bezique_desktop.values import frozen


@frozen
class Step:
    """The state after something happened, as one seat may know it.

    ``number`` rises with every publication, also with an undo. ``events`` are what led here, empty after undo, redo and
    load; then ``told`` has those of every move of the deal. ``ledger`` has every credit of the running or just finished
    deal, ``history`` what each finished deal added to the totals by side. ``deal_result`` is set while a finished deal
    lies on the table. ``leader_first`` is the eldest hand of this deal, ``seed`` its number, -1 if its deck was given,
    ``cut`` the cards lifted for it and their estimate, 0 where nothing was cut. ``replay`` is the place in a record
    that is stepped through and how many moves it has, 0 in a match that is played.
    """

    number: int
    events: tuple[Event, ...]
    view: SeatView
    names: tuple[str, ...]
    ledger: tuple[Credited, ...]
    deal_result: DealResult | None
    match_result: MatchResult | None
    history: tuple[tuple[int, ...], ...]
    leader_first: int
    can_undo: bool
    can_redo: bool
    seed: int
    cut: tuple[int, int] = (0, 0)
    told: tuple[tuple[Event, ...], ...] = ()
    replay: tuple[int, int] = (0, 0)


def step_of(course: Course, seat: int, number: int, events: Iterable[Event], can_undo: bool, can_redo: bool) -> Step:
    """The step for this seat; raises ``DealError`` before the first deal."""
    match = course.match
    view = _view(match, seat)
    entry = match.entries[-1]
    happened = _redacted(events, seat)
    told = () if happened else tuple([_redacted(each, seat) for each in course.told])
    history = tuple([gains(match.rules, each.result) for each in match.entries if each.result is not None])
    return Step(
        number, happened, view, tuple(match.names), tuple(course.ledger),
        entry.result, match.result, history,
        (entry.dealer + 1) % match.rules.players, can_undo, can_redo, entry.seed, (entry.lifted, entry.guess), told,
    )  # fmt: skip


def _redacted(events: Iterable[Event], seat: int) -> tuple[Event, ...]:
    return tuple([redact(event, seat) for event in events])


def _view(match: Match, seat: int) -> SeatView:
    """The seat's view; after the end of the match nobody is to act, even if it ended in the middle of a deal."""
    view = match.view(seat)
    return view if match.result is None else replace(view, to_act=NOBODY, legal=())
