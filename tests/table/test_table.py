"""The table is the authority: what it refuses, what it tells whom, and in which order."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum

import pytest

from bezique_desktop.engine.actions import PLAYS
from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.events import Credited, Dealt, Drew, redact
from bezique_desktop.engine.match import DealError, Match
from bezique_desktop.engine.reasons import IllegalAction, Reason
from bezique_desktop.engine.record import record_text
from bezique_desktop.engine.results import gains
from bezique_desktop.games.catalogue import game_ids
from bezique_desktop.table.moves import Decision, Move, Opening, opening_of
from bezique_desktop.table.step import Step
from bezique_desktop.table.table import Table
from tests.table.playing import advance, options, picture, play_out, seats_of, short_match


def begun(game: str = "program-long", seed: int = 1) -> Table:
    table = Table(short_match(game, seed))
    table.start()
    return table


# ---------------------------------------------------------------------------------------------- what is told to whom


def card_numbers(value: object) -> Iterator[int]:
    """Every number in a part of a step that can only be a card."""
    if isinstance(value, tuple):
        for each in value:
            yield from card_numbers(each)
    elif isinstance(value, int) and not isinstance(value, Enum):
        yield value


def cards_told(step: Step) -> set[int]:
    view = step.view
    told = [view.hands, view.shown, view.trick, view.played, view.turn_up, view.last_drawn]
    told += [cards for melds in view.melds for _, cards in melds] + [action.cards for action in view.legal]
    for event in (*step.events, *step.ledger):
        assert is_dataclass(event)
        names = [field.name for field in fields(event)]
        told += [getattr(event, name) for name in ("card", "cards", "given", "taken", "turn_up") if name in names]
    return set(card_numbers(tuple(told)))


def secrets(match: Match, seat: int) -> set[int]:
    deal = match.deal
    assert deal is not None
    hidden = set(deal.talon[deal.drawn :])
    for other, holding in enumerate(deal.holdings):
        if other != seat:
            hidden |= set(holding.hand) - set(holding.seen)
    return hidden


@pytest.mark.parametrize("game", game_ids())
def test_each_listener_gets_only_what_its_seat_may_know(game: str) -> None:
    table, chance = begun(game), Chance(4)
    steps: dict[int, list[Step]] = {seat: [] for seat in seats_of(table)}
    for seat, heard in steps.items():
        table.subscribe(seat, heard.append)
    while table.match.result is None:
        advance(table, chance)
        for seat, heard in steps.items():
            assert heard[-1].view.seat == seat
            assert not cards_told(heard[-1]) & secrets(table.match, seat)
    drawn = [event for step in steps[0] for event in step.events if isinstance(event, Drew)]
    assert any(event.card < 0 for event in drawn)
    assert all((event.card >= 0) == (event.seat == 0 or event.open) for event in drawn)


@pytest.mark.parametrize("game", game_ids())
def test_steps_carry_the_ledger_and_the_results(game: str) -> None:
    table, chance = begun(game), Chance(9)
    heard: list[Step] = []
    table.subscribe(0, heard.append)
    play_out(table, chance)
    credits: list[Credited] = []
    for step in heard:
        if any(isinstance(event, Dealt) for event in step.events):
            credits = []
        elif step is heard[0]:
            credits = list(step.ledger[: -sum(isinstance(event, Credited) for event in step.events) or None])
        credits += [event for event in step.events if isinstance(event, Credited)]
        assert list(step.ledger) == credits
        for side, score in enumerate(step.view.scores):
            assert sum(credit.points for credit in credits if credit.side == side) == score
        assert (step.deal_result is not None) == (step.view.phase == 2)
    results = [entry.result for entry in table.match.entries]
    assert heard[-1].history == tuple(gains(table.match.rules, result) for result in results if result is not None)
    assert heard[-1].match_result is not None
    assert heard[-1].match_result == table.match.result
    assert [step.number for step in heard] == list(range(2, len(heard) + 2))


def test_start_deals_once_and_then_only_tells_where_it_stands() -> None:
    table = Table(short_match("program-long"))
    heard: list[Step] = []
    table.subscribe(1, heard.append)
    with pytest.raises(DealError):
        table.step(0)
    assert not table.next_deal(0)
    table.concede(0)
    table.start()
    assert isinstance(heard[-1].events[0], Dealt)
    assert heard[-1].seed == table.match.entries[0].seed
    assert heard[-1].leader_first == heard[-1].view.to_act
    table.start()
    assert [len(step.events) for step in heard] == [len(heard[0].events), 0]
    assert [step.number for step in heard] == [1, 2]


def test_the_number_of_a_deal_can_be_asked_for() -> None:
    table = Table(short_match("program-long"))
    table.start(seed=4711)
    other = Table(short_match("program-long", seed=99))
    other.start(seed=4711)
    assert table.step(0).seed == 4711
    assert table.match.entries[0].deck == other.match.entries[0].deck


@pytest.mark.parametrize("dealer", [0, 1])
def test_who_deals_can_be_chosen_and_is_kept(dealer: int) -> None:
    table = Table(short_match("six-deck", 5))
    table.start(5, cut=24, guess=20, dealer=dealer)
    assert table.match.entries[0].dealer == dealer
    opening = opening_of(table.match.entries[0])
    assert (opening.dealer, opening.lifted, opening.guess) == (dealer, 24, 20)
    assert f"deal {dealer} 5 24 20" in record_text(table.match)
    table.restart_deal()
    assert table.match.entries[0].dealer == dealer


def test_a_listener_may_leave() -> None:
    table, chance = begun(), Chance(1)
    heard: list[Step] = []
    leave = table.subscribe(0, heard.append)
    advance(table, chance)
    leave()
    leave()
    advance(table, chance)
    assert len(heard) == 1


# ---------------------------------------------------------------------------------------------- what is refused


@pytest.mark.parametrize("game", game_ids())
def test_an_answer_to_an_older_step_changes_nothing(game: str) -> None:
    table, chance = begun(game), Chance(6)
    for _ in range(20):
        advance(table, chance)
        before, number = picture(table), table.number
        for seat, action in options(table)[:1]:
            assert not table.submit(seat, action, number - 1)
            assert not table.submit(seat, action, number + 1)
        assert not table.next_deal(number - 1)
        assert (picture(table), table.number) == (before, number)
    table.undo(0)
    seat, action = options(table)[0]
    assert not table.submit(seat, action, number)
    assert table.submit(seat, action, table.number)


@pytest.mark.parametrize("game", game_ids())
def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing(game: str) -> None:
    table = begun(game)
    seat = table.step(0).view.to_act
    other = (seat + 1) % table.match.rules.players
    mine = table.step(seat).view.hand[0]
    before, number = picture(table), table.number
    theirs = table.step(other).view.hand[0]
    for who, card, reason in ((other, mine, Reason.NOT_YOUR_TURN), (seat, theirs, Reason.NOT_HELD)):
        assert table.why(who, PLAYS[card]) == reason
        with pytest.raises(IllegalAction) as refused:
            table.submit(who, PLAYS[card], number)
        assert refused.value.reason == reason
    assert (picture(table), table.number) == (before, number)


def test_nothing_is_played_after_the_end_of_the_match() -> None:
    table, chance = begun(), Chance(1)
    advance(table, chance)
    table.concede(1)
    for seat in seats_of(table):
        assert table.step(seat).view.legal == ()
        assert table.step(seat).view.to_act == -1
    result = table.match.result
    assert result is not None
    assert result.winner == 0
    assert table.why(0, PLAYS[0]) == Reason.DEAL_OVER
    with pytest.raises(IllegalAction):
        table.submit(0, PLAYS[0], table.number)
    number = table.number
    table.concede(0)
    assert not table.next_deal(number)
    assert table.number == number
    assert table.match.result == result


def test_no_next_deal_while_one_is_running() -> None:
    table = begun()
    assert not table.next_deal(table.number)
    assert len(table.match.entries) == 1


# ---------------------------------------------------------------------------------------------- order


@pytest.mark.parametrize("game", game_ids())
def test_players_that_answer_at_once_play_a_whole_match_in_order(game: str) -> None:
    table = Table(short_match(game))
    seen: list[Step] = []

    def answer(step: Step) -> None:
        if step.deal_result is not None:
            table.next_deal(step.number)
        elif step.view.legal and step.number == table.number:
            assert table.submit(step.view.seat, step.view.legal[-1], step.number)

    for seat in range(table.match.rules.players):
        table.subscribe(seat, answer)
    table.subscribe(0, seen.append)
    table.start()
    assert table.match.result is not None
    assert [step.number for step in seen] == list(range(1, len(seen) + 1))
    assert seen[-1].match_result == table.match.result


def test_the_second_answer_to_a_step_is_stale() -> None:
    table = begun()
    answers: list[bool] = []

    def answer(step: Step) -> None:
        if len(answers) < 2:
            answers.append(table.submit(*options(table)[0], step.number))

    table.subscribe(0, answer)
    table.subscribe(1, answer)
    advance(table, Chance(1))
    assert answers == [True, False]


def test_a_failing_listener_keeps_the_others_from_nothing() -> None:
    table = begun()
    heard: list[Step] = []

    def fail(step: Step) -> None:
        raise RuntimeError(f"step {step.number}")

    table.subscribe(0, fail)
    table.subscribe(1, heard.append)
    seat, action = options(table)[0]
    with pytest.raises(RuntimeError, match="step 2"):
        table.submit(seat, action, table.number)
    assert [step.number for step in heard] == [2]
    with pytest.raises(RuntimeError, match="step 3"):
        table.submit(*options(table)[0], table.number)
    assert [step.number for step in heard] == [2, 3]


class Notebook:
    """A journal that notes what it is told, and how the match stood for listeners then."""

    def __init__(self) -> None:
        self.notes: list[object] = []

    def add(self, move: Move) -> None:
        self.notes.append(move)

    def change_levels(self, levels: list[str]) -> None:
        self.notes.append(tuple(levels))

    def back(self, count: int) -> None:
        self.notes.append(-count)

    def forward(self, count: int) -> None:
        self.notes.append(count)


def test_the_journal_is_told_before_the_listeners() -> None:
    notebook = Notebook()
    table = Table(short_match("program-long"), notebook)
    known: list[int] = []
    table.subscribe(0, lambda step: known.append(len(notebook.notes)))
    table.start()
    seat, action = options(table)[0]
    table.submit(seat, action, table.number)
    table.undo(seat)
    table.redo(seat)
    assert known == [1, 2, 3, 4]
    assert isinstance(notebook.notes[0], Opening)
    assert notebook.notes[1:] == [Decision(seat, action), -1, 1]


def test_other_levels_are_journalled_and_outlive_undo() -> None:
    match, notebook = short_match("program-long"), Notebook()
    heard: list[Step] = []
    match.levels = ["", "casual"]
    table = Table(match, notebook)
    table.subscribe(0, heard.append)
    table.start()
    seat, action = options(table)[0]
    table.submit(seat, action, table.number)
    number = table.number
    table.change_levels(["", "master"])
    assert (table.number, len(heard)) == (number, number)
    assert notebook.notes[2:] == [("", "master")]
    table.undo(seat)
    assert table.match.levels == ["", "master"]
    table.redo(seat)
    assert "\nlevel 1 master\n" in record_text(table.match)
    assert match.levels == ["", "casual"]


def test_the_given_match_is_left_as_it_is() -> None:
    match = short_match("classic")
    match.start_deal()
    text = record_text(match)
    table = Table(match)
    advance(table, Chance(1))
    assert record_text(match) == text
    assert record_text(table.match) != text


def test_events_are_redacted_as_the_engine_says() -> None:
    table, chance = begun(), Chance(8)
    both: list[list[Step]] = [[], []]
    for seat, heard in enumerate(both):
        table.subscribe(seat, heard.append)
    for _ in range(30):
        advance(table, chance)
    for mine, theirs in zip(*both, strict=True):
        assert [redact(event, 1) for event in mine.events] == [redact(event, 0) for event in theirs.events]
