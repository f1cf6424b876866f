"""Qt imported quickly does what Qt imported plainly does, down to the words for a wrong call."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
QUICK: Final = "from bezique_desktop.ui.qt_import import import_qt, put_off; put_off(); import_qt()"
FAULTS: Final = """
from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication([])
widget = QWidget()
calls = (
    lambda: QRect("a"), lambda: widget.resize("x"), lambda: widget.setWindowTitle(3), lambda: widget.setGeometry(1, 2),
    lambda: widget.nonsense, lambda: QWidget(nonsense=1), lambda: Qt.Key.Key_Nonsense, lambda: widget.setFocus(7),
)
for call in calls:
    for _ in range(2):
        try:
            call()
        except (TypeError, AttributeError, ValueError) as error:
            print(type(error).__name__, error)
"""
LATER: Final = """
import inspect, textwrap, traceback
from bz2 import compress, decompress
from PySide6.QtCore import QRect
from PySide6.support.signature import get_signature
print(textwrap.dedent("  a"), inspect.isclass(QRect), decompress(compress(b"b")), get_signature(QRect.adjust))
try:
    1 / 0
except ZeroDivisionError:
    print(traceback.format_exc().splitlines()[-1])
print(inspect.signature(lambda a, b=1: None))
"""


def told(program: str) -> str:
    """What a program prints."""
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("program", [FAULTS, LATER], ids=["faults", "what was put off"])
def test_it_is_qt_all_the_same(program: str) -> None:
    plain = told(program)
    assert len(plain.splitlines()) > 2
    assert told(QUICK + "\n" + program) == plain
