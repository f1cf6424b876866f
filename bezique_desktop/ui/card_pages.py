"""What the table tells of single cards: tooltips, the menu of a card, what it may become, what has gone."""

from collections.abc import Callable

from PySide6.QtCore import QPoint

from bezique_desktop.engine.actions import PLAYS, Verb
from bezique_desktop.ui.page_opening import PageOpener
from bezique_desktop.ui.words import _


class CardPages(PageOpener):
    """Answers about the cards on the table of a desktop."""

    def plan(self, card: int) -> None:
        """What one of the player's cards may still become."""
        from bezique_desktop.ui.dialogs.card_page import CardPage
        from bezique_desktop.ui.dialogs.card_prospects import has_prospects

        step = self._desktop.step
        if step is not None and card in step.view.holding and has_prospects(step.view):
            about = (step.number, card)
            self._open(CardPage, lambda theme, deck: CardPage(theme, deck, step.view, card), about)

    def card_tip(self, card: int) -> str:
        """What there is to know of one of the player's cards: why it may not be played, and what it may become."""
        from bezique_desktop.ui.dialogs.card_page import card_tip

        step, room = self._desktop.step, self._desktop.room
        if step is None or card not in step.view.holding:
            return ""
        may_play = any(action.card == card for action in step.view.legal if action.verb is Verb.PLAY)
        refused = room.session.why(PLAYS[card]) if room.session is not None and not may_play else None
        return card_tip(step.view, card, refused if step.view.to_act == step.view.seat else None)

    def meld_tip(self, cards: tuple[int, ...]) -> str:
        """What cards on the table that have scored are still good for."""
        from bezique_desktop.ui.dialogs.card_page import still_good

        step = self._desktop.step
        return "" if step is None or not set(cards) <= set(step.view.holding) else still_good(step.view, cards)

    def card_menu(self, card: int, place: QPoint) -> None:
        """What can be done with one of the player's cards."""
        from bezique_desktop.ui.dialogs.card_prospects import has_prospects
        from bezique_desktop.ui.window_menu import card_entries, menu

        desktop, step = self._desktop, self._desktop.step
        if step is not None and desktop.view is not None:
            view = desktop.view
            deeds: dict[str, Callable[[], object]] = {
                "plan": lambda: self.plan(card),
                "pick": lambda: view.pick(card),
                "melds": self._desktop.pages.melds,
            }
            picked = view.attention.selected
            listed = card_entries(has_prospects(step.view), bool(step.view.legal), card in picked)
            menu(desktop.window, listed, self._theme.paper, lambda name: deeds[name]()).popup(place)

    def unseen(self) -> None:
        """The cards not seen yet, if the player wants them counted."""
        from bezique_desktop.ui.dialogs.unseen_page import UnseenPage

        desktop, step = self._desktop, self._desktop.step
        if step is not None and desktop.preferences.counting:
            self._open(UnseenPage, lambda theme, deck: UnseenPage(theme, deck, step.view), step.number)
        elif step is not None:
            desktop.room.say(_("Cards are not counted for you: Preferences, Play, can change that."))
