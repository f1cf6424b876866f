"""What one card may still become: every meld that it fits, how near that is, and what bars it. No Qt."""

from fractions import Fraction

from bezique_desktop.engine.actions import Verb
from bezique_desktop.engine.cards import copy_of
from bezique_desktop.engine.deal import OPEN
from bezique_desktop.engine.kinds import KINDS
from bezique_desktop.engine.mechanics import Shape
from bezique_desktop.engine.melds import barred, gate, intact, why_barred
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.engine.rules import RACE
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.ui.dialogs.meld_states import MeldState, MeldStatus, state_of_shape
from bezique_desktop.ui.dialogs.odds import chance_to_draw
from bezique_desktop.ui.mechanics_in_force import mechanics_of
from bezique_desktop.values import frozen

OPEN_ENDED = (MeldStatus.POSSIBLE, MeldStatus.READY, MeldStatus.SHORT, MeldStatus.FAR)


@frozen
class Prospect:
    """A meld that the card fits. ``reason``: the rule that bars the card from it, None where none does; ``gone``: the
    faces of which too few are left; ``unseen``: how many cards nobody has seen are among those that it lacks, and
    ``chance``: that to draw enough of them in time, None where it lacks none."""

    state: MeldState
    reason: Reason | None = None
    gone: tuple[int, ...] = ()
    unseen: int = 0
    chance: Fraction | None = None

    @property
    def is_open(self) -> bool:
        """Whether the card may still become this."""
        return self.reason is None and self.state.status in OPEN_ENDED


def has_prospects(view: SeatView) -> bool:
    """Whether there are melds to plan in this game at all."""
    return view.rules.mechanism != RACE


def prospects(view: SeatView, card: int) -> list[Prospect]:
    """Every meld with this card in it, those that may still come first, each sort with the dearest first."""
    m = mechanics_of(view.rules)
    known = Knowledge(view, m)
    shapes = [shape for shape in m.shapes[view.trump + 1] if any(card & 31 in slot for slot in shape.slots)]
    found = [_prospect(known, shape, card) for shape in shapes]
    valued = [each for each in found if each.state.points]
    return sorted(valued, key=lambda each: (not each.is_open, len(each.state.missing), -each.state.points))


def loss(view: SeatView, kind: int) -> Prospect:
    """Why a meld that is lost for the viewer is so, whichever cards he takes for it."""
    m = mechanics_of(view.rules)
    known = Knowledge(view, m)
    lost = MeldState(kind, m.value(kind, KINDS[kind].suit, view.trump, view.banned), MeldStatus.LOST)
    if view.phase != OPEN:
        return Prospect(lost, Reason.TALON_EMPTY)
    closed = gate(m, known.history(known.seat), kind)
    if closed is not None:
        return Prospect(lost, closed)
    shape = next((shape for shape in m.shapes[view.trump + 1] if shape.kind == kind), None)
    return Prospect(lost, gone=() if shape is None else _gone(known, shape))


def _prospect(known: Knowledge, shape: Shape, card: int) -> Prospect:
    m, view, history = known.m, known.view, known.history(known.seat)
    kind = shape.kind
    points = m.value(kind, KINDS[kind].suit, view.trump, view.banned)
    lost = MeldState(kind, points, MeldStatus.LOST)
    if view.phase != OPEN:
        return Prospect(lost, Reason.TALON_EMPTY)
    closed = gate(m, history, kind)
    if closed is not None:
        return Prospect(lost, closed)
    whole = intact(m, history, kind, known.pooled.shown)
    if barred(m, history, kind, card & 31, whole) >> copy_of(card) & 1:
        return Prospect(lost, why_barred(m, history, kind, card))
    state = state_of_shape(known, history, shape, points)
    if any(action.verb == Verb.DECLARE and action.kind == kind and card in action.cards for action in view.legal):
        return Prospect(MeldState(kind, points, MeldStatus.POSSIBLE, scored=state.scored))
    if state.status is MeldStatus.LOST:
        return Prospect(state, gone=_gone(known, shape))
    return _within_reach(known, shape, state)


def _within_reach(known: Knowledge, shape: Shape, state: MeldState) -> Prospect:
    """A meld that may still come, with the chance that it does."""
    lacking = [
        (state.missing.count(slot[0]), sum(known.unseen[face] for face in slot))
        for slot in shape.slots
        if slot[0] in state.missing
    ]
    if not lacking:
        return Prospect(state)
    return Prospect(state, unseen=sum(unseen for _, unseen in lacking), chance=chance_to_draw(known, lacking))


def _gone(known: Knowledge, shape: Shape) -> tuple[int, ...]:
    """The faces of a shape of which too few are held and unseen."""
    held = [card & 31 for card in known.pooled.hand + known.pooled.shown]
    left = [(slot, sum(held.count(face) + known.unseen[face] for face in slot)) for slot in shape.slots]
    return tuple(slot[0] for slot, cards in left if cards < shape.count)
