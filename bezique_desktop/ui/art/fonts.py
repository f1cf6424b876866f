"""The fonts that travel with the program: Alegreya Sans to read, Alegreya for titles, PT Serif for figures."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from bezique_desktop.resources_path import resource

UI: Final = "Alegreya Sans"
TITLE: Final = "Alegreya"
FIGURE: Final = "PT Serif"
FIGURE_FILE: Final = "PTSerif-Bold.ttf"
WORD_SPACE: Final = 0.06
"""Added to every space, in sizes of the font: the figures of Alegreya stand too close to the word before them."""


def fonts_folder() -> Path:
    """Where the font files lie."""
    return resource("fonts")


@lru_cache(maxsize=1)
def load() -> tuple[str, ...]:
    """Make the bundled fonts known to Qt, once; the families that were loaded."""
    families: list[str] = []
    for file in sorted(fonts_folder().glob("*.ttf")):
        families += QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(file)))
    return tuple(sorted(set(families)))


@lru_cache(maxsize=512)
def font(pixels: int, bold: bool = False, family: str = UI) -> QFont:
    """A font of this pixel size with lining figures and without hinting. Callers must not change it."""
    load()
    made = QFont(family)
    made.setPixelSize(pixels)
    made.setBold(bold or family != UI)
    made.setFeature(QFont.Tag("lnum"), 1)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setWordSpacing(WORD_SPACE * pixels)
    return made


@lru_cache(maxsize=512)
def metrics(pixels: int, bold: bool = False, family: str = UI) -> QFontMetricsF:
    """Measures of :func:`font`."""
    return QFontMetricsF(font(pixels, bold, family))
