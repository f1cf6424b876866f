"""The seed of a move comes from what the seat sees."""

from __future__ import annotations

import pytest

from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.sampling import sample
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.table.seeds import move_seed
from tests.players.states import ALL_GAMES, met, view_of


@pytest.mark.parametrize("game", ALL_GAMES)
def test_equal_views_have_equal_seeds(game: str) -> None:
    """Wherever the unseen cards lie; another point, or another number of one's own, has another seed."""
    mechanics = Mechanics(rules_of(game))
    seeds = set()
    for number, view in enumerate(met(mechanics.rules, 40)):
        other = view_of(sample(view, mechanics, Chance(number)), view.seat)
        assert move_seed(1, other) == move_seed(1, view)
        assert move_seed(2, view) != move_seed(1, view)
        seeds.add(move_seed(1, view))
    assert len(seeds) == 40
