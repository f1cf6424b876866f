"""Why a meld stands where it stands in the chart: a sentence that names the rule in force. No Qt."""

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.deal import OPEN
from bezique_desktop.engine.mechanics import REPLACE
from bezique_desktop.engine.melds import gate, refusal
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.ui.dialogs.meld_states import MeldState, MeldStatus
from bezique_desktop.ui.mechanics_in_force import mechanics_of
from bezique_desktop.ui.wording_reasons import own_melds, reason_text


def why_not_now(state: MeldState, view: SeatView) -> str:
    """Why a meld that is not lost cannot be declared now, or not again; "" where the cards that it lacks say so, or it
    is possible."""
    if state.status is MeldStatus.READY:
        return _told(_reason_to_wait(state.kind, view), state, view)
    if state.status is MeldStatus.WAITS:
        return _told(Reason.NO_TRUMP_YET, state, view)
    if state.status is MeldStatus.SCORED:
        return _again(state, view)
    return "" if state.missing or state.status is not MeldStatus.FAR else _told(_wants(state.kind, view), state, view)


def _told(reason: Reason, state: MeldState, view: SeatView, cards: tuple[int, ...] = ()) -> str:
    return reason_text(reason, Action(Verb.DECLARE, state.kind, cards), view)


def _reason_to_wait(kind: int, view: SeatView) -> Reason:
    """What keeps a meld that lies complete from being scored at this moment."""
    mechanics = mechanics_of(view.rules)
    if view.rules.number("restricted_until_tricks") and mechanics.is_restricted(kind):
        won = sum(view.rules.side_of(taker) == view.side for taker in view.takers)
        if won < view.rules.number("restricted_until_tricks"):
            return Reason.TOO_FEW_TRICKS
    return Reason.ALREADY_DECLARED if view.opportunity and view.declared else Reason.NO_OPPORTUNITY


def _again(state: MeldState, view: SeatView) -> str:
    """Why a meld that has scored does not score again with the same cards."""
    mechanics = mechanics_of(view.rules)
    if view.phase != OPEN:
        return _told(Reason.TALON_EMPTY, state, view)
    closed = gate(mechanics, Knowledge(view, mechanics).history(view.seat), state.kind)
    if closed is not None:
        return _told(closed, state, view)
    if mechanics.repeat >= REPLACE:
        return _told(Reason.NEEDS_NEW_CARD, state, view)
    cards = next((cards for kind, cards in reversed(own_melds(view)) if kind == state.kind), ())
    return _told(Reason.USED_IN_SAME if cards else Reason.NEEDS_NEW_CARD, state, view, cards)


def _wants(kind: int, view: SeatView) -> Reason:
    """Why the held cards of a kind, of which enough are free, do not make it."""
    m = mechanics_of(view.rules)
    known = Knowledge(view, m)
    held = known.pooled.shown + known.pooled.hand
    for shape in m.shapes[view.trump + 1]:
        if shape.kind == kind:
            cards = [card for slot in shape.slots for card in [c for c in held if c & 31 in slot][: shape.count]]
            reason = refusal(m, known.history(view.seat), known.pooled, shape, tuple(cards), known.pooled.shown)
            if reason not in (None, Reason.NOT_THESE_CARDS):
                return reason
    return Reason.NEEDS_NEW_CARD
