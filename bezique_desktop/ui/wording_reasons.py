"""Why the rules refuse an action: one sentence each, naming the rule in force and the cards or the suit it is about."""

from collections.abc import Callable
from typing import Final

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.cards import NO_SUIT, suit_of
from bezique_desktop.engine.kinds import KINDS, QUINT
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.engine.tricks import winner
from bezique_desktop.engine.views import Melds, SeatView
from bezique_desktop.ui.wording_cards import card_sign, card_signs, in_suit, of_suit
from bezique_desktop.ui.wording_kinds import kind_name, kind_title, kind_within
from bezique_desktop.ui.words import N_, _, ngettext

_PLAIN: Final = {
    Reason.DEAL_OVER: N_("The deal is over."),
    Reason.NOT_YOUR_TURN: N_("It is not your turn."),
    Reason.MUST_ANSWER_CARTE_BLANCHE: N_("Say first whether you show your carte blanche."),
    Reason.NEEDS_HAND_CARD: N_("At least one card of a declaration must come from your hand."),
    Reason.NEEDS_OWN_CARD: N_("At least one of the cards must be your own."),
    Reason.NOT_THE_TRUMP_NINE: N_("Only the nine of trumps can do that."),
    Reason.MUST_LEAD_MARRIAGE: N_("You have announced a marriage: lead its king or queen."),
    Reason.TALON_TOO_SHORT: N_("The talon is too short to be closed."),
    Reason.NEEDS_NEW_CARD: N_("At least one of the cards must be new to this kind of meld."),
    Reason.SEVEN_ALREADY_USED: N_("Only one seven at a time: the next after another trick."),
    Reason.SEVEN_HAS_SCORED: N_("This seven of trumps has scored already."),
    Reason.NOT_THE_TRUMP_SEVEN: N_("Only the seven of trumps can do that."),
    Reason.TURN_UP_IS_SEVEN: N_("The turned-up card is a seven itself."),
    Reason.NOT_CARTE_BLANCHE: N_("Carte blanche is a hand without a king, queen or jack."),
}
_Sentence = Callable[[Action, SeatView], str]


def reason_text(reason: Reason, action: Action, view: SeatView) -> str:
    """The sentence for a refused action, as the seat sees the deal."""
    if reason in _PLAIN:
        return _(_PLAIN[reason])
    return _SENTENCES[reason](action, view)


# ------------------------------------------------------------------ playing
def _led(view: SeatView) -> int:
    return suit_of(view.trick[0])


def _must_follow(action: Action, view: SeatView) -> str:
    return (
        _("Spades were led: you must follow suit."),
        _("Hearts were led: you must follow suit."),
        _("Diamonds were led: you must follow suit."),
        _("Clubs were led: you must follow suit."),
    )[_led(view)]


def _must_follow_or_trump(action: Action, view: SeatView) -> str:
    return (
        _("Spades were led: you must follow suit or trump."),
        _("Hearts were led: you must follow suit or trump."),
        _("Diamonds were led: you must follow suit or trump."),
        _("Clubs were led: you must follow suit or trump."),
    )[_led(view)]


def _must_trump(action: Action, view: SeatView) -> str:
    return _("You have no {suit}: you must trump.").format(suit=of_suit(_led(view)))


def _must_beat(action: Action, view: SeatView) -> str:
    best = view.trick[winner(list(view.trick), view.trump, False)]
    return _("In the last tricks you must win if you can: beat {card}.").format(card=card_sign(best))


def _not_held(action: Action, view: SeatView) -> str:
    missing = [card for card in action.cards if card not in view.holding]
    return _("You do not hold {cards}.").format(cards=card_signs(missing or action.cards))


def _must_draw(action: Action, view: SeatView) -> str:
    return _("Declare something or draw first, then lead.")


def _no_draw(action: Action, view: SeatView) -> str:
    if view.rules.says("declare_timing", "on_lead"):
        return _("In this game the cards are drawn before you declare.")
    return _("There is nothing to draw now.")


# ------------------------------------------------------------------ declaring: when
def _not_in_this_game(action: Action, view: SeatView) -> str:
    if action.verb == Verb.EXCHANGE:
        return _("No trump is turned up in this game, so there is nothing to exchange.")
    if action.verb == Verb.SHOW:
        return _("In this game a seven of trumps scores nothing when it is shown.")
    if action.verb == Verb.LAY:
        return _("In this game only what is scored is laid out.")
    return _("There is no such move in this game.")


def _no_opportunity(action: Action, view: SeatView) -> str:
    if not view.rules.says("declare_timing", "on_lead"):
        return _("You may declare only after taking a trick, before you draw.")
    if not view.takers and view.leader == view.seat:
        return _("In this game nothing may be declared before the first trick.")
    return _("You may declare only when it is your lead.")


def _talon_empty(action: Action, view: SeatView) -> str:
    if action.verb in (Verb.EXCHANGE, Verb.SHOW):
        return _("The talon is gone, and with it the turned-up card.")
    return _("The talon is gone: nothing can be declared any more.")


def _already_declared(action: Action, view: SeatView) -> str:
    return _("One declaration at a time: the next after another trick.")


