"""One deal between computer players, away from any match."""

from typing import Final

from bezique_desktop.arena.contestants import Contestant
from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.cards import NO_SUIT, pack
from bezique_desktop.engine.chance import derived, shuffled
from bezique_desktop.engine.deal import Deal
from bezique_desktop.engine.dealing import new_deal
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.results import deal_result, gains
from bezique_desktop.engine.views import SeatView, Standing, seat_view

_DECK: Final = 0
_PLAYERS: Final = 1


class NumberedDeal:
    """The deals of a series: the same number means the same cards and dealer, whoever plays them."""

    def __init__(self, mechanics: Mechanics, series: int, number: int) -> None:
        rules = mechanics.rules
        self.mechanics: Mechanics = mechanics
        self.number: int = number
        self.dealer: int = number % rules.players
        self.deck: list[int] = shuffled(pack(rules.packs, rules.lowest_rank), derived(series, _DECK, number))
        self.player_seed: int = derived(series, _PLAYERS, number)

    def start(self) -> Deal:
        """The deal with its cards dealt."""
        deal = new_deal(self.mechanics, self.dealer, NO_SUIT, [0] * self.mechanics.sides)
        deal.deal_out(self.deck)
        return deal

    def play(self, seated: list[Contestant]) -> tuple[int, ...]:
        """Play it out, one contestant a seat, and return by side what it brings: points, in Sixty-Six game points."""
        deal = self.start()
        standing = Standing(1, 1, tuple([0] * self.mechanics.sides))
        step = 0
        while not deal.over:
            seat = deal.to_act
            view = seat_view(deal, standing, seat)
            deal.apply(self._choice(deal, seated[seat], view, step))
            step += 1
        if self.mechanics.rules.result == "game_points":
            return gains(self.mechanics.rules, deal_result(self.mechanics.rules, deal, 0))
        return tuple(deal.scores)

    def _choice(self, deal: Deal, contestant: Contestant, view: SeatView, step: int) -> Action:
        seed = derived(self.player_seed, step)
        action = contestant.choose(view, seed, step)
        refused = deal.refusal(view.seat, action)
        if refused is None:
            return action
        contestant.note(f"answered {action}, which the rules refuse ({refused.value})")
        return contestant.substitute(view, seed)
