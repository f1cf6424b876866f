"""The dialogs in which files are chosen begin in their folder and change nothing there."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bezique_desktop.ui import files
from bezique_desktop.ui.qt_words import QtWords
from bezique_desktop.ui.words import set_language


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, object]]:
    """The folders in which a dialog to open began, and its options; it answers with a file of that folder."""
    begun: list[tuple[str, object]] = []

    def chosen(_parent: QWidget, _title: str, folder: str, _kinds: str, *, options: object = None) -> tuple[str, str]:
        begun.append((folder, options))
        return f"{folder}/chosen", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", chosen)
    return begun


def test_the_first_record_is_looked_for_in_the_folder_of_the_records(
    parent: QWidget, tmp_path: Path, asked: list[tuple[str, object]]
) -> None:
    folder = tmp_path / "fresh" / "records"
    assert files.record_to_open(parent, folder) == folder / "chosen"
    assert folder.is_dir()
    assert asked == [(str(folder), QFileDialog.Option.ReadOnly)]


def test_a_folder_that_cannot_be_made_hinders_nobody(
    parent: QWidget, tmp_path: Path, asked: list[tuple[str, object]]
) -> None:
    (tmp_path / "file").touch()
    assert files.record_to_open(parent, tmp_path / "file" / "records") is not None
    assert len(asked) == 1


def test_nothing_can_be_renamed_where_house_rules_are_looked_for(
    parent: QWidget, asked: list[tuple[str, object]]
) -> None:
    files.rules_to_open(parent)
    assert [options for _folder, options in asked] == [QFileDialog.Option.ReadOnly]


def test_the_dialog_speaks_russian_throughout(parent: QWidget, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    words = QtWords(parent)
    try:
        set_language("ru")
        words.speak("ru")
        dialog = QFileDialog(parent, "", str(tmp_path), "(*)")
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        told = [each.text() for each in dialog.findChildren(QLabel) if each.text()]
        told += [each.text() for each in dialog.findChildren(QPushButton) if each.text()]
        assert QCoreApplication.translate("QAbstractFileIconProvider", "Folder", "All other platforms") == "Папка"
    finally:
        words.speak("en")
        set_language("en")
    assert len(told) >= 5
    assert not [text for text in told if re.search("[A-Za-z]", text)]
    assert QCoreApplication.translate("QFileDialog", "&Look in:") == "&Look in:"


@pytest.mark.parametrize(("typed", "written"), [("odd", "odd.bezique-rules"), ("odd.txt", "odd.txt")])
def test_a_name_without_an_ending_gets_one(
    parent: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str, written: str
) -> None:
    """So that the dialog to open shows the file again."""

    def exec_(dialog: QFileDialog) -> int:
        assert dialog.selectedFiles() == [str(tmp_path / "Sunday.bezique-rules")]
        dialog.selectFile(str(tmp_path / typed))
        return 1

    monkeypatch.setattr(QFileDialog, "exec", exec_)
    assert files.rules_to_write(parent, str(tmp_path / "Sunday.bezique-rules")) == tmp_path / written


def test_nothing_is_written_where_the_dialog_is_closed(
    parent: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "exec", lambda _dialog: 0)
    assert files.record_to_write(parent, tmp_path / "1.bezique") is None


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Bézique to\u00a01000* · match 3", "Bézique to 1000, match 3.bezique"),
        ("Шестьдесят шесть · кон 2", "Шестьдесят шесть, кон 2.bezique"),
        ('Anna/Ben: "our" <rules>?', "Anna Ben our rules.bezique"),
        ("...", "bezique.bezique"),
    ],
)
def test_a_file_is_called_after_what_it_holds(title: str, name: str) -> None:
    assert files.file_name(title, ".bezique") == name
