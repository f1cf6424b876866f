"""The reason of a hint has room in the tray, beside a card that was led and around a trick of three or four."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from bezique_desktop.players.hint import hint
from bezique_desktop.ui.art.text import LINE_HEIGHT, wrapped
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.scene.layout import Frame
from bezique_desktop.ui.scene.layout_trick import hint_text as boxes
from bezique_desktop.ui.scene.table_view import TableView
from bezique_desktop.ui.scene.tray import TEXT, room_for_words
from bezique_desktop.ui.wording_hints import hint_text
from bezique_desktop.ui.words import languages, set_language
from tests.ui.scene.deals import steps
from tests.ui.scene.room import OFF

SIZES = [(960, 600), (1280, 800)]


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")


def place_of_reason(frame: Frame, beside: bool, unit: float) -> Rect:
    """Where the reason stands."""
    if not beside:
        return boxes(frame)[2]
    room = room_for_words(frame, beside=True)
    title = 28 * unit if len(frame.seats) == 2 else 0
    return Rect(room.x, room.y + title, room.width, room.height - title)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["program-long", "three-handed", "four-handed", "six-deck"])
def test_every_reason_has_room(game: str, language: str, size: tuple[int, int], qtbot: QtBot) -> None:
    view = TableView()
    qtbot.addWidget(view)
    view.resize(*size)
    view.set_preferences(replace(OFF, language=language))
    view.show()
    view.show_step(next(iter(steps(game, 1))), False)
    look, frame = view.stage.look, view.stage.frame
    line = look.pixels(TEXT.size) * LINE_HEIGHT
    for seen in [step.view for step in steps(game, 6) if step.view.legal]:
        place = place_of_reason(frame, bool(seen.trick), look.unit)
        lines = wrapped(look, hint_text(hint(seen, 0), seen), TEXT, place.width)
        assert len(lines) <= int((place.height + 1) // line), lines
