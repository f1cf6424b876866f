"""What selected cards lack of the meld they are nearest to, as a sentence."""

from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.cards import ACE, JACK, KING, QUEEN, TEN
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.views import SeatView
from bezique_desktop.ui.nearest import nearest
from bezique_desktop.ui.wording_cards import card_signs
from bezique_desktop.ui.wording_kinds import kind_name, kind_needs, kind_title
from bezique_desktop.ui.words import _, ngettext


def nearest_text(action: Action, view: SeatView) -> str:
    """What the cards of a refused declaration lack, or which of them the kind has no use for."""
    near = nearest(action.cards, view, Mechanics(view.rules))
    if near is None or near.kind != action.kind:
        return kind_needs(action.kind, view.rules, view.trump)
    if near.spare:
        text = _("{cards} cannot be part of it.").format(cards=card_signs(near.spare))
        return f"{kind_needs(near.kind, view.rules, view.trump)} {text}"
    if near.any_suit and near.missing:
        return _more_needed(near.missing[0] & 7, len(near.missing)).format(meld=kind_title(near.kind))
    if not near.missing:
        return kind_needs(near.kind, view.rules, view.trump)
    text = ngettext("{meld}: {cards} is still missing.", "{meld}: {cards} are still missing.", len(near.missing))
    return text.format(meld=kind_name(near.kind), cards=card_signs(near.missing))


def _more_needed(rank: int, number: int) -> str:
    """So many more cards of a rank, of whatever suit, for four of a kind."""
    texts = {
        ACE: ngettext("{meld} need {number} more ace.", "{meld} need {number} more aces.", number),
        TEN: ngettext("{meld} need {number} more ten.", "{meld} need {number} more tens.", number),
        KING: ngettext("{meld} need {number} more king.", "{meld} need {number} more kings.", number),
        QUEEN: ngettext("{meld} need {number} more queen.", "{meld} need {number} more queens.", number),
        JACK: ngettext("{meld} need {number} more jack.", "{meld} need {number} more jacks.", number),
    }
    return texts[rank].replace("{number}", str(number))


def nothing_text(cards: tuple[int, ...]) -> str:
    """That no meld of the game takes any of these cards."""
    return _("Nothing can be declared with {cards}.").format(cards=card_signs(cards))
