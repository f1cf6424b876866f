"""Less motion where the system was asked for it."""

import plistlib
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QProcess
from pytestqt.qtbot import QtBot

from bezique_desktop.ui import motion_wish
from bezique_desktop.ui.motion_wish import MotionWish
from bezique_desktop.ui.system_motion import reduces_motion


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True)
    file.write_text(text)


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_a_system_that_says_nothing_is_left_in_motion(platform: str, tmp_path: Path) -> None:
    assert not reduces_motion(platform, tmp_path)


@pytest.mark.parametrize(("value", "reduced"), [("false", True), ("0", True), ("true", False), ("1", False)])
@pytest.mark.parametrize("version", [3, 4])
def test_gtk(tmp_path: Path, version: int, value: str, reduced: bool) -> None:
    write(tmp_path / ".config" / f"gtk-{version}.0" / "settings.ini", f"[Settings]\ngtk-enable-animations={value}\n")
    assert reduces_motion("linux", tmp_path) is reduced


@pytest.mark.parametrize(("value", "reduced"), [("0", True), ("0.5", False), ("much", False)])
def test_kde(tmp_path: Path, value: str, reduced: bool) -> None:
    write(tmp_path / ".config" / "kdeglobals", f"[KDE]\nAnimationDurationFactor={value}\n[General]\nfont=a,b,%1\n")
    assert reduces_motion("linux", tmp_path) is reduced


@pytest.mark.parametrize("value", [True, False])
def test_mac(tmp_path: Path, value: bool) -> None:
    file = tmp_path / "Library/Preferences/com.apple.universalaccess.plist"
    file.parent.mkdir(parents=True)
    file.write_bytes(plistlib.dumps({"reduceMotion": value}))
    assert reduces_motion("darwin", tmp_path) is value


def test_files_that_make_no_sense_change_nothing(tmp_path: Path) -> None:
    write(tmp_path / ".config" / "gtk-4.0" / "settings.ini", "no settings at all")
    (tmp_path / ".config" / "kdeglobals").write_bytes(b"\xff\xfe[")
    (tmp_path / "Library/Preferences").mkdir(parents=True)
    (tmp_path / "Library/Preferences/com.apple.universalaccess.plist").write_text("no list")
    assert not reduces_motion("linux", tmp_path)
    assert not reduces_motion("darwin", tmp_path)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has this desktop")
@pytest.mark.parametrize(
    ("desktop", "command", "wanted"),
    [
        ("ubuntu:GNOME", "echo false", True),
        ("GNOME", "echo true", False),
        ("GNOME", "echo No such schema >&2; exit 1", False),
        ("GNOME", None, False),
        ("KDE", "echo false", False),
    ],
)
def test_gnome_is_asked(
    desktop: str, command: str | None, wanted: bool, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", desktop)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(motion_wish, "reduces_motion", lambda: False)
    if command is not None:
        (tmp_path / "gsettings").write_text(f"#!/bin/sh\n{command}\n")
        (tmp_path / "gsettings").chmod(0o755)
    owner, told = QObject(), list[bool]()
    wish = MotionWish(owner)
    wish.wanted.connect(lambda: told.append(True))
    wish.ask()
    qtbot.waitUntil(lambda: all(not each.state().value for each in wish.findChildren(QProcess)))
    assert bool(told) is wanted
