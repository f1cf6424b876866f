"""Who is asked next in a deal, and for what."""

from typing import Final

from bezique_desktop.arena.contestants import Contestant
from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.chance import derived
from bezique_desktop.engine.deal import Deal
from bezique_desktop.engine.views import Standing, seat_view

_GOING_ON: Final = (Verb.DRAW, Verb.PLAY)
"""After these the opportunity is over."""


class Asking:
    """Asks the players of a deal or match, one contestant a seat, each question with a number and a seed of its own."""

    def __init__(self, seated: list[Contestant], seed: int) -> None:
        self.seated: list[Contestant] = seated
        self.seed: int = seed
        self.number: int = 0

    def decision(self, deal: Deal, standing: Standing) -> tuple[int, Action]:
        """Which seat does what next: that to act, unless it lets an opportunity go of which its partner makes use
        (P-6)."""
        action = self._choice(deal, standing, deal.to_act)
        if deal.m.partner_declares and action.verb in _GOING_ON:
            for partner in range(deal.to_act % deal.m.sides, deal.m.seats, deal.m.sides):
                if partner != deal.to_act and deal.legal(partner):
                    return partner, self._choice(deal, standing, partner)
        return deal.to_act, action

    def _choice(self, deal: Deal, standing: Standing, seat: int) -> Action:
        """What the contestant does; the simplest player stands in where the rules refuse it."""
        view, seed, contestant = seat_view(deal, standing, seat), derived(self.seed, self.number), self.seated[seat]
        action = contestant.choose(view, seed, self.number)
        self.number += 1
        refused = deal.refusal(seat, action)
        if refused is None:
            return action
        contestant.note(f"answered {action}, which the rules refuse ({refused.value})")
        return contestant.substitute(view, seed)
