"""Loads in idle moments what will be wanted next, so that no click waits for it."""

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Final

from PySide6.QtCore import QObject, QTimer

MODULES: Final = (
    "engine.match", "table.table", "storage.autosave", "ui.art.plate", "ui.art.log", "ui.scene.layout", "ui.scene.cues",
    "ui.scene.placing", "ui.scene.display", "ui.scene.choreography", "ui.scene.stage", "ui.scene.table_view", "ui.room",
    "ui.dialogs.paper", "ui.dialogs.fields", "ui.dialogs.tabs", "ui.dialogs.new_game_page", "ui.dialogs.ledger_page",
    "ui.dialogs.preferences_page", "ui.dialogs.rules_page",
)  # fmt: skip
"""What playing needs, the small parts first, and the pages that are opened most."""
PAUSE_MS: Final = 15


class Foresight(QObject):
    """Loads one module after another, with pauses, and in the end does what is to be done then."""

    def __init__(self, parent: QObject, finish: Callable[[], object]) -> None:
        super().__init__(parent)
        self._finish = finish
        self._wanted: Iterator[str] = iter(MODULES)
        self._timer = QTimer(self)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self._load)
        self._timer.start()

    def stop(self) -> None:
        """Load nothing more."""
        self._timer.stop()

    def _load(self) -> None:
        module = next(self._wanted, None)
        if module is None:
            self.stop()
            self._finish()
        else:
            import_module(f"bezique_desktop.{module}")
