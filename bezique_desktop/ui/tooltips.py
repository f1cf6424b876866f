"""Tooltips in the letters and colours of the pages."""

from html import escape
from textwrap import wrap
from typing import Final

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QToolTip

from bezique_desktop.ui.art.fonts import font
from bezique_desktop.ui.theme import Paper

TEXT_PIXELS: Final = 15
LONGEST_LINE: Final = 64
"""Letters in a line of a tooltip; what is longer goes on in the next."""


def dress_tooltips(paper: Paper) -> None:
    """Let all tooltips look like this paper from now on."""
    palette = QToolTip.palette()
    for base in (QPalette.ColorRole.ToolTipBase, QPalette.ColorRole.Window):
        palette.setColor(base, QColor(paper.card))
    for text in (QPalette.ColorRole.ToolTipText, QPalette.ColorRole.WindowText):
        palette.setColor(text, QColor(paper.text))
    QToolTip.setPalette(palette)
    QToolTip.setFont(font(TEXT_PIXELS))


def rich_tip(text: str, scale: float = 1.0) -> str:
    """A tooltip with some room around it, and its first line bold where there are more; ``scale`` is that of the
    window."""
    first, *more = [escape("\n".join(wrap(line, LONGEST_LINE))) for line in text.split("\n")]
    lines = [f"<b>{first}</b>", *more] if more else [first]
    style = f"margin: {round(5 * scale)}px {round(8 * scale)}px; white-space: pre"
    return f'<div style="{style}; font-size: {round(TEXT_PIXELS * scale)}px">{"<br>".join(lines)}</div>'
