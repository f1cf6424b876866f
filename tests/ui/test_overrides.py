"""An error in an overridden function of Qt is an error like any other, whoever raised it; the process goes on."""

import subprocess
import sys
from collections.abc import Callable
from typing import Final

import pytest
from PySide6.QtCore import QAbstractAnimation, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

FAULTS: Final[dict[type[Exception], Callable[[], object]]] = {
    ZeroDivisionError: lambda: 1 / 0,
    IndexError: lambda: [][0],
    ValueError: lambda: int("x"),
    TypeError: lambda: len(3),  # type: ignore[arg-type]
    KeyError: lambda: dict[int, int]()[3],
}
PROGRAM: Final = """
from bezique_desktop.ui.qt_import import import_qt, put_off
put_off()
import_qt()
from PySide6.QtWidgets import QApplication, QWidget
class Faulty(QWidget):
    def paintEvent(self, event):
        1 / 0
application = QApplication([])
try:
    Faulty().grab()
except ZeroDivisionError:
    print("told")
"""


class Faulty(QWidget):
    """Fails whenever it is painted."""

    def __init__(self, fault: Callable[[], object]) -> None:
        super().__init__()
        self._fault = fault

    def paintEvent(self, event: QPaintEvent) -> None:
        self._fault()


@pytest.mark.parametrize("kind", FAULTS)
def test_an_error_comes_out_of_it(kind: type[Exception], qtbot: QtBot) -> None:
    widget = Faulty(FAULTS[kind])
    qtbot.addWidget(widget)
    with pytest.raises(kind), qtbot.captureExceptions():
        widget.grab()


def test_the_program_guards_its_classes() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (0, "told\n")


class Sized(QWidget):
    """Overrides one function and has one of its own."""

    def __init__(self, *, width: int) -> None:
        super().__init__()
        self._width = width

    def sizeHint(self) -> QSize:
        """Its size."""
        return QSize(self._width, 9)

    def own(self) -> int:
        return 3


class Beat(QAbstractAnimation):
    """A class without a constructor of its own."""

    def duration(self) -> int:
        return 40


def test_what_is_overridden_stays_what_it_is(qtbot: QtBot) -> None:
    widget = Sized(width=7)
    qtbot.addWidget(widget)
    assert widget.sizeHint() == QSize(7, 9)
    assert Sized.sizeHint.__doc__ == "Its size."
    assert widget.own() == 3
    assert Sized.own.__code__.co_name == "own"
    assert Beat().totalDuration() == 40
