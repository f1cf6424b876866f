"""Files written new and renamed: the old or the new one is there, never half of one."""

import errno
import os
import sys
import threading
from pathlib import Path

import pytest

from bezique_desktop.storage.document import Document
from bezique_desktop.storage.files import is_writable, set_aside, settle, write_new, write_soon
from bezique_desktop.storage.notices import NoticeKind
from bezique_desktop.storage.places import FOLDER, places
from bezique_desktop.storage.profile import Player, Profile
from bezique_desktop.storage.settings import SettingsFile
from tests.storage.matches import Notices

DEFAULTS: dict[str, object] = {"felt": "green", "sound": True, "hold": 1.0, "level": 2, "window": None, "seen": []}


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


# ---------------------------------------------------------------------------------------------- writing


def test_write_new_makes_the_folder_and_replaces_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "file"
    write_new(path, b"old")
    write_new(path, b"new")
    assert path.read_bytes() == b"new"
    assert [each.name for each in path.parent.iterdir()] == ["file"]


@pytest.mark.parametrize("name", ["replace", "fsync"])
def test_a_failure_leaves_the_old_file_and_nothing_else(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    write_new(path, b"old")
    monkeypatch.setattr(os, name, full)
    with pytest.raises(OSError, match="No space"):
        write_new(path, b"new")
    assert path.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir()] == ["file"]


def test_the_window_does_not_wait_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, may_go_on, asked, sync = tmp_path / "file", threading.Event(), list[str](), os.fsync

    def slow(handle: int) -> None:
        asked.append(threading.current_thread().name)
        may_go_on.wait(10)
        sync(handle)

    monkeypatch.setattr(os, "fsync", slow)
    write_soon(path, b"new")
    assert not path.exists()
    may_go_on.set()
    assert settle() == []
    assert path.read_bytes() == b"new"
    assert asked == ["file to disk"]


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right there that users lack")
def test_a_link_is_followed(tmp_path: Path) -> None:
    (tmp_path / "real").write_bytes(b"old")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    write_new(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_bytes() == b"new"


def test_what_is_put_aside_never_replaces_anything(tmp_path: Path) -> None:
    notices = Notices()
    for number in range(1, 4):
        path = tmp_path / "file"
        path.write_text(str(number))
        assert set_aside(path, ValueError("it is bad"), notices)
        assert (tmp_path / f"file.damaged-{number}").read_text() == str(number)
    assert str(notices[0]) == f"The file file cannot be read and was kept as {tmp_path / 'file.damaged-1'}: it is bad"


# ---------------------------------------------------------------------------------------------- places


def test_the_home_variable_overrides_every_place(home: Path) -> None:
    found = places()
    assert {found.config, found.data} == {home}
    assert {path.parent for path in (found.settings, found.profile, found.journal, found.records)} == {home}


def test_without_it_files_lie_where_the_system_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BEZIQUE_HOME")
    found = places()
    assert FOLDER in found.config.parts
    assert FOLDER in found.data.parts
    assert not (found.records / "nothing was made").exists()


# ---------------------------------------------------------------------------------------------- settings


def test_settings_come_back_with_their_types(tmp_path: Path) -> None:
    notices, path = Notices(), tmp_path / "config" / "settings.json"
    assert SettingsFile(path, notices).load(DEFAULTS) == DEFAULTS
    chosen = {"felt": "синее", "sound": False, "hold": 2.5, "level": 0, "window": [1, 2], "seen": ["a"]}
    assert SettingsFile(path, notices).save(chosen)
    assert SettingsFile(path, notices).load(DEFAULTS) == chosen
    assert not notices


def test_unknown_settings_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"version": 1, "felt": "blue", "later": {"a": [1]}}')
    file = SettingsFile(path, Notices())
    values = file.load(DEFAULTS)
    assert values == {**DEFAULTS, "felt": "blue"}
    file.save(values)
    assert SettingsFile(path, Notices()).load({"later": {}, "felt": ""}) == {"later": {"a": [1]}, "felt": "blue"}


def test_settings_of_a_wrong_type_are_replaced_and_told(tmp_path: Path) -> None:
    path, notices = tmp_path / "settings.json", Notices()
    path.write_text('{"version": 1, "felt": 3, "sound": 1, "hold": 2, "level": true, "window": "any", "seen": {}}')
    values = SettingsFile(path, notices).load(DEFAULTS)
    assert values == {**DEFAULTS, "hold": 2.0, "window": "any"}
    assert type(values["hold"]) is float
    assert notices.kinds == [NoticeKind.SETTING_REPLACED] * 4
    assert [notice.values["name"] for notice in notices] == ["felt", "sound", "level", "seen"]


BROKEN = [b"", b"{", b"[]", b"{}", b'{"version": 2}', b'{"version": true}', b'{"version": ""}', b"\xff", b"[" * 9999]


