"""The text of a journal: a record that is only added to, with ``undo N`` and ``redo N`` where moves were taken back,
and ``level SEAT NAME`` where a computer began to play at another level.

A move is a line, or two where a deal begins. ``undo N`` takes back the last N moves, ``redo N`` makes again what the
last undo took back; any other move forgets what was taken back. A line is complete with its end; what follows the last
complete move is torn.
"""

from typing import Final

HEAD: Final = frozenset(("game", "option", "name", "level", "match", "seed", "bezique"))
LEVEL: Final = "level"


class JournalFault(ValueError):
    """The text cannot be a journal; it says why."""


class JournalText:
    """What a journal says.

    ``head`` are the lines before the first deal, with the latest level of each seat, ``moves`` the texts of all moves,
    ``here`` how many of them are made, ``marks`` the places to which redo returns (nearest last), ``undone`` how often
    something was taken back, ``size`` the bytes of the good part.
    """

    def __init__(self, content: bytes) -> None:
        self.head: list[str] = []
        self.moves: list[str] = []
        self.here: int = 0
        self.marks: list[int] = []
        self.undone: int = 0
        whole = content[: content.rfind(b"\n") + 1]
        lines = _decoded(whole).split("\n")[:-1]
        if lines and lines[-1].startswith("deal "):
            whole = whole[: -len(lines.pop().encode()) - 1]
        self.size: int = len(whole)
        for line in lines:
            self._take(line)

    @property
    def record(self) -> str:
        """The record of all moves, those that were taken back among them."""
        return "".join([line + "\n" for line in self.head + self.moves])

    def _take(self, line: str) -> None:
        verb, _, rest = line.partition(" ")
        if verb in HEAD and not self.moves:
            self.head.append(line)
        elif verb == LEVEL:
            self._change_level(line)
        elif verb == "undo":
            self._back(_number(line, rest))
        elif verb == "redo":
            self._forward(_number(line, rest))
        elif verb == "deck" and self.moves and self.moves[-1].startswith("deal "):
            self.moves[-1] += "\n" + line
        elif verb:
            self._add(line)

    def _change_level(self, line: str) -> None:
        words = line.split(maxsplit=2)
        if len(words) < 3 or not words[1].isdecimal():
            raise JournalFault(f"{line!r} cannot be read")
        begin = f"{LEVEL} {words[1]} "
        self.head = [each for each in self.head if not each.startswith(begin)]
        self.head.append(line)

    def _add(self, move: str) -> None:
        del self.moves[self.here :]
        self.marks.clear()
        self.moves.append(move)
        self.here += 1

    def _back(self, count: int) -> None:
        if not 1 <= count <= self.here:
            raise JournalFault(f"undo {count}: only {self.here} moves are made")
        self.marks.append(self.here)
        self.here -= count
        self.undone += 1

    def _forward(self, count: int) -> None:
        if not self.marks or self.marks[-1] - self.here != count:
            raise JournalFault(f"redo {count}: so many moves were not taken back")
        self.here = self.marks.pop()


def _decoded(content: bytes) -> str:
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise JournalFault("it is not a text") from error


def _number(line: str, word: str) -> int:
    if not word.isdecimal():
        raise JournalFault(f"{line!r} cannot be read")
    return int(word)
