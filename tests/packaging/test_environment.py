"""The environments of play.py and test.py, without making one."""

import importlib.util
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import environment
from environment import Environment
from progress import Unable


def complete(made: Environment) -> None:
    made.python.parent.mkdir(parents=True)
    made.python.touch()
    (made.folder / environment.STAMP).write_text(made.stamp)


def test_requirements_are_those_of_the_project_file() -> None:
    names = {Requirement(line).name for line in environment.requirements()}
    assert names == {"PySide6-Essentials", "platformdirs", "mypy_extensions"}


def test_requirements_of_extras_are_bounded_above() -> None:
    wanted = [Requirement(line) for line in environment.requirements("test", "dev")]
    assert {"pytest", "ruff", "mypy"} <= {one.name for one in wanted}
    assert all("<" in str(one.specifier) for one in wanted)


def test_complete_environment_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Environment(tmp_path / "env", ["one"])
    assert not made.is_complete()
    complete(made)
    monkeypatch.setattr(environment, "run", lambda *_: pytest.fail("nothing is to be done"))
    made.provide()


def test_other_requirements_call_for_a_new_environment(tmp_path: Path) -> None:
    complete(Environment(tmp_path / "env", ["one"]))
    assert not Environment(tmp_path / "env", ["one", "two"]).is_complete()


def test_lost_interpreter_calls_for_a_new_environment(tmp_path: Path) -> None:
    made = Environment(tmp_path / "env", ["one"])
    complete(made)
    made.python.unlink()
    assert not made.is_complete()


def test_new_environment_finds_the_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Environment(tmp_path / "env", ["one"])
    commands: list[str] = []

    def run(command: Sequence[str | Path], failure: str) -> None:
        commands.append(" ".join(map(str, command)))
        made.site_packages.mkdir(parents=True, exist_ok=True)

    monkeypatch.setattr(environment, "run", run)
    made.provide()
    assert [" -m venv --clear " in commands[0], commands[1].endswith(" one")] == [True, True]
    assert (made.site_packages / "checkout.pth").read_text().strip() == str(environment.CHECKOUT)
    assert (made.folder / environment.STAMP).read_text() == made.stamp


def test_read_only_checkout_uses_the_cache_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: True)
    assert environment.environment_folder(".venv-play") == environment.CHECKOUT / ".venv-play"
    monkeypatch.setattr(os, "access", lambda *_: False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    folder = environment.environment_folder(".venv-play")
    assert folder.parent == tmp_path / "bezique-desktop"
    assert folder.name.startswith("venv-play-")


@pytest.mark.parametrize(("prefix", "words"), [("/usr", "venv module; install"), ("/opt/python", "without venv")])
def test_python_without_venv_is_told_in_one_sentence(prefix: str, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def provide(packages: Sequence[str], need: str) -> None:
        raise Unable(f"{need}; install {packages[0]}")

    monkeypatch.setattr(environment, "provide_packages", provide)
    monkeypatch.setattr(importlib.util, "find_spec", lambda module: None)
    monkeypatch.setattr(sys, "base_prefix", prefix)
    with pytest.raises(Unable, match=words) as told:
        environment.require_venv()
    assert "\n" not in str(told.value)
