"""Which cards before the partner can be part of a declaration of one's own (P-6). Pure, no Qt."""

from itertools import combinations, product

from bezique_desktop.engine.actions import Verb
from bezique_desktop.engine.history import History
from bezique_desktop.engine.holding import Holding
from bezique_desktop.engine.mechanics import Mechanics, Shape
from bezique_desktop.engine.melds import refusal
from bezique_desktop.engine.views import SeatView
from bezique_desktop.ui.model.pending import history_of


def lent_cards(view: SeatView, mechanics: Mechanics) -> frozenset[int]:
    """The partner's shown cards with which the viewer may make something now; none where partners do not combine."""
    kinds = {action.kind for action in view.legal if action.verb is Verb.DECLARE}
    if not mechanics.combine or not kinds:
        return frozenset()
    shapes = [shape for shape in mechanics.shapes[view.trump + 1] if shape.kind in kinds]
    pool, history = _pooled(view), history_of(view, view.seat)
    return frozenset(
        card for card in pool.lent if any(_takes(shape, card, pool, history, mechanics) for shape in shapes)
    )


def _pooled(view: SeatView) -> Holding:
    """What declarations are made from: the viewer's cards, and those before his partners."""
    pool = Holding()
    pool.take_all(list(view.holding))
    for card in view.shown[view.seat]:
        pool.show(card)
    for seat, row in enumerate(view.shown):
        if seat != view.seat and view.rules.side_of(seat) == view.side:
            for card in row:
                pool.lend(card)
    return pool


def _takes(shape: Shape, card: int, pool: Holding, history: History, mechanics: Mechanics) -> bool:
    """Whether a declaration of this shape with this card is allowed."""
    if not any(card & 31 in slot for slot in shape.slots):
        return False
    held = pool.hand + pool.shown
    parts = [combinations([each for each in held if each & 31 in slot], shape.count) for slot in shape.slots]
    for chosen in product(*parts):
        cards = tuple(each for part in chosen for each in part)
        if card in cards and refusal(mechanics, history, pool, shape, cards, pool.shown) is None:
            return True
    return False
