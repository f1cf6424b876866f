"""The chart of melds against the engine itself: what it calls possible, short or lost must be so."""

import random
from dataclasses import replace

import pytest

from bezique_desktop.engine.actions import Verb
from bezique_desktop.engine.cards import ACE, KING, pack
from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.deal import OPEN
from bezique_desktop.engine.kinds import FOUR, KINDS
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.melds import instance
from bezique_desktop.engine.views import SeatView
from bezique_desktop.games.catalogue import game_ids
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.ui.dialogs.meld_chart import cell_text, loss_text, status_text, why_text
from bezique_desktop.ui.dialogs.meld_states import MeldState, MeldStatus, meld_states
from bezique_desktop.ui.dialogs.odds import draws_left
from bezique_desktop.ui.words import set_language
from tests.players.staging import staged
from tests.players.states import view_of
from tests.ui.dialogs.pages import played

SCORABLE = (MeldStatus.POSSIBLE, MeldStatus.READY)


def views(game: str) -> list[SeatView]:
    """Some views of a match, spread over its deals."""
    chance = random.Random(1)
    return [step.view for step in played(game, seed=6) if chance.random() < 0.15]


def could_score(view: SeatView, kind: int, more: tuple[int, ...]) -> bool:
    """Whether the cards and the history of the seat allow this kind, with these cards more in the hand."""
    m = Mechanics(view.rules)
    known = Knowledge(view, m)
    for card in more:
        known.holding.take(card)
    shapes = [shape for shape in m.shapes[view.trump + 1] if shape.kind == kind]
    return any(instance(m, known.history(view.seat), known.holding, shape, known.holding.shown) for shape in shapes)


def unseen(view: SeatView) -> list[int]:
    seen = {
        *view.holding,
        *view.played,
        *view.trick,
        view.turn_up,
        *(card for cards in (*view.shown, *view.hands) for card in cards),
    }
    return [card for card in pack(view.rules.packs, view.rules.lowest_rank) if card not in seen]


@pytest.mark.parametrize("game", game_ids())
def test_possible_is_what_the_deal_offers(game: str) -> None:
    for view in views(game):
        legal = {action.kind for action in view.legal if action.verb == Verb.DECLARE}
        assert legal == {state.kind for state in meld_states(view) if state.status == MeldStatus.POSSIBLE}


@pytest.mark.parametrize("game", game_ids())
def test_near_and_lost_are_true(game: str) -> None:
    """Ready means that the cards suffice; one short, that one unseen card makes it so; lost, that none does, or
    that none is drawn in time."""
    for view in views(game):
        if view.phase != OPEN:
            continue
        rest = unseen(view)
        in_time = draws_left(Knowledge(view, Mechanics(view.rules))) > 0
        for state in meld_states(view):
            if state.status == MeldStatus.READY:
                assert could_score(view, state.kind, ())
            if state.status == MeldStatus.SHORT:
                face = state.missing[0]
                fit = [card for card in rest if card & 7 == face & 7 and (state.any_suit or card & 31 == face & 31)]
                assert any(could_score(view, state.kind, (card,)) for card in fit)
                assert not could_score(view, state.kind, ())
            if state.status == MeldStatus.LOST and view.trump >= 0 and in_time:
                assert not any(could_score(view, state.kind, (card,)) for card in rest)


@pytest.mark.parametrize("game", game_ids())
def test_points_are_those_of_the_rules(game: str) -> None:
    for view in views(game)[:5]:
        m = Mechanics(view.rules)
        for state in meld_states(view):
            assert state.points == m.value(state.kind, KINDS[state.kind].suit, view.trump, view.banned)
            assert status_text(state)


def test_nothing_can_be_declared_when_the_talon_is_gone() -> None:
    view = next(view for view in views("program-long") if view.phase != OPEN)
    statuses = {state.status for state in meld_states(view)}
    assert statuses <= {MeldStatus.SCORED, MeldStatus.LOST}


