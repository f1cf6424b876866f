"""Single bits as masks, where a compiler may choose too small an integer."""

import pytest

from bezique_desktop.engine.cards import bits, one


@pytest.mark.parametrize("index", range(63))
def test_a_single_bit_is_set_up_to_the_last_one(index: int) -> None:
    assert one(index) == 1 << index


def test_all_bits_are_counted() -> None:
    assert bits(one(32) - 1) == 32
    assert [bits(one(index)) for index in range(32)] == [1] * 32
