"""Single bits as masks, where a compiler may choose too small an integer."""

import pytest

from bezique_desktop.engine.actions import PLAYS, Action, Verb
from bezique_desktop.engine.cards import bits, one
from bezique_desktop.engine.holding import Holding


@pytest.mark.parametrize("index", range(62))
def test_a_single_bit_is_set_up_to_the_last_one(index: int) -> None:
    assert one(index) == 1 << index


def test_all_bits_are_counted() -> None:
    assert bits(one(32) - 1) == 32
    assert [bits(one(index)) for index in range(32)] == [1] * 32


@pytest.mark.parametrize(("copies", "masks"), [(1, "1000"), (2, "1100"), (3, "1110"), (4, "1111"), (6, "1111")])
def test_a_holding_counts_when_it_is_asked(copies: int, masks: str) -> None:
    """Each mask is right, whichever is asked for first."""

    def holding() -> Holding:
        held = Holding()
        held.take_all([32 * copy for copy in range(copies)])
        return held

    found = [holding().once, holding().twice, holding().thrice, holding().four_times]
    assert "".join(str(int(mask)) for mask in found) == masks


def test_an_action_is_a_value() -> None:
    """It equals its like, and nothing that is no action; it shows what it is."""
    action = Action(Verb.PLAY, -1, (0,))
    assert action == PLAYS[0]
    assert action != PLAYS[1]
    assert action != "play 7S1"
    assert len({action, PLAYS[0]}) == 1
    assert repr(action) == "Action(play 7S1)"
