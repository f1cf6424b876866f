"""Whatever is clicked, pressed, dragged and changed, in motion or at rest: the table shows the truth, and nothing is
left behind."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bezique_desktop.ui.desktop import Desktop
from bezique_desktop.ui.model.new_game import NewGame
from tests.ui.monkey import Monkey
from tests.ui.windows import computers, desktop_of, discard

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)


@pytest.fixture
def desktop(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Desktop]:
    """The program with a match on the table; it cannot be quit, and asks for no files."""
    monkeypatch.setattr("bezique_desktop.ui.matches.drivers", computers)
    monkeypatch.setattr("bezique_desktop.ui.files.record_to_open", lambda *_asked: None)
    monkeypatch.setattr("bezique_desktop.ui.files.record_to_write", lambda *_asked: tmp_path / "kept.bezique")
    monkeypatch.setattr("bezique_desktop.ui.files.rules_to_open", lambda *_asked: None)
    monkeypatch.setattr("bezique_desktop.ui.files.rules_to_write", lambda *_asked: tmp_path / "kept.bezique-rules")
    made = desktop_of(pace="fast", trick_hold=0.5, motion="full")
    made._commands = {**made._commands, "quit": lambda: None}
    yield made
    discard(made)


def _let_loose(qtbot: QtBot, desktop: Desktop, number: int, times: int) -> Monkey:
    monkey = Monkey(desktop, number)
    desktop.deal(NewGame("program-long", "novice", seed=number))
    with qtbot.captureExceptions() as raised:
        for _part in range(times // 100):
            try:
                monkey.act(100)
            except AssertionError as failed:
                raise AssertionError(f"monkey {number}: {failed}; after {list(monkey.told)}") from failed
            assert not raised, f"monkey {number}: {raised}; after {list(monkey.told)}"
    return monkey


def test_a_monkey_finds_no_fault(qtbot: QtBot, desktop: Desktop) -> None:
    assert _let_loose(qtbot, desktop, 1, 1000).checks > 20


@pytest.mark.long
@pytest.mark.parametrize("number", range(2, 6))
def test_monkeys_find_no_fault(qtbot: QtBot, desktop: Desktop, number: int) -> None:
    assert _let_loose(qtbot, desktop, number, 10_000).checks > 200
