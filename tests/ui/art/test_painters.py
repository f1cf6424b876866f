"""Everything that stands on the table paints inside its own room, at every size, in both languages."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QColor, QPainter

from bezique_desktop.ui.art import card_states
from bezique_desktop.ui.art import log as log_module
from bezique_desktop.ui.art.actions import ActionText, ButtonState, action_button, column_title
from bezique_desktop.ui.art.bracket import bracket, measure
from bezique_desktop.ui.art.chips import VALUES, chip_stack, chip_top, chips_of, lying_chip, stack_height
from bezique_desktop.ui.art.felt import felt_pixmap
from bezique_desktop.ui.art.icons import ICONS, icon
from bezique_desktop.ui.art.log import LogLine, log, log_line
from bezique_desktop.ui.art.look import Look
from bezique_desktop.ui.art.panels import badge, focus_ring, panel, pill, pill_rect, tool_button, tray
from bezique_desktop.ui.art.plate import (
    PlateText,
    SeatText,
    plate,
    seat_tag,
    seat_tag_rect,
    turn_tag,
    turn_tag_width,
    value_width,
)
from bezique_desktop.ui.art.portraits import SEAT_FACES
from bezique_desktop.ui.geometry import Point, Rect
from bezique_desktop.ui.scene.brackets import Meld, brackets
from bezique_desktop.ui.scene.layout import Frame, shown, two_players
from bezique_desktop.ui.scene.layout_side import action_column, log_parts, plate_parts
from bezique_desktop.ui.scene.layout_side import turn_tag as turn_tag_rect
from bezique_desktop.ui.scene.layout_trick import remark_slot
from bezique_desktop.ui.theme import FELTS, theme
from tests.ui.art.canvas import content, inked, painted

pytestmark = pytest.mark.usefixtures("qapp")
WORDS = {"en": ("Marguerite", "Level 4 · dealer", "your turn"), "ru": ("Маргарита", "Уровень 4 · сдаёт", "ваш ход")}


@pytest.fixture(params=[(960, 600), (1280, 800), (1920, 1080)], ids=lambda size: f"{size[0]}")
def frame(request: pytest.FixtureRequest) -> Frame:
    return two_players(*request.param)


def look_of(frame: Frame) -> Look:
    return Look(theme(), frame.unit)


def ink_of(frame: Frame, drawing: Callable[..., object], *args: object, **options: object) -> Rect:
    return inked(painted(round(frame.window.width), round(frame.window.height), drawing, *args, **options))


@pytest.mark.parametrize("language", list(WORDS))
@pytest.mark.parametrize("score", [0, 7, 990, 9999, 123450, -1400])
def test_a_plate_keeps_to_itself(frame: Frame, language: str, score: int) -> None:
    name, note, turn = WORDS[language]
    look, room = look_of(frame), frame.plates[0]
    parts = plate_parts(room, frame.unit, value_width=value_width(look))
    text = PlateText(name, note, SEAT_FACES[:1], score, 1000, "из 1000", "за пулю +185", dealer=True, turn=turn)
    ink = ink_of(frame, plate, look, parts, text)
    assert room.inset(-3, -3).contains(ink)


def test_a_plate_without_score_shows_the_name_only(frame: Frame) -> None:
    look, parts = look_of(frame), plate_parts(frame.plates[0], frame.unit, 2)
    waiting = PlateText("You", "and Anton", SEAT_FACES[:2])
    scored = PlateText("You", "and Anton", SEAT_FACES[:2], 640, 1000, preview="+80")
    size = round(frame.window.width), round(frame.window.height)
    pictures = [painted(*size, plate, look, parts, text) for text in (waiting, scored)]
    assert content(pictures[0]) != content(pictures[1])


def test_the_turn_tag_stays_on_its_plate(frame: Frame) -> None:
    look = look_of(frame)
    tag = turn_tag_rect(frame.plates[0], frame.unit, turn_tag_width(look, "ваш ход"))
    ink = ink_of(frame, turn_tag, look, tag, "ваш ход")
    assert tag.inset(-2, -2).contains(ink)
    assert tag.right < frame.plates[0].right


@pytest.mark.parametrize("note", ["", "Уверенный"])
def test_a_seat_tag_is_as_wide_as_its_words(frame: Frame, note: str) -> None:
    look, text = look_of(frame), SeatText("Вильгельмина", note)
    tag = seat_tag_rect(look, 300, 100, text)
    ink = ink_of(frame, seat_tag, look, tag, text, 4, turn=True, dealer=True)
    assert tag.inset(-3, -6 * frame.unit).contains(ink)


def test_the_log_keeps_to_its_panel(frame: Frame) -> None:
    look, lines = look_of(frame), [LogLine("Вы: марьяж ♠ и ещё очень длинная строка", k % 3, "+40") for k in range(30)]
    lines.append(LogLine("Spades are trumps"))
    ink = ink_of(frame, log, look, log_parts(frame, 31), ("Безик до 1000", "Пуля 3"), lines)
    assert frame.log.inset(-2, -2).contains(ink)


@pytest.mark.parametrize(("width", "shown"), [(400, "Marguerite leads K♠"), (90, "leads K♠")])
def test_a_log_line_names_the_player_where_there_is_room(
    frame: Frame, width: float, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(log_module, "draw_text", lambda _painter, _look, _rect, text, _words: drawn.append(text))
    look = look_of(frame)
    line = LogLine("Marguerite leads K♠", 1, short="leads K♠")
    ink_of(frame, log_line, look, Rect(0, 0, width * frame.unit, 20), line, 0)
    assert drawn == [shown]


@pytest.mark.parametrize(
    "state",
    [
        ButtonState(),
        ButtonState(best=True),
        ButtonState(best=True, hot=True, pressed=True),
        ButtonState(hot=True),
        ButtonState(enabled=False),
        ButtonState(pending=True),
    ],
)
def test_an_action_keeps_to_its_button(frame: Frame, state: ButtonState) -> None:
    look, column = look_of(frame), action_column(frame, 3)
    text = ActionText("Пробел", "Обмен 7♥ на 10♥ и длинное объяснение", "+1500")
    ink = ink_of(frame, action_button, look, column.buttons[1], text, state)
    assert column.buttons[1].inset(-2, -2).contains(ink)


def test_the_title_of_the_actions_keeps_to_its_column(frame: Frame) -> None:
    look, column = look_of(frame), action_column(frame, 3)
    ink = ink_of(frame, column_title, look, column, "Ваше объявление", "или ходите без него")
    assert frame.actions.inset(-1, -1).contains(ink)
    assert ink.bottom <= column.buttons[0].y


@pytest.mark.parametrize(
    "text", ["You take the trick  +21", "Spades were led: you must follow the suit", "Взятка ваша"]
)
def test_a_remark_keeps_to_the_tray(frame: Frame, text: str) -> None:
    look, slot = look_of(frame), remark_slot(frame)
    rect = pill_rect(look, slot, text)
    ink = ink_of(frame, pill, look, rect, text)
    assert rect.inset(-2, -2).contains(ink)
    assert frame.trick.tray.contains(rect)


def test_a_bracket_reaches_from_its_feet_to_its_label(frame: Frame) -> None:
    look, place = look_of(frame), frame.seats[0]
    melds = [Meld("Марьяж ♠", "♠", "40", (1, 2)), Meld("Двойной безик", "", "500", (0, 1, 3, 4), pending=True)]
    found = brackets(melds, shown(frame, 0, 5), place.bracket_edge, place.side, frame.unit, measure(look))
    for shape in found:
        for hot in (False, True):
            ink = ink_of(frame, bracket, look, shape, hot)
            assert ink.bottom <= place.shown.top
            assert abs(ink.x - shape.left) <= 3
            assert abs(ink.right - shape.right) <= 3


def test_a_bracket_draws_itself_from_its_middle(frame: Frame) -> None:
    look, place = look_of(frame), frame.seats[0]
    shape = brackets(
        [Meld("Bézique", "", "40", (0, 1, 2))], shown(frame, 0, 3), place.bracket_edge, -1, frame.unit, measure(look)
    )[0]
    widths = [ink_of(frame, bracket, look, shape, drawn=part).width for part in (0.5, 1)]
    assert widths[0] < widths[1]


@pytest.mark.parametrize(
    ("score", "chips"),
    [(0, (0, 0, 0)), (9, (0, 0, 0)), (640, (0, 6, 4)), (3280, (3, 2, 8)), (12340, (9, 3, 4)), (-50, (0, 0, 0))],
)
def test_chips_count_thousands_hundreds_and_tens(score: int, chips: tuple[int, int, int]) -> None:
    assert chips_of(score) == chips


def test_nine_chips_are_as_high_as_designed() -> None:
    for value in VALUES:
        ink = inked(painted(100, 120, chip_stack, value, 9, 50, 100, 13.5))
        assert ink.height <= 53
    assert stack_height(9, 13.5) == pytest.approx(35.2, abs=0.1)


def test_chips_of_each_value_look_different() -> None:
    tops = {content(painted(80, 80, _centred_top, value)) for value in VALUES}
    lying = {content(painted(80, 80, lying_chip, value, 40, 40, 20)) for value in VALUES}
    assert len(tops) == len(lying) == 3


def _centred_top(painter: QPainter, value: int) -> None:
    painter.translate(40, 40)
    chip_top(painter, value, 36)


@pytest.mark.parametrize("name", list(ICONS))
def test_an_icon_keeps_to_its_square(name: str) -> None:
    ink = inked(painted(60, 60, icon, name, 30, 30, 48, QColor("white")))
    assert Rect(6, 6, 48, 48).contains(ink)
    assert ink.width > 12


@pytest.mark.parametrize("felt", list(FELTS))
@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_the_felt_is_brightest_in_the_middle(felt: str, ratio: float) -> None:
    pixmap = felt_pixmap(FELTS[felt], 320, 200, ratio)
    image = pixmap.toImage()
    assert pixmap.devicePixelRatio() == ratio
    assert image.width() == 320 * ratio
    middle = image.pixelColor(image.width() // 2, round(image.height() * 0.45))
    assert middle.lightness() > image.pixelColor(1, 1).lightness()


def test_a_focus_ring_goes_around(frame: Frame) -> None:
    look, rect = look_of(frame), Rect(100, 100, 80, 40)
    ink = ink_of(frame, focus_ring, look, rect)
    assert ink.x < rect.x
    assert ink.right > rect.right


def test_panel_tray_badge_and_tools_keep_to_themselves(frame: Frame) -> None:
    look, rect = look_of(frame), Rect(100, 100, 60, 60)
    room = rect.inset(-3, -3)
    assert room.contains(ink_of(frame, panel, look, rect, active=True))
    assert room.contains(ink_of(frame, tray, look, rect))
    assert room.contains(ink_of(frame, tool_button, look, rect, "hint", lit=True))
    assert room.contains(ink_of(frame, tool_button, look, rect, "undo", hot=True, enabled=False))
    for suit in (0, 1, 2, 3, None):
        assert room.contains(ink_of(frame, badge, look, Point(130, 130), 24, suit))


def at_card(painter: QPainter, drawing: Callable[..., object], *args: object) -> None:
    painter.translate(60, 60)
    drawing(painter, *args)


def test_states_of_a_card_reach_no_further_than_they_say() -> None:
    card = Rect(60, 60, 100, 140)
    reaches: list[tuple[Callable[..., object], tuple[object, ...], float]] = [
        (card_states.shade, (100, "#15412d", card_states.NOT_PLAYABLE), 0.0),
        (card_states.ring, (100, 1.0), card_states.RING_REACH),
        (card_states.focus, (100, 1.0), card_states.FOCUS_REACH),
        (card_states.glow, (100, 1.0), card_states.GLOW_REACH),
        (card_states.new_corner, (100,), 1.0),
        (card_states.new_corner, (100, 40), 1.0),
    ]
    for drawing, args, reach in reaches:
        ink = inked(painted(240, 280, at_card, drawing, *args))
        assert card.inset(-reach, -reach).contains(ink)
