"""Brackets, and the order of the cards under them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bezique_desktop.ui.scene.arrange import arranged, positions
from bezique_desktop.ui.scene.brackets import Bracket, Meld, brackets, level_height, levels
from bezique_desktop.ui.scene.lanes import Row
from bezique_desktop.ui.scene.layout import Frame, shown, two_players

MARRIAGE = Meld("Marriage ♠", "♠", "40", (1, 2))
BEZIQUE = Meld("Bézique", "", "40", (2, 3))
KINGS = Meld("Four kings", "", "80", (0, 1, 4, 5))
PENDING = Meld("Double bézique", "", "500", (2, 3, 4, 5), pending=True)

KH, KS, QS, JD, KD, KC, AD = 13, 5, 4, 19, 21, 29, 23


def measure(text: str, bold: bool) -> float:
    return 7.0 * len(text)


def drawn(melds: list[Meld], count: int = 6, frame: Frame | None = None, seat: int = 0) -> tuple[Bracket, ...]:
    frame = frame or two_players(1280, 800)
    place = frame.seats[seat]
    return brackets(melds, shown(frame, seat, count), place.bracket_edge, place.side, frame.unit, measure)


def test_the_shortest_span_takes_the_lowest_level() -> None:
    assert levels([KINGS, MARRIAGE, BEZIQUE]) == (1, 0, 0)


def test_melds_that_share_an_end_card_each_take_their_side_of_it() -> None:
    left, right = drawn([MARRIAGE, BEZIQUE])
    assert left.level == right.level == 0
    assert left.right < right.left


def test_own_brackets_look_up_and_the_others_down() -> None:
    own, other = drawn([MARRIAGE])[0], drawn([MARRIAGE], seat=1)[0]
    assert own.line < own.edge
    assert other.line > other.edge


def test_dots_mark_members_only_when_others_lie_between() -> None:
    kings, marriage = drawn([KINGS, MARRIAGE])
    assert len(kings.dots) == 4
    assert marriage.dots == ()


def test_ends_of_different_levels_do_not_coincide() -> None:
    first, second = Meld("Marriage ♠", "♠", "40", (0, 1)), Meld("Four kings", "", "80", (0, 1, 2, 3))
    low, high = drawn([first, second])
    assert low.left > high.left


def test_a_label_keeps_clear_of_the_feet_of_higher_brackets() -> None:
    """Beside the foot that comes down through its line, in short words where the long ones have no room there."""
    marriage, fours = Meld("Marriage ♥", "♥", "40", (2, 4)), Meld("Four queens", "", "60", (0, 1, 2, 3))
    texts = []
    for count, size in ((6, (2560, 1600)), (12, (960, 600))):
        low, high = drawn([marriage, fours], count, two_players(*size))
        assert low.left < high.right < low.right
        assert not low.label.x < high.right < low.label.right
        assert low.left <= low.label.x < low.label.right <= low.right
        texts.append(low.text)
    assert texts == ["Marriage ♥", "♥"]


def test_a_narrow_bracket_says_suit_and_points_only() -> None:
    frame = two_players(960, 600)
    wide = drawn([MARRIAGE], 4, frame)[0]
    narrow = drawn([Meld("Royal marriage ♠", "♠", "40", (0, 1))], 12, frame)[0]
    assert wide.text == "Marriage ♠"
    assert narrow.text == "♠"
    assert narrow.points == "40"


def test_no_melds_no_brackets() -> None:
    assert drawn([]) == ()
    assert brackets([MARRIAGE], Row((), 0, False), 0, 1, 1, measure) == ()


@pytest.mark.parametrize("count", [1, 2, 3])
def test_levels_are_a_fixed_height_apart_as_long_as_they_fit(count: int) -> None:
    assert level_height(count, 1.0) == 22


def test_many_levels_share_what_is_reserved() -> None:
    assert 5 * level_height(5, 1.0) <= 46 + 20


indices = st.lists(st.sets(st.integers(0, 7), min_size=2, max_size=4), min_size=1, max_size=6)


@given(indices, st.tuples(st.integers(960, 3840), st.integers(600, 2160)))
def test_brackets_of_one_level_never_cross(cards: list[set[int]], size: tuple[int, int]) -> None:
    melds = [Meld("Marriage ♠", "♠", "40", tuple(sorted(chosen))) for chosen in cards]
    found = drawn(melds, 8, two_players(*size))
    for k, bracket in enumerate(found):
        assert bracket.left < bracket.right
        for other in found[k + 1 :]:
            if other.level == bracket.level:
                assert bracket.right <= other.left or other.right <= bracket.left


@given(indices)
def test_labels_stay_inside_wide_brackets(cards: list[set[int]]) -> None:
    for bracket in drawn([Meld("", "", "40", tuple(sorted(chosen))) for chosen in cards], 8):
        assert bracket.left <= bracket.label.x
        assert bracket.label.right <= bracket.right


def test_a_chain_of_melds_is_laid_out_unbroken() -> None:
    melds = ((KS, QS), (QS, JD), (KH, KS, KD, KC))
    order = arranged((), frozenset((KH, KS, QS, JD, KD, KC)), melds)
    spans = [positions(order, meld) for meld in melds]
    assert sum(span[-1] - span[0] == len(span) - 1 for span in spans) == 3


def test_a_card_keeps_its_place() -> None:
    before = (KS, QS, AD)
    after = arranged(before, frozenset((KS, QS, AD, JD)), ((KS, QS), (QS, JD)))
    assert [card for card in after if card in before] == list(before)
    assert positions(after, (QS, JD)) == (1, 2)


def test_a_card_that_was_played_leaves_the_others_in_order() -> None:
    assert arranged((KS, QS, JD, AD), frozenset((KS, JD, AD)), ()) == (KS, JD, AD)


def test_a_meld_whose_card_is_gone_has_no_place() -> None:
    assert positions((KS, JD), (KS, QS)) == ()


def test_loose_cards_lie_by_suit_and_rank() -> None:
    assert arranged((), frozenset((KC, JD, KS, KH, QS)), ()) == (KS, QS, KH, KC, JD)


@given(st.sets(st.integers(0, 63), max_size=12), st.lists(st.integers(0, 63), unique=True, max_size=12))
def test_exactly_the_cards_given_are_laid_out(cards: set[int], before: list[int]) -> None:
    order = arranged(tuple(before), frozenset(cards), ((1, 2), (40, 41, 42)))
    assert sorted(order) == sorted(cards)
    assert [card for card in order if card in before] == [card for card in before if card in cards]
