"""Which cards on the table make a pending declaration (M-11). Pure, no Qt."""

from itertools import combinations, product

from bezique_desktop.engine.history import History
from bezique_desktop.engine.holding import Holding
from bezique_desktop.engine.mechanics import Mechanics, Shape
from bezique_desktop.engine.melds import refusal
from bezique_desktop.engine.views import SeatView

Cards = tuple[int, ...]


def instances(view: SeatView, seat: int, kind: int, mechanics: Mechanics) -> tuple[Cards, ...]:
    """Every set of cards before a seat with which the rules would let it score this kind."""
    history, table = history_of(view, seat), _table(view.shown[seat])
    found: list[Cards] = []
    for shape in mechanics.shapes[view.trump + 1]:
        if shape.kind == kind:
            found += [
                cards
                for cards in _choices(shape, view.shown[seat])
                if refusal(mechanics, history, table, shape, cards, list(view.shown[seat])) is None
            ]
    return tuple(found)


def _choices(shape: Shape, lying: Cards) -> list[Cards]:
    pools = [combinations([card for card in lying if card & 31 in slot], shape.count) for slot in shape.slots]
    return [tuple(card for part in parts for card in part) for parts in product(*pools)]


def history_of(view: SeatView, seat: int) -> History:
    """What a seat, or its side where partners combine, has scored."""
    history, owner = History(), seat % len(view.melds)
    for kind, cards in view.melds[owner]:
        history.enter(kind, cards)
    for card in view.sevens[owner]:
        history.mark_seven(card)
    return history


def _table(lying: Cards) -> Holding:
    """The cards that lie there, as a holding of which each may be the one from the hand."""
    holding = Holding()
    holding.take_all(list(lying))
    return holding
