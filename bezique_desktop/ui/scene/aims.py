"""What of the table answers to pointer and keyboard at the moment, with names and tooltips."""

from collections.abc import Iterator

from bezique_desktop.ui.art.look import Look
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.scene import tips
from bezique_desktop.ui.scene.captions import log_head, match_note
from bezique_desktop.ui.scene.controls import ToolState
from bezique_desktop.ui.scene.layout import Frame
from bezique_desktop.ui.scene.layout_seats import drawer
from bezique_desktop.ui.scene.layout_side import ActionColumn, action_column, log_parts, tool_buttons
from bezique_desktop.ui.scene.placing import Zone, place_of, plate_of
from bezique_desktop.ui.scene.plates import seat_text
from bezique_desktop.ui.scene.published import may_ask
from bezique_desktop.ui.scene.standing import badge_rect, tag_of_seat
from bezique_desktop.ui.scene.state import TableState
from bezique_desktop.ui.scene.targets import Group, Target, card_target
from bezique_desktop.ui.wording_cards import card_words, tricks_text
from bezique_desktop.ui.wording_kinds import kind_words
from bezique_desktop.ui.words import _


def targets(state: TableState, look: Look, frame: Frame) -> tuple[Target, ...]:
    """All targets; those that lie on others come after them."""
    return (
        *_aside(state),
        *_seats(state, look, frame),
        *_cards(state),
        *_lent(state),
        *_brackets(state, look),
        *_actions(state, frame),
        *_tools(state, frame),
        *_plates(state, frame),
        *_log(state, frame),
    )


def tools(state: TableState) -> tuple[ToolState, ...]:
    """The tool buttons from left to right."""
    view = state.view
    review = view.rules.options["trick_review"] != "none"
    able = {
        "undo": state.step.can_undo,
        "hint": may_ask(state.step),
        "last_trick": bool(view.takers),
    }
    names = ("undo", "hint", "last_trick" if review else "melds", "ledger", "menu")
    return tuple(ToolState(name, able.get(name, True), name in state.lit_tools) for name in names)


def column_of(state: TableState, frame: Frame) -> ActionColumn:
    """The column of actions as it is scrolled now."""
    return action_column(frame, len(state.offers), state.attention.scroll)


def _cards(state: TableState) -> Iterator[Target]:
    view, placed = state.view, state.picture.cards
    own = ((Group.ROW, state.picture.orders.rows[view.seat]), (Group.HAND, state.picture.orders.hand))
    for group, order in own:
        for key in order:
            name = tips.card_name(key, view, key == view.last_drawn, key in state.attention.selected)
            yield card_target(group, key, placed[key].spot, name, enabled=key in state.plays)


def _lent(state: TableState) -> Iterator[Target]:
    """The partner's cards that can be part of the viewer's declaration."""
    for seat, row in enumerate(state.picture.orders.rows):
        for key in (card for card in row if card in state.lent):
            name = tips.card_name(key, state.view, selected=key in state.attention.selected)
            owned = f"{state.step.names[seat]}: {name}"
            yield card_target(Group.LENT, key, state.picture.cards[key].spot, owned, tips.lent_tip(owned))


def _brackets(state: TableState, look: Look) -> Iterator[Target]:
    for bracket in state.picture.brackets:
        shape, half = bracket.shape, 9 * look.unit
        line = Rect(shape.left, shape.line - half, shape.right - shape.left, 2 * half)
        label = shape.label
        left, right = min(line.x, label.x), max(line.right, label.right)
        top, bottom = min(line.y, label.y), max(line.bottom, label.bottom)
        rect = Rect(left, top, right - left, bottom - top)
        owner = state.step.names[bracket.seat]
        name = f"{owner}: {kind_words(bracket.meld.kind)}, {bracket.meld.points}"
        yield Target(Group.BRACKETS, bracket.key, rect, name, tips.bracket_tip(bracket.meld, owner, state.step.ledger))


def _actions(state: TableState, frame: Frame) -> Iterator[Target]:
    column = column_of(state, frame)
    for place, rect in enumerate(column.buttons, column.first):
        offer = state.offers[place]
        name, tip = tips.offer_name(offer, state.view), tips.offer_tip(offer, state.view)
        yield Target(Group.ACTIONS, place, rect, name, tip, enabled=offer.refused is None)


def _tools(state: TableState, frame: Frame) -> Iterator[Target]:
    listed = tools(state)
    for tool, rect in zip(listed, tool_buttons(frame, len(listed)), strict=True):
        tip = tips.tool_tip(tool.name)
        yield Target(Group.TOOLS, tool.name, rect, tips.tool_name(tool.name), tip, enabled=tool.enabled)


def _plates(state: TableState, frame: Frame) -> Iterator[Target]:
    for side in range(state.view.rules.sides):
        tip = tips.plate_tip(state.step, side, state.scores[side], state.company)
        rect = frame.plates[plate_of(frame, state.view.seat, side)]
        yield Target(Group.PLATES, side, rect, tip.replace("\n", ", "), tip)


def _log(state: TableState, frame: Frame) -> Iterator[Target]:
    """The log opens the ledger; a short one is drawn out. Its lines show the cards they are about."""
    name = ", ".join((*log_head(state.step), match_note(state.step)))
    held = drawer(frame) if frame.header is not None and state.attention.drawer else frame
    if frame.header is None:
        yield Target(Group.LOG, "log", frame.log, name, match_note(state.step))
    else:
        yield Target(Group.LOG, "drawer", held.log, name, _("Draw the log out or push it in"))
        yield Target(Group.ASIDE, "header", frame.header, name, match_note(state.step))
    places = log_parts(held, len(state.lines)).lines
    for back, rect in enumerate(reversed(places), 1):
        line = state.lines[-back]
        yield Target(Group.LOG, len(state.lines) - back, rect, line.told, line.told)


def _seats(state: TableState, look: Look, frame: Frame) -> Iterator[Target]:
    """The name tags of seats tell who sits there."""
    view = state.view
    for seat, name in enumerate(state.step.names):
        place = place_of(frame, view.seat, seat)
        if frame.seats[place].tag is not None:
            won, text = sum(taker == seat for taker in view.takers), seat_text(state.step, state.company, seat)
            lines = [name, _("{tricks} taken").format(tricks=tricks_text(won)), state.company.line(seat)]
            tip = "\n".join(line for line in lines if line)
            yield Target(Group.ASIDE, ("seat", seat), tag_of_seat(look, frame, place, text), name, tip)


def _aside(state: TableState) -> Iterator[Target]:
    """What the pointer alone finds: cards that are not the viewer's, and the talon."""
    view, picture = state.view, state.picture
    yield Target(Group.ASIDE, "badge", badge_rect(picture.talon), tips.badge_tip(view), tips.badge_tip(view))
    for key, card in picture.cards.items():
        if card.zone is Zone.MATCH:
            yield card_target(Group.ASIDE, key, card.spot, tips.match_tip(view), tips.match_tip(view))
        elif card.zone is Zone.TALON:
            tip = tips.turn_up_tip(view) if card.face >= 0 else tips.talon_tip(view)
            yield card_target(Group.ASIDE, key, card.spot, tip, tip)
        elif card.zone in (Zone.OTHER_ROW, Zone.TRICK) and card.face >= 0 and key not in state.lent:
            name = card_words(card.face).capitalize()
            yield card_target(Group.ASIDE, key, card.spot, name, name)
