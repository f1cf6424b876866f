"""Helper processes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

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


def test_a_task_that_cannot_be_done() -> None:
    """The fault arrives where the work was ordered."""
    with closing(Crew(2)) as crew, pytest.raises(CrewError, match="KeyError: 'juggling'"):
        list(crew.run([("1", {"task": "juggling"})], Notebook(None, {})))
