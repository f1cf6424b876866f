"""The exact ending against a plain minimax over the rules of following themselves."""

from __future__ import annotations

import pytest

from bezique_desktop.engine.cards import NO_SUIT, pack
from bezique_desktop.engine.chance import Chance, shuffled
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.rules import changed
from bezique_desktop.engine.tricks import may_follow
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.endgame import FAR, Endgame, TooLargeError
from tests.players.minimax import Minimax

VARIANTS: dict[str, dict[str, object]] = {
    "suit, then trump": {},
    "suit or trump": {"end_follow": "suit_or_trump"},
    "must beat": {"end_must_beat": True},
    "brisques": {"card_points": "brisques"},
    "last trick alone": {"card_points": "none", "last_trick_points": 250},
}


def mechanics_of(options: dict[str, object]) -> Mechanics:
    """The rules of the classic game with these changes."""
    return Mechanics(changed(rules_of("classic"), options))


@pytest.mark.parametrize("options", VARIANTS.values(), ids=VARIANTS)
def test_the_value_is_that_of_minimax(options: dict[str, object]) -> None:
    """Endings of four cards a hand, drawn at random, with trumps and without; few suits make ties frequent."""
    m = mechanics_of(options)
    for number in range(60):
        cards = shuffled([card for card in pack(2) if (card >> 3) & 3 <= 1 + number % 3], number)[:8]
        trump = NO_SUIT if number % 4 == 3 else Chance(number).below(2)
        ending = Endgame(m, trump, cards, m.last_trick, 10**6)
        mine, theirs = cards[:4], cards[4:]
        value = Minimax(m, trump).value(tuple(mine), tuple(theirs))
        assert ending.value(ending.mask_of(mine), ending.mask_of(theirs), -FAR, FAR) == value
        assert ending.best_lead(ending.mask_of(mine), ending.mask_of(theirs))[1] == value


@pytest.mark.parametrize("options", VARIANTS.values(), ids=VARIANTS)
def test_the_reply_is_that_of_minimax(options: dict[str, object]) -> None:
    """The hand that follows keeps the leader down to the value of minimax, with a card that it may play."""
    m = mechanics_of(options)
    for number in range(60):
        cards = shuffled([card for card in pack(2) if (card >> 3) & 3 <= 2], 500 + number)[:8]
        trump = number % 3
        mine, theirs = cards[:4], cards[4:]
        lead = theirs.pop(Chance(number).below(4))
        ending = Endgame(m, trump, cards, m.last_trick, 10**6)
        reply, value = ending.best_reply(lead, ending.mask_of(mine), ending.mask_of(theirs))
        allowed = may_follow(mine, [lead], trump, m.must_beat, m.suit_or_trump)
        assert reply in allowed
        values = [brought(m, trump, lead, card, mine, theirs) for card in allowed]
        assert brought(m, trump, lead, reply, mine, theirs) == value == max(values)


def brought(m: Mechanics, trump: int, lead: int, card: int, mine: list[int], theirs: list[int]) -> int:
    """What replying with a card brings the hand that follows."""
    return -Minimax(m, trump).after_reply(lead, card, tuple(theirs), tuple(mine))


def test_a_full_ending_stays_small() -> None:
    """Eight cards a hand are counted out within the positions that a player may look at."""
    m = mechanics_of({})
    for number in range(10):
        cards = shuffled(pack(2), number)[:16]
        ending = Endgame(m, number % 4, cards, m.last_trick, 20000)
        ending.value(ending.mask_of(cards[:8]), ending.mask_of(cards[8:]), -FAR, FAR)


def test_the_budget_is_kept() -> None:
    """An ending that would take more positions than allowed is given up."""
    m = mechanics_of({})
    cards = shuffled(pack(2), 1)[:16]
    ending = Endgame(m, 0, cards, m.last_trick, 20)
    with pytest.raises(TooLargeError):
        ending.value(ending.mask_of(cards[:8]), ending.mask_of(cards[8:]), -FAR, FAR)
