"""Who takes a trick, and which cards may be played to one (G-9 to G-15)."""

from typing import Final

from mypy_extensions import i64

from bezique_desktop.engine.cards import FACES, NO_CARDS, NO_SUIT
from bezique_desktop.engine.reasons import Reason


def beats(card: int, best: int, trump: i64, by_rank: bool) -> bool:
    """Whether a later card takes the trick from the best so far; an equal one never does (G-10; by rank: G-11)."""
    suit = (card >> 3) & 3
    lead = (best >> 3) & 3
    if suit == lead:
        return card & 7 > best & 7
    if suit == trump:
        return True
    return by_rank and lead != trump and card & 7 > best & 7


def _powers(trump: i64, led: int) -> bytes:
    """What each face weighs in a trick: nothing if it is neither trumps nor of the suit led; ``led`` 4 counts every
    suit as led."""
    powers: list[int] = []
    for face in range(FACES):
        suit, rank = face >> 3, face & 7
        powers.append(rank + 9 if suit == trump else rank + 1 if led in (suit, 4) else 0)
    return bytes(powers)


_POWERS: Final[list[bytes]] = [_powers(trump, led) for trump in range(NO_SUIT, 4) for led in range(5)]


def winner(cards: list[int], trump: i64, by_rank: bool) -> i64:
    """The index of the card that takes the trick, cards in order of play; ``trump`` may be ``NO_SUIT`` (G-12)."""
    first = cards[0]
    powers = _POWERS[(trump + 1) * 5 + (4 if by_rank else (first >> 3) & 3)]
    best: i64 = 0
    highest: i64 = 0
    for place, card in enumerate(cards):
        code: i64 = card
        power: i64 = powers[code & 31]
        if power > highest:
            best, highest = place, power
    return best


def worth(cards: list[int], card_points: bytes) -> int:
    """The points of cards, where ``card_points`` has those of each face."""
    total: i64 = 0
    for card in cards:
        code: i64 = card
        total += card_points[code & 31]
    return int(total)


def may_follow(holding: list[int], trick: list[int], trump: i64, must_beat: bool, suit_or_trump: bool) -> list[int]:
    """The cards of a holding that may be played in the END phase (G-13 to G-15); ``must_beat`` wins over
    ``suit_or_trump``. The list is not to be changed: it may be the holding itself."""
    if not trick:
        return holding
    led = (trick[0] >> 3) & 3
    suited = _of_suit(holding, led)
    if suited and (must_beat or not suit_or_trump):
        return _beating(suited, trick, trump) or suited if must_beat else suited
    if trump in (NO_SUIT, led):
        return suited or holding
    trumps = _of_suit(holding, trump)
    if must_beat:
        return _beating(trumps, trick, trump) or holding
    return suited + trumps or holding


def _of_suit(cards: list[int], suit: i64) -> list[int]:
    """The cards of a suit; a list is made for the first of them, since many a hand has none."""
    found = NO_CARDS
    for card in cards:
        code: i64 = card
        if (code >> 3) & 3 == suit:
            if found:
                found.append(card)
            else:
                found = [card]
    return found


def _beating(cards: list[int], trick: list[int], trump: i64) -> list[int]:
    """Those of the cards that would take the trick."""
    best = trick[winner(trick, trump, False)]
    return [card for card in cards if beats(card, best, trump, False)]


def why_not(
    card: int, allowed: list[int], trick: list[int], trump: i64, must_beat: bool, suit_or_trump: bool
) -> Reason:
    """The duty that a held card outside the allowed ones would break."""
    led = (trick[0] >> 3) & 3
    if all([(each >> 3) & 3 == led for each in allowed]):
        return Reason.MUST_BEAT if must_beat and (card >> 3) & 3 == led else Reason.MUST_FOLLOW_SUIT
    if suit_or_trump and not must_beat:
        return Reason.MUST_FOLLOW_OR_TRUMP
    return Reason.MUST_BEAT if must_beat and (card >> 3) & 3 == trump else Reason.MUST_TRUMP
