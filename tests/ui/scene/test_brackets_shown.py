"""What lies over what among brackets and cards."""

import pytest

from bezique_desktop.ui.art.look import Look
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.scene.brackets import Bracket
from bezique_desktop.ui.scene.card_item import FIRST_LAYER, LAYERS_A_ZONE
from bezique_desktop.ui.scene.display import bracket_name, bracket_painting
from bezique_desktop.ui.scene.placing import SeatBracket, Zone
from bezique_desktop.ui.scene.spread import LaidMeld
from bezique_desktop.ui.scene.table_scene import painting_layer
from bezique_desktop.ui.theme import theme


def height(level: int, side: int) -> float:
    """The z of a bracket of a level, below (1) or above (-1) its row."""
    shape = Bracket(0, 0, 90, 0, side * 11, level, (), Rect(10, side * 20, 40, 18), "Bézique", "40", False)
    bracket = SeatBracket(0 if side < 0 else 1, LaidMeld(0, (1, 2), 40), shape, side)
    return painting_layer(bracket_name(bracket)) + bracket_painting(Look(theme(), 1.0), bracket, False, False).rise


def floor(zone: Zone) -> float:
    return FIRST_LAYER + LAYERS_A_ZONE * zone


@pytest.mark.parametrize("side", [1, -1])
def test_labels_lie_over_the_feet_of_higher_brackets(side: int) -> None:
    heights = [height(level, side) for level in range(8)]
    assert heights == sorted(set(heights), reverse=True)


def test_raised_cards_of_the_own_row_cover_no_label_beside_them() -> None:
    assert floor(Zone.OWN_ROW) + 64 < height(0, -1) < floor(Zone.HAND)
    assert floor(Zone.OTHER_ROW) + 64 < height(0, 1) < floor(Zone.TRICK)
    assert floor(Zone.OTHER_ROW) + 64 < height(7, -1) < floor(Zone.TRICK)
