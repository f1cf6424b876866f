"""What the page of the opponents says of the steps between the levels."""

import pytest

from bezique_desktop.arena.tables import Measured
from bezique_desktop.ui.wording_opponents import even_text

LUCK = "Luck decides much in this game"


@pytest.mark.parametrize(
    ("even", "percents", "small"),
    [
        (50.0, (66.0, 57.0), False),
        (50.0, (66.0, 54.0), True),
        (33.3, (48.0, 38.0), False),
        (33.3, (48.0, 36.0), True),
    ],
)
def test_small_steps_are_said_to_be_small(even: float, percents: tuple[float, ...], small: bool) -> None:
    """60 % of matches are a full step with two sides, 42 % where three play for themselves; what is in doubt is not
    called small."""
    rungs = tuple(("upper", "lower", percent, 5.0, 100) for percent in percents)
    assert (LUCK in even_text(Measured(even, "1", rungs))) is small
