"""``bezique replay`` prints a recorded match for people and for programs."""

import io
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from bezique_desktop.cli.replay import run
from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.record import record_text
from bezique_desktop.engine.rules import changed
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.storage.records import write_record
from bezique_desktop.table.table import Table
from tests.table.playing import advance, play_out, short_match


def recorded(folder: Path, game: str, seed: int = 1) -> tuple[Path, Match]:
    table = Table(short_match(game, seed))
    table.start()
    play_out(table, Chance(seed))
    path = folder / "match.bezique"
    write_record(path, table.match)
    return path, table.match


@pytest.mark.parametrize("game", game_ids())
def test_a_game_to_read(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, match = recorded(tmp_path, game)
    assert run([str(path)]) == 0
    text = capsys.readouterr().out
    assert text.startswith(f"{game}, match 1, seed 1: {', '.join(match.names)}\n")
    assert ("target 300" in text) == ("target" in match.rules.offered)
    assert len(re.findall(r"^Deal \d+ \(\d+\): ", text, re.MULTILINE)) == len(match.entries)
    credits = sum(int(points) for points in re.findall(r" \+(\d+)\b", text))
    assert credits == sum(sum(entry.result.scores) for entry in match.entries if entry.result is not None)
    result = match.result
    assert result is not None
    assert f" won the match by {result.difference}: " in text.splitlines()[-1]
    for total in result.totals:
        assert f" {total}" in text.splitlines()[-1]


@pytest.mark.parametrize("game", game_ids())
def test_a_game_for_programs(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, match = recorded(tmp_path, game)
    assert run([str(path), "--json"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert (told["game"], told["match"], told["names"]) == (game, 1, match.names)
    assert told["totals"] == match.totals
    assert told["conceded_by"] is None
    assert match.result is not None
    assert told["result"]["difference"] == match.result.difference
    for deal, entry in zip(told["deals"], match.entries, strict=True):
        assert [(act["seat"], act["action"]) for act in deal["actions"]] == [(s, str(a)) for s, a in entry.actions]
        assert deal["seed"] == entry.seed
        assert deal["events"][0].startswith(f"deal {entry.dealer}")
        assert deal["actions"][-1]["events"][-1].startswith("over ")
        assert entry.result is not None
        assert deal["result"]["scores"] == list(entry.result.scores)
        for side, score in enumerate(entry.result.scores):
            assert sum(credit["points"] for credit in deal["ledger"] if credit["side"] == side) == score


def test_a_match_that_was_ended_by_a_wish(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """X-24, S-15: whoever ended it is told, whether he won or not."""
    rules = changed(rules_of("sixty-six"), {"s_match_target": 0})
    table, chance = Table(Match(rules, ["Anna", "Bela"], 1, 1)), Chance(1)
    table.start()
    while not table.match.may_stop:
        advance(table, chance)
    table.stop(1)
    result = table.match.result
    assert result is not None
    write_record(tmp_path / "file", table.match)
    assert run([str(tmp_path / "file")]) == 0
    totals = f"Anna {result.totals[0]}, Bela {result.totals[1]}"
    winner = ["Anna", "Bela"][result.winner]
    ending = f"\nBela ended the match. {winner} won the match by {result.difference}: {totals}\n"
    assert capsys.readouterr().out.endswith(ending)
    assert run([str(tmp_path / "file"), "--json"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert (told["stopped_by"], told["conceded_by"]) == (1, None)


def test_an_unfinished_and_a_conceded_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, chance = Table(short_match("classic")), Chance(1)
    table.start()
    for _ in range(7):
        advance(table, chance)
    write_record(tmp_path / "file", table.match)
    assert run([str(tmp_path / "file")]) == 0
    assert capsys.readouterr().out.endswith("\nThe match is not finished.\n")
    table.concede(0)
    write_record(tmp_path / "file", table.match)
    assert run([str(tmp_path / "file")]) == 0
    assert capsys.readouterr().out.endswith("\nAnna gave up: the match goes to Bela.\n")
    assert run([str(tmp_path / "file"), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["conceded_by"], told["result"]["winner"]) == (0, 1)
    assert told["deals"][0]["result"] is None


@pytest.mark.parametrize("game", game_ids())
def test_the_player_is_spoken_of_in_the_second_person(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _path, match = recorded(tmp_path, game)
    text = record_text(match).replace("name 0 Anna", "name 0 You")
    (tmp_path / "mine").write_text(text)
    assert run([str(tmp_path / "mine")]) == 0
    told = capsys.readouterr().out
    verbs = r"(deals|leads|takes|declares|draws|exchanges|shows|lays|closes|claims|cuts)\b"
    assert not re.findall(rf"You {verbs}", told)
    assert re.search(r"You (deal|lead)\b", told)
    assert re.search(r"You take\b", told)
    assert re.findall(rf"Bela {verbs}", told)


def test_a_record_of_another_language_is_told_in_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _path, match = recorded(tmp_path, "classic")
    (tmp_path / "mine").write_text(record_text(match).replace("name 0 Anna", "name 0 Вы"), encoding="utf-8")
    assert run([str(tmp_path / "mine")]) == 0
    told = capsys.readouterr().out
    assert "Вы" not in told
    assert re.search(r"You take\b", told)
    assert run([str(tmp_path / "mine"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["names"][0] == "Вы"


def test_a_bad_file_is_one_sentence_that_names_the_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, match = recorded(tmp_path, "classic")
    lines = record_text(match).splitlines()
    lines[80] = "0 play 7S9"
    path.write_text("\n".join(lines))
    assert run([str(path)]) == 2
    assert run([str(tmp_path / "missing"), "--json"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    first, second = captured.err.splitlines()
    assert first.startswith(f"bezique replay: {path}: line 81: ")
    assert second == f"bezique replay: {tmp_path / 'missing'}: No such file or directory"


def test_names_that_the_console_cannot_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(short_match("classic").rules, ["Анна", "Бела"], 1, 1)
    match.start_deal()
    write_record(tmp_path / "file", match)
    output = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", output)
    assert run([str(tmp_path / "file")]) == 0
    output.seek(0)
    assert "\\u0410" in output.read()
