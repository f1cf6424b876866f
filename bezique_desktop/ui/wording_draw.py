"""The lots before the first deal in words."""

from collections.abc import Iterable
from dataclasses import replace

from bezique_desktop.ui.model.drawing import NOBODY, Draw, Lot
from bezique_desktop.ui.wording_cards import cards_words
from bezique_desktop.ui.wording_names import people_today
from bezique_desktop.ui.words import _, ngettext


def draw_today(draw: Draw) -> Draw:
    """The lots with the names of the language that is spoken now."""
    partners = None if draw.partners is None else _lot_today(draw.partners)
    return replace(draw, names=people_today(draw.names), partners=partners, deal=_lot_today(draw.deal))


def _lot_today(lot: Lot) -> Lot:
    return replace(lot, names=people_today(lot.names))


def partners_caption() -> str:
    """How partners are drawn."""
    return _("For partners: the two highest cards play against the two lowest.")


def deal_caption(draw: Draw) -> str:
    """How the dealer is drawn."""
    if draw.chooser != NOBODY:
        return _("For the deal: whoever has the higher card chooses.")
    return _("For the deal: the lowest card deals.")


def partners_result(lot: Lot) -> str:
    """Who plays with whom."""
    partner = lot.names[lot.marked[1]]
    first, second = (name for person, name in enumerate(lot.names) if person not in lot.marked)
    return _("You play with {partner}, against {first} and {second}.").format(
        partner=partner, first=first, second=second
    )


def deal_result_text(draw: Draw) -> str:
    """Who deals and who leads; or that the player chooses."""
    if draw.is_choice:
        return _("You choose who deals. The other one leads, which is the better part.")
    if draw.chooser != NOBODY:
        return _("{name} leaves the deal to you, and leads.").format(name=draw.names[draw.chooser])
    deals = _("You deal") if draw.dealer == 0 else _("{name} deals").format(name=draw.names[draw.dealer])
    leads = _("you lead") if draw.leader == 0 else _("{name} leads").format(name=draw.names[draw.leader])
    return f"{deals}, {leads}."


def dealer_choice(draw: Draw, seat: int) -> str:
    """A button that lets a seat deal."""
    return _("I deal") if seat == 0 else _("{name} deals").format(name=draw.names[seat])


def drawn_words(name: str, cards: Iterable[int]) -> str:
    """What somebody has drawn, for those who listen."""
    return f"{name}: {cards_words(cards)}"


def tie_note(lot: Lot) -> str:
    """That cards were drawn again, and how often; or nothing."""
    ties = len(lot.rounds) - 1
    if ties < 2:
        return _("A tie: everybody drew again.") if ties else ""
    text = ngettext("{number} tie: everybody drew again.", "{number} ties: everybody drew again.", ties)
    return text.format(number=ties)
