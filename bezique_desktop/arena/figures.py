"""The statistics of a comparison: means with intervals, medians, percentiles."""

from collections.abc import Sequence
from math import ceil, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

NORMAL_95: Final = NormalDist().inv_cdf(0.975)


def half_width(sample: Sequence[float]) -> float:
    """Half the width of the 95 % confidence interval of the mean; 0 for fewer than two numbers."""
    if len(sample) < 2:
        return 0.0
    return NORMAL_95 * stdev(sample) / sqrt(len(sample))


def mean(sample: Sequence[float]) -> float:
    """The mean; 0 for nothing."""
    return fmean(sample) if sample else 0.0


def percentile(sample: Sequence[float], percent: float) -> float:
    """The smallest number that at least so many percent of the sample do not exceed; 0 for nothing."""
    if not sample:
        return 0.0
    return sorted(sample)[max(0, ceil(len(sample) * percent / 100) - 1)]
