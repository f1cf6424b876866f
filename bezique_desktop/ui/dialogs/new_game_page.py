"""A new game: which one, against whom, and by what rules."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from bezique_desktop.engine.options import Value
from bezique_desktop.engine.rules import Rules, changed
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.art.fonts import TITLE
from bezique_desktop.ui.dialogs.buttons import Button, Link
from bezique_desktop.ui.dialogs.deal_number import DealNumber
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.option_tabs import OptionTabs
from bezique_desktop.ui.dialogs.paper import Rule, Sheet
from bezique_desktop.ui.dialogs.save_bar import SaveBar
from bezique_desktop.ui.dialogs.seat_rows import ComputerSeats, OwnSeat
from bezique_desktop.ui.dialogs.style import Ink
from bezique_desktop.ui.dialogs.tile_board import TileBoard
from bezique_desktop.ui.focus import enter
from bezique_desktop.ui.model.house_rules import HouseRules, HouseRuleStore, ShortMemory, rules_in
from bezique_desktop.ui.model.new_game import NewGame
from bezique_desktop.ui.theme import Theme, Type
from bezique_desktop.ui.wording_games import cast, changes, game_line, game_title, named_game, own_options
from bezique_desktop.ui.wording_options import Group
from bezique_desktop.ui.words import _

LEFT = 466.0
WIDTH = 642.0
SEATS = 54.0
MANY_SEATS = 82.0
PAIRS = 124.0
"""Heights of the computers' seats: one, several, and several of which one is the partner."""


