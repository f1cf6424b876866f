"""Other levels for the computers while a match is played."""

from dataclasses import replace

from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.page_opening import PageOpener
from bezique_desktop.ui.theme import Theme


class LevelChange(PageOpener):
    """Asks the player, and does what he wants."""

    def ask(self) -> None:
        """Ask how well each computer at the table is to play, where a match is being played."""
        from bezique_desktop.ui.dialogs.levels_page import LevelsPage
        from bezique_desktop.ui.matches import OWN_SEAT

        desktop = self._desktop
        if desktop.step is None or not desktop.room.may_change_levels:
            return
        room, rules = desktop.room, desktop.step.view.rules

        def make(theme: Theme, deck: Deck) -> LevelsPage:
            partners = [rules.side_of(seat) == rules.side_of(OWN_SEAT) for seat in range(1, rules.players)]
            before = desktop.window.overlay.page_of(LevelsPage)
            levels = [who.level for who in room.opponents] if before is None else before.levels
            page = LevelsPage(theme, deck, room.opponents, levels, partners)
            page.chosen.connect(self._change)
            return page

        self._open(LevelsPage, make, room.session)

    def _change(self, levels: tuple[str, ...]) -> None:
        """Let them play so from now on, and offer it for the next match of this game."""
        from bezique_desktop.ui.seating import wish_again

        desktop, room = self._desktop, self._desktop.room
        if not room.may_change_levels or levels == tuple(who.level for who in room.opponents):
            return
        room.change_levels(levels)
        if room.wish is not None and room.match is not None and room.wish.game == desktop.preferences.game:
            wish = wish_again(room.wish, room.match)
            desktop.preferring.take(replace(desktop.preferences, level=wish.level, levels=",".join(wish.levels)))
