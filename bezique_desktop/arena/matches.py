"""Whole matches between computer players."""

from typing import Final

from bezique_desktop.arena.asking import Asking
from bezique_desktop.arena.contestants import Contestant
from bezique_desktop.engine.chance import derived
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.results import limit_of
from bezique_desktop.engine.rules import Rules

_CARDS: Final = 3
_PLAYERS: Final = 4
MOST_DEALS: Final = 200
"""A match that is still undecided after so many deals counts as drawn."""


class NumberedMatch:
    """The matches of a series: the same number means the same seed and first dealer, whoever plays them.

    A game whose matches have no end by the rules is decided by one deal.
    """

    def __init__(self, rules: Rules, series: int, number: int) -> None:
        self.rules: Rules = rules
        self.number: int = number
        self.seed: int = derived(series, _CARDS, number)
        self.player_seed: int = derived(series, _PLAYERS, number)

    def play(self, seated: list[Contestant]) -> tuple[int, tuple[int, ...], int]:
        """Play it to the end, one contestant a seat; returns the winning side or -1, the totals, and how many deals it
        took."""
        match = Match(self.rules, [contestant.name for contestant in seated], self.number + 1, self.seed)
        last = MOST_DEALS if limit_of(self.rules) else 1
        dealer = self.number % self.rules.players
        asking = Asking(seated, self.player_seed)
        while match.result is None and len(match.entries) < last:
            match.start_deal(dealer=None if match.entries else dealer)
            self._deal(match, asking)
        winner = self._winner(match)
        return winner, tuple(match.totals), len(match.entries)

    def _deal(self, match: Match, asking: Asking) -> None:
        deal = match.deal
        assert deal is not None
        for contestant in asking.seated:
            contestant.begin_deal()
        while not deal.over:
            match.play(*asking.decision(deal, match.standing))

    def _winner(self, match: Match) -> int:
        if match.result is not None:
            return match.result.winner
        best = max(match.totals)
        return match.totals.index(best) if match.totals.count(best) == 1 else -1
