"""Choosing files: the system's own dialogs, which know the user's folders."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from bezique_desktop.storage.records import ENDING
from bezique_desktop.ui.house_rules_share import ENDING as RULES_ENDING
from bezique_desktop.ui.words import _


def record_to_open(parent: QWidget, folder: Path) -> Path | None:
    """A record that the user chooses; the folder is made, lest the dialog begin among files that are not records."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return _to_open(parent, _("Open a record"), str(folder), _filter())


def record_to_write(parent: QWidget, proposed: Path) -> Path | None:
    """Where the user wants a record to be written."""
    name, _kind = QFileDialog.getSaveFileName(parent, _("Export the record"), str(proposed), _filter())
    return Path(name) if name else None


def rules_to_open(parent: QWidget) -> Path | None:
    """House rules that the user chooses."""
    return _to_open(parent, _("Import house rules"), "", _rules_filter())


def rules_to_write(parent: QWidget, proposed: str) -> Path | None:
    """Where the user wants house rules to be written."""
    name, _kind = QFileDialog.getSaveFileName(parent, _("Export house rules"), proposed, _rules_filter())
    return Path(name) if name else None


def _to_open(parent: QWidget, title: str, folder: str, kinds: str) -> Path | None:
    """A file that the user chooses to be read, in a dialog that renames and deletes nothing."""
    name, _kind = QFileDialog.getOpenFileName(parent, title, folder, kinds, options=QFileDialog.Option.ReadOnly)
    return Path(name) if name else None


def _filter() -> str:
    records, everything = _("Records"), _("All files")
    return f"{records} (*{ENDING});;{everything} (*)"


def _rules_filter() -> str:
    rules, everything = _("House rules"), _("All files")
    return f"{rules} (*{RULES_ENDING});;{everything} (*)"
