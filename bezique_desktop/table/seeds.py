"""The seed of a computer player's move."""

from bezique_desktop.engine.chance import derived
from bezique_desktop.engine.views import SeatView


def move_seed(own: int, view: SeatView) -> int:
    """The seed of one move, from a number of the player's own and from what its seat may see, nothing else: equal views
    have equal seeds, whatever lies hidden, and the same point of a match has the same seed again."""
    declarations = sum([len(melds) for melds in view.melds]) + sum([len(sevens) for sevens in view.sevens])
    seen = (view.phase, view.turn_up, view.talon, *view.holding, *view.played, *view.trick)
    return derived(own, view.seat, view.deal_number, declarations, *seen)
