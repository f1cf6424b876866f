"""What the tray says to whoever has to answer a card."""

from dataclasses import replace

import pytest

from bezique_desktop.engine.actions import Verb
from bezique_desktop.engine.cards import suit_of
from bezique_desktop.engine.events import Credited, DealOver, Source
from bezique_desktop.engine.results import MatchResult
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.ui.figures import figure, signed
from bezique_desktop.ui.scene.captions import duty_words, result_words, tray_words
from bezique_desktop.ui.scene.column_words import column_words, offer_text
from bezique_desktop.ui.scene.offers import Command, Offer
from bezique_desktop.ui.wording_log import log_lines, spoken_text
from tests.ui.scene.deals import steps

TWO = [game for game in game_ids() if rules_of(game).players == 2]
MANY = [game for game in game_ids() if rules_of(game).players > 2]


@pytest.mark.parametrize(("game", "words"), [("program-long", "\u00a0\u00a0+21"), ("classic", ": 21 at the end")])
def test_a_trick_says_when_its_points_count(game: str, words: str) -> None:
    view = next(iter(steps(game, 1))).view
    assert result_words(view, ("You", "Clara"), 0, 21) == f"You take the trick{words}"
    assert result_words(view, ("You", "Clara"), 1, 21) == f"Clara takes the trick{words}"
    assert result_words(view, ("You", "Clara"), 1, 0) == "Clara takes the trick"


def test_points_are_written_as_scores_are() -> None:
    view = next(iter(steps("program-long", 1))).view
    assert result_words(view, ("You", "Clara"), 0, 1500).endswith(f"\u00a0\u00a0{signed(1500)}")
    assert offer_text(Offer(Command.RECALL, points=1500), view).points == signed(1500)
    log = log_lines([DealOver((8240, 950)), Credited(0, 0, 1500, Source.CUT, -1, (), 0)], view, ("You", "Clara"))
    assert [line.points or line.text for line in log] == [f"Deal over: {figure(8240)} : 950", signed(1500)]
    assert spoken_text([DealOver((8240, 950))], view, ("You", "Clara")) == "Deal over: 8240 : 950."


def test_the_column_tells_the_end_of_a_match_from_that_of_a_deal() -> None:
    view, offers = next(iter(steps("classic", 1))).view, (Offer(Command.CONTINUE, best=True),)
    assert column_words(view, offers, False)[0] == "The deal is over"
    assert column_words(view, offers, False, over=True)[0] == "The match is over"


@pytest.mark.parametrize("game", TWO)
def test_the_answer_to_a_card_is_asked_for(game: str) -> None:
    said = set()
    for seed in range(1, 5):
        for step in steps(game, seed):
            view = step.view
            if not (view.legal and view.trick) or step.deal_result is not None:
                continue
            title, line = tray_words(step)
            may = [action.card for action in view.legal if action.verb is Verb.PLAY]
            assert title == "Your answer"
            assert (line == "Any card") == (len(may) == len(view.hand) + len(view.shown[0]))
            assert line.startswith("Follow suit") <= (suit_of(view.trick[0]) in {suit_of(card) for card in may})
            said.add(line)
    assert {"Any card", "Follow suit"} <= said
    assert game != "classic" or "You cannot follow suit: play a trump" in said


@pytest.mark.parametrize("game", MANY)
def test_what_may_be_played_is_said_beside_a_trick_that_fills_the_tray(game: str) -> None:
    said = set()
    for step in steps(game, 1):
        view, words = step.view, duty_words(step.view)
        may = {suit_of(action.card) for action in view.legal if action.verb is Verb.PLAY}
        assert bool(words) == bool(view.trick and may and not view.talon)
        assert words.startswith("Follow suit") <= (bool(view.trick) and suit_of(view.trick[0]) in may)
        said.add(words)
    assert len(said) > 2


def test_the_tray_says_it_where_two_play() -> None:
    assert not any(duty_words(step.view) for step in steps("classic", 1))


@pytest.mark.parametrize("game", ["sixty-six", "six-deck", "program-long"])
def test_the_end_of_a_match_is_told_in_what_it_is_counted_in(game: str) -> None:
    last = list(steps(game, 1))[-1]
    won = replace(last, match_result=MatchResult(0, (7, 3), 4))
    assert tray_words(won) == ("You have won the match", "7 : 3")
    assert tray_words(replace(won, match_result=MatchResult(1, (3, 7), 4))) == ("The match is lost", "3 : 7")
    assert tray_words(replace(won, match_result=MatchResult(-1, (5, 5), 0))) == ("The match is drawn", "5 : 5")
