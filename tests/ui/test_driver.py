"""A computer's seat: answers, and every way in which a program can fail to give one."""

import json
import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from bezique_desktop.engine.actions import Action
from bezique_desktop.table.seeds import move_seed
from bezique_desktop.table.step import Step
from bezique_desktop.table.table import Table
from bezique_desktop.ui.driver import Driver, worker_command
from tests.e2e.processes import is_alive, pids_in
from tests.ui.tables import table_of, wait_until

LAST_LEGAL: Final = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"action": question["view"]["legal"][-1], "number": question["number"]}), flush=True)
"""
HANGS: Final = "import time; time.sleep(60)"
ENDS: Final = "import sys; sys.stdin.readline()"
NONSENSE: Final = "import sys\nfor line in sys.stdin: print('[1, 2', flush=True)"
CHEATS: Final = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"action": "play AS1", "number": json.loads(line)["number"]}), flush=True)
    print(json.dumps({"action": "play AS2", "number": json.loads(line)["number"]}), flush=True)
"""
OTHER_NUMBER: Final = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"action": json.loads(line)["view"]["legal"][0], "number": 0}), flush=True)
"""


class Seat:
    """The other seat: plays the first legal action when it is told to."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.steps: list[Step] = []
        table.subscribe(0, self.steps.append)

    @property
    def is_to_act(self) -> bool:
        return bool(self.steps[-1].view.legal)

    def act(self) -> None:
        step = self.steps[-1]
        self.table.submit(0, step.view.legal[0], step.number)


@pytest.fixture
def table() -> Table:
    return table_of()


@pytest.fixture
def seat(table: Table) -> Seat:
    return Seat(table)


@pytest.fixture
def drivers() -> Iterator[list[Driver]]:
    made: list[Driver] = []
    yield made
    for driver in made:
        driver.close()


def driver_of(program: str, table: Table, tmp_path: Path, patience_ms: int = 10_000) -> Driver:
    file = tmp_path / "program.py"
    file.write_text(program)
    return Driver(table, 1, [sys.executable, str(file)], 7, patience_ms)


def whole_deal(seat: Seat) -> None:
    while seat.steps[-1].deal_result is None:
        wait_until(lambda: seat.is_to_act or seat.steps[-1].deal_result is not None)
        if seat.is_to_act:
            seat.act()


