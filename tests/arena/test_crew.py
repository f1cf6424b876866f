"""Helper processes."""

from __future__ import annotations

import queue
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing

import pytest

from bezique_desktop.arena import crew as crew_module
from bezique_desktop.arena.crew import Crew, CrewError, Job, cores
from bezique_desktop.arena.notebook import Notebook
from bezique_desktop.arena.setting import Setting


def jobs(count: int) -> Iterator[Job]:
    """So many deals of two simple players."""
    plain = Setting("classic", "greedy,random", 1).plain()
    for number in range(count):
        yield str(number), {"task": "deals", "setting": plain, "number": number}


def test_there_is_a_processor() -> None:
    """At least the one that asks."""
    assert cores() >= 1


def test_a_crew_is_sent_home_in_the_middle() -> None:
    """Nothing is left running, and nobody waits for the rest."""
    crew = Crew(2)
    with closing(crew):
        results = crew.run(jobs(10_000), Notebook(None, {}))
        assert next(results)
    assert all(not helper.thread.is_alive() and helper.process is None for helper in crew._helpers)


def test_a_helper_that_dies_is_replaced() -> None:
    """Its task is done all the same."""
    with closing(Crew(2)) as crew:
        results = crew.run(jobs(30), Notebook(None, {}))
        found = {next(results)[0]}
        running = [helper.process for helper in crew._helpers if helper.process is not None]
        running[0].kill()
        found.update(key for key, _ in results)
    assert found == {str(number) for number in range(30)}


@pytest.mark.parametrize(("source", "sentence"), [
    ("""print('{"shares": [{"poi', end='', flush=True)""", "ended over its task"),
    ("print('Traceback', flush=True); input()", "cannot be read"),
    ("print('[1, 2]', flush=True); input()", "cannot be read"),
    ("import sys; sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush(); input()", "cannot be read"),
    (None, "cannot be started"),
], ids=["half-a-line", "nonsense", "listing", "bytes", "no-program"])  # fmt: skip
def test_a_helper_without_an_answer_ends_the_work(
    source: str | None, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a sentence; nobody waits for ever."""
    command = ["/nowhere/helper"] if source is None else [sys.executable, "-c", f"input()\n{source}"]
    monkeypatch.setattr(crew_module, "own_command", lambda _word: command)
    with closing(Crew(2)) as crew:
        crew._tasks.put(next(jobs(1)))
        _, result = crew._results.get(timeout=5)
    assert isinstance(result, CrewError)
    assert sentence in str(result)


def test_a_fault_of_a_thread_arrives_where_the_work_was_ordered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it is."""

    def broken(*_arguments: object, **_more: object) -> subprocess.Popen[str]:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(subprocess, "Popen", broken)
    with closing(Crew(2)) as crew:
        crew._tasks.put(next(jobs(1)))
        try:
            _, result = crew._results.get(timeout=5)
        except queue.Empty:
            pytest.fail("nothing arrives")
    assert isinstance(result, CrewError)
    assert "can't start new thread" in str(result)


def test_a_task_that_cannot_be_done() -> None:
    """The fault arrives where the work was ordered."""
    with closing(Crew(2)) as crew, pytest.raises(CrewError, match="KeyError: 'juggling'"):
        list(crew.run([("1", {"task": "juggling"})], Notebook(None, {})))
