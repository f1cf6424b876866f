"""A reason is true of the very card that it is given for."""

from __future__ import annotations

import pytest

from bezique_desktop.engine.actions import Verb
from bezique_desktop.engine.cards import ACE, JACK, KING, QUEEN
from bezique_desktop.engine.views import SeatView
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.advice import Hint, HintReason
from bezique_desktop.players.hint import hint
from tests.players.states import ALL_GAMES, met

KEPT = {
    HintReason.KEEP_ACES: (ACE,),
    HintReason.KEEP_TRUMP_ACE: (ACE,),
    HintReason.KEEP_ROYALS: (KING, QUEEN),
    HintReason.KEEP_COUPLES: (KING, QUEEN),
}
VIEWS = 80


def told(game: str) -> list[tuple[SeatView, Hint]]:
    """Hints to play a card, by rules of thumb, with what they are given for."""
    pairs = [(view, hint(view, 0)) for view in met(rules_of(game), VIEWS, 3)]
    return [(view, advice) for view, advice in pairs if advice.action.verb == Verb.PLAY]


@pytest.mark.parametrize("game", ALL_GAMES)
def test_what_is_to_be_kept_is_not_thrown(game: str) -> None:
    """A card of those that are kept goes only where it makes nothing any more; it is none of those named."""
    for _view, advice in told(game):
        card = advice.action.card
        if card & 7 in KEPT.get(advice.reason, ()):
            assert advice.points == 0
        if advice.reason.value.startswith("keep"):
            assert card not in advice.cards


@pytest.mark.parametrize("game", ALL_GAMES)
def test_duties_are_named_where_they_are_in_force(game: str) -> None:
    """Nobody has to follow suit while cards are drawn."""
    for view, advice in told(game):
        if advice.reason in (HintReason.LONG_SUIT, HintReason.MUST_FOLLOW):
            assert not view.talon
        if advice.reason == HintReason.MUST_FOLLOW:
            assert advice.action.card & 24 == view.trick[0] & 24


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_card_that_wins_much_is_not_called_idle(game: str) -> None:
    """Only a low plain card makes nothing and wins little."""
    for view, advice in told(game):
        if advice.reason == HintReason.CHEAPEST_DISCARD:
            assert advice.action.card & 7 <= JACK
            assert (advice.action.card >> 3) & 3 != view.trump


def test_fours_are_not_spoken_of_in_the_race() -> None:
    """There are none."""
    reasons = {advice.reason for _view, advice in told("sixty-six")}
    assert HintReason.KEEP_ROYALS not in reasons
    assert HintReason.KEEP_COUPLES in reasons
