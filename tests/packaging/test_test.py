"""How test.py runs the suite, without running it."""

import shutil
import sys
from pathlib import Path

import pytest

import test as script
from environment import Environment
from progress import Unable


@pytest.fixture(autouse=True)
def _no_installation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Environment, "provide", lambda self: None)
    monkeypatch.setattr(script, "provide_libraries", lambda *_: None)


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, list[str]]]:
    made: list[tuple[str, list[str]]] = []

    def run_pytest(environment: Environment, platform: str, arguments: list[str]) -> int:
        made.append((platform, arguments))
        return 0

    monkeypatch.setattr(script, "run_pytest", run_pytest)
    return made


@pytest.mark.parametrize(
    ("codes", "code"),
    [([0], 0), ([5], 5), ([0, 5], 0), ([5, 0], 0), ([5, 5], 5), ([1, 0], 1), ([5, 1], 1), ([0, -11], -11), ([2, 1], 2)],
)
def test_exit_code_of_several_runs(codes: list[int], code: int) -> None:
    assert script.overall(codes) == code


def test_arguments_reach_both_runs(runs: list[tuple[str, list[str]]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(script, "has_x_server", lambda environment: True)
    assert script.test(["-k", "meld"]) == 0
    assert runs == [("offscreen", ["-n", "2", "-k", "meld"]), ("xcb", ["-k", "meld"])]


def test_without_x_server_the_rest_runs(runs: list[tuple[str, list[str]]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(script, "has_x_server", lambda environment: False)
    assert script.test([]) == 0
    assert [platform for platform, _ in runs] == ["offscreen"]


def test_tests_left_out_are_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def provide(packages: list[str], need: str) -> None:
        raise Unable(f"{need}; install {packages[0]}.")

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(script, "provide_packages", provide)
    assert not script.has_x_server(Environment(Path("env"), []))
    assert capsys.readouterr().err.startswith("The tests marked xcb are left out. The tests in a real window need")


def test_environment_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert script.test(["--environment"]) == 0
    printed = Path(capsys.readouterr().out.strip())
    assert "venv-test" in printed.parts[-3]
