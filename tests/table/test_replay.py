"""A finished match on the table again: every step forth and back, and a branch anywhere."""

import pytest

from bezique_desktop.engine.actions import DRAW, PLAYS
from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.engine.record import record_text
from bezique_desktop.games.catalogue import game_ids
from bezique_desktop.table.moves import Decision
from bezique_desktop.table.replay import ReplayTable, same_cards
from bezique_desktop.table.step import Step
from bezique_desktop.table.table import Table
from tests.table.playing import advance, play_out, short_match


def finished(game: str, seed: int = 1) -> tuple[Match, list[Step], list[str]]:
    """A match, the steps that seat 0 had, and the record after each."""
    table, chance = Table(short_match(game, seed)), Chance(seed)
    steps: list[Step] = []
    records: list[str] = []
    table.subscribe(0, steps.append)
    table.subscribe(0, lambda step: records.append(record_text(table.match)))
    table.start()
    play_out(table, chance)
    return table.match, steps, records


def same(step: Step, other: Step) -> bool:
    return (step.view, step.ledger, step.history, step.deal_result) == (
        other.view,
        other.ledger,
        other.history,
        other.deal_result,
    )


@pytest.mark.parametrize("game", game_ids())
def test_forth_and_back_through_every_step(game: str) -> None:
    match, steps, records = finished(game)
    replay = ReplayTable(match)
    heard: list[Step] = []
    replay.subscribe(0, heard.append)
    assert replay.length == len(steps)
    assert same(replay.step(0), steps[0])
    for expected in steps[1:]:
        assert replay.next()
        assert heard[-1].events == expected.events
        assert same(heard[-1], expected)
    assert not replay.next()
    assert record_text(replay.match) == records[-1]
    for expected in steps[-2::-1]:
        assert replay.previous()
        assert heard[-1].events == ()
        assert same(heard[-1], expected)
    assert not replay.previous()
    assert [step.number for step in heard] == list(range(1, len(heard) + 1))


@pytest.mark.parametrize("game", game_ids())
def test_a_branch_at_any_move_is_a_match_to_play_on(game: str) -> None:
    match, _, records = finished(game)
    replay = ReplayTable(match)
    for place in range(1, replay.length + 1, 17):
        branch = replay.branch(place)
        assert record_text(branch) == records[place - 1]
    replay.goto(5)
    table = Table(replay.branch())
    table.start()
    advance(table, Chance(99))
    assert record_text(replay.match) == records[4]
    play_out(table, Chance(99))
    assert table.match.result is not None


def test_first_last_and_deals() -> None:
    match, _, _ = finished("classic")
    replay = ReplayTable(match)
    assert not replay.first()
    assert replay.last()
    assert not replay.last()
    assert replay.step(0).match_result == match.result
    assert (replay.step(0).can_undo, replay.step(0).can_redo) == (True, False)
    assert replay.first()
    assert len(replay.deals) == len(match.entries)
    replay.start()
    assert replay.next_deal(replay.number)
    assert replay.place == replay.deals[1]
    assert not replay.goto(0)
    assert not replay.goto(replay.length + 1)


@pytest.mark.parametrize("game", ["program-long", "six-deck"])
def test_the_decisions_of_a_seat(game: str) -> None:
    match, _steps, _texts = finished(game)
    for seat in range(match.rules.players):
        replay = ReplayTable(match)
        for place in replay.decisions(seat):
            replay.goto(place)
            move = replay.coming
            assert isinstance(move, Decision)
            assert move.seat == seat
            assert move.action in replay.step(seat).view.legal
            assert move.action != DRAW
        assert replay.decisions(seat)
        replay.last()
        assert replay.coming is None


def test_it_has_the_face_of_a_table_and_takes_no_actions() -> None:
    match, _, _ = finished("classic")
    replay = ReplayTable(match)
    replay.start()
    assert not replay.submit(0, PLAYS[0], replay.number)
    assert replay.why(0, PLAYS[0]) == Reason.DEAL_OVER
    replay.concede(0)
    assert replay.place == 1
    assert replay.redo(0)
    assert replay.undo(1)
    assert replay.number == 3
    assert not replay.next_deal(1)


def test_a_conceded_match_ends_with_the_concession() -> None:
    table = Table(short_match("classic"))
    table.start()
    advance(table, Chance(1))
    table.concede(1)
    replay = ReplayTable(table.match)
    assert replay.length == 3
    replay.goto(2)
    assert replay.match.result is None
    replay.next()
    assert replay.match.conceded_by == 1


def test_a_match_without_a_deal_cannot_be_shown() -> None:
    with pytest.raises(ValueError, match="nothing has been played"):
        ReplayTable(short_match("classic"))


@pytest.mark.parametrize("game", game_ids())
def test_the_same_cards_again(game: str) -> None:
    match, _, _ = finished(game)
    again = Table(same_cards(match))
    again.start()
    play_out(again, Chance(1))
    for entry, other in zip(match.entries, again.match.entries, strict=False):
        assert (entry.deck, entry.seed) == (other.deck, other.seed)
    assert same_cards(short_match(game)).entries == []
