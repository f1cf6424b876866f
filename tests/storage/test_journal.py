"""The file of the journal: what a full or failing disk does to it, and what reaches the disk when."""

import errno
import os
import threading
from io import FileIO
from pathlib import Path

import pytest

from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.record import record_text
from bezique_desktop.storage import journal as journal_module
from bezique_desktop.storage.autosave import Autosave
from bezique_desktop.storage.flusher import Flusher
from bezique_desktop.storage.notices import NoticeKind
from tests.storage.matches import Notices, here, journal_in, played, text_left
from tests.table.playing import advance


class Disk:
    """A disk with so much room; what does not fit is written in part."""

    room = 10**9


class SmallFile(FileIO):
    """A file on that disk."""

    def write(self, content: object) -> int:
        assert isinstance(content, memoryview)
        if not Disk.room:
            raise OSError(errno.ENOSPC, "No space left on device")
        fits = content[: Disk.room]
        Disk.room -= len(fits)
        return super().write(fits)


def test_a_full_disk_is_told_once_and_caught_up_with_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal_module, "FileIO", SmallFile)
    notices = Notices()
    autosave = Autosave(here(tmp_path), notices)
    table, chance = played(autosave, 5), Chance(8)
    for _ in range(2):
        before = journal_in(tmp_path).read_bytes()
        monkeypatch.setattr(Disk, "room", 4)
        for _ in range(5):
            advance(table, chance)
        assert journal_in(tmp_path).read_bytes()[: len(before)] == before
        monkeypatch.setattr(Disk, "room", 10**9)
        advance(table, chance)
        assert journal_in(tmp_path).read_bytes().endswith(b"\n")
    autosave.close()
    assert notices.kinds == [NoticeKind.DISK_FULL] * 2
    assert text_left(tmp_path) == record_text(table.match)


def test_a_disk_that_is_full_to_the_end_leaves_a_journal_that_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_module, "FileIO", SmallFile)
    notices = Notices()
    autosave = Autosave(here(tmp_path), notices)
    table, chance = played(autosave, 5), Chance(8)
    saved = record_text(table.match)
    monkeypatch.setattr(Disk, "room", 4)
    for _ in range(9):
        advance(table, chance)
    autosave.close()
    assert notices.kinds == [NoticeKind.DISK_FULL]
    assert text_left(tmp_path) == saved


def test_a_level_that_a_full_disk_did_not_take_is_caught_up_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_module, "FileIO", SmallFile)
    notices = Notices()
    autosave = Autosave(here(tmp_path), notices)
    table = played(autosave, 5)
    for room in range(16):
        monkeypatch.setattr(Disk, "room", room)
        table.change_levels(["", "master" if room % 2 else "expert"])
    monkeypatch.setattr(Disk, "room", 10**9)
    advance(table, Chance(8))
    autosave.close()
    assert notices.kinds == [NoticeKind.DISK_FULL]
    assert text_left(tmp_path) == record_text(table.match)
    assert table.match.levels == ["", "master"]


def test_the_folder_may_become_writable_later(tmp_path: Path) -> None:
    (tmp_path / "journal").write_text("in the way")
    notices = Notices()
    autosave = Autosave(here(tmp_path), notices)
    table = played(autosave, 5)
    (tmp_path / "journal").unlink()
    advance(table, Chance(1))
    autosave.close()
    assert notices.kinds == [NoticeKind.NOT_WRITABLE]
    assert text_left(tmp_path) == record_text(table.match)


def test_a_journal_that_has_become_shorter_is_made_anew(tmp_path: Path) -> None:
    """Between the look at what was left and the wish to go on with it."""
    notices = Notices()
    autosave = Autosave(here(tmp_path), notices)
    played(autosave, 5)
    autosave.close()
    saved = autosave.left()
    assert saved is not None
    path = journal_in(tmp_path)
    before = path.read_bytes()
    path.write_bytes(before[:40])
    autosave.resume(saved)
    autosave.close()
    assert path.read_bytes() == before
    assert notices == []


@pytest.mark.parametrize("whole_folder", [True, False])
@pytest.mark.skipif(os.name == "nt", reason="Windows does not let an open file be moved")
def test_a_journal_that_was_moved_away_is_made_anew(whole_folder: bool, tmp_path: Path) -> None:
    notices = Notices()
    autosave = Autosave(here(tmp_path), notices)
    table, chance = played(autosave, 5), Chance(8)
    path = journal_in(tmp_path)
    before = path.read_bytes()
    moved = path.parent if whole_folder else path
    moved.rename(tmp_path.parent / f"{tmp_path.name} moved")
    for _ in range(3):
        advance(table, chance)
        assert path.read_bytes().startswith(before)
    path.unlink()
    autosave.close()
    assert notices == []
    assert text_left(tmp_path) == record_text(table.match)


def test_a_disk_that_fails_behind_the_back_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notices = Notices()
    autosave = Autosave(here(tmp_path), notices)
    table, tried = played(autosave, 2), threading.Event()

    def fail(handle: int) -> None:
        tried.set()
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(os, "fsync", fail)
    advance(table, Chance(1))
    assert tried.wait(10)
    autosave.close()
    assert notices.kinds == [NoticeKind.NOT_SAVED]
    assert "Input/output error" in str(notices[0])


def test_the_disk_is_waited_for_on_another_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    autosave = Autosave(here(tmp_path), Notices())
    table, chance = played(autosave, 2), Chance(1)
    may_end = threading.Event()
    calls: list[bool] = []

    def slow(handle: int) -> None:
        calls.append(threading.current_thread() is threading.main_thread())
        assert may_end.wait(10)

    monkeypatch.setattr(os, "fsync", slow)
    for _ in range(50):
        advance(table, chance)
    assert journal_in(tmp_path).read_bytes().count(b"\n") > 50
    may_end.set()
    autosave.close()
    assert not any(calls)
    assert 1 <= len(calls) <= 3


def test_closing_brings_the_last_bytes_to_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    sizes: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda handle: sizes.append(os.fstat(handle).st_size))
    for _ in range(200):
        with open(path, "wb", buffering=0) as file:
            flusher = Flusher(file.fileno())
            for _ in range(5):
                file.write(b"line\n")
                flusher.want()
            flusher.close()
        assert sizes[-1] == 25
