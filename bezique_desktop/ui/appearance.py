"""What the preferences mean for the eye: the theme and the deck."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from bezique_desktop.ui.art.recordings import DeckLook
from bezique_desktop.ui.settings import Preferences
from bezique_desktop.ui.theme import Theme, theme


def theme_of(preferences: Preferences) -> Theme:
    """Felt, suits and paper."""
    return theme(preferences.felt, preferences.four_colours, _is_dark(preferences.paper))


def deck_look_of(preferences: Preferences) -> DeckLook:
    """How the cards are drawn."""
    shade = theme_of(preferences).felt.card_shade
    return DeckLook(preferences.index_language, preferences.four_colours, preferences.back, shade)


def _is_dark(paper: str) -> bool:
    if paper == "system":
        return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return paper == "dark"
