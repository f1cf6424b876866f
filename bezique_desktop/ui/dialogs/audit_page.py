"""Is it honest? A page that lets the console program check it, and shows the figures as they come."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from bezique_desktop.engine.rules import Rules
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.art.look import Align
from bezique_desktop.ui.dialogs.buttons import Button, painter_of
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.paper import Box, Sheet
from bezique_desktop.ui.dialogs.style import Column, Ink, Row, Style
from bezique_desktop.ui.model.audit import Check
from bezique_desktop.ui.model.auditor import Auditor, Stage
from bezique_desktop.ui.theme import Theme, Type
from bezique_desktop.ui.wording_audit import check_text, check_title, levels_text
from bezique_desktop.ui.wording_games import game_title
from bezique_desktop.ui.words import _

_MARK: Final = 26.0
_TICK: Final = ((0.28, 0.52), (0.44, 0.68), (0.73, 0.34))
_CROSS: Final = (((0.32, 0.32), (0.68, 0.68)), ((0.68, 0.32), (0.32, 0.68)))


class Mark(QWidget):
    """A ring while nothing is known, then a tick or a cross."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self.style_of_page = style
        self.passed: bool | None = None
        style.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self.setFixedSize(self.style_of_page.pixels(_MARK), self.style_of_page.pixels(_MARK))
        self.update()

    def tell(self, passed: bool | None) -> None:
        """What is known."""
        self.passed = passed
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, paper, size = painter_of(self), self.style_of_page.paper, float(self.width())
        colour = QColor(paper.line if self.passed is None else paper.accent if self.passed else paper.changed)
        painter.setPen(QPen(colour, size / 13))
        painter.setBrush(Qt.BrushStyle.NoBrush if self.passed is None else colour)
        painter.drawEllipse(QRectF(0, 0, size, size).adjusted(2, 2, -2, -2))
        painter.setPen(QPen(QColor(paper.ground), size / 9, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        lines = () if self.passed is None else (_TICK,) if self.passed else _CROSS
        for line in lines:
            painter.drawPolyline([QPointF(size * x, size * y) for x, y in line])
        painter.end()


class CheckRow(QWidget):
    """A check: mark, heading, what was found, and for which levels."""

    def __init__(self, style: Style, check: Check) -> None:
        super().__init__()
        self.mark = Mark(style)
        self.title = Label(style, "", Type.NAME, bold=True)
        self.text = Label(style, "", Type.BODY, wrap=True)
        self.levels = Label(style, "", Type.LABEL, Ink.MUTED, align=Align.RIGHT)
        texts, head, row = Column(style, 1), Row(style, 10), Row(style, 14, parent=self)
        head.addWidget(self.title)
        head.addWidget(self.levels, 1)
        texts.addLayout(head)
        texts.addWidget(self.text)
        row.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(texts, 1)
        self.show_check(check)

    def show_check(self, check: Check) -> None:
        """What is known of it now."""
        self.title.set_text(check_title(check))
        self.text.set_text(check_text(check))
        self.text.set_ink(Ink.TEXT if check.findings else Ink.MUTED)
        self.levels.set_text(levels_text(check))
        self.mark.tell(check.passed if check.findings else None)
        verdict = "" if not check.findings else _("in order") if check.passed else _("not in order")
        self.setAccessibleName(". ".join(part for part in (check_title(check), verdict, check_text(check)) if part))


class AuditPage(Sheet):
    """The page, which shows what the auditor finds."""

    def __init__(self, theme: Theme, deck: Deck, rules: Rules, auditor: Auditor) -> None:
        super().__init__(theme, deck, _("Is it honest?"))
        style = self.page_style
        self.auditor = auditor
        text = _(
            "See for yourself: the program is started once more and checks {game} with every computer player. This "
            "takes a few minutes. The console does the same with larger numbers: bezique audit."
        ).format(game=game_title(rules))
        self.put(Label(style, text, Type.BODY + 0.5, Ink.MUTED, wrap=True), 36, 68, 1068, 48)
        self.put(self._list(), 36, 126, 1068, 500)
        self.told = Label(style, "", Type.BODY, Ink.TEXT, bold=True, wrap=True, middle=True)
        self.put(self.told, 36, 646, 640, 52)
        self.start = Button(style, "", primary=True)
        self.start.clicked.connect(self.begin_or_stop)
        self.back = Button(style, _("Close"))
        self.back.clicked.connect(self.closed)
        self.setFocusProxy(self.start)
        auditor.changed.connect(self.refresh)
        self.refresh()

    def _list(self) -> Box:
        style, box = self.page_style, Box(self.page_style)
        column = Column(style, 34, (22, 24, 22, 14), box)
        self.rows = {name: CheckRow(style, check) for name, check in self.auditor.auditing.checks.items()}
        for row in self.rows.values():
            column.addWidget(row)
        column.addStretch(1)
        return box

    def arrange(self) -> None:
        self.put_row_right([self.start, self.back], 1104, 654)

    # ------------------------------------------------------------------ checking
    def begin_or_stop(self) -> None:
        """Check everything from the beginning, or stop checking."""
        if self.auditor.is_running:
            self.auditor.stop()
        else:
            self.auditor.begin()

    def refresh(self) -> None:
        """Show what is known now."""
        for name, row in self.rows.items():
            row.show_check(self.auditor.auditing.checks[name])
        self.told.set_text(self._told())
        first = _("Check now") if self.auditor.stage is Stage.UNTRIED else _("Check again")
        self.start.set_text(_("Stop") if self.auditor.is_running else first)
        self.arrange()

    def _told(self) -> str:
        """How the check stands."""
        stage, auditing = self.auditor.stage, self.auditor.auditing
        if stage is Stage.UNTRIED:
            return ""
        if stage is Stage.RUNNING:
            running = _("Checking… {percent} %").format(percent=auditing.percent)
            return running if auditing.total else _("Checking…")
        if stage is Stage.STOPPED:
            return _("Stopped.")
        if stage is Stage.BROKEN:
            return _("The check broke off: {why}").format(why=self.auditor.fault)
        if auditing.passed:
            return _("Everything is in order.")
        return _("Something is not in order. Please report it, with this page.")
