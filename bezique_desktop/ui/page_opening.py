"""What everybody has who opens pages over the window."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from bezique_desktop.ui.appearance import theme_of
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.theme import Theme
from bezique_desktop.ui.window_overlay import P

if TYPE_CHECKING:
    from bezique_desktop.ui.desktop import Desktop


class PageOpener:
    """Opens pages over the window of a desktop. One of each kind is there: asked for again, it comes to the top."""

    def __init__(self, desktop: "Desktop") -> None:
        self._desktop = desktop

    @property
    def _theme(self) -> Theme:
        return theme_of(self._desktop.preferences)

    def _open(self, kind: type[P], make: Callable[[Theme, Deck], P], about: object = None) -> None:
        """Show the page of this kind; one that is about something else is made anew."""
        desktop = self._desktop
        desktop.window.open(kind, lambda: make(self._theme, desktop.deck), about)
