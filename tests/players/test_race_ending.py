"""The exact ending of the race against a plain minimax over deals played by the rules."""

from __future__ import annotations

import pytest

from bezique_desktop.engine.actions import Verb
from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.deal import END, Deal
from bezique_desktop.engine.rules import changed
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.endgame import TooLargeError
from bezique_desktop.players.race_ending import race_outcome
from tests.players.minimax import race_value
from tests.players.states import dealt

VARIANTS: dict[str, dict[str, object]] = {
    "as usual": {},
    "must beat": {"s_end_must_beat": True},
    "a marriage waits for a trick": {"s_marriage_needs_trick": True},
    "no marriage in the end": {"s_marriage_in_end": False},
    "no last trick when closed": {"s_last_trick_when_closed": False},
    "claims by hand": {"s_claim": "manual"},
}
CARDS = 3
DEALS = 60


def ending(deal: Deal, number: int) -> Deal:
    """The deal played at random until so few cards are left, the talon closed in some."""
    chance = Chance(number)
    while not deal.over and (deal.phase != END or len(deal.holdings[deal.leader].hand) > CARDS):
        legal = deal.legal(deal.to_act)
        close = [action for action in legal if action.verb == Verb.CLOSE and chance.below(4) == 0]
        plays = [action for action in legal if action.verb not in (Verb.CLOSE, Verb.CLAIM)]
        deal.apply(close[0] if close else plays[chance.below(len(plays))])
    return deal


@pytest.mark.parametrize("options", VARIANTS.values(), ids=VARIANTS)
def test_the_value_is_that_of_minimax(options: dict[str, object]) -> None:
    """Whoever leads, whoever closed, and however many points are there already."""
    found: set[int] = set()
    for number in range(DEALS):
        deal = ending(dealt(changed(rules_of("sixty-six"), options), number), number)
        value = race_outcome(deal, 0, 10**6)
        assert value == race_value(deal) == -race_outcome(deal, 1, 10**6)
        found.add(value)
    assert len(found) > 5


def test_too_large_an_ending_is_given_up() -> None:
    """The budget counts positions."""
    deal = next(
        deal
        for deal in (ending(dealt(rules_of("sixty-six"), number), number) for number in range(DEALS))
        if not deal.over and abs(race_value(deal)) < 3
    )
    with pytest.raises(TooLargeError):
        race_outcome(deal, 0, 0)
