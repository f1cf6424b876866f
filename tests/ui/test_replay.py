"""A finished match is stepped through in the window, played on from any move, and dealt again."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bezique_desktop.engine.record import record_text
from bezique_desktop.players.hint import QUICK_POSITIONS, hint
from bezique_desktop.players.registry import player
from bezique_desktop.storage.notices import Notice, NoticeKind
from bezique_desktop.storage.records import read_record, write_record
from bezique_desktop.table.replay import ReplayTable
from bezique_desktop.table.step import Step
from bezique_desktop.ui.adviser import Adviser
from bezique_desktop.ui.desktop import Desktop
from bezique_desktop.ui.dialogs.analysis_page import AnalysisPage, DecisionRow
from bezique_desktop.ui.dialogs.ledger_page import LedgerPage
from bezique_desktop.ui.window_question import Question
from tests.ui.scene.truth import check_scene
from tests.ui.tables import table_of
from tests.ui.windows import button, click, press, step_of, until, view_of

Key = Qt.Key


@pytest.fixture
def desktop(started: Desktop) -> Desktop:
    return started


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match that was played to its end."""
    table, greedy = table_of("program-short", 2), player("greedy")
    table.start()
    while table.match.result is None:
        deal = table.match.deal
        if deal is None or deal.over:
            table.next_deal(table.number)
        else:
            view = table.step(deal.to_act).view
            table.submit(deal.to_act, greedy.choose(view, table.number), table.number)
    path = tmp_path_factory.mktemp("records") / "whole.bezique"
    write_record(path, table.match)
    return path


def place(desktop: Desktop) -> int:
    return step_of(desktop).replay[0]


def offered(desktop: Desktop) -> list[str]:
    state = view_of(desktop).state
    assert state is not None
    return [offer.tool for offer in state.offers]


def test_a_finished_record_is_stepped_through(desktop: Desktop, record: Path) -> None:
    desktop.records.open_file(record)
    length = step_of(desktop).replay[1]
    assert place(desktop) == 1
    asked = ["hint"] if step_of(desktop).view.to_act == 0 else []
    assert offered(desktop) == ["next", "decision", "last", *asked, "branch", "again"]
    for key, expected in (
        (Key.Key_Space, 2), (Key.Key_Right, 3), (Key.Key_Left, 2), (Key.Key_End, length),
        (Key.Key_Backspace, length - 1), (Key.Key_U, length - 2), (Key.Key_Home, 1),
    ):  # fmt: skip
        press(key)
        assert place(desktop) == expected
        check_scene(view_of(desktop), step_of(desktop))
    assert desktop.window.overlay.page is None


def test_nobody_plays_in_a_record(desktop: Desktop, record: Path) -> None:
    desktop.records.open_file(record)
    before = step_of(desktop)
    press(Key.Key_Tab)
    press(Key.Key_Return)
    desktop.perform("concede")
    desktop.perform("hint")
    assert step_of(desktop) == before
    assert desktop.window.overlay.page is None


@pytest.mark.parametrize("moves", [1, 20, 60])
def test_a_match_is_played_on_from_any_move(desktop: Desktop, record: Path, moves: int) -> None:
    desktop.records.open_file(record)
    for _move in range(moves):
        desktop.perform("next")
    shown = step_of(desktop)
    desktop.perform("branch")
    after = step_of(desktop)
    assert after.replay == (0, 0)
    assert desktop.room.session is not None
    assert after.view.hand or after.deal_result is not None
    assert after.view.takers[: len(shown.view.takers)] == shown.view.takers


def test_of_a_damaged_record_the_good_part_is_offered(desktop: Desktop, record: Path, tmp_path: Path) -> None:
    lines = record.read_text().splitlines()
    damaged = tmp_path / "damaged.bezique"
    damaged.write_text("\n".join([*lines[:-30], "0 play 7S9", *lines[-30:]]))
    desktop.records.open_file(damaged)
    page = desktop.window.overlay.page
    assert isinstance(page, Question)
    click(button(page, "Cancel"))
    assert desktop.step is None
    desktop.records.open_file(damaged)
    page = desktop.window.overlay.page
    assert page is not None
    click(button(page, "Open what is whole"))
    played = desktop.room.match
    assert played is not None
    assert record.read_text().startswith(record_text(played).rsplit("\n", 3)[0])


