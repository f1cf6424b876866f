"""Undo and redo without limit: over tricks, deals and the end of the match, back to the very same state."""

import pytest

from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.record import record_text
from bezique_desktop.engine.rules import changed
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.table.moves import Decision, moves_of, replayed
from bezique_desktop.table.table import Table
from tests.table.playing import NAMES, advance, picture, play_out, seats_of, short_match


def own_decisions(table: Table, seat: int) -> int:
    return sum(1 for move in moves_of(table.match) if isinstance(move, Decision) and move.seat == seat)


def begun(game: str, seed: int = 1) -> Table:
    table = Table(short_match(game, seed))
    table.start()
    return table


@pytest.mark.parametrize("game", game_ids())
def test_undo_at_every_point_then_redo_gives_the_same_state(game: str) -> None:
    table, chance = begun(game), Chance(7)
    while table.match.result is None:
        advance(table, chance)
        before = picture(table)
        seat = chance.below(table.match.rules.players)
        count = own_decisions(table, seat)
        assert table.undo(seat) == (count > 0)
        if count:
            assert own_decisions(table, seat) == count - 1
            assert table.step(seat).can_redo
            assert table.redo(seat)
        assert picture(table) == before


@pytest.mark.parametrize("game", game_ids())
def test_undo_makes_the_seat_act_again_where_it_did(game: str) -> None:
    table, chance = begun(game), Chance(11)
    earlier: dict[int, list[tuple[object, ...]]] = {seat: [] for seat in seats_of(table)}
    while table.match.result is None:
        before = picture(table)
        seat = advance(table, chance)
        if seat >= 0:
            earlier[seat].append(before)
    for seat in seats_of(table):
        steps = 0
        while table.undo(seat):
            steps += 1
            assert picture(table) == earlier[seat][-steps]
            assert table.step(seat).view.legal
        assert steps == len(earlier[seat])
        assert not table.step(seat).can_undo
        while table.redo(seat):
            steps -= 1
        assert steps == 0
        assert table.match.result is not None


@pytest.mark.parametrize("game", game_ids())
def test_all_the_way_back_and_forth_is_byte_equal(game: str) -> None:
    table, chance = begun(game, 3), Chance(3)
    play_out(table, chance)
    pictures = [picture(table)]
    while table.undo(chance.below(table.match.rules.players)):
        pictures.append(picture(table))
    assert len(pictures) > 10
    for expected in pictures[-2::-1]:
        assert table.redo(0)
        assert picture(table) == expected
    assert not table.redo(0)


def test_undo_crosses_a_deal_in_which_the_seat_has_not_acted() -> None:
    table, chance = begun("program-long"), Chance(5)
    while table.match.entries[-1].result is None:
        advance(table, chance)
    table.next_deal(table.number)
    second = table.match.deal
    assert second is not None
    seat = 1 - second.to_act
    assert len(table.match.entries) == 2
    assert table.undo(seat)
    assert len(table.match.entries) == 1
    assert table.step(seat).view.to_act == seat
    assert table.step(seat).history == ()
    assert table.redo(seat)
    assert len(table.match.entries) == 2


def test_nothing_to_undo_before_the_first_own_decision() -> None:
    table = begun("classic")
    first = table.step(0).view.to_act
    assert not table.step(0).can_undo
    assert not table.undo(0)
    assert not table.redo(0)
    advance(table, Chance(1))
    assert table.step(first).can_undo
    assert not table.step(1 - first).can_undo
    assert not table.undo(1 - first)


def test_a_new_action_forgets_what_was_undone() -> None:
    table, chance = begun("classic"), Chance(2)
    for _ in range(6):
        advance(table, chance)
    seat = table.step(0).view.to_act
    assert table.undo(seat)
    advance(table, chance)
    assert not table.step(seat).can_redo
    assert not table.redo(seat)


def test_a_concession_can_be_undone_and_made_again() -> None:
    table, chance = begun("classic"), Chance(2)
    for _ in range(7):
        advance(table, chance)
    before = picture(table)
    table.concede(0)
    assert record_text(table.match).endswith("concede 0\n")
    after = picture(table)
    assert table.undo(0)
    assert picture(table) == before
    assert table.redo(0)
    assert picture(table) == after


def test_a_stopped_match_goes_on_when_that_is_undone() -> None:
    rules = changed(rules_of("sixty-six"), {"s_match_target": 0})
    table, chance = Table(Match(rules, ["A", "B"], 1, 3)), Chance(3)
    table.start()
    table.stop(0)
    assert table.match.result is None
    while not table.match.may_stop:
        advance(table, chance)
    before = picture(table)
    table.stop(0)
    assert record_text(table.match).endswith("stop 0\n")
    assert table.step(1).match_result is not None
    after = picture(table)
    assert replayed(table.match, moves_of(table.match)).result == table.match.result
    assert table.undo(0)
    assert picture(table) == before
    assert table.redo(0)
    assert picture(table) == after


def test_undo_can_be_forbidden() -> None:
    table, chance = Table(short_match("classic"), allow_undo=False), Chance(2)
    table.start()
    for _ in range(8):
        advance(table, chance)
    number, before = table.number, picture(table)
    assert not table.undo(0)
    assert not table.redo(0)
    assert (table.number, picture(table)) == (number, before)
    assert not table.step(0).can_undo


def test_undo_is_counted() -> None:
    table, chance = begun("classic"), Chance(2)
    for _ in range(8):
        advance(table, chance)
    assert table.undone == 0
    table.undo(0)
    table.undo(1)
    table.redo(0)
    assert table.undone == 2
    assert table.match.names == NAMES[:2]
