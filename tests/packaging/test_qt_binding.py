"""The version of the Qt binding: some releases lose a reference to None with every call that returns nothing."""

import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from PySide6.QtCore import QObject
from PySide6.QtGui import QBrush, QImage, QPainter, Qt

CALLS = 500
PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def none_references_lost(painter: QPainter, thing: QObject) -> int:
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        painter.setBrush(Qt.GlobalColor.red)
        painter.save()
        painter.restore()
        thing.setObjectName("card")
        thing.parent()
    return before - sys.getrefcount(None)


@pytest.mark.usefixtures("qapp")
def test_void_calls_lose_no_reference_to_none() -> None:
    image = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.setBrush(QBrush())
    lost = none_references_lost(painter, QObject())
    painter.end()
    assert lost < CALLS // 10


def test_releases_that_lose_references_are_shut_out() -> None:
    dependencies = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["dependencies"]
    (qt,) = [Requirement(line) for line in dependencies if line.startswith("PySide6")]
    assert qt.name == "PySide6-Essentials"
    assert qt.specifier.contains("6.11.3")
    assert not qt.specifier.contains("6.12.0")
