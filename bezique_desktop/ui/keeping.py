"""What is kept from one start to the next: preferences, the number of the player's matches, the match in progress."""

from dataclasses import replace
from pathlib import Path

from bezique_desktop.engine.match import Match
from bezique_desktop.storage.autosave import Autosave, Saved
from bezique_desktop.storage.notices import Notice, Report
from bezique_desktop.storage.places import places
from bezique_desktop.storage.profile import Profile
from bezique_desktop.storage.settings import SettingsFile
from bezique_desktop.table.table import Table
from bezique_desktop.ui.house_rules_file import HouseRulesFile
from bezique_desktop.ui.settings import Preferences, plain, preferences_of


class Keeping:
    """The files of this user.

    ``language`` is that of the system, which counts until the player has chosen one; ``spoken`` replaces either for
    this time. ``is_visitor``: only look at the preferences and leave no trace.
    """

    def __init__(self, report: Report, language: str, is_visitor: bool = False, spoken: str | None = None) -> None:
        where = places()
        self._tell = report
        self._where = where
        self._file = SettingsFile(where.settings, self._report)
        self._saved = preferences_of(self._file.load(plain(Preferences(language=language))))
        self.preferences = replace(self._saved, language=spoken or self._saved.language)
        self._spoken = spoken
        self._autosave = None if is_visitor else Autosave(where, self._report)

    def report_to(self, report: Report) -> None:
        """Tell somebody else what there is to tell."""
        self._tell = report

    def _report(self, notice: Notice) -> None:
        self._tell(notice)

    # ------------------------------------------------------------------ preferences
    def change(self, preferences: Preferences) -> None:
        """Keep other preferences."""
        self.preferences = preferences
        lasting = preferences
        if preferences.language == self._spoken:
            lasting = replace(preferences, language=self._saved.language)
        if self._autosave is not None and lasting != self._saved and self._file.save(plain(lasting)):
            self._saved = lasting

    def place(self, window: str) -> None:
        """Keep where the window was."""
        self.change(replace(self.preferences, window=window))

    @property
    def records(self) -> Path:
        """The folder of the records."""
        return self._where.records

    @property
    def house_rules(self) -> HouseRulesFile:
        """The rules that the player has saved."""
        return HouseRulesFile(self._where.config / "house-rules.json", self._report)

    # ------------------------------------------------------------------ matches
    @property
    def number_to_come(self) -> int:
        """The number that the player's next match will have."""
        return self._profile().player(self.preferences.name).next_match

    def left(self) -> Saved | None:
        """The match that waits to be continued; one that was finished is counted and put away."""
        saved = None if self._autosave is None else self._autosave.left()
        if saved is None or self._autosave is None or saved.match.result is None:
            return saved
        self._autosave.resume(saved)
        self.let_go(Table(saved.match, timeline=saved.timeline))
        return None

    def next_number(self) -> int:
        """The number of the match that the player begins now."""
        return 1 if self._autosave is None else self._profile().begin_match(self.preferences.name)

    def begin(self, match: Match) -> Table:
        """A table for a new match, with a journal."""
        return Table(match, None if self._autosave is None else self._autosave.begin(match))

    def resume(self, saved: Saved) -> Table:
        """A table for the match that was left."""
        journal = None if self._autosave is None else self._autosave.resume(saved)
        return Table(saved.match, journal, timeline=saved.timeline)

    def let_go(self, table: Table) -> None:
        """Put a match away: a finished one is counted, another waits for the next start."""
        if self._autosave is not None:
            result = table.match.result
            if result is not None:
                self._profile().end_match(self.preferences.name, result.winner == 0, table.undone > 0)
            self._autosave.leave(table.match)

    def close(self) -> None:
        """Bring everything to the disk."""
        if self._autosave is not None:
            self._autosave.close()

    def _profile(self) -> Profile:
        return Profile(self._where.profile, self._report)
