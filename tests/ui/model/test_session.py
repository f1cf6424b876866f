"""The person's seat: steps in order, refusals, undo to real decisions, and whole matches against a companion."""

import pytest
from pytestqt.qtbot import QtBot

from bezique_desktop.engine.actions import DRAW, PLAYS
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.table.step import Step
from bezique_desktop.table.table import Table
from bezique_desktop.ui.model.session import DEAL_NUMBERS, Session
from tests.ui.tables import table_of


class FirstLegal:
    """A companion that plays the first legal action at once."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.is_closed = False
        self._leave = table.subscribe(seat, self._take)

    def start(self) -> None:
        self._take(self.table.step(self.seat))

    def close(self) -> None:
        self._leave()
        self.is_closed = True

    def _take(self, step: Step) -> None:
        if step.view.legal:
            self.table.submit(self.seat, step.view.legal[0], step.number)


def session_of(game: str = "program-short", seed: int = 1, **options: object) -> Session:
    table = table_of(game, seed, **options)
    return Session(table, 0, [FirstLegal(table, 1)])


def steps_of(session: Session) -> list[Step]:
    steps: list[Step] = []
    session.stepped.connect(steps.append)
    return steps


def latest(session: Session) -> Step:
    assert session.step is not None
    return session.step


def play_deal(session: Session) -> None:
    while latest(session).deal_result is None:
        assert session.submit(latest(session).view.legal[0]) is None


def test_a_match_is_played_to_its_end(qtbot: QtBot) -> None:
    session = session_of()
    steps = steps_of(session)
    session.start()
    while session.table.match.result is None:
        play_deal(session)
        session.next_deal()
    assert [step.number for step in steps] == sorted({step.number for step in steps})
    assert latest(session).match_result is not None
    assert len(latest(session).history) == len(session.table.match.entries)


def test_deals_have_numbers_that_can_be_noted_and_the_first_is_that_of_the_match(qtbot: QtBot) -> None:
    numbers = []
    for _ in range(2):
        session = session_of(seed=4711)
        session.start()
        numbers.append([latest(session).seed])
        play_deal(session)
        session.next_deal()
        numbers[-1].append(latest(session).seed)
    assert numbers[0] == numbers[1]
    assert numbers[0][0] == 4711
    assert 0 <= numbers[0][1] < DEAL_NUMBERS


def test_a_refused_action_gets_its_reason_and_changes_nothing(qtbot: QtBot) -> None:
    session = session_of()
    session.start()
    steps = steps_of(session)
    other = next(code for code in range(64) if code not in latest(session).view.holding)
    assert session.submit(PLAYS[other]) is Reason.NOT_HELD
    assert session.why(PLAYS[other]) is Reason.NOT_HELD
    assert not steps


def test_an_action_for_an_older_step_is_dropped(qtbot: QtBot) -> None:
    session = session_of()
    session.start()
    before = latest(session)
    session.submit(before.view.legal[0])
    after = latest(session)
    session.step = before
    assert session.submit(before.view.legal[1]) is None
    assert session.table.step(0).view == after.view


def test_undo_and_redo_come_back_to_the_same_view(qtbot: QtBot) -> None:
    session = session_of()
    session.start()
    views = []
    for _ in range(6):
        views.append(latest(session).view)
        session.submit(latest(session).view.legal[0])
    end = latest(session).view
    for view in reversed(views):
        session.undo()
        assert latest(session).view == view
    for _ in views:
        session.redo()
    assert latest(session).view == end


@pytest.mark.parametrize("seed", range(3))
def test_cards_are_drawn_by_themselves_when_nothing_can_be_declared(qtbot: QtBot, seed: int) -> None:
    session = session_of("classic", seed)
    session.auto_draw = True
    steps = steps_of(session)
    session.start()
    play_deal(session)
    asked = [step.view.legal for step in steps[:-1] if step.view.legal == (DRAW,)]
    drawn = sum(action == DRAW for seat, action in session.table.match.entries[0].actions if seat == 0)
    assert asked
    assert drawn >= len(asked)


def test_undo_passes_over_draws_that_were_no_decision(qtbot: QtBot) -> None:
    session = session_of("classic", 1)
    session.auto_draw = True
    session.start()
    while not _has_drawn(session):
        session.submit(latest(session).view.legal[0])
    after = latest(session).view
    session.undo()
    assert latest(session).view.legal != (DRAW,)
    before = latest(session).view
    assert before != after
    session.redo()
    assert latest(session).view == after


def _has_drawn(session: Session) -> bool:
    actions = [action for seat, action in session.table.match.entries[-1].actions if seat == 0]
    return bool(actions) and actions[-1] == DRAW


def test_the_same_cards_can_be_played_again(qtbot: QtBot) -> None:
    session = session_of()
    session.start()
    play_deal(session)
    session.next_deal()
    hand = latest(session).view.hand
    play_deal(session)
    session.restart_deal()
    step = latest(session)
    assert step.deal_result is None
    assert step.view.deal_number == 2
    assert set(hand) == set(step.view.hand)


def test_a_match_can_be_conceded_and_taken_back(qtbot: QtBot) -> None:
    session = session_of()
    session.start()
    session.submit(latest(session).view.legal[0])
    session.concede()
    assert session.table.match.result is not None
    assert latest(session).match_result is not None
    session.undo()
    assert session.table.match.result is None


def test_the_person_is_called_by_his_own_name(qtbot: QtBot) -> None:
    session = session_of()
    session.names = ("Вы", "player 1")
    session.start()
    assert latest(session).names == ("Вы", "player 1")
    session.names = ("You", "player 1")
    steps = steps_of(session)
    session.resend()
    assert [(step.names[0], step.events) for step in steps] == [("You", ())]


def test_closing_sends_the_companions_home(qtbot: QtBot) -> None:
    table = table_of()
    companion = FirstLegal(table, 1)
    session = Session(table, 0, [companion])
    session.start()
    steps = steps_of(session)
    session.close()
    table.undo(1)
    assert companion.is_closed
    assert not steps
