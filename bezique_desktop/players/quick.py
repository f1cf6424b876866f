"""The player of imagined deals: it plays every seat by rules of thumb, from what that seat would know."""

from typing import Final

from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.cards import DIAMONDS, HIDDEN, JACK, NO_SUIT, QUEEN, SPADES
from bezique_desktop.engine.deal import NOBODY, Deal
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.features import TRUMP
from bezique_desktop.players.judgement import judge
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.weights import Weights

BEZIQUE_QUEEN: Final = 16
BEZIQUE_JACK: Final = 17
CLASSES: Final = 18


def class_of(card: int, trump: int, m: Mechanics) -> int:
    """The sort of a card for learnt tables: its rank, in trumps or not; the plain cards of a fixed bezique apart."""
    face = card & 31
    if face >> 3 == trump:
        return TRUMP + (face & 7)
    if not m.by_trump and face == SPADES * 8 + QUEEN:
        return BEZIQUE_QUEEN
    if not m.by_trump and face == DIAMONDS * 8 + JACK:
        return BEZIQUE_JACK
    return face & 7


class Quick:
    """Chooses for whatever seat is to act in an imagined deal."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Weights = weights

    def act(self, deal: Deal) -> Action:
        """The action of the seat to act; no ending is counted out."""
        view = imagined_view(deal, deal.to_act)
        if len(view.legal) == 1:
            return view.legal[0]
        return judge(Knowledge(view, deal.m), self.weights, 0).choice.action


def imagined_view(deal: Deal, seat: int) -> SeatView:
    """What a seat of an imagined deal may know, in no particular order; what no judgement asks for is left out."""
    return SeatView(
        seat,
        deal.m.rules,
        0,
        0,
        deal.dealer,
        deal.phase,
        deal.to_act,
        deal.leader,
        deal.trump,
        deal.banned,
        deal.turn_up,
        deal.talon_left,
        tuple([_hand(deal, other, seat) for other in range(deal.m.seats)]),
        tuple([tuple(holding.shown) for holding in deal.holdings]),
        tuple(deal.trick),
        tuple(deal.played),
        tuple(deal.leaders),
        tuple(deal.takers),
        tuple(deal.scores),
        tuple(deal.before),
        tuple([tuple(history.melds) for history in deal.histories]),
        tuple([history.scored_sevens() if deal.m.turn_up else () for history in deal.histories]),
        deal.opportunity,
        deal.declared,
        deal.seven_used,
        deal.last_drawn[seat],
        deal.asked,
        deal.rights[seat],
        deal.closed_by,
        deal.announced,
        (),
        tuple(deal.legal(seat)),
    )


def _hand(deal: Deal, owner: int, viewer: int) -> tuple[int, ...]:
    holding = deal.holdings[owner]
    if owner == viewer:
        return tuple(holding.hand)
    return tuple(holding.seen + [HIDDEN] * (len(holding.hand) - len(holding.seen)))


def settled(deal: Deal) -> bool:
    """Whether the deal stands between two tricks, every card drawn and nobody asked."""
    if deal.over:
        return True
    waits = deal.opportunity and not deal.m.on_lead
    return not deal.trick and not waits and deal.asked == NOBODY and deal.announced == NO_SUIT
