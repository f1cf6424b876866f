"""How much of a score was the luck of the draw, so that it can be taken off.

At every draw the position that came is judged, and so are positions that other cards of the talon would have brought:
what the true one is worth more is luck. Players do not know the order of the talon, so all its orders are equally
likely whatever was played, and the luck of a deal is 0 on average, however well or badly the positions are judged. The
better they are judged, the more of the noise goes with it. The luck of the first cards needs no such account: every
deal is played from every seat.
"""

from typing import Final, Protocol

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.deal import OPEN, Deal

SAMPLES: Final = 24
"""How many other draws a draw is compared with."""


class Judge(Protocol):
    """Who says what a position is worth."""

    def margin(self, deal: Deal, side: int) -> int:
        """What a side may expect to score from here on more than the others' mean, in hundredths."""


class Luck:
    """The luck of every side in one deal, added up in :attr:`total`, in hundredths."""

    def __init__(self, judge: Judge, sides: int, seed: int, samples: int = SAMPLES) -> None:
        self.judge: Judge = judge
        self.samples: int = samples
        self.chance: Chance = Chance(seed)
        self.total: list[float] = [0.0] * sides

    def apply(self, deal: Deal, action: Action) -> None:
        """Perform the action, and enter what its draw brought if it draws by chance."""
        if not draws(deal, action):
            deal.apply(action)
            return
        before = deal.copy()
        deal.apply(action)
        came = self._margins(deal)
        others = [self._margins(self._otherwise(before, action)) for _ in range(self.samples)]
        for side, margin in enumerate(came):
            self.total[side] += margin - sum(other[side] for other in others) / self.samples

    def _otherwise(self, before: Deal, action: Action) -> Deal:
        """The deal after the same action with the face-down cards of the talon in another order."""
        deal = before.copy()
        rest = deal.talon[deal.drawn :]
        self.chance.shuffle(rest)
        deal.talon = deal.talon[: deal.drawn] + rest
        deal.apply(action)
        return deal

    def _margins(self, deal: Deal) -> list[int]:
        if len(self.total) == 2:
            margin = 0 if deal.over else self.judge.margin(deal, 0)
            return [margin, -margin]
        return [0 if deal.over else self.judge.margin(deal, side) for side in range(len(self.total))]


def draws(deal: Deal, action: Action) -> bool:
    """Whether this action makes the seats draw cards that could have been others."""
    if deal.phase != OPEN or len(deal.talon) - deal.drawn < 2:
        return False
    if action.verb == Verb.PLAY:
        return len(deal.trick) == deal.m.seats - 1
    return action.verb == Verb.DRAW
