"""Measurements on disk."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

import pytest

from bezique_desktop.arena.notebook import Notebook, NotebookError

HEADING = {"measure": "deals", "series": 1}


def kept(file: Path, count: int = 3) -> bytes:
    """So many results in a file, and its content."""
    with closing(Notebook(file, HEADING)) as notebook:
        for number in range(count):
            notebook.enter(str(number), {"shares": [number]})
    return file.read_bytes()


def test_results_come_back(tmp_path: Path) -> None:
    """As they were entered, and the file is as it was."""
    content = kept(tmp_path / "kept")
    with closing(Notebook(tmp_path / "kept", HEADING)) as notebook:
        assert notebook.known == {str(number): {"shares": [number]} for number in range(3)}
    assert (tmp_path / "kept").read_bytes() == content


def test_what_is_whole_is_never_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that nothing that happens at a start can lose it."""
    file = tmp_path / "kept"
    content = kept(file)
    emptied: list[int] = []
    monkeypatch.setattr(Path, "write_text", lambda *_: emptied.append(0))
    with closing(Notebook(file, HEADING)):
        assert file.read_bytes() == content
    file.write_bytes(content + b'{"key": "3", "re')
    with closing(Notebook(file, HEADING)) as notebook:
        assert file.read_bytes() == content
        notebook.enter("3", {})
    assert file.read_bytes() == content + b'{"key": "3", "result": {}}\n'
    assert not emptied


@pytest.mark.parametrize("beginning", [b"", b'{"heading": {"meas'], ids=["empty", "torn"])
def test_a_file_without_a_whole_heading_begins_anew(beginning: bytes, tmp_path: Path) -> None:
    """As one that was not there."""
    file = tmp_path / "kept"
    file.write_bytes(beginning)
    assert kept(file) == kept(tmp_path / "other")


@pytest.mark.parametrize("content", [b"my diary", b"my diary\n", b"\xff\xfe"])
def test_a_file_that_holds_something_else_is_left_alone(content: bytes, tmp_path: Path) -> None:
    """Also where it has no end of a line."""
    file = tmp_path / "kept"
    file.write_bytes(content)
    with pytest.raises(NotebookError, match="line 1: not a line of measurements"):
        Notebook(file, HEADING)
    assert file.read_bytes() == content


def test_a_file_that_may_not_be_written_is_refused(tmp_path: Path) -> None:
    """At once, and it is as it was."""
    file = tmp_path / "kept"
    content = kept(file)
    file.chmod(0o400)
    if os.access(file, os.W_OK):
        pytest.skip("everything may be written by this user")
    with pytest.raises(NotebookError, match="cannot keep the results: Permission denied"):
        Notebook(file, HEADING)
    assert file.read_bytes() == content


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk is full here")
def test_a_full_disk_has_a_sentence(tmp_path: Path) -> None:
    """What was kept before is there at the next start; to close the file is no fault."""
    file = tmp_path / "kept"
    content = kept(file)
    with closing(Notebook(file, HEADING)) as notebook:
        full = os.open("/dev/full", os.O_WRONLY)
        assert notebook._file is not None
        os.dup2(full, notebook._file.fileno())
        os.close(full)
        with pytest.raises(NotebookError, match="kept cannot keep the results: No space left on device"):
            notebook.enter("3", {})
    assert file.read_bytes() == content
