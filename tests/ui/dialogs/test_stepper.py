"""The answer between two arrows."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.dialogs.stepper import Arrow, Stepper
from bezique_desktop.ui.dialogs.style import Style
from bezique_desktop.ui.theme import theme

ANSWERS = [("low", "Low"), ("middle", "Middle"), ("high", "High")]


@pytest.fixture
def stepper(qtbot: QtBot, deck: Deck) -> Stepper:
    style = Style(theme(), deck)
    made = Stepper(style, ANSWERS, "middle", "How high?")
    made.resize(made.sizeHint())
    made.styles = style  # type: ignore[attr-defined]  # kept alive with it
    qtbot.addWidget(made)
    made.show()
    return made


def test_arrows_lead_to_the_neighbours_and_no_further(stepper: Stepper) -> None:
    told: list[object] = []
    stepper.picked.connect(told.append)
    assert (stepper.value, stepper.accessibleName()) == ("middle", "How high?: Middle")
    QTest.mouseClick(stepper.more, Qt.MouseButton.LeftButton)
    assert not stepper.more.isEnabled()
    QTest.mouseClick(stepper.more, Qt.MouseButton.LeftButton)
    assert told == ["high"]
    QTest.mouseClick(stepper.less, Qt.MouseButton.LeftButton)
    QTest.mouseClick(stepper.less, Qt.MouseButton.LeftButton)
    assert told == ["high", "middle", "low"]
    assert not stepper.less.isEnabled()
    assert not stepper.cut_texts()


@pytest.mark.parametrize(
    ("key", "value"),
    [(Qt.Key.Key_Right, "high"), (Qt.Key.Key_Up, "high"), (Qt.Key.Key_Left, "low"), (Qt.Key.Key_Return, "high")],
)
def test_keys_do_the_same(stepper: Stepper, key: Qt.Key, value: str) -> None:
    QTest.keyClick(stepper.more, key)
    assert stepper.value == value


def test_other_keys_do_nothing(stepper: Stepper) -> None:
    for arrow in stepper.findChildren(Arrow):
        QTest.keyClick(arrow, Qt.Key.Key_A)
    assert stepper.value == "middle"
