"""``bezique player --level L``: a computer player on standard input and output.

The same line protocol serves the players of this program and anybody's: a program that speaks it can take a seat.

One JSON object a line comes in, exactly one goes out, flushed at once. The program ends with the input.

``{"hello": 1}`` asks who is there. The answer is ``{"hello": 1, "program": NAME, "version": TEXT, "level": L, "advice":
1}``; the first 1 is the version of this protocol, the second that of the advice it gives.

``{"view": {...}, "seed": N, "number": N}`` asks for an action. ``view`` is what the seat may know, written out in
:mod:`bezique_desktop.players.protocol`; its ``legal`` lists the actions to choose from as text. ``seed`` is the only
source of chance: equal view and equal seed get the equal answer. ``number`` names the question and comes back in the
answer; both may be left out. The answer is ``{"action": "play QS1", "number": N}``.

``{"advice": 1, "view": {...}, "seed": N, "number": N}`` asks for advice: what would the strongest level do, whatever
the level of this player? The answer is ``{"advice": {...}, "number": N}``, written out in
:mod:`bezique_desktop.players.advice_lines`. A program that gives no advice leaves ``advice`` out of its hello.

A line that cannot be understood, or a view in which the seat has nothing to do, is answered with ``{"error":
SENTENCE}``, with the ``number`` if there was one. The next line is read as if nothing had happened.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Final, TextIO

from bezique_desktop.cli.lines import NESTED, LineError, read_line
from bezique_desktop.cli.protocol_text import TEXT
from bezique_desktop.engine.views import SeatView
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.advice_lines import ADVICE, hint_to_plain
from bezique_desktop.players.hint import Adviser
from bezique_desktop.players.plain import ProtocolError
from bezique_desktop.players.player import Player
from bezique_desktop.players.protocol import view_from_plain
from bezique_desktop.players.registry import LEVELS, PLAYERS, player
from bezique_desktop.version import VERSION

PROTOCOL: Final = 1

Answer = dict[str, object]


class Respondent:
    """One player and its conversation."""

    def __init__(self, level: str) -> None:
        self.level: str = level
        self.player: Player = player(level)
        self.adviser: Adviser | None = None

    def answer(self, line: str) -> str:
        """The answer to one line; never raises."""
        number: object = None
        try:
            question = read_line(line)
            number = question.get("number")
            reply = self._reply(question)
        except (LineError, ProtocolError) as error:
            reply = {"error": str(error)}
        except RecursionError:
            reply = {"error": NESTED}
        except Exception as error:  # a view that is well formed and makes no sense must not end the program
            reply = {"error": f"this view cannot be played: {error!r}"}
        if number is not None:
            reply["number"] = number
        return json.dumps(reply)

    def _reply(self, question: dict[str, object]) -> Answer:
        if "hello" in question:
            about: Answer = {"hello": PROTOCOL, "program": "Bezique Desktop", "version": VERSION}
            return {**about, "level": self.level, "advice": ADVICE}
        plain = question.get("view")
        if not isinstance(plain, dict):
            raise ProtocolError("a question holds a view or says hello")
        seed = question.get("seed", 0)
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise ProtocolError("seed: expected a whole number")
        view = view_from_plain(plain, rules_of)
        if not view.legal:
            raise ProtocolError("legal: this seat has nothing to do")
        if "advice" in question:
            return {"advice": self._advice(question["advice"], view, seed)}
        return {"action": str(self.player.choose(view, seed))}

    def _advice(self, version: object, view: SeatView, seed: int) -> Answer:
        """What the strongest level would do, and why."""
        if version != ADVICE:
            raise ProtocolError(f"advice: this program gives advice of version {ADVICE}")
        if self.adviser is None:
            self.adviser = Adviser()
        return hint_to_plain(self.adviser.advise(view, seed))


def serve(level: str, source: TextIO, target: TextIO) -> int:
    """Answer line by line until the end of input; returns the exit status."""
    respondent = Respondent(level)
    for line in source:
        target.write(respondent.answer(line) + "\n")
        target.flush()
    return 0


def run(arguments: Sequence[str]) -> int:
    """Run the command with these arguments; returns the exit status."""
    parser = argparse.ArgumentParser(prog="bezique player", description="A computer player for the line protocol.")
    parser.add_argument("--level", choices=PLAYERS, default=LEVELS[-1], help="who plays (default: %(default)s)")
    parser.add_argument("--protocol", action="store_true", help="print the protocol instead, and end")
    asked = parser.parse_args(arguments)
    if asked.protocol:
        print(TEXT, end="")
        return 0
    return serve(asked.level, sys.stdin, sys.stdout)
