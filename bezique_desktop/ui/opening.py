"""What comes before the cards are dealt: the lots are shown, the dealer lifts cards, and the other one guesses."""

from typing import Protocol

from PySide6.QtCore import QObject, Signal

from bezique_desktop.ui.model.cutting import CutQuestion
from bezique_desktop.ui.model.drawing import Draw


class Deal(Protocol):
    """Deals the cards, with what was said before; None leaves it to the rules and to chance."""

    def __call__(self, cut: int | None = None, guess: int | None = None, dealer: int | None = None) -> None: ...


class Ask(Protocol):
    """What the player is asked before this dealer deals, if anything."""

    def __call__(self, dealer: int | None = None) -> CutQuestion | None: ...


class Opening(QObject):
    """Asks one thing after the other, then deals. ``is_silent``: asks nothing and leaves everything to chance."""

    drawn = Signal(object)
    """A :class:`Draw` to be shown, and answered by :meth:`choose`."""

    asked = Signal(object)
    """A :class:`CutQuestion` to be answered by :meth:`answer`."""

    def __init__(self) -> None:
        super().__init__()
        self.is_silent = False
        self._deal: Deal | None = None
        self._ask: Ask | None = None
        self._dealer: int | None = None
        self._lifts = False

    def begin(self, draw: Draw | None, ask: Ask, deal: Deal) -> None:
        """Deal, after everything has been asked for."""
        self._deal, self._ask, self._dealer = deal, ask, None
        if draw is not None and not self.is_silent:
            self.drawn.emit(draw)
        else:
            self.choose(None)

    def choose(self, dealer: int | None) -> None:
        """The lots have been seen; ``dealer`` is who was chosen to deal, None for whom the lots have named."""
        if self._ask is None:
            return
        question = None if self.is_silent else self._ask(dealer)
        self._ask, self._dealer = None, dealer
        if question is None:
            self._finish(None, None)
        else:
            self._lifts = question.lifts
            self.asked.emit(question)

    def answer(self, number: int | None) -> None:
        """The player's cut or guess, None to leave it to chance."""
        if self._ask is None:
            self._finish(number if self._lifts else None, None if self._lifts else number)

    def drop(self) -> None:
        """Nobody deals any more."""
        self._deal = self._ask = None

    def _finish(self, cut: int | None, guess: int | None) -> None:
        if self._deal is not None:
            deal, self._deal = self._deal, None
            deal(cut, guess, self._dealer)
