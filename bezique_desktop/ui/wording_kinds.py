"""The kinds of declaration in words."""

from collections.abc import Iterable
from typing import Final

from bezique_desktop.engine.cards import ACE, JACK, KING, NO_SUIT, QUEEN, SEVEN, SPADES, TEN, card
from bezique_desktop.engine.kinds import (
    BEZIQUE,
    DOUBLE_MARRIAGE,
    FOUR,
    FOUR_TRUMP,
    KINDS,
    QUARTET_RANKS,
    QUINT,
    TWO_SEVENS,
)
from bezique_desktop.engine.mechanics import PARTNER_JACK
from bezique_desktop.engine.rules import Rules
from bezique_desktop.ui.wording_cards import SIGNS, card_signs, of_suit
from bezique_desktop.ui.words import N_, _, pgettext

_NAMES: Final = {
    "marriage": N_("Marriage"),
    "double-marriage": N_("Double marriage"),
    "quint": N_("Quint"),
    "bezique": N_("Bézique"),
    "double-bezique": N_("Double bézique"),
    "triple-bezique": N_("Triple bézique"),
    "quadruple-bezique": N_("Quadruple bézique"),
    "four-aces": N_("Four aces"),
    "four-tens": N_("Four tens"),
    "four-kings": N_("Four kings"),
    "four-queens": N_("Four queens"),
    "four-jacks": N_("Four jacks"),
    "four-trump-aces": N_("Four trump aces"),
    "four-trump-tens": N_("Four trump tens"),
    "four-trump-kings": N_("Four trump kings"),
    "four-trump-queens": N_("Four trump queens"),
    "four-trump-jacks": N_("Four trump jacks"),
    "two-sevens": N_("Two trump sevens"),
}
_WITHIN: Final = {
    "marriage": N_("marriage"),
    "double-marriage": N_("double marriage"),
    "quint": N_("quint"),
    "bezique": N_("bézique"),
    "double-bezique": N_("double bézique"),
    "triple-bezique": N_("triple bézique"),
    "quadruple-bezique": N_("quadruple bézique"),
    "four-aces": N_("four aces"),
    "four-tens": N_("four tens"),
    "four-kings": N_("four kings"),
    "four-queens": N_("four queens"),
    "four-jacks": N_("four jacks"),
    "four-trump-aces": N_("four trump aces"),
    "four-trump-tens": N_("four trump tens"),
    "four-trump-kings": N_("four trump kings"),
    "four-trump-queens": N_("four trump queens"),
    "four-trump-jacks": N_("four trump jacks"),
    "two-sevens": N_("two trump sevens"),
}
"""The same names as they stand inside a line."""


def kind_title(kind: int) -> str:
    """The name of a kind without its suit: "Marriage"."""
    return _(_NAMES[KINDS[kind].name])


def kind_name(kind: int) -> str:
    """The name with the sign of its suit: "Marriage ♥"."""
    return _signed(kind_title(kind), kind)


def kind_within(kind: int) -> str:
    """The name with its sign as it stands inside a line: "marriage ♥"."""
    return _signed(_(_WITHIN[KINDS[kind].name]), kind)


def kinds_within(kinds: Iterable[int]) -> str:
    """Several names inside a line, each once with the signs of all its suits: "marriage ♠♥, bézique"."""
    signs: dict[str, str] = {}
    for kind in kinds:
        name, suit = _(_WITHIN[KINDS[kind].name]), KINDS[kind].suit
        signs[name] = signs.get(name, "") + ("" if suit == NO_SUIT else SIGNS[suit])
    return ", ".join(f"{name} {suits}".rstrip() for name, suits in signs.items())


def kind_words(kind: int) -> str:
    """The name with its suit in words, for screen readers: "Marriage of hearts"."""
    suit = KINDS[kind].suit
    if suit == NO_SUIT:
        return kind_title(kind)
    return pgettext("meld", "{meld} of {suit}").format(meld=kind_title(kind), suit=of_suit(suit))


def _signed(name: str, kind: int) -> str:
    suit = KINDS[kind].suit
    return name if suit == NO_SUIT else f"{name} {SIGNS[suit]}"


def kind_needs(kind: int, rules: Rules, trump: int) -> str:
    """What cards a kind takes, as a sentence."""
    if kind < DOUBLE_MARRIAGE:
        return _("A marriage is the king and queen of one suit.")
    if kind < QUINT:
        return _("A double marriage is both kings and both queens of one suit.")
    if kind < BEZIQUE:
        return _("A quint is ace, ten, king, queen and jack of one suit.")
    if kind < FOUR:
        cards = card_signs(example_cards(kind, rules, trump))
        return _("{meld} is {cards}.").format(meld=kind_title(kind), cards=cards)
    if kind < FOUR_TRUMP:
        if rules.says("quartet_suits", "distinct"):
            return _("Four of a kind must be of four different suits.")
        return _("Four of a kind are any four cards of that rank.")
    if kind < TWO_SEVENS:
        return _("Here all four cards must be trumps.")
    return _("It takes both sevens of trumps.")


def example_cards(kind: int, rules: Rules, trump: int) -> tuple[int, ...]:
    """Cards that make a kind, to picture it; where trumps decide and there are none, hearts stand for them."""
    suit = KINDS[kind].suit
    shown = trump if trump != NO_SUIT else 1
    if kind < QUINT:
        count = 1 if kind < DOUBLE_MARRIAGE else 2
        return tuple(card(rank, suit, copy) for rank in (KING, QUEEN) for copy in range(count))
    if kind < BEZIQUE:
        return tuple(card(rank, suit) for rank in (ACE, TEN, KING, QUEEN, JACK))
    if kind < FOUR:
        queen = SPADES if rules.says("bezique_cards", "fixed") else shown
        pair = ((QUEEN, queen), (JACK, PARTNER_JACK[queen]))
        return tuple(card(rank, of, copy) for rank, of in pair for copy in range(kind - BEZIQUE + 1))
    if kind < FOUR_TRUMP:
        return tuple(card(QUARTET_RANKS[kind - FOUR], of) for of in range(4))
    if kind < TWO_SEVENS:
        return tuple(card(QUARTET_RANKS[kind - FOUR_TRUMP], shown, copy) for copy in range(4))
    return tuple(card(SEVEN, shown, copy) for copy in range(2))
