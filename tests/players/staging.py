"""Positions in the middle of a deal, set up card by card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bezique_desktop.engine.actions import parse_action
from bezique_desktop.engine.cards import NO_SUIT, SUITS, pack, parse_card
from bezique_desktop.engine.chance import shuffled
from bezique_desktop.engine.deal import END, NO_CARD, NOBODY, OPEN, Deal
from bezique_desktop.engine.dealing import new_deal
from bezique_desktop.engine.history import History
from bezique_desktop.engine.holding import Holding
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.rules import changed
from bezique_desktop.games.catalogue import rules_of

EMPTY: Final[Mapping[int, str]] = {}


def cards(text: str) -> list[int]:
    """The cards of a text; a card without its copy is the first copy."""
    return [parse_card(word if len(word) == 3 else word + "1") for word in text.split()]


def staged(
    game: str,
    mine: str,
    *,
    table: str = "",
    others: Mapping[int, str] = EMPTY,
    tables: Mapping[int, str] = EMPTY,
    trump: str = "H",
    turn_up: str = "",
    rounds: int = 0,
    trick: str = "",
    leader: int = 0,
    melds: Sequence[tuple[int, str]] = (),
    veteran: bool = False,
    scores: Sequence[int] = (),
    gone: str = "",
    opportunity: bool = False,
    asked: bool = False,
    announced: str = "",
    closed_by: int = NOBODY,
    **options: object,
) -> Deal:
    """A deal at this point, the seat to act holding ``mine`` and ``table``. The talon lasts for so many more
    ``rounds``; hands that are not given come from the rest; all other cards have been played, those of ``gone`` before
    any others. The seats took these in turns; a ``veteran`` has taken them all."""
    rules = changed(rules_of(game), options)
    deal = new_deal(Mechanics(rules), 0, NO_SUIT, [0] * rules.sides)
    seats = rules.players
    deal.trick, deal.leader = cards(trick), leader
    deal.to_act = (leader + len(deal.trick)) % seats
    deal.trump = SUITS.index(trump) if trump else NO_SUIT
    deal.turn_up = cards(turn_up)[0] if turn_up else NO_CARD
    for seat in range(seats):
        own = seat == deal.to_act
        deal.holdings.append(_holding(mine if own else others.get(seat, ""), table if own else tables.get(seat, "")))
    deal.histories = [History() for _ in range(rules.sides if deal.m.combine else seats)]
    for seat, text in melds:
        meld = parse_action("declare " + text)
        deal.histories[seat].enter(meld.kind, meld.cards)
    _lay_out(deal, rounds, cards(gone), veteran)
    deal.scores = list(scores) or [0] * rules.sides
    deal.phase = OPEN if rounds and closed_by == NOBODY else END
    deal.opportunity, deal.closed_by = opportunity, closed_by
    deal.announced = SUITS.index(announced) if announced else NO_SUIT
    if asked:
        deal.asked = deal.to_act
        deal.rights[deal.to_act] = True
    return deal


def _holding(hand: str, table: str) -> Holding:
    holding = Holding()
    for card in cards(table):
        holding.take(card)
        holding.show(card)
    holding.take_all(cards(hand))
    return holding


def _lay_out(deal: Deal, rounds: int, gone: list[int], veteran: bool) -> None:
    """Deal what is not placed yet: first the hands, then the talon, then the played tricks."""
    rules, seats = deal.m.rules, deal.m.seats
    placed = {card for holding in deal.holdings for card in holding.hand + holding.shown}
    placed |= set(deal.trick) | {deal.turn_up} | set(gone)
    rest = [card for card in shuffled(pack(rules.packs, rules.lowest_rank), 5) if card not in placed]
    actor = deal.holdings[deal.to_act]
    size = len(actor.hand) + len(actor.shown)
    for seat, holding in enumerate(deal.holdings):
        has_played = (seat - deal.leader) % seats < len(deal.trick)
        for _ in range(size - has_played - len(holding.hand) - len(holding.shown)):
            holding.take(rest.pop())
    face_down = rounds * seats - (deal.turn_up != NO_CARD)
    deal.talon = rest[: max(0, face_down)]
    deal.played = gone + rest[max(0, face_down) :]
    count = len(deal.played) // seats
    assert len(deal.played) == count * seats, f"{len(deal.played) % seats} cards over"
    deal.takers = [deal.to_act if veteran else number % seats for number in range(count)]
    deal.leaders = deal.takers[:]
    for taker in deal.takers:
        deal.side_tricks[taker % deal.m.sides] += 1
