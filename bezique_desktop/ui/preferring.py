"""What the player prefers: taken at once and everywhere, and written a little later."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication

from bezique_desktop.ui.appearance import deck_look_of, theme_of
from bezique_desktop.ui.settings import Preferences
from bezique_desktop.ui.table_keys import set_letters
from bezique_desktop.ui.wording_cards import set_index_language
from bezique_desktop.ui.words import set_language

if TYPE_CHECKING:
    from bezique_desktop.ui.desktop import Desktop
    from bezique_desktop.ui.qt_words import QtWords

SAVED_AFTER_MS: Final = 700
"""How long after the last change the preferences are written."""


class Preferring(QObject):
    """Lets deck, pages, table and words follow the preferences of a desktop."""

    def __init__(self, desktop: "Desktop") -> None:
        super().__init__(desktop)
        self._desktop = desktop
        self._qt_words: QtWords | None = None
        self._saving = QTimer(self)
        self._saving.setSingleShot(True)
        self._saving.setInterval(SAVED_AFTER_MS)
        self._saving.timeout.connect(desktop.keeping.save)

    def take(self, preferences: Preferences) -> None:
        """Take other preferences, at once and everywhere."""
        desktop, before = self._desktop, self._desktop.preferences
        if preferences == before:
            return
        self._keep(preferences)
        speak(preferences)
        desktop.deck.set_look(deck_look_of(preferences))
        for page in desktop.window.pages:
            page.heed(preferences)
        self._retheme()
        if preferences.at_the_table != before.at_the_table and desktop.view is not None:
            desktop.view.set_preferences(preferences)
            desktop.room.prefer()
        if preferences.words != before.words:
            desktop.window.overlay.outdate()
        if preferences.language != before.language:
            self._speak_anew()

    def order_hand(self, cards: tuple[int, ...]) -> None:
        """Keep the order in which the player arranged these cards."""
        self._keep(replace(self._desktop.preferences, hand_order=list(cards)))

    def furnish(self) -> None:
        """What can wait until the window is there: Qt's own words, and the colours of the system."""
        from bezique_desktop.ui.qt_words import QtWords

        QGuiApplication.styleHints().colorSchemeChanged.connect(self._retheme)
        self._qt_words = QtWords(self._desktop)
        self._qt_words.speak(self._desktop.preferences.language)
        self._retheme()

    def stop(self) -> None:
        """Write nothing any more."""
        self._saving.stop()

    def _keep(self, preferences: Preferences) -> None:
        self._desktop.keeping.change(preferences)
        self._saving.start()

    def _speak_anew(self) -> None:
        """Another language was chosen: for Qt's own words and the start page too."""
        desktop = self._desktop
        if self._qt_words is not None:
            self._qt_words.speak(desktop.preferences.language)
        if desktop.window.content is not desktop.view:
            desktop.window.show_content(desktop.pages.start(), keep=desktop.view)

    def _retheme(self) -> None:
        """Pages are light or dark as preferred, or as the system has it now."""
        theme = theme_of(self._desktop.preferences)
        for page in self._desktop.window.pages:
            page.set_theme(theme)
        if self._qt_words is not None:
            from bezique_desktop.ui.tooltips import dress_tooltips

            dress_tooltips(theme.paper)


def speak(preferences: Preferences) -> None:
    """Words and letters in the languages chosen."""
    set_language(preferences.language)
    set_index_language(preferences.index_language)
    set_letters(preferences.letters)
