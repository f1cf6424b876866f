"""What is painted while nothing else happens: what was only stretched in haste, and the cards of the next moves."""

from typing import Final

from PySide6.QtCore import QObject, QTimer

from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.scene.clock import Clock
from bezique_desktop.ui.scene.layout import Frame
from bezique_desktop.ui.scene.placing import Picture, Zone
from bezique_desktop.ui.scene.table_scene import TableScene

IDLE_MS: Final = 120
"""After so long without another change of size, everything is painted anew."""


class IdlePainter(QObject):
    """Finishes a scene that was settled in haste, one thing a time, and has the deck paint ahead."""

    def __init__(self, scene: TableScene, deck: Deck, clock: Clock, parent: QObject) -> None:
        super().__init__(parent)
        self._scene, self._deck, self._clock = scene, deck, clock
        self._hasty: tuple[Picture, Frame, float] | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    def put_off(self, shown: Picture, frame: Frame, ratio: float) -> None:
        """The cards lie in place, stretched: they are to be painted in the sizes of this frame."""
        self._hasty = (shown, frame, ratio)

    def prepare(self, shown: Picture, frame: Frame, ratio: float) -> None:
        """The cards are as they should be: have the pictures ready that the next moves will want."""
        self.forget()
        own = [card.face for card in shown.cards.values() if card.zone in (Zone.HAND, Zone.OWN_ROW)]
        widths = (frame.trick.card, frame.seats[0].shown.card)
        self._deck.prepare(self._deck.key(face, width, ratio) for width in widths for face in own)
        self._deck.prepare(self._deck.key(face, frame.trick.card, ratio) for face in range(32))

    def forget(self) -> None:
        """No cards are to be painted anew."""
        self._hasty = None

    def start(self) -> None:
        """Something was painted in haste."""
        self._timer.start(IDLE_MS if self._hasty is not None else 0)

    def rest(self) -> None:
        """Do nothing while nothing is seen."""
        self._timer.stop()
        self._deck.rest()

    def sleep(self) -> None:
        """Do nothing before the table is seen for the first time."""
        self._timer.stop()
        self._deck.sleep()

    def wake(self) -> None:
        """Go on with what was left."""
        self._deck.wake()
        self._timer.start(0)

    def finish(self) -> None:
        """Paint everything at once that waits."""
        while self._timer.isActive():
            self._go_on()
        self._deck.finish()

    def _go_on(self) -> None:
        """One thing a time: first the cards, then what was only stretched."""
        self._timer.setInterval(0)
        if self._hasty is not None and not self._clock.busy:
            (shown, frame, ratio), self._hasty = self._hasty, None
            self._deck.keep_only(_widths(frame), ratio)
            self._scene.settle(shown)
        elif not self._scene.finish_one():
            self._timer.stop()


def _widths(frame: Frame) -> set[float]:
    """The widths of all cards on the table."""
    lanes = {lane.card for seat in frame.seats for lane in (seat.hand, seat.shown)}
    return lanes | {frame.trick.card, frame.talon.card}
