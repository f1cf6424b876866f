"""A deck for pages, and what must be put away after a test."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.words import set_language


@pytest.fixture
def deck(qapp: QApplication) -> Iterator[Deck]:
    made = Deck()
    yield made
    qapp.processEvents()
    made.finish()


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")
