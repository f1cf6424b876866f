"""Paintings of the tray in the middle: its frame, a prompt, a message or a hint in it, the remark beside the trick."""

from enum import Enum

from PySide6.QtGui import QColor, QPainter

from bezique_desktop.ui.art import panels
from bezique_desktop.ui.art.fonts import TITLE
from bezique_desktop.ui.art.icons import icon
from bezique_desktop.ui.art.look import Align, Look, Words
from bezique_desktop.ui.art.strokes import dot
from bezique_desktop.ui.art.text import LINE_HEIGHT, draw_paragraph, draw_text, wrapped
from bezique_desktop.ui.geometry import Rect
from bezique_desktop.ui.scene.layout import Frame
from bezique_desktop.ui.scene.layout_trick import hint_text, remark_slot, tray_text
from bezique_desktop.ui.scene.painted_item import Painting, painting
from bezique_desktop.ui.theme import ACTIVE, BUTTON_INK, CREAM, GOLD_BRIGHT, MUTED, Type
from bezique_desktop.values import frozen

_TITLE = Words(Type.HEADING, ACTIVE, bold=True, family=TITLE)
_LINE = Words(Type.NOTE, MUTED, align=Align.CENTRE)
TEXT = Words(Type.BODY, CREAM, bold=True)


class Speech(Enum):
    """What the tray says: what is to be done, a sentence, a piece of advice."""

    PROMPT = "prompt"
    MESSAGE = "message"
    HINT = "hint"


@frozen
class TrayText:
    """Words in the tray. ``beside``: a card of the trick lies there, so they stand to its right."""

    speech: Speech
    title: str
    text: str
    beside: bool = False


def tray_painting(look: Look, frame: Frame) -> Painting:
    """The frame behind the trick."""
    rect = frame.trick.tray
    return painting(rect, 2, look, lambda painter: panels.tray(painter, look, rect))


def speech_painting(look: Look, frame: Frame, words: TrayText) -> Painting:
    """The words in the tray."""
    draw = {Speech.PROMPT: _prompt, Speech.MESSAGE: _message, Speech.HINT: _hint}[words.speech]
    return painting(frame.trick.tray, 0, (look, words), lambda painter: draw(painter, look, frame, words))


def remark_painting(look: Look, frame: Frame, text: str, gold: bool = False) -> Painting:
    """The result of a trick, or a short message beside it."""
    rect = panels.pill_rect(look, remark_slot(frame), text)
    return painting(rect, 3, (look, text, gold), lambda painter: panels.pill(painter, look, rect, text, gold))


def _prompt(painter: QPainter, look: Look, frame: Frame, words: TrayText) -> None:
    title, line = tray_text(frame)
    if words.beside:
        room = room_for_words(frame, beside=True)
        title, line = (Rect(room.x, part.y, room.width, part.height) for part in (title, line))
    draw_text(painter, look, title, words.title, _TITLE.but(align=Align.CENTRE))
    draw_text(painter, look, line, words.text, _LINE)


def _message(painter: QPainter, look: Look, frame: Frame, words: TrayText) -> None:
    """A sentence in the middle of its room."""
    room = room_for_words(frame, words.beside)
    style = TEXT.but(align=Align.CENTRE)
    height = len(wrapped(look, words.text, style, room.width)) * look.pixels(style.size) * LINE_HEIGHT
    top = max(room.y, room.centre.y - height / 2)
    draw_paragraph(painter, look, Rect(room.x, top, room.width, room.bottom - top), words.text, style)


def _hint(painter: QPainter, look: Look, frame: Frame, words: TrayText) -> None:
    sign, title, text = hint_text(frame)
    if words.beside and len(frame.seats) > 2:
        _around(painter, look, frame, words)
        return
    if words.beside:
        room, unit = room_for_words(frame, beside=True), look.unit
        title = Rect(room.x, room.y, room.width, 28 * unit)
        text = Rect(room.x, title.bottom, room.width, room.bottom - title.bottom)
    else:
        _sign(painter, sign)
    draw_text(painter, look, title, words.title, _TITLE)
    draw_paragraph(painter, look, text, words.text, TEXT)


def _sign(painter: QPainter, sign: Rect) -> None:
    dot(painter, sign.centre.x, sign.centre.y, sign.width / 2, QColor(GOLD_BRIGHT), QColor(BUTTON_INK), 1.2)
    icon(painter, "hint", sign.centre.x, sign.centre.y, sign.width * 0.62, QColor(BUTTON_INK))


def _around(painter: QPainter, look: Look, frame: Frame, words: TrayText) -> None:
    """A hint on both sides of a trick of three or four: what to do at the left, the reason at the right."""
    right, sign = room_for_words(frame, beside=True), hint_text(frame)[0]
    left = Rect(2 * frame.trick.middle - right.right, right.y, right.width, right.height)
    _sign(painter, Rect(left.centre.x - sign.width / 2, left.y + 8 * look.unit, sign.width, sign.height))
    top = left.y + 16 * look.unit + sign.height
    style = _TITLE.but(align=Align.CENTRE)
    draw_paragraph(painter, look, Rect(left.x, top, left.width, left.bottom - top), words.title, style)
    draw_paragraph(painter, look, right, words.text, TEXT)


def room_for_words(frame: Frame, beside: bool) -> Rect:
    """Where words have room: the whole tray, or what is right of a card that was led, of a whole trick of more."""
    tray, unit = frame.trick.tray, frame.unit
    left = frame.trick.middle + 14 * unit if beside else tray.x + 40 * unit
    if beside and len(frame.seats) > 2:
        left = remark_slot(frame).x
    return Rect(left, tray.y + 16 * unit, tray.right - 14 * unit - left, tray.height - 28 * unit)
