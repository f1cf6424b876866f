"""The window that most of these tests are about."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from bezique_desktop.ui.desktop import Desktop
from bezique_desktop.ui.model.new_game import NewGame
from bezique_desktop.ui.table_keys import set_letters
from bezique_desktop.ui.wording_cards import set_index_language
from bezique_desktop.ui.words import set_language
from tests.ui.windows import computers, desktop_of, discard


@pytest.fixture(autouse=True)
def _english() -> None:
    """Whatever was spoken in the test before."""
    set_language("en")
    set_index_language("")
    set_letters({})


@pytest.fixture
def started(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desktop]:
    """The program on its start page; computers play in this process."""
    monkeypatch.setattr("bezique_desktop.ui.matches.drivers", computers)
    made = desktop_of()
    yield made
    discard(made)


@pytest.fixture
def desktop(started: Desktop) -> Desktop:
    """The same with a deal of two-handed Bézique on the table."""
    started.deal(NewGame("program-long", "novice", seed=3))
    return started


@pytest.fixture
def desktops(qtbot: QtBot) -> Iterator[Callable[..., Desktop]]:
    """Opens the program, as often as a test wants it; all are closed in the end."""
    opened: list[Desktop] = []

    def opener(*arguments: str, **values: object) -> Desktop:
        opened.append(desktop_of(*arguments, **values))  # type: ignore[arg-type]
        return opened[-1]

    yield opener
    for desktop in opened:
        discard(desktop)
