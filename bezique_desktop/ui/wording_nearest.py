"""What selected cards lack of the meld they are nearest to, as a sentence."""

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.cards import ACE, JACK, KING, QUEEN, TEN
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.engine.views import SeatView
from bezique_desktop.ui.mechanics_in_force import mechanics_of
from bezique_desktop.ui.nearest import Nearest, nearest
from bezique_desktop.ui.wording_cards import card_signs
from bezique_desktop.ui.wording_kinds import kind_name, kind_needs, kind_title
from bezique_desktop.ui.words import _, ngettext


def nearest_text(action: Action, view: SeatView) -> str:
    """What the cards of a refused declaration lack, or which of them the kind has no use for."""
    near = nearest(action.cards, view, mechanics_of(view.rules))
    needs = kind_needs(action.kind, view.rules, view.trump)
    if near is None or near.kind != action.kind or not (near.spare or near.missing):
        return needs
    if near.spare:
        useless = tuple(card for card in near.spare if card not in near.barred)
        rest = [_("{cards} cannot be part of it.").format(cards=card_signs(useless))] if useless else []
        return " ".join([needs if near.why is None else _barred_text(near, near.why, view), *rest])
    if near.any_suit:
        return _more_needed(near.kind, near.missing[0] & 7, len(near.missing))
    text = ngettext("{meld}: {cards} is still missing.", "{meld}: {cards} are still missing.", len(near.missing))
    return text.format(meld=kind_name(near.kind), cards=card_signs(near.missing))


def _barred_text(near: Nearest, why: Reason, view: SeatView) -> str:
    """Which cards have scored so that the meld, which is named, can have them no more."""
    from bezique_desktop.ui.wording_reasons import reason_text

    return reason_text(why, Action(Verb.DECLARE, near.kind, near.barred), view)


def _more_needed(kind: int, rank: int, number: int) -> str:
    """So many more cards of a rank, of whatever suit, for four of a kind."""
    texts = {
        ACE: ngettext("{meld} need {number} more ace.", "{meld} need {number} more aces.", number),
        TEN: ngettext("{meld} need {number} more ten.", "{meld} need {number} more tens.", number),
        KING: ngettext("{meld} need {number} more king.", "{meld} need {number} more kings.", number),
        QUEEN: ngettext("{meld} need {number} more queen.", "{meld} need {number} more queens.", number),
        JACK: ngettext("{meld} need {number} more jack.", "{meld} need {number} more jacks.", number),
    }
    return texts[rank].format(meld=kind_title(kind), number=number)


def nothing_text(cards: tuple[int, ...]) -> str:
    """That no meld of the game takes any of these cards."""
    return _("Nothing can be declared with {cards}.").format(cards=card_signs(cards))
