"""Records of matches: in files that the player chooses, and stepped through on the table."""

from pathlib import Path
from typing import TYPE_CHECKING

from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.page_opening import PageOpener
from bezique_desktop.ui.theme import Theme
from bezique_desktop.ui.words import _

if TYPE_CHECKING:
    from bezique_desktop.engine.match import Match
    from bezique_desktop.storage.records import UnreadableRecord


class Records(PageOpener):
    """Opens and writes them for a desktop."""

    def open(self) -> None:
        """Show the records that are kept, or look for a file if there are none."""
        from bezique_desktop.storage.files import await_files
        from bezique_desktop.storage.records import records_in
        from bezique_desktop.ui.dialogs.records_page import RecordsPage

        def make(theme: Theme, deck: Deck) -> RecordsPage:
            page = RecordsPage(theme, deck, files)
            page.chosen.connect(self.open_file)
            page.elsewhere.connect(self.open_other)
            return page

        folder = self._desktop.keeping.records
        await_files(folder)
        files = records_in(folder)
        if files:
            self._open(RecordsPage, make, files)
        else:
            self.open_other()

    def open_other(self) -> None:
        """Go on with a match out of a file that the player chooses."""
        from bezique_desktop.ui.files import record_to_open

        file = record_to_open(self._desktop.window, self._desktop.keeping.records)
        if file is not None:
            self.open_file(file)

    def open_file(self, file: Path) -> None:
        """Go on with a recorded match; one that cannot be read is told."""
        from bezique_desktop.storage.records import UnreadableRecord, read_record

        try:
            match = read_record(file)
        except UnreadableRecord as error:
            self._offer(error)
        else:
            self._take_up(match)

    def _offer(self, error: "UnreadableRecord") -> None:
        """Tell what is wrong with a record; where something was played before the fault, offer to open that."""
        from bezique_desktop.ui.window_question import Question
        from bezique_desktop.ui.wording_faults import good_part_text, record_fault_text

        good = error.good
        if good is None:
            self._desktop.tell(record_fault_text(error))
            return

        def make(theme: Theme, deck: Deck) -> Question:
            title, text = _("The record is damaged"), good_part_text(error, good)
            page = Question(theme, deck, title, text, _("Open what is whole"))
            page.agreed.connect(lambda: self._take_up(good))
            return page

        self._open(Question, make, good)

    def _take_up(self, match: "Match") -> None:
        """Go on with a match, or look at it again if it is over."""
        if match.result is None:
            self._desktop.go_on_with(match)
        else:
            self.look_again(match)

    # ------------------------------------------------------------------ on the table
    def replay(self) -> None:
        """Step through the match on the table from its beginning."""
        match = self._played()
        if match is not None and self._desktop.room.replay is None:
            self.look_again(match)
        else:
            self.step_to("first")

    def _played(self) -> "Match | None":
        """The match on the table, as a whole if it is stepped through."""
        room = None if self._desktop.step is None else self._desktop.room
        return None if room is None else room.match if room.replay is None else room.replay.whole

    def analyse(self) -> None:
        """Judge the decisions of the player in the match on the table."""
        from bezique_desktop.ui.adviser import Adviser, adviser_command
        from bezique_desktop.ui.dialogs.analysis_page import AnalysisPage
        from bezique_desktop.ui.matches import OWN_SEAT
        from bezique_desktop.ui.model.analysis import Analysis

        match = self._played()
        if match is None:
            return

        analysis = Analysis(match, OWN_SEAT, Adviser(adviser_command()))

        def make(theme: Theme, deck: Deck) -> AnalysisPage:
            page = AnalysisPage(theme, deck, analysis)
            page.look.connect(lambda place: self._look_at(match, place))
            return page

        self._open(AnalysisPage, make, match)

    def _look_at(self, match: "Match", place: int) -> None:
        """Show a decision of a match that was played, and what was best there."""
        room = self._desktop.room
        self._desktop.window.overlay.clear()
        if room.replay is None:
            self.look_again(match)
        if room.replay is not None:
            room.replay.go_to(place)
            room.hint()

    def look_again(self, match: "Match") -> None:
        """Step through a match that was played."""
        room = self._desktop.room
        self._desktop.show_table()
        room.look_again(match, self._desktop.preferences.level)

    def step_to(self, where: str) -> None:
        """Go to another move of the record on the table."""
        self._desktop.at_table(lambda room: room.step_to(where))

    def branch(self) -> None:
        """Play on from where the record on the table has come to."""
        replay = None if self._desktop.step is None else self._desktop.room.replay
        if replay is not None:
            self._desktop.go_on_with(replay.branch())

    # ------------------------------------------------------------------ to a file
    def export(self) -> None:
        """Write the record of the match on the table to a file that the player names."""
        from bezique_desktop.storage.records import ENDING
        from bezique_desktop.ui.files import file_name, record_to_write
        from bezique_desktop.ui.wording_records import record_title

        desktop = self._desktop
        match = desktop.room.match
        if match is not None:
            name = file_name(record_title(match), ENDING)
            file = record_to_write(desktop.window, desktop.keeping.records / name)
            if file is not None:
                self._write(file)

    def _write(self, file: Path) -> None:
        from bezique_desktop.storage.notices import not_saved
        from bezique_desktop.storage.records import write_record

        match = self._desktop.room.match
        if match is not None:
            try:
                write_record(file, match)
            except OSError as error:
                self._desktop.notify(not_saved(file, error))
