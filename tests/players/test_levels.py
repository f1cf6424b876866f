"""The levels that are offered to people."""

from __future__ import annotations

import pytest

from bezique_desktop.engine.actions import CLOSE
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.race import closing
from bezique_desktop.players.registry import player
from tests.players.staging import staged
from tests.players.states import view_of


@pytest.mark.parametrize(("level", "closes"), [("expert", True), ("skilled", False)])
def test_who_counts_endings_out_closes_by_what_they_bring(level: str, closes: bool) -> None:
    """The sure tricks bring 36 of the 39 points that are wanted, but the other has to follow suit with dear cards."""
    gone = "QD TD KD AD 9S QS JD QH"
    deal = staged("sixty-six", "AC TC KC TS AH 9D", trump="C", turn_up="9C", rounds=2, scores=(27, 24), gone=gone)
    view = view_of(deal)
    assert closing(Knowledge(view, Mechanics(view.rules))) < 0
    closed = [player(level).choose(view, seed) for seed in range(20)].count(CLOSE)
    assert closed > 10 if closes else not closed
