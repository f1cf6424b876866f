"""What the table tells whoever keeps a journal, before anybody sees it."""

from typing import Protocol

from bezique_desktop.table.moves import Move


class Journal(Protocol):
    """Keeps what the table tells it. None of these may raise: the game goes on, saved or not."""

    def add(self, move: Move) -> None:
        """A new move was made; what had been taken back is forgotten."""

    def change_levels(self, levels: list[str]) -> None:
        """The computers play at these levels from now on."""

    def back(self, count: int) -> None:
        """The last so many moves were taken back."""

    def forward(self, count: int) -> None:
        """So many of the moves taken back were made again: all that the last such step took back."""
