"""The moves of a match with a cursor: those before it are made, those after it were taken back."""

from collections.abc import Iterable
from itertools import islice

from bezique_desktop.table.moves import Concession, Decision, Move, Opening, Stop


class Timeline:
    """``here`` counts the moves that are made; ``marks`` are the places to which redo returns, the nearest last.

    ``undone`` counts how often something was taken back since the match began.
    """

    def __init__(
        self, moves: Iterable[Move] = (), here: int | None = None, marks: Iterable[int] = (), undone: int = 0
    ) -> None:
        self.moves: list[Move] = list(moves)
        self.here: int = len(self.moves) if here is None else here
        self.marks: list[int] = list(marks)
        self.undone: int = undone

    @property
    def made(self) -> list[Move]:
        """The moves that are made."""
        return self.moves[: self.here]

    @property
    def can_redo(self) -> bool:
        """Whether moves were taken back since the last new one."""
        return bool(self.marks)

    def add(self, move: Move) -> None:
        """Make a new move; what was taken back is forgotten."""
        del self.moves[self.here :]
        self.marks.clear()
        self.moves.append(move)
        self.here += 1

    def latest(self, seat: int, sides: int) -> int:
        """The place of the latest decision that this seat made, or concession by its side; -1 if there is none."""
        for place in range(self.here - 1, -1, -1):
            if _is_by(self.moves[place], seat, sides):
                return place
        return -1

    @property
    def opening(self) -> int:
        """The place where the latest deal was begun; -1 before the first."""
        made = range(self.here - 1, -1, -1)
        return next((place for place in made if isinstance(self.moves[place], Opening)), -1)

    def back(self, place: int) -> int:
        """Take back all moves from this place on; returns how many."""
        count = self.here - place
        self.marks.append(self.here)
        self.here = place
        self.undone += 1
        return count

    def forward(self) -> list[Move]:
        """Make again what was last taken back; returns these moves."""
        start, self.here = self.here, self.marks.pop()
        return list(islice(self.moves, start, self.here))


def _is_by(move: Move, seat: int, sides: int) -> bool:
    match move:
        case Decision(by, _):
            return by == seat
        case Concession(side) | Stop(side):
            return side == seat % sides
    return False
