"""Accessible names and tooltips of what stands on the table."""

from collections.abc import Sequence

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.cards import NO_SUIT
from bezique_desktop.engine.events import Credited
from bezique_desktop.engine.rules import RACE
from bezique_desktop.engine.views import SeatView
from bezique_desktop.ui.scene.captions import Company
from bezique_desktop.ui.scene.column_words import action_words, command_words, key_words
from bezique_desktop.ui.scene.offers import Command, Offer
from bezique_desktop.ui.scene.plates import plate_text, seats_of
from bezique_desktop.ui.scene.published import Published
from bezique_desktop.ui.scene.spread import LaidMeld
from bezique_desktop.ui.table_keys import letter_for
from bezique_desktop.ui.wording_cards import (
    card_words,
    cards_words,
    points_text,
    talon_text,
    tricks_text,
    trump_text,
)
from bezique_desktop.ui.wording_kinds import kind_name, kind_title, kind_words
from bezique_desktop.ui.words import _


def tool_name(tool: str) -> str:
    """The name of a tool."""
    return {
        "undo": _("Undo"),
        "redo": _("Redo"),
        "hint": _("Hint"),
        "last_trick": _("Last trick"),
        "melds": _("Melds"),
        "ledger": _("Ledger"),
        "menu": _("Menu"),
    }[tool]


def tool_tip(tool: str) -> str:
    """Name and key."""
    return f"{tool_name(tool)} ({letter_for(tool) or 'Esc'})"


def card_name(card: int, view: SeatView, new: bool = False, selected: bool = False) -> str:
    """A card for screen readers, with its state."""
    parts = [card_words(card).capitalize()]
    if view.trump != NO_SUIT and (card >> 3) & 3 == view.trump:
        parts.append(_("trump"))
    if new:
        parts.append(_("just drawn"))
    if selected:
        parts.append(_("selected"))
    return ", ".join(parts)


def lent_tip(owned: str) -> str:
    """What can be done with a card of the partner, named with its owner."""
    return owned + "\n" + _("Click to choose it for a declaration of your own")


def bracket_label(meld: LaidMeld) -> tuple[str, str, str]:
    """Name, short form and points of a declaration on the table."""
    full = kind_name(meld.kind)
    short = full.replace(kind_title(meld.kind), "").strip()
    return full, short, str(meld.points)


def bracket_tip(meld: LaidMeld, owner: str, ledger: Sequence[Credited]) -> str:
    """A declaration in full: whose, what, how much, since when, with which cards."""
    credits = (credit for credit in ledger if credit.kind == meld.kind and credit.cards == meld.cards)
    trick = next((credit.trick for credit in credits), 0)
    scored = _("after trick {number}").format(number=trick) if trick else _("scored")
    state = _("waits to be scored") if meld.pending else scored
    line = f"{kind_words(meld.kind)}, {points_text(meld.points)}, {state}"
    return f"{owner}: {line}\n{cards_words(meld.cards)}"


def offer_name(offer: Offer, view: SeatView) -> str:
    """A button of the column for screen readers."""
    if offer.action is None or offer.command is not Command.ACT:
        return command_words(offer, view)
    text = _offered(offer.action, view)
    if offer.then is not None:
        text = _("{meld}: lead {card}").format(meld=text, card=card_words(offer.then.card))
    return f"{text}, {points_text(offer.points)}" if offer.points else text


def _offered(action: Action, view: SeatView) -> str:
    if action.verb is Verb.LAY:
        return _("Lay out: {meld}").format(meld=kind_words(action.kind))
    return kind_words(action.kind) if action.kind >= 0 else action_words(action, view)


def offer_tip(offer: Offer, view: SeatView) -> str:
    """What a button does, with its cards and its key, or why it cannot be pressed."""
    lines = [offer_name(offer, view)]
    if offer.action is not None and offer.action.kind >= 0 and offer.action.cards:
        lines.append(cards_words(offer.action.cards))
    if offer.action is not None and offer.refused is not None:
        from bezique_desktop.ui.wording_reasons import reason_text

        lines.append(reason_text(offer.refused, offer.action, view))
    if offer.key:
        lines.append(_("Key: {key}").format(key=key_words(offer.key)))
    return "\n".join(lines)


def plate_tip(step: Published, side: int, score: int, company: Company) -> str:
    """The score in exact lines, and how its owner plays."""
    view = step.view
    seats = seats_of(view, side)
    who = " – ".join(step.names[seat] for seat in seats)
    text, won = plate_text(step, Company(), side, score), sum(taker in seats for taker in view.takers)
    lines = [who if text.figure else f"{who}: {points_text(score)}"]
    lines += [text.deal_line, text.target_line, _("{tricks} taken").format(tricks=tricks_text(won))]
    if view.dealer in seats:
        lines.append(_("dealer"))
    lines += [told for seat in seats if (told := _how_plays(step, company, seat, len(seats) > 1))]
    return "\n".join(line for line in lines if line)


def _how_plays(step: Published, company: Company, seat: int, named: bool) -> str:
    """How well a seat plays, with its name where another shares the plate; "" where that is not known."""
    line = company.line(seat)
    return f"{step.names[seat]} – {line}" if line and named else line


def talon_tip(view: SeatView) -> str:
    """How many cards are left, unless the rules in force hide it."""
    if not view.rules.on("talon_count_visible"):
        return _("The rules in force do not tell how many cards are left.")
    return talon_text(view.talon)


def badge_tip(view: SeatView) -> str:
    """The trump suit, where it came from, and why no cards are counted under it."""
    told = _badge_line(view)
    return told if view.rules.on("talon_count_visible") else f"{told}\n{talon_tip(view)}"


def _badge_line(view: SeatView) -> str:
    source = view.rules.options["trump_source"]
    if view.trump == NO_SUIT:
        sequence = source == "first_marriage_or_sequence"
        return _("The first marriage or quint makes trumps.") if sequence else _("The first marriage makes trumps.")
    made = _("by the first marriage or quint") if source == "first_marriage_or_sequence" else _("by the first marriage")
    origin = _("by the card turned up") if source == "turn_up" else made
    return f"{trump_text(view.trump)}, {origin}"


def turn_up_tip(view: SeatView) -> str:
    """The turn-up, and who may take it."""
    name = card_words(view.turn_up).capitalize()
    lowest = view.turn_up & 7 == view.rules.lowest_rank
    if view.rules.mechanism == RACE:
        line = _("Nobody can exchange it.") if lowest else _("Whoever holds the nine of trumps may exchange it.")
    elif lowest:
        line = _("A seven cannot be exchanged any more.")
    else:
        line = _("Whoever holds a seven of trumps may exchange it.")
    return f"{name}\n{line}"


def match_tip(view: SeatView) -> str:
    """The score of the match, where cards show it by their pips."""
    target = view.rules.number("s_match_target")
    return _("Every open pip is a game point; {target} win the match.").format(target=target)
