"""Every game plays as its text says; see playthrough.py for how to write the texts anew."""

import pytest

from bezique_desktop.games.catalogue import game_ids
from tests.golden.playthrough import path_of, playthrough


@pytest.mark.parametrize("game", game_ids())
def test_the_game_plays_as_written(game: str) -> None:
    assert playthrough(game) == path_of(game).read_text(encoding="utf-8")
