"""A position with one right thing to do, as a line of a table."""

from __future__ import annotations

from typing import Any

from bezique_desktop.engine.deal import Deal
from bezique_desktop.games.catalogue import rules_of
from tests.players.staging import staged


class Position:
    """What is right in words and as it is written: an action, an action without its cards, or the faces of the cards
    that may be played; the cards of the seat to act, and what else :func:`~tests.players.staging.staged` is to know.
    ``asks`` is the seat that is asked, if it is not the one to act."""

    def __init__(self, title: str, right: str, mine: str, asks: int | None = None, **staging: Any) -> None:
        self.title = title
        self.right = right
        self.mine = mine
        self.asks = asks
        self.staging = staging

    def deal(self, game: str, **options: object) -> Deal:
        """The deal in this position: without a turn-up where none is turned up, and with the card that is ``drawn``
        where combinations are declared after the draw."""
        stated = rules_of(game).options
        staging = {**self.staging, **options}
        drawn = staging.pop("drawn", "")
        if stated["trump_source"] != "turn_up":
            staging.pop("turn_up", None)
        mine = f"{self.mine} {drawn}" if stated["declare_timing"] == "on_lead" else self.mine
        return staged(game, mine, **staging)

    def accepts(self, action: str) -> bool:
        """Whether this action is a right one."""
        words = action.split()
        if words[0] == "play":
            return words[1][:2] in self.right.split() or action == self.right
        return action == self.right or " ".join(words[:2]) == self.right
