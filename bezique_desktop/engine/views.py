"""What a seat may know: one frozen value, the only thing that screen, computer players and remote peers receive."""

from dataclasses import dataclass

from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.cards import HIDDEN
from bezique_desktop.engine.deal import NO_CARD, Deal
from bezique_desktop.engine.rules import Rules

Melds = tuple[tuple[int, tuple[int, ...]], ...]
"""Scored declarations in order: kind and cards."""


@dataclass(frozen=True)
class SeatView:
    """The deal as one seat knows it.

    ``hands`` has a tuple a seat: the viewer's own in full, in the others ``HIDDEN`` (-1) for each card that was not
    seen, after those that were. ``shown`` are the cards face up before each seat, ``melds`` the scored declarations of
    each owner (a seat, or a side where partners combine), ``sevens`` the trump sevens that have scored their ten.
    ``played``, ``leaders`` and ``takers`` tell all finished tricks, ``trick`` the running one from ``leader`` on.
    ``talon`` counts the cards to draw, the turn-up among them. ``to_act`` is the seat to act or -1; ``last_drawn`` the
    viewer's own latest card or -1. ``asked`` is the seat whose carte blanche is asked for, ``right`` whether the viewer
    may still show one, ``closed_by`` who closed the talon, ``announced`` the suit of a marriage whose king or queen
    must be led; -1 stands for none. ``scores`` are those of the deal, ``totals`` those of the finished deals, by side.
    ``legal`` is empty unless this seat may act.
    """

    seat: int
    rules: Rules
    match_number: int
    deal_number: int
    dealer: int
    phase: int
    to_act: int
    leader: int
    trump: int
    banned: int
    turn_up: int
    talon: int
    hands: tuple[tuple[int, ...], ...]
    shown: tuple[tuple[int, ...], ...]
    trick: tuple[int, ...]
    played: tuple[int, ...]
    leaders: tuple[int, ...]
    takers: tuple[int, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    melds: tuple[Melds, ...]
    sevens: tuple[tuple[int, ...], ...]
    opportunity: bool
    declared: bool
    seven_used: bool
    last_drawn: int
    asked: int
    right: bool
    closed_by: int
    announced: int
    pending: tuple[tuple[int, ...], ...]
    legal: tuple[Action, ...]

    @property
    def hand(self) -> tuple[int, ...]:
        """The viewer's own hand."""
        return self.hands[self.seat]

    @property
    def holding(self) -> tuple[int, ...]:
        """The viewer's hand and shown cards."""
        return self.hands[self.seat] + self.shown[self.seat]

    @property
    def side(self) -> int:
        """The viewer's scoring side."""
        return self.seat % self.rules.sides

    @property
    def tricks_won(self) -> tuple[int, ...]:
        """Tricks taken, one number a seat."""
        return tuple([self.takers.count(seat) for seat in range(self.rules.players)])

    def tricks(self) -> list[tuple[int, tuple[int, ...], int]]:
        """All finished tricks: who led, the cards in order of play, who took."""
        seats = self.rules.players
        return [
            (leader, self.played[index * seats : (index + 1) * seats], taker)
            for index, (leader, taker) in enumerate(zip(self.leaders, self.takers, strict=True))
        ]


@dataclass(frozen=True)
class Standing:
    """Where the match stands, for the views of a deal: its number, the number of the deal, and the totals by side."""

    match_number: int
    deal_number: int
    totals: tuple[int, ...]


def seat_view(deal: Deal, standing: Standing, seat: int) -> SeatView:
    """The deal as this seat may know it."""
    return SeatView(
        seat,
        deal.m.rules,
        standing.match_number,
        standing.deal_number,
        deal.dealer,
        deal.phase,
        deal.to_act,
        deal.leader,
        deal.trump,
        deal.banned,
        deal.turn_up,
        deal.talon_left,
        tuple([_hand(deal, other, seat) for other in range(deal.m.seats)]),
        tuple([tuple(sorted(holding.shown)) for holding in deal.holdings]),
        tuple(deal.trick),
        tuple(deal.played),
        tuple(deal.leaders),
        tuple(deal.takers),
        tuple(deal.scores),
        standing.totals,
        tuple([tuple(history.melds) for history in deal.histories]),
        tuple([history.scored_sevens() for history in deal.histories]),
        deal.opportunity,
        deal.declared,
        deal.seven_used,
        deal.last_drawn[seat],
        deal.asked,
        deal.rights[seat],
        deal.closed_by,
        deal.announced,
        tuple([tuple(deal.pending(other)) for other in range(deal.m.seats)]),
        tuple(sorted(deal.legal(seat), key=_order)),
    )


def _order(action: Action) -> tuple[int, int, tuple[int, ...]]:
    return (int(action.verb), action.kind, action.cards)


def _hand(deal: Deal, owner: int, viewer: int) -> tuple[int, ...]:
    holding = deal.holdings[owner]
    if owner == viewer:
        return tuple(sorted(holding.hand))
    return tuple(sorted(holding.seen)) + (HIDDEN,) * (len(holding.hand) - len(holding.seen))


def face_down(view: SeatView) -> int:
    """Cards of the talon that nobody has seen."""
    return view.talon - (1 if view.turn_up != NO_CARD else 0)
