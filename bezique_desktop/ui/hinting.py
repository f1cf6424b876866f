"""The hint at the table: asked for by the player, and shown if the position is still the same when it comes."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from bezique_desktop.table.step import Step
from bezique_desktop.ui.adviser import Adviser, adviser_command
from bezique_desktop.ui.scene.table_view import TableView
from bezique_desktop.ui.words import _

if TYPE_CHECKING:
    from bezique_desktop.engine.actions import Action
    from bezique_desktop.players.advice import Hint


class Hinting(QObject):
    """Brings hints to a table view."""

    def __init__(self, view: TableView) -> None:
        super().__init__()
        self._view = view
        self._done: Action | None = None
        self.adviser = Adviser(adviser_command())
        self.adviser.advised.connect(self._show)
        self.adviser.pondering.connect(lambda: view.say(_("Thinking about it…")))

    def ask(self, step: Step | None, done: "Action | None" = None) -> None:
        """Ask what the strongest level would do in this step, if there is anything to do; ``done`` is what was done
        there, in a record."""
        if step is not None and step.view.legal and not self.adviser.is_asked:
            self._done = done
            self.adviser.ask(step)

    def heed(self, step: Step) -> None:
        """Where a new step changes the position, a hint on its way is not wanted any more."""
        if step.number != self.adviser.number:
            self.adviser.drop()

    def close(self) -> None:
        """Send the adviser home."""
        self.adviser.close()

    def _show(self, step: Step, hint: "Hint") -> None:
        from bezique_desktop.ui.wording_hints import hint_text
        from bezique_desktop.ui.wording_review import review_text

        text = hint_text(hint, step.view) if self._done is None else review_text(hint, self._done, step.view)
        self._view.show_hint(hint, text)