@pytest.mark.parametrize("content", BROKEN)
def test_broken_or_foreign_settings_are_put_aside(content: bytes, tmp_path: Path) -> None:
    path, notices = tmp_path / "settings.json", Notices()
    path.write_bytes(content)
    file = SettingsFile(path, notices)
    assert file.load(DEFAULTS) == DEFAULTS
    assert notices.kinds == [NoticeKind.SET_ASIDE]
    assert path.with_name("settings.json.damaged-1").read_bytes() == content
    assert file.save({"felt": "blue"})
    assert SettingsFile(path, notices).load({"felt": ""}) == {"felt": "blue"}


def test_what_cannot_be_put_aside_is_not_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, notices = tmp_path / "settings.json", Notices()
    path.write_text("{")
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", full)
        file = SettingsFile(path, notices)
        assert file.load(DEFAULTS) == DEFAULTS
    assert not file.save(DEFAULTS)
    assert notices.kinds == [NoticeKind.STUCK]
    assert path.read_text() == "{"


def test_settings_that_cannot_be_saved_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notices = Notices()
    (tmp_path / "file").write_text("no folder")
    file = SettingsFile(tmp_path / "file" / "settings.json", notices)
    assert file.load(DEFAULTS) == DEFAULTS
    assert not file.save(DEFAULTS)
    monkeypatch.setattr(os, "fsync", full)
    late = SettingsFile(tmp_path / "settings.json", notices)
    assert late.save({**DEFAULTS, "felt": "blue"})
    assert late.load(DEFAULTS) == DEFAULTS
    assert notices.kinds == [NoticeKind.NOT_WRITABLE, NoticeKind.DISK_FULL]
    assert str(notices[1]) == "The disk is full: settings.json is not saved. The game goes on."


def test_a_folder_in_place_of_the_settings_is_put_aside(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    notices = Notices()
    assert Document(tmp_path / "settings.json", 1, notices).read() == {}
    assert notices.kinds == [NoticeKind.SET_ASIDE]


# ---------------------------------------------------------------------------------------------- profile


def test_matches_are_numbered_per_player(tmp_path: Path) -> None:
    """R-3."""
    path = tmp_path / "profile.json"
    profile = Profile(path, Notices())
    assert [profile.begin_match("Anna"), profile.begin_match("Anna"), profile.begin_match("Bela")] == [1, 2, 1]
    again = Profile(path, Notices())
    assert again.player(" Anna ").next_match == 3
    assert again.begin_match("Anna") == 3
    assert again.player("Cleo") == Player()


def test_finished_matches_are_counted(tmp_path: Path) -> None:
    path = tmp_path / "profile.json"
    profile = Profile(path, Notices())
    profile.begin_match("Анна")
    profile.end_match("Анна", won=True, undone=False)
    profile.end_match("Анна", won=False, undone=True)
    assert Profile(path, Notices()).player("Анна") == Player(2, 2, 1, 1)


@pytest.mark.parametrize(
    "content",
    ['{"version": 1, "players": []}', '{"version": 1, "players": {"Anna": 3}}', '{"version": 9}', "{"]
    + [f'{{"version": 1, "players": {{"Anna": {{"next_match": {value}}}}}}}' for value in ("true", "1.5", "-1", '"2"')],
)
def test_a_broken_profile_is_put_aside(content: str, tmp_path: Path) -> None:
    path, notices = tmp_path / "profile.json", Notices()
    path.write_text(content)
    profile = Profile(path, notices)
    assert profile.begin_match("Anna") == 1
    assert notices.kinds == [NoticeKind.SET_ASIDE]
    assert path.with_name("profile.json.damaged-1").read_text() == content
    assert Profile(path, notices).player("Anna").next_match == 2


def test_a_profile_that_cannot_be_saved_still_counts(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    notices = Notices()
    profile = Profile(tmp_path / "file" / "profile.json", notices)
    assert [profile.begin_match("Anna"), profile.begin_match("Anna")] == [1, 2]
    assert set(notices.kinds) == {NoticeKind.NOT_WRITABLE}


def test_a_number_is_never_below_the_least(tmp_path: Path) -> None:
    profile = Profile(tmp_path / "profile.json", Notices())
    assert not profile.knows("Anna")
    assert profile.begin_match("Anna", least=7) == 7
    assert profile.knows(" Anna ")
    assert profile.begin_match("Anna", least=1) == 8


# ---------------------------------------------------------------------------------------------- folders


def test_a_folder_that_is_not_there_yet_can_be_written_to(tmp_path: Path) -> None:
    assert is_writable(tmp_path / "new" / "newer")
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "file").write_text("no folder")
    assert not is_writable(tmp_path / "file")
    assert not is_writable(tmp_path / "file" / "new")


def test_a_folder_in_which_none_can_be_made_cannot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, *_rest: object) -> None:
        raise FileNotFoundError(errno.ENOENT, "No such file or directory")

    monkeypatch.setattr(Path, "mkdir", refuse)
    assert not is_writable(tmp_path / "new")
    assert is_writable(tmp_path)


def test_a_folder_of_somebody_else_cannot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert not is_writable(tmp_path)
