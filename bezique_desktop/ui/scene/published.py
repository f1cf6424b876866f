"""What the scene is told: the parts of a published step that it draws from, as a face that any step has."""

from collections.abc import Sequence
from typing import Protocol

from bezique_desktop.engine.events import Credited, Event
from bezique_desktop.engine.results import DealResult, MatchResult, limit_of
from bezique_desktop.engine.views import SeatView


class Progress(Protocol):
    """How a game goes on that the computer plays by itself: whether it waits, and its pace, from 0 to the fastest."""

    @property
    def is_paused(self) -> bool: ...
    @property
    def pace(self) -> int: ...
    @property
    def fastest(self) -> int: ...


class Published(Protocol):
    """A step as one seat gets it: what happened, and how things stand now. ``ledger`` has every credit of the deal.

    Without ``events`` the events of every move of the deal are ``told``.
    """

    @property
    def number(self) -> int: ...
    @property
    def events(self) -> Sequence[Event]: ...
    @property
    def view(self) -> SeatView: ...
    @property
    def names(self) -> Sequence[str]: ...
    @property
    def ledger(self) -> Sequence[Credited]: ...
    @property
    def deal_result(self) -> DealResult | None: ...
    @property
    def match_result(self) -> MatchResult | None: ...
    @property
    def cut(self) -> tuple[int, int]: ...
    @property
    def told(self) -> Sequence[Sequence[Event]]: ...
    @property
    def replay(self) -> tuple[int, int]: ...
    @property
    def leader_first(self) -> int: ...
    @property
    def can_undo(self) -> bool: ...
    @property
    def can_redo(self) -> bool: ...


def may_stop(step: Published) -> bool:
    """Whether the match may be ended here: it has no limit, and a deal is over (X-24, S-15)."""
    is_between = step.deal_result is not None and step.match_result is None
    return is_between and not step.replay[1] and not limit_of(step.view.rules)


def may_ask(step: Published) -> bool:
    """Whether the viewer may ask what is best: he is to act, or was so in a record."""
    view = step.view
    return bool(view.legal) or (step.replay[1] > 0 and view.to_act == view.seat and step.deal_result is None)
