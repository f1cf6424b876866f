"""The names beside the curve of a match touch neither each other nor the numbers of the deals."""

import pytest

from bezique_desktop.ui.dialogs.match_curve import kept_apart


@pytest.mark.parametrize(
    ("places", "kept"),
    [
        ([10, 50], [10, 50]),
        ([10, 10], [10, 30]),
        ([95, 100], [80, 100]),
        ([100, 100, 100], [60, 80, 100]),
        ([20, 99, 100], [20, 80, 100]),
        ([40], [40]),
    ],
)
def test_names_keep_their_distance_and_stay_above_the_axis(places: list[float], kept: list[float]) -> None:
    assert kept_apart(places, 20, 100) == kept
