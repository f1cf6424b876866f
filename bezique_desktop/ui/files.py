"""Choosing files: the system's own dialogs, which know the user's folders."""

import re
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QFileDialog, QWidget

from bezique_desktop.storage.records import ENDING
from bezique_desktop.ui.house_rules_share import ENDING as RULES_ENDING
from bezique_desktop.ui.words import _

_FORBIDDEN: Final = re.compile(r'[<>:"/\\|?*\x00-\x1f]')


def record_to_open(parent: QWidget, folder: Path) -> Path | None:
    """A record that the user chooses; the folder is made, lest the dialog begin among files that are not records."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return _to_open(parent, _("Open a record"), str(folder), _filter())


def record_to_write(parent: QWidget, proposed: Path) -> Path | None:
    """Where the user wants a record to be written."""
    return _to_write(parent, _("Export the record"), proposed, _filter(), ENDING)


def rules_to_open(parent: QWidget) -> Path | None:
    """House rules that the user chooses."""
    return _to_open(parent, _("Import house rules"), "", _rules_filter())


def rules_to_write(parent: QWidget, proposed: str) -> Path | None:
    """Where the user wants house rules to be written."""
    return _to_write(parent, _("Export house rules"), Path(proposed), _rules_filter(), RULES_ENDING)


def file_name(title: str, ending: str) -> str:
    """A name for a file that holds what is called so, without the signs that some system does not allow in one."""
    allowed = _FORBIDDEN.sub(" ", title.replace(" · ", ", ").replace("\u00a0", " "))
    return (" ".join(allowed.split()).replace(" ,", ",").strip(". ") or ending.removeprefix(".")) + ending


def _to_open(parent: QWidget, title: str, folder: str, kinds: str) -> Path | None:
    """A file that the user chooses to be read, in a dialog that renames and deletes nothing."""
    name, _kind = QFileDialog.getOpenFileName(parent, title, folder, kinds, options=QFileDialog.Option.ReadOnly)
    return Path(name) if name else None


def _to_write(parent: QWidget, title: str, proposed: Path, kinds: str, ending: str) -> Path | None:
    """Where the user wants a file to be written; a name without an ending gets this one, so that it is found again."""
    dialog = QFileDialog(parent, title, str(proposed.parent), kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(ending.removeprefix("."))
    dialog.selectFile(proposed.name)
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return Path(chosen[0]) if chosen else None


def _filter() -> str:
    records, everything = _("Records"), _("All files")
    return f"{records} (*{ENDING});;{everything} (*)"


def _rules_filter() -> str:
    rules, everything = _("House rules"), _("All files")
    return f"{rules} (*{RULES_ENDING});;{everything} (*)"
