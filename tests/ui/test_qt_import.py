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
ENUMERATIONS: Final = """
import copy, enum, pickle
from PySide6 import QtCore, QtGui, QtWidgets
found = [getattr(module, name) for module in (QtCore, QtGui, QtWidgets) for name in dir(module)]
inner = [kind for each in found if isinstance(each, type) for kind in vars(each).values()]
kinds = {kind for kind in found + inner if isinstance(kind, enum.EnumType)}
for kind in sorted(kinds, key=lambda kind: (kind.__module__, kind.__qualname__)):
    print(kind, kind.__module__, kind.__mro__, [member.name for member in kind])
    for name, member in kind.__members__.items():
        assert kind[name] is getattr(kind, name) is kind(member.value) is copy.copy(member)
        assert pickle.loads(pickle.dumps(member)) is member
        print(repr(member), member, f"{member}", member.name, member in list(kind), isinstance(member, int))
        if isinstance(member, enum.Flag) and member.value >= 0:
            print(~member, member | kind(64), member & kind(3), member ^ kind(1), bool(member), kind(3) in member)
try:
    QtCore.Qt.PenStyle(77)
except ValueError as error:
    print(error)
Key, control = QtCore.Qt.Key, QtCore.Qt.KeyboardModifier.ControlModifier
print(Key.Key_A < Key.Key_B, Key.Key_A + 1, {Key.Key_A: 1}[65], (control | Key.Key_A).toCombined())
"""


def told(program: str) -> str:
    """What a program prints."""
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("program", [FAULTS, LATER, ENUMERATIONS], ids=["faults", "what was put off", "enumerations"])
def test_it_is_qt_all_the_same(program: str) -> None:
    plain = told(program)
    assert len(plain.splitlines()) > 2
    assert told(QUICK + "\n" + program) == plain
