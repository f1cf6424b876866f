"""Cards and suits in words: as signs in texts for the eye, in full for those who listen."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from bezique_desktop.engine.cards import NO_SUIT, rank_of, suit_of
from bezique_desktop.ui.art.indices import LANGUAGES as INDEX_LANGUAGES
from bezique_desktop.ui.art.indices import index_text
from bezique_desktop.ui.words import N_, _, language, ngettext, pgettext
from bezique_desktop.values import frozen

SIGNS: Final = "♠♥♦♣"
_RANKS: Final = (N_("seven"), N_("eight"), N_("nine"), N_("jack"), N_("queen"), N_("king"), N_("ten"), N_("ace"))

_index_language: str = ""


def set_index_language(code: str) -> None:
    """Write the indices of cards as this language does; an empty text: as the language that is spoken."""
    global _index_language
    _index_language = code


def index_language() -> str:
    """The language whose letters stand on the cards and in texts."""
    spoken = language()
    return _index_language or (spoken if spoken in INDEX_LANGUAGES else "en")


def card_sign(card: int) -> str:
    """A card as it is written in a line: ``Q♠``; ``?`` for one that is hidden."""
    return index_text(rank_of(card), index_language()) + SIGNS[suit_of(card)] if card >= 0 else "?"


def card_signs(cards: Iterable[int]) -> str:
    """Cards side by side."""
    return " ".join(card_sign(card) for card in cards)


def card_words(card: int) -> str:
    """A card in words, for screen readers: "queen of spades"."""
    if card < 0:
        return _("a hidden card")
    return pgettext("card", "{rank} of {suit}").format(rank=rank_word(rank_of(card)), suit=of_suit(suit_of(card)))


@frozen
class CardName:
    """A card as sentences call it. In languages with cases a translation asks for one: ``{card:accusative}`` whom
    something is done to, ``{card:instrumental}`` what it is done with."""

    plain: str
    accusative: str
    instrumental: str

    def __format__(self, case: str) -> str:
        return {"": self.plain, "accusative": self.accusative, "instrumental": self.instrumental}[case]


def card_name(card: int, in_words: bool) -> CardName:
    """A card for a sentence, in words or as a sign, which is the same in all cases."""
    if card < 0 or not in_words:
        told = card_words(card) if in_words else card_sign(card)
        return CardName(told, told, told)
    rank, suit = rank_of(card), of_suit(suit_of(card))
    form = pgettext("card", "{rank} of {suit}")
    forms = (rank_word(rank), _accusative(rank), _instrumental(rank))
    return CardName(*(form.format(rank=each, suit=suit) for each in forms))


def _accusative(rank: int) -> str:
    return (
        pgettext("accusative", "seven"),
        pgettext("accusative", "eight"),
        pgettext("accusative", "nine"),
        pgettext("accusative", "jack"),
        pgettext("accusative", "queen"),
        pgettext("accusative", "king"),
        pgettext("accusative", "ten"),
        pgettext("accusative", "ace"),
    )[rank]


def _instrumental(rank: int) -> str:
    return (
        pgettext("instrumental", "seven"),
        pgettext("instrumental", "eight"),
        pgettext("instrumental", "nine"),
        pgettext("instrumental", "jack"),
        pgettext("instrumental", "queen"),
        pgettext("instrumental", "king"),
        pgettext("instrumental", "ten"),
        pgettext("instrumental", "ace"),
    )[rank]


def _genitive(rank: int) -> str:
    return (
        pgettext("genitive", "seven"),
        pgettext("genitive", "eight"),
        pgettext("genitive", "nine"),
        pgettext("genitive", "jack"),
        pgettext("genitive", "queen"),
        pgettext("genitive", "king"),
        pgettext("genitive", "ten"),
        pgettext("genitive", "ace"),
    )[rank]


def cards_lacked(cards: Iterable[int]) -> str:
    """Cards in words as they stand before "missing", those of a suit together: "king and queen of diamonds"."""
    form, suits, more = pgettext("card", "{rank} of {suit}"), dict[int, list[str]](), list[str]()
    for face, count in Counter(card & 31 for card in cards).items():
        rank, suit = _genitive(rank_of(face)), suit_of(face)
        if count == 1:
            suits.setdefault(suit, []).append(rank)
        else:
            more.append(f"{form.format(rank=rank, suit=of_suit(suit))} ×{count}")
    return _listed([form.format(rank=_listed(ranks), suit=of_suit(suit)) for suit, ranks in suits.items()] + more)


def _listed(words: list[str]) -> str:
    """Words side by side, an "and" before the last."""
    if len(words) < 2:
        return "".join(words)
    return pgettext("cards", "{first} and {last}").format(first=", ".join(words[:-1]), last=words[-1])


def cards_words(cards: Iterable[int]) -> str:
    """Cards in words, one after the other."""
    return ", ".join(card_words(card) for card in cards)


def rank_word(rank: int) -> str:
    """A rank: "queen"."""
    return _(_RANKS[rank])


def of_suit(suit: int) -> str:
    """A suit as it stands after "of" or "no": languages with cases have another form there."""
    forms = (
        pgettext("of the suit", "spades"),
        pgettext("of the suit", "hearts"),
        pgettext("of the suit", "diamonds"),
        pgettext("of the suit", "clubs"),
    )
    return forms[suit]


def in_suit(suit: int) -> str:
    """A suit as it stands after "in"."""
    forms = (
        pgettext("in the suit", "spades"),
        pgettext("in the suit", "hearts"),
        pgettext("in the suit", "diamonds"),
        pgettext("in the suit", "clubs"),
    )
    return forms[suit]


def trump_text(suit: int) -> str:
    """The trump suit beside its badge: "Spades trump"; or that there is none yet."""
    if suit == NO_SUIT:
        return _("No trumps yet")
    return (_("Spades trump"), _("Hearts trump"), _("Diamonds trump"), _("Clubs trump"))[suit]


def trumps_made(suit: int) -> str:
    """That a declaration has made trumps."""
    return (_("Spades are trumps"), _("Hearts are trumps"), _("Diamonds are trumps"), _("Clubs are trumps"))[suit]


def talon_text(cards: int, visible: bool = True) -> str:
    """How many cards are left to draw, unless the rules in force hide it."""
    if not visible:
        return _("cards left: hidden")
    return ngettext("{number} card left", "{number} cards left", cards).format(number=cards)


def cards_count(number: int) -> str:
    """So many cards: "192 cards"."""
    return ngettext("{number} card", "{number} cards", number).format(number=number)


def points_text(points: int) -> str:
    """So many points, in words."""
    return ngettext("{number} point", "{number} points", points).format(number=points)


def game_points_text(points: int) -> str:
    """So many game points, in words."""
    return ngettext("{number} game point", "{number} game points", points).format(number=points)


def tricks_text(tricks: int) -> str:
    """So many tricks, in words."""
    return ngettext("{number} trick", "{number} tricks", tricks).format(number=tricks)
