"""Duties of the end phase and the reason given for each."""

import pytest

from bezique_desktop.engine.reasons import Reason
from bezique_desktop.engine.tricks import may_follow, why_not, winner
from tests.engine.positions import cards

HEARTS = 1


@pytest.mark.parametrize(
    ("held", "trick", "card", "must_beat", "suit_or_trump", "reason"),
    [
        ("7S1 AH1 KC1", "TS1", "AH1", False, False, Reason.MUST_FOLLOW_SUIT),
        ("AH1 KC1", "TS1", "KC1", False, False, Reason.MUST_TRUMP),
        ("7S1 AH1 KC1", "TS1", "KC1", False, True, Reason.MUST_FOLLOW_OR_TRUMP),
        ("9S1 KS1 AH1", "JS1", "9S1", True, False, Reason.MUST_BEAT),
        ("9S1 KS1 AH1", "JS1", "AH1", True, False, Reason.MUST_FOLLOW_SUIT),
        ("7H1 AD1", "JS1", "AD1", True, False, Reason.MUST_TRUMP),
        ("7H1 JH1 8C1", "KD1 9H1", "7H1", True, False, Reason.MUST_BEAT),
        ("7H1 JH1 8C1", "KD1 9H1", "8C1", True, True, Reason.MUST_TRUMP),
    ],
)
def test_the_broken_duty_is_named(
    held: str, trick: str, card: str, must_beat: bool, suit_or_trump: bool, reason: Reason
) -> None:
    """G-13, G-14, G-15."""
    allowed = may_follow(cards(held), cards(trick), HEARTS, must_beat, suit_or_trump)
    assert cards(card)[0] not in allowed
    assert why_not(cards(card)[0], allowed, cards(trick), HEARTS, must_beat, suit_or_trump) == reason


def test_a_leader_may_play_anything() -> None:
    held = cards("7S1 AH1")
    assert may_follow(held, [], HEARTS, True, False) == held


def test_by_rank_the_highest_card_of_any_suit_takes_but_never_a_trump() -> None:
    """G-11."""
    assert winner(cards("8C1 AS1 TD1"), HEARTS, True) == 1
    assert winner(cards("KC1 KS1"), HEARTS, True) == 0
    assert winner(cards("7H1 AS1"), HEARTS, True) == 0
    assert winner(cards("8C1 AS1"), HEARTS, False) == 0