class NewGamePage(Sheet):
    """The page: ``wish`` is what was last played, ``levels`` the computer players on offer."""

    deal = Signal(object)
    """A :class:`NewGame`."""
    rules = Signal(object)
    """The rules as they stand on the page, to be read."""
    watch = Signal(object)
    """A :class:`NewGame` that the computer is to play, for the player to watch and learn."""
    opponents = Signal()
    """How strong the computer players are is asked."""
    import_wanted = Signal()
    """House rules are to be read from a file."""
    export_wanted = Signal(object)
    """These :class:`HouseRules` are to be written to a file."""

    def __init__(
        self,
        theme: Theme,
        deck: Deck,
        wish: NewGame,
        levels: Sequence[str],
        store: HouseRuleStore | None = None,
        number: int = 0,
    ) -> None:
        super().__init__(theme, deck, _("New game"))
        self._store = store or ShortMemory()
        self._number = number
        self._rules = rules_in(HouseRules("", wish.game, wish.options)) or rules_of(game_ids()[0])
        self._house = self._known_as()
        self._seed: int | None = wish.seed
        self._levels, self._chosen, self._partner = levels, (wish.level, wish.levels), wish.partner
        self._left()
        self._heading()
        self.own = OwnSeat(self.page_style, wish.name, "")
        self.put(self.own, LEFT, 110, WIDTH, 54)
        self.computers = self._seated()
        self._foot()
        self.questions = self._asked()
        self._show()

    # ------------------------------------------------------------------ parts
    def _left(self) -> None:
        self.put(self.title, 32, 20, 400, 44)
        self.board = TileBoard(self.page_style, self._store.all())
        self.board.game_picked.connect(lambda game: self._open(rules_of(game)))
        self.board.house_picked.connect(self._open_house)
        self.board.house_deleted.connect(self._delete_house)
        self.board.entered.connect(self._deal)
        self.board.house_imported.connect(self.import_wanted)
        self.put(self.board, 30, 74, 410, 622)
        self.setFocusProxy(self.board)
        self.put(Rule(self.page_style, upright=True), 442, 28, 2, 664)

    def _heading(self) -> None:
        style = self.page_style
        self._name = Label(style, "", 28, bold=True, family=TITLE)
        self._line = Label(style, "", Type.BODY, Ink.MUTED, wrap=True)
        self.put(self._name, LEFT, 20, WIDTH - 300, 44)
        self.lesson = Link(style, _("Watch and learn"), Type.BODY)
        self.lesson.clicked.connect(lambda: self.watch.emit(self.wish))
        self.strength = Link(style, _("How strong?"), Type.BODY)
        self.strength.clicked.connect(self.opponents)
        self.put(self._line, LEFT, 62, WIDTH, 44)

    def _seated(self) -> ComputerSeats:
        """The computers at this table; their levels outlast a change of game."""
        rules, (level, levels) = self._rules, self._chosen
        wanted = NewGame(rules.game, level, levels=levels).levels_of(rules.players - 1)
        pairs = rules.sides < rules.players
        seats = ComputerSeats(self.page_style, self._levels, wanted, pairs, self._partner)
        self.put(seats, LEFT, 172, WIDTH, self._seats_height)
        seats.show()
        return seats

    @property
    def _seats_height(self) -> float:
        rules = self._rules
        if rules.sides < rules.players:
            return PAIRS
        return SEATS if rules.players == 2 else MANY_SEATS

    def _foot(self) -> None:
        style = self.page_style
        self.save = SaveBar(style)
        self.save.saved.connect(self._save_house)
        self.save.exported.connect(lambda: self.export_wanted.emit(self._house_in_force()))
        self.save.reverted.connect(lambda: self._open(rules_of(self._rules.game)))
        self.put(self.save, LEFT - 6, 650, 330, 52)
        self.deal_button = Button(style, _("Deal the cards"), primary=True)
        self.deal_button.clicked.connect(self._deal)
        self.cancel = Button(style, _("Cancel"))
        self.cancel.clicked.connect(self.closed)

    def arrange(self) -> None:
        self.put_row_right((self.deal_button, self.cancel), LEFT + WIDTH, 654, 12)
        self.put_row_right((self.strength, self.lesson), LEFT + WIDTH, 30, 18)

    # ------------------------------------------------------------------ rules
    @property
    def rules_in_force(self) -> Rules:
        """The rules as they stand on the page."""
        return self._rules

    def _open(self, rules: Rules, house: str = "") -> None:
        """Show these rules; the questions are asked anew where the game is another one."""
        other_game = rules.game != self._rules.game
        self._rules, self._house = rules, house
        if other_game:
            self._chosen = self.computers.levels[0], tuple(self.computers.levels)
            self._partner = self.computers.partner
            for part in (self.questions, self.computers):
                self.drop(part)
            self.computers = self._seated()
            self.questions = self._asked()
        self._show()

    def _asked(self) -> OptionTabs:
        """The questions about the game."""
        questions = OptionTabs(self.page_style, self._rules, self._extra)
        questions.answered.connect(self._answer)
        questions.source_wanted.connect(lambda: self.rules.emit(self._rules))
        taken = self._seats_height
        self.put(questions, LEFT - 10, 182 + taken, WIDTH + 32, 460 - taken)
        questions.show()
        return questions

    def _extra(self, group: Group) -> QWidget | None:
        if group != Group.DEAL:
            return None
        row = DealNumber(self.page_style, self._seed)
        row.chosen.connect(self._choose_seed)
        return row

    def _choose_seed(self, seed: object) -> None:
        self._seed = seed if isinstance(seed, int) else None

    def _answer(self, option: str, value: Value) -> None:
        rules = changed(self._rules, {option: value})
        named = named_game(rules)
        self._open(rules_of(named) if named not in ("", rules.game) else rules)

    def _show(self) -> None:
        rules = self._rules
        self.questions.show_rules(rules)
        self._name.set_text(self._house or game_title(rules))
        self._line.set_text(game_line(rules))
        self.own.say(self.own.field.text() or _("You"), self._who_leads())
        self.save.show_changes(len(changes(rules)), [house.name for house in self._store.all()])
        self.board.choose(rules.game, self._house)

    def _who_leads(self) -> str:
        if self._rules.says("first_dealer", "match_parity") and self._number:
            return _("deals the first deal") if self._number % 2 else _("leads the first deal")
        if self._rules.says("first_dealer", "client_leads"):
            return _("deals the first deal")
        return _("the lot decides who deals")

    # ------------------------------------------------------------------ house rules
    def _open_house(self, name: str) -> None:
        house = next((each for each in self._store.all() if each.name == name), None)
        rules = rules_in(house) if house is not None else None
        if rules is not None:
            self._open(rules, name)

    def _save_house(self, name: str) -> None:
        self.add_house(HouseRules(name, self._rules.game, self._own_options()))

    def _house_in_force(self) -> HouseRules:
        """The rules as they stand on the page, under their name."""
        return HouseRules(self._house or game_title(self._rules), self._rules.game, self._own_options())

    def add_house(self, house: HouseRules) -> None:
        """Keep house rules, and open them; the keyboard, whose holder is made anew, is then where Enter deals them."""
        self._store.save(house)
        self.board.show_houses(self._store.all())
        self._open_house(house.name)
        self.deal_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _delete_house(self, name: str) -> None:
        self._store.delete(name)
        self.board.show_houses(self._store.all())
        self._open(self._rules, "" if self._house == name else self._house)
        enter(self, Qt.FocusReason.OtherFocusReason)

    def _known_as(self) -> str:
        """The name under which the rules as they stand on the page were saved, "" if they were not."""
        own = (self._rules.game, self._own_options())
        return next((house.name for house in self._store.all() if (house.game, dict(house.options)) == own), "")

    def _own_options(self) -> dict[str, Value]:
        """The options that differ from the game's file, with the values in force."""
        return own_options(self._rules)

    def _deal(self) -> None:
        self.deal.emit(self.wish)

    @property
    def wish(self) -> NewGame:
        """What is asked for."""
        levels = tuple(self.computers.levels)
        names = tuple(who.name for who in cast(levels))
        options = dict(self._own_options())
        name = self.own.field.text().strip()
        apart = levels if len(set(levels)) > 1 else ()
        partner = self.computers.partner
        return NewGame(self._rules.game, levels[0], options, name, names, self._seed, apart, partner)
