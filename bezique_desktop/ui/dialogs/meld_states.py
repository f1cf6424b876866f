"""How near each meld of the game is for the viewer: scored, possible now, cards short of it, or lost. No Qt."""

from enum import Enum
from typing import Final

from bezique_desktop.engine.actions import Verb
from bezique_desktop.engine.cards import NO_SUIT, copy_of
from bezique_desktop.engine.deal import OPEN
from bezique_desktop.engine.history import History
from bezique_desktop.engine.kinds import KINDS
from bezique_desktop.engine.mechanics import Shape
from bezique_desktop.engine.melds import barred, gate, instance, intact
from bezique_desktop.engine.rules import Rules
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.ui.dialogs.odds import draws_left
from bezique_desktop.ui.mechanics_in_force import mechanics_of
from bezique_desktop.values import frozen


class MeldStatus(Enum):
    """Where a meld stands, from the best news to the worst."""

    POSSIBLE = "possible"
    READY = "ready"
    SHORT = "short"
    FAR = "far"
    WAITS = "waits"
    SCORED = "scored"
    LOST = "lost"


@frozen
class MeldState:
    """One kind: what it scores, where it stands, the faces it lacks, how often it scored.

    A face stands in ``missing`` as often as it is lacking. Where any suit will do it is any face of the rank, and
    ``any_suit`` is set.
    """

    kind: int
    points: int
    status: MeldStatus
    missing: tuple[int, ...] = ()
    any_suit: bool = False
    scored: int = 0


def meld_states(view: SeatView) -> list[MeldState]:
    """Every kind that scores in this game, in the order of kinds."""
    m = mechanics_of(view.rules)
    known = Knowledge(view, m)
    legal = {action.kind for action in view.legal if action.verb == Verb.DECLARE}
    return [_state(view, known, kind, kind in legal) for kind in scoring_kinds(view.rules, view.trump, view.banned)]


def scoring_kinds(rules: Rules, trump: int, banned: int) -> list[int]:
    """The kinds that can score, those that only trumps make in the trump suit alone."""
    m = mechanics_of(rules)
    return [kind.index for kind in KINDS if m.value(kind.index, kind.suit, trump, banned)]


def _state(view: SeatView, known: Knowledge, kind: int, legal: bool) -> MeldState:
    m, history = known.m, known.history(view.seat)
    points = m.value(kind, KINDS[kind].suit, view.trump, view.banned)
    scored = history.scored[kind]
    if legal:
        return MeldState(kind, points, MeldStatus.POSSIBLE, scored=scored)
    if view.phase != OPEN or gate(m, history, kind) is not None:
        return MeldState(kind, points, MeldStatus.SCORED if scored else MeldStatus.LOST, scored=scored)
    shapes = [shape for shape in m.shapes[view.trump + 1] if shape.kind == kind]
    if not shapes:
        return MeldState(kind, points, MeldStatus.WAITS if view.trump == NO_SUIT else MeldStatus.LOST, scored=scored)
    return min((state_of_shape(known, history, shape, points) for shape in shapes), key=_rank)


_ORDER: Final = list(MeldStatus)


def _rank(state: MeldState) -> tuple[int, int]:
    return _ORDER.index(state.status), len(state.missing)


def state_of_shape(known: Knowledge, history: History, shape: Shape, points: int) -> MeldState:
    """Where one way to make a kind stands."""
    kind, scored = shape.kind, history.scored[shape.kind]
    missing: list[int] = []
    reachable = True
    for slot in shape.slots:
        lacking = shape.count - _held(known, history, shape, slot)
        if lacking > 0:
            reachable = reachable and sum(known.unseen[face] for face in slot) >= lacking
            missing += [slot[0]] * lacking
    any_suit = len(shape.slots[0]) > 1
    if not reachable or len(missing) > draws_left(known):
        return MeldState(kind, points, MeldStatus.SCORED if scored else MeldStatus.LOST, scored=scored)
    if not missing and not instance(known.m, history, known.pooled, shape, known.pooled.shown):
        return MeldState(kind, points, MeldStatus.SCORED if scored else MeldStatus.FAR, scored=scored)
    status = (MeldStatus.READY, MeldStatus.SHORT)[len(missing)] if len(missing) < 2 else MeldStatus.FAR
    return MeldState(kind, points, status, tuple(missing), any_suit, scored)


def _held(known: Knowledge, history: History, shape: Shape, slot: list[int]) -> int:
    """The held cards of a slot that the history leaves free."""
    whole = intact(known.m, history, shape.kind, known.pooled.shown)
    count = 0
    for card in known.pooled.hand + known.pooled.shown:
        face = card & 31
        if face in slot and not barred(known.m, history, shape.kind, face, whole) >> copy_of(card) & 1:
            count += 1
    return count
