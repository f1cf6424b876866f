"""Hints: sensible, legal, and with figures that are true."""

from __future__ import annotations

import pytest

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.cards import parse_card
from bezique_desktop.engine.events import Credited
from bezique_desktop.engine.kinds import BEZIQUE
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.rules import changed
from bezique_desktop.engine.tricks import beats
from bezique_desktop.engine.views import SeatView
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.advice import Hint, HintReason
from bezique_desktop.players.hint import hint
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.options import NO_KIND, Option
from bezique_desktop.players.playing import Playing
from bezique_desktop.players.registry import player
from bezique_desktop.players.weights import THRIFTY
from tests.players.states import GAMES, after, dealt, met, set_up, view_of

HANDS = 500
IDLE = "7S1 8S1 9S1 7D1 8D1 9D1 7C1 8C1"


def equal_cards(view: SeatView, options: list[Option], chosen: int) -> list[Option]:
    """The cards that do the same as the chosen one in the trick: same rank, both trumps or neither, same outcome."""

    def outcome(card: int) -> bool:
        return bool(view.trick) and beats(card, view.trick[0], view.trump, False)

    return [
        option
        for option in options
        if (option.action.card & 7) == (chosen & 7)
        and ((option.action.card >> 3) & 3 == view.trump) == ((chosen >> 3) & 3 == view.trump)
        and outcome(option.action.card) == outcome(chosen)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_live_is_thrown_where_an_equal_card_exists(game: str) -> None:
    """Of cards that do the same in the trick the one goes that no combination in sight misses most."""
    mechanics = Mechanics(rules_of(game))
    for view in met(mechanics.rules, HANDS // len(GAMES) + 1, 3):
        advice = hint(view)
        if advice.action.verb != Verb.PLAY or view.talon == 0:
            continue
        options = Playing(Knowledge(view, mechanics), THRIFTY).options()
        same = equal_cards(view, options, advice.action.card)
        thrown = next(option for option in options if option.action == advice.action)
        assert thrown.loss == min(option.loss for option in same)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_what_thrifty_plays(game: str) -> None:
    """It is legal, and it is the player's own choice."""
    thrifty = player("thrifty")
    for view in met(rules_of(game), 60, 5):
        advice = hint(view)
        assert advice.action in view.legal
        assert advice.action == thrifty.choose(view, 1)


@pytest.mark.parametrize("game", GAMES)
def test_the_points_of_a_hint_are_those_credited(game: str) -> None:
    """What a hint says that an action scores is what the ledger gets."""
    seen = set()
    for number in range(6):
        deal = dealt(rules_of(game), number)
        while not deal.over:
            advice = hint(view_of(deal))
            events = deal.play(deal.to_act, advice.action)
            if advice.action.verb in (Verb.DECLARE, Verb.EXCHANGE, Verb.SHOW):
                credits = [event.points for event in events if isinstance(event, Credited)]
                assert credits == [advice.points] or (not credits and advice.points == 0)
                seen.add(advice.reason)
    assert HintReason.DECLARE_NOW in seen


def advised(game: str, mine: str, theirs: str, turn_up: str, led: str = "") -> Hint:
    """The hint for a seat that leads with this hand, or follows to this card of the other hand."""
    if not led:
        return hint(view_of(set_up(game, [mine, theirs], turn_up)))
    return hint(view_of(after(set_up(game, [theirs, mine], turn_up), f"play {led}")))


def test_exchange() -> None:
    """The turn-up is named with the points."""
    advice = advised("program-long", "7H1 8C2 9C1 9D2 TD1 8D2 JC1 QC1", IDLE, "AH1")
    assert (advice.reason, advice.points) == (HintReason.EXCHANGE_SEVEN, 10)
    assert advice.cards == (parse_card("AH1"),)


def test_declare() -> None:
    """Kind and points."""
    advice = advised("program-long", "AS1 AH2 AD1 AC1 8C2 9C1 9D2 8D2", IDLE, "KH1")
    assert (advice.reason, advice.points) == (HintReason.DECLARE_NOW, 100)
    assert advice.kind == advice.action.kind


def test_declare_the_lower_first() -> None:
    """The quint is named as what can still follow."""
    advice = advised("program-long", "AH1 TH1 KH1 QH1 JH1 8C2 9C1 8D2", IDLE, "9H1")
    assert advice.reason == HintReason.DECLARE_LOWER_FIRST
    assert advice.kind != NO_KIND
    assert advice.points == 40


def test_what_is_held_back_is_named() -> None:
    """Where a bezique bars the double one (M-9), a hint to lead tells what is hoped for."""
    match = Match(rules_of("program-long"), ["One", "Two"], 1, 9)
    match.start_deal()
    thrifty = player("thrifty")
    while True:
        assert match.deal is not None
        seat = match.deal.to_act
        view = match.view(seat)
        action = thrifty.choose(view, 0)
        if action.verb == Verb.PLAY and any(each.verb == Verb.DECLARE for each in view.legal):
            break
        match.play(seat, action)
    advice = hint(view)
    assert advice.action == action
    assert (advice.reason, advice.kind, advice.points) == (HintReason.HOLD_FOR, BEZIQUE + 1, 500)
    assert Action(Verb.DECLARE, BEZIQUE, advice.cards) in view.legal
    assert advice.chances == 2


def test_nothing_to_declare() -> None:
    """The draw says that there is nothing else to do."""
    deal = set_up("classic", ["AS1 TD1 KH1 QS1 9D2 7C1 AH1 TH1", IDLE.replace("7C1", "9C2")], "8H1")
    after(deal, "play AS1", "play 8C1")
    assert hint(view_of(deal)).reason == HintReason.NOTHING_TO_DECLARE


def test_take_card_points() -> None:
    """The points that lie in the trick."""
    advice = advised("program-long", "8H2 7S1 8S1 9S1 7D1 8D1 9D1 JS1", "AC2 TD1 JH1 QH1 9H1 8S2 9S2 7D2", "8H1", "AC2")
    assert (advice.reason, advice.points) == (HintReason.TAKE_CARD_POINTS, 11)


def test_win_to_declare() -> None:
    """What waits is named with its points."""
    mine = "AS1 AH1 AD1 AC1 JC1 7S1 8D2 9D2"
    advice = advised("program-long", mine, "9C1 TD1 JH1 QH1 9H1 8S2 9S2 7D2", "8H1", "9C1")
    assert (advice.reason, advice.points) == (HintReason.WIN_TO_DECLARE, 100)


def test_only_move() -> None:
    """The last card."""
    deal = dealt(rules_of("program-long"), 1)
    while len(view_of(deal).holding) > 1 or deal.talon_left:
        deal.apply(view_of(deal).legal[0])
    assert hint(view_of(deal)).reason == HintReason.ONLY_MOVE


def test_a_partner_s_opportunity_is_no_duty() -> None:
    """Where the partner has taken the trick and one may declare in his place (P-6), it is an offer with its points."""
    rules = changed(rules_of("four-handed"), {"partner_may_declare": True})
    thrifty, told = player("thrifty"), 0
    for number in range(6):
        deal = dealt(rules, number)
        while not deal.over:
            view = view_of(deal, (deal.to_act + 2) % 4)
            if len(view.legal) == 1 and view.legal[0].verb == Verb.DECLARE:
                advice = hint(view)
                assert advice.reason in (HintReason.DECLARE_NOW, HintReason.DECLARE_RATHER)
                assert advice.action == view.legal[0]
                assert advice.points
                told += 1
            deal.apply(thrifty.choose(view_of(deal), 1))
    assert told


def test_an_ending_is_counted() -> None:
    """The figure is what the side takes from there on, less what the other does."""
    deal = dealt(rules_of("program-long"), 2)
    thrifty = player("thrifty")
    while deal.talon_left:
        deal.apply(thrifty.choose(view_of(deal), 0))
    side = deal.to_act
    before = deal.scores[:]
    advice = hint(view_of(deal))
    while not deal.over:
        deal.apply(thrifty.choose(view_of(deal), 0))
    gained = (deal.scores[side] - before[side]) - (deal.scores[1 - side] - before[1 - side])
    assert advice.reason in (HintReason.COUNTED_ENDING, HintReason.LAST_TRICK)
    if advice.reason == HintReason.COUNTED_ENDING:
        assert advice.points == gained


def test_the_reasons_are_closed_and_distinct() -> None:
    """Every code is a word of its own."""
    assert len({reason.value for reason in HintReason}) == len(HintReason)


@pytest.mark.parametrize("game", GAMES)
def test_runners_up_are_legal_and_cost_something(game: str) -> None:
    """They differ from the advice and from each other, and the second costs no less than the first."""
    told = 0
    for view in met(rules_of(game), 60, 5):
        advice = hint(view)
        actions = [advice.action, *(runner.action for runner in advice.runners)]
        assert all(action in view.legal for action in actions)
        assert len({str(action)[:-1] for action in actions}) == len(actions)
        costs = [runner.cost for runner in advice.runners]
        assert costs == sorted(costs)
        assert all(cost >= 0 for cost in costs)
        told += len(costs)
    assert told
