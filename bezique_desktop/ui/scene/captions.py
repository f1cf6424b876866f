"""What stands on the table in words: plates, head of the log, the tray, the column of actions."""

from dataclasses import dataclass

from bezique_desktop.engine.actions import DRAW, Action, Verb
from bezique_desktop.engine.rules import Rules
from bezique_desktop.engine.views import SeatView
from bezique_desktop.ui.art.actions import ActionText
from bezique_desktop.ui.art.plate import PlateText
from bezique_desktop.ui.art.portraits import SEAT_FACES
from bezique_desktop.ui.scene.offers import Command, Offer
from bezique_desktop.ui.scene.published import Published
from bezique_desktop.ui.wording_cards import card_sign, talon_text, tricks_text
from bezique_desktop.ui.wording_games import match_title
from bezique_desktop.ui.wording_kinds import kind_name
from bezique_desktop.ui.words import _, ngettext


@dataclass(frozen=True)
class Company:
    """Who sits at the table, by seat: a note under the name ("" for none) and a face (-1: that of the seat)."""

    notes: tuple[str, ...] = ()
    faces: tuple[int, ...] = ()

    def note(self, seat: int) -> str:
        """The note of a seat."""
        return self.notes[seat] if seat < len(self.notes) else ""

    def face(self, seat: int, place: int) -> int:
        """The court whose head a seat wears; ``place`` is 0 for the viewer."""
        chosen = self.faces[seat] if seat < len(self.faces) else -1
        return chosen if chosen >= 0 else SEAT_FACES[place % len(SEAT_FACES)]


def plate_text(step: Published, company: Company, seat: int, score: int, preview: str = "") -> PlateText:
    """The plate of a seat that plays for itself; ``score`` as it is shown just now."""
    view = step.view
    place = (seat - view.seat) % view.rules.players
    target = view.rules.number("target")
    return PlateText(
        name=step.names[seat],
        note=_note(view, company.note(seat), seat),
        faces=(company.face(seat, place) & 31,),
        score=score,
        target=target,
        target_line=_("of {target}").format(target=target),
        deal_line=_("this deal {points}").format(points=f"{view.scores[seat]:+d}"),
        dealer=view.dealer == seat,
        turn=turn_words(view, seat),
        preview=preview,
    )


def _note(view: SeatView, note: str, seat: int) -> str:
    won = sum(taker == seat for taker in view.takers)
    if not note:
        return ngettext("{number} trick taken", "{number} tricks taken", won).format(number=won)
    return f"{note} · {_('dealer')}" if view.dealer == seat else f"{note} · {tricks_text(won)}"


def turn_words(view: SeatView, seat: int) -> str:
    """The tag of the seat that is to act, "" for the others."""
    if view.to_act != seat:
        return ""
    leads = not view.trick
    if seat == view.seat:
        only_plays = all(action.verb is Verb.PLAY for action in view.legal)
        return _("your lead") if leads and only_plays else _("your turn")
    return _("to lead") if leads else _("to play")


def log_head(step: Published) -> tuple[str, str]:
    """The two lines above the log."""
    view = step.view
    trick = min(len(view.takers) + 1, view.rules.tricks)
    place = _("Deal {deal} · trick {trick} of {tricks}")
    return match_title(view.rules), place.format(deal=view.deal_number, trick=trick, tricks=view.rules.tricks)


def result_words(view: SeatView, names: tuple[str, ...], seat: int, points: int) -> str:
    """Who takes the trick that is shown."""
    text = _("You take the trick") if seat == view.seat else _("{name} takes the trick").format(name=names[seat])
    return f"{text}  {points:+d}" if points else text


def tray_words(step: Published) -> tuple[str, str]:
    """Title and line in the middle of the empty tray; both "" when there is nothing to say."""
    view = step.view
    if step.match_result is not None:
        won = step.match_result.winner == view.side
        return (_("You have won the match") if won else _("The match is lost")), _score_line(view)
    if step.deal_result is not None:
        return _("The deal is over"), _score_line(view)
    if view.trick or not view.legal:
        return "", ""
    if any(action.verb is Verb.PLAY for action in view.legal):
        return _("Your lead"), _lead_line(view)
    only_draw = view.legal == (DRAW,)
    return _("Your trick"), _("Nothing to declare: draw a card") if only_draw else _("Declare something, or draw")


def _lead_line(view: SeatView) -> str:
    if not view.talon:
        return _("From now on suit must be followed")
    if view.shown[view.seat]:
        return _("Any card, from the hand or from the table")
    return _("Any card")


def _score_line(view: SeatView) -> str:
    return " : ".join(str(total) for total in (view.totals[view.side], *_others(view)))


def _others(view: SeatView) -> list[int]:
    return [total for side, total in enumerate(view.totals) if side != view.side]


def talon_line(rules: Rules, cards: int) -> str:
    """How many cards are left to draw, as far as the rules in force tell it."""
    return talon_text(cards, rules.on("talon_count_visible")) if cards else _("the talon is gone")


def column_words(view: SeatView, offers: tuple[Offer, ...], picked: bool) -> tuple[str, str]:
    """Title and line above the actions."""
    if not offers:
        return "", ""
    if offers[0].command is Command.CONTINUE:
        return _("The deal is over"), _("see what it brought")
    if picked:
        return _("Your selection"), _("Esc gives it up")
    if offers[0].command is Command.OTHER_HINT or offers[0].key == "enter":
        return _("The hint"), _("glows on the table")
    if offers[0].action is DRAW:
        return _("Your trick"), _("nothing to declare")
    return _("Your declaration"), _("or draw a card") if DRAW in view.legal else _("or lead a card")


def offer_text(offer: Offer, view: SeatView) -> ActionText:
    """The words of a button."""
    points = f"{offer.points:+d}" if offer.points else ""
    return ActionText(key_words(offer.key), _offer_name(offer, view), points)


def key_words(key: str) -> str:
    """What stands on a key."""
    return {"space": _("Space"), "enter": _("Enter")}.get(key, key.upper())


def _offer_name(offer: Offer, view: SeatView) -> str:
    if offer.command is Command.PASS:
        return _("Just lead")
    if offer.command is Command.OTHER_HINT:
        return _("Hide the hint")
    if offer.command is Command.CONTINUE or offer.action is None:
        return _("Go on")
    return action_words(offer.action, view)


def action_words(action: Action, view: SeatView) -> str:
    """An action as an order: "Swap 7♥ for 10♥", "Lead 9♣"."""
    match action.verb:
        case Verb.DECLARE | Verb.LAY:
            return kind_name(action.kind)
        case Verb.EXCHANGE:
            swap = _("Swap {given} for {card}")
            return swap.format(given=card_sign(action.card), card=card_sign(view.turn_up))
        case Verb.SHOW:
            return _("Show {card}").format(card=card_sign(action.card))
        case Verb.PLAY:
            order = _("Play {card}") if view.trick else _("Lead {card}")
            return order.format(card=card_sign(action.card))
        case Verb.DRAW:
            return _("Draw")
        case Verb.CARTE_BLANCHE:
            return _("Carte blanche")
    return str(action)
