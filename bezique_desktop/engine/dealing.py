"""Which deal plays which mechanism: the one place that knows them all."""

from bezique_desktop.engine.bezique import BeziqueDeal
from bezique_desktop.engine.cards import NO_SUIT
from bezique_desktop.engine.deal import Deal
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.rules import RACE
from bezique_desktop.engine.sixty_six import SixtySixDeal


def new_deal(mechanics: Mechanics, dealer: int, banned: int, before: list[int]) -> Deal:
    """A deal of these rules, not dealt yet; ``banned`` is the last trump suit of the match or -1 (X-10), ``before`` the
    totals."""
    race = mechanics.rules.mechanism == RACE
    deal: Deal = SixtySixDeal(mechanics, dealer) if race else BeziqueDeal(mechanics, dealer)
    deal.banned = banned if mechanics.trump_ban else NO_SUIT
    deal.before = before
    return deal
