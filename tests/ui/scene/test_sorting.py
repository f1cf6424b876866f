"""Orders of the own hand."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from bezique_desktop.engine.cards import parse_card
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.ui.scene.sorting import SORTS, moved, sorted_hand, suit_order, worth_of_faces

NO_WORTH = (0.0,) * 32
HANDS = st.lists(st.integers(0, 63), unique=True, max_size=8)


def cards(text: str) -> tuple[int, ...]:
    return tuple(parse_card(word) for word in text.split())


@given(HANDS, st.sampled_from(SORTS), HANDS)
def test_no_card_is_lost(hand: list[int], sort: str, manual: list[int]) -> None:
    assert sorted(sorted_hand(hand, sort, tuple(manual), NO_WORTH)) == sorted(hand)


@given(HANDS)
def test_suits_alternate_in_colour_where_they_can(hand: list[int]) -> None:
    colours = [suit in (1, 2) for suit in suit_order(hand)]
    reds = sum(colours)
    if abs(2 * reds - len(colours)) <= 1:
        assert all(a != b for a, b in pairwise(colours))


def test_by_suit_high_cards_first() -> None:
    hand = cards("7S1 AS1 TS1 KH1 QC1 9D1")
    assert sorted_hand(hand, "suit", (), NO_WORTH) == cards("AS1 TS1 7S1 KH1 QC1 9D1")


def test_by_rank() -> None:
    hand = cards("7S1 AH1 TS1 AS1")
    assert sorted_hand(hand, "rank", (), NO_WORTH) == cards("AS1 AH1 TS1 7S1")


def test_by_worth_bezique_comes_before_a_seven() -> None:
    worth = worth_of_faces(Mechanics(rules_of("program-long")), 1)
    order = sorted_hand(cards("7C1 9C1 QS1 JD1 AC1"), "worth", (), worth)
    assert set(order[:2]) == set(cards("QS1 JD1"))
    assert set(order[3:]) == set(cards("7C1 9C1"))


def test_by_hand_new_cards_go_to_the_right_and_old_ones_stay() -> None:
    manual = cards("KH1 7S1 QC1")
    assert sorted_hand(cards("7S1 KH1 AD1 QC1"), "manual", manual, NO_WORTH) == cards("KH1 7S1 QC1 AD1")
    assert sorted_hand(cards("QC1 KH1"), "manual", manual, NO_WORTH) == cards("KH1 QC1")


def test_moving_a_card() -> None:
    assert moved((1, 2, 3, 4), 1, 2) == (2, 3, 1, 4)
    assert moved((1, 2, 3), 3, 0) == (3, 1, 2)
    assert moved((1, 2, 3), 2, 9) == (1, 3, 2)
