"""Helper processes that share the work of a measurement: a task is a line of JSON, and so is its result."""

import json
import os
import queue
import subprocess
import threading
from collections.abc import Iterable, Iterator
from typing import Final

from bezique_desktop.arena.notebook import Notebook
from bezique_desktop.arena.outside import own_command
from bezique_desktop.arena.setting import Plain
from bezique_desktop.arena.tasks import Workshop

AHEAD: Final = 2
"""How many tasks a helper is given before its first result is wanted."""
ATTEMPTS: Final = 2
"""How often a task is tried when helpers die over it."""
GRACE: Final = 3.0
"""Seconds that a helper may take to send programs from outside away."""
QUOTED: Final = 80
"""So many characters of an answer that cannot be read are repeated."""

Job = tuple[str, Plain]
"""A key and a task, or a key and its result."""


class CrewError(RuntimeError):
    """A task cannot be done; the text says why."""


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Crew:
    """So many helpers; a crew of one works in this process."""

    def __init__(self, size: int) -> None:
        self.size: int = size
        self._busy: int = 0
        self._tasks: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._results: queue.SimpleQueue[tuple[str, Plain | CrewError]] = queue.SimpleQueue()
        self._workshop: Workshop | None = Workshop() if size == 1 else None
        self._helpers = [_Helper(self._tasks, self._results) for _ in range(size if size > 1 else 0)]

    def run(self, jobs: Iterable[Job], notebook: Notebook) -> Iterator[Job]:
        """The result of each job: out of the notebook, or worked out and entered there; in the order in which they
        come. Jobs are drawn only when there is room for them. Raises :class:`CrewError`."""
        for key, task in jobs:
            if key in notebook.known:
                yield key, notebook.known[key]
                continue
            while self._busy >= self.size * AHEAD or (self._workshop and self._busy):
                yield self._finished(notebook)
            self._tasks.put((key, task))
            self._busy += 1
        while self._busy:
            yield self._finished(notebook)

    def _finished(self, notebook: Notebook) -> Job:
        if self._workshop is not None:
            job = self._tasks.get()
            assert job is not None
            self._results.put((job[0], self._workshop.perform(job[1])))
        key, result = self._results.get()
        self._busy -= 1
        if isinstance(result, CrewError):
            raise result
        notebook.enter(key, result)
        return key, result

    def close(self) -> None:
        """Send everybody home; what they were doing is lost."""
        if self._workshop is not None:
            self._workshop.close()
        for helper in self._helpers:
            helper.end()
        for _ in self._helpers:
            self._tasks.put(None)
        for helper in self._helpers:
            helper.thread.join()


class _Helper:
    """A helper process with the thread that feeds it."""

    def __init__(
        self,
        tasks: "queue.SimpleQueue[Job | None]",
        results: "queue.SimpleQueue[tuple[str, Plain | CrewError]]",
    ) -> None:
        self.tasks, self.results = tasks, results
        self.process: subprocess.Popen[str] | None = None
        self.ended: bool = False
        self.starting: threading.Lock = threading.Lock()
        self.thread: threading.Thread = threading.Thread(target=self._work, daemon=True)
        self.thread.start()

    def _work(self) -> None:
        while not self.ended:
            job = self.tasks.get()
            if job is None:
                break
            self.results.put((job[0], self._done(job[1])))
        self._leave()

    def _done(self, task: Plain) -> Plain | CrewError:
        """The result of a task; nothing is raised, for nobody would hear of it in this thread and all would wait."""
        try:
            return self._tried(json.dumps(task))
        except CrewError as error:
            self._leave()
            return error
        except Exception as error:
            return CrewError(f"a helper process cannot be used: {str(error) or type(error).__name__}")

    def _tried(self, line: str) -> Plain:
        for _ in range(ATTEMPTS):
            answer = self._exchange(line)
            if answer.endswith("\n"):
                return _result(answer)
            self._leave()
        raise CrewError("a helper process ended over its task")

    def _exchange(self, line: str) -> str:
        """The answer; without an end of its line if the process has gone."""
        try:
            process = self._running()
        except OSError as error:
            raise CrewError(f"a helper process cannot be started: {error.strerror or error}") from error
        if process is None or process.stdin is None or process.stdout is None:
            return ""
        try:
            process.stdin.write(line + "\n")
            process.stdin.flush()
            return process.stdout.readline()
        except OSError:
            return ""

    def _running(self) -> "subprocess.Popen[str] | None":
        with self.starting:
            if self.process is None and not self.ended:
                self.process = subprocess.Popen(
                    own_command("work"),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    encoding="utf-8",
                    errors="replace",
                )
            return self.process

    def _leave(self) -> None:
        with self.starting:
            process, self.process = self.process, None
        if process is not None:
            process.terminate()
            try:
                process.communicate(timeout=GRACE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.communicate()

    def end(self) -> None:
        """Let the process end now; the thread waits until it is gone."""
        with self.starting:
            self.ended = True
            if self.process is not None:
                self.process.terminate()


def _result(answer: str) -> Plain:
    """What a helper found out; raises :class:`CrewError` if it could not, or if this is no result."""
    try:
        result = json.loads(answer)
    except ValueError:
        result = None
    if not isinstance(result, dict):
        raise CrewError(f"a helper process gave an answer that cannot be read: {answer.strip()[:QUOTED]!r}")
    if "error" in result:
        raise CrewError(str(result["error"]))
    return result
