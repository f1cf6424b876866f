"""Cues lead from one table to the next, whatever happens."""

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bezique_desktop.engine.events import Drew, Exchanged, Taken
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.ui.scene.cues import Act, Cue, cues
from bezique_desktop.ui.scene.spread import TALON, Spread, spread_of
from tests.ui.scene.deals import GAMES, steps


def normal(spread: Spread) -> Spread:
    """The same table with hands, rows and melds in a fixed order; what lies open for a while is among the rows."""
    return replace(
        spread,
        opened=(),
        hands=tuple(tuple(sorted(hand)) for hand in spread.hands),
        shown=tuple(tuple(sorted(row)) for row in spread.shown),
        melds=tuple(tuple(sorted(melds, key=lambda meld: (meld.kind, meld.cards))) for melds in spread.melds),
    )


def travels(told: Sequence[Cue], before: Spread) -> None:
    """What moves was somewhere, and is somewhere."""
    lying = before.keys()
    for cue in told:
        assert len(cue.cards) == len(cue.came)
        assert all(key == TALON or key in lying for key in cue.came), cue
        if cue.act is not Act.COLLECT:
            assert set(cue.cards) <= cue.after.keys(), cue
        lying = cue.after.keys()


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_cues_end_at_the_table_of_the_step(game: str, seat: int) -> None:
    before = None
    for step in steps(game, 5, seat):
        mechanics = Mechanics(step.view.rules)
        after = spread_of(step, mechanics)
        if before is not None:
            told = cues(before, step, mechanics)
            assert normal(told[-1].after) == normal(after)
        before = after


@pytest.mark.parametrize("seat", [0, 2, 1])
def test_partners_who_combine_leave_each_other_s_cards_where_they_lie(seat: int) -> None:
    """P-6: nothing but a card of the declarer's own hand goes to his row, and both rows bear the mark."""
    shared = 0
    for seed in range(1, 7):
        before = None
        for step in steps("four-handed", seed, seat, partner_combine=True, restricted_until_tricks=0):
            mechanics = Mechanics(step.view.rules)
            after = spread_of(step, mechanics)
            if before is not None:
                told = cues(before, step, mechanics)
                assert normal(told[-1].after) == normal(after)
                travels(told, before)
            shared += any(meld.part for melds in after.melds for meld in melds)
            before = after
    assert shared


@pytest.mark.parametrize("game", GAMES)
def test_what_travels_was_somewhere_and_is_somewhere(game: str) -> None:
    before = None
    for step in steps(game, 3):
        mechanics = Mechanics(step.view.rules)
        if before is not None:
            travels(cues(before, step, mechanics), before)
        before = spread_of(step, mechanics)


def test_trick_is_held_scored_and_collected_in_this_order() -> None:
    before = None
    for step in steps("program-long", 2):
        mechanics = Mechanics(step.view.rules)
        taken = [event for event in step.events if isinstance(event, Taken) and event.points]
        if before is not None and taken:
            acts = [cue.act for cue in cues(before, step, mechanics)]
            assert acts[:4] == [Act.PLAY, Act.HOLD, Act.SCORE, Act.COLLECT]
            return
        before = spread_of(step, mechanics)
    pytest.fail("no trick with points")


def test_deal_hands_the_cards_out_in_turn() -> None:
    step = next(iter(steps("card-points", 1)))
    mechanics = Mechanics(step.view.rules)
    table = spread_of(step, mechanics)
    empty = replace(table, hands=((), ()))
    first = cues(empty, step, mechanics)[0]
    assert first.act is Act.DEAL
    assert set(first.came) == {TALON}
    eldest = (step.view.dealer + 1) % 2
    places = [0 if key >= 0 else 1 for key in first.cards]
    assert places == ([eldest] * 2 + [1 - eldest] * 2) * 4


def test_exchange_swaps_the_turn_up() -> None:
    for seed in range(1, 30):
        before = None
        for step in steps("program-long", seed):
            mechanics = Mechanics(step.view.rules)
            swapped = [event for event in step.events if isinstance(event, Exchanged) and event.seat == 0]
            if before is not None and swapped:
                cue = cues(before, step, mechanics)[0]
                assert cue.act is Act.EXCHANGE
                assert cue.cards == (swapped[0].given, swapped[0].taken)
                assert cue.came == (swapped[0].given, swapped[0].taken)
                return
            before = spread_of(step, mechanics)
    pytest.fail("nobody exchanged")


def test_last_draw_takes_the_turn_up() -> None:
    before = None
    for step in steps("program-long", 4):
        mechanics = Mechanics(step.view.rules)
        if before is not None and any(isinstance(event, Drew) and event.open for event in step.events):
            told = cues(before, step, mechanics)
            assert [cue.act for cue in told[-3:]] == [Act.DRAW, Act.DRAW, Act.PICK_UP]
            assert told[-2].came == (before.turn_up,)
            return
        before = spread_of(step, mechanics)
    pytest.fail("the talon was never drawn")


def test_cues_need_no_qt() -> None:
    code = "import sys, bezique_desktop.ui.scene.cues as _; print('PySide6' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert told.stdout.strip() == "False"
