"""What waits to be scored is announced when it changes (M-11, X-18)."""

import json
from collections.abc import Iterable

import pytest

from bezique_desktop.cli.referee import Referee
from bezique_desktop.cli.replay_story import story_of
from bezique_desktop.cli.replay_text import story_lines
from bezique_desktop.engine.actions import Verb, parse_action
from bezique_desktop.engine.bezique import is_court
from bezique_desktop.engine.cards import card_text
from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.deal import OPEN
from bezique_desktop.engine.events import Declared, Event, Pending, event_text
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.rules import changed
from bezique_desktop.games.catalogue import game_ids, rules_of
from tests.engine.positions import FOUR_MARRIAGES, KINGS_AND_QUEENS, deck_of

LATER = (
    *("0 draw", "0 play AC3", "1 play 7C3", "0 declare marriage KH1 QH1", "0 draw"),
    *("0 play KS1", "1 play 8C1", "0 draw", "0 play QD1", "1 play 8C2", "0 draw", "0 play KC1"),
)


def kings_and_queens(**options: object) -> Match:
    """A match in which seat 0 will have four marriages on the table."""
    match = Match(changed(rules_of("six-deck"), options), ["a", "b"], 1, 1)
    match.start_deal(0, deck_of("six-deck", *KINGS_AND_QUEENS))
    return match


def announced(match: Match, acts: Iterable[str]) -> list[str]:
    """What these acts let be announced, each with the last act before it."""
    told: list[str] = []
    for act in acts:
        seat, _, text = act.partition(" ")
        events = match.play(int(seat), parse_action(text))
        told += [f"{text}: {event_text(event)}" for event in events if isinstance(event, Pending)]
    return told


def test_it_is_announced_when_it_comes_and_when_it_goes() -> None:
    """What was just scored is no news; the rest is told again when a card of it is played."""
    match = kings_and_queens()
    assert announced(match, FOUR_MARRIAGES) == [
        "declare four-queens QS1 QH1 QD1 QC1: 0 pending marriage S, marriage H, marriage D, marriage C"
    ]
    assert announced(match, LATER) == [
        "play KS1: 0 pending marriage D, marriage C",
        "play QD1: 0 pending marriage C",
        "play KC1: 0 pending none",
    ]


def test_the_cards_that_make_it_are_named() -> None:
    match = kings_and_queens()
    *before, last = FOUR_MARRIAGES
    announced(match, before)
    events = match.play(0, parse_action(last.removeprefix("0 ")))
    assert isinstance(events[-1], Pending)
    assert {card_text(card) for card in events[-1].cards} == set(KINGS_AND_QUEENS[1].split()[:8])


def test_nothing_is_announced_where_the_rules_do_not_want_it() -> None:
    assert announced(kings_and_queens(announce_pending=False), (*FOUR_MARRIAGES, *LATER)) == []


def test_a_combination_laid_out_is_announced_at_once() -> None:
    acts = (*FOUR_MARRIAGES[:2], "0 lay marriage KH1 QH1")
    assert announced(kings_and_queens(), acts) == ["lay marriage KH1 QH1: 0 pending marriage H"]


def events_of(match: Match, chance: Chance) -> Iterable[list[Event]]:
    """The events of each action of one deal; the largest declarations first and the courts kept, so that some wait."""
    deal = match.deal
    assert deal is not None
    while not deal.over:
        legal = deal.legal(deal.to_act)
        melds = [action for action in legal if action.verb == Verb.DECLARE]
        plain = [action for action in legal if action.verb != Verb.CLAIM]
        others = [action for action in plain if action.verb != Verb.PLAY or not is_court(action.card)]
        free = others if others and chance.below(8) else plain
        action = max(melds, key=lambda each: len(each.cards)) if melds else free[chance.below(len(free))]
        yield match.play(deal.to_act, action)


@pytest.mark.parametrize("game", game_ids())
def test_games_without_the_rule_announce_nothing(game: str) -> None:
    rules = rules_of(game)
    match = Match(rules, [""] * rules.players, 1, 7)
    match.start_deal()
    told = [event for events in events_of(match, Chance(7)) for event in events if isinstance(event, Pending)]
    assert not told or rules.on("announce_pending")


@pytest.mark.parametrize("game", ["six-deck", "classic", "four-handed"])
def test_what_was_announced_is_what_waits(game: str) -> None:
    """At each moment, whoever kept in mind what was announced and has been scored since."""
    options = {"announce_pending": True, "restricted_until_tricks": 0, "partner_combine": game == "four-handed"}
    rules = changed(rules_of(game), options)
    changes = 0
    for seed in range(5 if game == "six-deck" else 40):
        match = Match(rules, [""] * rules.players, 1, seed)
        match.start_deal()
        deal = match.deal
        assert deal is not None
        waiting: list[set[int]] = [set() for _ in range(rules.players)]
        for events in events_of(match, Chance(seed)):
            for event in events:
                if isinstance(event, Declared):
                    waiting[event.seat].discard(event.kind)
                elif isinstance(event, Pending):
                    waiting[event.seat] = set(event.kinds)
                    changes += 1
            if deal.phase == OPEN:
                assert [set(deal.pending(seat)) for seat in range(rules.players)] == waiting
    assert changes


def test_a_recorded_match_tells_it_after_the_trick() -> None:
    match = kings_and_queens()
    announced(match, (*FOUR_MARRIAGES, *LATER))
    told = [line.strip() for line in story_lines(story_of(match))]
    place = told.index("4  a KS1, b 8C1: a takes")
    assert told[place + 1] == "a announces marriage D, marriage C as waiting to be scored"


def test_the_referee_has_it_in_the_state_alone() -> None:
    referee = Referee()
    deck = [card_text(card) for card in deck_of("six-deck", *KINGS_AND_QUEENS)]
    acts = [{"do": act[2:], "seat": int(act[0])} for act in FOUR_MARRIAGES]
    requests = [{"new": {"game": "six-deck"}}, {"deal": {"dealer": 0, "deck": deck}}, *acts]
    answer = [json.loads(referee.answer(json.dumps(request))) for request in requests][-1]
    assert [event.split()[1] for event in answer["events"]] == ["declare", "0"]
    assert answer["state"]["pending"][0] == ["marriage C", "marriage D", "marriage H", "marriage S"]
