"""The planner for a card against the engine: what it promises can be, what it gives up cannot."""

import random
from dataclasses import replace

import pytest

from bezique_desktop.engine.actions import Verb
from bezique_desktop.engine.cards import parse_card
from bezique_desktop.engine.deal import OPEN
from bezique_desktop.engine.kinds import BEZIQUE, FOUR
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.engine.views import SeatView
from bezique_desktop.games.catalogue import game_ids
from bezique_desktop.ui.dialogs.card_page import card_tip, prospect_text
from bezique_desktop.ui.dialogs.card_prospects import has_prospects, prospects
from bezique_desktop.ui.dialogs.meld_states import MeldStatus, meld_states
from tests.ui.dialogs.pages import chance_to_declare, played
from tests.ui.scene.deals import steps

GAMES = [game for game in game_ids() if game != "sixty-six"]


def views(game: str) -> list[SeatView]:
    chance = random.Random(2)
    return [step.view for step in played(game, seed=6) if step.view.phase == OPEN and chance.random() < 0.08]


@pytest.mark.parametrize("game", GAMES)
def test_what_may_be_declared_now_is_promised_to_its_cards(game: str) -> None:
    for view in views(game):
        for action in view.legal:
            if action.verb is Verb.DECLARE:
                for card in action.cards:
                    found = {each.state.kind: each for each in prospects(view, card)}
                    assert found[action.kind].is_open
                    assert found[action.kind].state.status is MeldStatus.POSSIBLE


@pytest.mark.parametrize("game", GAMES)
def test_the_planner_and_the_chart_agree(game: str) -> None:
    """No card may become what the chart gives up, and every meld within reach is within reach of a card it has."""
    for view in views(game):
        chart = {state.kind: state for state in meld_states(view)}
        for card in view.holding:
            for each in prospects(view, card):
                assert prospect_text(each, view, card)
                if each.is_open:
                    assert chart[each.state.kind].status not in (MeldStatus.LOST, MeldStatus.WAITS)
                    assert card & 31 not in each.gone


def test_a_card_that_has_scored_says_why_it_is_of_no_more_use() -> None:
    view = chance_to_declare("program-long")
    queen, jack = parse_card("QS1"), parse_card("JD1")
    seat = view.seat
    melds = (*view.melds[:seat], ((BEZIQUE, (queen, jack)),), *view.melds[seat + 1 :])
    shown = (*view.shown[:seat], (queen, jack), *view.shown[seat + 1 :])
    hand = tuple(card for card in view.hand if card not in (queen, jack))
    hands = (*view.hands[:seat], hand, *view.hands[seat + 1 :])
    after = replace(view, melds=melds, shown=shown, hands=hands, legal=(), played=())
    found = {each.state.kind: each for each in prospects(after, queen)}
    assert found[BEZIQUE].reason is not None
    assert not found[BEZIQUE].is_open
    assert prospect_text(found[BEZIQUE], after, queen) == "Bézique: only once in a deal, and you have scored it."


def test_what_is_gone_is_named() -> None:
    view = chance_to_declare("program-long")
    aces = tuple(parse_card(f"A{suit}{copy}") for suit in "SHDC" for copy in (1, 2))
    held = next(card for card in view.holding if card & 7 == 4)
    kings = tuple(parse_card(f"K{'SHDC'[(held >> 3) & 3]}{copy}") for copy in (1, 2))
    hand = tuple(card for card in view.hand if card not in kings)
    hands = (*view.hands[: view.seat], hand, *view.hands[view.seat + 1 :])
    shown = tuple(tuple(card for card in cards if card not in kings) for cards in view.shown)
    after = replace(view, hands=hands, shown=shown, played=(*kings, *aces), legal=(), turn_up=-1)
    marriage = next(each for each in prospects(after, held) if each.state.kind == (held >> 3) & 3)
    assert not marriage.is_open
    if marriage.reason is None:
        assert [face & 7 for face in marriage.gone] == [5]
        assert "K" in prospect_text(marriage, after, held)


def test_the_tip_tells_why_a_card_is_barred() -> None:
    view = chance_to_declare("program-long")
    lines = card_tip(view, view.hand[0], Reason.NOT_YOUR_TURN).splitlines()
    assert lines[1] == "It is not your turn."
    assert all(each.state.kind < FOUR + 10 for each in prospects(view, view.hand[0]))


def test_sixty_six_has_nothing_to_plan() -> None:
    view = next(step.view for step in played("sixty-six"))
    assert not has_prospects(view)
    assert len(card_tip(view, view.hand[0], None).splitlines()) == 1


def test_the_tip_explains_the_gold_corner() -> None:
    found = 0
    for step in steps("classic", 1):
        view = step.view
        told = [card for card in view.hand if "gold corner" in card_tip(view, card, None)]
        assert told in ([], [view.last_drawn])
        assert bool(told) == (bool(view.legal) and view.last_drawn in view.hand) or not view.talon
        found += len(told)
    assert found
