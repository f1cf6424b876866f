"""The state of a match as the referee prints it: in full, or as one seat may see it."""

from bezique_desktop.engine.cards import HIDDEN, card_text
from bezique_desktop.engine.deal import NO_CARD, NOBODY, PHASES, Deal
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.names import card_texts, kind_labels, legal_lists, suit_text
from bezique_desktop.engine.results import NO_WINNER

State = dict[str, object]


def state_of(match: Match) -> State:
    """The full state after the latest request."""
    deal = match.deal
    assert deal is not None
    state = _public(match, deal)
    state["hands"] = [card_texts(holding.hand) for holding in deal.holdings]
    state["legal"] = _legal(deal, deal.to_act)
    return state


def view_of(match: Match, seat: int) -> State:
    """The state with every card in another hand unknown, and the legal actions of the viewer alone."""
    deal = match.deal
    assert deal is not None
    state = _public(match, deal)
    hands = [[card_text(HIDDEN)] * len(holding.hand) for holding in deal.holdings]
    hands[seat] = card_texts(deal.holdings[seat].hand)
    state["hands"] = hands
    state["legal"] = _legal(deal, seat)
    return state


def _legal(deal: Deal, seat: int) -> dict[str, list[str]]:
    """What a seat may do; nothing unless it is to act, though a partner may declare besides (P-6)."""
    return legal_lists(deal.legal(seat) if seat == deal.to_act else [])


def _public(match: Match, deal: Deal) -> State:
    seats = deal.m.seats
    return {
        "deal": len(match.entries),
        "dealer": deal.dealer,
        "phase": PHASES[deal.phase],
        "to_act": None if deal.to_act == NOBODY else deal.to_act,
        "trump": suit_text(deal.trump),
        "turn_up": None if deal.turn_up == NO_CARD else card_text(deal.turn_up),
        "talon": deal.talon_left,
        "closed_by": None if deal.closed_by == NOBODY else deal.closed_by,
        "hands": [],
        "tables": [card_texts(holding.shown) for holding in deal.holdings],
        "trick": [[(deal.leader + index) % seats, card_text(card)] for index, card in enumerate(deal.trick)],
        "tricks_won": deal.tricks_won,
        "scores": list(deal.scores),
        "totals": list(match.totals),
        "pending": [kind_labels(deal.pending(seat)) for seat in range(seats)],
        "legal": {},
        "result": _result(match),
    }


def _result(match: Match) -> State | None:
    result = match.entries[-1].result
    if result is None:
        return None
    state: State = {
        "scores": list(result.scores),
        "winner": None if result.winner == NO_WINNER else result.winner,
        "value": result.value,
    }
    if match.result is not None:
        state["match"] = {
            "winner": None if match.result.winner == NO_WINNER else match.result.winner,
            "totals": list(match.result.totals),
            "difference": match.result.difference,
        }
    return state
