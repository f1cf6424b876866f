"""How steps reach those who listen: in order, each after the state is complete, whatever a listener does meanwhile."""

from collections import deque
from collections.abc import Callable

from bezique_desktop.table.step import Step

Listener = Callable[[Step], None]


class Posting:
    """Delivers steps to the listeners of each seat.

    A listener may bring about another step: it is delivered when everybody has had the present one. A listener that
    raises keeps the others from nothing; its error is raised to the caller at the end.
    """

    def __init__(self) -> None:
        self._listeners: list[tuple[int, Listener]] = []
        self._due: deque[tuple[tuple[int, Listener], Step]] = deque()
        self._delivering: bool = False

    def subscribe(self, seat: int, listener: Listener) -> Callable[[], None]:
        """Deliver the coming steps of a seat to this listener until the returned function is called."""
        place = (seat, listener)
        self._listeners.append(place)

        def unsubscribe() -> None:
            if place in self._listeners:
                self._listeners.remove(place)

        return unsubscribe

    def post(self, made: Callable[[int], Step]) -> None:
        """Deliver a step to all; ``made`` makes that of a seat, once for each seat somebody listens for."""
        steps = {seat: made(seat) for seat in {seat for seat, _ in self._listeners}}
        self._due.extend([(place, steps[place[0]]) for place in self._listeners])
        if not self._delivering:
            self._deliver()

    def _deliver(self) -> None:
        faults: list[Exception] = []
        self._delivering = True
        try:
            while self._due:
                self._hand_over(*self._due.popleft(), faults)
        finally:
            self._delivering = False
        if faults:
            raise faults[0]

    def _hand_over(self, place: tuple[int, Listener], step: Step, faults: list[Exception]) -> None:
        if place not in self._listeners:
            return
        try:
            place[1](step)
        except Exception as error:
            faults.append(error)
