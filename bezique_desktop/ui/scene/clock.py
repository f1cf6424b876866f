"""One clock for all motion: beats that play one after another, each a set of tweens."""

import math
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import field
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, Signal

from bezique_desktop.values import frozen

OUT_CUBIC: Final = QEasingCurve(QEasingCurve.Type.OutCubic)
IN_CUBIC: Final = QEasingCurve(QEasingCurve.Type.InCubic)
IN_OUT_CUBIC: Final = QEasingCurve(QEasingCurve.Type.InOutCubic)
OUT_QUAD: Final = QEasingCurve(QEasingCurve.Type.OutQuad)
SINE: Final = QEasingCurve(QEasingCurve.Type.InOutSine)
LINEAR: Final = QEasingCurve(QEasingCurve.Type.Linear)
OUT_BACK: Final = QEasingCurve(QEasingCurve.Type.OutBack)
OUT_BACK.setOvershoot(1.05)


@frozen
class Tween:
    """One change over time: ``show`` is called with 0 to 1, eased. Times in milliseconds from the start of its beat."""

    show: Callable[[float], None]
    length: float
    start: float = 0.0
    curve: QEasingCurve = field(default_factory=lambda: OUT_CUBIC)

    @property
    def end(self) -> float:
        """When it is over."""
        return self.start + self.length


@frozen
class Beat:
    """A part of the motion. ``prepare`` makes its tweens when its turn comes: they start from where things lie then.

    It lasts at least ``least`` milliseconds; with ``waits`` it lasts until it is ended from outside.
    """

    prepare: Callable[[], Sequence[Tween]]
    least: float = 0.0
    waits: bool = False


class _Running(QAbstractAnimation):
    """Tells the time of one beat."""

    def __init__(self, parent: QObject, tick: Callable[[float], None]) -> None:
        super().__init__(parent)
        self._tick = tick
        self.length = 0

    def duration(self) -> int:
        return self.length

    def updateCurrentTime(self, current: int) -> None:
        self._tick(current)


class Clock(QObject):
    """Plays beats. :meth:`end` stops at once; whoever plays them puts everything where it belongs on ``ended``."""

    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._beats: deque[Beat] = deque()
        self._tweens: list[Tween] = []
        self._playing = False
        self._running = _Running(self, self._tick)
        self._running.finished.connect(self._next)

    @property
    def busy(self) -> bool:
        """Whether anything moves, or waits to be ended."""
        return self._playing

    def play(self, beats: Iterable[Beat]) -> None:
        """Play these now."""
        self.stop()
        self._beats = deque(beats)
        self._playing = True
        self._next()

    def end(self) -> None:
        """Stop now; ``ended`` is emitted if anything was playing."""
        if self._playing:
            self.stop()
            self.ended.emit()

    def stop(self) -> None:
        """Stop now without a word."""
        self._playing = False
        self._beats.clear()
        self._tweens = []
        self._running.stop()

    def _next(self) -> None:
        """Begin the next beat; those that take no time are done at once."""
        while self._playing:
            if not self._beats:
                self.end()
                return
            beat = self._beats.popleft()
            self._tweens = list(beat.prepare())
            self._running.length = math.ceil(max((tween.end for tween in self._tweens), default=0.0))
            self._running.length = max(self._running.length, round(beat.least))
            if self._running.length > 0:
                self._after(beat.waits)
                return
            self._tick(0)
            if beat.waits:
                return

    def _after(self, waits: bool) -> None:
        if waits:
            self._beats.appendleft(Beat(tuple, waits=True))
        self._running.setCurrentTime(0)
        self._running.start()

    def _tick(self, now: float) -> None:
        for tween in self._tweens:
            if now >= tween.start:
                share = 1.0 if tween.length <= 0 else min(1.0, (now - tween.start) / tween.length)
                tween.show(tween.curve.valueForProgress(share))
