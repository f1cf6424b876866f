"""How play.py starts the game, without starting it."""

import ast
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import play
from environment import Environment
from progress import Unable

VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@pytest.fixture(autouse=True)
def _no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("variables", "platform"),
    [
        ({"DISPLAY": ":0"}, "xcb"),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "wayland"),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, "xcb"),
        ({"QT_QPA_PLATFORM": "offscreen:size=1x1"}, "offscreen"),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "wayland;xcb"}, "wayland"),
    ],
)
def test_platform_follows_the_display(
    variables: dict[str, str], platform: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert play.qt_platform([]) == platform


@pytest.mark.parametrize(
    "arguments", [["--demo"], ["--screenshot=a.png"], ["--new", "classic", "--screenshot", "a.png"]]
)
def test_a_picture_needs_no_display(arguments: list[str]) -> None:
    assert play.qt_platform(arguments) == "offscreen"


@pytest.mark.parametrize("arguments", [[], ["--new", "classic"]])
def test_a_window_without_display_is_refused_in_one_sentence(arguments: list[str]) -> None:
    with pytest.raises(Unable, match=r"no display here .* --demo --screenshot \S+\.png$") as told:
        play.qt_platform(arguments)
    assert "\n" not in str(told.value)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What is started, without making an environment."""
    commands: list[Any] = []

    def run(command: list[Any], check: bool) -> SimpleNamespace:
        commands.extend(command)
        return SimpleNamespace(returncode=7)

    monkeypatch.setattr(Environment, "provide", lambda self: None)
    monkeypatch.setattr(play, "provide_libraries", lambda *_: None)
    monkeypatch.setattr(subprocess, "run", run)
    return commands


def test_arguments_reach_the_program(started: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert play.play(["--demo", "--screenshot", "a b.png"]) == 7
    assert started[1:] == ["-P", "-m", "bezique_desktop", "--demo", "--screenshot", "a b.png"]


def test_the_console_program_needs_no_display(started: list[Any]) -> None:
    assert play.play(["--console", "games", "classic"]) == 7
    assert started[1:] == ["-P", "-m", "bezique_desktop.cli.main", "games", "classic"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="displays are a matter of Linux")
def test_without_a_display_an_installed_program_judges_its_arguments(
    started: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Environment, "is_complete", lambda self: False)
    with pytest.raises(Unable, match="no display"):
        play.play(["--new", "whist"])
    assert started == []
    monkeypatch.setattr(Environment, "is_complete", lambda self: True)
    assert play.play(["--new", "whist"]) == 7
    assert started[1:] == ["-P", "-m", "bezique_desktop", "--new", "whist"]


@pytest.mark.parametrize("script", ["play.py", "test.py"])
def test_older_python_is_told_what_is_needed(script: str) -> None:
    """The rest of the script is never reached: only the version is said to be old."""
    path = Path(play.__file__).with_name(script)
    source = f"import sys, runpy; sys.version_info = (3, 9, 2); runpy.run_path({str(path)!r}, run_name='__main__')"
    ended = subprocess.run([sys.executable, "-c", source], check=False, capture_output=True, text=True)
    assert ended.returncode == 1
    assert "need" in ended.stderr
    assert ended.stderr.strip().endswith("Python 3.11 or newer, and this is Python 3.9.")


@pytest.mark.parametrize("script", ["play.py", "test.py"])
def test_older_python_can_read_the_script(script: str) -> None:
    source = Path(play.__file__).with_name(script).read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 8))
