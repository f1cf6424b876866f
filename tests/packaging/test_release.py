"""What is released: one version number everywhere, and resources found wherever the program lies."""

import configparser
import importlib.metadata
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, Qt

from bezique_desktop import resources_path
from bezique_desktop.resources_path import resource
from bezique_desktop.ui.start import DESKTOP_FILE
from bezique_desktop.version import VERSION

CHECKOUT = Path(__file__).parents[2]
LINUX = CHECKOUT / "packaging" / "linux"
APPLICATION = "org.bezique_desktop.BeziqueDesktop"


def test_metainfo_describes_this_version() -> None:
    component = ElementTree.parse(LINUX / f"{APPLICATION}.metainfo.xml").getroot()
    newest = component.find("releases/release")
    assert newest is not None
    assert newest.get("version") == VERSION
    assert component.findtext("id") == APPLICATION
    assert component.findtext("launchable") == f"{APPLICATION}.desktop"


def test_changes_begin_with_this_version() -> None:
    headings = [line for line in (CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines() if "## " in line]
    assert headings[0] == f"## {VERSION}"


def test_desktop_file_belongs_to_the_window() -> None:
    desktop = configparser.ConfigParser(interpolation=None)
    desktop.optionxform = str  # type: ignore[assignment,method-assign]
    desktop.read(LINUX / f"{APPLICATION}.desktop", encoding="utf-8")
    entry = desktop["Desktop Entry"]
    assert (entry["Exec"], entry["Icon"], entry["StartupWMClass"]) == ("bezique-desktop", APPLICATION, APPLICATION)
    assert DESKTOP_FILE == APPLICATION


def test_installed_version_if_any_is_this_one() -> None:
    try:
        installed = importlib.metadata.version("bezique-desktop")
    except importlib.metadata.PackageNotFoundError:
        pytest.skip("the checkout is used without being installed")
    assert installed == VERSION


def test_resources_are_found_in_a_checkout() -> None:
    assert resource("icons", "bezique.png") == CHECKOUT / "resources" / "icons" / "bezique.png"
    assert resource("icons", "bezique.png").is_file()


def test_resources_are_found_in_an_installed_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "resources").mkdir()
    monkeypatch.setattr(resources_path, "PACKAGE", tmp_path)
    assert resources_path._root.__wrapped__() == tmp_path / "resources"


def test_small_icon_shows_the_same_as_the_large_one() -> None:
    large, small = (QImage(str(resource("icons", name))) for name in ("bezique.png", "bezique-256.png"))
    assert (large.width(), large.height(), small.width()) == (1024, 1024, 256)
    points = [(x, y) for x in range(16) for y in range(16)]
    first, second = (image.scaled(16, 16, mode=Qt.TransformationMode.SmoothTransformation) for image in (large, small))
    differences = [abs(first.pixelColor(x, y).lightness() - second.pixelColor(x, y).lightness()) for x, y in points]
    assert max(differences) < 12
