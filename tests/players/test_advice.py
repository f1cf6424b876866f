"""Advice of the strongest level: its own choice, each piece of the old advice, and nothing live thrown in vain."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bezique_desktop.engine.actions import PLAYS, Action, Verb
from bezique_desktop.engine.cards import card_text, pack, parse_card
from bezique_desktop.engine.chance import Chance, derived, shuffled
from bezique_desktop.engine.kinds import BEZIQUE
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.tricks import beats
from bezique_desktop.engine.views import SeatView
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.advice import HintReason
from bezique_desktop.players.hint import Adviser, after, hint
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.playing import Playing
from bezique_desktop.players.race_ending import race_outcome
from bezique_desktop.players.registry import player
from bezique_desktop.players.search import Searcher
from bezique_desktop.players.trials import Trial
from bezique_desktop.players.weights import UNIT
from tests.players.positions_advice import ADVICE
from tests.players.staging import staged
from tests.players.states import ALL_GAMES, GAMES, dealt, met, view_of
from tests.players.test_hint import equal_cards

HANDS = 500
BUDGET = 2
BEZIQUE_CARDS = ("QS1", "QS2", "JD1", "JD2")


@pytest.mark.parametrize("reason", ADVICE)
def test_the_advice_of_the_documents(reason: str) -> None:
    """A hint gives each piece of it where it applies, with the action that it is about."""
    game, position = ADVICE[reason]
    advice = hint(view_of(position.deal(game)))
    assert advice.reason.value == reason
    assert position.accepts(str(advice.action)), position.title


def test_the_chances_of_what_is_kept_are_counted() -> None:
    """Three aces want one of those that nobody has seen; the quint wants the other ten of trumps."""
    for name, chances, kept in (("keep-aces", 2, 3), ("keep-trump-ace", 1, 4), ("keep-royals", 2, 1)):
        game, position = ADVICE[name]
        advice = hint(view_of(position.deal(game)))
        assert (advice.chances, len(advice.cards)) == (chances, kept)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_advice_is_the_strongest_level_s_choice(game: str) -> None:
    """Or a card as good for the trick that is missed less; the runners-up are legal, differ and cost something."""
    adviser, searcher, mechanics = Adviser(Searcher(BUDGET)), Searcher(BUDGET), Mechanics(rules_of(game))
    for number, view in enumerate(met(mechanics.rules, 20, 13)):
        advice = adviser.advise(view, number)
        chosen = searcher.choose(view, number)
        actions = [advice.action, *(runner.action for runner in advice.runners)]
        assert all(action in view.legal for action in actions)
        assert len({str(action)[:-1] for action in actions}) == len(actions)
        assert all(runner.cost >= 0 for runner in advice.runners)
        if advice.action != chosen:
            options = Playing(Knowledge(view, mechanics), searcher.numbers_of(view.rules).weights).options()
            losses = {option.action: option.loss for option in options}
            assert losses[advice.action] < losses[chosen]
            assert advice.action.card & 7 == chosen.card & 7


def test_an_ending_of_the_race_is_counted() -> None:
    """Once all cards are known, a hint tells the game points that come of it, and so it turns out."""
    adviser, told = Adviser(Searcher(BUDGET)), 0
    for number in range(12):
        deal = dealt(rules_of("sixty-six"), number)
        while deal.talon_left and not deal.over:
            deal.apply(deal.legal(deal.to_act)[0])
        views = []
        while not deal.over:
            view = view_of(deal)
            advice = adviser.advise(view, 1)
            if len(view.legal) > 1 and not view.talon and advice.action.verb == Verb.PLAY:
                assert (advice.reason, advice.worlds) == (HintReason.COUNTED_RACE, 0)
                views.append((view.side, advice.points))
            deal.apply(advice.action)
        told += len(views)
        for side, points in views:
            assert points == race_outcome(deal, side, 1)
    assert told > 10


# ---------------------------------------------------------------------- nothing live thrown in vain
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_nothing_live_is_thrown_where_an_equal_card_exists(game: str) -> None:
    """Of cards that do the same in the trick the one goes that no combination in sight misses most."""
    adviser, mechanics = Adviser(Searcher(BUDGET)), Mechanics(rules_of(game))
    for number, view in enumerate(met(mechanics.rules, HANDS // len(GAMES) + 1, 3)):
        advice = adviser.advise(view, number)
        if advice.action.verb == Verb.PLAY and view.talon:
            weights = adviser.searcher.numbers_of(view.rules).weights
            options = Playing(Knowledge(view, mechanics), weights).options()
            same = equal_cards(view, options, advice.action.card)
            thrown = next(option for option in options if option.action == advice.action)
            assert thrown.loss == min(option.loss for option in same)


def near_double_bezique(count: int) -> Iterator[tuple[SeatView, set[int]]]:
    """Hands with three cards of the double bezique, the fourth unseen, and a queen and a jack that are nothing to it;
    leading, or following to a card. The three come with each hand."""
    mechanics = Mechanics(rules_of("program-long"))
    number = found = 0
    while found < count:
        number += 1
        chance = Chance(derived(41, number))
        out = BEZIQUE_CARDS[chance.below(4)]
        three = [card for card in BEZIQUE_CARDS if card != out]
        rest = [card for card in map(card_text, shuffled(pack(2), number)) if card not in (*BEZIQUE_CARDS, "8H1")]
        other = [next(card for card in rest if card[0] == rank and card[1] != "H") for rank in "QJ"]
        rest = [card for card in rest if card not in other]
        led = rest.pop() if number % 2 else ""
        mine, rounds = " ".join([*three, *other, *rest[:3]]), 4 + chance.below(18)
        deal = staged("program-long", mine, turn_up="8H1", rounds=rounds, trick=led, leader=1 if led else 0)
        view = view_of(deal)
        if Knowledge(view, mechanics).unseen[parse_card(out) & 31]:
            found += 1
            yield view, {parse_card(card) for card in three}


@pytest.mark.slow
def test_the_double_bezique_is_kept_together() -> None:
    """None of its three cards is thrown where another card of the rank does the same in the trick."""
    adviser = Adviser(Searcher(BUDGET))
    for number, (view, three) in enumerate(near_double_bezique(HANDS)):
        for advice in (hint(view), adviser.advise(view, number)):
            thrown = advice.action.card if advice.action.verb == Verb.PLAY else -1
            same = [card for card in view.holding if card not in three and does_the_same(view, card, thrown)]
            assert thrown not in three or not same


def does_the_same(view: SeatView, card: int, other: int) -> bool:
    """Whether two plain cards have the same rank and the same outcome in the trick."""
    led = view.trick[0] if view.trick else -1
    wins = [led >= 0 and beats(each, led, view.trump, False) for each in (card, other)]
    return card & 7 == other & 7 and (card >> 3) & 3 != view.trump and wins[0] == wins[1]


def test_a_hint_by_rules_of_thumb_is_quick() -> None:
    """It may stand in on the window's thread: an ending is only counted out where that is small."""
    thrifty = player("thrifty")
    for view in met(rules_of("program-long"), 30, 9):
        advice = hint(view, 0)
        assert advice.action in view.legal
        assert advice.reason not in (HintReason.COUNTED_ENDING, HintReason.LAST_TRICK)
        if view.talon:
            assert advice.action == thrifty.choose(view, 1)


def test_what_is_given_up_costs_all_of_it() -> None:
    """The figures are those of the imagined deals, not halved by rules of thumb that did not weigh the cards."""
    declared, played = Trial(Action(Verb.DECLARE, BEZIQUE, (4, 19))), Trial(PLAYS[0], 0)
    declared.note(500 * UNIT, 500 * UNIT)
    played.note(0, 500 * UNIT)
    assert [runner.cost for runner in after(declared, declared.action, [declared, played])] == [500]
