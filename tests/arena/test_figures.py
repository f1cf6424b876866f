"""The statistics of a comparison."""

from __future__ import annotations

import pytest

from bezique_desktop.arena.figures import half_width, mean, percentile


def test_mean_and_interval() -> None:
    """Against figures worked out by hand: standard deviation 10, four numbers."""
    sample = [0.0, 0.0, 10.0, 20.0, 20.0]
    assert mean(sample) == 10
    assert half_width(sample) == pytest.approx(1.959964 * 10 / 5**0.5, rel=1e-6)


def test_nothing_and_one() -> None:
    """No interval can be given for a single number."""
    assert (mean([]), half_width([]), percentile([], 50)) == (0, 0, 0)
    assert (half_width([3.0]), percentile([3.0], 95)) == (0, 3)


def test_percentiles() -> None:
    """The smallest number that so many percent do not exceed."""
    sample = [float(number) for number in range(100, 0, -1)]
    assert [percentile(sample, percent) for percent in (0, 1, 50, 95, 100)] == [1, 1, 50, 95, 100]
