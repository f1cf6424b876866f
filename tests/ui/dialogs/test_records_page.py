"""The list of records tells of each what was played, by whom, when, and how it ended."""

import gc
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bezique_desktop.engine.record import record_text
from bezique_desktop.storage.records import ENDING, write_record
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.dialogs import records_page
from bezique_desktop.ui.dialogs.records_page import RecordsPage
from bezique_desktop.ui.focus import next_inside
from bezique_desktop.ui.theme import theme
from bezique_desktop.ui.words import set_language
from tests.ui.dialogs.pages import activate, match_after, place, recorded

MOST_MS: Final = 50
"""How long a handler may compute."""


def opened(qtbot: QtBot, deck: Deck, files: list[Path]) -> RecordsPage:
    page = RecordsPage(theme(), deck, files)
    qtbot.addWidget(page)
    place(page, 1280, 800)
    page.show()
    return page


def told(page: RecordsPage) -> list[str]:
    page.finish()
    return [row.accessibleName() for row in page.rows]


def test_each_record_tells_what_was_played(qtbot: QtBot, deck: Deck) -> None:
    short, partners, six, bad = told(opened(qtbot, deck, recorded()))
    assert short.startswith("Bézique to 500 · match 3. You ")
    assert "Marguerite wins the match" in short
    assert short.endswith(" 30 November 2026")
    assert partners.startswith("Partners to 1000 · match 3. You – Anton ")
    assert "not finished: deal " in partners
    assert six.startswith("Six-deck Bézique* · match 3. ")
    assert bad == (
        "2026-09-01 classic 12.bezique. damaged: line 1: this is not a record of this program. 1 September 2026"
    )


def test_the_list_speaks_russian(qtbot: QtBot, deck: Deck) -> None:
    set_language("ru")
    short, partners, _six, _bad = told(opened(qtbot, deck, recorded()))
    assert short.endswith("30 ноября 2026")
    assert "не закончен" in partners


def test_a_name_that_the_program_gave_is_told_in_the_language_of_the_screen(
    qtbot: QtBot, deck: Deck, tmp_path: Path
) -> None:
    match = match_after("program-short", 5)
    match.names = ["Вы", "Антон"]
    write_record(tmp_path / f"1{ENDING}", match)
    assert ". You 10, Anton 30. " in told(opened(qtbot, deck, [tmp_path / f"1{ENDING}"]))[0]


def test_a_record_is_chosen_by_click_and_by_keyboard(qtbot: QtBot, deck: Deck) -> None:
    page = opened(qtbot, deck, recorded())
    page.finish()
    chosen: list[Path] = []
    page.chosen.connect(chosen.append)
    page.rows[1].click()
    activate(qtbot, page)
    first = page.focusProxy()
    assert isinstance(first, QWidget)
    first.setFocus(Qt.FocusReason.OtherFocusReason)
    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Return)
    assert chosen == [recorded()[1], recorded()[0]]


def test_tab_goes_from_row_to_row_and_then_to_the_buttons(qtbot: QtBot, deck: Deck) -> None:
    page = opened(qtbot, deck, recorded())
    page.finish()
    QApplication.processEvents()
    first = page.focusProxy()
    assert first is page.rows[0]
    order: list[QWidget] = [first]
    while (following := next_inside(page, order[-1])) is not first:
        assert following is not None
        order.append(following)
    assert order == [*page.rows, page.other, page.back]


def test_what_is_not_listed_is_told_and_found_by_its_file(
    qtbot: QtBot, deck: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records_page, "MOST", 2)
    page = opened(qtbot, deck, recorded())
    assert len(told(page)) == 2
    assert page.more.text() == "2 older ones are in files."
    with qtbot.waitSignal(page.elsewhere):
        page.other.click()


def test_the_rows_come_one_after_another(qtbot: QtBot, deck: Deck) -> None:
    page = opened(qtbot, deck, recorded())
    assert len(page.rows) < 4
    qtbot.waitUntil(lambda: len(page.rows) == 4)


@pytest.fixture
def frozen_heap() -> Iterator[None]:
    """What lies about is not looked through by the garbage collector, as in the program."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("frozen_heap")
def test_a_hundred_records_are_listed_in_short_steps(qtbot: QtBot, deck: Deck, tmp_path: Path) -> None:
    long, short = record_text(match_after("six-deck", 9999)), record_text(match_after("program-short", 9999))
    torn = "\n1 pay ".join(long.rsplit("\n1 play ", 1))
    files = [tmp_path / f"2026-11-30 six-deck {number}{ENDING}" for number in range(100)]
    for number, file in enumerate(files):
        file.write_text({0: torn, 1: long}.get(number % 10, short))
    page = opened(qtbot, deck, files)
    steps = []
    while page.is_reading:
        started = time.thread_time()
        QApplication.processEvents()
        steps.append((time.thread_time() - started) * 1000)
    assert max(steps) < MOST_MS
    assert median(steps) < MOST_MS / 4
    assert [row.told.result.startswith("damaged: line") for row in page.rows] == [n % 10 == 0 for n in range(100)]


def test_a_record_can_be_opened_before_it_is_read(qtbot: QtBot, deck: Deck) -> None:
    page = opened(qtbot, deck, recorded())
    assert page.rows[0].accessibleName() == "…. 30 November 2026"
    with qtbot.waitSignal(page.chosen) as found:
        page.rows[0].click()
    assert found.args == [recorded()[0]]
