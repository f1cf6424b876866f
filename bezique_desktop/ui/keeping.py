"""What is kept from one start to the next: preferences, the number of the player's matches, the match in progress."""

import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from bezique_desktop.storage.files import is_writable, settle
from bezique_desktop.storage.notices import Notice, NoticeKind, Report, not_saved
from bezique_desktop.storage.places import places
from bezique_desktop.storage.settings import SettingsFile
from bezique_desktop.ui.house_names import names_from
from bezique_desktop.ui.settings import Preferences, plain, preferences_of
from bezique_desktop.ui.words import _

if TYPE_CHECKING:
    from bezique_desktop.engine.match import Match
    from bezique_desktop.storage.autosave import Autosave, Saved
    from bezique_desktop.storage.profile import Profile
    from bezique_desktop.table.table import Table
    from bezique_desktop.ui.house_rules_file import HouseRulesFile


class Keeping:
    """The files of this user.

    ``language`` is that of the system, which counts until the player has chosen one; ``spoken`` replaces either for
    this time. ``is_visitor``: only look at the preferences and leave no trace.
    """

    def __init__(self, report: Report, language: str, is_visitor: bool = False, spoken: str | None = None) -> None:
        where = places()
        self._tell = report
        self._where = where
        self._lost: set[Path] = set()
        self._file = SettingsFile(where.settings, self._report, guarded=is_visitor)
        self._saved = preferences_of(self._file.load(plain(Preferences(language=language))))
        self.preferences = replace(self._saved, language=spoken or self._saved.language)
        self._spoken = spoken
        self._is_visitor = is_visitor
        self._autosave: Autosave | None = None
        names_from(lambda: [] if is_visitor else self.house_rules.all())

    def report_to(self, report: Report) -> None:
        """Tell somebody else what there is to tell."""
        self._tell = report

    def _report(self, notice: Notice) -> None:
        """Tell it, unless its whole folder is lost: that is told once, instead of every file."""
        if notice.kind not in (NoticeKind.NOT_WRITABLE, NoticeKind.NOT_MADE) or not self._is_lost(notice):
            self._tell(notice)

    def _is_lost(self, notice: Notice) -> bool:
        """Whether nothing can be saved in the folder of a file that was not."""
        place = os.path.realpath(notice.values["folder"])
        roots = [root for root in self._roots if Path(place).is_relative_to(os.path.realpath(root))]
        return not all([self._check(root) for root in roots])

    @property
    def _roots(self) -> list[Path]:
        return list(dict.fromkeys((self._where.config, self._where.data)))

    def _check(self, folder: Path) -> bool:
        """Whether a folder can be written to; that it cannot is told once, until it can."""
        if is_writable(folder):
            self._lost.discard(folder)
            return True
        if folder not in self._lost:
            self._lost.add(folder)
            kind = NoticeKind.NOTHING_SAVED if os.path.lexists(folder) else NoticeKind.NO_FOLDER
            self._tell(Notice(kind, {"folder": str(folder)}))
        return False

    # ------------------------------------------------------------------ preferences
    def change(self, preferences: Preferences) -> None:
        """Take other preferences, to be kept by :meth:`save`."""
        self.preferences = preferences

    def save(self) -> None:
        """Write the preferences if they have changed."""
        preferences = lasting = self.preferences
        if preferences.language == self._spoken:
            lasting = replace(preferences, language=self._saved.language)
        if not self._is_visitor and lasting != self._saved and self._file.save(plain(lasting)):
            self._saved = lasting

    def place(self, window: str) -> None:
        """Keep where the window was."""
        self.change(replace(self.preferences, window=window))

    @property
    def records(self) -> Path:
        """The folder of the records."""
        return self._where.records

    @property
    def house_rules(self) -> "HouseRulesFile":
        """The rules that the player has saved."""
        from bezique_desktop.ui.house_rules_file import HouseRulesFile

        return HouseRulesFile(self._where.config / "house-rules.json", self._report)

    # ------------------------------------------------------------------ matches
    @property
    def number_to_come(self) -> int:
        """The number that the player's next match will have."""
        profile = self._profile()
        return max(profile.player(self.preferences.name).next_match, self._least_number(profile))

    def next_number(self) -> int:
        """The number of the match that the player begins now."""
        if self._is_visitor:
            return 1
        profile = self._profile()
        return profile.begin_match(self.preferences.name, self._least_number(profile))

    def _least_number(self, profile: "Profile") -> int:
        """The number after those of the matches that are kept, for a player of whom the profile has lost the count."""
        name = self.preferences.name
        if profile.knows(name):
            return 1
        from bezique_desktop.storage.records import highest_number, records_in

        kept = [*records_in(self._where.records), *self._where.journal.glob("*.journal")]
        return 1 + highest_number(kept, " ".join(name.split()) or _("You"))

    def examine(self) -> None:
        """Tell early what is wrong with the player's files."""
        if self._is_visitor:
            return
        for folder in self._roots:
            self._check(folder)
        self._profile()

    def left(self) -> "Saved | None":
        """The match that waits to be continued; one that was finished is counted and put away."""
        if self._is_visitor or not any(any(self._where.journal.glob(name)) for name in ("*.journal", "*.kept-*")):
            return None
        saved = self._kept().left()
        if saved is None or saved.match.result is None:
            return saved
        from bezique_desktop.table.table import Table

        self._kept().resume(saved)
        self.let_go(Table(saved.match, timeline=saved.timeline))
        return None

    def begin(self, match: "Match") -> "Table":
        """A table for a new match, with a journal."""
        from bezique_desktop.table.table import Table

        return Table(match, None if self._is_visitor else self._kept().begin(match))

    def resume(self, saved: "Saved") -> "Table":
        """A table for the match that was left."""
        from bezique_desktop.table.table import Table

        return Table(saved.match, self._kept().resume(saved), timeline=saved.timeline)

    def let_go(self, table: "Table") -> None:
        """Put a match away: a finished one is counted, another waits for the next start."""
        if not self._is_visitor:
            result = table.match.result
            if result is not None:
                self._profile().end_match(self.preferences.name, result.winner == 0, table.undone > 0)
            self._kept().leave(table.match)

    def close(self) -> None:
        """Bring everything to the disk."""
        for path, error in settle():
            self._report(not_saved(path, error))
        if self._autosave is not None:
            self._autosave.close()

    def _kept(self) -> "Autosave":
        """The keeper of the match in progress, called when there is one to keep."""
        if self._autosave is None:
            from bezique_desktop.storage.autosave import Autosave

            self._autosave = Autosave(self._where, self._report)
        return self._autosave

    def _profile(self) -> "Profile":
        from bezique_desktop.storage.profile import Profile

        return Profile(self._where.profile, self._report)
