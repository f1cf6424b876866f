"""Declaration sequences of the games for three players and six packs, for as many of them as there are."""

from __future__ import annotations

import json

import pytest

from bezique_desktop.cli.referee import Referee
from tests.rulebook.sequences import Rehearsal
from tests.rulebook.vectors import Sequence, sequences


def known(game: str) -> bool:
    """Return whether the referee knows a game."""
    return bool(json.loads(Referee().answer(json.dumps({"new": {"game": game}})))["ok"])


KNOWN = [sequence for sequence in sequences("TX") if known(sequence.game)]


@pytest.mark.parametrize("sequence", KNOWN, ids=str)
def test_declaration_sequences(sequence: Sequence) -> None:
    """What may be scored after what, and for how much where the sequence says so."""
    scored = Rehearsal(sequence).run()
    assert not sequence.points or scored == list(sequence.points)
