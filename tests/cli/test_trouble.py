"""What the system refuses ends a command with one sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bezique_desktop.arena import crew
from bezique_desktop.arena.notebook import Notebook, NotebookError
from bezique_desktop.cli.main import main
from bezique_desktop.cli.progress import Progress

FULL = Path("/dev/full")
PLAY = ["play", "--deals", "2", "--raw", "--players", "greedy,random"]
full_disk = pytest.mark.skipif(not FULL.exists(), reason="no disk is full here")


@full_disk
@pytest.mark.parametrize("words", [
    ["player"], ["player", "--protocol"], ["referee"], ["games"], ["--help"], ["--version"], [*PLAY, "--jobs", "1"],
], ids=" ".join)  # fmt: skip
def test_a_full_disk_has_one_sentence(words: list[str]) -> None:
    command = [sys.executable, "-m", "bezique_desktop.cli.main", *words]
    with FULL.open("w") as full:
        ended = subprocess.run(
            command, stdout=full, stderr=subprocess.PIPE, input='{"hello": 1}\n', text=True, timeout=60
        )
    told = [line for line in ended.stderr.splitlines() if not line.startswith("deals ")]
    name = "" if words[0].startswith("-") else f" {words[0]}"
    assert told == [f"bezique{name} cannot go on: No space left on device"]
    assert ended.returncode == 1


def test_a_file_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Where the trouble is with one; what was printed before stands."""

    def write(*_: object) -> Path:
        sys.stdout.write("measured\n")
        return Path((tmp_path / "none" / "table").open("w").name)

    monkeypatch.setattr("bezique_desktop.cli.ladder.write", write)
    monkeypatch.setattr("bezique_desktop.cli.ladder._measure", lambda *_: None)
    assert main(["ladder", "--levels", "greedy,random", "--write"]) == 1
    told = capsys.readouterr()
    assert told.out.endswith("measured\n")
    assert told.err == f"bezique ladder cannot go on: {tmp_path / 'none' / 'table'}: No such file or directory\n"


def test_a_disk_that_becomes_full_has_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """While results are kept."""

    def refusing(_: Notebook, key: str, result: object) -> None:
        raise NotebookError(f"kept cannot keep the results: no room for {key}")

    monkeypatch.setattr(Notebook, "enter", refusing)
    assert main([*PLAY, "--jobs", "1", "--resume", str(tmp_path / "kept")]) == 1
    assert capsys.readouterr().err.splitlines()[-1] == "bezique play: kept cannot keep the results: no room for 0"


def test_helpers_that_cannot_be_started_have_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crew, "own_command", lambda _: ["/nowhere/helper"])
    assert main([*PLAY, "--jobs", "2"]) == 1
    last = capsys.readouterr().err.splitlines()[-1]
    assert last == "bezique play: a helper process cannot be started: No such file or directory"


def test_the_sentence_has_a_line_of_its_own(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a terminal, where the progress stands on the line before."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with pytest.raises(NotebookError):
        tell_and_fail()
    assert capsys.readouterr().err == f"\rdeals 0 of 3\r{'':12}\r"


def tell_and_fail() -> None:
    with Progress() as progress:
        progress.begin(3, "deals")
        raise NotebookError("full")


@pytest.mark.parametrize("name", ["/dev/full", "/dev/zero", os.devnull])
def test_results_are_kept_in_ordinary_files_only(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A device may have no end."""
    if not Path(name).exists():
        pytest.skip("no such device here")
    with pytest.raises(SystemExit):
        main([*PLAY, "--resume", name])
    assert f"{name} cannot keep the results: it is no ordinary file" in capsys.readouterr().err
