"""The first page: go on with a match, play at once, choose a game, open a record, and the rest of the program."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from bezique_desktop.games.catalogue import game_ids
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.art.felt import felt_pixmap
from bezique_desktop.ui.art.fonts import TITLE
from bezique_desktop.ui.art.pips import pip
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.paper import Page
from bezique_desktop.ui.dialogs.start_entries import LARGE, SMALL, WIDE, Entry, EntryText, FeltLink
from bezique_desktop.ui.dialogs.start_picture import SIZE, StartPicture
from bezique_desktop.ui.dialogs.style import Ink, Row, Style
from bezique_desktop.ui.geometry import WINDOW
from bezique_desktop.ui.theme import GOLD, Theme, Type
from bezique_desktop.ui.words import _, ngettext
from bezique_desktop.values import frozen


@frozen
class Unfinished:
    """A match to go on with: what it is, where it stands, and the court that stands for the opponent."""

    game: str
    standing: str
    face: int


class Ornament(QWidget):
    """A gold line with a diamond in its middle."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self.style_of_page = style

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, unit = QPainter(self), self.style_of_page.unit
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        painter.setPen(QPen(QColor(GOLD), 1.4 * unit))
        painter.drawLine(0, round(middle), self.width(), round(middle))
        pip(painter, 2, self.width() / 2, middle, 16 * unit, QColor(GOLD))
        painter.end()


class StartPage(Page):
    """The start page; it fills the window. ``play`` says what *Play now* deals: "Bézique to 500 against Anton"."""

    continue_game = Signal()
    play_now = Signal()
    new_game = Signal()
    open_record = Signal()
    preferences = Signal()
    rules = Signal()
    keys = Signal()
    about = Signal()
    watch = Signal()
    """The player wants to see how the game is played."""
    leave = Signal()

    def __init__(self, theme: Theme, deck: Deck, play: str, face: int, unfinished: Unfinished | None = None) -> None:
        super().__init__(theme, deck, WINDOW)
        self._felt: QPixmap | None = None
        self.setAccessibleName(_("Start"))
        self._heading()
        entries = self._first(play, face, unfinished) + self._others()
        self._stack(entries)
        self._links()
        self.put(StartPicture(self.page_style), 610, 20, *SIZE)

    def _heading(self) -> None:
        style, others = self.page_style, len(game_ids()) - 1
        family = ngettext("and {number} more game of its family", "and {number} more games of its family", others)
        self.put(
            Label(style, _("Bézique"), Type.SCREEN_TITLE, Ink.FELT_ACTIVE, bold=True, family=TITLE), 69, 44, 520, 120
        )
        self.put(Label(style, family.format(number=others), 21, Ink.FELT_MUTED), 72, 167, 520, 32)
        self.put(Ornament(style), 72, 210, 480, 20)

    def _first(self, play: str, face: int, unfinished: Unfinished | None) -> list[tuple[Entry, float]]:
        style = self.page_style
        now = EntryText(_("Play now"), (play,))
        if unfinished is None:
            entry = Entry(style, now, LARGE, face=face, gold=True)
            entry.clicked.connect(self.play_now)
            return [(entry, 104)]
        going = EntryText(_("Continue"), (unfinished.game, unfinished.standing))
        resume = Entry(style, going, LARGE, face=unfinished.face, gold=True)
        resume.clicked.connect(self.continue_game)
        fresh = Entry(style, now, WIDE)
        fresh.clicked.connect(self.play_now)
        return [(resume, 104), (fresh, 76)]

    def _others(self) -> list[tuple[Entry, float]]:
        style, games = self.page_style, len(game_ids())
        count = ngettext("{number} game, your rules", "{number} games, your rules", games).format(number=games)
        offered = (
            (EntryText(_("New game…"), (count,)), "plus", self.new_game),
            (EntryText(_("Open a record"), (_("go on with a match"),)), "folder", self.open_record),
            (EntryText(_("Rules"), (_("of the game you play"),)), "learn", self.rules),
            (EntryText(_("Preferences"), (_("cards, pace, language"),)), "gear", self.preferences),
        )
        entries: list[tuple[Entry, float]] = []
        for text, icon_name, signal in offered:
            entry = Entry(style, text, SMALL, icon_name)
            entry.clicked.connect(signal)
            entries.append((entry, 74))
        return entries

    def _stack(self, entries: list[tuple[Entry, float]]) -> None:
        """Wide entries one under the other, then small ones in pairs; each has 5 units around for its focus ring."""
        wide, small = entries[:-4], entries[-4:]
        y = 240.0
        for entry, height in wide:
            self.put(entry, 72 - 5, y - 5, 480 + 10, height + 10)
            y += height + 14
        for k, (entry, height) in enumerate(small):
            self.put(entry, 72 - 5 + (k % 2) * 247, y - 5 + (k // 2) * (height + 14), 233 + 10, height + 10)

    def _links(self) -> None:
        style, row = self.page_style, QWidget()
        links = Row(style, 18, parent=row)
        offered = ((_("Watch and learn"), self.watch), (_("Keys"), self.keys), (_("About"), self.about))
        for text, signal in (*offered, (_("Quit"), self.leave)):
            link = FeltLink(style, text)
            link.clicked.connect(signal)
            links.addWidget(link)
        links.addStretch()
        self.put(row, 66, 644, 500, 36)
        promise = _("The computer never sees your cards. Press F1 anywhere for the rules.")
        self.put(Label(style, promise, 14, Ink.FELT_MUTED, wrap=True), 72, 716, 520, 44)

    def set_theme(self, theme: Theme) -> None:
        self._felt = None
        super().set_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._felt = None
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._felt is None:
            felt = self.page_style.theme.felt
            self._felt = felt_pixmap(felt, self.width(), self.height(), self.devicePixelRatioF())
        painter = QPainter(self)
        part = QRectF(event.rect())
        ratio = self._felt.devicePixelRatio()
        source = QRectF(part.x() * ratio, part.y() * ratio, part.width() * ratio, part.height() * ratio)
        painter.drawPixmap(part, self._felt, source)
        painter.end()
