"""The statistics of a comparison: means with intervals, medians, percentiles."""

from collections.abc import Sequence
from math import ceil, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

NORMAL_95: Final = NormalDist().inv_cdf(0.975)
FEW: Final = 20
"""A sample from which nothing is estimated."""


def half_width(sample: Sequence[float]) -> float:
    """Half the width of the 95 % confidence interval of the mean; 0 for fewer than two numbers."""
    if len(sample) < 2:
        return 0.0
    return NORMAL_95 * stdev(sample) / sqrt(len(sample))


def mean(sample: Sequence[float]) -> float:
    """The mean; 0 for nothing."""
    return fmean(sample) if sample else 0.0


def without_noise(sample: Sequence[float], noise: Sequence[float]) -> list[float]:
    """The sample less so many times the noise that it varies least, where the noise is 0 on average.

    How many times is worked out for each half of the sample from the other half, so that the mean stays true; it is
    once while there is too little to work it out from.
    """
    halves = [range(start, len(sample), 2) for start in (0, 1)]
    factors = [_factor([sample[index] for index in half], [noise[index] for index in half]) for half in halves]
    return [number - factors[1 - index % 2] * noise[index] for index, number in enumerate(sample)]


def _factor(sample: Sequence[float], noise: Sequence[float]) -> float:
    if len(sample) < FEW or not any(noise):
        return 1.0
    middle, centre = fmean(sample), fmean(noise)
    together = sum((number - middle) * (other - centre) for number, other in zip(sample, noise, strict=True))
    spread = sum((other - centre) ** 2 for other in noise)
    return together / spread if spread else 1.0


def percentile(sample: Sequence[float], percent: float) -> float:
    """The smallest number that at least so many percent of the sample do not exceed; 0 for nothing."""
    if not sample:
        return 0.0
    return sorted(sample)[max(0, ceil(len(sample) * percent / 100) - 1)]
