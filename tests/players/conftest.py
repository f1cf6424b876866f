"""Players that think at length think briefly here, so that whole deals can be played in a test."""

from __future__ import annotations

import pytest

from bezique_desktop.players import levels


@pytest.fixture(autouse=True)
def brief_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """One imagined deal a move; a compiled program keeps its own number and is fast enough."""
    monkeypatch.setattr(levels, "WORLDS_INTERPRETED", 1)
