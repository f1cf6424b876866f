"""Line icons of the tool bar and the start page, in a space of 24 units."""

from typing import Final

from PySide6.QtGui import QColor, QPainter

from bezique_desktop.ui.art.strokes import fill, moved, svg_path

ICONS: Final = {
    "undo": "M9 5 L4 9.5 L9 14 M4.5 9.5 L14 9.5 C21 9.5 21 19 14 19 L10 19",
    "redo": "M15 5 L20 9.5 L15 14 M19.5 9.5 L10 9.5 C3 9.5 3 19 10 19 L14 19",
    "hint": "M9.2 17 L14.8 17 M10 20 L14 20 M9.2 17 C9.2 13.6 6 12.8 6 9 C6 5.4 8.7 3.2 12 3.2 "
    "C15.3 3.2 18 5.4 18 9 C18 12.8 14.8 13.6 14.8 17",
    "last": "M9.5 6.5 L16.5 4.6 L20 17.4 L13 19.3 Z M9 8.6 L4.2 9.6 L6.4 20 L12 18.8",
    "ledger": "M6 3.5 L18 3.5 L18 20.5 L6 20.5 Z M9 8 L15 8 M9 12 L15 12 M9 16 L13 16",
    "menu": "M4 6.5 L20 6.5 M4 12 L20 12 M4 17.5 L20 17.5",
    "help": "M8.5 9 C8.5 4 15.5 4 15.5 9 C15.5 12 12 12 12 15 M12 19 L12 19.2",
    "clock": "M12 4 C1 4 1 20 12 20 C23 20 23 4 12 4 M12 8 L12 12.4 L15 14",
    "people": "M8 11 C4.5 11 4.5 5 8 5 C11.5 5 11.5 11 8 11 M2.5 19 C2.5 12.5 13.5 12.5 13.5 19 "
    "M16 11 C13.5 11 13.7 5.6 16.2 5.6 C19.4 5.6 19.4 11 16 11 M16.5 13.6 C20 13.6 21.5 16 21.5 19",
    "folder": "M3.5 18.5 L3.5 6 L9.5 6 L11.5 8.5 L20.5 8.5 L20.5 18.5 Z",
    "learn": "M12 6 C9 4 5.5 4 3 5 L3 18.5 C5.5 17.5 9 17.5 12 19.5 C15 17.5 18.5 17.5 21 18.5 "
    "L21 5 C18.5 4 15 4 12 6 L12 19.5",
    "play": "M7 4.5 L19 12 L7 19.5 Z",
    "plus": "M12 4 L12 20 M4 12 L20 12",
    "close": "M6 6 L18 18 M18 6 L6 18",
    "gear": "M12 8 C6.7 8 6.7 16 12 16 C17.3 16 17.3 8 12 8 M12 3 L12 5.5 M12 18.5 L12 21 M3 12 L5.5 12 "
    "M18.5 12 L21 12 M5.6 5.6 L7.4 7.4 M16.6 16.6 L18.4 18.4 M5.6 18.4 L7.4 16.6 M16.6 7.4 L18.4 5.6",
    "up": "M5 15 L12 8 L19 15",
    "down": "M5 9 L12 16 L19 9",
}


def icon(
    painter: QPainter,
    name: str,
    x: float,
    y: float,
    size: float,
    colour: QColor,
    width: float = 1.9,
    solid: bool = False,
) -> None:
    """Draw an icon ``size`` wide around x, y; ``solid`` fills it."""
    with moved(painter, x - size / 2, y - size / 2):
        painter.scale(size / 24, size / 24)
        fill(painter, svg_path(ICONS[name]), colour if solid else None, colour, width)
