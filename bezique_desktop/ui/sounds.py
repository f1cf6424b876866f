"""Short sounds at the table, by what the system plays files with; where it has nothing for that, the game is silent."""

import shutil
import sys
from functools import cache
from time import monotonic
from typing import Final

from PySide6.QtCore import QProcess

from bezique_desktop.engine.events import BlancheShown, Declared, Exchanged, Played, Shown, Taken
from bezique_desktop.resources_path import resource
from bezique_desktop.ui.scene.published import Published

PLAYERS: Final = {"darwin": (("afplay",),), "linux": (("pw-play",), ("paplay",), ("aplay", "-q"))}
"""Programs that play a file, the best first."""
PAUSE: Final = 0.08
"""Seconds that pass between two sounds at least: who plays in haste wants no rattle."""


def sound_of(step: Published) -> str:
    """What a step sounds like, "" for nothing."""
    result = step.match_result
    kinds = {type(event) for event in step.events}
    if kinds and result is not None and result.winner == step.view.side:
        return "win"
    if kinds & {Declared, Exchanged, Shown, BlancheShown}:
        return "meld"
    if Taken in kinds:
        return "trick"
    return "card" if Played in kinds else ""


@cache
def player(platform: str) -> tuple[str, ...]:
    """The program of this system that plays a file, with its arguments; nothing if there is none."""
    return next((command for command in PLAYERS.get(platform, ()) if shutil.which(command[0])), ())


def play(sound: str) -> None:
    """Play a sound to its end, and do not wait for it."""
    file = str(resource("sounds", f"{sound}.wav"))
    if sys.platform == "win32":
        import winsound

        winsound.PlaySound(file, winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT)
        return
    command = player(sys.platform)
    if command:
        process = QProcess()
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.setProgram(command[0])
        process.setArguments([*command[1:], file])
        process.startDetached()


class Sounds:
    """Lets steps be heard one by one, and leaves out what comes too soon after another."""

    def __init__(self) -> None:
        self._last: float = -PAUSE

    def heed(self, step: Published) -> None:
        """A step is shown now."""
        sound, now = sound_of(step), monotonic()
        if sound and now - self._last >= PAUSE:
            self._last = now
            play(sound)


SOUNDS: Final = Sounds()
"""What everybody at this screen hears."""
