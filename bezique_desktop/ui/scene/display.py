"""Everything that is painted on the table at a moment, by name: what is not a card."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bezique_desktop.ui.art.actions import ButtonState
from bezique_desktop.ui.art.bracket import bracket as draw_bracket
from bezique_desktop.ui.art.chips import chips_of
from bezique_desktop.ui.art.log import LogLine
from bezique_desktop.ui.art.look import Look
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.scene import captions, controls, standing, tray
from bezique_desktop.ui.scene.aims import column_of, tools
from bezique_desktop.ui.scene.layout import Frame
from bezique_desktop.ui.scene.layout_side import tool_buttons
from bezique_desktop.ui.scene.painted_item import Painting, painting
from bezique_desktop.ui.scene.placing import SeatBracket, place_of
from bezique_desktop.ui.scene.state import TableState
from bezique_desktop.ui.scene.targets import Group
from bezique_desktop.ui.wording_cards import trump_text

Named = tuple[str, Painting]


def paintings(state: TableState, look: Look, frame: Frame, lines: Sequence[LogLine]) -> Mapping[str, Painting]:
    """All paintings of the table at rest, by name."""
    return dict(
        [
            ("tray", tray.tray_painting(look, frame)),
            *_speech(state, look, frame),
            *turns(state, look, frame),
            *_scores(state, look, frame),
            ("log", _log(state, look, frame, lines)),
            ("talon", _talon(state, look)),
            *_tools(state, look, frame),
            *_column(state, look, frame),
            *brackets(state, look),
        ]
    )


def score(state: TableState, look: Look, frame: Frame, seat: int, points: int) -> Iterator[Named]:
    """The score on the plate of a seat, as it is counted just now: figure and stacks."""
    parts = standing.parts_of_plate(look, frame, place_of(frame, state.view.seat, seat))
    preview = f"{state.preview:+d}" if state.preview and seat == state.view.seat else ""
    text = captions.plate_text(state.step, state.company, seat, points, preview)
    yield f"score {seat}", standing.score_painting(look, parts, text)
    for place, count in enumerate(chips_of(points)):
        yield f"stack {seat} {place}", standing.stack_painting(look, parts, place, count)


def bracket_name(bracket: SeatBracket) -> str:
    """The name of the painting of a bracket."""
    return f"bracket {bracket.key}"


def bracket_painting(look: Look, bracket: SeatBracket, hot: bool, focused: bool, drawn: float = 1.0) -> Painting:
    """A bracket, or the share of it that has drawn itself so far."""
    shape, label = bracket.shape, bracket.shape.label
    left, right = min(shape.left, label.x), max(shape.right, label.right)
    top, bottom = min(shape.edge, shape.line, label.y), max(shape.edge, shape.line, label.bottom)
    rect = Rect(left, top, right - left, bottom - top)
    mark = (look, shape, hot, focused, drawn)
    return painting(rect, 6, mark, lambda painter: draw_bracket(painter, look, shape, hot, focused, drawn))


def brackets(state: TableState, look: Look) -> Iterator[Named]:
    """All brackets."""
    pointed = state.pointed(Group.BRACKETS)
    for bracket in state.picture.brackets:
        ident = (Group.BRACKETS, bracket.key)
        focused = state.attention.focus == ident
        yield bracket_name(bracket), bracket_painting(look, bracket, ident in pointed, focused)


def _speech(state: TableState, look: Look, frame: Frame) -> Iterator[Named]:
    if state.speech is not None:
        yield "speech", tray.speech_painting(look, frame, state.speech)


def turns(state: TableState, look: Look, frame: Frame) -> Iterator[Named]:
    """The plates without their scores, and the tag of whose turn it is."""
    for seat in range(state.view.rules.players):
        parts = standing.parts_of_plate(look, frame, place_of(frame, state.view.seat, seat))
        text = captions.plate_text(state.step, state.company, seat, 0)
        focused = state.attention.focus == (Group.PLATES, seat)
        yield f"plate {seat}", standing.plate_painting(look, parts, text, focused)
        turn = captions.turn_words(state.view, seat)
        if turn:
            yield f"tag {seat}", standing.tag_painting(look, parts, turn)


def _scores(state: TableState, look: Look, frame: Frame) -> Iterator[Named]:
    for seat in range(state.view.rules.players):
        yield from score(state, look, frame, seat, state.scores[seat])


def _log(state: TableState, look: Look, frame: Frame, lines: Sequence[LogLine]) -> Painting:
    focused = state.attention.focus == (Group.LOG, "log")
    return standing.log_painting(look, frame, captions.log_head(state.step), lines, focused)


def talon_words(state: TableState) -> tuple[str, str]:
    """The two lines beside the badge."""
    view = state.view
    return trump_text(view.trump), captions.talon_line(view.rules, view.talon)


def _talon(state: TableState, look: Look) -> Painting:
    return standing.talon_painting(look, state.picture.talon, state.view.trump, *talon_words(state))


def _tools(state: TableState, look: Look, frame: Frame) -> Iterator[Named]:
    listed = tools(state)
    for tool, rect in zip(listed, tool_buttons(frame, len(listed)), strict=True):
        ident = (Group.TOOLS, tool.name)
        hot, focused = state.attention.hover == ident, state.attention.focus == ident
        yield f"tool {tool.name}", controls.tool_painting(look, rect, tool, hot, focused)


def _column(state: TableState, look: Look, frame: Frame) -> Iterator[Named]:
    if not state.offers:
        return
    column, attention = column_of(state, frame), state.attention
    title, note = captions.column_words(state.view, state.offers, bool(attention.selected))
    yield "heading", controls.heading_painting(look, column, title, note)
    for place, rect in enumerate(column.buttons, column.first):
        offer, ident = state.offers[place], (Group.ACTIONS, place)
        button = ButtonState(
            best=offer.best and offer.refused is None,
            hot=attention.hover == ident,
            pressed=attention.pressed == ident,
            focused=attention.focus == ident,
            enabled=offer.refused is None,
            pending=offer.refused is not None,
        )
        text = captions.offer_text(offer, state.view)
        text = replace(text, key="") if offer.refused is not None else text
        yield f"action {place}", controls.action_painting(look, rect, text, button)
