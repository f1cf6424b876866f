"""Where every card lies as one seat sees it. Pure, no Qt.

Things on the table have keys: a card that the viewer knows is its physical number (0 and up); closed cards are
negative, one for each place in a closed hand and one for the top of the talon.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bezique_desktop.engine.events import Credited, Source
from bezique_desktop.engine.kinds import KINDS
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.views import SeatView, face_down
from bezique_desktop.ui.scene.published import Published

Keys = tuple[int, ...]

TALON: Final = -10_000
"""The top of the talon; the closed cards under it follow downwards."""
NOBODY: Final = -1


def closed_key(seat: int, place: int) -> int:
    """The key of the card at a place (from the left) of the closed hand of a seat."""
    return -(100 * (seat + 1) + place)


@dataclass(frozen=True)
class LaidMeld:
    """A declaration whose cards all lie on the table; ``points`` it brought or, if pending, would bring."""

    kind: int
    cards: Keys
    points: int
    pending: bool = False


@dataclass(frozen=True)
class Spread:
    """All cards and scores at one moment.

    ``hands``, ``shown`` and ``melds`` have an entry a seat. ``trick`` is in order of play from ``leader``; ``winner``
    is the seat that took it while it still lies there, else -1. ``closed`` counts the face-down cards of the talon;
    ``scores`` are the points of the match by side, those of the running deal among them.
    """

    viewer: int
    hands: tuple[Keys, ...]
    shown: tuple[Keys, ...]
    melds: tuple[tuple[LaidMeld, ...], ...]
    trick: Keys
    leader: int
    winner: int
    turn_up: int
    closed: int
    trump: int
    scores: Keys

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.hands)

    def keys(self) -> set[int]:
        """Everything outside the talon."""
        lying = {key for zone in (*self.hands, *self.shown, self.trick) for key in zone}
        return lying | ({self.turn_up} if self.turn_up >= 0 else set())


def spread_of(step: Published, mechanics: Mechanics) -> Spread:
    """The table as the view of a step has it."""
    view = step.view
    return Spread(
        viewer=view.seat,
        hands=tuple(_hand(view, seat) for seat in range(view.rules.players)),
        shown=view.shown,
        melds=tuple(_melds(step, seat, mechanics) for seat in range(view.rules.players)),
        trick=view.trick,
        leader=view.leader,
        winner=NOBODY,
        turn_up=view.turn_up,
        closed=face_down(view),
        trump=view.trump,
        scores=scores(step),
    )


def scores(step: Published) -> Keys:
    """The points of the match by side; a running deal is counted in."""
    view = step.view
    if step.deal_result is not None:
        return view.totals
    return tuple(total + score for total, score in zip(view.totals, view.scores, strict=True))


def _hand(view: SeatView, seat: int) -> Keys:
    if seat == view.seat:
        return view.hand
    return tuple(closed_key(seat, place) for place in range(len(view.hands[seat])))


def _melds(step: Published, seat: int, mechanics: Mechanics) -> tuple[LaidMeld, ...]:
    """Those whose cards all lie before the seat, the scored ones first."""
    view, lying = step.view, set(step.view.shown[seat])
    owner = seat % len(view.melds)
    scored = [
        LaidMeld(kind, cards, points_of(step.ledger, kind, cards))
        for kind, cards in view.melds[owner]
        if lying.issuperset(cards)
    ]
    waiting = [meld for kind in view.pending[seat] if (meld := _pending(view, seat, kind, mechanics)) is not None]
    return (*scored, *waiting)


def _pending(view: SeatView, seat: int, kind: int, mechanics: Mechanics) -> LaidMeld | None:
    """A pending kind with cards that make it: those the rules offer, else any on the table that fit."""
    lying = view.shown[seat]
    offered = [action.cards for action in view.legal if action.kind == kind and set(action.cards) <= set(lying)]
    cards = offered[0] if offered else _fitting(lying, kind, mechanics, view.trump)
    points = mechanics.value(kind, KINDS[kind].suit, view.trump, view.banned)
    return LaidMeld(kind, cards, points, pending=True) if cards else None


def _fitting(lying: Keys, kind: int, mechanics: Mechanics, trump: int) -> Keys:
    for shape in mechanics.shapes[trump + 1]:
        if shape.kind == kind:
            picked = [[card for card in lying if card & 31 in slot][: shape.count] for slot in shape.slots]
            if all(len(cards) == shape.count for cards in picked):
                return tuple(card for cards in picked for card in cards)
    return ()


def points_of(ledger: Iterable[Credited], kind: int, cards: Keys) -> int:
    """What a declaration brought."""
    for credit in ledger:
        if credit.source is Source.DECLARATION and credit.kind == kind and credit.cards == cards:
            return credit.points
    return 0
