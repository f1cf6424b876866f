"""The page that lets the player check whether the program is honest, and the one that says how strong it is."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bezique_desktop.arena import tables
from bezique_desktop.arena.finding import CHECKS, Finding
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.registry import LEVELS
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.desktop import Desktop
from bezique_desktop.ui.dialogs.audit_page import AuditPage
from bezique_desktop.ui.dialogs.buttons import Link
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.opponents_page import OpponentsPage
from bezique_desktop.ui.driver import console_command
from bezique_desktop.ui.model.audit import Auditing, arguments
from bezique_desktop.ui.model.auditor import Auditor
from bezique_desktop.ui.model.new_game import NewGame
from bezique_desktop.ui.theme import theme
from tests.ui.dialogs.pages import new_game, place
from tests.ui.windows import from_menu, press, until

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)


def opened(qtbot: QtBot, deck: Deck, command: list[str]) -> AuditPage:
    page = AuditPage(theme(), deck, rules_of("sixty-six"), Auditor(command))
    qtbot.addWidget(page)
    place(page, 1280, 800)
    page.show()
    return page


def program(tmp_path: Path, findings: list[Finding], more: str = "") -> list[str]:
    """A program that tells these findings as the audit does."""
    lines = [json.dumps({"finding": finding.plain()}) for finding in findings]
    lines.append(json.dumps({"progress": [9, 9]}))
    file = tmp_path / "audit.py"
    file.write_text("\n".join([*(f"print({line!r}, flush=True)" for line in lines), more]))
    return [sys.executable, str(file)]


def findings(passed: bool) -> list[Finding]:
    return [
        Finding(check, "sixty-six", LEVELS[0], passed, 12_345, 0 if passed else 7, (30.1, 30.2), 1.5, 529, 0.4)
        for check in CHECKS
    ]


def test_the_program_s_own_audit(qtbot: QtBot, deck: Deck) -> None:
    """Few positions and deals, the rest as it is: every check finds everything in order."""
    words = [*arguments("sixty-six"), "--states", "2", "--deals", "100", "--levels", "greedy"]
    page = opened(qtbot, deck, console_command(*words))
    QTest.keyClick(page.start, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not page.auditor.is_running, timeout=30_000)
    assert page.told.text() == "Everything is in order."
    assert all(row.mark.passed for row in page.rows.values())
    assert "Moves that changed with the hidden cards: 0." in page.rows["hidden"].text.text()


@pytest.mark.parametrize("passed", [True, False])
def test_findings_are_shown(passed: bool, qtbot: QtBot, deck: Deck, tmp_path: Path) -> None:
    page = opened(qtbot, deck, program(tmp_path, findings(passed)))
    QTest.mouseClick(page.start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not page.auditor.is_running, timeout=10_000)
    assert {row.mark.passed for row in page.rows.values()} == {passed}
    assert page.told.text().startswith("Everything" if passed else "Something is not in order")
    assert "12\u00a0345" in page.rows["worth"].text.text()
    assert "in order" in page.rows["worth"].accessibleName()


def test_it_can_be_stopped(qtbot: QtBot, deck: Deck, tmp_path: Path) -> None:
    """By its button, and when the page is gone; no program is left."""
    page = opened(qtbot, deck, program(tmp_path, findings(True)[:1], "import time; time.sleep(60)"))
    stops: list[Callable[[], object]] = [
        lambda: QTest.mouseClick(page.start, Qt.MouseButton.LeftButton),
        page.auditor.stop,
    ]
    for stop in stops:
        page.show()
        QTest.mouseClick(page.start, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: page.auditor.auditing.done > 0, timeout=10_000)
        process = page.auditor.worker.findChild(QProcess)
        assert process is not None
        stop()
        assert process.state() == QProcess.ProcessState.NotRunning
        assert not page.auditor.is_running
        assert page.start.text() == "Check again"


@pytest.mark.parametrize("leave", ["close", "deal", "quit"])
def test_it_goes_on_under_another_page_until_its_own_is_gone(
    started: Desktop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leave: str
) -> None:
    command = program(tmp_path, findings(True)[:1], "import time; time.sleep(60)")
    monkeypatch.setattr("bezique_desktop.ui.driver.console_command", lambda *_words: command)
    from_menu("Is it honest?")
    page = started.window.overlay.page
    assert isinstance(page, AuditPage)
    press(Qt.Key.Key_Return)
    until(lambda: page.auditor.auditing.done > 0)
    process = page.auditor.worker.findChild(QProcess)
    assert process is not None
    press(Qt.Key.Key_F1)
    assert not page.isVisible()
    assert process.state() == QProcess.ProcessState.Running
    press(Qt.Key.Key_Escape)
    assert page.isVisible()
    assert page.told.text() == "Checking… 100 %"
    assert page.rows["hidden"].mark.passed or page.rows["worth"].mark.passed
    {
        "close": lambda: press(Qt.Key.Key_Escape),
        "deal": lambda: started.deal(NewGame("classic", "novice", seed=1)),
        "quit": started.window.close,
    }[leave]()
    assert process.state() == QProcess.ProcessState.NotRunning


def test_a_program_that_breaks_off(qtbot: QtBot, deck: Deck, tmp_path: Path) -> None:
    page = opened(qtbot, deck, [str(tmp_path / "nothing")])
    QTest.mouseClick(page.start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not page.auditor.is_running, timeout=10_000)
    assert page.told.text().startswith("The check broke off")


def test_strange_lines_are_passed_over() -> None:
    auditing = Auditing()
    for line in ("", "[]", "{}", '{"progress": 3}', '{"finding": {"check": "luck", "means": []}}'):
        assert not auditing.hear(line)
    assert not auditing.is_complete


# ---------------------------------------------------------------------- opponents
def texts(page: OpponentsPage) -> list[str]:
    return [label.text() for label in page.findChildren(Label) if not label.isHidden()]


def test_a_game_that_was_measured_and_one_that_was_not(
    qtbot: QtBot, deck: Deck, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "resource", lambda *parts: tmp_path.joinpath(*parts))
    rung = {"stronger": LEVELS[1], "weaker": LEVELS[0], "percent": 66.4, "interval": 2.5, "matches": 1200}
    table = {"game": "three-handed", "even": 33.3, "version": "7.8", "seed": 1, "rungs": [rung]}
    tables.write("three-handed", table)
    page = OpponentsPage(theme(), deck, rules_of("three-handed"))
    qtbot.addWidget(page)
    page.show()
    assert "66 % ± 2 of 1200 matches" in texts(page)
    assert texts(page).count("not measured yet") == len(LEVELS) - 2
    assert any("33 %" in text and "7.8" in text for text in texts(page))
    link = next(link for link in page.findChildren(Link) if link.text() == "Classic")
    QTest.mouseClick(link, Qt.MouseButton.LeftButton)
    assert "This game has not been measured yet." in texts(page)
    with qtbot.waitSignal(page.honest, timeout=100):
        QTest.mouseClick(page.audit, Qt.MouseButton.LeftButton)


def test_the_new_game_asks_how_strong_they_are(qtbot: QtBot, deck: Deck) -> None:
    page = new_game(theme(), deck)
    qtbot.addWidget(page)
    page.show()
    with qtbot.waitSignal(page.opponents, timeout=100):
        QTest.mouseClick(page.strength, Qt.MouseButton.LeftButton)