def test_without_trumps_quints_wait() -> None:
    view = next(step.view for step in played("trumpless", seed=6))
    assert view.trump < 0
    quints = [state for state in meld_states(view) if KINDS[state.kind].name == "quint"]
    assert {state.status for state in quints} == {MeldStatus.WAITS}


def test_a_view_that_lacks_everything_is_no_trouble() -> None:
    view = next(step.view for step in played("program-long", seed=Chance(1).below(9)))
    assert meld_states(replace(view, hands=((), view.hands[1]), legal=()))


@pytest.mark.parametrize("game", [game for game in game_ids() if game != "sixty-six"])
def test_every_lost_meld_says_why(game: str) -> None:
    told = set()
    for view in views(game):
        for state in meld_states(view):
            why = loss_text(state, view)
            assert bool(why) == (state.status is MeldStatus.LOST)
            assert not set("{}") & set(why)
            told.add(why)
    assert len(told) > 3


@pytest.mark.parametrize("combine", [False, True])
def test_what_the_partner_shows_counts_where_partners_combine(combine: bool) -> None:
    """P-6: the queen in hand and the jack before the partner are a bezique that waits for a trick."""
    deal = staged(
        "four-handed", "QS 7S 8S 9S 7D 8D 9D 7C", tables={2: "JD"}, turn_up="9H", rounds=8, partner_combine=combine
    )
    states = {KINDS[state.kind].name: state for state in meld_states(view_of(deal))}
    bezique = states["bezique"]
    assert bezique.status is (MeldStatus.READY if combine else MeldStatus.SHORT)
    assert len(bezique.missing) == (0 if combine else 1)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", ["1 ace missing", "4 kings missing"]), ("ru", ["не хватает 1 туза", "не хватает 4 королей"])],
)
def test_cards_of_a_rank_are_counted_in_the_language_of_the_screen(language: str, told: list[str]) -> None:
    set_language(language)
    states = [MeldState(FOUR, 80, MeldStatus.FAR, missing, any_suit=True) for missing in ((ACE,), (KING,) * 4)]
    found = [status_text(state) for state in states]
    set_language("en")
    assert found == told


@pytest.mark.parametrize("game", [game for game in game_ids() if game != "sixty-six"])
def test_every_meld_that_cannot_be_declared_says_why(game: str) -> None:
    """Only what is possible, and what lacks cards, needs no more words; nobody on turn is told to wait for it."""
    told = set[str]()
    for view in views(game):
        for state in meld_states(view):
            why = why_text(state, view)
            assert bool(why) == (state.status is not MeldStatus.POSSIBLE and not state.missing)
            told.add(why)
            if view.to_act == view.seat and state.status is MeldStatus.READY:
                assert cell_text(state, view).endswith(why)
    assert len(told) > 3


def test_a_meld_that_waits_for_a_trick_names_the_rule() -> None:
    on_turn = [view for view in views("classic") if view.to_act == view.seat and view.phase == OPEN]
    ready = [(view, state) for view in on_turn for state in meld_states(view) if state.status is MeldStatus.READY]
    assert {cell_text(state, view) for view, state in ready} >= {
        "You may declare only after taking a trick, before you draw."
    }


@pytest.mark.parametrize(("language", "told"), [("en", "scored · once more: "), ("ru", "объявлено 1 раз · ещё раз: ")])
def test_a_meld_that_scored_and_may_score_again_says_both(language: str, told: str) -> None:
    set_language(language)
    again = [
        (state, cell_text(state, view))
        for view in views("six-deck")
        for state in meld_states(view)
        if state.scored == 1 and state.status not in (MeldStatus.SCORED, MeldStatus.LOST)
    ]
    assert {state.status for state, _text in again} >= {MeldStatus.POSSIBLE, MeldStatus.SHORT, MeldStatus.FAR}
    assert all(text.startswith(told.split(" · ")[0]) for _state, text in again)
    assert all(text.startswith(told) for state, text in again if state.status is not MeldStatus.READY)
    set_language("en")


def test_a_meld_that_scores_once_only_is_just_scored() -> None:
    told = [status_text(state) for view in views("program-long") for state in meld_states(view) if state.scored]
    assert "scored" in told
