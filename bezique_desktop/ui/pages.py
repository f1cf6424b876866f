"""The pages of the window: each is made when it is wanted, and its wishes are connected to what grants them."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication

from bezique_desktop.engine.rules import Rules
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.house_exchange import HouseExchange
from bezique_desktop.ui.page_opening import PageOpener
from bezique_desktop.ui.theme import Theme
from bezique_desktop.ui.wording_games import cast, match_title
from bezique_desktop.ui.words import _

if TYPE_CHECKING:
    from bezique_desktop.table.step import Step
    from bezique_desktop.ui.desktop import Desktop
    from bezique_desktop.ui.dialogs.ledger_page import LedgerPage
    from bezique_desktop.ui.dialogs.start_page import StartPage, Unfinished
    from bezique_desktop.ui.help_places import Places
    from bezique_desktop.ui.model.cutting import CutQuestion
    from bezique_desktop.ui.model.drawing import Draw


class Pages(PageOpener):
    """Opens pages over the window of a desktop."""

    def __init__(self, desktop: "Desktop") -> None:
        super().__init__(desktop)
        self._house_exchange = HouseExchange(desktop)

    # ------------------------------------------------------------------ start
    def start(self) -> "StartPage":
        """The start page."""
        from bezique_desktop.ui.dialogs.start_page import StartPage

        desktop = self._desktop
        wish = desktop.last_wish
        rules = wish.rules()
        computers = cast(wish.levels_of(rules.players - 1))
        names = ", ".join(each.name for each in computers)
        play = _("{game} against {name}") if len(computers) == 1 else _("{game} · {name}")
        play = play.format(game=match_title(rules), name=names)
        page = StartPage(self._theme, desktop.deck, play, computers[0].face, self._unfinished())
        page.continue_game.connect(desktop.resume)
        page.play_now.connect(desktop.play_now)
        for signal, command in (
            (page.new_game, "new"), (page.open_record, "open"), (page.preferences, "preferences"),
            (page.rules, "rules"), (page.keys, "keys"), (page.about, "about"), (page.leave, "quit"),
            (page.watch, "watch"),
        ):  # fmt: skip
            signal.connect(lambda command=command: desktop.perform(command))
        return page

    def _unfinished(self) -> "Unfinished | None":
        """What the start page says about the match that was left."""
        from bezique_desktop.ui.dialogs.start_page import Unfinished
        from bezique_desktop.ui.seating import names_today, people, wish_like
        from bezique_desktop.ui.wording_records import standing_text, trick_to_come

        saved = self._desktop.unfinished
        if saved is None:
            return None
        match = saved.match
        place = _("{game} · deal {deal}, trick {trick}").format(
            game=match_title(match.rules), deal=max(1, len(match.entries)), trick=trick_to_come(match)
        )
        standing = standing_text(match, (self._desktop.preferences.name or _("You"), *names_today(match)[1:]))
        preferences = self._desktop.preferences
        computers = people(wish_like(match, preferences.level, preferences), match)
        return Unfinished(place, standing, computers[0].face)

    def new_game(self) -> None:
        """Ask for a new game."""
        from bezique_desktop.players.names import LEVELS
        from bezique_desktop.ui.dialogs.new_game_page import NewGamePage

        desktop = self._desktop
        keeping = desktop.keeping

        def make(theme: Theme, deck: Deck) -> NewGamePage:
            before = desktop.window.overlay.page_of(NewGamePage)
            wish = desktop.last_wish if before is None else before.wish
            page = NewGamePage(theme, deck, wish, LEVELS, keeping.house_rules, keeping.number_to_come)
            page.questions.open(0 if before is None else before.questions.place)
            page.deal.connect(desktop.deal)
            page.watch.connect(desktop.teach)
            page.rules.connect(lambda rules: self._rules_of(rules))
            page.opponents.connect(self.opponents)
            self._house_exchange.attend(page)
            return page

        self._open(NewGamePage, make)

    # ------------------------------------------------------------------ at the table
    def ledger(self) -> None:
        """Every point of the deal, and what the match came to."""
        from bezique_desktop.ui.dialogs.ledger_page import LedgerPage
        from bezique_desktop.ui.scene.spread import hides_scores

        desktop, step = self._desktop, self._desktop.step
        if step is not None and hides_scores(step):
            desktop.room.say(_("Here everybody counts for himself: the ledger is shown when the deal is over."))
        elif step is not None:
            self._open(LedgerPage, lambda theme, deck: self._ledger_of(desktop.step or step, theme, deck), step.number)
            desktop.books.note(step)

    def _ledger_of(self, step: "Step", theme: Theme, deck: Deck) -> "LedgerPage":
        from bezique_desktop.ui.dialogs.ledger_page import LedgerPage

        desktop, room = self._desktop, self._desktop.room
        page = LedgerPage(theme, deck, step, room.faces, room.is_conceded, desktop.is_lesson)
        page.next_deal.connect(desktop.next_deal)
        page.stop.connect(desktop.stop)
        page.rematch.connect(desktop.rematch)
        page.same_cards.connect(desktop.same_cards)
        page.export.connect(desktop.records.export)
        page.replay.connect(desktop.records.replay)
        page.analyse.connect(desktop.records.analyse)
        page.number_wanted.connect(self.copy_number)
        page.start.connect(desktop.show_start)
        return page

    def draw(self, draw: "Draw") -> None:
        """Show the lots before the first deal, and ask who deals where that may be chosen."""
        from bezique_desktop.ui.dialogs.draw_page import DrawPage
        from bezique_desktop.ui.wording_draw import draw_today

        def make(theme: Theme, deck: Deck) -> DrawPage:
            page = DrawPage(theme, deck, draw_today(draw))
            page.answered.connect(self._desktop.room.opening.choose)
            return page

        self._open(DrawPage, make, draw)

    def cut(self, question: "CutQuestion") -> None:
        """Ask for the dealer's cut or its estimate before the cards are dealt."""
        from bezique_desktop.ui.dialogs.cut_page import CutPage
        from bezique_desktop.ui.wording_names import computer_name_today

        def make(theme: Theme, deck: Deck) -> CutPage:
            dealer = computer_name_today(question.dealer)
            page = CutPage(theme, deck, replace(question, dealer=dealer))
            page.answered.connect(self._desktop.room.opening.answer)
            return page

        self._open(CutPage, make, question)

    def again(self) -> None:
        """Ask whether the running deal is to be played from its beginning."""
        from bezique_desktop.ui.window_question import Question

        desktop, step = self._desktop, self._desktop.step

        def make(theme: Theme, deck: Deck) -> Question:
            text = _("The same cards are dealt again, and what was played with them so far is given up.")
            page = Question(theme, deck, _("Play this deal from its beginning?"), text, _("Deal again"))
            page.agreed.connect(desktop.same_cards)
            return page

        if step is not None and not step.replay[1] and not desktop.is_lesson:
            self._open(Question, make, "deal again")

    def concede(self) -> None:
        """Ask whether the match is to be given up."""
        from bezique_desktop.ui.window_question import Question

        desktop, step = self._desktop, self._desktop.step

        def make(theme: Theme, deck: Deck) -> Question:
            text = _("The other side wins the match; the points stay as they are. It can be taken back.")
            page = Question(theme, deck, _("Concede the match?"), text, _("Concede"))
            page.agreed.connect(desktop.concede)
            return page

        running = step is not None and step.match_result is None and not step.replay[1]
        if running and not desktop.is_lesson:
            self._open(Question, make, "concede")

    def menu(self) -> None:
        """Every command by name."""
        from bezique_desktop.ui.window_menu import entries, menu, menu_state

        desktop, window = self._desktop, self._desktop.window
        listed = entries(menu_state(desktop.step, desktop.preferences, desktop.is_lesson))
        made = menu(window, listed, self._theme.paper, desktop.perform)
        made.popup(window.mapToGlobal(QPoint(window.width() - made.sizeHint().width() - 16, 60)))

    def copy_number(self) -> None:
        """Give the number of this deal to the clipboard, for another new game to take."""
        step = self._desktop.step
        if step is not None and step.seed >= 0:
            QGuiApplication.clipboard().setText(str(step.seed))
            self._desktop.tell(_("The number of this deal, {number}, is copied.").format(number=step.seed))

    def melds(self) -> None:
        """All melds of the rules in force, and how near they are."""
        from bezique_desktop.ui.dialogs.meld_chart import MeldChart

        step = self._desktop.step
        if step is not None:
            self._open(MeldChart, lambda theme, deck: MeldChart(theme, deck, step.view), step.number)

    # ------------------------------------------------------------------ anywhere
    def rules(self) -> None:
        """The rules that the page on top is about, else those in force, else those of the game that was played last."""
        self._rules_of(self._game_in_mind())

    def help(self) -> None:
        """The rules, opened where they are about what the player looks at."""
        from bezique_desktop.ui.focus import focused
        from bezique_desktop.ui.help_places import place_of_option, places_at_table, places_of_page

        desktop, page = self._desktop, self._desktop.window.overlay.page
        option, places = place_of_option(focused()), () if page is None else places_of_page(page)
        if page is None and desktop.step is not None and desktop.view is not None and desktop.view.state is not None:
            places = places_at_table(desktop.view.state)
        self._rules_of(self._game_in_mind(), places, option)

    def _game_in_mind(self) -> Rules:
        """The rules that the newest page with any is about, or that are played, or were played last."""
        from bezique_desktop.ui.dialogs.new_game_page import NewGamePage

        step, overlay = self._desktop.step, self._desktop.window.overlay
        for page, about in zip(reversed(overlay.pages), reversed(overlay.subjects), strict=True):
            if isinstance(page, NewGamePage):
                return page.rules_in_force
            if isinstance(about, Rules):
                return about
        return step.view.rules if step is not None else self._desktop.last_wish.rules()

    def opponents(self) -> None:
        """How strong the levels are."""
        from bezique_desktop.ui.dialogs.opponents_page import OpponentsPage

        rules = self._game_in_mind()

        def make(theme: Theme, deck: Deck) -> OpponentsPage:
            page = OpponentsPage(theme, deck, rules)
            page.honest.connect(self.honest)
            return page

        self._open(OpponentsPage, make, rules)

    def honest(self) -> None:
        """Whether the program is honest, to be checked by the player."""
        from bezique_desktop.ui.dialogs.audit_page import AuditPage
        from bezique_desktop.ui.driver import console_command
        from bezique_desktop.ui.model.audit import arguments
        from bezique_desktop.ui.model.auditor import Auditor

        rules = self._game_in_mind()
        auditor = Auditor(console_command(*arguments(rules.game)))

        def make(theme: Theme, deck: Deck) -> AuditPage:
            page = AuditPage(theme, deck, rules, auditor)
            page.gone.connect(auditor.stop)
            return page

        self._open(AuditPage, make, rules)

    def _rules_of(self, rules: Rules, places: "Places" = (), option: str = "") -> None:
        from bezique_desktop.ui.dialogs.rules_page import RulesPage

        self._open(RulesPage, lambda theme, deck: RulesPage(theme, deck, rules), rules)
        page = self._desktop.window.overlay.page_of(RulesPage)
        if page is not None:
            page.turn_to(places, option)

    def preferences(self) -> None:
        """What the player prefers; every change counts at once."""
        from bezique_desktop.ui.dialogs.preferences_page import PreferencesPage

        def make(theme: Theme, deck: Deck) -> PreferencesPage:
            page = PreferencesPage(theme, deck, self._desktop.preferences)
            page.changed.connect(self._desktop.preferring.take)
            return page

        self._open(PreferencesPage, make)

    def keys(self) -> None:
        """What each key does."""
        from bezique_desktop.ui.dialogs.keys_page import KeysPage

        self._open(KeysPage, KeysPage)

    def about(self) -> None:
        """Version, build and licences."""
        from bezique_desktop.ui.dialogs.about_page import AboutPage

        self._open(AboutPage, AboutPage)
