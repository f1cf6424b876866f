"""A match that was played, judged: each decision of the player beside what the strongest level would have done."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.match import Match
from bezique_desktop.table.moves import Decision
from bezique_desktop.table.replay import ReplayTable
from bezique_desktop.table.step import Step
from bezique_desktop.ui.adviser import Adviser
from bezique_desktop.values import frozen

if TYPE_CHECKING:
    from bezique_desktop.players.advice import Hint

_COPIES: Final = 32


@frozen
class Cost:
    """How many points a choice is thought to cost; ``exact`` is False where it is more, and unknown how much."""

    points: int
    exact: bool = True


@frozen
class Judged:
    """A decision at a ``place`` of a record: what the player saw and did, and what would have been best."""

    place: int
    step: Step
    done: Action
    hint: "Hint"
    cost: Cost | None


def cost_of(hint: "Hint", done: Action) -> Cost | None:
    """What it costs to have done this instead of what is advised; None if that was not weighed."""
    if are_alike(hint.action, done):
        return Cost(0)
    known = next((runner.cost for runner in hint.runners if are_alike(runner.action, done)), None)
    if known is not None:
        return Cost(known)
    return Cost(hint.runners[-1].cost, exact=False) if hint.runners else None


def are_alike(one: Action, other: Action) -> bool:
    """Whether two actions are the same but for the copies of their cards."""
    return (one.verb, one.kind, _faces(one)) == (other.verb, other.kind, _faces(other))


def _faces(action: Action) -> list[int]:
    return sorted(card % _COPIES for card in action.cards)


class Analysis(QObject):
    """Judges decision by decision as long as it is wanted."""

    changed = Signal()
    """Another decision was looked at."""

    def __init__(self, match: Match, seat: int, adviser: Adviser) -> None:
        super().__init__()
        self._table, self._seat, self._adviser = ReplayTable(match), seat, adviser
        self._places = self._table.decisions(seat)
        self.judged: list[Judged] = []
        self.done = 0
        adviser.advised.connect(self._judge)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._look)

    @property
    def count(self) -> int:
        """How many decisions there are."""
        return len(self._places)

    @property
    def is_over(self) -> bool:
        """Whether all have been looked at."""
        return self.done == self.count

    @property
    def dearest(self) -> Sequence[Judged]:
        """The decisions that cost something, the dearest first."""
        costly = [each for each in self.judged if each.cost is not None and each.cost.points > 0]
        return sorted(costly, key=lambda each: (0 if each.cost is None else -each.cost.points, each.place))

    def start(self) -> None:
        """Begin, or go on."""
        self._clock.start()

    def pause(self) -> None:
        """Look at no more for now; the adviser is gone when this returns."""
        self._clock.stop()
        self._adviser.close()

    def _look(self) -> None:
        """Ask about the next decision; where there was no choice there is nothing to ask."""
        if self.is_over:
            return
        while self._table.place < self._places[self.done]:
            self._table.next()
        step = self._table.step(self._seat)
        if len(step.view.legal) > 1:
            self._adviser.ask(step)
        else:
            self._go_on()

    def _judge(self, step: Step, hint: "Hint") -> None:
        move = self._table.coming
        if isinstance(move, Decision):
            cost = cost_of(hint, move.action)
            self.judged.append(Judged(self._table.place, step, move.action, hint, cost))
        self._go_on()

    def _go_on(self) -> None:
        self.done += 1
        self.changed.emit()
        self._clock.start()
