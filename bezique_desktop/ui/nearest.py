"""The meld that selected cards are nearest to, and what they lack of it by the rules in force. Pure, no Qt."""

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.cards import KING, QUEEN, copy_of
from bezique_desktop.engine.history import History
from bezique_desktop.engine.kinds import MARRIAGE
from bezique_desktop.engine.mechanics import Mechanics, Shape
from bezique_desktop.engine.melds import barred, matches, why_barred
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.engine.rules import RACE
from bezique_desktop.engine.views import SeatView
from bezique_desktop.ui.scene.offers import Command, Judge, Offer, made_of, points_of_action
from bezique_desktop.ui.scene.spread import Keys
from bezique_desktop.values import frozen


@frozen
class Nearest:
    """How far cards are from a kind: the faces that are ``missing``, and the ``spare`` cards that it has no use for.

    A face is missing as often as it is lacking; where any suit will do it is any face of the rank and ``any_suit`` is
    set. ``barred`` are spare cards that have scored in such a way that the kind can have them no more: ``why``.
    """

    kind: int
    missing: tuple[int, ...]
    spare: Keys
    any_suit: bool
    barred: Keys = ()
    why: Reason | None = None


def selection_offers(cards: Keys, view: SeatView, mechanics: Mechanics, judge: Judge) -> tuple[Offer, ...]:
    """What picked cards make; if nothing, one offer of the kind they are nearest to, refused; none if there is none."""
    made = made_of(cards, view, mechanics, judge)
    action = made[0].action if made else None
    if action is not None and (made[0].refused is None or _is_whole(action, view, mechanics)):
        return made
    near = nearest(cards, view, mechanics)
    if near is None:
        return ()
    action = Action(Verb.DECLARE, near.kind, tuple(sorted(cards)))
    reason = judge(action)
    refused = reason if reason is Reason.TALON_EMPTY or not (near.missing or near.spare) else Reason.NOT_THESE_CARDS
    return (Offer(Command.ACT, "", action, points_of_action(action, view, mechanics), refused=refused),)


def nearest(cards: Keys, view: SeatView, mechanics: Mechanics) -> Nearest | None:
    """The kind that takes most of these cards and then lacks least; none where no kind takes any of them."""
    history = _history(view, mechanics)
    best: tuple[tuple[int, int, bool, int], Nearest] | None = None
    for shape in _shapes(view, mechanics):
        near = _fit(shape, cards, history, mechanics)
        points = points_of_action(Action(Verb.DECLARE, near.kind, ()), view, mechanics)
        rank = (len(near.spare), len(near.missing), not near.any_suit, -points)
        if points and len(near.spare) < len(cards) and (best is None or rank < best[0]):
            best = rank, near
    return None if best is None else best[1]


def _history(view: SeatView, mechanics: Mechanics) -> History | None:
    """What the viewer has scored, where that takes cards from other melds."""
    if view.rules.mechanism == RACE:
        return None
    from bezique_desktop.players.knowledge import Knowledge

    return Knowledge(view, mechanics).history(view.seat)


def _shapes(view: SeatView, mechanics: Mechanics) -> list[Shape]:
    if view.rules.mechanism == RACE:
        return [Shape(MARRIAGE + suit, [[suit * 8 + KING], [suit * 8 + QUEEN]], 1) for suit in range(4)]
    return mechanics.shapes[view.trump + 1]


def _fit(shape: Shape, cards: Keys, history: History | None, mechanics: Mechanics) -> Nearest:
    missing: list[int] = []
    spare, kind = list(cards), shape.kind
    closed = [card for card in cards if _is_barred(kind, card, history, mechanics)]
    for slot in shape.slots:
        taken = [card for card in cards if card & 31 in slot and card not in closed][: shape.count]
        spare = [card for card in spare if card not in taken]
        missing += [slot[0]] * (shape.count - len(taken))
    wanted = tuple(card for card in closed if any(card & 31 in slot for slot in shape.slots))
    why = why_barred(mechanics, history, kind, wanted[0]) if wanted and history is not None else None
    return Nearest(kind, tuple(missing), tuple(spare), len(shape.slots[0]) > 1, wanted, why)


def _is_barred(kind: int, card: int, history: History | None, mechanics: Mechanics) -> bool:
    """Whether a card has scored in such a way that this kind can have it no more."""
    if history is None:
        return False
    return bool(barred(mechanics, history, kind, card & 31, False) >> copy_of(card) & 1)


def _is_whole(action: Action, view: SeatView, mechanics: Mechanics) -> bool:
    """Whether the cards are those of the kind, so that something else is the matter; an exchange is no kind."""
    if action.verb not in (Verb.DECLARE, Verb.LAY):
        return True
    return any(shape.kind == action.kind and matches(shape, action.cards) for shape in _shapes(view, mechanics))
