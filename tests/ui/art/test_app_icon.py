"""The icon is drawn like the deck, and the shipped pictures are these drawings."""

import pytest
from PySide6.QtGui import QImage

from bezique_desktop.resources_path import resource
from bezique_desktop.ui.art.app_icon import FILES, icon_image
from tests.ui.art.canvas import inked

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("size", FILES)
def test_the_shipped_picture_is_the_drawing(size: int) -> None:
    shipped = QImage(str(resource("icons", FILES[size]))).convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    drawn = icon_image(size)
    assert shipped.size() == drawn.size()
    pairs = zip(bytes(shipped.constBits()), bytes(drawn.constBits()), strict=True)
    assert sum(abs(a - b) for a, b in pairs) / (4 * size * size) < 2


@pytest.mark.parametrize("size", [16, 24, 48, 64, 256])
def test_the_icon_fills_its_square(size: int) -> None:
    ink = inked(icon_image(size))
    assert min(ink.width, ink.height) >= 0.9 * size
