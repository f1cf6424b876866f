"""Lines over the window that tell something once: a file that could not be saved, a record that could not be read."""

from typing import Final

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLabel, QWidget

from bezique_desktop.ui.art.fonts import font
from bezique_desktop.ui.geometry import zoom
from bezique_desktop.ui.theme import CREAM, GOLD

STAYS_MS: Final = 9000
"""For each notice."""
BRIEFLY_MS: Final = 4000
"""For one that nobody has to act on."""
TEXT_PIXELS: Final = 16
MARGIN: Final = 14
WIDTH: Final = 640


class NoticeBar(QLabel):
    """Shows notices for a while, or until it is clicked; one that comes meanwhile joins them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self._told: dict[str, int] = {}
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._leave)
        self.setWordWrap(True)
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.WindowText, QColor(CREAM))
        self.setPalette(colours)
        self.hide()

    def tell(self, text: str, stays_ms: int = STAYS_MS) -> None:
        """Show this, below what is shown now."""
        self._told.setdefault(text, stays_ms)
        mark = "• " if len(self._told) > 1 else ""
        self.setText("\n".join(mark + each for each in self._told))
        self.setAccessibleName(self.text())
        self.arrange()
        self.show()
        self.raise_()
        self._clock.start(sum(self._told.values()))

    def arrange(self) -> None:
        """Stand at the top of the window, in its middle."""
        scale = zoom(self._window.width(), self._window.height())
        self.setFont(font(round(TEXT_PIXELS * scale), bold=True))
        self.setMargin(round(MARGIN * scale))
        width = min(round(WIDTH * scale), self._window.width() - 40)
        self.resize(width, self.heightForWidth(width))
        self.move((self._window.width() - width) // 2, 16)

    def _leave(self) -> None:
        self._clock.stop()
        self._told.clear()
        self.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._leave()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(GOLD), 1.5))
        painter.setBrush(QColor(6, 24, 17, 235))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 12, 12)
        painter.end()
        super().paintEvent(event)
