"""The window as a picture, and the computer playing a deal against itself."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from bezique_desktop.engine.match import Match
from bezique_desktop.table.step import Step
from bezique_desktop.ui.desktop import Desktop
from bezique_desktop.ui.model.new_game import NewGame

Say = Callable[[str], None]


class Photographer(QObject):
    """Writes the window as a picture; a picture that cannot be written ends the program with status 1."""

    def __init__(self, desktop: Desktop, file: Path, complain: Say) -> None:
        super().__init__(desktop)
        self._desktop = desktop
        self._file = file
        self._complain = complain
        self.is_done = False

    def take(self) -> None:
        """Write the picture as the window is now; drawn once, it knows which cards it needs to have in full."""
        self.is_done = True
        self._desktop.window.grab()
        QApplication.processEvents()
        self._desktop.finish_drawing()
        if not self._desktop.window.grab().save(str(self._file)):
            self._complain(f"The picture {self._file} cannot be written.")
            QApplication.exit(1)

    def take_and_close(self) -> None:
        """Write the picture, and close the window."""
        self.take()
        self._desktop.window.close()

    def wait(self, step: Step) -> None:
        """Take the picture as soon as the player can do something, or a deal is over; perhaps before Qt runs."""
        if (step.view.legal or step.deal_result or step.match_result) and not self.is_done:
            self.is_done = True
            QTimer.singleShot(0, self.take_and_close)


class Demonstration(QObject):
    """Computers play one deal, and the window closes; the photographer comes in the middle of the deal."""

    def __init__(self, desktop: Desktop, photographer: Photographer | None, say: Say) -> None:
        super().__init__(desktop)
        self._desktop = desktop
        self._photographer = photographer
        self._say = say
        desktop.room.settled.connect(self._look)

    def _look(self, step: Step) -> None:
        camera = self._photographer
        if camera is not None and not camera.is_done and len(step.view.takers) >= step.view.rules.tricks // 2:
            camera.take()
        if step.deal_result is not None:
            self._say(result_line(step))
            self._desktop.window.close()


def show(
    desktop: Desktop, what: NewGame | Match | None, demo: bool, file: Path | None, say: Say, complain: Say
) -> None:
    """Show a new game, a recorded match or the start page, write the picture that is asked for, close the window."""
    camera = None if file is None else Photographer(desktop, file, complain)
    if camera is not None or QApplication.platformName() == "offscreen":
        desktop.keeping.change(replace(desktop.preferences, pace="off", trick_click=False))
    desktop.window.show()
    if isinstance(what, NewGame) and demo:
        Demonstration(desktop, camera, say)
        desktop.watch(what)
    elif camera is not None and what is not None:
        desktop.room.settled.connect(camera.wait)
        desktop.room.opening.is_silent = True
        desktop.deal(what) if isinstance(what, NewGame) else desktop.go_on_with(what)
    elif camera is not None:
        desktop.show_start()
        QTimer.singleShot(0, camera.take_and_close)


def result_line(step: Step) -> str:
    """A finished deal in a line."""
    scores = ", ".join(f"{name} {score}" for name, score in zip(step.names, step.view.scores, strict=False))
    return f"{step.view.rules.game}, deal {step.seed}: {scores}"
