"""The games to choose from, and under them the house rules that were saved."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from bezique_desktop.engine.rules import Rules
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.ui.art.fonts import TITLE
from bezique_desktop.ui.dialogs.buttons import Link, focus_frame, painter_of
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.scroll import VEIL, Scroll
from bezique_desktop.ui.dialogs.style import Column, Grid, Ink, Row, Style
from bezique_desktop.ui.dialogs.tiles import Tile
from bezique_desktop.ui.model.house_rules import HouseRules, rules_in
from bezique_desktop.ui.theme import Type
from bezique_desktop.ui.wording_games import changes, game_fact, game_picture, game_title
from bezique_desktop.ui.words import _, ngettext

COLUMNS: Final = 2
CROSS: Final = "×"
CIRCLE: Final = 26.0
LEAST_TARGET: Final = 24
"""What deletes is so wide and high, in units and at least in pixels."""


class DeleteLink(Link):
    """Asks once before it deletes; on a ground of its own, since it lies over a picture."""

    confirmed = Signal()

    def __init__(self, style: Style, name: str) -> None:
        super().__init__(style, CROSS, Type.BODY, Ink.TEXT, tight=True)
        self._name = name
        self._armed = False
        self._say()
        self.clicked.connect(self._press)

    def _say(self) -> None:
        text = _("Delete?") if self._armed else CROSS
        self.set_text(text, _("Delete {name}").format(name=self._name))
        self.set_ink(Ink.CHANGED if self._armed else Ink.TEXT)
        self.place()

    def _press(self) -> None:
        if self._armed:
            self.confirmed.emit()
        else:
            self._armed = True
            self._say()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._armed = False
        self._say()

    def sizeHint(self) -> QSize:
        """A circle for the cross; for the question, as wide as its words."""
        size, least = super().sizeHint(), max(LEAST_TARGET, self.style_of_page.pixels(CIRCLE))
        return QSize(max(size.width(), least), max(size.height(), least)) if self._armed else QSize(least, least)

    def place(self) -> None:
        """Keep to the corner of the tile, over its picture."""
        size = self.sizeHint()
        edge = 2 if self._armed else 4
        self.setGeometry(edge, edge, size.width(), size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, paper = painter_of(self), self.style_of_page.paper
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(QColor(paper.changed if self.hot or self._armed else paper.muted), 1.2))
        painter.setBrush(QColor(paper.ground))
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        if not self._armed:
            self._cross(painter, rect)
        painter.end()
        if self._armed:
            super().paintEvent(event)

    def _cross(self, painter: QPainter, rect: QRectF) -> None:
        centre, arm = rect.center(), rect.width() * 0.19
        painter.setPen(QPen(QColor(self._words.colour), arm * 0.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for slope in (-1, 1):
            end = QPointF(arm, slope * arm)
            painter.drawLine(centre - end, centre + end)
        if self.rings:
            focus_frame(painter, self.style_of_page, rect, rect.height() / 2)


class HouseTile(Tile):
    """Saved house rules, with a way to delete them."""

    delete = Signal(str)

    def __init__(self, style: Style, house: HouseRules, rules: Rules) -> None:
        number = len(changes(rules))
        note = ngettext("{game} · {number} change", "{game} · {number} changes", number)
        super().__init__(style, house.name, note.format(game=game_title(rules), number=number), game_picture(rules))
        self._cross = DeleteLink(style, house.name)
        self._cross.setParent(self)
        self._cross.confirmed.connect(lambda: self.delete.emit(house.name))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cross.place()


class TileBoard(QWidget):
    """Tiles in two columns, one of them chosen."""

    game_picked = Signal(str)
    house_picked = Signal(str)
    house_deleted = Signal(str)
    entered = Signal()
    """What is chosen is to be dealt."""
    house_imported = Signal()
    """The player wants house rules out of a file."""

    def __init__(self, style: Style, houses: Sequence[HouseRules]) -> None:
        super().__init__()
        self.style_of_page = style
        self._group = QButtonGroup(self)
        self._games: dict[str, Tile] = {}
        self._houses: dict[str, Tile] = {}
        self._inside = QWidget()
        self._column = Column(style, 12, (2, 2, 2, 4), self._inside)
        self._column.addLayout(self._game_tiles())
        self._house_area = QWidget()
        self._column.addWidget(self._house_area)
        self._column.addStretch()
        self._scroll = Scroll(style, self._inside)
        Column(style, parent=self).addWidget(self._scroll)
        self._revealing = QTimer(self)
        self._revealing.setInterval(0)
        self._revealing.setSingleShot(True)
        self._revealing.timeout.connect(self._reveal)
        self.show_houses(houses)

    def _game_tiles(self) -> Grid:
        grid = Grid(self.style_of_page, 10, 6)
        grid.setColumnStretch(COLUMNS, 1)
        for place, game in enumerate(game_ids()):
            rules = rules_of(game)
            tile = Tile(self.style_of_page, game_title(rules), game_fact(rules), game_picture(rules))
            tile.clicked.connect(lambda _checked, game=game: self.game_picked.emit(game))
            tile.entered.connect(self.entered)
            self._group.addButton(tile)
            self._games[game] = tile
            grid.addWidget(tile, place // COLUMNS, place % COLUMNS)
        return grid

    def show_houses(self, houses: Sequence[HouseRules]) -> None:
        """The house rules there are now."""
        for tile in self._houses.values():
            self._group.removeButton(tile)
        self._houses = {}
        fresh = QWidget()
        column = Column(self.style_of_page, 8, parent=fresh)
        column.addLayout(self._house_heading())
        known = [(house, rules) for house in houses if (rules := rules_in(house)) is not None]
        if known:
            column.addLayout(self._house_tiles(known))
        else:
            hint = _("Change a rule, then save the game under a name of your own: it will stand here.")
            column.addWidget(Label(self.style_of_page, hint, Type.SMALL, Ink.MUTED, wrap=True))
        self._column.replaceWidget(self._house_area, fresh)
        self._house_area.hide()
        self._house_area.deleteLater()
        self._house_area = fresh
        fresh.show()

    def _house_heading(self) -> Row:
        row = Row(self.style_of_page, 8)
        row.addWidget(Label(self.style_of_page, _("House rules"), Type.COLUMN_TITLE, bold=True, family=TITLE))
        row.addStretch()
        link = Link(self.style_of_page, _("From a file…"))
        link.clicked.connect(self.house_imported)
        row.addWidget(link)
        return row

    def _house_tiles(self, known: Sequence[tuple[HouseRules, Rules]]) -> Grid:
        grid = Grid(self.style_of_page, 10, 9)
        for place, (house, rules) in enumerate(known):
            tile = HouseTile(self.style_of_page, house, rules)
            tile.clicked.connect(lambda _checked, name=house.name: self.house_picked.emit(name))
            tile.entered.connect(self.entered)
            tile.delete.connect(self.house_deleted)
            self._group.addButton(tile)
            self._houses[house.name] = tile
            grid.addWidget(tile, place // COLUMNS, place % COLUMNS)
        grid.setColumnStretch(COLUMNS, 1)
        return grid

    def choose(self, game: str, house: str = "") -> None:
        """Mark the tile of a game, or of house rules; the keyboard begins there."""
        chosen = self._houses.get(house) if house else self._games.get(game)
        self._group.setExclusive(False)
        for tile in [*self._games.values(), *self._houses.values()]:
            tile.setChecked(tile is chosen)
        self._group.setExclusive(True)
        if chosen is not None:
            self.setFocusProxy(chosen)
            self._revealing.start()

    def _reveal(self) -> None:
        """Bring the chosen tile into sight, once there is a place for it."""
        chosen = self._group.checkedButton()
        if chosen is not None:
            self._scroll.ensureWidgetVisible(chosen, 0, self.style_of_page.pixels(VEIL / 2))
