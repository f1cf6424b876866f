"""Pages follow the system between light and dark while they are open."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from bezique_desktop.ui.desktop import Desktop
from tests.ui.windows import desktop_of, discard, settle


@pytest.fixture
def desktop(qtbot: QtBot) -> Iterator[Desktop]:
    made = desktop_of(paper="system")
    yield made
    discard(made)


@pytest.mark.parametrize("scheme", [Qt.ColorScheme.Dark, Qt.ColorScheme.Light])
def test_an_open_page_turns_with_the_system(
    desktop: Desktop, scheme: Qt.ColorScheme, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop.perform("preferences")
    page = desktop.window.overlay.page
    assert page is not None
    is_dark = scheme == Qt.ColorScheme.Dark
    monkeypatch.setattr("bezique_desktop.ui.appearance._is_dark", lambda _paper: is_dark)
    QGuiApplication.styleHints().colorSchemeChanged.emit(scheme)
    settle()
    assert page.page_style.paper.dark == is_dark
    assert QToolTip.palette().color(QPalette.ColorRole.ToolTipBase) == QColor(page.page_style.paper.card)
