"""What the help of the console tells, and what it does not."""

import json

import pytest

from bezique_desktop.cli.main import COMMANDS, INTERNAL, main
from bezique_desktop.cli.referee import HELP, Referee


def test_the_list_holds_what_people_start(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    listed = [line.split()[0] for line in capsys.readouterr().out.splitlines() if line.startswith("  ")]
    assert listed == list(COMMANDS)
    assert "work" not in listed
    assert main(["nothing"]) == 2
    assert "work" not in capsys.readouterr().err


def test_what_is_not_listed_can_be_started(capsys: pytest.CaptureFixture[str]) -> None:
    for word in INTERNAL:
        assert main([word, "--help"]) == 0
        assert f"usage: bezique {word}" in capsys.readouterr().out


def test_what_is_for_tests_is_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["play", "--help"])
    assert "worker" not in capsys.readouterr().out


def test_the_examples_of_the_referee_are_requests(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["referee", "--help"]) == 0
    assert HELP in capsys.readouterr().out
    referee = Referee()
    examples = [line for line in HELP.splitlines() if line.startswith("  {")]
    answers = [json.loads(referee.answer(line)) for line in examples]
    assert [next(iter(json.loads(line))) for line in examples] == ["new", "deal", "do", "view"]
    assert [answer["ok"] for answer in answers] == [True] * 4
