"""Tooltips in the letters and colours of the pages."""

from typing import Final

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QToolTip

from bezique_desktop.ui.art.fonts import font
from bezique_desktop.ui.theme import Paper

TEXT_PIXELS: Final = 15


def dress_tooltips(paper: Paper) -> None:
    """Let all tooltips look like this paper from now on."""
    palette = QToolTip.palette()
    for base in (QPalette.ColorRole.ToolTipBase, QPalette.ColorRole.Window):
        palette.setColor(base, QColor(paper.card))
    for text in (QPalette.ColorRole.ToolTipText, QPalette.ColorRole.WindowText):
        palette.setColor(text, QColor(paper.text))
    QToolTip.setPalette(palette)
    QToolTip.setFont(font(TEXT_PIXELS))