def test_a_program_plays_a_whole_deal(
    qtbot: QtBot, table: Table, seat: Seat, drivers: list[Driver], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    drivers.append(driver_of(LAST_LEGAL, table, tmp_path))
    table.start()
    drivers[0].start()
    whole_deal(seat)
    assert not caplog.records


def test_our_own_player_plays_a_whole_deal(
    qtbot: QtBot, table: Table, seat: Seat, drivers: list[Driver], caplog: pytest.LogCaptureFixture
) -> None:
    drivers.append(Driver(table, 1, worker_command("novice"), 7))
    table.start()
    drivers[0].start()
    whole_deal(seat)
    assert not caplog.records


@pytest.mark.parametrize("program", [HANGS, ENDS, NONSENSE, CHEATS], ids=["hangs", "ends", "nonsense", "cheats"])
def test_a_failing_program_is_replaced_for_the_move(
    program: str, qtbot: QtBot, table: Table, seat: Seat, drivers: list[Driver], tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    drivers.append(driver_of(program, table, tmp_path, 1000 if program == HANGS else 10_000))
    table.start()
    drivers[0].start()
    for _ in range(3):
        wait_until(lambda: seat.is_to_act)
        seat.act()
    wait_until(lambda: seat.is_to_act)
    assert {record.levelno for record in caplog.records} == {logging.WARNING}


def test_a_program_that_is_not_there_is_replaced(
    qtbot: QtBot, table: Table, seat: Seat, drivers: list[Driver], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    drivers.append(Driver(table, 1, [str(tmp_path / "nothing")], 7))
    table.start()
    drivers[0].start()
    seat.act()
    wait_until(lambda: seat.is_to_act)
    assert caplog.records


def test_an_answer_to_another_step_is_dropped(
    qtbot: QtBot, table: Table, seat: Seat, drivers: list[Driver], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    drivers.append(driver_of(OTHER_NUMBER, table, tmp_path, 500))
    table.start()
    drivers[0].start()
    seat.act()
    wait_until(lambda: seat.is_to_act)
    assert "no answer within" in caplog.text


def test_a_fault_of_the_table_is_not_told_as_one_of_the_computer(
    qtbot: QtBot, table: Table, seat: Seat, drivers: list[Driver], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A good answer, and somebody at the table who stumbles over the move, once: the game goes on."""

    def stumble(step: Step) -> None:
        if step.events:
            leave()
            raise KeyError("ours")

    drivers.append(driver_of(LAST_LEGAL, table, tmp_path))
    told: list[str] = []
    drivers[0].failed.connect(told.append)
    table.start()
    drivers[0].start()
    seat.act()
    leave = table.subscribe(0, stumble)
    with qtbot.captureExceptions() as caught:
        wait_until(lambda: bool(caught or told))
    assert [kind for kind, _error, _place in caught] == [KeyError]
    assert not told
    assert not caplog.records


def test_an_undo_while_the_computer_thinks_asks_anew(
    qtbot: QtBot, table: Table, seat: Seat, drivers: list[Driver], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    drivers.append(driver_of(LAST_LEGAL, table, tmp_path))
    table.start()
    drivers[0].start()
    first = seat.steps[-1].view
    seat.act()
    assert not seat.is_to_act
    table.undo(0)
    assert seat.steps[-1].view == first
    whole_deal(seat)
    assert not caplog.records


@pytest.mark.parametrize("how", ["close", "undo"])
def test_no_program_is_left_that_still_thinks(
    how: str, qtbot: QtBot, table: Table, seat: Seat, drivers: list[Driver], tmp_path: Path
) -> None:
    """Neither when the table is left, for a new game or for good, nor when the move is taken back; and what it would
    have said is not played."""
    told = tmp_path / "pids"
    program = f"import os, time\nprint(os.getpid(), file=open({str(told)!r}, 'a', buffering=1))\ntime.sleep(60)"
    drivers.append(driver_of(program, table, tmp_path))
    table.start()
    drivers[0].start()
    first = seat.steps[-1].view
    seat.act()
    wait_until(lambda: bool(pids_in(told)))
    if how == "close":
        drivers[0].close()
    else:
        table.undo(0)
        assert seat.steps[-1].view == first
    count = len(seat.steps)
    assert not any(is_alive(pid) for pid in pids_in(told))
    qtbot.wait(50)
    assert len(seat.steps) == count


def test_a_closed_driver_leaves_nothing_behind(
    qtbot: QtBot, table: Table, seat: Seat, drivers: list[Driver], tmp_path: Path
) -> None:
    drivers.append(driver_of(HANGS, table, tmp_path))
    table.start()
    drivers[0].start()
    seat.act()
    drivers[0].close()
    count = len(seat.steps)
    qtbot.wait(50)
    assert len(seat.steps) == count


def test_the_same_point_has_the_same_seed_and_another_point_another(table: Table) -> None:
    table.start()
    first = table.step(0).view
    action: Action = first.legal[0]
    table.submit(0, action, table.number)
    second = table.step(0).view
    table.undo(0)
    assert move_seed(5, table.step(0).view) == move_seed(5, first)
    assert len({move_seed(5, first), move_seed(5, second), move_seed(6, first)}) == 3


def test_the_question_is_a_line_of_json_with_the_seat_s_own_view(
    qtbot: QtBot, table: Table, seat: Seat, drivers: list[Driver], tmp_path: Path
) -> None:
    file = tmp_path / "questions"
    drivers.append(driver_of(f"import sys; open({str(file)!r}, 'w').write(sys.stdin.readline())", table, tmp_path))
    table.start()
    drivers[0].start()
    seat.act()
    wait_until(file.exists)
    wait_until(lambda: seat.is_to_act)
    question = json.loads(file.read_text())
    assert set(question) == {"view", "seed", "number"}
    assert set(question["view"]["hands"][0]) == {"??"}
