"""House rules that come in from files and go out to them."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bezique_desktop.ui.desktop import Desktop
    from bezique_desktop.ui.dialogs.new_game_page import NewGamePage
    from bezique_desktop.ui.model.house_rules import HouseRules


class HouseExchange:
    """Passes house rules between the page of a new game and files that the player chooses."""

    def __init__(self, desktop: "Desktop") -> None:
        self._desktop = desktop

    def attend(self, page: "NewGamePage") -> None:
        """Grant the wishes of this page."""
        page.import_wanted.connect(lambda: self._import_house(page))
        page.export_wanted.connect(self._export_house)

    def _import_house(self, page: "NewGamePage") -> None:
        """House rules out of a file that the player chooses."""
        from bezique_desktop.ui import files
        from bezique_desktop.ui.house_rules_share import read_house

        path = files.rules_to_open(self._desktop.window)
        if path is not None:
            try:
                page.add_house(read_house(path))
            except ValueError as error:
                self._desktop.tell(str(error))

    def _export_house(self, house: "HouseRules") -> None:
        """House rules into a file that the player names."""
        from bezique_desktop.storage.notices import not_saved
        from bezique_desktop.ui import files
        from bezique_desktop.ui.house_rules_share import ENDING, write_house

        path = files.rules_to_write(self._desktop.window, files.file_name(house.name, ENDING))
        if path is not None:
            try:
                write_house(path, house)
            except OSError as error:
                self._desktop.notify(not_saved(path, error))
