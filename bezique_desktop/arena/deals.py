"""One deal between computer players, away from any match."""

from typing import Final

from bezique_desktop.arena.asking import Asking
from bezique_desktop.arena.contestants import Contestant
from bezique_desktop.arena.luck import SAMPLES, Judge, Luck
from bezique_desktop.engine.cards import NO_SUIT, pack
from bezique_desktop.engine.chance import derived, shuffled
from bezique_desktop.engine.deal import Deal
from bezique_desktop.engine.dealing import new_deal
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.results import deal_result, gains
from bezique_desktop.engine.views import Standing

_DECK: Final = 0
_PLAYERS: Final = 1
_LUCK: Final = 2


class NumberedDeal:
    """The deals of a series: the same number means the same cards and dealer, whoever plays them.

    ``luck`` is what the draws of the last play brought each side, in points, if a judge was there.
    """

    def __init__(self, mechanics: Mechanics, series: int, number: int) -> None:
        rules = mechanics.rules
        self.mechanics: Mechanics = mechanics
        self.number: int = number
        self.dealer: int = number % rules.players
        self.deck: list[int] = shuffled(pack(rules.packs, rules.lowest_rank), derived(series, _DECK, number))
        self.player_seed: int = derived(series, _PLAYERS, number)
        self.luck_seed: int = derived(series, _LUCK, number)
        self.luck: list[float] = [0.0] * mechanics.sides

    def start(self) -> Deal:
        """The deal with its cards dealt."""
        deal = new_deal(self.mechanics, self.dealer, NO_SUIT, [0] * self.mechanics.sides)
        deal.deal_out(self.deck)
        return deal

    def play(self, seated: list[Contestant], judge: Judge | None = None, samples: int = SAMPLES) -> tuple[int, ...]:
        """Play it out, one contestant a seat, and return by side what it brings: points, in Sixty-Six game points."""
        deal = self.start()
        for contestant in seated:
            contestant.begin_deal()
        standing = Standing(1, 1, tuple([0] * self.mechanics.sides))
        luck = None if judge is None else Luck(judge, self.mechanics.sides, self.luck_seed, samples)
        asking = Asking(seated, self.player_seed)
        while not deal.over:
            _, action = asking.decision(deal, standing)
            if luck is None:
                deal.apply(action)
            else:
                luck.apply(deal, action)
        if luck is not None:
            self.luck = [hundredths / 100 for hundredths in luck.total]
        return brought(self.mechanics, deal)


def brought(mechanics: Mechanics, deal: Deal) -> tuple[int, ...]:
    """What a finished deal brings each side by itself."""
    if mechanics.rules.result == "game_points":
        return gains(mechanics.rules, deal_result(mechanics.rules, deal, 0))
    return tuple(deal.scores)
