"""What must be played to the last tricks, over thousands of random deals, against the slow reading of G-13 to G-15."""

from __future__ import annotations

from typing import Any

import pytest

from bezique_desktop.engine.actions import PLAYS, Action, Verb
from bezique_desktop.engine.cards import card_text, pack
from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.deal import END, Deal
from bezique_desktop.engine.dealing import new_deal
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.names import suit_text
from bezique_desktop.engine.rules import Rules, changed
from bezique_desktop.games.catalogue import game_ids, rules_of
from tests.properties.reference import may_follow, winner

TEXTS = [card_text(card) for card in range(192)]
DUTIES: list[dict[str, Any]] = [
    {},
    {"end_must_beat": True, "s_end_must_beat": True},
    {"end_must_beat": False, "end_follow": "suit_or_trump"},
]


def texts(cards: list[int]) -> list[str]:
    """Return cards as text."""
    return [TEXTS[card] for card in cards]


def duty(deal: Deal, legal: list[Action]) -> None:
    """Check what is listed, and that every other card of the hand is refused."""
    options = deal.m.rules.options
    rules = {
        "end_must_beat": options["end_must_beat"] or options["s_end_must_beat"],
        "end_follow": options["end_follow"],
    }
    hand = deal.holdings[deal.to_act].hand
    expected = may_follow(texts(hand), texts(deal.trick), suit_text(deal.trump), rules)
    assert {TEXTS[action.card] for action in legal if action.verb == Verb.PLAY} == expected
    for card in hand:
        assert (deal.refusal(deal.to_act, PLAYS[card]) is None) is (TEXTS[card] in expected)


def check(rules: Rules, seed: int) -> int:
    """Play a random deal and check every card of its last tricks; returns how many were followed with."""
    mechanics, chance = Mechanics(rules), Chance(seed)
    deck = pack(rules.packs, rules.lowest_rank)
    chance.shuffle(deck)
    deal = new_deal(mechanics, seed % rules.players, -1, [0] * rules.sides)
    deal.deal_out(deck)
    followed = 0
    while not deal.over:
        legal = deal.legal(deal.to_act)
        if deal.phase == END and deal.announced < 0:
            duty(deal, legal)
            followed += bool(deal.trick)
        before = list(deal.trick)
        action = legal[chance.below(len(legal))]
        leader = deal.leader
        ending = deal.phase == END
        deal.apply(action)
        if ending and len(before) == rules.players - 1 and action.verb == Verb.PLAY:
            place = winner(texts([*before, action.card]), suit_text(deal.trump))
            assert deal.takers[-1] == (leader + place) % rules.players
    return followed


@pytest.mark.parametrize("options", DUTIES, ids=str)
@pytest.mark.parametrize("game", game_ids())
def test_the_last_tricks(game: str, options: dict[str, Any]) -> None:
    """G-10, G-13, G-14, G-15, S-9: the cards that may be played, and who takes the trick."""
    rules = changed(rules_of(game), options)
    assert sum(check(rules, seed) for seed in range(12)) > 12


@pytest.mark.long
@pytest.mark.parametrize("game", game_ids())
def test_the_last_tricks_of_ten_thousand_deals(game: str) -> None:
    """The same over 10,000 deals of every game by its own rules."""
    assert sum(check(rules_of(game), seed) for seed in range(10_000)) > 10_000
