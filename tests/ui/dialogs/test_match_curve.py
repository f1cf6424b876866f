"""The curve of a match is drawn for whatever was scored; its names touch neither each other nor the numbers of the
deals."""

import pytest
from pytestqt.qtbot import QtBot

from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.dialogs import match_curve
from bezique_desktop.ui.dialogs.match_curve import CurveLine, MatchCurve, kept_apart
from bezique_desktop.ui.dialogs.style import Style
from bezique_desktop.ui.theme import theme


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


@pytest.mark.parametrize("target", [0, 1000])
@pytest.mark.parametrize("totals", [(0,), (0, 0), (0, 0, 30), (0, 100, 240)])
def test_it_is_drawn_whatever_was_scored(totals: tuple[int, ...], target: int, qtbot: QtBot) -> None:
    lines = [CurveLine("You", 0, totals), CurveLine("Clara", 1, (0,) * len(totals))]
    curve = MatchCurve(Style(theme(), Deck()), lines, target)
    qtbot.addWidget(curve)
    curve.resize(308, 306)
    assert not curve.grab().isNull()


@pytest.mark.parametrize(("totals", "top"), [((0, 3), "4"), ((0, 4, 9), "12"), ((0, 120), "200")])
def test_the_scale_of_an_open_match_fits_its_totals(
    totals: tuple[int, ...], top: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(match_curve, "draw_text", lambda _painter, _look, _box, text, _words: told.append(text))
    curve = MatchCurve(Style(theme(), Deck()), [CurveLine("You", 0, totals)], 0)
    qtbot.addWidget(curve)
    curve.resize(308, 306)
    curve.grab()
    assert [text for text in told if text.isdigit()][4] == top


@pytest.mark.parametrize(
    ("totals", "target", "shown"), [((0,), 0, False), ((0,), 7, True), ((0, 0), 0, False), ((0, 8200), 0, True)]
)
def test_numbers_at_the_left_belong_to_points(
    totals: tuple[int, ...], target: int, shown: bool, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(match_curve, "draw_text", lambda _painter, _look, _box, text, _words: told.append(text))
    curve = MatchCurve(Style(theme(), Deck()), [CurveLine("You", 0, totals)], target)
    qtbot.addWidget(curve)
    curve.resize(308, 306)
    curve.grab()
    assert ("0" in told) == shown
    assert ("deal" in told) == (len(totals) > 1)
    assert {"The match", "You"} <= set(told)
