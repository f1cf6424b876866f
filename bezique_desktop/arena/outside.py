"""A player in a process of its own, asked by the line protocol; one that hangs or dies is started again for the next
move."""

import contextlib
import json
import queue
import subprocess
import sys
import threading
from time import monotonic
from typing import IO, Final

from bezique_desktop.arena.setting import Plain
from bezique_desktop.engine.actions import Action, parse_action
from bezique_desktop.engine.cards import NotationError
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.protocol import view_to_plain

GRACE: Final = 1.0
"""Seconds that a program may take to end by itself."""
AHEAD: Final = 100
"""Lines that a program may write before it is asked, or beside an answer."""
LONGEST: Final = 100_000
"""Characters of a line that are read at once."""
QUOTED: Final = 80
"""So many characters of a line that cannot be read are repeated."""


def own_command(*arguments: str) -> list[str]:
    """The command that starts this console program a second time."""
    if getattr(sys, "frozen", False):
        return [sys.executable, *arguments]
    safe_path = ["-P"] if sys.flags.safe_path else []
    return [sys.executable, *safe_path, "-m", "bezique_desktop.cli.main", *arguments]


class OutsideError(Exception):
    """The program gave no answer that can be read; the text says why."""


class GoneError(OutsideError):
    """The program is not there: it could not be started, has ended, or does not listen."""


class SilentError(OutsideError):
    """The program used up its time."""


class Outside:
    """The program: ``command`` starts it, ``patience`` is how many seconds it may take for a move."""

    def __init__(self, command: list[str], patience: float) -> None:
        self.command: list[str] = command
        self.patience: float = patience
        self.running: _Running | None = None

    def ask(self, view: SeatView, seed: int, number: int) -> Action:
        """Its action for this view; raises :class:`OutsideError`.

        Lines with another number and such as hold no JSON object are passed over; they are the fault that is told if no
        answer comes in time.
        """
        question = json.dumps({"view": view_to_plain(view), "seed": seed, "number": number})
        try:
            return _action(self._exchange(question, number))
        except (GoneError, SilentError):
            self.stop(0)
            raise

    def stop(self, grace: float = GRACE) -> None:
        """End the program, by force if it is still there after so many seconds."""
        if self.running is not None:
            self.running.end(grace)
            self.running = None

    def _exchange(self, question: str, number: int) -> Plain:
        """The first answer to the question of this number, or without a number."""
        if self.running is None:
            try:
                self.running = _Running(self.command)
            except OSError as error:
                raise GoneError(f"could not be started: {error}") from error
        self.running.ask(question)
        end, fault = monotonic() + self.patience, f"gave no answer within {self.patience:g} s"
        for _ in range(AHEAD):
            line = self.running.line(end)
            if not line:
                raise SilentError(fault)
            try:
                answer = _object(line)
            except OutsideError as error:
                fault = str(error)
                continue
            if answer.get("number") in (None, number):
                return answer
            fault = "answered with another number than that of the question"
        raise OutsideError(fault)


def _object(line: str) -> Plain:
    quoted = repr(line.strip()[:QUOTED])
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise OutsideError(f"answered no line of JSON: {quoted}") from error
    if not isinstance(answer, dict):
        raise OutsideError(f"answered no JSON object: {quoted}")
    return answer


def _action(answer: Plain) -> Action:
    text = answer.get("action")
    if not isinstance(text, str):
        raise OutsideError(f"answered without an action: {str(answer.get('error', answer))[:200]}")
    try:
        return parse_action(text)
    except NotationError as error:
        raise OutsideError(f"answered {text!r}: {error}") from error


class _Running:
    """A running program, with a thread that waits for its lines and one that waits until it has read a question."""

    def __init__(self, command: list[str]) -> None:
        self.process: subprocess.Popen[str] = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", errors="replace"
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.stdin: IO[str] = self.process.stdin
        self.stdout: IO[str] = self.process.stdout
        self.lines: queue.Queue[str] = queue.Queue(AHEAD)
        self.questions: queue.Queue[str] = queue.Queue()
        self.listener: threading.Thread = threading.Thread(target=self._listen, daemon=True)
        self.speaker: threading.Thread = threading.Thread(target=self._speak, daemon=True)
        self.listener.start()
        self.speaker.start()

    def _listen(self) -> None:
        while line := self.stdout.readline(LONGEST):
            self.lines.put(line)
        self.lines.put("")

    def _speak(self) -> None:
        with contextlib.suppress(OSError), self.stdin:
            while question := self.questions.get():
                self.stdin.write(question + "\n")
                self.stdin.flush()

    def ask(self, question: str) -> None:
        if not self.questions.empty():
            raise GoneError("reads no questions")
        self.questions.put(question)

    def line(self, end: float) -> str:
        """The next line; empty if none comes until this point of the clock."""
        try:
            line = self.lines.get(timeout=max(0.0, end - monotonic()))
        except queue.Empty:
            return ""
        if not line:
            raise GoneError(self._ended())
        return line

    def _ended(self) -> str:
        """That it has ended, and with which status if that is told in time and is not 0."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        status = self.process.poll()
        return f"has ended with exit status {status}" if status else "has ended"

    def end(self, grace: float) -> None:
        self.questions.put("")
        try:
            self.process.wait(grace)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        while self.listener.is_alive():
            with contextlib.suppress(queue.Empty):
                self.lines.get(timeout=0.01)
        self.speaker.join()
        self.stdout.close()
