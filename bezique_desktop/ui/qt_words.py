"""The words of Qt's own dialogs and menus, in the language of the screen."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QObject, QTranslator

from bezique_desktop.ui.words import N_, SOURCE, _

_OURS: Final[Mapping[tuple[str, str], str]] = {
    ("QFileDialog", "&Look in:"): N_("&Look in:"),
    ("QFileDialog", "Files of &type:"): N_("Files of &type:"),
    ("QAbstractFileIconProvider", "Drive"): N_("Drive"),
    ("QAbstractFileIconProvider", "Folder"): N_("Folder"),
    ("QAbstractFileIconProvider", "File"): N_("File"),
    ("QAbstractFileIconProvider", "%1 File"): N_("%1 File"),
}
"""What Qt's catalogues leave in English, by context and text."""


class _OurWords(QTranslator):
    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        """None, unlike "", lets Qt ask its own catalogue."""
        words = _OURS.get((context, text))
        return None if words is None else _(words)


class QtWords(QObject):
    """Speaks one language at a time; English needs no catalogue."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._translators: list[QTranslator] = []

    def speak(self, language: str) -> None:
        """Speak this language from now on, if Qt has words for it."""
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators.clear()
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        theirs = QTranslator(self)
        if language != SOURCE and theirs.load(f"qtbase_{language}", folder):
            self._translators = [theirs, _OurWords(self)]
        for translator in self._translators:
            QCoreApplication.installTranslator(translator)
