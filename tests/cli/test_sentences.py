"""What the commands tell people is said as people say it."""

from collections.abc import Sequence

import pytest

from bezique_desktop.cli import bench, play
from bezique_desktop.cli.sentences import clear_reasons, counted


def test_one_is_not_many() -> None:
    told = [counted(number, unit) for number, unit in ((1, "deal"), (2, "deal"), (1, "match"), (3000, "match"))]
    assert told == ["1 deal", "2 deals", "1 match", "3,000 matches"]


@pytest.mark.parametrize(
    ("reasons", "told"),
    [
        (
            ["could not be started: [Errno 2] No such file or directory: '/nowhere/bot'", "was given up: it never"],
            ["could not be started: there is no program /nowhere/bot"],
        ),
        (
            ["could not be started: [Errno 13] Permission denied: '/etc/hosts'"],
            ["could not be started: permission denied"],
        ),
        (
            ["could not be started: [WinError 2] The system cannot find the file specified"],
            ["could not be started: the system cannot find the file specified"],
        ),
        (["has ended", "was given up: it failed"], ["has ended", "was given up: it failed"]),
    ],
)
def test_why_a_program_cannot_be_used_is_one_sentence(reasons: Sequence[str], told: Sequence[str]) -> None:
    assert clear_reasons(reasons) == told


def test_a_program_that_is_not_there_is_told_without_codes(capsys: pytest.CaptureFixture[str]) -> None:
    assert play.run(["--game", "sixty-six", "--deals", "1", "--raw", "--players", "greedy,cmd:/nowhere/bot"]) == 1
    told = capsys.readouterr()
    sentence = "could not be started: there is no program /nowhere/bot"
    assert told.err.splitlines()[1:] == [f"cmd:/nowhere/bot {sentence}"]
    assert told.out.splitlines()[-1] == f"  {sentence}"
    assert told.out.startswith("sixty-six: 1 deal, each played 2 times (seed 1)")


def test_bench_says_how_long_it_will_take(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "speed", lambda game, _seconds: f"measured {game}")
    assert bench.run(["--seconds", "9"]) == 0
    told = capsys.readouterr()
    assert told.err.splitlines()[0] == "about 1:39 in all"
    assert bench.run(["--game", "classic", "--seconds", "1"]) == 0
    assert not capsys.readouterr().err


def test_bench_says_how_far_it_is(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bezique_desktop.cli.progress.SOON", 0.0)
    monkeypatch.setattr(bench, "checksum", lambda game, _deals: game)
    assert bench.run(["--checksum", "5", "--game", "classic", "--game", "six-deck"]) == 0
    told = capsys.readouterr()
    assert told.err.startswith("line 1 of 2, about 0:00 left")
    assert [line.split()[0] for line in told.out.splitlines()] == ["classic", "six-deck"]