def _too_few_tricks(action: Action, view: SeatView) -> str:
    needed = view.rules.number("restricted_until_tricks")
    won = sum(view.rules.side_of(taker) == view.side for taker in view.takers)
    if view.rules.says("restricted_scope", "all_declarations"):
        text = ngettext(
            "Declarations count from {needed} trick on; you have {won}.",
            "Declarations count from {needed} tricks on; you have {won}.",
            needed,
        )
    else:
        text = ngettext(
            "Marriages and quints count from {needed} trick on; you have {won}.",
            "Marriages and quints count from {needed} tricks on; you have {won}.",
            needed,
        )
    return text.format(needed=needed, won=won)


# ------------------------------------------------------------------ declaring: what
def _not_these_cards(action: Action, view: SeatView) -> str:
    from bezique_desktop.ui.wording_nearest import nearest_text

    return nearest_text(action, view)


def _worth_nothing(action: Action, view: SeatView) -> str:
    if view.rules.trump[action.kind] and action.kind >= QUINT and view.trump != NO_SUIT:
        return _("{meld} scores nothing: in this game only trumps do.").format(meld=kind_name(action.kind))
    return _("{meld} scores nothing in this game.").format(meld=kind_name(action.kind))


def _no_trump_yet(action: Action, view: SeatView) -> str:
    return _("There are no trumps yet: {meld} has to wait for them.").format(meld=kind_within(action.kind))


def _only_once(action: Action, view: SeatView) -> str:
    return _("{meld}: only once in a deal, and you have scored it.").format(meld=kind_name(action.kind))


def _locked(action: Action, view: SeatView) -> str:
    if action.kind < QUINT:
        suit = in_suit(action.kind & 3)
        return _("You have scored a marriage in {suit}: no other one in that suit.").format(suit=suit)
    return _("You have scored a bézique: no other one in this deal.")


def own_melds(view: SeatView) -> Melds:
    """What the viewer, or his side where partners combine their cards, has scored in this deal."""
    return view.melds[view.seat if len(view.melds) == view.rules.players else view.side]


def _used(action: Action, view: SeatView, levels: range) -> list[int]:
    """The cards of an action that have scored in melds of its class on these levels."""
    mine = KINDS[action.kind]
    scored = {
        card
        for kind, cards in own_melds(view)
        if KINDS[kind].meld_class == mine.meld_class and KINDS[kind].level in levels
        for card in cards
    }
    return [card for card in action.cards if card in scored] or list(action.cards)


def _used_in_same(action: Action, view: SeatView) -> str:
    level = KINDS[action.kind].level
    cards = _used(action, view, range(2) if action.kind < QUINT else range(level, level + 1))
    text = ngettext(
        "{meld}: {cards} has scored in such a meld already, and it takes new cards.",
        "{meld}: {cards} have scored in such a meld already, and it takes new cards.",
        len(cards),
    )
    return text.format(cards=card_signs(cards), meld=kind_name(action.kind))


def _used_in_higher(action: Action, view: SeatView) -> str:
    cards = _used(action, view, range(KINDS[action.kind].level + 1, 4))
    text = ngettext(
        "{cards} has scored in a higher meld and can no longer make {meld}.",
        "{cards} have scored in a higher meld and can no longer make {meld}.",
        len(cards),
    )
    return text.format(cards=card_signs(cards), meld=kind_within(action.kind))


def _used_in_lower(action: Action, view: SeatView) -> str:
    cards = _used(action, view, range(KINDS[action.kind].level))
    text = ngettext(
        "{cards} has scored in a lower meld and cannot grow into {meld} in this game.",
        "{cards} have scored in a lower meld and cannot grow into {meld} in this game.",
        len(cards),
    )
    return text.format(cards=card_signs(cards), meld=kind_within(action.kind))


def _still_intact(action: Action, view: SeatView) -> str:
    text = _("{meld} still lies complete on the table: play one of its cards first.")
    return text.format(meld=kind_title(action.kind))


_SENTENCES: Final[dict[Reason, _Sentence]] = {
    Reason.NOT_IN_THIS_GAME: _not_in_this_game,
    Reason.NOT_HELD: _not_held,
    Reason.MUST_FOLLOW_SUIT: _must_follow,
    Reason.MUST_TRUMP: _must_trump,
    Reason.MUST_FOLLOW_OR_TRUMP: _must_follow_or_trump,
    Reason.MUST_BEAT: _must_beat,
    Reason.NO_OPPORTUNITY: _no_opportunity,
    Reason.TALON_EMPTY: _talon_empty,
    Reason.ALREADY_DECLARED: _already_declared,
    Reason.MUST_DRAW_FIRST: _must_draw,
    Reason.NOTHING_TO_DRAW_FOR: _no_draw,
    Reason.NOT_THESE_CARDS: _not_these_cards,
    Reason.WORTH_NOTHING: _worth_nothing,
    Reason.NO_TRUMP_YET: _no_trump_yet,
    Reason.TOO_FEW_TRICKS: _too_few_tricks,
    Reason.ONLY_ONCE: _only_once,
    Reason.LOCKED: _locked,
    Reason.USED_IN_SAME: _used_in_same,
    Reason.USED_IN_HIGHER: _used_in_higher,
    Reason.USED_IN_LOWER: _used_in_lower,
    Reason.STILL_INTACT: _still_intact,
}
