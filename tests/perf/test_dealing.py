"""The animation of a deal beside an empty window with a graphics view: reported, not judged.

The runs are interleaved and the least of each counts, so that a busy machine disturbs both alike.
"""

import sys

import pytest

from tests.perf.test_scene import measured

RUNS = 3


@pytest.mark.slow
def test_frames_and_memory_of_the_deal_animation(capsys: pytest.CaptureFixture[str]) -> None:
    least: dict[str, dict[str, float]] = {"empty": {}, "bezique": {}}
    for _ in range(RUNS):
        for program, known in least.items():
            told = measured("dealing", program)
            assert told["frames"] > 10
            for name in ("frame", "memory"):
                known[name] = min(told[name], known.get(name, float("inf")))
    with capsys.disabled():
        for name, unit in (("frame", "ms a frame"), ("memory", "MB of memory")):
            ours, bare = least["bezique"][name], least["empty"][name]
            sys.stdout.write(f"\n  the deal animation takes {ours:.1f} {unit}, {ours / bare:.2f} of an empty window")
        sys.stdout.write("\n")
