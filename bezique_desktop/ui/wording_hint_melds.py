"""What hints say of declarations: what to declare, what to wait for, and the cards that are kept for it."""

from collections.abc import Callable
from typing import Final

from bezique_desktop.engine.actions import Verb
from bezique_desktop.engine.cards import JACK, QUEEN, rank_of
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.advice import Hint, HintReason
from bezique_desktop.ui.wording_cards import card_sign, card_signs, points_text
from bezique_desktop.ui.wording_kinds import kind_within
from bezique_desktop.ui.words import N_, _, ngettext

Sentence = Callable[[Hint, SeatView], str]


def meld_of(hint: Hint) -> str:
    """The declaration that the reason is about."""
    return kind_within(hint.kind) if hint.kind >= 0 else ""


def worth_of(hint: Hint) -> str:
    """The points that it is about."""
    return points_text(hint.points)


def played_of(hint: Hint) -> str:
    """The card advised."""
    return card_sign(hint.action.card)


def _kept(hint: Hint) -> str:
    return card_signs(hint.cards)


_FIELDS: Final[dict[str, Callable[[Hint], str]]] = {
    "points": worth_of,
    "meld": meld_of,
    "card": played_of,
    "cards": _kept,
}


def plain(text: str) -> Sentence:
    """A sentence that holds nothing but the points, the declaration, the card advised or the cards it is about."""
    fields = {name: field for name, field in _FIELDS.items() if f"{{{name}}}" in text}
    return lambda hint, view: _(text).format(**{name: field(hint) for name, field in fields.items()})


def _declare_trumps(hint: Hint, view: SeatView) -> str:
    text = ngettext(
        "It scores {points} and makes trumps of this suit, of which you hold {number} card.",
        "It scores {points} and makes trumps of this suit, of which you hold {number} cards.",
        len(hint.cards),
    )
    return text.format(points=worth_of(hint), number=len(hint.cards))


def _hold_back(hint: Hint, view: SeatView) -> str:
    if not hint.chances:
        text = _("You could declare {meld} for {points}, but this is thought to bring more.")
        return text.format(meld=meld_of(hint), points=worth_of(hint))
    text = ngettext(
        "You could declare {meld} for {points}, but it can wait: {number} more trick lets you declare.",
        "You could declare {meld} for {points}, but it can wait: {number} more tricks let you declare.",
        hint.chances,
    )
    return text.format(meld=meld_of(hint), points=worth_of(hint), number=hint.chances)


def _hold_for(hint: Hint, view: SeatView) -> str:
    waiting = [each.kind for each in view.legal if each.verb == Verb.DECLARE and each.cards == hint.cards]
    spoils = kind_within(waiting[0]) if waiting else card_signs(hint.cards)
    if not hint.chances:
        text = _("Declaring {waiting} now would spoil {meld}, which scores {points}.")
        return text.format(waiting=spoils, meld=meld_of(hint), points=worth_of(hint))
    text = ngettext(
        "Declaring {waiting} now would spoil {meld}: {points}, and {number} unseen card helps.",
        "Declaring {waiting} now would spoil {meld}: {points}, and {number} unseen cards help.",
        hint.chances,
    )
    return text.format(waiting=spoils, meld=meld_of(hint), points=worth_of(hint), number=hint.chances)


def _keep(hint: Hint, view: SeatView) -> str:
    if hint.kind < 0:
        return _("It spares {cards}, which may still score.").format(cards=card_signs(hint.cards))
    cards, meld = card_signs(hint.cards), meld_of(hint)
    if hint.chances:
        text = ngettext(
            "It keeps {cards} for {meld} ({chances} unseen card helps).",
            "It keeps {cards} for {meld} ({chances} unseen cards help).",
            hint.chances,
        )
    else:
        text = _("It keeps {cards} for {meld}.")
    told = text.format(cards=cards, meld=meld, chances=hint.chances)
    return f"{told} {_missed(hint)}" if rank_of(hint.action.card) >= JACK else told


def _missed(hint: Hint) -> str:
    """Why the card played is the one to spare."""
    text = _("{card} is missed less.") if hint.points else _("{card} has hardly anything left to make.")
    return text.format(card=played_of(hint))


def _wanted_twice(hint: Hint, view: SeatView) -> str:
    queens = [card for card in hint.cards if rank_of(card) == QUEEN] or hint.cards
    text = _("{card} is wanted twice, for the bézique and for a marriage.").format(card=card_sign(queens[0]))
    return f"{text} {_missed(hint)}"


def _with_rule(rule: str) -> Sentence:
    """What is kept, after the rule that says so."""
    return lambda hint, view: f"{_(rule)} {_keep(hint, view)}"


MELD_SENTENCES: Final[dict[HintReason, Sentence]] = {
    HintReason.DECLARE_NOW: plain(N_("It scores {points}, and waiting gains nothing.")),
    HintReason.DECLARE_LOWER_FIRST: plain(N_("Score {points} now: {meld} can still follow with the same cards.")),
    HintReason.DECLARE_TRUMPS: _declare_trumps,
    HintReason.DECLARE_RATHER: plain(N_("It scores {points} now, and that is better than to hope for {meld}.")),
    HintReason.HOLD_BACK: _hold_back,
    HintReason.HOLD_FOR: _hold_for,
    HintReason.HOLD_TRUMPS: plain(
        N_("You could declare {meld} for {points}, but that would settle which suit is trumps.")
    ),
    HintReason.NOTHING_TO_DECLARE: plain(N_("You hold nothing that scores now.")),
    HintReason.KEEP_FOR_MELD: _keep,
    HintReason.KEEP_ROYALS: _with_rule(N_("Keep kings and queens for marriages and fours.")),
    HintReason.KEEP_COUPLES: _with_rule(N_("Keep kings and queens for marriages.")),
    HintReason.KEEP_ACES: _with_rule(N_("Keep aces for the four aces.")),
    HintReason.KEEP_BEZIQUE_CARDS: _with_rule(N_("Always keep the cards of the bézique.")),
    HintReason.KEEP_TRUMP_ACE: _with_rule(N_("The four aces are scored, but the ace of trumps waits for the quint.")),
    HintReason.WANTED_TWICE: _wanted_twice,
}
