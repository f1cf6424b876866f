"""What the column of actions offers."""

from dataclasses import replace

import pytest

from bezique_desktop.engine.actions import CLAIM, CLOSE, DRAW, Action, Verb
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.table.step import Step
from bezique_desktop.ui.scene.offers import Command, made_of, offers, points_of_action
from tests.ui.scene.deals import GAMES, step_where, steps


def declares(step: Step) -> bool:
    return any(action.verb is Verb.DECLARE for action in step.view.legal)


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_action_but_plays_is_offered_once(game: str) -> None:
    for step in steps(game, 2):
        listed = offers(step.view, Mechanics(step.view.rules), passed=False)
        wanted = [action for action in step.view.legal if action.verb is not Verb.PLAY]
        offered = [(str(offer.action), str(offer.then)) for offer in listed if offer.action is not None]
        assert {str(action) for action in wanted} == {action for action, _then in offered}
        assert len(offered) == len(set(offered))
        points = [offer.points for offer in listed if offer.action not in (None, DRAW)]
        assert points == sorted(points, reverse=True)
        daring = bool(listed) and listed[0].action == CLOSE
        assert [offer.best for offer in listed] == [place == 0 and not daring for place in range(len(listed))]


@pytest.mark.parametrize("game", GAMES)
def test_points_are_those_that_are_credited(game: str) -> None:
    before = None
    for step in steps(game, 3):
        if before is not None:
            for event in step.events:
                kind = getattr(event, "kind", -1)
                known = [action for action in before.view.legal if action.kind == kind >= 0]
                if known and hasattr(event, "points"):
                    assert points_of_action(known[0], before.view, Mechanics(step.view.rules)) == event.points
        before = step


def test_going_on_has_the_space_key() -> None:
    on_lead = step_where("program-long", declares)
    last = offers(on_lead.view, Mechanics(on_lead.view.rules), passed=False)[-1]
    assert (last.command, last.key) == (Command.PASS, "space")
    before_draw = step_where("classic", declares)
    last = offers(before_draw.view, Mechanics(before_draw.view.rules), passed=False)[-1]
    assert (last.action, last.key) == (DRAW, "space")


def test_what_was_passed_over_can_be_had_back() -> None:
    step = step_where("program-long", declares)
    (back,) = offers(step.view, Mechanics(step.view.rules), passed=True)
    assert (back.command, back.key) == (Command.RECALL, "1")
    assert offers(replace(step.view, to_act=1), Mechanics(step.view.rules), passed=True) == ()
    none = step_where("program-long", lambda step: bool(step.view.legal) and not declares(step))
    assert offers(none.view, Mechanics(none.view.rules), passed=True) == ()


def test_a_claim_is_offered_from_the_first_own_trick_on_and_by_one_key() -> None:
    seen = set()
    for seed in range(1, 4):
        for step in steps("sixty-six", seed, s_claim="manual"):
            if CLAIM not in step.view.legal:
                continue
            listed = offers(step.view, Mechanics(step.view.rules), passed=False)
            keys = [offer.key for offer in listed if offer.action == CLAIM]
            assert keys == (["9"] if 0 in step.view.takers else [])
            assert len({offer.key for offer in listed}) == len(listed)
            seen.add(bool(keys))
    assert seen == {True, False}


def test_selected_cards_make_what_the_judge_allows() -> None:
    step = step_where("classic", declares)
    action = next(action for action in step.view.legal if action.verb is Verb.DECLARE)

    def judge(tried: Action) -> Reason | None:
        return None if tried.kind == action.kind else Reason.NOT_THESE_CARDS

    made = made_of(action.cards[::-1], step.view, Mechanics(step.view.rules), judge)
    assert [offer.action.kind for offer in made if offer.action is not None] == [action.kind]
    assert made[0].key == "1"


def test_selected_cards_that_are_refused_say_why() -> None:
    step = step_where("classic", declares)
    view, mechanics = step.view, Mechanics(step.view.rules)
    pair = next(action for action in view.legal if action.verb is Verb.DECLARE).cards
    refused = made_of(pair, view, mechanics, lambda action: Reason.ALREADY_DECLARED)
    assert [offer.refused for offer in refused] == [Reason.ALREADY_DECLARED]
    assert made_of(pair, view, mechanics, lambda action: Reason.NOT_THESE_CARDS) == ()
