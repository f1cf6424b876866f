"""The words of Qt's own dialogs and menus, in the language of the screen."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QObject, QTranslator


class QtWords(QObject):
    """Speaks one language at a time; English needs no catalogue."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._translator: QTranslator | None = None

    def speak(self, language: str) -> None:
        """Speak this language from now on, if Qt has words for it."""
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
            self._translator = None
        translator = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if translator.load(f"qtbase_{language}", folder):
            QCoreApplication.installTranslator(translator)
            self._translator = translator
