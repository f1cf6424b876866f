"""Where the program keeps its files: where each system wants them, or all in the folder that ``BEZIQUE_HOME`` names."""

import os
from pathlib import Path
from typing import Final

from bezique_desktop.values import frozen

FOLDER: Final = "bezique-desktop"
HOME: Final = "BEZIQUE_HOME"


@frozen
class Places:
    """The folders; each is made when something is first saved there."""

    config: Path
    data: Path

    @property
    def settings(self) -> Path:
        """The file of the preferences."""
        return self.config / "settings.json"

    @property
    def profile(self) -> Path:
        """The file with the match numbers and counts of each player."""
        return self.data / "profile.json"

    @property
    def journal(self) -> Path:
        """The folder of the match in progress."""
        return self.data / "journal"

    @property
    def records(self) -> Path:
        """The folder of the matches that were left or finished."""
        return self.data / "records"


def places() -> Places:
    """The folders of this user."""
    home = os.environ.get(HOME)
    if home:
        return Places(Path(home), Path(home))
    from platformdirs import PlatformDirs

    folders = PlatformDirs(FOLDER, appauthor=False)
    return Places(folders.user_config_path, folders.user_data_path)
