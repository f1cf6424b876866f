"""What holds for every test: no screen, no real user's files, English words, and nothing left running."""

import gc
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from bezique_desktop.ui.overrides import guard_overrides

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LANGUAGE"] = "en"
os.environ["LC_ALL"] = "C.UTF-8"

settings.register_profile("steady", deadline=None, print_blob=True, derandomize=bool(os.environ.get("CI")))
settings.load_profile("steady")

guard_overrides()  # before the classes of the window are made, as the program does

QT_FIXTURES = {"qtbot", "qapp"}


@pytest.hookimpl(tryfirst=True)  # before pytest chooses by marks
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests marked xcb run under an X server, and all others without; what is long is slow as well."""
    for item in items:
        if "long" in item.keywords:
            item.add_marker("slow")
    under_x = os.environ["QT_QPA_PLATFORM"] == "xcb"
    chosen = [item for item in items if ("xcb" in item.keywords) == under_x]
    if len(chosen) < len(items):
        config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
        items[:] = chosen


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for the settings and records of each test; the program makes it when it needs it."""
    folder = tmp_path_factory.getbasetemp() / f"home-{os.urandom(8).hex()}"
    monkeypatch.setenv("BEZIQUE_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def nothing_left_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test ends its threads, and a test of the window its Qt timers, animations, threads and processes too."""
    threads = set(threading.enumerate())
    yield
    left = [thread.name for thread in threading.enumerate() if thread not in threads and not thread.daemon]
    if QT_FIXTURES.intersection(request.fixturenames):
        delete_what_is_done()
        left += running_qt_objects()
    assert not left, f"still running after the test: {left}"


def delete_what_is_done() -> None:
    """Without a running event loop nothing deletes the windows of a test, and pictures pile up by the gigabyte."""
    from PySide6.QtCore import QCoreApplication, QEvent

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def running_qt_objects() -> list[str]:
    found = _running_qt_objects()
    if found:
        gc.collect()
        found = _running_qt_objects()
    return found


def _running_qt_objects() -> list[str]:
    from PySide6.QtCore import QAbstractAnimation, QProcess, QThread, QTimer
    from shiboken6 import Shiboken

    def runs(thing: object) -> bool:
        match thing:
            case QTimer():
                return thing.isActive()
            case QAbstractAnimation():
                return thing.state() == QAbstractAnimation.State.Running
            case QProcess():
                return thing.state() != QProcess.ProcessState.NotRunning
            case QThread():
                return thing.isRunning() and thing is not QThread.currentThread()
        return False

    return [repr(thing) for thing in Shiboken.getAllValidWrappers() if runs(thing)]
