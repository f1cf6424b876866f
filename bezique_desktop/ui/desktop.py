"""The program with its window: here the rooms meet, and what leads from one to another is done."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from bezique_desktop.ui.appearance import deck_look_of
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.books import Books
from bezique_desktop.ui.card_pages import CardPages
from bezique_desktop.ui.commands import commands_of
from bezique_desktop.ui.keeping import Keeping
from bezique_desktop.ui.model.new_game import NewGame
from bezique_desktop.ui.pages import Pages
from bezique_desktop.ui.preferring import Preferring, speak
from bezique_desktop.ui.records import Records
from bezique_desktop.ui.settings import Preferences
from bezique_desktop.ui.window import MainWindow

if TYPE_CHECKING:
    from bezique_desktop.engine.match import Match
    from bezique_desktop.storage.autosave import Saved
    from bezique_desktop.storage.notices import Notice
    from bezique_desktop.table.step import Step
    from bezique_desktop.ui.foresight import Foresight
    from bezique_desktop.ui.room import Room
    from bezique_desktop.ui.scene.table_view import TableView


class Desktop(QObject):
    """The window, the match in it, and what is kept."""

    def __init__(self, keeping: Keeping) -> None:
        super().__init__()
        self.keeping = keeping
        speak(self.preferences)
        self.deck = Deck(deck_look_of(self.preferences), self)
        self.window = MainWindow()
        self.view: TableView | None = None
        self._room: Room | None = None
        self.unfinished: Saved | None = None
        self.books = Books(self)
        self._foresight: Foresight | None = None
        self.pages = Pages(self)
        self.card_pages = CardPages(self)
        self.records = Records(self)
        self.preferring = Preferring(self)
        self._commands = commands_of(self)
        self.window.wanted.connect(self.perform)
        self.window.overlay.emptied.connect(self.books.settle)
        self.window.left.connect(self.close)

    @property
    def preferences(self) -> Preferences:
        """The preferences in force."""
        return self.keeping.preferences

    @property
    def room(self) -> "Room":
        """Where the match is played; it is furnished when it is first entered."""
        if self._room is None:
            from bezique_desktop.ui.table_making import make_room, make_view

            self.view = make_view(self)
            self._room = make_room(self, self.view)
            if self._foresight is not None:
                self.view.heed_system()
        return self._room

    @property
    def step(self) -> "Step | None":
        """The latest step of the match on the table, if there is one."""
        return None if self._room is None else self._room.step

    @property
    def is_lesson(self) -> bool:
        """Whether the player looks on while the computer teaches him."""
        return self._room is not None and self._room.lesson is not None

    # ------------------------------------------------------------------ commands
    def perform(self, command: str) -> None:
        """Do what a key, a tool or the menu asks for."""
        if command in self._commands:
            self._commands[command]()

    def at_table(self, deed: "Callable[[Room], object]") -> None:
        """Do something at the table, if it is what the player sees."""
        if self.step is not None and self._room is not None and self.window.overlay.page is None:
            deed(self._room)

    # ------------------------------------------------------------------ matches
    def show_start(self) -> None:
        """Put the match away and show the start page."""
        if self._room is not None:
            self._room.leave()
        self.window.overlay.clear()
        self.unfinished = self.keeping.left()
        self.window.show_content(self.pages.start(), keep=self.view)

    @property
    def last_wish(self) -> NewGame:
        """What was played last, or the first game of all if that cannot be played any more."""
        last = self.preferences
        wish = NewGame(last.game, last.level, last.options, last.name, levels=last.seat_levels, partner=last.partner)
        try:
            wish.rules()
        except ValueError:
            return NewGame(Preferences().game, Preferences().level, name=last.name)
        return wish

    def play_now(self) -> None:
        """Deal what was played last."""
        self.deal(self.last_wish)

    def deal(self, wish: NewGame) -> None:
        """Deal a new match, and remember the wish; raises ``ValueError`` if it cannot be granted."""
        wish.rules()
        levels = ",".join(wish.levels)
        last = replace(self.preferences, game=wish.game, level=wish.level, levels=levels, options=wish.options)
        last = replace(last, partner=wish.partner)
        self.preferring.take(replace(last, name=wish.name))
        room = self.room
        self.show_table()
        room.begin(wish)

    def resume(self) -> None:
        """Go on with the match that was left."""
        if self.unfinished is not None:
            saved, self.unfinished = self.unfinished, None
            room = self.room
            self.show_table()
            room.resume(saved, self.preferences.level)

    def go_on_with(self, match: "Match") -> None:
        """Go on with a match from a record."""
        room = self.room
        self.show_table()
        room.go_on_with(match, self.preferences.level)

    def teach(self, wish: NewGame) -> None:
        """Let the player watch and learn; raises ``ValueError`` for a wish that cannot be granted."""
        wish.rules()
        room = self.room
        self.show_table()
        room.teach(wish)

    def take_over(self) -> None:
        """Play on where the computer has come to."""
        if self.is_lesson and self.room.match is not None:
            self.go_on_with(self.room.match)

    def watch(self, wish: NewGame) -> None:
        """Let the computer play against itself."""
        room = self.room
        self.show_table()
        room.watch(wish)

    def go_on(self) -> None:
        """Whatever comes after what lies on the table: the next deal, or what the match came to."""
        step = self.step
        if step is not None and step.match_result is not None:
            self.pages.ledger()
        elif step is not None and step.deal_result is not None:
            self.next_deal()

    def next_deal(self) -> None:
        """Deal again."""
        self.window.overlay.clear()
        if self._room is not None:
            self._room.next_deal()

    def rematch(self) -> None:
        """Play another match of the same kind."""
        self.window.overlay.clear()
        self.room.rematch()

    def same_cards(self) -> None:
        """Play a finished deal, or all deals of a finished match, again."""
        self.window.overlay.clear()
        self.room.same_cards()

    def concede(self) -> None:
        """Give the match up."""
        self.window.overlay.clear()
        self.room.concede()

    def stop(self) -> None:
        """End a match without a limit."""
        self.window.overlay.clear()
        self.room.stop()

    def show_table(self) -> None:
        """Let the table be seen, with nothing over it."""
        self.window.overlay.clear()
        if self.view is not None:
            self.window.show_content(self.view)

    def attend(self, step: "Step") -> None:
        """The table lies still: show the books of a finished deal, once, or call the player to his turn."""
        if step.deal_result is not None or step.match_result is not None:
            self.books.owe(step)
        elif step.view.legal:
            self.window.call()

    def furnish(self) -> None:
        """What can wait until the window is there: its keys, Qt's own words, and what will be wanted next."""
        from bezique_desktop.ui.foresight import Foresight

        self.window.listen()
        self.preferring.furnish()
        self._foresight = Foresight(self, lambda: self.room)
        if self.view is not None:
            self.view.heed_system()

    # ------------------------------------------------------------------ notices
    def notify(self, notice: "Notice") -> None:
        """Tell what storage has to say."""
        from bezique_desktop.storage.notices import NoticeKind
        from bezique_desktop.ui import window_notice
        from bezique_desktop.ui.wording_notices import notice_text

        stays = window_notice.BRIEFLY_MS if notice.kind is NoticeKind.MATCH_KEPT else window_notice.STAYS_MS
        self.window.notice.tell(notice_text(notice), stays)

    def tell(self, text: str) -> None:
        """Tell something once, whatever is shown."""
        self.window.notice.tell(text)

    def finish_drawing(self) -> None:
        """Draw in full what is drawn bit by bit in idle time, for a picture."""
        self.deck.finish()
        if self.view is not None:
            self.view.paint_now()

    def close(self) -> None:
        """Put everything away."""
        if self._room is not None:
            self._room.leave()
        self.window.overlay.clear()
        if self._foresight is not None:
            self._foresight.stop()
        self.deck.rest()
        self.preferring.stop()
        self.keeping.place(self.window.placed)
        self.keeping.save()
        self.keeping.close()
