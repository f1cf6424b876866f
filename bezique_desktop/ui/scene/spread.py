"""Where every card lies as one seat sees it. Pure, no Qt.

Things on the table have keys: a card that the viewer knows is its physical number (0 and up); closed cards are
negative, one for each place in a closed hand and one for the top of the talon.
"""

from collections.abc import Iterable
from typing import Final

from bezique_desktop.engine.events import Credited, Source
from bezique_desktop.engine.kinds import KINDS
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.rules import RACE, Rules
from bezique_desktop.engine.views import SeatView, face_down
from bezique_desktop.ui.model.pending import instances
from bezique_desktop.ui.scene.published import Published
from bezique_desktop.values import frozen

Keys = tuple[int, ...]

TALON: Final = -10_000
"""The top of the talon; the closed cards under it follow downwards."""
NOBODY: Final = -1
FANNED_PACKS: Final = 3
"""From so many packs on the talon is fanned."""


def closed_key(seat: int, place: int) -> int:
    """The key of the card at a place (from the left) of the closed hand of a seat."""
    return -(100 * (seat + 1) + place)


@frozen
class LaidMeld:
    """A declaration whose cards all lie on the table; ``points`` it brought or, if pending, would bring. ``others`` are
    sets of cards that would do as well; ``part`` are those of its cards that lie before this seat, where some lie
    before its partner."""

    kind: int
    cards: Keys
    points: int
    pending: bool = False
    others: tuple[Keys, ...] = ()
    part: Keys = ()

    @property
    def own(self) -> Keys:
        """Its cards in the row of this seat."""
        return self.part or self.cards


@frozen
class Spread:
    """All cards and scores at one moment.

    ``hands``, ``shown`` and ``melds`` have an entry a seat. ``trick`` is in order of play from ``leader``; ``winner``
    is the seat that took it while it still lies there, else -1. ``closed`` counts the face-down cards of the talon;
    ``scores`` are those on the plates by side. ``opened`` are the cards among those shown that belong to a hand and
    only lie open for a while. ``banned`` is the suit that cannot become trumps, or -1. ``upright``: there is no
    turn-up in this game; ``fanned``: the talon is too thick for a pile; ``shut``: it was closed. ``pips`` are the game
    points by side where cards show them, and ``pip_card`` is how many pips such a card has.
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
    opened: Keys = ()
    banned: int = -1
    upright: bool = False
    fanned: bool = False
    shut: bool = False
    pips: Keys = ()
    pip_card: int = 0

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
    view, seats = step.view, range(step.view.rules.players)
    opened = tuple(opened_by(step, seat) for seat in seats)
    rules = view.rules
    race = rules.result == "game_points"
    return Spread(
        viewer=view.seat,
        hands=tuple(_hand(view, seat, opened[seat]) for seat in seats),
        shown=tuple(view.shown[seat] + opened[seat] for seat in seats),
        melds=tuple(_melds(step, seat, mechanics) for seat in seats),
        trick=view.trick,
        leader=view.leader,
        winner=NOBODY,
        turn_up=view.turn_up,
        closed=face_down(view),
        trump=view.trump,
        scores=scores(step),
        opened=tuple(card for cards in opened for card in cards),
        banned=view.banned if view.trump < 0 else -1,
        upright=not rules.says("trump_source", "turn_up"),
        fanned=rules.packs >= FANNED_PACKS,
        shut=view.closed_by != NOBODY,
        pips=view.totals if race else (),
        pip_card=rules.number("s_match_target") if race else 0,
    )


def opened_by(step: Published, seat: int) -> Keys:
    """The cards of a hand that lie open: what is left of an announced marriage, or of a carte blanche another seat has
    just shown."""
    view = step.view
    if view.rules.mechanism == RACE:
        held = view.hands[seat]
        return tuple(card for _kind, cards in view.melds[seat] for card in cards if card in held)
    if seat == view.seat:
        return ()
    now = len(view.takers)
    shown = {
        card
        for credit in step.ledger
        if credit.source is Source.CARTE_BLANCHE and credit.seat == seat and credit.trick == now
        for card in credit.cards
    }
    return tuple(card for card in view.hands[seat] if card in shown)


def counts_match(rules: Rules) -> bool:
    """Whether the plates count the match and not only the deal: points of the deals are added up."""
    return rules.result == "points"


def scores(step: Published) -> Keys:
    """What stands on the plates by side: the points of the match with those of a running deal, or of the deal alone."""
    view = step.view
    if not counts_match(view.rules):
        return view.scores
    if step.deal_result is not None:
        return view.totals
    return tuple(total + score for total, score in zip(view.totals, view.scores, strict=True))


def hides_scores(step: Published) -> bool:
    """Whether everybody has to count for himself until the deal is over (S-11)."""
    return step.view.rules.says("s_claim", "manual") and step.deal_result is None and step.match_result is None


def _hand(view: SeatView, seat: int, opened: Keys) -> Keys:
    if seat == view.seat:
        return tuple(card for card in view.hand if card not in opened)
    return tuple(closed_key(seat, place) for place in range(len(view.hands[seat]) - len(opened)))


def _melds(step: Published, seat: int, mechanics: Mechanics) -> tuple[LaidMeld, ...]:
    """Those whose cards all lie before the seat, or before both partners where they combine, the scored ones first."""
    view = step.view
    owner, owners = seat % len(view.melds), len(view.melds)
    tables = {card for other in range(owner, view.rules.players, owners) for card in view.shown[other]}
    scored = [
        LaidMeld(kind, cards, points_of(step.ledger, kind, cards), part=part_of(cards, view.shown[seat]))
        for kind, cards in view.melds[owner]
        if tables.issuperset(cards) and not set(cards).isdisjoint(view.shown[seat])
    ]
    waiting = [meld for kind in view.pending[seat] if (meld := _pending(view, seat, kind, mechanics)) is not None]
    return (*scored, *waiting)


def part_of(cards: Keys, row: Keys) -> Keys:
    """Those of the cards that lie in a row; empty if all of them do."""
    part = tuple(card for card in cards if card in row)
    return part if len(part) < len(cards) else ()


def _pending(view: SeatView, seat: int, kind: int, mechanics: Mechanics) -> LaidMeld | None:
    """A pending kind with cards that make it: those the rules offer, else any on the table that may."""
    offered = [each.cards for each in view.legal if each.kind == kind and set(each.cards) <= set(view.shown[seat])]
    found = tuple(offered[:1]) or instances(view, seat, kind, mechanics)
    points = mechanics.value(kind, KINDS[kind].suit, view.trump, view.banned)
    return LaidMeld(kind, found[0], points, pending=True, others=found[1:]) if found else None


def points_of(ledger: Iterable[Credited], kind: int, cards: Keys) -> int:
    """What a declaration brought."""
    for credit in ledger:
        if credit.source is Source.DECLARATION and credit.kind == kind and credit.cards == cards:
            return credit.points
    return 0
