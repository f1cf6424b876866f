"""The windowed program from outside: what it prints, what it leaves behind, and how it says that it cannot go on."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bezique_desktop.engine.match import Match
from bezique_desktop.engine.record import record_text
from bezique_desktop.games.catalogue import rules_of

NO_SCREEN = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="displays are a matter of Linux")


def program(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run it to its end without a display."""
    clean = {name: value for name, value in os.environ.items() if name not in NO_SCREEN}
    command = [sys.executable, "-m", "bezique_desktop", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", timeout=120, env=clean | variables, check=False
    )


def one_sentence(ended: subprocess.CompletedProcess[str]) -> str:
    assert ended.stdout == ""
    lines = ended.stderr.splitlines()
    assert len(lines) == 1, ended.stderr
    return lines[0]


@on_linux
def test_without_a_display_it_says_so(home: Path) -> None:
    ended = program()
    assert ended.returncode == 2
    assert "DISPLAY" in one_sentence(ended)


@on_linux
def test_a_display_that_does_not_answer_is_named(home: Path) -> None:
    ended = program(DISPLAY=":4711", QT_QPA_PLATFORM="xcb")
    assert ended.returncode == 2
    assert ":4711" in one_sentence(ended) or "library" in one_sentence(ended)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--new", "whist"], "whist"),
        (["--new", "classic", "--option", "target=7"], "target"),
        (["--new", "classic", "--option", "trumps=4"], "trumps"),
        (["--demo", "--level", "grandmaster"], "grandmaster"),
    ],
)
def test_a_wish_that_cannot_be_granted_is_named(arguments: list[str], named: str) -> None:
    ended = program(*arguments, QT_QPA_PLATFORM="offscreen")
    assert ended.returncode == 2
    assert named in one_sentence(ended)


def test_a_demonstration_plays_a_deal_and_leaves_a_picture(home: Path, tmp_path: Path) -> None:
    picture = tmp_path / "middle.png"
    arguments = ["--demo", "--screenshot", str(picture), "--new", "classic", "--seed", "5", "--names", "Ann,Bob"]
    runs = [program(*arguments, QT_QPA_PLATFORM="offscreen") for _ in range(2)]
    assert [ended.returncode for ended in runs] == [0, 0], runs[0].stderr
    assert runs[0].stdout.startswith("classic, deal 5: Ann ")
    assert runs[0].stdout == runs[1].stdout
    assert picture.stat().st_size > 50_000
    assert not (home / "journal").exists()


def test_a_picture_of_the_start_page_in_russian(home: Path, tmp_path: Path) -> None:
    picture = tmp_path / "start.png"
    ended = program("--screenshot", str(picture), "--lang", "ru", "--size", "960x600", QT_QPA_PLATFORM="offscreen")
    assert ended.returncode == 0
    assert picture.is_file()
    assert not home.exists()


def test_a_picture_that_cannot_be_written_is_a_failure(tmp_path: Path) -> None:
    ended = program("--screenshot", str(tmp_path / "nowhere" / "start.png"), QT_QPA_PLATFORM="offscreen")
    assert ended.returncode == 1
    assert "start.png" in ended.stderr


@on_linux
def test_what_cannot_be_asked_is_told_before_the_missing_display(home: Path) -> None:
    ended = program("--lang", "xx")
    assert ended.returncode == 2
    assert "'xx'" in one_sentence(ended)


def test_a_picture_of_a_damaged_record_is_a_failure(tmp_path: Path) -> None:
    record, picture = tmp_path / "damaged.bezique", tmp_path / "table.png"
    record.write_text("bezique record 1\ngame classic\nnonsense\n")
    ended = program("--record", str(record), "--screenshot", str(picture), QT_QPA_PLATFORM="offscreen")
    assert ended.returncode == 1
    assert "damaged.bezique: line 3" in one_sentence(ended)
    assert not picture.exists()


@pytest.mark.parametrize("is_conceded", [False, True])
def test_a_picture_of_a_recorded_match(is_conceded: bool, home: Path, tmp_path: Path) -> None:
    match = Match(rules_of("classic"), ["Ann", "Bob"], number=1, seed=7)
    match.start_deal(dealer=1)
    match.play(0, match.view(0).legal[0])
    if is_conceded:
        match.concede(0)
    record, picture = tmp_path / "running.bezique", tmp_path / "table.png"
    record.write_text(record_text(match))
    ended = program("--record", str(record), "--screenshot", str(picture), QT_QPA_PLATFORM="offscreen")
    assert ended.returncode == 0, ended.stderr
    assert picture.stat().st_size > 50_000
    assert not home.exists()
