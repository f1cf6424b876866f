"""What the actions of one moment brought in imagined deals, and which of them is the best."""

from typing import Final

from bezique_desktop.engine.actions import Action

HOPELESS: Final = 9
"""The square of how many standard errors an action may be behind before it is given up."""
SURE: Final = 1
"""The square of how many standard errors an action must be better than the first choice by rules of thumb."""
SURE_ALONE: Final = 1
"""The same where the rules of thumb say nothing of how much better the first choice is."""


class Trial:
    """One action and what it brought; ``gain`` and ``squares`` sum the differences from the first trial.

    ``lean`` is how much better than the first action it is by rules of thumb, None if they do not say. Both judgements
    err, and whichever action looks best in the imagined deals does so in part by error; so their mean is believed.
    """

    def __init__(self, action: Action, lean: int | None = None) -> None:
        self.action: Action = action
        self.lean: int | None = lean
        self.gain: int = 0
        self.squares: int = 0
        self.worlds: int = 0

    def note(self, brought: int, measure: int) -> None:
        """Note what it brought in a world in which the first trial brought the measure."""
        gain = brought - measure
        self.gain += gain
        self.squares += gain * gain
        self.worlds += 1

    def lead(self) -> int:
        """How much better than the first it is, times the number of worlds."""
        lean = self.lean
        return self.gain if lean is None else (self.gain + lean * self.worlds) // 2

    def found(self) -> int:
        """How much better than the first it came out in the imagined deals alone, in hundredths of a point."""
        return self.gain // max(1, self.worlds)

    def is_sure(self) -> bool:
        """Whether it is surely better than the first."""
        lead = self.lead()
        if self.lean is None:
            return lead > 0 and lead * lead > SURE_ALONE * self.spread()
        return lead > 0 and 4 * lead * lead > SURE * self.spread()

    def spread(self) -> int:
        """The squared standard error of the mean difference, times the square of the number of worlds."""
        n = self.worlds
        return (self.squares - self.gain * self.gain // n) * n // (n - 1) if n > 1 else 0


def hopeful(trials: list[Trial]) -> list[Trial]:
    """The first trial and all that are not far behind the best of them."""
    top = trials[0]
    for trial in trials:
        if trial.lead() > top.lead():
            top = trial
    return [
        trial
        for index, trial in enumerate(trials)
        if index == 0 or (top.lead() - trial.lead()) ** 2 <= HOPELESS * max(1, trial.spread() + top.spread())
    ]


def best_of(trials: list[Trial]) -> Trial:
    """The trial with the highest mean, if it is surely better than the first; else the first."""
    choice = trials[0]
    for trial in trials:
        if trial.is_sure() and trial.lead() * choice.worlds > choice.lead() * trial.worlds:
            choice = trial
    return choice


def root(square: int) -> int:
    """The whole square root."""
    if square <= 0:
        return 0
    guess = 1 << ((square.bit_length() + 1) // 2)
    while True:
        better = (guess + square // guess) // 2
        if better >= guess:
            return guess
        guess = better
