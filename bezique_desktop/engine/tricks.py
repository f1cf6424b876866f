"""Who takes a trick, and which cards may be played to one (G-9 to G-15)."""

from typing import Final

from mypy_extensions import i64

from bezique_desktop.engine.cards import FACES, NO_SUIT
from bezique_desktop.engine.reasons import Reason


def beats(card: int, best: int, trump: int, by_rank: bool) -> bool:
    """Whether a later card takes the trick from the best so far; an equal one never does (G-10; by rank: G-11)."""
    suit = (card >> 3) & 3
    lead = (best >> 3) & 3
    if suit == lead:
        return card & 7 > best & 7
    if suit == trump:
        return True
    return by_rank and lead != trump and card & 7 > best & 7


def _powers(trump: int, led: int) -> list[int]:
    """What each face weighs in a trick: nothing if it is neither trumps nor of the suit led; ``led`` 4 counts every
    suit as led."""
    powers: list[int] = []
    for face in range(FACES):
        suit, rank = face >> 3, face & 7
        powers.append(rank + 9 if suit == trump else rank + 1 if led in (suit, 4) else 0)
    return powers


_POWERS: Final[list[list[int]]] = [_powers(trump, led) for trump in range(NO_SUIT, 4) for led in range(5)]


def winner(cards: list[int], trump: int, by_rank: bool) -> int:
    """The index of the card that takes the trick, cards in order of play; ``trump`` may be ``NO_SUIT`` (G-12)."""
    first = cards[0]
    powers = _POWERS[(trump + 1) * 5 + (4 if by_rank else (first >> 3) & 3)]
    best = 0
    highest: i64 = 0
    for place, card in enumerate(cards):
        power: i64 = powers[card & 31]
        if power > highest:
            best, highest = place, power
    return best


def may_follow(holding: list[int], trick: list[int], trump: int, must_beat: bool, suit_or_trump: bool) -> list[int]:
    """The cards of a holding that may be played in the END phase (G-13 to G-15); ``must_beat`` wins over
    ``suit_or_trump``. The list is not to be changed: it may be the holding itself."""
    if not trick:
        return holding
    led = (trick[0] >> 3) & 3
    suited = [card for card in holding if (card >> 3) & 3 == led]
    if suited and (must_beat or not suit_or_trump):
        return _beating(suited, trick, trump) or suited if must_beat else suited
    if trump in (NO_SUIT, led):
        return suited or holding
    trumps = [card for card in holding if (card >> 3) & 3 == trump]
    if must_beat:
        return _beating(trumps, trick, trump) or holding
    return suited + trumps or holding


def _beating(cards: list[int], trick: list[int], trump: int) -> list[int]:
    """Those of the cards that would take the trick."""
    best = trick[winner(trick, trump, False)]
    return [card for card in cards if beats(card, best, trump, False)]


def why_not(
    card: int, allowed: list[int], trick: list[int], trump: int, must_beat: bool, suit_or_trump: bool
) -> Reason:
    """The duty that a held card outside the allowed ones would break."""
    led = (trick[0] >> 3) & 3
    if all([(each >> 3) & 3 == led for each in allowed]):
        return Reason.MUST_BEAT if must_beat and (card >> 3) & 3 == led else Reason.MUST_FOLLOW_SUIT
    if suit_or_trump and not must_beat:
        return Reason.MUST_FOLLOW_OR_TRUMP
    return Reason.MUST_BEAT if must_beat and (card >> 3) & 3 == trump else Reason.MUST_TRUMP
