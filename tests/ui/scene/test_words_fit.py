"""No text of the table is cut, in any language and size, whatever happens in a deal."""

import gc
from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from bezique_desktop.games.catalogue import game_ids
from bezique_desktop.players.hint import hint
from bezique_desktop.ui.art import text
from bezique_desktop.ui.art.look import Look, Words
from bezique_desktop.ui.scene.captions import Company
from bezique_desktop.ui.scene.table_view import TableView
from bezique_desktop.ui.wording_cards import set_index_language
from bezique_desktop.ui.wording_games import cast
from bezique_desktop.ui.wording_hints import hint_text
from bezique_desktop.ui.words import _, languages, set_language
from tests.ui.scene.deals import steps
from tests.ui.scene.room import OFF

SIZES = [(960, 600), (1280, 800), (1920, 1080)]


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Every text that did not fit its box."""
    found: list[str] = []
    fitted = text.fitted

    def spy(look: Look, line: str, words: Words, width: float) -> tuple[str, int]:
        shown = fitted(look, line, words, width)
        if shown[0] != line:
            found.append(f"{line} -> {shown[0]}")
        return shown

    monkeypatch.setattr(text, "fitted", spy)
    yield found
    set_language("en")
    set_index_language("")
    gc.collect()  # a table and its deck refer to each other, and twenty megabytes of pictures hang on them


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", game_ids())
def test_words_fit(qtbot: QtBot, cut: list[str], game: str, language: str, size: tuple[int, int]) -> None:
    set_language(language)
    set_index_language(language)
    view = TableView()
    qtbot.addWidget(view)
    view.resize(*size)
    view.set_preferences(replace(OFF, language=language))
    others = cast(["thrifty", "novice", "thrifty"])
    view.set_company(Company(("", *(other.title for other in others))))
    view.show()
    for number, step in enumerate(steps(game, 6)):
        named = replace(step, names=(_("You"), *(other.name for other in others))[: len(step.names)])
        view.show_step(named, False)
        if step.view.legal and number % 4 == 0:
            advice = hint(step.view)
            view.show_hint(advice, hint_text(advice, step.view))
    view.paint_now()
    assert not cut
