"""The books of a finished deal: shown once, as soon as no page lies over the table."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bezique_desktop.table.step import Step
    from bezique_desktop.ui.desktop import Desktop

Deal = tuple[object, int]
"""A match as it is played, and the step at which a deal of it was over."""


class Books:
    """Which books were shown, and which are owed: no open page loses the keyboard to them."""

    def __init__(self, desktop: "Desktop") -> None:
        self._desktop = desktop
        self._shown: Deal | None = None
        self._owed: Deal | None = None

    def owe(self, step: "Step") -> None:
        """The table lies still at the end of a deal: show its books, now or when the last page is closed."""
        deal = self._deal(step)
        if deal != self._shown and not self._desktop.room.is_watched:
            self._owed = deal
            self.settle()

    def settle(self) -> None:
        """Show what is owed if no page lies over the table; what was left since is forgotten."""
        desktop = self._desktop
        if self._owed is not None and desktop.window.overlay.page is None:
            owed, self._owed = self._owed, None
            if desktop.step is not None and owed == self._deal(desktop.step):
                desktop.pages.ledger()

    def note(self, step: "Step") -> None:
        """Those of this step have been shown."""
        self._shown, self._owed = self._deal(step), None

    def _deal(self, step: "Step") -> Deal:
        return self._desktop.room.session, step.number
