"""Loads in idle moments what will be wanted next, so that no click waits for it."""

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Final

from PySide6.QtCore import QObject, QTimer

from bezique_desktop.games.catalogue import game_ids, rules_of

Deed = Callable[[], object]
TABLE: Final = (
    "engine.match", "table.table", "storage.autosave", "ui.art.plate", "ui.art.log", "ui.scene.layout", "ui.scene.cues",
    "ui.scene.placing", "ui.scene.display", "ui.scene.choreography", "ui.scene.stage", "ui.scene.table_view",
    "ui.matches", "ui.room", "ui.sounds",
)  # fmt: skip
"""What playing needs, the small parts first."""
PAGES: Final = (
    "paper", "fields", "tabs", "new_game_page", "ledger_page", "preferences_page", "rules_page", "meld_chart",
)  # fmt: skip
"""The pages that are opened most, and parts of them."""
PAUSE_MS: Final = 15


class Foresight(QObject):
    """Loads one thing after another, with pauses; ``furnish`` makes the room when its modules are there."""

    def __init__(self, parent: QObject, furnish: Deed) -> None:
        super().__init__(parent)
        self._wanted = _deeds(furnish)
        self._timer = QTimer(self)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self._go_on)
        self._timer.start()

    def stop(self) -> None:
        """Load nothing more."""
        self._timer.stop()

    def _go_on(self) -> None:
        deed = next(self._wanted, None)
        if deed is None:
            self.stop()
        else:
            deed()


def _deeds(furnish: Deed) -> Iterator[Deed]:
    for module in TABLE:
        yield partial(import_module, f"bezique_desktop.{module}")
    yield furnish
    for page in PAGES:
        yield partial(import_module, f"bezique_desktop.ui.dialogs.{page}")
    for game in game_ids():
        yield partial(rules_of, game)
