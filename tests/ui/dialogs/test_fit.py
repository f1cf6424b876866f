"""No text of any page is cut, in no language and at no size of the window; and no page keeps the window waiting."""

import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.dialogs.meld_chart import MeldChart
from bezique_desktop.ui.dialogs.meld_states import MeldStatus, meld_states
from bezique_desktop.ui.dialogs.paper import Page
from bezique_desktop.ui.dialogs.rules_page import RulesPage
from bezique_desktop.ui.dialogs.scroll import Scroll
from bezique_desktop.ui.dialogs.tabs import Tab
from bezique_desktop.ui.theme import theme
from bezique_desktop.ui.words import languages, set_language
from tests.ui.dialogs.pages import PAGES, activate, place, played

SIZES = ((960, 600), (1280, 800), (1920, 1080), (3840, 2160))
MOST_MS = 50
LEADING = 0.88
"""The part of the height of a line that its letters take."""


def shown(page: Page) -> Iterator[QWidget]:
    for widget in page.findChildren(QWidget):
        if widget.isVisibleTo(page):
            yield widget


def cut_texts(page: Page) -> list[str]:
    """What the widgets say themselves that they cannot show."""
    honest = [widget for widget in shown(page) if hasattr(widget, "cut_texts")]
    return [f"{type(widget).__name__}: {text}" for widget in honest for text in widget.cut_texts()]


def squeezed(page: Page) -> list[str]:
    """Labels and buttons that are smaller than they have to be, or stand outside of the page."""
    found = []
    for widget in shown(page):
        if isinstance(widget, (QLabel, QAbstractButton)):
            least = widget.minimumSizeHint()
            if widget.width() < least.width() - 1 or widget.height() < least.height() * LEADING:
                found.append(f"small: {widget.accessibleName() or widget.objectName()} {widget.size()} < {least}")
            if not scrolled(widget) and not page.rect().contains(place_in(widget, page)):
                found.append(f"outside: {widget.accessibleName()} {place_in(widget, page)}")
    return found


def place_in(widget: QWidget, page: Page) -> QRect:
    return QRect(widget.mapTo(page, widget.rect().topLeft()), widget.size())


def scrolled(widget: QWidget) -> bool:
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            return True
        above = above.parentWidget()
    return False


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_cut(qtbot: QtBot, deck: Deck, name: str, language: str) -> None:
    set_language(language)
    page = PAGES[name](theme(), deck)
    qtbot.addWidget(page)
    for width, height in SIZES:
        place(page, width, height)
        page.show()
        QApplication.processEvents()
        assert not cut_texts(page), f"{name} at {width}"
        assert not squeezed(page), f"{name} at {width}"


@pytest.mark.parametrize("language", languages())
def test_a_meld_that_waits_for_its_turn_is_told_in_full(qtbot: QtBot, deck: Deck, language: str) -> None:
    """Whoever is not to act holds one now and then."""
    set_language(language)
    views = (step.view for step in played(seed=6) if step.view.trump >= 0)
    view = next(view for view in views if any(state.status is MeldStatus.READY for state in meld_states(view)))
    page = MeldChart(theme(), deck, view)
    qtbot.addWidget(page)
    for width, height in SIZES:
        place(page, width, height)
        page.show()
        QApplication.processEvents()
        assert not cut_texts(page), f"at {width}"


@pytest.mark.parametrize("width", [960, 1280, 1920])
def test_the_ring_of_the_keyboard_stands_clear_of_a_title(qtbot: QtBot, deck: Deck, width: int) -> None:
    page = PAGES["preferences 0"](theme(), deck)
    qtbot.addWidget(page)
    place(page, width, width * 5 // 8)
    page.show()
    tab = page.findChildren(Tab)[0]
    inside = tab.title_rect
    activate(qtbot, page)
    tab.clearFocus()
    before = tab.grab(inside).toImage()
    tab.setFocus(Qt.FocusReason.TabFocusReason)
    assert tab.rings
    assert tab.grab(inside).toImage() == before


def test_what_goes_on_beyond_an_edge_fades(qtbot: QtBot, deck: Deck) -> None:
    """A line at the edge of the part that scrolls is not cut, it fades; at the very end nothing does."""
    page = PAGES["rules"](theme(), deck)
    qtbot.addWidget(page)
    place(page, 960, 600)
    page.show()
    part = max(page.findChildren(Scroll), key=Scroll.width)
    bar = part.verticalScrollBar()
    assert bar.maximum() > 0
    for value, top, bottom in ((0, False, True), (bar.maximum() // 2, True, True), (bar.maximum(), True, False)):
        bar.setValue(value)
        assert part.veil.fades == (top, bottom)
        image = page.grab(QRect(part.mapTo(page, part.viewport().pos()), part.viewport().size())).toImage()
        if bottom:
            assert len({image.pixel(x, image.height() - 1) for x in range(image.width())}) == 1


@pytest.mark.parametrize("name", PAGES)
def test_everything_can_be_reached_and_has_a_name(qtbot: QtBot, deck: Deck, name: str) -> None:
    page = PAGES[name](theme(), deck)
    qtbot.addWidget(page)
    place(page, 1280, 800)
    page.show()
    buttons = [widget for widget in shown(page) if isinstance(widget, QAbstractButton)]
    assert buttons
    assert all(button.accessibleName() for button in buttons)


@pytest.mark.parametrize("name", PAGES)
def test_opening_and_resizing_is_quick(qtbot: QtBot, deck: Deck, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Processor time of the thread for making and showing a page, and for another size; the best of three."""
    monkeypatch.setattr(RulesPage, "finish", lambda page: None)  # the window opens it before all of it is made
    opening, resizing = [], []
    for _attempt in range(3):
        started = time.thread_time()
        page = PAGES[name](theme(), deck)
        place(page, 1280, 800)
        page.show()
        opening.append(time.thread_time() - started)
        qtbot.addWidget(page)
        QApplication.processEvents()
        started = time.thread_time()
        place(page, 1400, 900)
        resizing.append(time.thread_time() - started)
        page.hide()
    assert min(opening) * 1000 < MOST_MS
    assert min(resizing) * 1000 < MOST_MS


def test_the_rules_are_made_in_short_steps(qtbot: QtBot, deck: Deck) -> None:
    page = RulesPage(theme(), deck, rules_of("six-deck"))
    qtbot.addWidget(page)
    place(page, 1280, 800)
    page.show()
    longest = 0.0
    while page.is_building:
        started = time.thread_time()
        QApplication.processEvents()
        longest = max(longest, time.thread_time() - started)
    assert longest * 1000 < MOST_MS
