"""A reason is true of the very card that it is given for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bezique_desktop.engine.actions import CLOSE, Verb
from bezique_desktop.engine.cards import ACE, JACK, KING, QUEEN, parse_card
from bezique_desktop.engine.kinds import BEZIQUE
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.views import SeatView, Standing, seat_view
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.advice import Hint, HintReason
from bezique_desktop.players.explaining import explained, judged
from bezique_desktop.players.hint import Adviser, hint
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.race_ending import race_outcome
from bezique_desktop.players.search import Searcher
from bezique_desktop.players.thrifty import POSITIONS
from bezique_desktop.players.weights import THRIFTY
from tests.players.staging import staged
from tests.players.states import ALL_GAMES, met, view_of

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


# ---------------------------------------------------------------------- combinations
def test_a_trick_is_not_taken_for_what_would_be_held_back() -> None:
    """The bezique waits for the double one, so that it is no reason to take the trick."""
    mine = "QS JD 8D JC 9S 7S TD 8H"
    leading = hint(view_of(staged("program-long", mine, turn_up="7H1", rounds=20, opportunity=True)))
    assert (leading.reason, leading.kind) == (HintReason.HOLD_FOR, BEZIQUE + 1)
    following = hint(view_of(staged("program-long", mine, turn_up="7H1", rounds=20, trick="9C", leader=1)))
    assert following.action.card & 31 == parse_card("JC1")
    assert following.reason != HintReason.WIN_TO_DECLARE


def test_trumps_that_a_declaration_makes_are_named() -> None:
    """With the cards of the suit in hand."""
    deal = staged("trumpless", "KD QD AD 8S 7C 9C 7H", trump="", rounds=6, opportunity=True)
    advice = hint(view_of(deal))
    assert (advice.reason, len(advice.cards)) == (HintReason.DECLARE_TRUMPS, 3)


def test_the_last_trick_is_promised_to_the_card_that_takes_it() -> None:
    """Not to the card that is played before."""
    advice = hint(view_of(staged("program-long", "9H 7C", others={1: "8C 8S"})))
    assert (advice.reason, str(advice.action)) == (HintReason.LAST_TRICK, "play 7C1")
    assert advice.cards == (parse_card("9H1"),)


# ---------------------------------------------------------------------- the race
def to_close(mine: str, turn_up: str) -> SeatView:
    """The lead with this hand, 27 points and two rounds to draw."""
    gone = "QD TD KD AD 9S AS JD TC"
    return view_of(staged("sixty-six", mine, trump="C", turn_up=turn_up, rounds=2, scores=(27, 24), gone=gone))


@pytest.mark.parametrize("advise", [hint, lambda view: Adviser(Searcher(8)).advise(view, 3)], ids=["quick", "searched"])
def test_the_exchange_of_a_race_comes_before_closing(advise: Callable[[SeatView], Hint]) -> None:
    """It costs nothing, and the talon can be closed after it."""
    view = to_close("TS KS AH 9H 9C 9D", "JC1")
    assert {Verb.CLOSE, Verb.EXCHANGE} <= {action.verb for action in view.legal}
    advice = advise(view)
    assert (str(advice.action), advice.reason) == ("exchange 9C1", HintReason.EXCHANGE_SEVEN)


def closing_told(mine: str) -> Hint:
    """What is told of closing with this hand."""
    view = to_close(mine, "9C1")
    known = Knowledge(view, Mechanics(view.rules))
    return explained(known, THRIFTY, judged(known, THRIFTY, CLOSE))


def test_sure_tricks_are_told_of_by_count() -> None:
    """Ace of hearts, ten and king of spades bring 25 points, of which none is sure; the trumps and aces bring 41."""
    likely = closing_told("TS KS AH 9H JC 9D")
    assert likely.reason == HintReason.CLOSE_LIKELY
    assert 0 < likely.points < likely.chances
    assert closing_told("AC KC QC JC TS AH").reason == HintReason.CLOSE_TALON


def test_a_counted_race_tells_game_points_at_any_score() -> None:
    """They are what the deal scores, not what it is worth to the match."""
    deal = staged("sixty-six", "AC TS", trump="C", scores=(40, 10), others={1: "9H 9D"})
    told = [seat_view(deal, Standing(1, 1, totals), 0) for totals in ((0, 0), (6, 1), (1, 6))]
    advice = [Adviser(Searcher(2)).advise(view, 1) for view in told]
    assert {each.reason for each in advice} == {HintReason.COUNTED_RACE}
    assert {each.points for each in advice} == {race_outcome(deal, 0, POSITIONS)}