def test_a_file_that_is_no_record_is_told(desktop: Desktop, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna,")
    desktop.records.open_file(tmp_path / "letter.txt")
    assert desktop.window.overlay.page is None
    told = "letter.txt cannot be read: line 1: this is not a record of this program."
    assert desktop.window.notice.text() == told


def test_what_nobody_has_to_act_on_is_told_briefly(
    desktop: Desktop, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bezique_desktop.ui.window_notice.BRIEFLY_MS", 30)
    desktop.notify(Notice(NoticeKind.MATCH_KEPT, {"name": "2026-01-01 classic 3.bezique"}))
    assert "classic 3" in desktop.window.notice.text()
    qtbot.waitUntil(lambda: not desktop.window.notice.isVisible(), timeout=3000)
    desktop.notify(Notice(NoticeKind.NOTHING_SAVED, {"folder": "here"}))
    desktop.notify(Notice(NoticeKind.MATCH_KEPT, {"name": "2026-01-01 classic 3.bezique"}))
    qtbot.wait(100)
    assert desktop.window.notice.isVisible()


def test_the_same_cards_are_dealt_again(desktop: Desktop, record: Path) -> None:
    desktop.records.open_file(record)
    hand = step_of(desktop).view.hand
    desktop.perform("last")
    desktop.perform("again")
    assert desktop.room.session is not None
    assert len(set(step_of(desktop).view.hand) & set(hand)) >= len(hand) - 1


def test_the_books_of_a_match_lead_to_its_replay(desktop: Desktop) -> None:
    desktop.play_now()
    desktop.concede()
    page = desktop.window.overlay.page
    assert isinstance(page, LedgerPage)
    played = desktop.room.match
    assert played is not None
    length = ReplayTable(played).length
    click(button(page, "Replay"))
    assert step_of(desktop).replay == (1, length)
    desktop.perform("last")
    assert offered(desktop) == ["previous", "first", "again"]
    desktop.show_start()
    assert desktop.room.replay is None


def test_each_own_decision_is_found_and_judged(desktop: Desktop, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(adviser: Adviser, step: Step) -> None:
        adviser.advised.emit(step, hint(step.view, QUICK_POSITIONS))

    monkeypatch.setattr(Adviser, "ask", answer)
    desktop.records.open_file(record)
    table = ReplayTable(read_record(record))
    told = set()
    for expected in [place for place in table.decisions(0) if place > 1][:40]:
        desktop.perform("decision")
        assert place(desktop) == expected
        assert "hint" in offered(desktop)
        press(Key.Key_H)
        state = view_of(desktop).state
        assert state is not None
        assert state.attention.advice is not None
        told.add(state.attention.advice.reason.rsplit(". ", 1)[-1].partition(":")[0])
    assert {"You did the same.", "You chose otherwise"} <= told
    desktop.perform("last")
    desktop.perform("decision")
    assert place(desktop) == table.length


def test_the_dearest_decisions_lead_to_the_table(
    desktop: Desktop, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answer(adviser: Adviser, step: Step) -> None:
        adviser.advised.emit(step, hint(step.view, QUICK_POSITIONS))

    monkeypatch.setattr(Adviser, "ask", answer)
    desktop.records.open_file(record)
    desktop.perform("analyse")
    page = desktop.window.overlay.page
    assert isinstance(page, AnalysisPage)
    desktop.perform("analyse")
    assert desktop.window.overlay.page is page
    until(lambda: page.analysis.is_over)
    dearest = page.analysis.dearest
    told = [label.text() for label in page.findChildren(QLabel) if "looked at" in label.text()]
    of_them = len(page.analysis.judged)
    assert 0 < of_them < page.analysis.count
    assert told[0].startswith(f"{page.analysis.count} moves looked at, {of_them} of them with a choice. In ")
    costs = [each.cost.points for each in dearest if each.cost is not None]
    assert costs == sorted(costs, reverse=True)
    assert costs[-1] > 0
    row = page.findChildren(DecisionRow)[1]
    assert row.judged is dearest[1]
    click(row)
    assert desktop.window.overlay.page is None
    assert place(desktop) == dearest[1].place
    assert view_of(desktop).attention.advice is not None


def test_judging_ends_with_its_page(desktop: Desktop, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Step] = []
    monkeypatch.setattr(Adviser, "ask", lambda adviser, step: asked.append(step))
    desktop.records.open_file(record)
    desktop.perform("analyse")
    page = desktop.window.overlay.page
    assert isinstance(page, AnalysisPage)
    until(lambda: asked)
    press(Key.Key_F1)
    press(Key.Key_Escape)
    assert desktop.window.overlay.page is page
    until(lambda: len(asked) == 2)
    assert asked[0].view == asked[1].view
    press(Key.Key_Escape)
    assert desktop.window.overlay.page is None
    assert place(desktop) == 1


def test_the_books_go_with_a_record(desktop: Desktop, record: Path) -> None:
    desktop.records.open_file(record)
    for _move in range(30):
        desktop.perform("next")
    desktop.perform("ledger")
    assert isinstance(desktop.window.overlay.page, LedgerPage)
    press(Key.Key_Escape)
    assert place(desktop) == 31


@pytest.mark.parametrize("game", ["three-handed", "four-handed", "trumpless", "six-deck", "sixty-six"])
def test_records_of_other_games_are_shown_as_they_were(desktop: Desktop, game: str) -> None:
    table, greedy = table_of(game, 4), player("greedy")
    table.start()
    for _move in range(40):
        deal = table.match.deal
        if deal is not None and not deal.over:
            view = table.step(deal.to_act).view
            table.submit(deal.to_act, greedy.choose(view, table.number), table.number)
    table.concede(0)
    desktop.records.look_again(table.match)
    for _move in range(step_of(desktop).replay[1]):
        check_scene(view_of(desktop), step_of(desktop))
        assert not step_of(desktop).view.legal
        desktop.perform("next")
    assert step_of(desktop).match_result is not None
