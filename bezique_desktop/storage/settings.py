"""The file of the preferences: a typed table by name; which names there are is the window's business."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from bezique_desktop.storage.document import Document
from bezique_desktop.storage.notices import Notice, NoticeKind, Report

NUMBER: Final = 1
"""The version of the file."""


class SettingsFile:
    """Loads and saves settings. Names that this program does not know stay in the file as they are.

    ``guarded``: the file is only looked at.
    """

    def __init__(self, path: Path, report: Report, guarded: bool = False) -> None:
        self._report: Report = report
        self._document = Document(path, NUMBER, report, guarded)
        self._unknown: dict[str, object] = {}

    def load(self, defaults: Mapping[str, object]) -> dict[str, object]:
        """Every setting of ``defaults``: from the file where it has one of the same type, which a None takes any of."""
        found = self._document.read()
        self._unknown = {name: value for name, value in found.items() if name not in defaults}
        return {name: self._chosen(name, default, found) for name, default in defaults.items()}

    def save(self, values: Mapping[str, object]) -> bool:
        """Write these settings; False if they cannot be written, which was told."""
        return self._document.write({**self._unknown, **values})

    def _chosen(self, name: str, default: object, found: Mapping[str, object]) -> object:
        if name not in found:
            return default
        value = found[name]
        if default is None or type(value) is type(default):
            return value
        if type(default) is float and type(value) is int:
            return float(value)
        self._report(Notice(NoticeKind.SETTING_REPLACED, {"name": name}))
        return default
