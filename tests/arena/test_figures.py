"""The statistics of a comparison."""

from __future__ import annotations

from random import Random

import pytest

from bezique_desktop.arena.figures import half_width, mean, percentile, without_noise


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


def test_noise_is_taken_off_by_as_much_as_it_counts() -> None:
    """Whatever unit it is counted in; the mean is kept, and a useless noise changes next to nothing."""
    random = Random(1)
    noise = [random.gauss(0, 1) for _ in range(4000)]
    sample = [5 + 3 * number + random.gauss(0, 1) for number in noise]
    for unit in (0.01, 1, 100):
        clean = without_noise(sample, [unit * number for number in noise])
        assert mean(clean) == pytest.approx(5, abs=0.1)
        assert half_width(clean) == pytest.approx(half_width(sample) / 10**0.5, rel=0.05)
    useless = without_noise(sample, [random.gauss(0, 1) for _ in sample])
    assert half_width(useless) == pytest.approx(half_width(sample), rel=0.01)


def test_a_small_sample_loses_its_noise_once() -> None:
    """There is nothing to estimate a factor from."""
    assert without_noise([3.0, 5.0], [1.0, -1.0]) == [2.0, 6.0]
    assert without_noise([3.0] * 50, [0.0] * 50) == [3.0] * 50
