"""Fonts and text: every letter comes from the bundle, and nothing leaves its box."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QFontDatabase, QFontInfo, QRawFont

from bezique_desktop.ui.art.fonts import FIGURE, TITLE, UI, font, fonts_folder, load, metrics
from bezique_desktop.ui.art.look import Align, Look, Words
from bezique_desktop.ui.art.text import draw_paragraph, draw_text, fits, fitted, text_width, wrapped
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.theme import Type, theme
from tests.ui.art.canvas import inked, painted

pytestmark = pytest.mark.usefixtures("qapp")
LETTERS = (
    "Bézique Łódź ẞ ßÄ АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ абвгдеёжзийклмнопрстуфхцчшщъыьэюя 0123456789 · – — … « » − № ’"
)
SMALL = Look(theme(), 0.75)
NORMAL = Look(theme(), 1.0)
BODY = Words(Type.BODY)


def test_the_families_are_loaded_once() -> None:
    assert load() == (TITLE, UI, FIGURE)
    before = len(QFontDatabase.families())
    load()
    assert len(QFontDatabase.families()) == before


@pytest.mark.parametrize("file", ["AlegreyaSans-Medium", "AlegreyaSans-Bold", "Alegreya-Bold", "PTSerif-Bold"])
def test_every_file_has_latin_and_cyrillic(file: str) -> None:
    raw = QRawFont(str(fonts_folder() / f"{file}.ttf"), 20.0)
    assert [letter for letter in LETTERS.replace(" ", "") if not raw.supportsCharacter(ord(letter))] == []


def test_every_font_has_its_licence_beside_it() -> None:
    names = {path.name for path in fonts_folder().iterdir()}
    assert {"OFL-Alegreya.txt", "OFL-AlegreyaSans.txt", "ParaType-PTSerif.txt"} <= names


@pytest.mark.parametrize(("family", "bold"), [(UI, False), (UI, True), (TITLE, True), (FIGURE, True)])
def test_qt_takes_the_font_that_was_asked_for(family: str, bold: bool) -> None:
    assert QFontInfo(font(20, bold, family)).family() == family
    assert QFontInfo(font(20, bold, family)).bold() == bold


def test_figures_are_as_high_as_capitals() -> None:
    for family in (UI, TITLE, FIGURE):
        measures = metrics(40, True, family)
        heights = {measures.tightBoundingRect(figure).height() for figure in "0123456789"}
        assert max(heights) - min(heights) <= 4
        assert min(heights) >= 0.9 * measures.capHeight()


def test_signs_have_the_width_of_a_pip() -> None:
    assert text_width(NORMAL, "♥", BODY) == pytest.approx(0.8 * 15)
    assert text_width(NORMAL, "K♥", BODY) == pytest.approx(text_width(NORMAL, "K", BODY) + 12)


def test_signs_are_drawn_in_the_colours_of_their_ground() -> None:
    for on_light, colour in ((False, NORMAL.theme.suits.on_dark[1]), (True, NORMAL.theme.suits.on_card[1])):
        words = Words(40, on_light=on_light)
        image = painted(60, 60, draw_text, NORMAL, Rect(0, 0, 60, 60), "♥", words)
        assert image.pixelColor(17, 30).name() == colour


def test_no_text_is_smaller_than_nine_points() -> None:
    assert SMALL.pixels(Type.KEY_CAP) == 12
    assert fitted(SMALL, "A very long text indeed", Words(Type.KEY_CAP), 60)[1] == 12


texts = st.text(alphabet="ABCabc♠♥♦♣ ёЖщ019+-·", min_size=1, max_size=60)


@given(texts, st.floats(20, 400), st.sampled_from([9.0, 13.0, 17.5, 34.0]))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_fitted_text_is_never_wider_than_its_box(text: str, width: float, size: float) -> None:
    shown, pixels = fitted(NORMAL, text, Words(size), width)
    assert 12 <= pixels <= NORMAL.pixels(size)
    if len(shown) > 2:
        assert text_width(NORMAL, shown, Words(pixels)) <= width + 1
    if fits(NORMAL, text, Words(size), width):
        assert (shown, pixels) == (text, NORMAL.pixels(size))


def test_a_text_shrinks_a_little_before_it_is_cut() -> None:
    words = Words(Type.SCORE)
    width = text_width(NORMAL, "Marguerite", words)
    assert fitted(NORMAL, "Marguerite", words, 0.92 * width)[0] == "Marguerite"
    assert fitted(NORMAL, "Marguerite", words, 0.5 * width)[0].endswith("…")


@pytest.mark.parametrize("align", list(Align))
def test_ink_stays_in_its_box(align: Align) -> None:
    box = Rect(30, 20, 140, 30)
    words = Words(Type.NAME, align=align, bold=True)
    ink = inked(painted(200, 70, draw_text, NORMAL, box, "Безик до 1000 ♠♥", words))
    assert box.inset(-2, -1).contains(ink)
    assert {Align.LEFT: ink.x - box.x, Align.RIGHT: box.right - ink.right}.get(align, 0) <= 3


def test_a_paragraph_breaks_at_spaces_and_loses_nothing() -> None:
    text = "9♣ fits no combination that you can still make.\nQ♣ and K♣ are your next marriage (+20)."
    lines = wrapped(NORMAL, text, BODY, 180)
    assert " ".join(lines) == text.replace("\n", " ")
    assert all(fits(NORMAL, line, BODY, 180) for line in lines)
    assert "make." in (line.split(" ")[-1] for line in lines)


def test_a_paragraph_that_is_too_long_ends_with_an_ellipsis() -> None:
    box = Rect(10, 10, 120, 45)
    words = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
    ends: list[float] = []
    ink = inked(painted(200, 120, lambda painter: ends.append(draw_paragraph(painter, NORMAL, box, words, BODY))))
    assert box.inset(-2, -2).contains(ink)
    assert ends[0] <= box.bottom + 1


def test_spaces_before_figures_are_not_too_narrow() -> None:
    gaps = [text_width(NORMAL, f"o{gap}1", BODY) for gap in ("", " ")]
    assert gaps[1] - gaps[0] >= 0.2 * 15
