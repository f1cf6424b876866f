"""Everything that is painted on the table at a moment, by name: what is not a card."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from bezique_desktop.engine.cards import NO_SUIT
from bezique_desktop.ui.art.actions import ButtonState
from bezique_desktop.ui.art.bracket import bracket as draw_bracket
from bezique_desktop.ui.art.chips import chips_of
from bezique_desktop.ui.art.look import Look
from bezique_desktop.ui.figures import signed
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.scene import captions, column_words, controls, standing, tray
from bezique_desktop.ui.scene.aims import column_of, tools
from bezique_desktop.ui.scene.card_item import LAYERS_A_ZONE
from bezique_desktop.ui.scene.layout import Frame
from bezique_desktop.ui.scene.layout_seats import drawer
from bezique_desktop.ui.scene.layout_side import tool_buttons
from bezique_desktop.ui.scene.painted_item import Painting, painting
from bezique_desktop.ui.scene.placing import SeatBracket, place_of, plate_of
from bezique_desktop.ui.scene.plates import face_of, plate_text, seat_text
from bezique_desktop.ui.scene.state import TableState
from bezique_desktop.ui.scene.targets import Group
from bezique_desktop.ui.wording_cards import trump_text

Named = tuple[str, Painting]
_OVER_OWN_ROW: Final = 2.0 * LAYERS_A_ZONE
"""How far over the other brackets those lie that stand next to the viewer's row, which lies over the trick."""


def paintings(state: TableState, look: Look, frame: Frame) -> Mapping[str, Painting]:
    """All paintings of the table at rest, by name."""
    return dict(
        [
            ("tray", tray.tray_painting(look, frame)),
            *_speech(state, look, frame),
            *turns(state, look, frame),
            *_scores(state, look, frame),
            *_log(state, look, frame),
            ("talon", _talon(state, look)),
            *_match(state, look, frame),
            *_tools(state, look, frame),
            *_column(state, look, frame),
            *brackets(state, look),
        ]
    )


def score(state: TableState, look: Look, frame: Frame, side: int, points: int) -> Iterator[Named]:
    """The score on the plate of a side, as it is counted just now: figure and stacks."""
    parts = standing.parts_of_plate(look, frame, plate_of(frame, state.view.seat, side))
    preview = signed(state.preview) if state.preview and side == state.side else ""
    text = plate_text(state.step, state.company, side, points, preview)
    yield f"score {side}", standing.score_painting(look, parts, text)
    for place, count in enumerate(chips_of(points) if text.chips else ()):
        yield f"stack {side} {place}", standing.stack_painting(look, parts, place, count)


def bracket_name(bracket: SeatBracket) -> str:
    """The name of the painting of a bracket."""
    return f"bracket {bracket.key}"


def bracket_painting(look: Look, bracket: SeatBracket, hot: bool, focused: bool, drawn: float = 1.0) -> Painting:
    """A bracket, or the share of it that has drawn itself so far; its feet pass under the labels of lower levels, and
    no card that is raised below it covers its label."""
    shape, label = bracket.shape, bracket.shape.label
    left, right = min(shape.left, label.x), max(shape.right, label.right)
    top, bottom = min(shape.edge, shape.line, label.y), max(shape.edge, shape.line, label.bottom)
    rect = Rect(left, top, right - left, bottom - top)
    mark = (look, shape, hot, focused, drawn)
    made = painting(rect, 6, mark, lambda painter: draw_bracket(painter, look, shape, hot, focused, drawn))
    over_cards = bracket.side < 0 and shape.level == 0
    return replace(made, rise=_OVER_OWN_ROW if over_cards else -shape.level / 100)


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
    """The plates without their scores, the name tags of seats, and the tag of whose turn it is."""
    for side in range(state.view.rules.sides):
        parts = standing.parts_of_plate(look, frame, plate_of(frame, state.view.seat, side))
        text = plate_text(state.step, state.company, side, 0)
        focused = state.attention.focus == (Group.PLATES, side)
        yield f"plate {side}", standing.plate_painting(look, parts, text, focused)
        if text.turn:
            yield f"tag plate {side}", standing.tag_painting(look, parts.plate, text.turn)
    for seat, rect in tags(state, look, frame):
        view, turn = state.view, captions.turn_words(state.view, seat)
        face, dealer = face_of(view, state.company, seat), view.dealer == seat
        told = seat_text(state.step, state.company, seat)
        yield f"seat {seat}", standing.seat_painting(look, rect, told, face, bool(turn), dealer)
        if turn:
            yield f"tag seat {seat}", standing.tag_painting(look, tag_edge(rect, look), turn)


def tags(state: TableState, look: Look, frame: Frame) -> Iterator[tuple[int, Rect]]:
    """The seats that bear name tags, and where these stand."""
    for seat in range(state.view.rules.players):
        place = place_of(frame, state.view.seat, seat)
        if frame.seats[place].tag is not None:
            yield seat, standing.tag_of_seat(look, frame, place, seat_text(state.step, state.company, seat))


def tag_edge(rect: Rect, look: Look) -> Rect:
    """The edge that the turn tag of a name tag rides on: it reaches a little beyond the name."""
    return Rect(rect.x, rect.y, rect.width + 20 * look.unit, rect.height)


def _scores(state: TableState, look: Look, frame: Frame) -> Iterator[Named]:
    for side in range(state.view.rules.sides):
        yield from score(state, look, frame, side, state.scores[side])


def _log(state: TableState, look: Look, frame: Frame) -> Iterator[Named]:
    focus, lines = state.attention.focus, state.lines
    focused = focus[1] if focus is not None and focus[0] is Group.LOG else None
    head = captions.log_head(state.step)
    if frame.header is not None:
        yield "header", standing.header_painting(look, frame, head)
    if state.attention.drawer and frame.header is not None:
        yield "drawer", standing.log_painting(look, drawer(frame), head, lines, focused, opaque=True)
    else:
        yield "log", standing.log_painting(look, frame, head, lines, focused)


def _match(state: TableState, look: Look, frame: Frame) -> Iterator[Named]:
    """The words over the score of the match, where it is shown by cards."""
    if frame.match is None:
        return
    view, names = state.view, state.step.names
    sides = sorted(range(view.rules.sides), key=lambda side: plate_of(frame, view.seat, side))
    told = [f"{names[side]} {view.totals[side]}" for side in sides]
    yield "match", standing.match_painting(look, frame, captions.match_words(view.rules), told)


def talon_words(state: TableState) -> tuple[str, str]:
    """The two lines beside the badge."""
    view = state.view
    banned = view.banned if view.trump == NO_SUIT else NO_SUIT
    return trump_text(view.trump), captions.talon_line(view.rules, view.talon, view.closed_by >= 0, banned)


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
    step, over = state.step, state.step.match_result is not None
    title, note = column_words.column_words(state.view, state.offers, bool(attention.selected), step.replay, over)
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
        text = column_words.offer_text(offer, state.view)
        text = replace(text, key="") if offer.refused is not None else text
        yield f"action {place}", controls.action_painting(look, rect, text, button)
