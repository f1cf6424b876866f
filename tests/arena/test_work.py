"""``bezique work``: what a helper answers."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from bezique_desktop.arena.setting import Setting
from bezique_desktop.cli.work import run


def test_a_result_or_a_fault_for_each_line() -> None:
    """And it goes on after a fault; it ends with its input."""
    task = {"task": "deals", "setting": Setting("classic", "greedy,random", 1).plain(), "number": 3}
    lines = [json.dumps(task), "nonsense", "{}", json.dumps({**task, "task": "matches"})]
    command = [sys.executable, "-m", "bezique_desktop.cli.main", "work"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as helper:
        assert helper.stdin is not None
        assert helper.stdout is not None
        answers = []
        for line in lines:
            helper.stdin.write(line + "\n")
            helper.stdin.flush()
            answers.append(json.loads(helper.stdout.readline()))
        helper.stdin.close()
        helper.wait(10)
    assert [sorted(answer) for answer in answers] == [["shares"], ["error"], ["error"], ["shares"]]
    assert answers[2]["error"] == "KeyError: 'task'"


@pytest.mark.parametrize(("word", "status"), [("--help", 0), ("now", 2)])
def test_it_is_not_for_people(word: str, status: int, capsys: pytest.CaptureFixture[str]) -> None:
    """It says who starts it."""
    assert run([word]) == status
    assert "started by play" in capsys.readouterr().out
